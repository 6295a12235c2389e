/**
 * The showcase of this process: one table of the house, played by bots until somebody takes a
 * chair, match after match. It is a table like any other, with its journal; `Steering` adds the
 * special part.
 */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Game } from '../../engine/core/contract.ts';
import type { Timer } from '../clock.ts';
import { matchMaker } from '../colyseus.ts';
import { addresses, type House } from '../house.ts';
import { DamagedRecordError } from '../journal/journal.ts';
import { log, say } from '../log.ts';
import type { CasterRequest } from '../protocol/messages.ts';
import {
  ALL_GAMES,
  type DayScore,
  type OperatorAsk,
  type OperatorStatus,
  type ShowState,
} from '../protocol/showcase.ts';
import { setCaster } from '../table/lobby.ts';
import { newRecord } from '../table/record.ts';
import { TableRoom } from '../table/room.ts';
import { Seats } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import { botOfChair } from './forms.ts';
import { dateOf } from './settings.ts';
import { Steering } from './steering.ts';
import { ShowStore } from './store.ts';

const TICK_MS = 250;
/** A screen asks every few seconds; after a longer silence it counts as gone, in milliseconds. */
const SCREEN_MS = 10_000;
const MAX_SCREENS = 64;
/** Bytes of a random token: as many as a seat's. */
const TOKEN_BYTES = 16;
/** The same trouble is logged once in this time, in milliseconds. */
const TROUBLE_MS = 60_000;

/** Why the operator's request was not carried out, with its HTTP status. */
export interface NotDone {
  readonly status: 409 | 422;
  readonly error: string;
}

/**
 * Changes the caster, as the host does at other tables.
 * @returns whether it was done
 */
