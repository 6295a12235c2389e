/**
 * Which tests a change reaches, by what files import of one another; `npm test -- --changed` and the
 * proof of the cut run these. Run as a script it prints them as JSON: `node tests/reach.ts [REF]`.
 */

import { execFileSync } from 'node:child_process';
import { files, imports, source } from './house/sources.ts';

export type Project = 'engine' | 'server' | 'client' | 'browser';

const TEST = /^tests\/.*\.test\.tsx?$/;
const ROOM = /^(?:(?:engine|client)\/games|assets|tests\/(?:rules|client))\/([^/]+)\//;
const MODULE = /\.(tsx?|mjs)$/;

/** The project of vitest that a test file belongs to. */
export function projectOf(file: string): Project {
  if (/^tests\/(server|rules\/[^/]+\/server)\//.test(file)) return 'server';
  if (/^tests\/client\/([^/]+\/)?browser\//.test(file)) return 'browser';
  return file.startsWith('tests/client/') ? 'client' : 'engine';
}

/** Folders of games' rooms: of each in the engine and in the client. */
const gameIds = new Set(files.flatMap((file) => /^engine\/games\/([^/]+)\//.exec(file)?.[1] ?? []));

/** The game in whose rooms a file lies; null for what belongs to all. */
export function gameOf(file: string): string | null {
  const id = ROOM.exec(file)?.[1];
  return id !== undefined && gameIds.has(id) ? id : null;
}

/** Every file's importers. */
const importers = new Map<string, Set<string>>();
for (const file of source) {
  for (const { target } of imports(file)) {
    const all = importers.get(target) ?? new Set();
    importers.set(target, all.add(file));
  }
}

/** These files and every file that imports one of them, over however many others. */
export function upwards(changed: readonly string[]): Set<string> {
  const seen = new Set(changed);
  for (const file of seen) for (const by of importers.get(file) ?? []) seen.add(by);
  return seen;
}

/**
 * Whether a test in a browser sees a change of a file: it reads built pages and imports none of them.
 * A game's own tests see what all pages are made of and that game; the frame's tests see what is no game's.
 */
function seenInBrowser(test: string, file: string): boolean {
  const [room, home] = [gameOf(file), gameOf(test)];
  if (room !== null) return room === home && !file.startsWith('tests/rules/');
  return !file.startsWith('tests/') && !file.endsWith('.md');
}

/**
 * The test files that a change of these files reaches: by imports, in a browser by what its pages are
 * made of, for data by the room that it lies in; those of the house, which read every file, always.
 */
export function testsReached(changed: readonly string[]): string[] {
  const seen = upwards(changed);
  const loose = changed.filter((file) => !MODULE.test(file) && !file.endsWith('.md'));
  return files.filter((file) => {
    if (!TEST.test(file)) return false;
    if (file.startsWith('tests/house/')) return true;
    if (projectOf(file) === 'browser') {
      return changed.some(
        (one) => seenInBrowser(file, one) || (one.startsWith('tests/') && upwards([one]).has(file)),
      );
    }
    if (seen.has(file)) return true;
    return loose.some((one) => {
      // Styles and models are read by tests of the client; what lies elsewhere by any.
      if (/^(client|assets)\//.test(one) && !file.startsWith('tests/client/')) return false;
      const room = gameOf(one);
      return room === null || room === gameOf(file);
    });
  });
}

/** What differs from a commit, new files included; in a clean tree what the last commit changed. */
export function changedFiles(ref?: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const since = (commit: string): string[] => [
    ...git('diff', '--name-only', '--relative', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const now = since(ref ?? 'HEAD');
  return now.length > 0 || ref !== undefined ? now : since('HEAD~1');
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const changed = changedFiles(process.argv[2]);
  const reached = testsReached(changed);
  const projects: { [project: string]: string[] } = {};
  for (const file of reached) {
    const project = projectOf(file);
    projects[project] = [...(projects[project] ?? []), file];
  }
  console.log(JSON.stringify({ changed, projects }));
}
