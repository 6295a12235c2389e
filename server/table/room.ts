/**
 * The Colyseus room of a table: connections and messages. `requests.ts` answers the requests, one
 * after the other.
 *
 * After every accepted command, in this order: the journal (in `Play`), the synchronized public
 * state, the private view of each seat and the events of each viewer, and last the answer.
 */

import type { Schema } from '@colyseus/schema';
import { unlist } from '../cluster/peers.ts';
import { type Client, ClientState, CloseCode, Room, ServerError } from '../colyseus.ts';
import { askTable, type EventCall, type TableLine } from '../events/at-table.ts';
import type { House } from '../house.ts';
import { senderBehind } from '../http/sockets.ts';
import type { Claim } from '../journal/journal.ts';
import { type Fields, log, tagOf } from '../log.ts';
import { metrics } from '../metrics.ts';
import { SeatKeys, type SeatNow } from '../people/known/seat-keys.ts';
import { excessOf } from '../protocol/bounds.ts';
import type { CompanyReply } from '../protocol/company.ts';
import type { KeyReply } from '../protocol/me.ts';
import {
  CLOSE_MOVED,
  CLOSE_REPLACED,
  type PrivateMessage,
  type Reply,
  type TalkMessage,
} from '../protocol/messages.ts';
import type { RatingMessage } from '../protocol/ratings.ts';
import {
  type CreateMessage,
  createOptions,
  enteringOptions,
  type JoinMessage,
} from '../protocol/schemas.ts';
import type { TalkLine } from '../protocol/talk.ts';
import { type RatingsRoom, RatingsTelling } from '../ratings/telling.ts';
import { Casting } from '../watch/casting.ts';
import { Listing } from '../watch/listing.ts';
import { fail, faultOf, type Handle, measured, type Work } from './answers.ts';
import type { Audience } from './audience.ts';
import { closes } from './closing.ts';
import { CompanyDesk } from './company-desk.ts';
import { connectionOf } from './connection.ts';
import { corked } from './cork.ts';
import { enter, enterAgain } from './entrance.ts';
import { Figures } from './figures.ts';
import { IdleTimer } from './idle-timer.ts';
import {
  eventsMessage,
  historyMessage,
  privateMessage,
  type Watching,
  welcomeMessage,
} from './outbox.ts';
import { OwnNews } from './own-news.ts';
import { Places } from './places.ts';
import { type RequestRoom, Requests } from './requests.ts';
import { TableSerializer } from './serializer.ts';
import { SharedEvents } from './shared-events.ts';
import { newTableState, updateTableState } from './state.ts';
import type { Step } from './step.ts';
import { Table } from './table.ts';
import { Waiting } from './waiting.ts';

/** How long a dropped connection may come back as the same session, in seconds. */
const RECONNECT_SECONDS = 20;
/**
 * How long a client may take to answer the handshake, in milliseconds: all its messages wait in
 * memory until then.
 */
const HANDSHAKE_MS = 10_000;

const NOTHING = (): void => undefined;

/** Options of the room: a client's new table, or one to be read from the journal. */
export interface RoomOptions {
  readonly house: House;
  /** Code of the table that is to wake. */
  readonly recover?: string;
  /** The queue opens it for so many people. */
  readonly gathers?: number;
}

export class TableRoom extends Room implements Audience, RequestRoom, RatingsRoom {
  private house!: House;
  table!: Table;
  private idle!: IdleTimer;
  private readonly listing = new Listing();
  casting!: Casting;
  private figures!: Figures;
  private keys!: SeatKeys;
  private company!: CompanyDesk;
  private readonly waiting = new Waiting();
  private readonly news = new OwnNews();
  private ratings!: RatingsTelling;
  /** The sender behind each connection (`senderOf`), also once it is over. */
  private readonly senders = new WeakMap<Client, string>();
  /** Another process has taken the table. */
  private moved = false;

