/**
 * Values of ships, steps and tiles for a seat, in ducats (rules, section 12): from public figures
 * alone, without a trial move.
 */

import {
  CITY_OF_WARE,
  FLORENCE,
  PROMOTION_PRIZES,
  ROUNDS,
  SHIPS,
  SPEED_PRIZES,
  TILES,
  TRACK_PRIZES,
} from '../data.ts';
import { berthOf } from '../effects/harbour.ts';
import { stepsOf } from '../phases/place.ts';
import { tileSum, topBonus } from '../scoring.ts';
import * as S from '../state.ts';

/** Default ducats for a step. */
const STEP = 2.2;
/** Share of a currently led prize, in this round and in each following one. */
const PRIZE_NOW = 0.55;
const PRIZE_LATER = 0.25;
/** Florence also breaks ties and starts the next round. */
const FLORENCE_EXTRA = 1.3;
/** Value of a tile while its category is empty. */
const TILE = 3;
/** Share of a lead in a category that lasts to the end, by rounds still to come. */
const LASTING = [0.8, 0.45, 0.25] as const;

const prize = (prizes: readonly number[], place: number): number => prizes[place] ?? 0;

/**
 * Ships that the seat has not seen in this round: in the deck or removed, since nobody knows which
 * is which. Returns their number.
 */
export function unseen(s: S.State, out: Int32Array): number {
  let n = 0;
  for (let i = 0; i < s[S.DECK_SIZE]; i++) out[n++] = s[S.DECK + i];
  for (let i = 0; i < s[S.REMOVED_SIZE]; i++) out[n++] = s[S.REMOVED + i];
  return n;
}

/** Expected prize for speed: by the ships there now, and later ones that may be faster. */
function speedWorth(
  s: S.State,
  p: number,
  port: number,
  speed: number,
  fasterShare: number,
): number {
  const place = berthOf(s, port, speed);
  if (place >= SPEED_PRIZES.length) return 0;
  let rivals = 0;
  for (let q = 0; q < s[S.SEATS]; q++) {
    if (q !== p && S.unused(s, q) !== 0 && !S.hasShip(s, port, q)) rivals++;
  }
  // Each rival comes with a ship of three and brings a faster one as often as its share.
  const passed = rivals * fasterShare * 0.85;
  const low = Math.floor(passed);
  const part = passed - low;
  const at = (k: number): number => prize(SPEED_PRIZES, place + k);
  return at(low) * (1 - part) + at(low + 1) * part;
}

/** Gain of `p`'s marker from `steps` in `city`. */
function stepsWorth(s: S.State, p: number, city: number, steps: number): number {
  if (steps <= 0) return 0;
  const from = S.space(s, city, p);
  const to = Math.min(s[S.OPT_TRACK_TOP], from + steps);
  if (to === from) return 0;
  const left = ROUNDS - s[S.ROUND];
  const weight = PRIZE_NOW + PRIZE_LATER * left;
  const led = prize(TRACK_PRIZES, rankAt(s, city, p, to));
  const before = from === 0 ? 0 : prize(TRACK_PRIZES, rankAt(s, city, p, from));
  const bonus = (topBonus(s, to) - topBonus(s, from)) * (1 + 0.8 * left);
  const worth = STEP * (to - from) * (0.4 + 0.3 * left) + (led - before) * weight + bonus;
  return city === FLORENCE ? worth * FLORENCE_EXTRA : worth;
}

/** The place in the city that `p` would have on `space`, 0 = leader. */
function rankAt(s: S.State, city: number, p: number, space: number): number {
  let ahead = 0;
  for (let q = 0; q < s[S.SEATS]; q++) {
    const other = S.space(s, city, q);
    if (q !== p && (other > space || (other === space && space !== S.space(s, city, p)))) ahead++;
  }
  return ahead;
}

/** Gain of a tile for `p`: its category's prizes at the end, and the step of its ware. */
function tileWorth(s: S.State, p: number, tile: number): number {
  const { category, value, ware } = TILES[tile];
  const own = tileSum(s, p, category);
  const gain = promotionAt(s, p, category, own + value) - promotionAt(s, p, category, own);
  const lasting = LASTING[ROUNDS - s[S.ROUND]] ?? 0;
  const step = ware < 0 ? 0 : stepsWorth(s, p, CITY_OF_WARE[ware], 1);
  return TILE * (1 - lasting) * value + gain * lasting + step;
}

/** The prize of a category that `p` would get with this sum. */
function promotionAt(s: S.State, p: number, category: number, sum: number): number {
  if (sum === 0) return 0;
  let better = 0;
  for (let q = 0; q < s[S.SEATS]; q++) {
    if (q !== p && tileSum(s, q, category) >= sum) better++;
  }
  return prize(PROMOTION_PRIZES, better);
}

/** The number of the best open tile. */
export function bestTile(s: S.State, p: number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < s[S.DISPLAY_SIZE]; i++) {
    const worth = tileWorth(s, p, s[S.DISPLAY + i]);
    if (worth > most) [best, most] = [s[S.DISPLAY + i], worth];
  }
  return best;
}

/** Gain of a ship under a flag for `p` in a port. `faster[v]`: share of ships beyond speed v. */
function shipWorth(
  s: S.State,
  p: number,
  ship: number,
  port: number,
  flag: number,
  faster: Float64Array,
): number {
  const speed = S.speed(ship, flag);
  const { scrolls, promo } = SHIPS[ship];
  const tile = promo && s[S.DISPLAY_SIZE] > 0 ? tileWorth(s, p, bestTile(s, p)) : 0;
  return (
    speedWorth(s, p, port, speed, faster[speed]) +
    stepsWorth(s, p, port, stepsOf(ship, port, flag)) +
    stepsWorth(s, p, FLORENCE, scrolls) +
    tile
  );
}

/**
 * The free port with the greatest gain from a ship for `p`, -1 if there is none; see `bestWorth`.
 */
export function bestPort(
  s: S.State,
  p: number,
  ship: number,
  flag: number,
  faster: Float64Array,
): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let port = 0; port < 3; port++) {
    if (S.hasShip(s, port, p)) continue;
    const worth = shipWorth(s, p, ship, port, flag, faster);
    if (worth > most) [best, most] = [port, worth];
  }
  return best;
}

/** Gain of a ship for `p` in the best port; 0 if there is no free port. */
export function bestWorth(
  s: S.State,
  p: number,
  ship: number,
  flag: number,
  faster: Float64Array,
): number {
  const port = bestPort(s, p, ship, flag, faster);
  return port < 0 ? 0 : shipWorth(s, p, ship, port, flag, faster);
}
