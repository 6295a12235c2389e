/**
 * One table without its network: seats, match, bots and clocks. Whoever connects it to people (the
 * room) hears of every change through `Audience`.
 */

import { randomUUID } from 'node:crypto';
import type { Game, JsonObject } from '../../engine/core/contract.ts';
import { botName, type House } from '../house.ts';
import type { MatchRecord, TableRecord } from '../journal/journal.ts';
import { hashOfKey } from '../protocol/chance.ts';
import type { Pace, RequestError, TableState } from '../protocol/messages.ts';
import type { CreateMessage } from '../protocol/schemas.ts';
import { Absences } from './absences.ts';
import { BotDriver } from './bots.ts';
import { Clocks } from './clocks.ts';
import { newCode } from './codes.ts';
import { tableState } from './outbox.ts';
import { type Outcome, Play, type Step } from './play.ts';
import { Seats } from './seats.ts';

/** Who is told. */
export interface Audience {
  /** The public state is another one. */
  changed(): void;
  /** A command was accepted, or a match set up: `changed`, and then the messages to each viewer. */
  happened(step: Step): void;
  /** The hash of the next match's key, before anything is drawn with it. */
  committed(keyHash: string): void;
}

export class Table {
  readonly code: string;
  readonly game: Game;
  readonly seats: Seats;
  pace: Pace;
  /** Options as the host gave them; the game fills in the rest. */
  given: JsonObject;
  play: Play | null = null;
  /** Nobody is there: bots and clocks wait. */
  paused = true;
  /** Quick play: the match begins as soon as all chairs are taken. */
  private startWhenFull = false;
  private readonly house: House;
  private readonly audience: Audience;
  private readonly driver: BotDriver;
  private readonly clocks: Clocks;
  private readonly absences: Absences;

  private constructor(house: House, audience: Audience, record: TableRecord) {
    this.house = house;
    this.audience = audience;
    this.code = record.code;
    this.game = house.games[record.game]!;
    this.seats = Seats.fromJson(record.body.seats as JsonObject);
    this.pace = record.body.pace as Pace;
    this.given = record.body.options as JsonObject;
    this.driver = new BotDriver(this, house.bots);
    this.clocks = new Clocks(this, house.clockSecond);
    this.absences = new Absences(house.config.absenceSeconds, (seat) => this.onAbsent(seat));
  }

  /** A new table. @throws Error if the game does not accept the options */
  static open(house: House, audience: Audience, options: CreateMessage): Table {
    const game = house.games[options.game]!;
    const { min, max } = game.seats;
    const seats = new Seats(Math.min(Math.max(options.seats ?? 3, min), max));
    const given = options.options ?? {};
    game.options(given, seats.count);
    // The creator's chair stays free unless there are bots for all.
    const names = options.bots ?? [];
    const first = names.length >= seats.count ? 0 : 1;
    for (let seat = first; names.length > 0 && seat < seats.count; seat++) {
      seats.setBot(seat, botName(game, names[(seat - first) % names.length]!));
    }
    const pace = options.pace ?? house.config.pace;
    const body = { seats: seats.toJson(), pace, options: given };
    const record = { code: newCode(), game: game.id, body, matchId: null };
    const table = new Table(house, audience, record);
    table.startWhenFull = options.start ?? false;
    table.save();
    return table;
  }

  /** The table as its journal has it. @throws Error if its log does not fit the rules any more */
  static wake(house: House, audience: Audience, record: TableRecord): Table {
    const table = new Table(house, audience, record);
    const match = record.matchId ? house.journal.match(record.matchId) : null;
    if (match) table.play = table.newPlay(match).resume();
    // Everybody is away until they come.
    for (let seat = 0; seat < table.seats.count; seat++) {
      if (table.seats.isPerson(seat)) table.absences.begin(seat);
    }
    return table;
  }

  get stage(): TableState['stage'] {
    if (!this.play) return 'lobby';
    return this.play.finished ? 'finished' : 'playing';
  }

  /** The synchronized state as plain JSON. */
  plain(spectators: number): TableState {
    return tableState(this, this.code, this.clocks, spectators);
  }

  save(): void {
    this.house.journal.saveTable(this.record(this.play?.id ?? null));
  }

  private record(matchId: string | null): TableRecord {
    const body = { seats: this.seats.toJson(), pace: this.pace, options: this.given };
    return { code: this.code, game: this.game.id, body, matchId };
  }

