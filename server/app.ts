/** The whole server as one object: tables, journal, bots' threads and the web address they share. */

import { randomBytes } from 'node:crypto';
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { BotPool } from './bots/pool.ts';
import { type Clock, HOST_CLOCK } from './clock.ts';
import { connectPeers, onClaimed, type Peers } from './cluster/peers.ts';
import { matchMaker, Server, WebSocketTransport } from './colyseus.ts';
import type { Config } from './config.ts';
import { Events } from './events/events.ts';
import { EventPages } from './events/pages.ts';
import { Health } from './health.ts';
import type { House } from './house.ts';
import { Budget } from './http/budget.ts';
import { Build } from './http/build.ts';
import { Door } from './http/door.ts';
import { containAll, escaped } from './http/escapes.ts';
import { contentPolicy, protect } from './http/headers.ts';
import { PageLanguages } from './http/languages.ts';
import { dropSlowReaders, HTTP_LIMITS } from './http/limits.ts';
import { Matchmaking, send, sendText } from './http/matchmake.ts';
import { portError, probePort } from './http/port.ts';
import { PagePreviews, type Told, toldOf } from './http/previews.ts';
import { answerProbe } from './http/probes.ts';
import { Reads } from './http/reads.ts';
import { Shares } from './http/shares.ts';
import { Sockets } from './http/sockets.ts';
import { StaticFiles } from './http/static.ts';
import { strangersLogger } from './http/strangers.ts';
import { guarded, tellDamage } from './journal/guard.ts';
import {
  type Claim,
  DamagedRecordError,
  type Journal,
  logOf,
  StorageError,
} from './journal/journal.ts';
import { openJournal } from './journal/open.ts';
import { Keeper } from './keep/keeper.ts';
import { keepReport } from './keep/report.ts';
import { log } from './log.ts';
import { coarse, mayRead, sendMetrics } from './metrics-page.ts';
import { shareIgnores } from './people/known/ignoring.ts';
import { MePages } from './people/known/me-pages.ts';
import { introduced, type Met } from './people/known/met.ts';
import { OneTimes } from './people/known/once.ts';
import { openPeople } from './people/known/open.ts';
import type { Notices } from './people/notices/notices.ts';
import { openNotices } from './people/notices/open.ts';
import { OpenTables } from './people/open-tables.ts';
import { QueueRoom } from './people/queue-room.ts';
import { ReportLimits } from './people/report-limits.ts';
import { KEY_BYTES } from './protocol/chance.ts';
import { INTRODUCTION_HEADER } from './protocol/company.ts';
import { introduction } from './protocol/company-schemas.ts';
import { ROOM_NAME } from './protocol/messages.ts';
import { QUEUE_ID } from './protocol/people.ts';
import { MAX_MESSAGE_BYTES } from './protocol/schemas.ts';
import { ShowcasePages } from './showcase/pages.ts';
import { AWAKE, isAwake, tableCount } from './table/awake.ts';
import { readCode } from './table/codes.ts';
import { TableRoom } from './table/room.ts';
import { NO_NOTICES, type TurnNotices } from './table/turn-notices.ts';
import { Waker, wakeRoom } from './table/waker.ts';
import { Turns } from './turns.ts';
import { Tables } from './watch/listing.ts';

const ROOT = join(import.meta.dirname, '..');
/** Longest time that telling everybody about a failed disk may take, in milliseconds. */
const TELLING_MS = 1000;
/** Pages of the client: addresses and the file that answers them. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, '/index.html'],
  [/^\/table\/[^/]*\/?$/, '/index.html'],
  [/^\/(watch|people|me)\/?$/, '/index.html'],
  [/^\/(watch|caster)\/[^/]*\/?$/, '/index.html'],
  [/^\/(showcase|operator)\/?$/, '/index.html'],
  [/^\/verify(\/[^/]*)?\/?$/, '/index.html'],
  [/^\/replay(\/[^/]*)?\/?$/, '/index.html'],
  [/^\/event\/[^/]*(\/screen)?\/?$/, '/index.html'],
  [/^\/help(\/[^/]*){0,2}\/?$/, '/index.html'],
  [/^\/learn(\/[^/]*){1,2}\/?$/, '/index.html'],
  [/^\/stage\/?$/, '/stage.html'],
  [/^\/hand(\/[^/]*)?\/?$/, '/hand.html'],
  [/^\/overlay(\/[^/]*)?\/?$/, '/overlay.html'],
];

/** A match's id. */
const ID = /^[0-9a-f-]{36}$/;

