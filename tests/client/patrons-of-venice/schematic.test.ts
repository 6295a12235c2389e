/** The map as a diagram: everything side by side, and no line runs through a third thing. */

import { expect, test } from 'vitest';
import { sitesAt } from '../../../client/games/patrons-of-venice/forecast.ts';
import {
  CAMPO_AT,
  HEIGHT,
  SITE_AT,
  SITE_SIZE,
  WIDTH,
} from '../../../client/games/patrons-of-venice/schematic.ts';
import { CAMPI, CAMPO, SITE, SITES } from '../../../engine/games/patrons-of-venice/map.ts';

interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sites: Box[] = SITES.map((id) => {
  const [x, y] = SITE_AT[id];
  return { id, x, y, width: SITE_SIZE, height: SITE_SIZE };
});
const campi: Box[] = CAMPI.map((id) => {
  const [x, y, width, height] = CAMPO_AT[id];
  return { id, x, y, width, height };
});
const all = [...campi, ...sites];
const find = (id: string): Box => all.find((box) => box.id === id) as Box;

test('all of it lies in the picture, side by side', () => {
  for (const [k, a] of all.entries()) {
    expect(Math.min(a.x - a.width / 2, a.y - a.height / 2), a.id).toBeGreaterThanOrEqual(-0.015);
    expect(a.x + a.width / 2, a.id).toBeLessThanOrEqual(WIDTH + 0.015);
    expect(a.y + a.height / 2, a.id).toBeLessThanOrEqual(HEIGHT + 0.015);
    for (const b of all.slice(k + 1)) {
      const wide = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
      const high = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
      expect(Math.min(wide, high), `${a.id} ${b.id}`).toBeLessThan(0.02);
    }
  }
});

test('the way from a campo to each of its sites meets nothing else', () => {
  for (const campo of CAMPI) {
    for (const site of sitesAt(campo)) {
      const [from, to] = [find(campo), find(site)];
      const met = all.filter((box) => box !== from && box !== to && crosses(from, to, box));
      expect(
        met.map(({ id }) => id),
        `${campo} to ${site}`,
      ).toEqual([]);
    }
  }
});

/** Whether the middle line from one box to another runs through a third, well inside it. */
function crosses(from: Box, to: Box, box: Box): boolean {
  return Array.from({ length: 101 }, (_, i) => i / 100).some((part) => {
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    return (
      Math.abs(x - box.x) < box.width / 2 - 0.05 && Math.abs(y - box.y) < box.height / 2 - 0.05
    );
  });
}

test('north, south, west and east of the map are the same here', () => {
  for (const [k, { campi: at, rect }] of SITE.entries()) {
    for (const index of at) {
      const [x0, y0, x1, y1] = rect;
      const campo = CAMPO_AT[CAMPI[index]];
      const box = CAMPO[index].rect;
      const [x, y] = SITE_AT[SITES[k]];
      const where = `${SITES[k]} ${CAMPI[index]}`;
      if (y1 <= box[1]) expect(y, `${where}: north`).toBeLessThan(campo[1]);
      if (y0 >= box[3]) expect(y, `${where}: south`).toBeGreaterThan(campo[1]);
      if (x1 <= box[0]) expect(x, `${where}: west`).toBeLessThan(campo[0]);
      if (x0 >= box[2]) expect(x, `${where}: east`).toBeGreaterThan(campo[0]);
    }
  }
});
