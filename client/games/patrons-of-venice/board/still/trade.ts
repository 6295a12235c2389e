/** The places of purchase: the market's stalls, and the heaps of the Pirate Wharf. */

import {
  type Good,
  RAW_GOODS,
  VALUE_OF,
  WHARF_PRICE,
} from '../../../../../engine/games/patrons-of-venice/data.ts';
import { inset, newPose, type Surface } from '../../../../table/board/surface.ts';
import { MARKET, WHARF } from '../../scenery/plan.ts';
import { GILT, GOOD_PAINT, INK, IVORY, TAR, WALNUT } from '../looks.ts';
import type { PatronsPen } from '../patrons-pen.ts';
import { indexOfGood, type Shown } from '../shown.ts';
import {
  GOOD,
  ground,
  heapOf,
  MARKET_GOODS,
  type Sites,
  stallOf,
  standOf,
  TABLE,
} from '../sites.ts';
import { drawGood } from '../vessel.ts';

const pose = newPose();
/** Most things of a kind that are shown; the figure gives their number. */
const SEEN = 3;
/** The places of goods on a table or in a heap, from its middle. */
const HEAP = [
  [-1.05, 0],
  [1.05, 0],
  [0, 0],
] as const;

function wares(pen: PatronsPen, at: typeof pose, good: Good, count: number, wide: number): void {
  for (let k = 0; k < Math.min(SEEN, count); k++) {
    const [u, v] = HEAP[count === 1 ? 2 : k];
    Object.assign(pose, at);
    pose.x += u * wide * Math.cos(at.yaw) - v * Math.sin(at.yaw);
    pose.z -= u * wide * Math.sin(at.yaw) + v * Math.cos(at.yaw);
    pose.size = GOOD.ashore * (count === 1 ? 1 : 0.82);
    drawGood(pen, pose, good);
  }
}

/** How many there are: a figure on a tag. */
function tag(pen: PatronsPen, face: Surface, count: number, paint: number): void {
  pen.on(face);
  pen.box(0, 0, 2.7, 2, 0.2, count > 0 ? paint : 0x8a8378, -0.2);
  pen.card(0, 0, 2.4, 1.7, count > 0 ? IVORY : 0xcfc6b4, 'plate', 0.02);
  pen.ink('glyph:×', -0.55, -0.1, 0.8, 0.96, count > 0 ? INK : 0x8a8072, 0.12);
  pen.number(count, 0.5, 0, 1.6, count > 0 ? INK : 0x8a8072, 0, 0.12);
}

export function composeMarket(shown: Shown, pen: PatronsPen, sites: Sites): void {
  for (const good of MARKET_GOODS) {
    const at = stallOf(sites, good);
    const count = shown.market[indexOfGood(good)];
    const foot = standOf(sites, good);
    pen.on(foot);
    pen.put('stall', 0, 0, 0, 1, 1, 1, 0xffffff);
    pen.put('canopy', 0, 0, 0, 1, 1, 1, GOOD_PAINT[good]);
    pen.put('canopyWhite', 0, 0, 0, 1, 1, 1, 0xffffff);
    price(pen, inset(foot, 0, 1.5, 5.4, 0.86), good);
    if (count > 0) wares(pen, at, good, count, 1);
    tag(pen, inset(foot, 0, -2.7, 1, 0.86), count, GOOD_PAINT[good]);
    pen.on(foot);
    const target = { kind: 'stall', from: 'market', good } as const;
    if (count > 0) pen.pick(target, 0, -0.6, TABLE + 0.9, 4.6, 4.4, 4.4, 'hull');
  }
  // Over the stalls; in upright pictures behind the last of them.
  const { x, area } = MARKET;
  const at = sites.upright ? { x: area.x1 + 1, z: MARKET.z } : { x, z: area.z0 + 1.4 };
  pen.on(inset(ground(sites, at), 0, 0, sites.upright ? 5 : 9, 0.86));
  pen.box(0, 0, 9.8, 2.3, 0.3, WALNUT, -0.32);
  pen.ink('sign:market', 0, 0, 9, 1.88, GILT, 0.06);
}

/** The good and the price of a stall. */
function price(pen: PatronsPen, face: Surface, good: Good): void {
  pen.on(face);
  pen.box(0, 0, 4.7, 2.8, 0.24, WALNUT, -0.24);
  pen.card(0, 0, 4.4, 2.5, IVORY, 'plate', 0.02);
  pen.ink(`good:${good}`, -1, 0, 2.1, 2.1, GOOD_PAINT[good], 0.12);
  pen.number(VALUE_OF[indexOfGood(good)], 1.05, 0, 2.3, INK, 0, 0.12);
}

export function composeWharf(shown: Shown, pen: PatronsPen, sites: Sites): void {
  for (const good of RAW_GOODS) {
    const at = heapOf(sites, good);
    const count = shown.wharf[indexOfGood(good)];
    const foot: Surface = { ...at, y: WHARF.deck, scale: 1 };
    pen.on(foot).put('pitch', 0, 0, 0, 1, 1, 1, 0xffffff);
    pen.on(inset(foot, 0, -1.75, 0.7, 0.8));
    pen.box(0, 0, 3.1, 1.7, 0.2, TAR, -0.2);
    pen.ink(
      `good:${good}`,
      count > 0 ? -0.72 : 0,
      0,
      1.4,
      1.4,
      count > 0 ? 0xf4ead2 : 0x6a6258,
      0.04,
    );
    if (count === 0) continue;
    pen.number(count, 0.8, 0, 1.5, GILT, 0, 0.04);
    wares(pen, at, good, count, 0.62);
    pen.on(foot);
    pen.pick({ kind: 'stall', from: 'wharf', good }, 0, -0.2, 1.2, 3.1, 3.4, 2.4, 'hull');
  }
  wharfSign(pen, sites);
}

/** The skull at the end of the pier, and the sign with the wharf's price. */
function wharfSign(pen: PatronsPen, sites: Sites): void {
  const { area, z } = WHARF;
  pen
    .on(ground(sites, { x: area.x0 + 0.6, z: z - 2 }))
    .put('skullLantern', 0, 0, 0, 1, 1, 1, 0xffffff);
  const at = sites.upright ? { x: area.x1 + 2, z } : { x: WHARF.x, z: area.z0 - 0.6 };
  pen.on(inset(ground(sites, at), 0, 0, 1.4, 0.7));
  pen.box(0, 0, 17.4, 2.3, 0.3, TAR, -0.32);
  pen.ink('sign:wharf', -1.6, 0, 11.6, 1.7, 0xf4ead2, 0.06);
  pen.ink('good:pirates', -7.7, 0, 1.9, 1.9, 0xf4ead2, 0.06);
  pen.number(WHARF_PRICE, 5.5, 0, 1.9, GILT, 0, 0.06);
  pen.ink('ducat', 7, 0, 1.8, 1.8, 0xffffff, 0.06);
}