const NO_LONGER =
  'This match is no longer kept. If you saved its log, you can still open the file.';

const UNREADABLE =
  'The stored data can’t be read because its file is damaged. See "Backup and damage" in server/README.md.';

/** @throws any error that is not about stored data */
function unreadable(error: unknown): null {
  if (error instanceof StorageError || error instanceof DamagedRecordError) return null;
  throw error;
}

/** How tests and tools vary the server. */
export interface AppOptions {
  /** Address of the module that exports `games`; the house's registry by default. */
  readonly registry?: string;
  /** Folder of the built client. */
  readonly client?: string;
  /** Games of the tables themselves, where they differ from the registry's. */
  readonly games?: House['games'];
  /** Source of the keys of matches; true randomness by default. */
  readonly newKey?: () => string;
  /** Stands between the tables and their journal: slow and failing disks, ends in between. */
  readonly journal?: (journal: Journal) => Journal;
  /** Length of a second of the tables' clocks in milliseconds; tests make it shorter. */
  readonly clockSecond?: number;
  /** The source of time; this machine's clock by default. */
  readonly clock?: Clock;
  /** Hears that an absent person owes a decision; notices by Web Push by default. */
  readonly notices?: TurnNotices;
}

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

export class App {
  readonly house: House;
  private readonly http: HttpServer;
  private readonly colyseus: Server;
  private readonly files: StaticFiles;
  private readonly languages: PageLanguages;
  private readonly previews: PagePreviews;
  private readonly matchmaking: Matchmaking;
  private readonly reads: Reads;
  private readonly door: Door;
  private readonly tables: Tables;
  private readonly showcase: ShowcasePages;
  private readonly events: Events;
  private readonly eventPages: EventPages;
  private readonly me: MePages;
  private readonly push: Notices | null;
  private readonly keeper: Keeper;
  private readonly waker: Waker;
  private readonly started: number;
  private readonly health: Health;
  /** Vite's pages in development. */
  private dev: Handler | null = null;
  private closing: Promise<void> | null = null;
  private closeDev: (() => Promise<void>) | null = null;

  private constructor(
    house: House & { readonly waker: Waker },
    health: Health,
    client: string,
    peers: Peers | null,
    push: Notices | null,
  ) {
    this.house = house;
    this.waker = house.waker;
    this.health = health;
    this.push = push;
    const { clock } = house;
    this.started = clock.now();
    this.tables = new Tables(clock);
    this.files = new StaticFiles(client);
    this.languages = new PageLanguages(client);
    this.previews = new PagePreviews(client);
    this.reads = new Reads(house.config, clock.now);
    this.keeper = new Keeper(house.journal.expiry, house.config.keep, isAwake, { clock });
    this.door = new Door(house.config);
    this.events = new Events(house);
    this.eventPages = new EventPages(house, this.events, this.door);
    this.showcase = new ShowcasePages(house, this.door, this.events);
    this.me = new MePages(house, this.door);
    this.http = createServer(HTTP_LIMITS);
    const transport = new WebSocketTransport({ server: this.http, maxPayload: MAX_MESSAGE_BYTES });
    containAll(this.http, transport);
    const sockets = new Sockets(this.http, house.config, this.door);
    this.matchmaking = new Matchmaking(house, sockets, this.door);
    dropSlowReaders(this.http, transport);
    // `listen` reports errors of opening the address, in words for people.
    this.http.removeAllListeners('error');
    this.colyseus = new Server({
      transport,
      greet: false,
      gracefullyShutdown: false,
      logger: strangersLogger(),
      // The process that is asked opens the table: a load balancer that spreads people spreads
      // tables.
      selectProcessIdToCreateRoom: async () => matchMaker.processId,
      ...(peers && { ...peers, publicAddress: house.config.address }),
    });
    this.colyseus.define(ROOM_NAME, TableRoom, { house } as never);
    this.colyseus.define(QUEUE_ID, QueueRoom, { house } as never);
  }

