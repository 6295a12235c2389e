/** The places of each rule of a game: its lines of code and the tests that claim it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../core/contract.ts';

export const ROOT = new URL('../../..', import.meta.url).pathname;

/** A line of a file, with its `text`. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** For a comment on its own line: the line of code that it describes. */
  readonly code?: string;
}

export interface RulePlaces {
  readonly id: string;
  readonly section: string;
  readonly sentence: string;
  readonly code: readonly Place[];
  /** Tests that claim the rule; `text` is the test's title. */
  readonly tests: readonly Place[];
}

/** A test that claims rules through `rule(ids, title, body)`. */
export interface Claim extends Place {
  readonly ids: readonly string[];
}

/** Every file under a folder whose name ends in `suffix`, paths relative to the root, sorted. */
function filesUnder(folder: string, suffix: string, root = ROOT): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(suffix))
    .map((name) => `${folder}/${name}`)
    .sort();
}

/** The rooms of a game: folders below the root of its rules and of their tests. */
export interface Home {
  readonly code: string;
  readonly tests: string;
}

/** The rooms of a registered game. */
export const homeOf = (game: Pick<Game, 'id'>): Home => ({
  code: `engine/games/${game.id}`,
  tests: `tests/rules/${game.id}`,
});

/** Code files of a game, without the index of its rules. */
export const codeFiles = ({ code }: Home, root = ROOT): string[] =>
  filesUnder(code, '.ts', root).filter((file) => !file.endsWith('rule-index.ts'));

/** The ids named in a text, of two to four digits; `MV-106 … MV-108` names three. */
export function idsIn(text: string): string[] {
  const ids: string[] = [];
  for (const match of text.matchAll(/\b([A-Z]{2,3})-(\d{2,4})\b(?: … \1-(\d{2,4})\b)?/g)) {
    const [, prefix, from = '', to] = match;
    for (let k = Number(from); k <= Number(to ?? from); k++)
      ids.push(`${prefix}-${String(k).padStart(from.length, '0')}`);
  }
  return ids;
}

/** Every claim in the rule tests of a game. */
export function claims({ tests }: Home, root = ROOT): Claim[] {
  const found: Claim[] = [];
  const call = /\brule\(\s*('[^']*'|\[[^\]]*\])\s*,\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")?/g;
  for (const file of filesUnder(tests, '.test.ts', root)) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const match of source.matchAll(call)) {
      const [, ids = '', title = ''] = match;
      const line = source.slice(0, match.index).split('\n').length;
      const claimed = [...ids.matchAll(/'([^']+)'/g)].map((id) => `${id[1]}`);
      found.push({ file, line, text: title.slice(1, -1), ids: claimed });
    }
  }
  return found;
}

/** The first line of code after a comment that stands alone; undefined for a line of code. */
function codeAfter(lines: readonly string[], at: number): string | undefined {
  const isComment = (line: string): boolean => /^\s*(\/\/|\/\*|\*)/.test(line);
  if (!isComment(lines[at] ?? '')) return undefined;
  return lines
    .slice(at)
    .find((line) => !isComment(line) && line.trim() !== '')
    ?.trim();
}

/** Every rule of a game with its places, in the order of the index. */
export function rulePlaces(game: Game, home = homeOf(game), root = ROOT): RulePlaces[] {
  const code = new Map<string, Place[]>();
  for (const file of codeFiles(home, root)) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    for (const [i, text] of lines.entries())
      for (const id of new Set(idsIn(text))) {
        const places = code.get(id) ?? [];
        const about = codeAfter(lines, i);
        places.push({ file, line: i + 1, text: text.trim(), ...(about && { code: about }) });
        code.set(id, places);
      }
  }
  const claimed = claims(home, root);
  return game.rules.map(({ id, section, sentence }) => ({
    id,
    section,
    sentence,
    code: code.get(id) ?? [],
    tests: claimed
      .filter(({ ids }) => ids.includes(id))
      .map(({ file, line, text }) => ({ file, line, text })),
  }));
}
