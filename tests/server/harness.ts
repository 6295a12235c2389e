/** A server on a free port with data of its own, and clients that play at it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type Room } from 'colyseus.js';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Game, Json, JsonObject, ViewBase } from '../../engine/core/contract.ts';
import { App, type AppOptions } from '../../server/app.ts';
import { type Config, readConfig } from '../../server/config.ts';
import type { CompanyMessage } from '../../server/protocol/company.ts';
import type {
  CreateOptions,
  EventsMessage,
  HistoryMessage,
  JoinOptions,
  PrivateMessage,
  Reply,
  TableState,
  TalkMessage,
  Welcome,
} from '../../server/protocol/messages.ts';
import { readEvents, readTable } from '../../server/protocol/read-view.ts';
import type { TalkLine } from '../../server/protocol/talk.ts';
import { games } from '../guest/registry.ts';

/** The first game of the house: for tests that need any game. */
export const GAME_ID = Object.keys(games)[0] ?? '';
export const game = games[GAME_ID];
/** Its default bot, which takes over from a person. */
export const BOT = Object.keys(game.bots)[0] ?? '';

/** A folder of its own that `sweep` removes. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'laguna-test-'));
}

export const sweep = (folder: string): void => rmSync(folder, { recursive: true, force: true });

export function testConfig(data: string, more: Partial<Config> = {}): Config {
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LAGUNA_DATA: data,
    LAGUNA_PACE: 'instant',
    LAGUNA_JOINS: '100000',
    LAGUNA_MESSAGES: '100000',
    LAGUNA_READS: '100000',
    LAGUNA_SOCKETS: '100000',
  });
  return { ...config, ...more };
}

export interface TestServer {
  readonly app: App;
  readonly data: string;
  readonly url: string;
  stop(): Promise<void>;
}

export async function startServer(
  more: Partial<Config> = {},
  options: AppOptions = {},
  data = newFolder(),
): Promise<TestServer> {
  const app = await App.start(testConfig(data, more), options);
  const stop = async () => {
    await app.close();
    sweep(data);
  };
  return { app, data, url: `http://127.0.0.1:${app.house.port}`, stop };
}

/** An action for a seat that may do nothing at all: it never reaches the rules. */
export const ANYTHING: JsonObject = { type: 'anything' };

let actions = 0;

/** The version in the views of a game. */
function versionOf(of: Game): string {
  const { min } = of.seats;
  const state = of.setup(min, of.options({}, min), new SeededChance(0));
  return of.view(state, 'public', []).version;
}

/** One viewer of a table, with all received data. */
export class Guest {
  readonly room: Room;
  readonly events: EventsMessage[] = [];
  readonly privates: PrivateMessage[] = [];
  readonly welcomes: Welcome[] = [];
  readonly histories: HistoryMessage[] = [];
  readonly talks: TalkMessage[] = [];
  /** Whom this viewer mutes and blocks here. */
  readonly companies: CompanyMessage[] = [];
  /** Close code, once the connection is over. */
  closed: number | null = null;
  private readonly waiting = new Set<() => void>();

  constructor(room: Room) {
    this.room = room;
    room.reconnection.minUptime = 0;
    const note = <T>(into: T[]) => {
      return (message: T) => {
        into.push(message);
        this.wakeUp();
      };
    };
    const noteEvents = note(this.events);
    room.onMessage('events', (message: Json) => {
      const events = readEvents(this.game.eventWords, message);
      // A private part that the step has changed has come before its events.
      const own = this.privates.at(-1);
      if (own && own.seq < events.seq) this.privates.splice(-1, 1, { ...own, seq: events.seq });
      noteEvents(events);
    });
    room.onMessage('private', note(this.privates));
    room.onMessage('welcome', note(this.welcomes));
    room.onMessage('history', note(this.histories));
    room.onMessage('talk', note(this.talks));
    room.onMessage('company', note(this.companies));
    // Tests of ratings listen for themselves.
    room.onMessage('rating', () => undefined);
    room.onStateChange(() => this.wakeUp());
    room.onLeave((code) => {
      this.closed = code;
      this.wakeUp();
    });
    room.onError(() => undefined);
  }

  static async create(url: string, options: Partial<CreateOptions> = {}): Promise<Guest> {
    const wish: CreateOptions = { game: GAME_ID, ...options };
    return new Guest(await new Client(url).create('table', wish)).ready();
  }

  static async join(url: string, code: string, options: JoinOptions = {}): Promise<Guest> {
    return new Guest(await new Client(url).joinById(code, options)).ready();
  }

  /** The game of this table. */
  get game(): Game {
    return games[(this.room.state as { game?: string } | undefined)?.game || GAME_ID] ?? game;
  }

  /** Resolves when welcome, state and private view have come. */
  async ready(): Promise<this> {
    await this.until(() => this.privates.length > 0 && this.welcomes.length > 0 && this.hasState);
    return this;
  }

  private get hasState(): boolean {
    return Boolean((this.room.state as { code?: string } | undefined)?.code);
  }

  get code(): string {
    return this.room.roomId;
  }

  get welcome(): Welcome {
    return this.welcomes.at(-1)!;
  }

  get seat(): number {
    return this.welcome.seat ?? -1;
  }

