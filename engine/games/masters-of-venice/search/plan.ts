/** The use of a seat's cubes: those for its nearest Guild Orders, the missing ones, the rest. */

import { GUILD_ORDERS, isBidRound, LUMBER, RESOURCE_SHOP } from '../data.ts';
import { at, CUBES, HAND, HAND_SIZE, ORDERS, PRICE, ROUND, type State } from '../state.ts';

/** Commerce rounds that begin after round r. */
const LEFT = Array.from({ length: 18 }, (_, r) => {
  let left = 0;
  for (let k = r + 1; k <= 16; k++) if (!isBidRound(k)) left++;
  return left;
});
export const roundsLeft = (s: State): number => LEFT[s[ROUND]];

/** Orders that a seat works on at once. */
const PLANNED = 2;

/** Of each resource: cubes kept for an order, cubes missing for one, cubes to sell. */
export const kept = new Int32Array(6);
export const wanted = new Int32Array(6);
export const spare = new Int32Array(6);

/** Cubes of the order `card` that are missing among the spare ones. */
export function missing(card: number): number {
  const needs = GUILD_ORDERS[card];
  let count = 0;
  for (let r = 0; r < 6; r++) if (needs[r] > spare[r]) count += needs[r] - spare[r];
  return count;
}

/** Whether missing orders at the shops prevent a delivery. */
export function blocked(s: State, card: number): boolean {
  const needs = GUILD_ORDERS[card];
  for (let r = 0; r < 6; r++) {
    if (r !== LUMBER && needs[r] > s[ORDERS + RESOURCE_SHOP[r]]) return true;
  }
  return false;
}

/** Cubes that may still be found for an order in the rounds that are left. */
function within(left: number): number {
  if (left >= 4) return 2;
  return left >= 2 ? 1 : 0;
}

/** Fills the three lists for `seat`: the nearest orders take their cubes first. */
export function plan(s: State, seat: number): void {
  const base = at(seat);
  for (let r = 0; r < 6; r++) {
    spare[r] = s[CUBES + base + r];
    kept[r] = 0;
    wanted[r] = 0;
  }
  const most = within(roundsLeft(s));
  let done = 0;
  for (let planned = 0; planned < PLANNED; planned++) {
    let nearest = -1;
    let fewest = most + 1;
    for (let i = 0; i < s[HAND_SIZE + base]; i++) {
      if ((done & (1 << i)) !== 0) continue;
      const lacks = missing(s[HAND + base + i]);
      if (lacks < fewest) {
        fewest = lacks;
        nearest = i;
      }
    }
    if (nearest < 0) return;
    done |= 1 << nearest;
    const needs = GUILD_ORDERS[s[HAND + base + nearest]];
    for (let r = 0; r < 6; r++) {
      const taken = needs[r] < spare[r] ? needs[r] : spare[r];
      kept[r] += taken;
      spare[r] -= taken;
      wanted[r] += needs[r] - taken;
    }
  }
}

/** Worth of the last missing cube of an order, in ducats. */
const WANTED = 110;
/** The part of a sale's price that a cube in hand is worth while there is time to sell it. */
const HOPE = [0, 0.75, 0.8, 0.85];

/**
 * Value in ducats of one more cube of `r` to the seat of the plan, after `more` of them. Lumber and
 * unordered cubes can only go to the Mercato or the next order.
 */
export function cubeWorth(s: State, r: number, more: number): number {
  const left = roundsLeft(s);
  if (more < wanted[r]) return WANTED;
  const hope = HOPE[left < 3 ? left : 3];
  const shop = RESOURCE_SHOP[r];
  if (shop < 0) return s[PRICE + r] * hope * 0.7;
  const orders = s[ORDERS + shop] - kept[r] - spare[r] - more;
  return s[PRICE + r] * hope * (orders > 0 ? 1.75 : 0.8);
}
