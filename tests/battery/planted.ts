/**
 * Plants one leak at a time in a copy of the engine's real source and reports whether the
 * comparison of twins catches it. Run in a process of its own: `planted.ts GAME`; prints JSON.
 */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../../engine/core/contract.ts';
import { type Table, tables } from './games.ts';
import type { Leak } from './leak.ts';
import { interfere } from './non-interference.ts';

export interface Verdict {
  readonly secret: string;
  readonly channel: string;
  /** The comparison's finding; null if the leak went unnoticed. */
  readonly caught: string | null;
}

/** Only twins: a state made from a leaky view would fail for other reasons as well. */
const EFFORT = {
  matches: 120,
  enough: Number.POSITIVE_INFINITY,
  oneIn: 1,
  fromViews: false,
  stopAtLeak: true,
};

const ROOT = new URL('../..', import.meta.url).pathname;

/** The leaks that a game's tests can plant. */
export async function leaksOf(table: Table): Promise<readonly Leak[]> {
  const file = new URL(`../../${table.tests}/leaks.ts`, import.meta.url).href;
  const { leaks } = (await import(/* @vite-ignore */ file)) as { leaks: readonly Leak[] };
  return leaks;
}

/**
 * A file of a game's source with the leak in it.
 * @throws Error if the text to change does not occur in the file exactly once
 */
export function withLeak({ code }: Table, leak: Leak): { file: string; text: string } {
  const file = join(code, leak.file);
  const parts = readFileSync(join(ROOT, file), 'utf8').split(leak.find);
  if (parts.length !== 2) {
    throw new Error(`${leak.file} holds ${parts.length - 1} times: ${leak.find}`);
  }
  return { file, text: parts.join(leak.replace) };
}

async function judge(table: Table, leak: Leak, root: string, i: number): Promise<Verdict> {
  const folder = join(root, String(i));
  for (const part of ['engine', 'tests/guest']) {
    cpSync(new URL(`../../${part}`, import.meta.url), join(folder, part), { recursive: true });
  }
  const { file, text } = withLeak(table, leak);
  writeFileSync(join(folder, file), text);
  const registry = pathToFileURL(join(folder, 'tests', 'guest', 'registry.ts')).href;
  const { gameById } = (await import(registry)) as { gameById: (id: string) => Game };
  const { leaks } = interfere(gameById(table.game.id), table.samples, EFFORT);
  return { secret: leak.secret, channel: leak.channel, caught: leaks[0]?.slice(0, 120) ?? null };
}

if (process.argv[1]?.endsWith('planted.ts')) {
  const game = process.argv[2];
  const table = tables.find((one) => one.game.id === game);
  if (!table) throw new Error(`No game ${game}`);
  const leaks = await leaksOf(table);
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    // Without this, Node would look up the kind of module for each file.
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    const verdicts: Verdict[] = [];
    for (const [i, leak] of leaks.entries()) verdicts.push(await judge(table, leak, root, i));
    console.log(JSON.stringify(verdicts));
  } finally {
    rmSync(root, { recursive: true });
  }
}