function castFor(table: Table, request: CasterRequest): Promise<boolean> {
  return table.queue.run(async () => {
    const error = await table.change(async () => setCaster(table, request));
    if (error === null) table.refresh();
    return error === null;
  });
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export class Showcase {
  private readonly house: House;
  private readonly store: ShowStore;
  private readonly steering: Steering;
  private readonly boot = randomBytes(6).toString('hex');
  private readonly screens = new Map<string, number>();
  private readonly started: number;
  private opening: Promise<void> | null = null;
  private timer: Timer | null = null;
  private looking = false;
  private troubleAt = 0;
  private missed = false;

  constructor(house: House) {
    this.house = house;
    this.started = house.clock.now();
    this.store = new ShowStore(house.config.data);
    this.steering = new Steering(house, this.store, {
      first: (game) => this.firstAt(game),
      next: (game) => this.gameAfter(game),
      turnTo: (game) => this.turnTo(game),
    });
  }

  /** Whether this server offers a showcase: several processes have no table of their own. */
  get isOffered(): boolean {
    const { showcase, redis } = this.house.config;
    return showcase !== 'off' && redis === '' && this.games.length > 0;
  }

  /** Ids of the games that can be shown, in the order of their registry. */
  get games(): string[] {
    return Object.values(this.house.games).flatMap((game) => (game.stand ? [game.id] : []));
  }

  /** The game of the table that is shown. */
  private get game(): Game {
    const { games } = this.house;
    return games[this.store.value.game] ?? games[this.games[0]];
  }

  /** The game that the operator wants after a match of this game. */
  private gameAfter(shown: string): string {
    const { games } = this;
    const { game } = this.store.value.settings;
    if (game === ALL_GAMES) return games[(games.indexOf(shown) + 1) % games.length] ?? shown;
    return games.includes(game) ? game : (games[0] ?? shown);
  }

  /** The game that begins at the table of `turned`: the operator may have chosen another since. */
  private firstAt(turned: string): string {
    return this.store.value.settings.game === ALL_GAMES ? turned : this.gameAfter(turned);
  }

  /**
   * The game that the page `/showcase?game=ID` asks for.
   * @returns false for a game that cannot be shown
   */
  choose(game: string): boolean {
    if (!this.games.includes(game)) return false;
    const { settings } = this.store.value;
    if (settings.game !== game) this.store.set({ settings: { ...settings, game } });
    return true;
  }

  get isOpen(): boolean {
    return this.timer !== null;
  }

  /** Opens the table, or finds the earlier one. Harmless if it is open. */
  open(): Promise<void> {
    this.opening ??= this.prepare().catch((error) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }

  private async prepare(): Promise<void> {
    const { code, settings } = this.store.value;
    if (code === '' || !(await this.isThere(code))) {
      // With all games in turn, the first one follows the last.
      const first = settings.game === ALL_GAMES ? this.games.at(-1) : settings.game;
      await this.newTable(this.gameAfter(first ?? ''));
    }
    this.keepChosen();
    this.timer = this.house.clock.setInterval(() => void this.tick(), TICK_MS);
    this.timer.unref();
    log.info('showcase.opened');
  }

  /** @returns false also for a table whose record is damaged: a stand goes on with a new one */
  private async isThere(code: string): Promise<boolean> {
    try {
      return (await this.house.journal.table(code)) !== null;
    } catch (error) {
      if (error instanceof DamagedRecordError) return false;
      throw error;
    }
  }

  private async newTable(id: string): Promise<void> {
    const { house } = this;
    const game = house.games[id];
    const { seats: count, options } = game.stand!;
    const names = Object.keys(game.bots);
    const bots = Array.from({ length: count }, (_, seat) =>
      botOfChair(this.store.value.settings.bot, names, seat),
    );
    const record = newRecord(house, { game: id, seats: count, options, bots, pace: 'instant' });
    const seats = Seats.fromJson(record.body.seats as never, game.colors);
    seats.unhosted = true;
    await house.journal.open({ ...record, body: { ...record.body, seats: seats.toJson() } });
    this.store.set({ code: record.code, game: id, match: null });
  }

  /** Shows the table of another game: its earlier one, or a new one. */
  private async turnTo(id: string): Promise<void> {
    const { code, codes } = this.store.value;
    const kept = { ...codes, [this.game.id]: code };
    const before = kept[id] ?? '';
    if (before !== '' && (await this.isThere(before))) {
      this.store.set({ code: before, game: id, codes: kept, match: null });
    } else {
      await this.newTable(id);
      this.store.set({ codes: kept });
    }
    log.info('showcase.turned', { game: id });
  }

  /** Stores the token of the setting. */
  private keepChosen(): void {
    const { operator } = this.house.config;
    if (operator === '' || this.store.value.tokenHash === hashOf(operator)) return;
    this.store.set({ tokenHash: hashOf(operator) });
  }

  /**
   * If the setting has none, draws the operator's token: shown once, and kept as a hash. Only for
   * the person who runs the server: at its start, or at this machine.
   */
  giveToken(): void {
    const { config, port } = this.house;
    if (this.store.value.tokenHash !== '') return;
    if (config.log.format === 'json') {
      // A JSON log is no place for a secret.
      this.missToken();
      return;
    }
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    this.store.set({ tokenHash: hashOf(token) });
    const [address = ''] = addresses(config, port);
    say(
      `\n  The showcase is open: ${address}/showcase\n` +
        `  Its operator's page:  ${address}/operator\n` +
        `  Operator's token:     ${token}\n` +
        '  It is shown this once. Choose one of your own with LAGUNA_OPERATOR.\n',
    );
  }

  /** Says once that there is no token yet, and how to get one. */
  missToken(): void {
    if (this.missed || this.store.value.tokenHash !== '') return;
    this.missed = true;
    log.warn('showcase.token', { set: 'LAGUNA_OPERATOR', or: 'open /showcase on this machine' });
  }

  /** Whether this is the operator's token; compared in constant time. */
  knows(token: string): boolean {
    const { operator } = this.house.config;
    const tokenHash = operator === '' ? this.store.value.tokenHash : hashOf(operator);
    if (tokenHash === '') return false;
    return timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(tokenHash));
  }

  private room(): TableRoom | null {
    const room = matchMaker.getLocalRoomById(this.store.value.code);
    return room instanceof TableRoom && room.table ? room : null;
  }

  private async tick(): Promise<void> {
    const room = this.looking ? null : this.room();
    if (!room) return;
    this.looking = true;
    try {
      await room.table.queue.run(() => this.steering.look(room, this.house.clock.now()));
    } catch (error) {
      if (this.house.clock.now() - this.troubleAt < TROUBLE_MS) return;
      this.troubleAt = this.house.clock.now();
      log.error('showcase.trouble', {}, error);
    } finally {
      this.looking = false;
    }
  }

  /** @param screen name of the screen that asks, null for another client */
  state(screen: string | null = null): ShowState {
    const { code, settings, match } = this.store.value;
    const now = this.house.clock.now();
    if (screen !== null) this.see(screen, now);
    const { phase, endsAt } = this.steering;
    const { config, port, clockSecond } = this.house;
    return {
      code,
      game: this.game.id,
      boot: this.boot,
      phase,
      settings,
      from: match?.from ?? 1,
      left: endsAt === 0 ? null : Math.max(0, ((endsAt - now) * 1000) / clockSecond),
      scores: this.scoresOf(now).filter(({ game }) => game === this.game.id),
      links: addresses(config, port).map((base) => `${base}/hand/${code}?take`),
    };
  }

  /** Today's best of all games; those of versions that showed only one are the first game's. */
  private scoresOf(now: number): DayScore[] {
    const { day } = this.store.value;
    if (day.date !== dateOf(new Date(now))) return [];
    return day.scores.map((score) => ({ ...score, game: score.game || (this.games[0] ?? '') }));
  }

  private see(screen: string, now: number): void {
    this.screens.delete(screen);
    this.screens.set(screen, now);
    for (const [one, at] of this.screens) {
      if (now - at > SCREEN_MS || this.screens.size > MAX_SCREENS) this.screens.delete(one);
    }
  }

  /** Carries out the operator's request; token and form have been checked. */
  async ask(ask: OperatorAsk): Promise<OperatorStatus | NotDone> {
    if (ask.op === 'set') {
      const { settings } = this.store.value;
      const next = { ...settings, ...ask.settings };
      const { bot, game } = ask.settings;
      if (game !== undefined && game !== ALL_GAMES && !this.games.includes(game))
        return { status: 422, error: `The game "${game}" can’t be shown at a stand.` };
      if (bot !== undefined && !this.botsOf(next.game).includes(bot))
        return { status: 422, error: `There’s no bot "${bot}".` };
      this.store.set({ settings: next });
    } else if (ask.op === 'restart') this.steering.restart = true;
    else if (ask.op === 'clearScores') {
      this.store.set({ day: { ...this.store.value.day, scores: [] } });
    } else if (ask.op === 'unlist') {
      const { day } = this.store.value;
      this.store.set({
        day: { ...day, scores: day.scores.filter(({ name }) => name !== ask.name) },
      });
    } else if (ask.op === 'caster' || ask.op === 'free') {
      const table = this.room()?.table;
      if (!table) return { status: 409, error: 'The table is asleep. Open the big screen first.' };
      if (ask.op === 'caster') {
        if (!(await castFor(table, ask))) {
          return { status: 422, error: 'There’s no caster, so there’s no delay to change.' };
        }
      } else {
        const { seat, name } = ask;
        if (!(await table.queue.run(() => this.steering.free(table, seat, name)))) {
          return {
            status: 422,
            error: 'No one with this name has that seat, or the match is over.',
          };
        }
      }
    }
    return this.status();
  }

  /**
   * Bots that may be chosen for this choice of game: those of the next game, not of the current
   * one.
   */
  private botsOf(wish: string): string[] {
    const { games } = this.house;
    const chosen = wish === ALL_GAMES ? this.game : games[this.games.includes(wish) ? wish : ''];
    const own = Object.keys((chosen ?? games[this.games[0]]).bots);
    return own.length > 1 ? [...own, 'mixed'] : own;
  }

  private status(): OperatorStatus {
    const now = this.house.clock.now();
    const { heapUsed, rss } = process.memoryUsage();
    const { day } = this.store.value;
    const room = this.room();
    const table = room?.table;
    const { movedAt } = this.steering;
    return {
      state: this.state(),
      caster: table?.publicity.casterState(room?.watching.casters ?? 0) ?? null,
      games: this.games,
      scores: this.scoresOf(now),
      bots: this.botsOf(this.store.value.settings.game),
      uptime: Math.round((now - this.started) / 1000),
      matchesToday: day.date === dateOf(new Date(now)) ? day.matches : 0,
      memory: { heap: heapUsed, rss },
      screens: [...this.screens.values()].filter((at) => now - at <= SCREEN_MS).length,
      persons: table ? this.steering.persons(table) : [],
      still: table && movedAt > 0 ? Math.round((now - movedAt) / 1000) : 0,
    };
  }

  close(): void {
    this.house.clock.clear(this.timer);
    this.timer = null;
  }
}
