/** Data folders as a server leaves them: tables in all stages, their matches, a showcase. */

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { games } from '../../../engine/registry.ts';
import type { BotPool } from '../../../server/bots/pool.ts';
import { HOST_CLOCK } from '../../../server/clock.ts';
import { readConfig } from '../../../server/config.ts';
import type { House } from '../../../server/house.ts';
import { Budget } from '../../../server/http/budget.ts';
import { Build } from '../../../server/http/build.ts';
import { Shares } from '../../../server/http/shares.ts';
import type { Journal } from '../../../server/journal/journal.ts';
import { SqliteJournal } from '../../../server/journal/sqlite.ts';
import type { PeopleBook } from '../../../server/people/known/book.ts';
import { OneTimes } from '../../../server/people/known/once.ts';
import { OpenTables } from '../../../server/people/open-tables.ts';
import { ReportLimits } from '../../../server/people/report-limits.ts';
import type { CreateMessage } from '../../../server/protocol/schemas.ts';
import { ShowStore } from '../../../server/showcase/store.ts';
import type { Audience } from '../../../server/table/audience.ts';
import { Table } from '../../../server/table/table.ts';
import { NO_NOTICES } from '../../../server/table/turn-notices.ts';
import { Turns } from '../../../server/turns.ts';

/** Any registered game. */
const [GAME] = Object.keys(games) as [string, ...string[]];

/** Nobody is notified. */
export const NOBODY: Audience = {
  changed: () => undefined,
  happened: () => undefined,
  talked: () => undefined,
  unseated: () => undefined,
  casters: [],
};

export interface Source {
  /** The server was closed in order. */
  readonly stopped: string;
  /** The server was killed: its last writes are in the write-ahead log. */
  readonly killed: string;
  readonly codes: readonly string[];
  readonly matches: readonly string[];
  remove(): void;
}

/** The parts of a house that tables without people need. */
export function houseOf(journal: Journal, seed: string): House {
  const chance = new SeededChance(seed);
  const word = (): string =>
    chance
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return {
    config: readConfig({}),
    clock: HOST_CLOCK,
    journal,
    // At paused tables no bot thinks.
    bots: {} as BotPool,
    shares: new Shares({ most: 1, each: 1 }, { needOf: () => null, putToSleep: () => undefined }),
    budget: new Budget(0, () => null),
    nonces: new OneTimes('nonce', HOST_CLOCK, false),
    limits: new ReportLimits(),
    people: {} as PeopleBook,
    open: new OpenTables(),
    turns: new Turns(),
    notices: NO_NOTICES,
    waker: { note: () => undefined },
    build: new Build(''),
    pushKey: null,
    games: games as House['games'],
    newKey: () => Array.from({ length: 8 }, word).join(''),
    clockSecond: 1000,
    port: 0,
  };
}

/** Lets a table play at random until there are `length` entries, or the match is over. */
async function play(table: Table, length: number, chance: SeededChance): Promise<void> {
  const game = games[GAME];
  for (let n = 0; n < length && table.play && !table.play.finished; n++) {
    const seat = 31 - Math.clz32(table.play.deciders);
    const action = game.bots.random!().think(table.play.view(seat), chance);
    const outcome = await table.act(seat, action as unknown as JsonObject, `${seat}-${n}`);
    if (!outcome.ok) throw new Error(`the source's own action was refused: ${outcome.error}`);
  }
}

async function open(house: House, names: readonly string[], more: Partial<CreateMessage> = {}) {
  const wish = { game: GAME, seats: Math.max(2, names.length), ...more } as CreateMessage;
  const table = await Table.open(house, NOBODY, wish);
  await table.change(async () => {
    names.forEach((name, seat) => {
      const token = `token of ${name}`;
      table.seats.sit(seat, { session: `s${seat}`, token, name, browser: '' });
    });
    return null;
  });
  return table;
}

export async function makeSource(seed: string): Promise<Source> {
  const root = mkdtempSync(join(tmpdir(), 'laguna-damage-'));
  const [stopped, killed] = [join(root, 'stopped'), join(root, 'killed')];
  const chance = new SeededChance(seed);
  const tables: Table[] = [];
  const matches: string[] = [];
  let journal = new SqliteJournal(stopped);
  const start = async (table: Table, length: number): Promise<void> => {
    await table.start();
    matches.push(table.play!.id);
    await play(table, length, chance);
  };
  const first = houseOf(journal, seed);
  tables.push(await open(first, ['Ana', 'Ben']), await open(first, ['Carlo'], { listed: true }));
  await start(tables[0], 60);
  tables.push(await open(first, ['Dora', 'Elia', 'Fosca']));
  await start(tables[2], 1000);
  await start(tables[2], 20);
  await journal.close();
  journal = new SqliteJournal(stopped);
  const second = houseOf(journal, `${seed} again`);
  tables.push(
    await open(second, ['Gaspare', 'Irene'], { clock: 'blitz' } as Partial<CreateMessage>),
  );
  await start(tables[3], 80);
  tables.push(await open(second, ['Lina']));
  const store = new ShowStore(stopped);
  store.set({ code: tables[1].code, tokenHash: 'ab'.repeat(32), counted: matches[1] });
  store.set({
    day: { date: '2026-05-04', matches: 3, scores: [{ game: '', name: 'Zorzi', score: 61 }] },
  });
  cpSync(stopped, killed, { recursive: true });
  await journal.close();
  const codes = tables.map(({ code }) => code);
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  return { stopped, killed, codes, matches, remove };
}
