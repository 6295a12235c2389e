/**
 * One table: the Colyseus room that puts seats, match, bots and clocks together. It decides who may
 * ask for what; whether it is legal is the engine's to say.
 *
 * After every change, in this order: the journal (in `Play`), the synchronized public state, then
 * to each seat its private view and to each viewer its events, at last the answer to the sender.
 */

import { randomUUID } from 'node:crypto';
import { type Client, Room, ServerError } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';
import type { Game, JsonObject } from '../../engine/core/contract.ts';
import { botName, type House } from '../house.ts';
import type { MatchRecord, TableRecord } from '../journal/journal.ts';
import { hashOfKey } from '../protocol/chance.ts';
import {
  CLOSE_REPLACED,
  type Pace,
  type Reply,
  type RequestError,
  type TableState,
} from '../protocol/messages.ts';
import {
  actRequest,
  type CreateMessage,
  createOptions,
  type JoinMessage,
  joinOptions,
  lobbyRequest,
  undoRequest,
} from '../protocol/schemas.ts';
import { Absences } from './absences.ts';
import { BotDriver } from './bots.ts';
import { Clocks } from './clocks.ts';
import { newCode } from './codes.ts';
import { lobby } from './lobby.ts';
import { eventsMessage, privateMessage, tableState, welcomeMessage } from './outbox.ts';
import { type Outcome, Play, type Step } from './play.ts';
import { newToken, Seats } from './seats.ts';
import { newTableState, updateTableState } from './state.ts';

/** How long a dropped connection may come back as the same session, in seconds. */
const RECONNECT_SECONDS = 20;
/** Whom one table takes in, spectators included. */
const MAX_CLIENTS = 100;

const NOTHING = (): void => undefined;
const fail = (error: RequestError): Reply => ({ ok: false, error });

/** Options of the room: a new table of a client, or one to be read from the journal. */
export interface TableOptions {
  readonly house: House;
  /** Code of the table that is to wake. */
  readonly recover?: string;
}

export class TableRoom extends Room {
  game!: Game;
  pace: Pace = 'normal';
  paused = true;
  play: Play | null = null;
  private house!: House;
  seats!: Seats;
  /** Options as the host gave them; the game fills in the rest. */
  given: JsonObject = {};
  private startWhenFull = false;
  private driver!: BotDriver;
  private clocks!: Clocks;
  private absences!: Absences;
  private idle: NodeJS.Timeout | null = null;

  override onCreate(options: TableOptions & CreateMessage): void {
    this.house = options.house;
    const { config } = this.house;
    this.autoDispose = false;
    this.patchRate = 1000;
    this.maxClients = MAX_CLIENTS;
    this.maxMessagesPerSecond = config.messagesPerSecond;
    this.driver = new BotDriver(this, this.house.bots);
    this.clocks = new Clocks(this);
    this.absences = new Absences(config.absenceSeconds, (seat) => this.onAbsent(seat));
    if (options.recover) this.recover(options.recover);
    else this.open(createOptions.parse(options));
    this.state = newTableState(this.game, this.plain());
    this.onMessage('act', (client, message) => this.guard(() => this.onAct(client, message)));
    this.onMessage('undo', (client, message) => this.guard(() => this.onUndo(client, message)));
    this.onMessage('lobby', (client, message) => this.guard(() => this.onLobby(client, message)));
    this.pauseIfEmpty();
  }

  override onUncaughtException(error: Error, method: string): void {
    console.error(`Table ${this.roomId}: ${method} failed:`, error);
  }

  override onDispose(): void {
    this.driver.stop();
    this.clocks.stop();
    this.absences.stop();
    if (this.idle) clearTimeout(this.idle);
  }

  // -- opening and waking -------------------------------------------------------------------------

  private open(options: CreateMessage): void {
    const { game, seats, bots, pace, start } = options;
    this.roomId = newCode();
    this.game = this.house.games[game]!;
    const { min, max } = this.game.seats;
    this.seats = new Seats(Math.min(Math.max(seats ?? 3, min), max));
    this.pace = pace ?? this.house.config.pace;
    this.given = options.options ?? {};
    this.game.options(this.given, this.seats.count);
    this.startWhenFull = start ?? false;
    // The creator's chair stays free unless there are bots for all.
    const names = bots ?? [];
    const first = names.length >= this.seats.count ? 0 : 1;
    for (let seat = first; names.length > 0 && seat < this.seats.count; seat++) {
      this.seats.setBot(seat, botName(this.game, names[(seat - first) % names.length]!));
    }
    this.save();
  }

