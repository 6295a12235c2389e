/**
 * The standings of an event, from the results of its tables alone. Pure.
 *
 * A table's first gets 12 points and its last none, the others stand evenly between, and ties share.
 * Who has not come to a table gets none for it. Then count: the points of the
 * people met, and the scores above the averages of the tables. In a final the place there comes
 * before everything.
 */

import type { Standing } from '../../engine/core/contract.ts';
import { placeOf } from '../../engine/core/places.ts';
import { type EntrantStatus, type EventForm, FIRST_POINTS } from '../protocol/events.ts';
import type { Chairs } from './pairing.ts';

/** What a finished match says. */
export interface EventResult {
  readonly standings: readonly Standing[];
  /** Seats whose people have not come: they have neither added to the chance nor acted. */
  readonly absent: readonly number[];
}

/** A table as the standings read it. */
export interface PlayedTable {
  readonly round: number;
  readonly chairs: Chairs;
  /** Null of one that is not over, or does not count. */
  readonly result: EventResult | null;
}

export interface Ranked {
  readonly id: number;
  readonly place: number;
  readonly played: number;
  readonly points: number;
  readonly opponents: number;
  readonly above: number;
}

/** The points are kept in hundredths, so that sums are the same in any order. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The points of each seat; ties share those of the places they have together. */
export function pointsOf(standings: readonly Standing[]): ReadonlyMap<number, number> {
  const n = standings.length;
  const worth = (place: number): number =>
    n < 2 ? FIRST_POINTS : (FIRST_POINTS * (n - place)) / (n - 1);
  const points = new Map<number, number>();
  for (const one of standings) {
    const place = placeOf(one, standings);
    const equal = standings.filter((other) => placeOf(other, standings) === place).length;
    let sum = 0;
    for (let k = 0; k < equal; k++) sum += worth(place + k);
    points.set(one.seat, hundredths(sum / equal));
  }
  return points;
}

/** What somebody has got at a table; null for somebody who was not there. */
export function shareOf(
  { chairs, result }: PlayedTable,
  id: number,
): { readonly points: number; readonly score: number; readonly place: number } | null {
  const seat = chairs.indexOf(id);
  const own = result?.standings.find((one) => one.seat === seat);
  if (!result || seat < 0 || !own) return null;
  const points = result.absent.includes(seat) ? 0 : (pointsOf(result.standings).get(seat) ?? 0);
  return { points, score: own.score, place: placeOf(own, result.standings) };
}

export interface StandingRules {
  readonly form: EventForm;
  /** Without the final. */
  readonly rounds: number;
}

/** Everybody's place, the best first; of equals the one who has entered first. */
export function standingsOf(
  people: readonly { readonly id: number; readonly status: EntrantStatus }[],
  tables: readonly PlayedTable[],
  { form, rounds }: StandingRules,
): Ranked[] {
  const isFinal = ({ round }: PlayedTable): boolean => form === 'groups' && round > rounds;
  const counted = tables.filter((table) => table.result && !isFinal(table));
  const finals = tables.filter((table) => table.result && isFinal(table));
  const sums = new Map<number, { points: number; above: number; played: number }>();
  for (const { id } of people) sums.set(id, { points: 0, above: 0, played: 0 });
  for (const table of counted) {
    const scores = table.result?.standings ?? [];
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / Math.max(1, scores.length);
    for (const id of table.chairs) {
      const [sum, share] = [sums.get(id), shareOf(table, id)];
      if (!sum || !share) continue;
      sum.points = hundredths(sum.points + share.points);
      sum.above = hundredths(sum.above + share.score - mean);
      sum.played++;
    }
  }
  const opponentsOf = (id: number): number => {
    let sum = 0;
    for (const { chairs } of counted) {
      if (!chairs.includes(id)) continue;
      for (const other of chairs) if (other !== id) sum += sums.get(other)?.points ?? 0;
    }
    return hundredths(sum);
  };
  /** The place in the final; those who were not in it come after. */
  const finalOf = (id: number): number => {
    const share = finals.map((table) => shareOf(table, id)).find((one) => one !== null);
    return share ? share.place : Number.POSITIVE_INFINITY;
  };
  const rows = people.map(({ id, status }) => ({
    id,
    out: status === 'removed' ? 1 : 0,
    final: finalOf(id),
    opponents: opponentsOf(id),
    ...(sums.get(id) ?? { points: 0, above: 0, played: 0 }),
  }));
  type Row = (typeof rows)[number];
  const compare = (a: Row, b: Row): number =>
    a.out - b.out ||
    (a.final === b.final ? 0 : a.final - b.final) ||
    b.points - a.points ||
    b.opponents - a.opponents ||
    b.above - a.above;
  const sorted = rows.sort((a, b) => compare(a, b) || a.id - b.id);
  return sorted.map((row) => {
    const place = 1 + sorted.findIndex((one) => compare(one, row) === 0);
    const { id, played, points, opponents, above } = row;
    return { id, place, played, points, opponents, above };
  });
}