  override async onCreate(options: RoomOptions & CreateMessage): Promise<void> {
    const { house, recover, gathers = 0 } = options;
    this.house = house;
    this.autoDispose = false;
    this.patchRate = 1000;
    new Places(this, house.config.maxSpectators);
    this.maxMessagesPerSecond = house.config.messagesPerSecond;
    this.table = recover
      ? await this.wake(recover)
      : await Table.open(house, this, createOptions.parse(options), gathers);
    this.roomId = this.table.code;
    this.idle = new IdleTimer(this, this.table, house.config.idleSeconds, house.clock);
    this.casting = new Casting(this.table);
    this.figures = new Figures(this.table);
    this.state = newTableState(this.table.game, this.table.plain(this.watching));
    const requests = new Requests(this);
    const on = (name: string, handle: Handle): void => {
      this.onMessage(name, this.figures.counting(measured(handle)));
    };
    on('act', (from, message) => this.timed(from, () => requests.act(from, message)));
    on('undo', (from, message) => this.timed(from, () => requests.undo(from, message)));
    on('lobby', (from, message) => this.answer(from, () => requests.lobby(from, message)));
    this.ratings = new RatingsTelling(house, this);
    this.keys = new SeatKeys(house.people, house.clock, (...of) => this.ratings.proved(...of));
    if (recover && this.table.play?.finished) this.ratings.noteEnd(this.table.play);
    this.onMessage('key', (from, message: unknown) => this.prove(from, message));
    this.company = new CompanyDesk(this, house);
    this.onMessage('company', (from, message: unknown) => this.keepCompany(from, message));
    this.table.gathering.arm();
    if (this.table.due !== null || (recover && this.table.event && this.table.play)) this.goOn();
    this.idle.beginIfEmpty();
    metrics.tables.add(this.table);
    const { game, seats } = this.table;
    this.note(recover ? 'table.woken' : 'table.opened', { game: game.id, seats: seats.count });
  }

  /** It goes on without people: clocks and bots are woken, and newcomers find it. */
  private goOn(): void {
    const { queue } = this.table;
    queue.run(() => this.table.refresh()).catch((error) => log.error('table.stuck', {}, error));
  }

  get claim(): Claim {
    return this.table.claim;
  }

  private async wake(code: string): Promise<Table> {
    const table = await Table.wake(this.house, this, code);
    if (!table) throw new ServerError(404, `There’s no table ${code}.`);
    return table;
  }

  /** Colyseus chooses its own serializer with every new state. */
  override setSerializer(): void {
    super.setSerializer(new TableSerializer());
  }

  private note(event: string, fields: Fields = {}): void {
    log.info(event, { table: tagOf(this.roomId), ...fields });
  }

  override onUncaughtException(error: Error, method: string): void {
    // A refusal is no failure.
    if (error.cause instanceof ServerError) return;
    log.error('room.failed', { table: tagOf(this.roomId), method }, error.cause ?? error);
  }

  override onBeforeShutdown(): void {
    this.table.participants.talk.notice('closing', -1);
    super.onBeforeShutdown();
  }

  override async onDispose(): Promise<void> {
    this.house?.open.remove(this.roomId);
    this.ratings?.stop();
    this.idle?.stop();
    this.company?.stop();
    // Commands under way still reach the journal and their sender.
    try {
      const rest = this.table?.queue.run(() => this.table.stop()).then(() => this.settled());
      await closes(this.roomId, rest);
    } finally {
      if (this.table && metrics.tables.delete(this.table)) this.note('table.closed');
    }
  }

  /** What the last command has left to be saved is saved. */
  private settled(): Promise<void> {
    return this.table.queue.run(async () => undefined);
  }

  // -- coming and going ---------------------------------------------------------------------------

  override onJoin(client: Client, given: unknown): Promise<void> {
    const options: JoinMessage = enteringOptions.catch({}).parse(given);
    const silent = this.house.clock.setTimeout(() => {
      if (client.state === ClientState.JOINING) client.leave(CloseCode.WITH_ERROR);
    }, HANDSHAKE_MS);
    silent.unref();
    return this.table.queue.run(() => this.join(client, options));
  }

  private async join(client: Client, options: JoinMessage): Promise<void> {
    if (this.moved) throw new ServerError(503, 'The table has just moved to another server.');
    await enter(this, client, options);
    if (!connectionOf(client).caster) return this.arrive(client);
    this.idle.end();
    this.table.refresh();
  }

  override onReconnect(client: Client): Promise<void> {
    return this.table.queue.run(async () => {
      await enterAgain(this.table, client);
      await this.arrive(client);
    });
  }

  override onDrop(client: Client): Promise<void> {
    if (this.seatOf(client) >= 0) {
      // Rejected when the time is over; from then on the token proves the seat.
      this.allowReconnection(client, RECONNECT_SECONDS).then(NOTHING, NOTHING);
    }
    return this.inTurn(client, () => this.depart(client, false));
  }

  override onLeave(client: Client): Promise<void> {
    return this.inTurn(client, () => this.depart(client, true));
  }

  seatOf(client: Client): number {
    return this.table.seats.bySession(client.sessionId);
  }

  clientOf(session: string): Client | undefined {
    return this.clients.get(session);
  }

  isSilenced(client: Client): boolean {
    return this.company.isSilenced(client);
  }

  /** An event asks its table; other processes do so, too. */
  askEvent(call: EventCall): Promise<TableLine> {
    return askTable(this.table, call);
  }

