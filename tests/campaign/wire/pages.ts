/**
 * Public HTTP data about two twin tables in one process: the operator's figures, the health report,
 * the public list, the log that is not public yet. Each table's additions to the figures are
 * recorded, and must be equal.
 */

import { PAGE, Tables } from '../../../server/watch/listing.ts';
import type { Tally } from '../campaign.ts';
import type { Hall } from './hall.ts';
import type { World } from './world.ts';

/** Figures of the process and its machine, for programs on that machine alone: not compared. */
const MACHINE = /^(process_|nodejs_|laguna_event_loop_delay_seconds|health uptime)/;
/** Durations differ each time; but if nothing was counted, none may have changed. */
const TIME = /^(\w+_seconds)_(sum|bucket)/;
/** Figures reported in steps, which either table may happen to reach. */
const STEPPED = /^(laguna_journal_bytes|laguna_journal_used_bytes|keep (used|file))$/;
const STEP = 64 << 20;

type Figures = ReadonlyMap<string, number>;
export type Account = Map<string, number>;

/** All figures, by name. */
export async function readFigures(hall: Hall): Promise<Figures> {
  const figures = new Map<string, number>();
  for (const line of (await hall.page('/metrics')).split('\n')) {
    const [, name, value] = /^([a-z_]+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? [];
    if (name !== undefined) figures.set(name, Number(value));
  }
  const note = (page: string, counted: object): void => {
    for (const [name, value] of Object.entries(counted)) {
      // Yes and no count as numbers; words are the same for all tables.
      if (typeof value !== 'string') figures.set(`${page} ${name}`, Number(value));
    }
  };
  note('health', await readJson(hall, '/health'));
  const { size, tables, matches } = await readJson(hall, '/keep');
  note('keep', { ...(size as object), tables, matches });
  for (const [name, bytes] of figures) {
    if (!STEPPED.test(name) || bytes % STEP === 0) continue;
    throw new Error(`figures: ${name} tells ${bytes} bytes exactly`);
  }
  return figures;
}

async function readJson(hall: Hall, path: string): Promise<{ [name: string]: unknown }> {
  return JSON.parse((await hall.page(path)).replace(/^200 /, '')) as { [name: string]: unknown };
}

/**
 * Records the changes of figures for a table.
 * @throws Error if a duration changed without its number
 */
export function book(account: Account, before: Figures, after: Figures): void {
  for (const [name, value] of after) {
    const moved = value - (before.get(name) ?? 0);
    if (moved === 0 || STEPPED.test(name) || MACHINE.test(name)) continue;
    const timed = TIME.exec(name)?.[1];
    if (timed === undefined) {
      account.set(name, (account.get(name) ?? 0) + moved);
    } else if (after.get(`${timed}_count`) === before.get(`${timed}_count`)) {
      throw new Error(`figures: ${name} moved by ${moved}, the number of times did not`);
    }
  }
}

/** @throws Error naming the page on which the two tables differ */
export async function comparePages(
  worlds: readonly [World, World],
  accounts: readonly [Account, Account],
  tally: Tally,
): Promise<void> {
  const [one, other] = accounts.map((account) => [...account].sort().join('; '));
  same(tally, 'figures', one, other);
  // The address's answer, without its cache of a second.
  const { tables } = await new Tables().page(0);
  if (tables.length > PAGE / 2) throw new Error('more tables than a page of the list holds');
  const cards = worlds.map(({ code }) => {
    const { code: _, ...card } = tables.find((table) => table.code === code) ?? { code };
    return JSON.stringify(card);
  });
  same(tally, 'list of tables', cards[0], cards[1]);
  const [{ hall }] = worlds;
  const logs = worlds.map(({ matchId }) => hall.page(`/log/${matchId}`));
  same(tally, 'log of a running match', await logs[0], await logs[1]);
}

function same(tally: Tally, channel: string, one?: string, other?: string): void {
  tally.add('room checks');
  tally.add(`rooms: ${channel}`);
  if (one !== other) throw new Error(`${channel}: ${one} / ${other}`);
}
