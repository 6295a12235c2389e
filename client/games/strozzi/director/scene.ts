/** The facts that sentences take from a take and a position: close finishes, and the leader. */

import type { City } from '../../../../engine/games/strozzi/data.ts';
import type { PublicView, StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import type { Of, Scene as Told } from '../../../table/director/telling.ts';
import { rankingOf, spaceOf } from '../facts.ts';

export type Scene = Told<StEvent, View>;

/** A close finish: its kind, and the neighbouring seat. */
export interface Finish {
  /** `behind`: as fast as the one before it, which came earlier. `ahead`: by its +1 flag alone. */
  readonly is: 'behind' | 'ahead';
  readonly other: number;
}

/**
 * The photo finish of a ship that has just been placed, by the harbour before it; null where it was
 * not close, or where neither of the two would have been paid for it.
 */
export function finishOf(event: Of<StEvent, 'shipPlaced'>, before: PublicView): Finish | null {
  const { port, place, effectiveValue, flag } = event;
  if (place > PAID) return null;
  const queue = before.ports[port];
  const ahead = queue[place - 1];
  if (ahead?.effectiveValue === effectiveValue) return { is: 'behind', other: ahead.owner };
  const next = queue[place];
  if (place < PAID && flag === 'plusOne' && next?.effectiveValue === effectiveValue - 1) {
    return { is: 'ahead', other: next.owner };
  }
  return null;
}
/** Number of paid places in a harbour. */
const PAID = 3;

/** The leader of a city; null while nobody has left the quay. */
export function leaderIn(open: PublicView, city: City): number | null {
  const [first] = rankingOf(open, city);
  return first === undefined || spaceOf(open, city, first) === 0 ? null : first;
}

/** Houses by their ducats, the richest first; empty while chests are closed. */
export function byMoney(open: PublicView): { seat: number; money: number }[] {
  const known = open.seats.flatMap(({ seat, money }) => (money === null ? [] : [{ seat, money }]));
  if (known.length < open.seats.length) return [];
  return known.sort((a, b) => b.money - a.money);
}
