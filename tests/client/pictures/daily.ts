/**
 * The kept pictures that `npm test` takes: two of each game; all of a game whose place, board or
 * pieces have changed; all of all games if the world has. `npm run test:all` takes all of them.
 */

import { execFileSync } from 'node:child_process';
import { imports, source } from '../../house/sources.ts';
import { ALL } from '../../scope.ts';
import type { Room } from './rooms.ts';
import type { Wish } from './wish.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
/** Folders with a game's drawing code. */
const ROOMS = ['board', 'scenery', 'staging'];
/** Drawing files; their other imports (texts, views, stores) change no picture by themselves. */
const DRAWS = /^(client\/(world|pieces|table\/(board|staging)|games)|assets)\//;

function git(...args: readonly string[]): string[] {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  try {
    const said = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio });
    return said.split('\n').filter((line) => line !== '');
  } catch {
    // Without a history there is nothing to compare with.
    return [];
  }
}

/** Files that the working tree or the last commit has changed. */
export const changedFiles = (): string[] => [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
  ...git('diff', '--name-only', 'HEAD~1', 'HEAD'),
];

/** The files that draw a game, from the static and dynamic imports of its place and board. */
export function drawing(id: string): Set<string> {
  const own = ROOMS.map((room) => `client/games/${id}/${room}`);
  const open = source.filter((file) =>
    own.some((room) => file.startsWith(`${room}/`) || file.startsWith(`${room}.`)),
  );
  const found = new Set(open);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const { target, typeOnly } of imports(file)) {
      if (typeOnly || found.has(target) || !DRAWS.test(target) || !source.includes(target))
        continue;
      found.add(target);
      open.push(target);
    }
  }
  return found;
}

/** Whether a change of these files may change how a game looks. */
export function looksOtherwise(id: string, changed: readonly string[]): boolean {
  const files = drawing(id);
  const assets = new RegExp(`^assets/(city|${id})/`);
  return changed.some((file) => files.has(file) || assets.test(file));
}

/** The pictures to take after such changes, in the order of all pictures. */
export function toTake(
  rooms: ReadonlyMap<string, Room>,
  changed: readonly string[] = ALL ? [] : changedFiles(),
  all = ALL,
): Wish[] {
  return [...rooms].flatMap(([id, { KEPT, DAILY }]) =>
    all || looksOtherwise(id, changed) ? KEPT : KEPT.filter(({ name }) => DAILY.includes(name)),
  );
}