  /** The operator removes a reported person; other processes ask. @returns whether it was there */
  removePerson(mark: string, seat: number, name: string): Promise<boolean> {
    return this.removeSeat(this.company.seatOf(mark, seat, name));
  }

  addressOfPerson(mark: string, seat: number, name: string): string {
    return this.company.addressOf(mark, seat, name);
  }

  removeSeat(seat: number): Promise<boolean> {
    return this.table.queue.run(async () => {
      if (!this.table.seats.isPerson(seat)) return false;
      await this.table.change(async () => {
        this.table.participants.leave(seat, 'freed');
        return null;
      });
      this.table.refresh();
      return true;
    });
  }

  isScreen(client: Client): boolean {
    return this.table.publicity.isScreen(connectionOf(client).token);
  }

  /** Somebody is present (again): restores the seat and sends its current knowledge. */
  private async arrive(client: Client): Promise<void> {
    const { token } = connectionOf(client);
    const seat = token ? this.table.seats.byToken(token) : -1;
    if (seat >= 0) {
      const old = this.table.participants.arrive(seat, client.sessionId);
      if (old) this.clients.get(old)?.leave(CLOSE_REPLACED);
    }
    this.idle.end();
    this.welcome(client);
    await this.table.gathering.startIfDue();
    this.table.refresh();
    this.brief(client);
    const { talk } = this.table.participants;
    const lines = talk.linesFor(this.table.company.mutes(client.sessionId));
    client.send('talk', { lines } satisfies TalkMessage);
  }

  /** Sends the client the current knowledge of its seat. */
  brief(client: Client): void {
    const { play, game } = this.table;
    const seat = this.seatOf(client);
    const message = privateMessage(this.table, seat, this.house.clock);
    this.news.note(client, message);
    client.send('private', message);
    if (play) client.send('history', historyMessage(game, play, seat));
  }

  briefAll(): void {
    for (const client of this.clients) if (!this.casting.has(client)) this.brief(client);
  }

  welcome(client: Client): void {
    const seat = this.seatOf(client);
    const { token = null } = connectionOf(client);
    const guest = this.table.participants.watchers.guestOf(client.sessionId);
    this.news.forget(client);
    client.send('welcome', welcomeMessage(this.house, this.table, seat, token, guest));
  }

  private async depart(client: Client, forGood: boolean): Promise<void> {
    const seat = this.seatOf(client);
    this.casting.remove(client);
    if (forGood) this.company.forget(client.sessionId);
    else this.table.company.note();
    this.keys.forget(client.sessionId);
    this.table.ratings.forget(client.sessionId);
    this.table.participants.watchers.forget(client.sessionId);
    try {
      if (seat >= 0) await this.table.depart(seat, forGood);
    } finally {
      this.idle.beginIfEmpty();
      this.table.refresh();
    }
  }

  /** Whether this match is on the table and waits for a seat; other processes ask. */
  owes(match: string, seat: number): boolean {
    const { play } = this.table;
    return play?.id === match && !play.finished && (play.deciders & (1 << seat)) !== 0;
  }

  /** Whether the person of a seat of this match is connected; other processes ask. */
  sits(match: string, seat: number): boolean {
    const { play, seats } = this.table;
    return play?.id === match && (seats.chairs[seat]?.session ?? null) !== null;
  }

  /** The turn of a seat in a match over days, if it is on the table; other processes ask. */
  turnOf(match: string, seat: number): { readonly deadline: number | null } | null {
    const { play, overDays } = this.table;
    return play?.id === match && overDays ? { deadline: this.table.deadlineOf(seat) } : null;
  }

  // -- requests -----------------------------------------------------------------------------------

  private timed(from: Client, work: Work): Promise<Reply> {
    return this.figures.timed(work, (watched) => this.answer(from, watched));
  }

  /** The sender behind a connection, also once it is over. */
  senderOf(from: Client): string {
    const sender = senderBehind(from.ref) || this.senders.get(from) || '';
    this.senders.set(from, sender);
    return sender;
  }

  /** Runs the table's next command when it is this connection's turn: see `Turns`. */
  private inTurn<T>(from: Client, command: () => Promise<T>): Promise<T> {
    const way = [this.senderOf(from), this.roomId, from.sessionId] as const;
    return this.house.turns.run(way, () => this.table.queue.run(command));
  }

