/** The journal's record of a table, and the return to it if the journal refused a change. */

import type { Game, JsonObject } from '../../engine/core/contract.ts';
import type { TableEvent } from '../events/table-event.ts';
import { botName, type House } from '../house.ts';
import { type Claim, CodeTakenError, type TableRecord } from '../journal/journal.ts';
import { clockNamed } from '../protocol/clocks.ts';
import type { DayPace } from '../protocol/days.ts';
import type { Aids, Pace } from '../protocol/messages.ts';
import type { CreateMessage } from '../protocol/schemas.ts';
import { Publicity } from '../watch/publicity.ts';
import { aidsJson } from './aids.ts';
import { newCode } from './codes.ts';
import { Commitment } from './commitment.ts';
import type { Participants } from './participants.ts';
import type { Play } from './play.ts';
import { type Chair, Seats } from './seats.ts';
import type { VotingState } from './voting.ts';
import type { Witnesses } from './witnesses.ts';

/** Codes that a new table tries: of millions, one is seldom taken, and several never are. */
const MAX_CODES = 5;

/** Settings of a table that requests change, besides its people. */
interface Settings {
  pace: Pace;
  given: JsonObject;
  bankSeconds: number;
  days: DayPace | null;
  next: Commitment;
  play: Play | null;
  publicity: Publicity;
  aids: Aids;
  rated: boolean;
}

interface Recorded extends Settings {
  readonly code: string;
  readonly game: Game;
  readonly seats: Seats;
  readonly participants: Participants;
  /** The event whose table it is. */
  readonly event: TableEvent | null;
  /** When it must be awake next, epoch milliseconds; null if it need not be. */
  readonly due: number | null;
  readonly gathering: { readonly begins: number };
}

export interface Snapshot extends Readonly<Settings> {
  readonly chairs: readonly Chair[];
  readonly host: number;
  readonly witnesses: Witnesses;
  readonly voting: VotingState;
}

export function snapshotOf(table: Recorded): Snapshot {
  const { pace, given, bankSeconds, days, next, play, publicity, aids, rated } = table;
  const { seats, participants } = table;
  const settings = { pace, given, bankSeconds, days, next, play, publicity, aids, rated };
  const { host, witnesses } = seats;
  const people = { chairs: structuredClone(seats.chairs), host, witnesses };
  return { ...settings, ...people, voting: participants.voting.state };
}

export function restore(table: Recorded, snapshot: Snapshot): void {
  const { chairs, host, witnesses, voting, ...settings } = snapshot;
  Object.assign(table.seats, { chairs: [...chairs], host, witnesses });
  table.participants.untell(voting);
  Object.assign(table, settings);
}

/**
 * The record of a new table.
 * @param queued the queue opens it
 * @throws Error if the game does not accept the options
 */
export function newRecord(house: House, options: CreateMessage, queued = false): TableRecord {
  const game = house.games[options.game];
  const { min, max } = game.seats;
  const seats = new Seats(Math.min(Math.max(options.seats ?? 3, min), max), game.colors);
  const preset = clockNamed(game.clocks, options.clock);
  if (options.clock !== undefined && !preset) {
    throw new Error(`There’s no clock "${options.clock}".`);
  }
  const given = { ...options.options, ...preset?.options };
  game.options(given, seats.count);
  // The creator's chair stays free unless there are bots for all; a screen leaves as many free as
  // it asks for.
  const names = options.bots ?? [];
  const first = Math.max(0, options.screen ? seats.count - names.length : 1);
  const free = names.length >= seats.count ? 0 : first;
  for (let seat = free; names.length > 0 && seat < seats.count; seat++) {
    seats.setBot(seat, botName(game, names[(seat - free) % names.length]));
  }
  const pace = options.pace ?? house.config.pace;
  const bank = preset?.bank ?? 0;
  const days = preset?.days ?? '';
  const next = Commitment.with(house.newKey()).toJson();
  const { listed = false, everybody = false, language, screen = false } = options;
  const shown = Publicity.of(listed, screen).invite(everybody, language);
  const publicity = (queued ? shown.queue() : shown).toJson();
  // Those who meet in the queue play for their ratings.
  const rated = queued || options.rated === true;
  const body = { seats: seats.toJson(), pace, options: given, bank, days, next, publicity, rated };
  return { code: newCode(), game: game.id, body, matchId: null };
}

/**
 * Writes a new table down, under another code if its own is taken.
 * @throws Error if the journal fails
 */
export async function opened(
  { journal }: Pick<House, 'journal'>,
  record: TableRecord,
): Promise<{ readonly record: TableRecord; readonly claim: Claim }> {
  for (let own = record, tries = 1; ; own = { ...record, code: newCode() }, tries++) {
    try {
      return { record: own, claim: await journal.open(own) };
    } catch (error) {
      if (!(error instanceof CodeTakenError) || tries >= MAX_CODES) throw error;
    }
  }
}

/** @param matchId of the current match */
export function recordOf(table: Recorded, matchId: string | null): TableRecord {
  const { code, game, seats, pace, given, bankSeconds, next, participants, publicity } = table;
  const { days, due } = table;
  const body = {
    seats: seats.toJson(),
    pace,
    options: given,
    bank: bankSeconds,
    days: days ?? '',
    // A match of the queue over days that has not begun.
    begins: table.gathering.begins,
    // Both databases have an index over it.
    due,
    next: next.toJson(),
    paused: participants.voting.paused,
    publicity: publicity.toJson(),
    aids: aidsJson(table.aids),
    rated: table.rated,
    ...(table.event && { event: { ...table.event } }),
  };
  return { code, game: game.id, body, matchId };
}
