/** Exports that no other file uses. */

import { importersOf } from '../reach.ts';
import { read, source } from './sources.ts';

/**
 * Files whose exports are used by name: a library loads its own file, threads load the pieces of a
 * command.
 */
const ASKED = new Set([
  'client/pages/hand/lean/absent.ts',
  'client/pages/hand/lean/msgpack.ts',
  'engine/cli/duel/match.ts',
  'engine/cli/duel/mixed.ts',
  'engine/cli/odds/match.ts',
  'engine/cli/train/samples.ts',
]);
const VALUES = /^export (?:async )?(?:const|let|function\*?|(?:abstract )?class)\s+(\w+)/gm;
/** Re-exported names count as used where the re-exporting file is imported. */
const PASSES_ON = /^export (?:\*|(?:type )?\{[^}]*\} from)/m;

export const exportedBy = (code: string): string[] =>
  [...code.matchAll(VALUES)].map(([, name]) => name);

/** All files that may use exports of `file`. */
function usersOf(file: string): Set<string> {
  const users = new Set<string>();
  const waiting = [file];
  for (const one of waiting) {
    for (const by of importersOf(one)) {
      if (users.has(by) || by === file) continue;
      users.add(by);
      if (PASSES_ON.test(read(by))) waiting.push(by);
    }
  }
  return users;
}

/** Whether a file is taken as one thing, with all it has: `() => import('./x.ts')`. */
function isTakenWhole(file: string, users: Iterable<string>): boolean {
  const [name = ''] = file.split('/').slice(-1);
  const taken = new RegExp(`(?<!await )import\\('[^']*/${name.replace('.', '\\.')}'\\)`);
  return [...users].some((by) => taken.test(read(by)));
}

/** Names that occur in none of these texts. */
export const unused = (names: readonly string[], texts: readonly string[]): string[] =>
  names.filter((name) => {
    const word = new RegExp(`\\b${name}\\b`);
    return !texts.some((text) => word.test(text));
  });

/** Values that the files of these folders export for nobody, as `file: name`. */
export const unusedExports = (folders: RegExp): string[] =>
  source
    .filter((file) => folders.test(file) && /\.tsx?$/.test(file) && !ASKED.has(file))
    .flatMap((file) => {
      const names = exportedBy(read(file));
      if (names.length === 0) return [];
      const users = usersOf(file);
      if (isTakenWhole(file, users)) return [];
      return unused(names, [...users].map(read)).map((name) => `${file}: ${name}`);
    });
