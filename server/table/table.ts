/**
 * One table without its network: seats, match, bots and clocks. Whoever connects it to people (the
 * room) hears of every change through `Audience`.
 *
 * Whoever calls in from outside (requests, timers, comings and goings) does so through `line`, one
 * command after the other: what is not in the journal yet is never read by the next one.
 */

import { randomUUID } from 'node:crypto';
import type { Game, JsonObject } from '../../engine/core/contract.ts';
import { ENGINE_VERSION } from '../../engine/core/log.ts';
import { botName, type House } from '../house.ts';
import type { Claim, MatchRecord, TableRecord } from '../journal/journal.ts';
import type { Pace, RequestError, TableState } from '../protocol/messages.ts';
import type { CreateMessage } from '../protocol/schemas.ts';
import { Absences } from './absences.ts';
import { BotDriver } from './bots.ts';
import { Clocks } from './clocks.ts';
import { newCode } from './codes.ts';
import { Commitment } from './commitment.ts';
import { Line } from './line.ts';
import { tableState } from './outbox.ts';
import { type Outcome, Play, type Step } from './play.ts';
import { type Chair, Seats } from './seats.ts';

/** Who is told. */
export interface Audience {
  /** The public state is another one. */
  changed(): void;
  /** A command was accepted, or a match set up: `changed`, and then the messages to each viewer. */
  happened(step: Step): void;
  /** The hash of the next match's key, before anything is drawn with it. */
  committed(keyHash: string): void;
}

/** What a table goes back to when the journal did not take a change. */
interface Snapshot {
  readonly chairs: readonly Chair[];
  readonly host: number;
  readonly pace: Pace;
  readonly given: JsonObject;
  readonly next: Commitment;
  readonly play: Play | null;
}

export class Table {
  readonly code: string;
  readonly game: Game;
  readonly seats: Seats;
  pace: Pace;
  /** Options as the host gave them; the game fills in the rest. */
  given: JsonObject;
  /** The chance of the next match. */
  next: Commitment;
  play: Play | null = null;
  /** Nobody is there: bots and clocks wait. */
  paused = true;
  /** All commands of this table, one after the other. */
  readonly line = new Line();
  /** Quick play: the match begins as soon as all chairs are taken. */
  private startWhenFull = false;
  private readonly house: House;
  private readonly audience: Audience;
  private readonly driver: BotDriver;
  private readonly clocks: Clocks;
  private readonly absences: Absences;
  /** The right to write for this table. */
  readonly claim: Claim;

  private constructor(house: House, audience: Audience, record: TableRecord, claim: Claim) {
    this.house = house;
    this.audience = audience;
    this.claim = claim;
    this.code = record.code;
    this.game = house.games[record.game]!;
    this.seats = Seats.fromJson(record.body.seats as JsonObject);
    this.pace = record.body.pace as Pace;
    this.given = record.body.options as JsonObject;
    this.next = Commitment.fromJson(record.body.next) ?? Commitment.with(house.newKey());
    this.driver = new BotDriver(this, house.bots);
    this.clocks = new Clocks(this, house.clockSecond);
    this.absences = new Absences(house.config.absenceSeconds, (seat) => {
      void this.line.run(() => this.onAbsent(seat));
    });
  }

  /** A new table. @throws Error if the game does not accept the options, or the journal the table */
  static async open(house: House, audience: Audience, options: CreateMessage): Promise<Table> {
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
    const next = Commitment.with(house.newKey()).toJson();
    const body = { seats: seats.toJson(), pace, options: given, next };
    const record = { code: newCode(), game: game.id, body, matchId: null };
    const table = new Table(house, audience, record, await house.journal.open(record));
    table.startWhenFull = options.start ?? false;
    return table;
  }

