/** What everybody may see of an event. Pure. */

import type { EventPlace, EventSeat, EventTable, EventView } from '../protocol/events.ts';
import type { TableLine } from './at-table.ts';
import type { KeptTable, WholeEvent } from './book.ts';
import { shareOf, standingsOf } from './standings.ts';

/** The shortest time between two looks, and what each person adds, in milliseconds. */
const LOOK_MS = 2000;
const LOOK_EACH_MS = 15;

/** Rounds in all, with the final. */
export const totalOf = ({ event: { rules } }: Pick<WholeEvent, 'event'>): number =>
  rules.rounds + (rules.form === 'groups' ? 1 : 0);

/** Everybody's place. */
function placesOf({ event, entrants, tables }: WholeEvent): EventPlace[] {
  const people = new Map(entrants.map((one) => [one.id, one]));
  return standingsOf(entrants, tables, event.rules).flatMap((row) => {
    const one = people.get(row.id);
    if (!one) return [];
    const name = one.status === 'removed' ? '' : one.name;
    return [{ ...row, name, status: one.status, group: one.group }];
  });
}

/** A table with its names. @param line how its match is, while it is played */
export function tableOf(
  { event, entrants }: WholeEvent,
  table: KeptTable,
  line: TableLine | null,
): EventTable {
  const { round, number, code, state, chairs, result } = table;
  const nameOf = (id: number): string => {
    const one = entrants.find((each) => each.id === id);
    return !one || one.status === 'removed' ? '' : one.name;
  };
  const seats = chairs.map((id, seat): EventSeat => {
    const own = { id, name: nameOf(id) };
    const share = id > 0 ? shareOf(table, id) : null;
    const score = result?.standings.find((one) => one.seat === seat)?.score;
    if (!result || score === undefined) return own;
    if (share) return { ...own, place: share.place, score, points: share.points };
    return { ...own, score };
  });
  const final = event.rules.form === 'groups' && round > event.rules.rounds;
  const at = state === 'open' ? (line?.round ?? 0) : 0;
  const ahead = state === 'open' && line && line.leader >= 0 ? chairs[line.leader] : -1;
  const leader = ahead > 0 ? nameOf(ahead) : '';
  return { round, number, code, final, state, seats, at, leader };
}

/** @param lines how the open tables' matches are, by code @param base of the links */
export function viewOf(
  whole: WholeEvent,
  lines: ReadonlyMap<string, TableLine>,
  bases: readonly string[],
): EventView {
  const { event, entrants, tables } = whole;
  const { code, rules, stage, round } = event;
  const people = entrants.filter(({ status }) => status === 'in').length;
  return {
    ...rules,
    code,
    stage,
    round,
    total: totalOf(whole),
    people,
    again: LOOK_MS + LOOK_EACH_MS * people,
    links: bases.map((base) => `${base}/event/${code}`),
    places: placesOf(whole),
    tables: tables
      .filter((table) => table.round === round)
      .map((table) => tableOf(whole, table, lines.get(table.code) ?? null)),
  };
}
