/** What the list of open tables says of a table: nothing that its spectators do not see. */

import type { Game, Json, JsonObject } from '../../engine/core/contract.ts';
import { presetOf } from '../protocol/clocks.ts';
import type { DayPace } from '../protocol/days.ts';
import type { Pace, TableState } from '../protocol/messages.ts';
import type { OpenSeat, OpenTable } from '../protocol/people.ts';
import type { TableRatings } from '../ratings/at-table.ts';
import type { Seats } from '../table/seats.ts';
import type { Publicity } from '../watch/publicity.ts';

/** The part of a table that others are told of. */
export interface Shown {
  readonly code: string;
  readonly game: Game;
  readonly stage: TableState['stage'];
  readonly seats: Seats;
  readonly pace: Pace;
  readonly options: JsonObject;
  readonly bankSeconds: number;
  readonly days: DayPace | null;
  readonly publicity: Publicity;
  readonly play: { readonly round: number } | null;
  /** The people of the queue are on their way, and the match begins by itself. */
  readonly gathers: boolean;
  readonly rated: boolean;
  readonly ratings: Pick<TableRatings, 'of'>;
  readonly company: { readonly marks: readonly string[] };
}

/** The table's card; null for one at which no visitor can take a chair. */
export function openCard(table: Shown): OpenTable | null {
  const { publicity, seats, stage, code, game, pace, play } = table;
  if (!publicity.everybody || seats.unhosted || stage === 'finished') return null;
  // The queue's people are on their way to it; over days it waits for more of them.
  const awaits = table.gathers && table.days !== null;
  if (table.gathers && !awaits) return null;
  // Where nobody is, nobody could begin.
  if (seats.present === 0 && !awaits) return null;
  const free = seats.chairs.filter((chair, seat) => {
    const bots = seats.isBots(seat) && (stage === 'lobby' || (chair.open && !chair.reserved));
    return bots || seats.isFree(seat);
  }).length;
  if (free === 0) return null;
  const clocks = game.clocks ?? {};
  const options = table.options;
  return {
    code,
    game: game.id,
    stage,
    seats: seats.chairs.map((chair, seat): OpenSeat => {
      const kind = seats.isFree(seat) ? 'free' : chair.bot ? 'bot' : 'person';
      const rating = table.ratings.of(chair.token);
      return { name: chair.name, kind, ...(rating > 0 && { rating }) };
    }),
    free,
    pace,
    clock: table.days ?? presetOf(clocks, options, table.bankSeconds),
    options: unusual(options, game.options({}, seats.count) as JsonObject, clocks),
    round: play?.round ?? 0,
    ...(publicity.language && !publicity.queued && { language: publicity.language }),
    ...(table.rated && { rated: true }),
    ...(publicity.queued && (stage === 'playing' || awaits) && { queue: true }),
  };
}

/** The options that differ from the usual ones, without those that the clocks set. */
function unusual(
  options: JsonObject,
  usual: JsonObject,
  clocks: { readonly [preset: string]: { readonly options: object } },
): { readonly [name: string]: Json } {
  const timers = new Set(Object.values(clocks).flatMap((preset) => Object.keys(preset.options)));
  const differ = Object.entries(options).filter(([name, value]) => {
    return !timers.has(name) && JSON.stringify(value) !== JSON.stringify(usual[name]);
  });
  return Object.fromEntries(differ) as { [name: string]: Json };
}
