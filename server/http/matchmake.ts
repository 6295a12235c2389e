/**
 * Creates and joins tables over HTTP: the Colyseus client asks here before it opens its socket.
 * Only the methods that this server offers are reachable, and every request is checked first.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { alone, tellClaimed } from '../cluster/peers.ts';
import { createAuthContext, matchMaker, ServerError } from '../colyseus.ts';
import type { House } from '../house.ts';
import { DamagedRecordError, type TableRecord } from '../journal/journal.ts';
import { log } from '../log.ts';
import type { Visitor } from '../people/known/bars.ts';
import { introduced } from '../people/known/met.ts';
import { clockNamed } from '../protocol/clocks.ts';
import { BARRED, barWords, NAME_REFUSED, type Target } from '../protocol/company.ts';
import { ROOM_NAME, TOO_EARLY } from '../protocol/messages.ts';
import { QUEUE_ID } from '../protocol/people.ts';
import {
  createOptions,
  type JoinMessage,
  joinOptions,
  MAX_JOIN_BYTES,
} from '../protocol/schemas.ts';
import { isClosing } from '../table/closing.ts';
import { readCode } from '../table/codes.ts';
import { isFull, ownsPlace } from '../table/places.ts';
import { TableRoom } from '../table/room.ts';
import { recoverRoom } from '../table/waker.ts';
import { HttpError, readJson } from './body.ts';
import { TABLE_BYTES } from './budget.ts';
import type { Door } from './door.ts';
import { addressOf, PerMinute, senderOf } from './limits.ts';
import { ClosingError, isListed } from './listed.ts';
import { QueueEntrance } from './queue-entrance.ts';
import { type Place, Reservations } from './reservations.ts';
import { NoShareError } from './shares.ts';
import { type Sockets, TOO_MANY_SOCKETS } from './sockets.ts';
import { kindOf } from './strangers.ts';

/** The table's record, or the count of records, fails its proof. */
class DamagedTable extends HttpError {
  constructor() {
    super(
      503,
      'The record of this table is damaged, and the table cannot be opened. Nothing of it was ' +
        'changed: tell those who run this server.',
    );
  }
}

/** One in so many requests of an address may name a table that does not exist. */
const MISSES = 8;
/** One in so many may open a table: there is room for some hundred at a time. */
const OPENINGS = 8;
/** One in so many may wake a table: its match is replayed from its log. */
const WAKINGS = 2;
/** Number of places reserved by an address that may be unused at the same time. */
const RESERVED = 8;
/**
 * How often the server looks again for a table that existed a moment ago, and the pause between.
 */
const MAX_TRIES = 5;
const AGAIN_MS = 100;
/**
 * How long a request waits for a table that is falling asleep, in milliseconds: its disk may be
 * slow.
 */
const ASLEEP_MS = 5000;

export class Matchmaking {
  private readonly house: House;
  private readonly sockets: Sockets;
  private readonly door: Door;
  private readonly requests: PerMinute;
  /**
   * Counts requests for codes and connections that do not exist: nobody finds a table by guessing.
   */
  private readonly misses: PerMinute;
  private readonly openings: PerMinute;
  private readonly wakings: PerMinute;
  private readonly reserved: Reservations;
  /** Tables that are waking: a second guest waits for the same work. */
  private readonly waking = new Map<string, Promise<unknown>>();
  private readonly entrance: QueueEntrance;

  constructor(house: House, sockets: Sockets, door: Door) {
    this.house = house;
    this.sockets = sockets;
    this.door = door;
    const { joinsPerMinute } = house.config;
    const { now } = house.clock;
    this.entrance = new QueueEntrance(this.house);
    this.requests = new PerMinute(joinsPerMinute, now);
    this.misses = new PerMinute(Math.ceil(joinsPerMinute / MISSES), now);
    this.openings = new PerMinute(Math.ceil(joinsPerMinute / OPENINGS), now);
    this.wakings = new PerMinute(Math.ceil(joinsPerMinute / WAKINGS), now);
    this.reserved = new Reservations(Math.ceil(joinsPerMinute / RESERVED), isUsed);
  }

