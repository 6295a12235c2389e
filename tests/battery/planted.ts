/**
 * Plants one leak at a time in a copy of the engine's real source and reports whether the
 * comparison of twins catches it. Run in a process of its own: `planted.ts GAME`; prints JSON.
 */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../../engine/core/contract.ts';
import { interfere } from './non-interference.ts';
import { allSamples } from './samples.ts';

/** A leak: in this file, this text (which stands there once) becomes that. */
export interface Leak {
  /** The secret field that it tells. */
  readonly secret: string;
  readonly channel: 'view' | 'events' | 'legal' | 'explain';
  /** Below the game's folder in the engine. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

export interface Verdict {
  readonly secret: string;
  readonly channel: string;
  /** What the comparison found; null if the leak went unnoticed. */
  readonly caught: string | null;
}

/** Twins alone: a state made from a leaky view would fail for other reasons as well. */
const EFFORT = {
  ...{ matches: 120, enough: Number.POSITIVE_INFINITY, oneIn: 1 },
  ...{ fromViews: false, stopAtLeak: true },
};

/** @throws Error if the text to change does not stand in the file exactly once */
function plant(folder: string, game: string, leak: Leak): void {
  const file = join(folder, 'engine', 'games', game, leak.file);
  const source = readFileSync(file, 'utf8');
  const parts = source.split(leak.find);
  if (parts.length !== 2) {
    throw new Error(`${leak.file} holds ${parts.length - 1} times: ${leak.find}`);
  }
  writeFileSync(file, parts.join(leak.replace));
}

async function judge(game: string, leak: Leak, root: string, i: number): Promise<Verdict> {
  const folder = join(root, String(i));
  cpSync(new URL('../../engine', import.meta.url), join(folder, 'engine'), { recursive: true });
  plant(folder, game, leak);
  const registry = pathToFileURL(join(folder, 'engine', 'registry.ts')).href;
  const { gameById } = (await import(registry)) as { gameById: (id: string) => Game };
  const samples = allSamples.find((entry) => entry.game === game);
  if (!samples) throw new Error(`No samples for ${game}`);
  const { leaks } = interfere(gameById(game), samples, EFFORT);
  return { secret: leak.secret, channel: leak.channel, caught: leaks[0]?.slice(0, 120) ?? null };
}

if (process.argv[1]?.endsWith('planted.ts')) {
  const game = process.argv[2];
  const leaksFile = new URL(`../rules/${game}/leaks.ts`, import.meta.url).href;
  const { leaks } = (await import(leaksFile)) as { leaks: readonly Leak[] };
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    // Without this, Node would ask for the kind of module file by file.
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    const verdicts: Verdict[] = [];
    for (const [i, leak] of leaks.entries()) verdicts.push(await judge(game, leak, root, i));
    console.log(JSON.stringify(verdicts));
  } finally {
    rmSync(root, { recursive: true });
  }
}
