/** The map as data (rules, section 2.6): the written neighbours agree with the rectangles. */

import { expect } from 'vitest';
import {
  CAMPI,
  CAMPI_OF,
  CAMPO,
  NEIGHBOURS_OF,
  SITE,
  SITES,
  SITES_OF,
} from '../../../engine/games/patrons-of-venice/map.ts';
import { rule } from '../rule.ts';
import * as RECTS from './rects.ts';

type Rect = (typeof SITE)[number]['rect'];

/** Overlap of two rectangles, west to east and north to south; below 0 = they are apart. */
const overlap = (a: Rect, b: Rect): readonly [wide: number, tall: number] => [
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]),
  Math.min(a[3], b[3]) - Math.max(a[1], b[1]),
];
const touch = (a: Rect, b: Rect): boolean => {
  const [wide, tall] = overlap(a, b);
  return (wide === 0 && tall > 0) || (tall === 0 && wide > 0);
};

rule(['PV-016', 'PV-018'], 'Each site names the campi with which it shares an edge', () => {
  expect(SITE.map(({ id }) => id)).toEqual(SITES);
  expect(CAMPO.map(({ id }) => id)).toEqual(CAMPI);
  const drawn = (all: readonly { id: string; rect: Rect }[]) =>
    Object.fromEntries(all.map(({ id, rect }) => [id, rect]));
  expect(drawn(SITE)).toEqual(RECTS.SITES);
  expect(drawn(CAMPO)).toEqual(RECTS.CAMPI);
  SITE.forEach(({ id, rect, campi }, at) => {
    const near = CAMPO.flatMap((campo, i) => (touch(rect, campo.rect) ? [i] : []));
    expect(campi, id).toEqual(near);
    expect(CAMPI_OF[at], id).toBe(near.reduce((mask, campo) => mask | (1 << campo), 0));
    for (const campo of near) expect(SITES_OF[campo], id).toContain(at);
  });
  expect(SITES_OF.flat()).toHaveLength(SITES.length + 7);
});

rule('PV-017', 'Neighbours are those that share a campo, and nothing lies upon another', () => {
  SITE.forEach(({ id, campi }, at) => {
    const near = SITE.flatMap((other, i) =>
      i !== at && other.campi.some((campo) => campi.includes(campo)) ? [i] : [],
    );
    expect(NEIGHBOURS_OF[at], id).toEqual(near);
  });
  const all = [...SITE, ...CAMPO];
  all.forEach((one, i) => {
    const [x0, y0, x1, y1] = one.rect;
    expect(x0 >= 10 && y0 >= 14 && x1 <= 60 && y1 <= 54 && x0 < x1 && y0 < y1, one.id).toBe(true);
    for (const other of all.slice(i + 1)) {
      const [wide, tall] = overlap(one.rect, other.rect);
      expect(wide > 0 && tall > 0, `${one.id} ${other.id}`).toBe(false);
    }
  });
});
