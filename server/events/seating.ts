/** Tables of events: made with the people's chairs, kept awake until their match is over, and read. */

import { standingsOf as resultStandings } from '../../engine/core/log.ts';
import { matchMaker } from '../colyseus.ts';
import { botName, type House } from '../house.ts';
import { DamagedRecordError } from '../journal/journal.ts';
import { usualBot } from '../people/usual.ts';
import { isAwake } from '../table/awake.ts';
import { newRecord } from '../table/record.ts';
import { hashToken, Seats } from '../table/seats.ts';
import { wakeRoom } from '../table/waker.ts';
import type { EventCall, TableLine } from './at-table.ts';
import type { Entrant, KeptEvent, KeptTable } from './book.ts';
import type { EventResult } from './standings.ts';
import type { TableEvent } from './table-event.ts';

/**
 * The token that opens a person's chair in a round. It follows from the person's own token, which
 * the server does not keep: it keeps the hashes of both.
 */
export const seatTokenOf = (token: string, event: string, round: number): string =>
  hashToken(`laguna event ${event} ${round} ${token}`).slice(0, 32);

/** Makes the table in the journal, if it is not there. @returns false if it was there */
export async function makeTable(
  house: House,
  { code: event, rules, round }: KeptEvent,
  { code, chairs }: KeptTable,
  entrants: readonly Entrant[],
): Promise<boolean> {
  if (await house.journal.table(code)) return false;
  const { game: id, options, clock, pace, rated } = rules;
  const game = house.games[id];
  const bot = botName(game, usualBot(game));
  const wish = { game: id, seats: chairs.length, options: { ...options }, pace, rated };
  const record = newRecord(house, { ...wish, ...(clock && { clock }) });
  const seats = new Seats(chairs.length, game.colors);
  seats.unhosted = true;
  for (const [seat, who] of chairs.entries()) {
    const one = entrants.find((each) => each.id === who);
    const token = one?.seats[round - 1];
    // Somebody who was removed, or has erased everything, has a bot's chair.
    if (one && token && one.status !== 'removed') {
      seats.sit(seat, { session: '', token: '', name: one.name, browser: '' });
      Object.assign(seats.chairs[seat], { token, session: null });
    } else seats.setBot(seat, bot);
  }
  const about: TableEvent = { code: event, round };
  const body = { ...record.body, seats: seats.toJson(), event: { ...about } };
  await house.journal.open({ ...record, code, body });
  return true;
}

/** Asks a table, whichever process has it; null if it sleeps. */
export async function ask(code: string, call: EventCall): Promise<TableLine | null> {
  try {
    return await matchMaker.remoteRoomCall<never>(code, 'askEvent' as never, [call] as never);
  } catch {
    return null;
  }
}

/** Gives the chair of a removed person to a bot; harmless if the table sleeps. */
export async function removeAt(code: string, seat: number): Promise<void> {
  await matchMaker
    .remoteRoomCall<never>(code, 'removeSeat' as never, [seat] as never)
    .catch(() => undefined);
}

/** The table is awake from now on; where several processes look after it, one of them wakes it. */
export async function wakeTable({ config }: House, code: string): Promise<void> {
  if (await isAwake(code)) return;
  const waking = wakeRoom(code, config.redis !== '');
  await (config.redis === '' ? waking : waking.catch(() => undefined));
}

/** What the journal knows of the match at a table. */
export type Reading =
  | { readonly is: 'missing' | 'running' }
  | { readonly is: 'damaged' }
  | { readonly is: 'over'; readonly match: string; readonly result: EventResult };

/** Reads the end of the table's match: only what is written down counts. */
export async function readTable({ journal }: House, table: KeptTable): Promise<Reading> {
  try {
    const record = await journal.table(table.code);
    if (!record) return { is: 'missing' };
    const match = record.matchId === null ? null : await journal.match(record.matchId);
    if (!match?.result) return { is: 'running' };
    // Whose browser has added to the chance was there when it began.
    const came = new Set(match.contributions?.flatMap((one, seat) => (one ? [seat] : [])) ?? []);
    for (const { seat, actionId } of await journal.entries(match.id)) {
      if (actionId !== null) came.add(seat);
    }
    const people = table.chairs.flatMap((id, seat) => (id > 0 ? [seat] : []));
    const absent = people.filter((seat) => !came.has(seat));
    const standings = resultStandings(match.result);
    return { is: 'over', match: match.id, result: { standings, absent } };
  } catch (error) {
    if (error instanceof DamagedRecordError) return { is: 'damaged' };
    throw error;
  }
}