  /** A key proves its seat: beside the table's commands, which do not wait for it. */
  private async prove(from: Client, message: unknown): Promise<KeyReply> {
    if (excessOf(message)) return { ok: false, error: 'malformed' };
    const now = (): SeatNow => {
      const { code, game, play, days } = this.table;
      const seat = connectionOf(from).caster ? -1 : this.seatOf(from);
      const awaits = days !== null && play === null;
      return { code, game: game.id, match: play?.id ?? '', seat, seq: play?.seq ?? 0, awaits };
    };
    try {
      const reply = await this.keys.answer(from.sessionId, message, now);
      const { key } = message as { readonly key?: string };
      if (reply.ok && 'proved' in reply && key) await this.company.proved(from.sessionId, key);
      return reply;
    } catch (error) {
      log.error('people.failed', { table: tagOf(this.roomId) }, error);
      return { ok: false, error: 'storage' };
    }
  }

  /** A request about the others: beside the table's commands, too. */
  private async keepCompany(from: Client, message: unknown): Promise<CompanyReply> {
    if (excessOf(message) || connectionOf(from).caster) return { ok: false, error: 'malformed' };
    try {
      return await this.company.answer(from, message);
    } catch (error) {
      log.error('people.failed', { table: tagOf(this.roomId) }, error);
      return { ok: false, error: 'storage' };
    }
  }

  tellRating(session: string, message: RatingMessage): void {
    this.clients.get(session)?.send('rating', message);
  }

  /** No message may end the process, and each is answered. */
  private async answer(from: Client, work: Work): Promise<Reply> {
    const inLine = () => this.inTurn(from, async () => (this.moved ? 'moved' : work()));
    try {
      const reply = (await this.waiting.run(this.seatOf(from), inLine)) ?? 'tooFast';
      return typeof reply === 'string' ? fail(reply) : reply;
    } catch (error) {
      return fail(faultOf(error, this.roomId));
    }
  }

  /**
   * The table belongs to another process by now, or the claim is older than `epoch`: lets go of it.
   */
  letGo(lost: Claim, why: string): void {
    const { epoch } = this.table.claim;
    if (this.moved || epoch > lost.epoch) return;
    this.moved = true;
    this.house.open.remove(this.roomId);
    log.warn('table.moved', { table: tagOf(this.roomId), epoch, why });
    // After the answer to the sender whose request found it out.
    setImmediate(() => void unlist(this).then(() => this.disconnect(CLOSE_MOVED)));
  }

  // -- telling ------------------------------------------------------------------------------------

  changed(): void {
    const { watching } = this;
    updateTableState(this.state as Schema, this.table.game, this.table.plain(watching));
    this.broadcastPatch();
    this.listing.update(this, this.table, watching.spectators);
    if (!this.moved) this.house.open.update(this.table);
    this.casting.follow();
    this.table.company.note();
    this.company?.tell();
  }

  get crowded(): boolean {
    return this.watching.spectators > this.house.config.maxSpectators;
  }

  /** Browsers of the connected casters. */
  get casters(): readonly string[] {
    return this.casting.browsers;
  }

  /** Connections without a seat. */
  get watching(): Watching {
    let others = 0;
    for (const one of this.clients) if (this.seatOf(one) < 0 && !this.isScreen(one)) others++;
    return { spectators: others - this.casting.count, casters: this.casting.count };
  }

  talked(line: TalkLine): void {
    // A waking table may announce things before anybody is present.
    const by = this.table?.participants.talk.speakerOf(line.n) ?? '';
    const mutes = ({ sessionId }: Client): boolean =>
      this.table.company.mutes(sessionId).includes(by);
    const deaf = by === '' ? [] : this.clients.filter(mutes);
    const except = [...(this.casting?.clients ?? []), ...deaf];
    this.broadcast('talk', { lines: [line] } satisfies TalkMessage, { except });
  }

  unseated(session: string): void {
    const client = this.clients.get(session);
    if (!client) return;
    this.welcome(client);
    this.brief(client);
  }

  happened(step: Step): void {
    const { hidden, seat } = step;
    const told = this.clients.filter((one) => !hidden || this.seatOf(one) === seat);
    corked(told, () => this.tell(step, told));
  }

  private tell(step: Step, told: readonly Client[]): void {
    if (!step.hidden) this.changed();
    this.figures.release();
    const { play, game } = this.table;
    if (play?.finished) {
      this.note('match.finished', { match: play.id });
      this.ratings.noteEnd(play);
    } else if (play && step.seat === null) this.note('match.started', { match: play.id });
    const shared = new SharedEvents(game.eventWords);
    for (const client of told) {
      if (this.casting.has(client)) continue;
      const seat = this.seatOf(client);
      if (seat >= 0) this.tellOwn(client, step, privateMessage(this.table, seat, this.house.clock));
      shared.send(client, eventsMessage(game, step, seat));
    }
  }

  /** What a seat knows alone, if the step has changed it. */
  private tellOwn(client: Client, step: Step, message: PrivateMessage): void {
    if (this.news.take(client, message, step.seat === null)) client.send('private', message);
  }
}
