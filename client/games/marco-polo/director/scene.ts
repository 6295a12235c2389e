/**
 * Look-ups for sentences about a take and a position: who could deliver, who is near Beijing. Pure.
 */

import { BEIJING_SLOTS } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { KHAN_PLACES } from '../../../../engine/games/marco-polo/data/spaces.ts';
import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import { BEIJING, MAP_IDS, NEIGHBOURS } from '../../../../engine/games/marco-polo/map.ts';
import type { PublicView, SeatView, View } from '../../../../engine/games/marco-polo/types.ts';
import type { Scene as Told } from '../../../table/director/telling.ts';
import { contractOf } from '../card-data.ts';
import { type Amounts, listOf } from '../faces/things.ts';

export type Scene = Told<MpEvent, View>;

/** Whether a seat can pay all of a cost. */
export const canPay = (seat: SeatView, cost: Amounts): boolean =>
  listOf(cost).every(({ thing, n }) => {
    if (thing === 'coin') return seat.coins >= n;
    if (thing === 'camel') return seat.camels >= n;
    return thing === 'pepper' || thing === 'silk' || thing === 'gold' ? seat[thing] >= n : false;
  });

/** The contract that a seat could complete now with most points; null: none. */
export function ready(seat: SeatView): { readonly id: string; readonly points: number } | null {
  const able = seat.contracts
    .filter((id) => canPay(seat, contractOf(id).cost))
    .map((id) => ({ id, points: contractOf(id).gain.vp ?? 0 }));
  return able.sort((a, b) => b.points - a.points)[0] ?? null;
}

/** Steps of every node from Beijing. [node] */
const STEPS = ((): readonly number[] => {
  const far: number[] = MAP_IDS.map(() => Number.POSITIVE_INFINITY);
  far[BEIJING] = 0;
  const open = [BEIJING];
  for (const node of open) {
    for (const next of NEIGHBOURS[node] ?? []) {
      if ((far[next] ?? 0) < Number.POSITIVE_INFINITY) continue;
      far[next] = (far[node] ?? 0) + 1;
      open.push(next);
    }
  }
  return far;
})();

/** Steps of a seat's nearest figure from Beijing, by the shortest routes. */
export const stepsToBeijing = ({ figures }: SeatView): number =>
  Math.min(
    ...figures.map(({ node }) => STEPS[MAP_IDS.indexOf(node as (typeof MAP_IDS)[number])] ?? 9),
  );

/** The best free place of Beijing; null: all are taken. */
export function freeInBeijing({ beijing }: PublicView): number | null {
  const place = beijing.indexOf(null);
  return place < 0 ? null : (BEIJING_SLOTS[place] ?? 0);
}

/** The dice that a seat still has to place. */
export const diceLeft = ({ dice, tokens, tokenUsed }: SeatView): number =>
  dice.length + (tokens.length > 0 && !tokenUsed ? 1 : 0);

/** The least value of the next die at the Khan. */
export function khanValue({ spaces }: PublicView): number {
  const values = (spaces.khan ?? []).flatMap(({ dice }) =>
    dice.flatMap(({ value }) => value ?? []),
  );
  return values.at(-1) ?? 1;
}
export const khanFree = ({ spaces }: PublicView): number =>
  KHAN_PLACES - (spaces.khan ?? []).length;

/** A seat's gain of points on the track between two positions. */
export const gained = ({ before, after }: Scene, seat: number): number =>
  (after.public.seats[seat]?.vp ?? 0) - (before.public.seats[seat]?.vp ?? 0);

/** Whether a seat now leads alone in completed contracts, and did not before. */
export function takesLead({ before, after }: Scene, seat: number): boolean {
  const alone = ({ seats }: PublicView): boolean =>
    seats.every(
      (other) =>
        other.seat === seat || other.completed.length < (seats[seat]?.completed.length ?? 0),
    );
  return alone(after.public) && !alone(before.public);
}
