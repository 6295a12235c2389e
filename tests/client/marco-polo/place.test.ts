/** The map room's plan: everything is in the picture, nothing overlaps. */

import { expect, test } from 'vitest';
import { SCENERY } from '../../../client/games/marco-polo/scenery/index.ts';
import {
  boardArea,
  isTray,
  MAP,
  nodeSpot,
  TABLE,
  TOP,
  TRAYS,
  trayArea,
} from '../../../client/games/marco-polo/scenery/plan.ts';
import {
  heightAt,
  inland,
  worldGeometry,
} from '../../../client/games/marco-polo/scenery/relief.ts';
import { models, room, table } from '../../../client/games/marco-polo/scenery/room.ts';
import { MAP_NODES, ROUTES } from '../../../engine/games/marco-polo/data/map-nodes.ts';
import { PALAZZI } from '../../../engine/games/marco-polo/data/venice.ts';
import { inPicture } from '../in-picture.ts';

const NODES = [...MAP_NODES, ...PALAZZI].map(({ id }) => id);

test('every node, tray and place of a player is in the overview of wide and nearly square pictures', () => {
  for (const aspect of [16 / 9, 4 / 3]) {
    const spots = [
      ...NODES.map(nodeSpot),
      ...TRAYS.map((id) => ({ x: trayArea(id).x0, z: trayArea(id).z1, y: TOP })),
      ...[0, 4].map((seat) => ({ x: boardArea(seat, 5).x0, z: boardArea(seat, 5).z1, y: TOP })),
    ];
    for (const { x, y, z } of spots)
      for (const part of inPicture(SCENERY, aspect, x, y, z))
        expect(Math.abs(part), `${x} ${z} at ${aspect}`).toBeLessThan(1);
  }
});

test('nodes keep apart, cities stand on land, and the ground of each is level', () => {
  const spots = MAP_NODES.map(({ id }) => nodeSpot(id));
  spots.forEach((a, k) => {
    for (const b of spots.slice(0, k)) expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(7);
    expect(inland(a.x, a.z), MAP_NODES[k]?.id).toBeGreaterThan(-2);
    expect(heightAt(a.x, a.z)).toBeCloseTo(heightAt(a.x + 1, a.z + 1), 2);
  });
  expect(ROUTES).toHaveLength(30);
});

test('trays and players’ places lie side by side on the table', () => {
  const across = TRAYS.map(trayArea);
  across.forEach((area, k) => {
    expect(area.x0).toBeGreaterThanOrEqual(k === 0 ? MAP.x0 : (across[k - 1]?.x1 ?? 0));
    expect(area.x1).toBeLessThanOrEqual(TABLE.x1);
  });
  expect(isTray('khan') && !isTray('venice')).toBe(true);
  for (let seats = 2; seats <= 5; seats++)
    for (let seat = 0; seat < seats; seat++) {
      const { x0, x1, z1 } = boardArea(seat, seats);
      expect(x0 >= TABLE.x0 && x1 <= TABLE.x1 && z1 <= TABLE.z1).toBe(true);
      if (seat > 0) expect(x0).toBeGreaterThan(boardArea(seat - 1, seats).x1);
    }
});

test('the things of the room leave a small machine enough for the pieces', () => {
  for (const played of [true, false]) {
    const set = table(5, { venice: played, companions: played });
    const built = [models(true, played), set, room(true), worldGeometry(1.1)];
    const triangles = built.reduce((sum, one) => sum + (one.getIndex()?.count ?? 0) / 3, 0);
    expect(triangles).toBeLessThan(75_000);
  }
});
