/**
 * The plan with the figures that its people need: the places of pieces, so that nobody walks over
 * them, and the ways on the water that are free of spaces, boats and letters.
 */

import { newPose, place, type Surface } from '../../../table/board/surface.ts';
import type { Point, TownPlan, Waterway } from '../../../world/plan.ts';
import { PLAN } from './plan.ts';
import { docksSign, LUMBER, MARKET, placeSite, type Sites, sitesFor, YARD } from './sites.ts';

/** The ground under a rectangle of a surface: middle, half width and half depth in its measures. */
function under(s: Surface, u: number, v: number, hu: number, hv: number): Point[] {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a = 0, b = 0]) => {
    const { x, z } = place(s, u + a * hu, v + b * hv, 0, newPose());
    return { x, z };
  });
}

/** The areas that the pieces of one arrangement cover. */
function covered(s: Sites): Point[][] {
  const pawns = (['shops', 'stockMarket', 'guildHall', 'church', 'mercato', 'docks'] as const).map(
    (location) => under(placeSite(s, location), 0, -0.3, 5, 1.5),
  );
  return [
    ...pawns,
    ...s.slabs.map((slab) => under(slab, 0, 0, slab.scale * s.slab.w * 0.53, s.slab.h * 0.6)),
    under(s.lumber, 0, 0, LUMBER.w * 0.55, LUMBER.h * 0.6),
    under(s.guildDeck, 0, 0, 2.6, 3.6),
    under(s.market, 0, 0, MARKET.w * 0.54, MARKET.h * 0.62),
    ...s.docks.map((dock) => under(dock, 0, 0, 6.7, 3.6)),
    ...[s.offices.officeNorth, s.offices.officeSouth].map((o) => under(o, 0, -2.4, 4.6, 4.4)),
    under(s.plaza, 0, -1.9, 6.6, 5.6),
    under(s.counter, 0, -0.8, 6.9, 2.6),
    under(s.bag, 0, 0.4, 2.2, 2.2),
    under(docksSign(s), 0, 0, 4.6, 1),
    under(s.drawn, 0, 0, 5.4, 1.2),
    under(s.row, 0, 0, 3.6, 6.4),
    under(s.order, 0, 1, 10.2, 3.4),
    ...s.yards.map((yard) => under(yard, 0, -0.3, YARD.w / 2 + 0.6, YARD.h / 2 + 0.9)),
  ];
}

const WATERWAYS: readonly Waterway[] = [
  way(
    ['gondola', 'barge', 'gondola', 'sandolo'],
    [-14, 49.5],
    [0, 45.6],
    [12, 49],
    [25, 51.5],
    [25, 58],
    [6, 62],
    [-16, 60],
    [-27, 55],
  ),
  // Under the great bridge, round, and out again.
  way(
    ['gondola', 'sandolo'],
    [-34.4, 57],
    [-35.9, 50],
    [-36, 40],
    [-36, 32.5],
    [-34, 29.8],
    [-32, 32.5],
    [-32, 40],
    [-32.6, 50],
    [-33, 57],
    [-33.6, 62],
  ),
  way(
    ['sandolo'],
    [34.6, 60],
    [35.7, 52],
    [35.9, 42],
    [35.8, 35],
    [34, 32.4],
    [32.2, 35],
    [32.2, 42],
    [32.6, 52],
    [33.2, 60],
  ),
  // In and out of the side canals.
  way(
    ['sandolo', 'sandolo'],
    [-75, 2.8],
    [-66, 4],
    [-58, 3.9],
    [-50.5, 4],
    [-49, 4.8],
    [-50.5, 5.5],
    [-58, 5.7],
    [-66, 5.3],
    [-75, 6.6],
    [-79, 7.2],
    [-81, 5],
    [-79, 2.8],
  ),
  way(
    ['sandolo'],
    [77.5, 5.6],
    [72.5, 7],
    [66, 8.2],
    [60, 8.1],
    [58, 8.9],
    [60, 9.7],
    [66, 9.6],
    [72.5, 10.6],
    [77.5, 11.8],
    [80.3, 8.6],
  ),
  // Out on the lagoon, between piles and sandbanks.
  way(
    ['sail', 'barge'],
    [-86, -27],
    [-86, -12],
    [-84, 8],
    [-83, 26],
    [-90, 32],
    [-97, 22],
    [-104, 4],
    [-106, -14],
    [-98, -27],
  ),
  way(
    ['sail', 'barge', 'sail'],
    [94, -14],
    [90, 4],
    [82, 16],
    [81, 30],
    [87, 36],
    [91, 26],
    [100, 12],
    [108, -8],
    [112, -30],
    [104, -48],
    [88, -54],
    [80, -44],
    [84, -32],
    [97, -24],
  ),
];

function way(fleet: Waterway['fleet'], ...points: readonly (readonly number[])[]): Waterway {
  return { fleet, points: points.map(([x = 0, z = 0]) => ({ x, z })) };
}

/** The plan that the city is built from. Both arrangements of the pieces are kept clear. */
export const LIVING: TownPlan = {
  ...PLAN,
  reserved: [...covered(sitesFor(16 / 9)), ...covered(sitesFor(0.6))],
  waterways: WATERWAYS,
};