  /**
   * Opens data and address.
   * @throws UserError if the data folder cannot be written or the port is taken
   */
  static async start(config: Config, options: AppOptions = {}): Promise<App> {
    const registry = options.registry ?? pathToFileURL(join(ROOT, 'engine/registry.ts')).href;
    const { games } = (await import(registry)) as { games: House['games'] };
    const { clock = HOST_CLOCK } = options;
    // Before the data is opened, so that a second start reports the real cause.
    await probePort(config);
    const { maxTables: most, tablesEach: each, dailyMegabytes } = config;
    const shares = new Shares({ most, each }, AWAKE);
    const budget = new Budget(dailyMegabytes * 1e6, (code) => shares.senderOf(code), clock.now);
    const opened = (options.journal ?? same)(await openJournal(config));
    const health = new Health(opened);
    const journal = guarded(opened, {
      onLost: letGo,
      onRefused: (error) => health.refused(error),
      onUnreadable: (error) => health.unreadable(error),
      onDamaged: tellDamage(),
      onWritten: (code, bytes) => budget.wrote(code, bytes),
    });
    const client = options.client ?? join(ROOT, 'dist/client');
    const people = await openPeople(config, options.games ?? games);
    const push = await openNotices(config, people.notices, clock);
    const house = {
      config,
      clock,
      shares,
      budget,
      journal,
      people,
      nonces: new OneTimes('nonce', clock, config.redis !== ''),
      limits: new ReportLimits(clock.now),
      open: new OpenTables(clock),
      waker: new Waker({
        due: (...asked) => journal.due(...asked),
        isAwake,
        wake: (code) => wakeRoom(code, config.redis !== ''),
        clock,
      }),
      notices: options.notices ?? push ?? NO_NOTICES,
      pushKey: push?.publicKey ?? null,
      turns: new Turns(),
      build: new Build(config.dev ? '' : client),
      games: options.games ?? games,
      bots: new BotPool(registry),
      port: config.port,
      clockSecond: options.clockSecond ?? 1000,
      newKey: options.newKey ?? (() => randomBytes(KEY_BYTES).toString('hex')),
    };
    const peers = config.redis ? await connectPeers(config) : null;
    const app = new App(house, health, client, peers, push);
    try {
      await app.listen();
      await app.showcase.begin();
      app.keeper.begin();
      app.waker.begin();
      app.me.begin();
      app.events.begin();
      await push?.begin();
    } catch (error) {
      await app.close();
      throw error;
    }
    return app;
  }