  private newPlay(match: MatchRecord): Play {
    return new Play(this.game, match, () => this.seats.infos(), this.house.journal);
  }

  /** Brings clocks, public state and bots up to the position; call it after every change. */
  refresh(): void {
    this.clocks.update();
    this.audience.changed();
    this.driver.wake();
  }

  stop(): void {
    this.driver.stop();
    this.clocks.stop();
    this.absences.stop();
  }

  // -- people -------------------------------------------------------------------------------------

  /** The owner of `seat` is there, by the connection `session`. @returns the one it replaces */
  arrive(seat: number, session: string): string | null {
    const chair = this.seats.chairs[seat]!;
    const old = chair.session === session ? null : chair.session;
    chair.session = session;
    chair.held = false;
    this.absences.end(seat);
    if (this.seats.host < 0) this.seats.passHost();
    return old;
  }

  /** The owner of `seat` is no longer there. @param forGood by a word, not by a lost network */
  depart(seat: number, forGood: boolean): void {
    this.seats.chairs[seat]!.session = null;
    this.absences.begin(seat);
    if (!forGood) return;
    if (this.stage === 'lobby') {
      this.absences.end(seat);
      this.seats.stand(seat);
      this.save();
    } else if (this.seats.host === seat) this.seats.passHost();
  }

  /** The person of `seat` has been away for long: a bot plays, and the host's rights go on. */
  private onAbsent(seat: number): void {
    try {
      if (this.play && this.seats.isPerson(seat)) this.seats.chairs[seat]!.held = true;
      if (this.seats.host === seat) this.seats.passHost();
      this.refresh();
    } catch (error) {
      console.error(`Table ${this.code}: seat ${seat} could not be handed to a bot:`, error);
    }
  }

  /** Somebody is there, or nobody any more. */
  setPaused(paused: boolean): void {
    this.paused = paused;
    if (paused) this.driver.stop();
  }

  // -- the match ----------------------------------------------------------------------------------

  startIfFull(): void {
    if (this.startWhenFull && this.stage === 'lobby') this.start();
  }

  /** Starts a match, or the next one, of those who sit here. */
  start(): RequestError | null {
    if (!this.seats.full) return 'notNow';
    this.startWhenFull = false;
    const { seats, game, given, code } = this;
    const options = game.options(given, seats.count) as JsonObject;
    const key = this.house.newKey();
    const id = randomUUID();
    const match = { id, code, game: game.id, seats: seats.infos(), options, key };
    // Everybody holds the hash of the key before the first draw is made.
    this.audience.committed(hashOfKey(key));
    const play = this.newPlay(match);
    this.house.journal.startMatch(match, this.record(id));
    this.play = play;
    this.tell({ seq: 0, seat: null, emitted: play.opening, hidden: false });
    return null;
  }

  reopen(): void {
    this.play = null;
  }

  /** An action of a person. */
  act(seat: number, action: JsonObject, id: string): Outcome {
    return this.settle(this.play?.act(seat, action, id) ?? { ok: false, error: 'notNow' });
  }

  undo(seat: number, id: string): Outcome {
    return this.settle(this.play?.undo(seat, id) ?? { ok: false, error: 'notNow' });
  }

  /** Bots and clocks: the same gate as everybody's, without an id. */
  actFor(seat: number, action: JsonObject): Outcome {
    return this.settle(this.play?.act(seat, action, null) ?? { ok: false, error: 'notNow' });
  }

  private settle(outcome: Outcome): Outcome {
    if (outcome.ok && outcome.step) this.tell(outcome.step);
    return outcome;
  }

  private tell(step: Step): void {
    if (this.play?.finished) this.house.journal.finishMatch(this.play.id);
    this.clocks.update();
    this.audience.happened(step);
    this.driver.wake();
  }

  /** The bot that decides for `seat` now, null if a person does. */
  botOf(seat: number): string | null {
    const chair = this.seats.chairs[seat];
    if (!chair) return null;
    return chair.bot || (chair.held ? botName(this.game, '') : null);
  }

  isPersons(seat: number): boolean {
    return this.seats.isPerson(seat) && !this.seats.chairs[seat]!.held;
  }

  /** The clock of these seats (bit mask) has run out: the rules' stand-in answers. */
  expire(seats: number): void {
    for (let seat = 0; seats >> seat; seat++) {
      if ((seats >> seat) & 1 && this.play) this.actFor(seat, this.play.standIn(seat));
    }
  }
}