  /** Answers `POST /matchmake/<method>/<room>`. */
  async handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    res.setHeader('Vary', 'Origin');
    const { origin } = req.headers;
    try {
      const foreign = this.door.refuseForeign(req);
      if (foreign) throw new HttpError(foreign.status, foreign.error);
      if (origin) {
        res.setHeader('Access-Control-Allow-Origin', origin);
        res.setHeader('Access-Control-Allow-Credentials', 'true');
        res.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept');
      }
      if (req.method === 'OPTIONS') {
        res.writeHead(204).end();
        return;
      }
      if (req.method !== 'POST') throw new HttpError(405, 'Only POST is answered here.');
      const sender = senderOf(addressOf(req, this.house.config.proxies));
      if (!this.requests.take(sender)) throw tooMany();
      // A refused connection could not carry a sentence for its reader.
      if (this.sockets.isFull(sender)) throw new HttpError(429, TOO_MANY_SOCKETS);
      this.refuseBarred({ mark: '', sender });
      const body = await readJson(req, MAX_JOIN_BYTES);
      send(res, 200, await this.answer(path, body, sender));
    } catch (error) {
      const status = statusOf(error);
      if (status === 500) {
        // Colyseus' report about another process quotes the request, including its token.
        const about = error instanceof ServerError ? kindOf(error) : error;
        log.error('matchmake.failed', { method: path.split('/')[2] }, about);
      }
      const sentence = status === 500 ? 'The table couldn’t be opened.' : (error as Error).message;
      send(res, status, { code: status, error: sentence });
    }
  }

  private async answer(path: string, body: unknown, sender: string): Promise<unknown> {
    const [, , method, target, ...rest] = path.split('/');
    if (rest.length > 0 || !target) throw new HttpError(404, 'There’s nothing here.');
    if (method === 'create' && target === ROOM_NAME) {
      if (!this.openings.take(sender)) throw tooMany();
      if (this.reserved.isFull(sender)) throw new HttpError(429, UNUSED);
      return this.reserved.hold(sender, () => this.create(body, sender));
    }
    if (method === 'joinById' && target === QUEUE_ID) {
      if (this.reserved.isFull(sender)) throw new HttpError(429, UNUSED);
      return this.reserved.hold(sender, () =>
        this.entrance.place(body, (mark) => this.refuseBarred({ mark, sender })),
      );
    }
    if (method === 'joinById') return this.found(sender, () => this.join(target, body, sender));
    if (method === 'reconnect') return this.found(sender, () => this.reconnect(target, body));
    throw new HttpError(404, 'There’s nothing here.');
  }

  private async create(body: unknown, sender: string): Promise<Place> {
    const parsed = createOptions.safeParse(body);
    if (!parsed.success) throw new HttpError(400, 'The request to open a table is malformed.');
    const options = await this.entering('new', parsed.data, sender);
    const game = Object.hasOwn(this.house.games, options.game) && this.house.games[options.game];
    if (!game) throw new HttpError(404, `There’s no game "${options.game}" here.`);
    const preset = clockNamed(game.clocks, options.clock);
    if (options.clock !== undefined && !preset) {
      throw new HttpError(422, `There’s no clock "${options.clock}" here.`);
    }
    try {
      game.options({ ...options.options, ...preset?.options }, options.seats ?? 3);
    } catch (error) {
      throw new HttpError(422, (error as Error).message);
    }
    const { shares, budget } = this.house;
    if (!budget.isOpen(sender)) throw new HttpError(429, PLAYED_ENOUGH);
    const open = () => matchMaker.createRoom(ROOM_NAME, options);
    const listing = await shares.open(sender, open);
    budget.charge(sender, TABLE_BYTES);
    return matchMaker.reserveSeatFor(listing, options);
  }

  private async join(given: string, body: unknown, sender: string): Promise<Place> {
    const code = readCode(given);
    const options = joinOptions.safeParse(body);
    if (!options.success) throw new HttpError(400, 'The request to join a table is malformed.');
    if (!code) throw new HttpError(404, `There’s no table ${given.slice(0, 12)}.`);
    const entering = await this.entering(code, options.data, sender);
    const enter = () => this.enter(code, entering, sender);
    if (!this.reserved.isFull(sender)) return this.reserved.hold(sender, enter);
    // Others behind the same address must not keep a player from their own seat.
    const room = matchMaker.getLocalRoomById(code);
    if (room instanceof TableRoom && ownsPlace(room.table, options.data)) return enter();
    throw new HttpError(429, UNUSED);
  }

  /**
   * The options, and who it is that comes by a proved key.
   * @throws HttpError for somebody who is barred, and for a name that cannot be used
   */
  private async entering<T extends JoinMessage>(
    target: Target,
    options: T,
    sender: string,
  ): Promise<T> {
    if (!this.house.config.words.fits(options.name ?? '')) {
      throw new HttpError(NAME_REFUSED, UNFIT_NAME);
    }
    const { introduction, ...rest } = options;
    const met = introduction && (await introduced(this.house, target, introduction));
    if (met) this.refuseBarred({ mark: met.mark, sender });
    return { ...(rest as T), ...(met && { met }) };
  }

  /** @throws HttpError with the reason and the end of the bar */
  private refuseBarred(visitor: Visitor): void {
    const { people, clock } = this.house;
    const bar = people.bars.find(visitor, 'all', clock.now());
    if (bar) throw new HttpError(BARRED, barWords(bar));
  }

  private async enter(code: string, options: JoinMessage, sender: string): Promise<Place> {
    const { now } = this.house.clock;
    const since = now();
    for (let tries = 1; ; tries++) {
      try {
        await this.wake(code, sender);
        return await matchMaker.joinById(code, options, createAuthContext({ headers: {} }));
      } catch (error) {
        // The table has just fallen asleep, or its process is gone: read it from the journal.
        if (error instanceof HttpError || error instanceof NoShareError) throw error;
        if (error instanceof ClosingError) {
          if (now() - since > ASLEEP_MS) throw new HttpError(TOO_EARLY, error.message);
        } else if (isFull(error) && (await matchMaker.getRoomById(code))) {
          throw new HttpError(503, 'There’s no room left at this table. Try again in a minute.');
        } else if (tries >= MAX_TRIES) throw error;
        await sleep(AGAIN_MS);
      }
    }
  }

  private async reconnect(given: string, body: unknown): Promise<unknown> {
    const token = (body as { reconnectionToken?: unknown } | null)?.reconnectionToken;
    const code = readCode(given);
    if (!code || typeof token !== 'string') throw new HttpError(404, 'There’s no such table.');
    try {
      return await matchMaker.reconnect(code, { reconnectionToken: token });
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      throw new HttpError(410, 'This connection can’t be resumed. Join with the table code.');
    }
  }

  /** Rebuilds the table from the journal if it is not awake. */
  private async wake(code: string, sender: string): Promise<void> {
    for (let waking = this.waking.get(code); waking; waking = this.waking.get(code)) {
      // A reason that refuses one guest, such as the share of an address, need not refuse the next.
      if (await waking.then(YES, NO)) return;
    }
    const work = this.open(code, sender);
    this.waking.set(code, work);
    try {
      await work;
    } finally {
      this.waking.delete(code);
    }
  }

  private async open(code: string, sender: string): Promise<void> {
    if (await isListed(code)) return;
    if (isClosing(code)) throw new ClosingError();
    const { shares, config } = this.house;
    const table = await this.stored(code);
    if (!table) throw new HttpError(404, `There’s no table ${code}.`);
    const recover = () => recoverRoom(code);
    const open = () => (config.redis ? alone(code, recover) : recover());
    // The house's own table belongs to nobody, and anybody may wake it.
    if ((table.body.seats as { unhosted?: boolean }).unhosted) await open();
    else {
      if (!this.wakings.take(sender)) throw tooMany();
      await shares.open(sender, open);
    }
    const room = config.redis ? matchMaker.getLocalRoomById(code) : undefined;
    if (room instanceof TableRoom) tellClaimed(room.claim);
  }

  private async stored(code: string): Promise<TableRecord | null> {
    try {
      return await this.house.journal.table(code);
    } catch (error) {
      throw error instanceof DamagedRecordError ? new DamagedTable() : error;
    }
  }

  /** Refuses a sender that has named too many tables that do not exist. */
  private async found(sender: string, look: () => Promise<unknown>): Promise<unknown> {
    // Counted beforehand; otherwise a thousand guesses at once would count as none.
    if (!this.misses.take(sender)) throw tooMany();
    try {
      const found = await look();
      this.misses.giveBack(sender);
      return found;
    } catch (error) {
      const { status } = error as Partial<HttpError>;
      const missed = status === 404 || status === 410 || error instanceof DamagedTable;
      if (!missed) this.misses.giveBack(sender);
      throw error;
    }
  }
}

/** The HTTP status of errors that the sender may see; any other error is the server's own. */
function statusOf(error: unknown): number {
  if (error instanceof NoShareError) return error.why === 'share' ? 429 : 503;
  return error instanceof HttpError ? error.status : 500;
}

/** Whether somebody has taken the place; places at other processes' tables are unknown here. */
function isUsed({ roomId, sessionId }: Place): boolean {
  return matchMaker.getLocalRoomById(roomId)?.hasReservedSeat(sessionId) === false;
}

const YES = (): boolean => true;
const NO = (): boolean => false;

const UNUSED =
  'Too many connections from this address were requested and never used. Try again in a moment.';
const UNFIT_NAME = 'This name can’t be used here. Choose another one.';
const PLAYED_ENOUGH =
  'Tables opened from this address have reached today’s limit. You can open another one tomorrow.';

const tooMany = (): HttpError =>
  new HttpError(429, 'Too many requests from this address. Try again in a minute.');

export function send(res: ServerResponse, status: number, body: unknown): void {
  sendText(res, status, JSON.stringify(body));
}

/** Answers with JSON that is text already. */
export function sendText(res: ServerResponse, status: number, text: string): void {
  if (res.headersSent) return;
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  res.end(text);
}
