/** A server for matches over days: it ends and starts again over the same data and the same clock. */

import { expect } from 'vitest';
import type { JsonObject } from '../../engine/core/contract.ts';
import type { App } from '../../server/app.ts';
import { matchMaker } from '../../server/colyseus.ts';
import type { Night } from '../../server/protocol/days.ts';
import { isClosing } from '../../server/table/closing.ts';
import { storedTurn } from '../../server/table/day-book.ts';
import type { TurnNotices } from '../../server/table/turn-notices.ts';
import { games } from '../guest/registry.ts';
import { FakeClock } from './fake-clock.ts';
import { Guest, newFolder, seatedTable, startServer, sweep, type TestServer } from './harness.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** The first game for three people at least. */
export const GAME = Object.keys(games).find((id) => games[id].seats.min === 3) ?? '';

/** What was told, as text. */
class Told implements TurnNotices {
  readonly lines: string[] = [];
  due(
    _table: string,
    _match: string,
    seat: number,
    _decision: number,
    deadline: number | null,
  ): void {
    this.lines.push(`due ${seat} ${deadline}`);
  }
  settled(_table: string, _match: string, seat: number): void {
    this.lines.push(`settled ${seat}`);
  }
  invited(_person: string, table: string): void {
    this.lines.push(`invited ${table}`);
  }
}

/** A server that ends and starts again over the same data and the same clock. */
export class House {
  readonly clock: FakeClock;
  readonly told = new Told();
  readonly data = newFolder();
  private server: TestServer | null = null;

  constructor(at: string) {
    this.clock = new FakeClock(Date.parse(at));
  }

  async start(): Promise<void> {
    const { clock, told: notices } = this;
    this.server = await startServer({ idleSeconds: 30 }, { clock, notices }, this.data);
  }

  get app(): App {
    return this.server!.app;
  }

  get url(): string {
    return this.server!.url;
  }

  async end(): Promise<void> {
    await this.server?.app.close();
    this.server = null;
  }

  async restart(): Promise<void> {
    await this.end();
    await this.start();
  }

  async sweep(): Promise<void> {
    await this.end();
    sweep(this.data);
  }

  /** The table as it is stored. */
  async body(code: string): Promise<JsonObject> {
    return (await this.app.house.journal.table(code))!.body;
  }

  /** When the own time of each seat ends, as stored; null for who owes nothing. */
  async deadlines(code: string): Promise<(number | null)[]> {
    const body = await this.body(code);
    const { chairs } = body.seats as unknown as { chairs: unknown[] };
    return chairs.map((_, seat) => storedTurn(body, seat)?.deadline ?? null);
  }

  /** Everybody has gone, and the table sleeps. */
  async asleep(code: string): Promise<void> {
    await this.clock.until(() => !matchMaker.getLocalRoomById(code) && !isClosing(code), 1000);
  }

  async length(code: string): Promise<number> {
    const { journal } = this.app.house;
    const { matchId } = (await journal.table(code))!;
    return (await journal.entries(matchId!)).length;
  }

  /** A table over days whose people have all gone; their tokens by seat. */
  async opened(seats: number, night: Night | null, clock = 'day') {
    await this.start();
    const all = await seatedTable(this.url, seats, { game: GAME, clock }, async (host) => {
      expect(host.table.days).toBe(clock);
    });
    for (const guest of all) await guest.lobby({ op: 'night', night: night as never });
    const tokens = all.map(({ token }) => token);
    const { code } = all[0];
    for (const guest of all) await guest.leave();
    await this.asleep(code);
    return { code, tokens };
  }

  /** The person comes, decides as long as they are asked, and goes. */
  async turn(code: string, token: string): Promise<void> {
    const guest = await Guest.join(this.url, code, { token });
    do {
      const before = guest.table.seq;
      const reply = await guest.answer();
      expect(reply.ok).toBe(true);
      await guest.until(() => guest.table.seq > before && guest.private.seq === guest.table.seq);
    } while (guest.canDecide && guest.table.stage === 'playing');
    await guest.leave();
  }
}

/** The first seat that owes a decision; -1 for none. */
export const whoOwes = (deadlines: readonly (number | null)[]): number =>
  deadlines.findIndex((one) => one !== null);