  get token(): string {
    return this.welcome.token ?? '';
  }

  /** All chat lines and notices of the table. */
  get talk(): readonly TalkLine[] {
    return this.talks.flatMap(({ lines }) => lines);
  }

  /** The synchronized state as plain JSON. */
  get table(): TableState {
    return readTable(this.game.publicShape, (this.room.state as { toJSON(): object }).toJSON());
  }

  get private(): PrivateMessage {
    return this.privates.at(-1)!;
  }

  /** The whole view of this viewer, put together as a client does it. */
  get view(): ViewBase {
    const { seq, view } = this.table;
    const { you } = this.private;
    const base = { version: versionOf(this.game), seq, public: view as JsonObject };
    return you ? { ...base, you } : base;
  }

  get deciding(): boolean {
    const view = this.table.view as { decider?: number[] } | null;
    return this.seat >= 0 && (view?.decider?.includes(this.seat) ?? false);
  }

  request(name: string, body: unknown): Promise<Reply> {
    return this.room.request(name, body) as Promise<Reply>;
  }

  act(action: JsonObject, id = `a${++actions}`): Promise<Reply> {
    return this.request('act', { id, action });
  }

  /** The rules' list for this seat, from its own view alone; empty if it owes nothing. */
  legal(): JsonObject[] {
    const state = this.game.fromView(this.view, new SeededChance(0));
    const codes = new Int32Array(this.game.maxLegal);
    const count = this.game.legal(state, this.seat, codes);
    return Array.from(
      codes.subarray(0, count),
      (code) => this.game.decode(state, this.seat, code) as unknown as JsonObject,
    );
  }

  /** Makes a decision of any game: the `k`-th legal action, once this seat is asked. */
  async answer(k = 0, id?: string): Promise<Reply> {
    await this.until(() => this.canDecide);
    const listed = this.legal();
    return this.act(listed[k % listed.length], id);
  }

  undo(id = `u${++actions}`): Promise<Reply> {
    return this.request('undo', { id });
  }

  lobby(body: JsonObject): Promise<Reply> {
    return this.request('lobby', body);
  }

  /** Waits for a state that a message or a patch brings. */
  async until(met: () => boolean, ms = 60_000): Promise<void> {
    const end = Date.now() + ms;
    while (!met()) {
      if (Date.now() > end) throw new Error(`Waited ${ms} ms for ${met}`);
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          this.waiting.delete(done);
          resolve();
        };
        const timer = setTimeout(done, 250);
        this.waiting.add(done);
      });
    }
  }

  private wakeUp(): void {
    for (const done of [...this.waiting]) done();
  }

  /** A legal action from the seat's own view, in the manner of the `random` bot. */
  choose(chance: SeededChance): JsonObject {
    const bot = this.game.bots.random!();
    return bot.think(this.view, chance) as unknown as JsonObject;
  }

  /** Plays at random until the match is over. @returns how many actions were accepted */
  async play(seed: number | string, stop: () => boolean = () => false): Promise<number> {
    const chance = new SeededChance(seed);
    let accepted = 0;
    while (!stop()) {
      await this.until(() => stop() || this.table.stage === 'finished' || this.canDecide, 30_000);
      if (stop() || this.table.stage === 'finished') break;
      const reply = await this.act(this.choose(chance));
      if (reply.ok) accepted++;
      if (reply.ok) await this.until(() => stop() || this.table.seq >= reply.seq);
    }
    return accepted;
  }

  /** A decision is owed, and public and private knowledge belong together. */
  get canDecide(): boolean {
    return this.deciding && this.private.you !== null && this.private.seq === this.table.seq;
  }

  async leave(): Promise<void> {
    await this.room.leave();
  }
}

/**
 * `n` guests at one table, all seated, the match started.
 * @param before the host's actions before the start
 */
export async function seatedTable(
  url: string,
  n: number,
  options: Partial<CreateOptions> = {},
  before: (host: Guest) => Promise<unknown> = async () => {},
): Promise<Guest[]> {
  const host = await Guest.create(url, { seats: n, name: 'A', ...options });
  const others: Guest[] = [];
  for (let k = 1; k < n; k++) {
    others.push(await Guest.join(url, host.code, { name: String.fromCharCode(65 + k) }));
  }
  const all = [host, ...others];
  await before(host);
  const reply = await host.lobby({ op: 'start' });
  if (!reply.ok) throw new Error(`start: ${JSON.stringify(reply)}`);
  await Promise.all(all.map((guest) => guest.until(() => guest.table.stage === 'playing')));
  return all;
}

/** A clock that a test moves, as far as waiting needs it. */
interface Moved {
  during<T>(awaited: Promise<T>, step: number): Promise<T>;
}

/**
 * A whole match of bots at another table, to its end: all immediate work of bots and server is done
 * by then.
 * @param clock the server's clock: bots that speak unasked wait a moment, so it advances a little
 */
export async function elsewhere(url: string, clock: Moved, of = GAME_ID): Promise<void> {
  const wish = { game: of, seats: 2, bots: ['random', 'random'], start: true };
  const eye = await Guest.create(url, wish);
  await clock.during(
    eye.until(() => eye.table.stage === 'finished'),
    1,
  );
  await eye.leave();
}

export type { Json };