  private async listen(): Promise<void> {
    const { config } = this.house;
    await this.colyseus.serverless();
    if (config.redis) {
      await onClaimed((lost) => letGo(lost, 'another process has claimed it'));
      await this.house.open.share();
      await shareIgnores(this.house.people.ignoring);
      await this.house.people.bars.share();
    }
    // Colyseus answers every address once it listens; here it gets its own and no other.
    this.http.removeAllListeners('request');
    if (config.dev) await this.startDev();
    this.http.on('request', (req, res) => this.handle(req, res));
    await new Promise<void>((resolve, reject) => {
      this.http.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, config)));
      this.http.listen(config.port, config.host || undefined, resolve);
    });
    // For example connections that could not be accepted: strangers choose how many there are.
    this.http.on('error', (error) => escaped('server', error));
    const address = this.http.address();
    if (address && typeof address === 'object') this.house.port = address.port;
  }

  private async startDev(): Promise<void> {
    const { createServer: createVite } = await import('vite');
    // The tables must not answer upgrades of Vite's own sockets.
    const upgrades = this.http.listeners('upgrade') as ((...args: unknown[]) => void)[];
    this.http.removeAllListeners('upgrade');
    this.http.on('upgrade', (req, socket, head) => {
      if (req.headers['sec-websocket-protocol']?.startsWith('vite-')) return;
      for (const upgrade of upgrades) upgrade(req, socket, head);
    });
    const vite = await createVite({
      configFile: join(ROOT, 'client/vite.config.ts'),
      server: { middlewareMode: true, hmr: { server: this.http } },
    });
    this.dev = (req, res) => vite.middlewares(req, res);
    this.closeDev = () => vite.close();
  }

  private async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      await this.route(req, res);
    } catch (error) {
      escaped('request', error);
      if (!res.headersSent)
        send(res, 500, { error: 'Something went wrong on the server. Its log says what.' });
      else res.destroy();
    }
  }

  private async route(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = (req.url ?? '/').split('?', 1)[0];
    const { origins, publicUrl, probes } = this.house.config;
    protect(res, this.dev ? null : contentPolicy(path, origins, req.headers.host), publicUrl);
    if (probes === 'on' && answerProbe(req, res)) return;
    const refused = this.door.refuse(req);
    if (refused) return send(res, refused.status, { code: refused.status, error: refused.error });
    if (path.startsWith('/matchmake/')) return this.matchmaking.handle(req, res, path);
    if (this.reads.refused(req, res, path)) return;
    if (await this.showcase.handle(req, res, path)) return;
    if (await this.me.handle(req, res, path)) return;
    if (await this.eventPages.handle(req, res, path)) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return send(res, 405, { error: 'Only GET and HEAD are answered here.' });
    }
    if (path === '/health') return this.sendHealth(res);
    if (path === '/tables') return this.sendTables(req, res);
    if (path === '/open') return this.sendOpen(req, res);
    if (path === '/metrics') return this.sendMetrics(req, res);
    if (path === '/keep') return this.sendKeep(req, res);
    const log = /^\/log\/([0-9a-f-]{36})$/.exec(path)?.[1];
    if (log) return this.sendLog(res, log);
    const page = PAGES.find(([pattern]) => pattern.test(path))?.[1];
    if (this.dev) {
      if (page) req.url = page;
      this.dev(req, res);
      return;
    }
    const spoken = page && this.languages.pageFor(req, page);
    if (spoken && (await this.servePage(req, res, spoken, path))) return;
    if (await this.files.serve(req, res, spoken ?? path)) return;
    // A person with a mistyped address gets the page that says so; a program gets its JSON.
    const asks = String(req.headers.accept ?? '').includes('text/html');
    const home = (): string => this.languages.pageFor(req, '/index.html');
    if (!page && asks && (await this.files.serve(req, res, home(), 404))) return;
    if (page)
      return send(res, 503, { error: 'The client hasn’t been built yet. Run npm run build.' });
    send(res, 404, { error: 'There’s nothing here.' });
  }

  /**
   * Serves a page with its link preview.
   * @returns false if there is no preview for it
   */
  private async servePage(
    req: IncomingMessage,
    res: ServerResponse,
    page: string,
    path: string,
  ): Promise<boolean> {
    const query = new URL(req.url ?? '', 'http://here').searchParams;
    const told = await toldOf(path, query, {
      table: (code) => this.tables.find(readCode(code) ?? ''),
      match: async (id) => (this.reads.mayRead(req) ? this.finished(id) : null),
    }).catch((error) => {
      // The page works without a preview.
      log.warn('preview.failed', {}, error);
      return null;
    });
    const text = told && this.previews.fill(page, this.originOf(req), path, told);
    if (!text) return false;
    await this.files.serveText(req, res, 'text/html; charset=utf-8', text);
    return true;
  }

  /** The players of a finished match. */
  private async finished(id: string): Promise<Told | null> {
    const match = ID.test(id) ? await this.house.journal.match(id) : null;
    if (!match?.finished) return null;
    return { kind: 'replay', game: match.game, names: match.seats };
  }

  /** The server's address as the client used it. */
  private originOf(req: IncomingMessage): string {
    const { publicUrl } = this.house.config;
    if (publicUrl) return new URL(publicUrl).origin;
    return `${this.door.isSecure(req) ? 'https' : 'http'}://${req.headers.host ?? 'localhost'}`;
  }

  /** The log of a finished match: nothing in it is secret any more. */
  private async sendLog(res: ServerResponse, id: string): Promise<void> {
    const { journal } = this.house;
    try {
      const match = await journal.match(id);
      if (match?.finished) send(res, 200, logOf(match, await journal.entries(id)));
      else if (match) send(res, 409, { error: 'This match isn’t over yet.' });
      else if (await journal.expiry.forgot(id)) send(res, 410, { error: NO_LONGER });
      else send(res, 404, { error: 'There’s no match with this ID.' });
    } catch (error) {
      if (!(error instanceof DamagedRecordError)) throw error;
      send(res, 503, { error: 'The record of this match is damaged, so it can’t be shown.' });
    }
  }

  /** A page of the public list of tables. */
  private async sendTables(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const given = new URL(req.url ?? '', 'http://here').searchParams.get('page') ?? '0';
    if (/^\d{1,4}$/.test(given)) return send(res, 200, await this.tables.page(Number(given)));
    send(res, 400, { error: 'The page must be a number, 0 or higher.' });
  }

  /** A page of the list of open tables. */
  private async sendOpen(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const query = new URL(req.url ?? '', 'http://here').searchParams;
    const page = query.get('page') ?? '0';
    const game = query.get('game');
    if (!/^\d{1,4}$/.test(page)) {
      return send(res, 400, { error: 'The page must be a number, 0 or higher.' });
    }
    if (game !== null && !Object.hasOwn(this.house.games, game)) {
      return send(res, 404, { error: 'There’s no such game here.' });
    }
    const met = await this.comer(req);
    sendText(res, 200, this.house.open.page(Number(page), game, met?.avoids));
  }

  /** Who asks, if the request introduces a key. */
  private async comer({ headers }: IncomingMessage): Promise<Met | null> {
    const header = String(headers[INTRODUCTION_HEADER.toLowerCase()] ?? '');
    const [key, nonce, signature] = header.split('.');
    const given = introduction.safeParse({ key, nonce, signature });
    return given.success ? introduced(this.house, 'open', given.data) : null;
  }

  private async sendMetrics(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { house } = this;
    if (mayRead(req, house.config)) {
      return sendMetrics(req, res, house, packageJson.version);
    }
    send(res, 403, { error: 'The setting LAGUNA_METRICS says who may read this.' });
  }

  /** How much is stored, and which data expires next. */
  private async sendKeep(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { journal, config } = this.house;
    if (mayRead(req, config)) {
      const now = this.house.clock.now();
      const report = await keepReport(journal, config.keep, now).catch(unreadable);
      if (!report) return send(res, 503, { error: UNREADABLE });
      const { used, file, limit } = report.size;
      const size = { used: coarse(used), file: coarse(file), limit };
      return send(res, 200, { ...report, size });
    }
    send(res, 403, { error: 'The setting LAGUNA_METRICS says who may read this.' });
  }

  private async sendHealth(res: ServerResponse): Promise<void> {
    const { status, body } = await this.health.report({
      version: packageJson.version,
      uptime: Math.round((this.house.clock.now() - this.started) / 1000),
      tables: tableCount(),
      connections: matchMaker.stats.local.ccu,
    });
    send(res, status, body);
  }

  /** Tells everybody, closes every connection and the journal; nothing accepted is lost. */
  close(): Promise<void> {
    this.closing ??= this.shutDown();
    return this.closing;
  }

  /**
   * Fulfilled when the state of the disk is unknown and everybody has been told to come back: the
   * process must end without closing anything, so that its next start finds out.
   */
  get broken(): Promise<Error> {
    const { journal } = this.house;
    return (journal.broken ?? new Promise<never>(() => undefined)).then(async (error) => {
      this.health.end(error);
      this.showcase.close();
      const told = this.colyseus.gracefullyShutdown(false).catch(() => undefined);
      await Promise.race([told, sleep(TELLING_MS)]);
      return error;
    });
  }

  private async shutDown(): Promise<void> {
    this.showcase.close();
    this.me.close();
    await this.events.close();
    await this.keeper.close();
    await this.waker.close();
    await this.colyseus.gracefullyShutdown(false);
    await this.house.bots.close();
    await this.closeDev?.();
    this.http.closeAllConnections();
    if (this.http.listening) await new Promise((resolve) => this.http.close(resolve));
    await this.push?.close();
    await this.house.people.close();
    await this.house.journal.close();
  }
}

/** Lets go of a table that another process has claimed. */
function letGo(claim: Claim, why: string): void {
  const room = matchMaker.getLocalRoomById(claim.code);
  if (room instanceof TableRoom) room.letGo(claim, why);
}

const same = (journal: Journal): Journal => journal;
