/** A seat's money on its ground: coins in piles if the sum is open, a closed chest if it is not. */

import { COIN_FORMS, coinCounts, coinSpot } from '../../pieces/coins.ts';
import type { Spot } from '../../pieces/cubes.ts';
import { HINGE } from '../../pieces/forms.ts';
import type { Target } from '../seat/targets.ts';
import type { AnyPen, Pen, PenForm } from './pen.ts';
import { newPose, type Pose, place, type Surface } from './surface.ts';

/** The place of money on a seat's ground, in the ground's measures. */
export interface PurseSpot {
  /** Left end of the piles. */
  readonly u: number;
  readonly v: number;
  /** Width of coins as a share of the usual one. */
  readonly coin: number;
  /** The colour of all coins, if they have one metal. */
  readonly metal?: number;
  /** The chest of a hidden sum: its middle, its foot above the ground, its size. */
  readonly chest: {
    readonly u: number;
    readonly v: number;
    readonly n: number;
    readonly size: number;
  };
}

/** The pen of a board that has chests among its forms. */
type ChestPen = Pen<Target, PenForm | 'chest' | 'lid'>;

/** How far the lid of an open chest is thrown back, radians. */
const THROWN = 1.25;
/** Height over a chest's foot at which coins come out and go in. */
const MOUTH = 1.2;
const counts: number[] = [];
const spot: Spot = { u: 0, v: 0, n: 0, spin: 0 };
const pose = newPose();

/** The coins of an open sum, or the chest of a hidden one (null), whose lid moves: `composeLid`. */
export function composePurse(
  pen: ChestPen,
  ground: Surface,
  at: PurseSpot,
  money: number | null,
): void {
  pen.on(ground);
  if (money === null) {
    const { u, v, n, size } = at.chest;
    pen.put('chest', u, v, n, size, size, size, 0xffffff);
    return;
  }
  coinCounts(money, counts);
  for (let d = 0; d < counts.length; d++) {
    const form = COIN_FORMS[d];
    for (let k = 0; form && k < (counts[d] ?? 0); k++) {
      coinSpot(counts, d, k, spot);
      const [u, r] = [at.u + spot.u * at.coin, form.radius * at.coin];
      pen.put('disc', u, at.v + spot.v, spot.n, r, form.height, r, at.metal ?? form.color);
    }
  }
}

/** The lid of a chest: 0 closed … 1 thrown back. */
export function composeLid(pen: ChestPen, ground: Surface, at: PurseSpot, open = 0): void {
  const { u, v, n, size } = at.chest;
  place(ground, u, v + HINGE.back * size, n + HINGE.up * size, pose);
  pose.tilt -= THROWN * open;
  pen.stand('lid', pose, 0xffffff, size);
}

/**
 * The place of a coin of a denomination (index) on the pile of `money`, or in the chest (null). The
 * pose's size is the coin's.
 */
export function coinPlace(
  ground: Surface,
  at: PurseSpot,
  money: number | null,
  denomination: number,
): Pose {
  const out = newPose();
  if (money === null) place(ground, at.chest.u, at.chest.v, at.chest.n + MOUTH, out);
  else {
    const piles = coinCounts(money);
    const top = Math.max(0, (piles[denomination] ?? 0) - 1);
    const { u, v, n } = coinSpot(piles, denomination, top, { ...spot });
    place(ground, at.u + u * at.coin, at.v + v, n, out);
  }
  out.size = coinSize(ground, at, denomination);
  return out;
}

/** Size of a coin of a denomination (index) on a seat's ground, world units. */
export const coinSize = (ground: Surface, at: PurseSpot, denomination: number): number =>
  (COIN_FORMS[denomination]?.radius ?? 0) * at.coin * ground.scale;

/** A coin under way, on the pen's surface, whose scale is the coin's size. */
export function drawCoin(pen: AnyPen, denomination: number, metal?: number): void {
  const form = COIN_FORMS[denomination];
  if (form) pen.put('disc', 0, 0, 0, 1, form.height / form.radius, 1, metal ?? form.color);
}