  private recover(code: string): void {
    const record = this.house.journal.table(code);
    const game = record && this.house.games[record.game];
    if (!record || !game) throw new ServerError(404, `There is no table ${code}.`);
    this.roomId = code;
    this.game = game;
    this.seats = Seats.fromJson(record.body.seats as JsonObject);
    this.pace = record.body.pace as Pace;
    this.given = record.body.options as JsonObject;
    const match = record.matchId ? this.house.journal.match(record.matchId) : null;
    if (match) this.play = this.newPlay(match).resume();
    for (let seat = 0; seat < this.seats.count; seat++) {
      if (this.seats.isPerson(seat)) this.absences.begin(seat);
    }
  }

  private newPlay(match: MatchRecord): Play {
    return new Play(this.game, match, () => this.seats.infos(), this.house.journal);
  }

  private tableRecord(matchId = this.play?.id ?? null): TableRecord {
    const body = { seats: this.seats.toJson(), pace: this.pace, options: this.given };
    return { code: this.roomId, game: this.game.id, body, matchId };
  }

  private save(): void {
    this.house.journal.saveTable(this.tableRecord());
  }

  // -- coming and going ---------------------------------------------------------------------------

  override onJoin(client: Client, given: unknown): void {
    const options: JoinMessage = joinOptions.catch({}).parse(given);
    const { token, name, color } = options;
    if (token && this.seats.byToken(token) >= 0) client.userData = { token };
    else if (!options.spectate && !this.play && this.seats.firstFree >= 0) {
      this.sit(client, this.seats.firstFree, name, color);
    }
    this.arrive(client);
  }

  override onReconnect(client: Client): void {
    this.arrive(client);
  }

  override onDrop(client: Client): void {
    if (this.seatOf(client) >= 0) {
      // Rejected when the time is over; from then on the token proves the seat.
      this.allowReconnection(client, RECONNECT_SECONDS).then(NOTHING, NOTHING);
    }
    this.depart(client);
  }

  override onLeave(client: Client): void {
    const seat = this.seatOf(client);
    if (seat >= 0 && this.stage === 'lobby') {
      this.seats.stand(seat);
      this.save();
    }
    this.depart(client);
    if (seat >= 0 && this.seats.host === seat) this.seats.passHost();
    this.refresh();
  }

  seatOf(client: Client): number {
    return this.seats.bySession(client.sessionId);
  }

  private sit(client: Client, seat: number, name?: string, color?: string): void {
    const token = newToken();
    client.userData = { token, name, color };
    this.seats.sit(seat, client.sessionId, token, name, color);
    this.save();
  }

  /** Somebody is there (again): into the own seat, with everything that its viewer must know. */
  private arrive(client: Client): void {
    const { token } = (client.userData ?? {}) as { token?: string };
    const seat = token ? this.seats.byToken(token) : -1;
    if (seat >= 0) {
      const chair = this.seats.chairs[seat]!;
      const old = chair.session === client.sessionId ? null : chair.session;
      chair.session = client.sessionId;
      chair.held = false;
      this.absences.end(seat);
      if (old) this.clients.get(old)?.leave(CLOSE_REPLACED);
      if (this.seats.host < 0) this.seats.passHost();
    }
    this.paused = false;
    if (this.idle) clearTimeout(this.idle);
    this.welcome(client);
    if (this.startWhenFull && this.stage === 'lobby') this.start();
    this.refresh();
    client.send('private', privateMessage(this.play, seat));
  }

  private welcome(client: Client): void {
    const seat = this.seatOf(client);
    const { token = null } = (client.userData ?? {}) as { token?: string };
    client.send('welcome', welcomeMessage(this.house, this.roomId, this.seats, seat, token));
  }

  private depart(client: Client): void {
    const seat = this.seatOf(client);
    if (seat >= 0) {
      this.seats.chairs[seat]!.session = null;
      this.absences.begin(seat);
    }
    this.pauseIfEmpty();
    this.refresh();
  }

  /** The person of `seat` has been away for long: a bot plays, and the host's rights go on. */
  private onAbsent(seat: number): void {
    this.guard(() => {
      if (this.play && this.seats.isPerson(seat)) this.seats.chairs[seat]!.held = true;
      if (this.seats.host === seat) this.seats.passHost();
      this.refresh();
      return undefined;
    });
  }

  private pauseIfEmpty(): void {
    if (this.clients.length > 0) return;
    this.paused = true;
    this.driver.stop();
    if (this.idle) clearTimeout(this.idle);
    this.idle = setTimeout(() => {
      if (this.clients.length === 0) void this.disconnect();
    }, this.house.config.idleSeconds * 1000);
  }

  // -- requests -----------------------------------------------------------------------------------

