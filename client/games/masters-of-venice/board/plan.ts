/**
 * The city of Masters of Venice: its houses, bridges, buildings and people's meeting places. The
 * town's builders (client/world) make it from this plan and know no game.
 */

import type { TownPlan } from '../../../world/plan.ts';
import { BUILDINGS } from './buildings.ts';
import { CAMPANILE, CANAL_CENTRE, CANAL_RADIUS, CANAL_WIDTH, QUAY } from './landmarks.ts';
import { ORNAMENTS } from './ornaments.ts';
import { LAND } from './shores.ts';

export const PLAN: TownPlan = {
  quay: QUAY,
  land: LAND,
  rows: [
    // Behind the shops, two rows, the far one grand.
    { from: { x: -46, z: -45 }, to: { x: 46, z: -45 }, height: 'tall' },
    { from: { x: -41, z: -53 }, to: { x: 41, z: -53 }, height: 'grand' },
    { from: { x: -59, z: -37 }, to: { x: -48, z: -45 }, height: 'tall' },
    { from: { x: 47, z: -46 }, to: { x: 60, z: -37.5 }, height: 'tall' },
    // Between the shops.
    ...[-28.5, -9.5, 9.5, 28.5].map((x) => ({
      from: { x: x - 2.4, z: -38.2 },
      to: { x: x + 2.4, z: -38.2 },
      height: 'mid' as const,
    })),
    // Shores of the offices.
    { from: { x: -60.6, z: -8 }, to: { x: -60.6, z: -16.5 }, height: 'low' },
    { from: { x: 60, z: -19 }, to: { x: 60, z: -8.5 }, height: 'low' },
    // Inner island: low houses at both ends of the docks and along the sides. The campo before
    // church and mercato stays open: cards, counters and pawns stand there.
    { from: { x: -26.6, z: 26 }, to: { x: -15.4, z: 26 }, height: 'low' },
    { from: { x: 16.4, z: 26 }, to: { x: 26.6, z: 26 }, height: 'low' },
    { from: { x: -23.4, z: 9.5 }, to: { x: -23.4, z: 20.5 }, height: 'low' },
    { from: { x: 23.4, z: 20.5 }, to: { x: 23.4, z: 9.5 }, height: 'low' },
    // West and east shores behind the palazzi.
    { from: { x: -66.8, z: 10.5 }, to: { x: -66.8, z: 51 }, height: 'mid', flip: true },
    { from: { x: 66.8, z: 44 }, to: { x: 66.8, z: 14 }, height: 'mid', flip: true },
    { from: { x: 45, z: 46 }, to: { x: 62, z: 46 }, height: 'low' },
  ],
  bridges: [
    { x: -CANAL_RADIUS, z: 37.4, turn: 0, span: CANAL_WIDTH, width: 5.8, grand: true },
    { x: CANAL_RADIUS, z: 41, turn: 0, span: CANAL_WIDTH, width: 3.4 },
    { x: -53.4, z: 4.9, turn: Math.PI / 2, span: 4.1, width: 2.6 },
    { x: -62, z: 4.6, turn: Math.PI / 2, span: 4.1, width: 2.4 },
    { x: 48.6, z: 9.1, turn: Math.PI / 2, span: 4.1, width: 2.6 },
    { x: 60, z: 8.8, turn: Math.PI / 2, span: 4.1, width: 2.4 },
  ],
  ornaments: ORNAMENTS,
  gatherings: [
    ...[
      [40.7, 0.5, 2],
      [40.9, 0.98, 3],
      [40.8, 2.2, 2],
      [41, 2.62, 2],
      [27.2, 0.46, 2],
      [27.4, 0.92, 1],
      [27.2, 2.16, 2],
      [27.3, 2.7, 2],
    ].map(([r = 0, theta = 0, people = 1]) => ({
      x: CANAL_CENTRE.x + r * Math.cos(theta),
      z: CANAL_CENTRE.z - r * Math.sin(theta),
      people,
    })),
    ...[
      [-28.5, -33, 3],
      [-9.5, -32.4, 2],
      [9.5, -32.8, 2],
      [28.5, -33, 3],
      [-46.6, -30, 2],
      [46.4, -33, 3],
      [-50.6, 9.6, 2],
      [47.4, 3, 2],
      [-63.4, 0.4, 2],
      [58.4, 4.6, 1],
      [-27.6, 30.6, 2],
      [27.8, 31, 2],
      [-15, 5.6, 2],
      [2.6, 1.2, 2],
      [19.6, 12.4, 2],
      [-64, 37, 2],
      [55.4, 49, 2],
      [63.6, 49.4, 1],
      [-46.6, 53, 3],
      [-40.4, 35, 1],
      [40.4, 43.6, 2],
    ].map(([x = 0, z = 0, people = 1]) => ({ x, z, people })),
  ],
  campi: [
    { x: -9, z: 17.6, w: 12.8, d: 8.4 },
    { x: 11.4, z: 19.4, w: 13, d: 5.2 },
  ],
  buildings: BUILDINGS,
  gulls: [
    { x: CANAL_CENTRE.x - 4, z: CANAL_CENTRE.z + CANAL_RADIUS * 0.95 },
    CAMPANILE,
    { x: CANAL_CENTRE.x + CANAL_RADIUS * 1.9, z: CANAL_CENTRE.z - 14 },
    { x: CANAL_CENTRE.x - CANAL_RADIUS * 1.9, z: CANAL_CENTRE.z - 44 },
  ],
};