  /**
   * The table as its journal has it, from now on owned by the caller.
   * @returns null if there is no such table, or its game is not here
   * @throws Error if its log does not fit the rules any more
   */
  static async wake(house: House, audience: Audience, code: string): Promise<Table | null> {
    const { journal } = house;
    const claimed = await journal.claim(code);
    if (!claimed || !house.games[claimed.table.game]) return null;
    const table = new Table(house, audience, claimed.table, claimed.claim);
    const { matchId, body } = claimed.table;
    // A hash that is shown must outlive the process.
    if (!Commitment.fromJson(body.next)) {
      await journal.saveTable(claimed.claim, table.record(matchId));
    }
    const match = matchId ? await journal.match(matchId) : null;
    if (match) table.play = table.newPlay(match).resume(await journal.entries(match.id));
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

  /** Writes seats, options and pace down. */
  save(): Promise<void> {
    return this.house.journal.saveTable(this.claim, this.record(this.play?.id ?? null));
  }

  /**
   * A change of seats, options or pace that is written down, or has not happened.
   * @param change answers why it was refused, null if it was not
   * @throws Error if the journal does not take it: everything is as before
   */
  async change(change: () => Promise<RequestError | null>): Promise<RequestError | null> {
    const before = this.snapshot();
    try {
      const error = await change();
      // A match that was started has brought the table into the journal with it.
      const started = this.play !== null && this.play !== before.play;
      if (error === null && !started) await this.save();
      return error;
    } catch (error) {
      this.restore(before);
      throw error;
    }
  }

  private snapshot(): Snapshot {
    const { chairs, host } = this.seats;
    const { pace, given, next, play } = this;
    return { chairs: structuredClone(chairs), host, pace, given, next, play };
  }

  private restore({ chairs, host, pace, given, next, play }: Snapshot): void {
    this.seats.chairs = [...chairs];
    this.seats.host = host;
    Object.assign(this, { pace, given, next, play });
  }

  private record(matchId: string | null): TableRecord {
    const { seats, pace, given, next } = this;
    const body = { seats: seats.toJson(), pace, options: given, next: next.toJson() };
    return { code: this.code, game: this.game.id, body, matchId };
  }

  private newPlay(match: MatchRecord): Play {
    const { claim } = this;
    return new Play(
      this.game,
      match,
      () => this.seats.infos(),
      (entry, result) => this.house.journal.append(claim, match.id, entry, result),
    );
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
  async depart(seat: number, forGood: boolean): Promise<void> {
    this.seats.chairs[seat]!.session = null;
    this.absences.begin(seat);
    if (!forGood) return;
    if (this.stage === 'lobby') {
      this.absences.end(seat);
      this.seats.stand(seat);
      await this.save();
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

  async startIfFull(): Promise<void> {
    if (!this.startWhenFull || this.stage !== 'lobby') return;
    try {
      await this.start();
    } catch (error) {
      console.error(`Table ${this.code}: the match could not be started:`, error);
    }
  }

  /** Starts a match, or the next one, of those who sit here. @throws if the journal fails */
  async start(): Promise<RequestError | null> {
    if (!this.seats.full) return 'notNow';
    const { seats, game, given, code } = this;
    const options = game.options(given, seats.count) as JsonObject;
    const { next } = this;
    const { key, hash } = next;
    const id = randomUUID();
    const contributions = next.freeze(seats.chairs);
    const about = { id, code, game: game.id, seats: seats.infos(), options };
    const match = { ...about, key, contributions, engine: ENGINE_VERSION };
    // Everybody holds the hash of the key before the first draw is made.
    this.audience.committed(hash);
    const play = this.newPlay(match);
    try {
      // The match after this one has its key from now on.
      this.next = Commitment.with(this.house.newKey());
      await this.house.journal.startMatch(this.claim, match, this.record(id));
    } catch (error) {
      this.next = next;
      throw error;
    }
    this.startWhenFull = false;
    this.play = play;
    this.tell({ seq: 0, seat: null, emitted: play.opening, hidden: false });
    return null;
  }

  reopen(): void {
    this.play = null;
  }

  /** An action of a person. */
  async act(seat: number, action: JsonObject, id: string | null): Promise<Outcome> {
    return this.settle(await this.play?.act(seat, action, id));
  }

  async undo(seat: number, id: string): Promise<Outcome> {
    return this.settle(await this.play?.undo(seat, id));
  }

  /** Bots and clocks: the same gate as everybody's, without an id. */
  actFor(seat: number, action: JsonObject): Promise<Outcome> {
    return this.act(seat, action, null);
  }

  private settle(outcome: Outcome = { ok: false, error: 'notNow' }): Outcome {
    if (outcome.ok && outcome.step) this.tell(outcome.step);
    return outcome;
  }

  private tell(step: Step): void {
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
  async expire(seats: number): Promise<void> {
    for (let seat = 0; seats >> seat; seat++) {
      if ((seats >> seat) & 1 && this.play) await this.actFor(seat, this.play.standIn(seat));
    }
  }
}