  /** Nothing that a message sets off may end the process, and everything is answered. */
  private guard(handle: () => Reply | undefined): Reply {
    try {
      return handle() ?? { ok: true, seq: this.play?.seq ?? 0 };
    } catch (error) {
      console.error(`Table ${this.roomId}: a request failed:`, error);
      return fail('storage');
    }
  }

  private onAct(client: Client, message: unknown): Reply {
    const request = actRequest.safeParse(message);
    if (!request.success) return fail('malformed');
    const seat = this.seatOf(client);
    if (seat < 0) return fail('notSeated');
    if (!this.play) return fail('notNow');
    const { id, action } = request.data;
    return this.settle(this.play.act(seat, action as JsonObject, id));
  }

  private onUndo(client: Client, message: unknown): Reply {
    const request = undoRequest.safeParse(message);
    if (!request.success) return fail('malformed');
    const seat = this.seatOf(client);
    if (seat < 0) return fail('notSeated');
    if (!this.play) return fail('notNow');
    return this.settle(this.play.undo(seat, request.data.id));
  }

  private onLobby(client: Client, message: unknown): Reply | undefined {
    const request = lobbyRequest.safeParse(message);
    if (!request.success) return fail('malformed');
    const seat = this.seatOf(client);
    const { name, color } = (client.userData ?? {}) as { name?: string; color?: string };
    const sender = { seat, sit: (to: number) => this.sit(client, to, name, color) };
    const error = lobby(this, sender, request.data);
    if (error) return fail(error);
    this.save();
    if (seat !== this.seatOf(client)) this.welcome(client);
    if (this.startWhenFull && this.stage === 'lobby') this.start();
    this.refresh();
    return undefined;
  }

  /** Bots and clocks: the same gate as everybody's, without an id. */
  actFor(seat: number, action: JsonObject): Outcome {
    if (!this.play) return { ok: false, error: 'notNow' };
    const outcome = this.play.act(seat, action, null);
    this.settle(outcome);
    return outcome;
  }

  private settle(outcome: Outcome): Reply {
    if (!outcome.ok) return outcome;
    if (outcome.step) this.publish(outcome.step);
    return { ok: true, seq: outcome.seq };
  }

  private publish(step: Step): void {
    const { play } = this;
    if (!play) return;
    if (play.finished) this.house.journal.finishMatch(play.id);
    this.refresh();
    for (const client of this.clients) {
      const seat = this.seatOf(client);
      if (step.hidden && seat !== step.seat) continue;
      if (seat >= 0) client.send('private', privateMessage(play, seat));
      client.send('events', eventsMessage(this.game, step, seat));
    }
  }

  // -- the match ----------------------------------------------------------------------------------

  get stage(): TableState['stage'] {
    if (!this.play) return 'lobby';
    return this.play.finished ? 'finished' : 'playing';
  }

  /** Starts a match, or the next one, of those who sit here. */
  start(): RequestError | null {
    if (!this.seats.full) return 'notNow';
    this.startWhenFull = false;
    const { seats, game, given, roomId } = this;
    const options = game.options(given, seats.count) as JsonObject;
    const key = this.house.newKey();
    const match = {
      id: randomUUID(),
      code: roomId,
      game: game.id,
      seats: seats.infos(),
      options,
      key,
    };
    // Everybody holds the hash of the key before the first draw is made.
    updateTableState(this.state as Schema, game, {
      ...this.plain(),
      keyHash: hashOfKey(key),
      key: '',
    });
    this.broadcastPatch();
    const play = this.newPlay(match);
    this.house.journal.startMatch(match, this.tableRecord(match.id));
    this.play = play;
    this.publish({ seq: 0, seat: null, emitted: play.opening, hidden: false });
    return null;
  }

  reopen(): void {
    this.play = null;
  }

  botOf(seat: number): string | null {
    const chair = this.seats.chairs[seat];
    if (!chair) return null;
    return chair.bot || (chair.held ? botName(this.game, '') : null);
  }

  isPersons(seat: number): boolean {
    return this.seats.isPerson(seat) && !this.seats.chairs[seat]!.held;
  }

  expire(seats: number): void {
    for (let seat = 0; seats >> seat; seat++) {
      if ((seats >> seat) & 1 && this.play) this.actFor(seat, this.play.standIn(seat));
    }
  }

  private plain(): TableState {
    const spectators = this.clients.filter((client) => this.seatOf(client) < 0).length;
    return tableState(this, this.roomId, this.clocks, spectators);
  }

  /** Brings clock, synchronized state and bots up to the position. */
  private refresh(): void {
    this.clocks.update();
    updateTableState(this.state as Schema, this.game, this.plain());
    this.broadcastPatch();
    this.driver.wake();
  }
}
