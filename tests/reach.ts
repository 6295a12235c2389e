/**
 * The tests that a change reaches, by the files' imports of one another; `npm test -- --changed`
 * and the proof of the cut run these. Run as a script it prints them as JSON: `node tests/reach.ts
 * [REF]`.
 */

import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path/posix';
import { files, imports, read, source } from './house/sources.ts';

export type Project = 'engine' | 'server' | 'client' | 'browser';

/** Parts of the tests, in the order in which they are run. */
export const PROJECTS: readonly Project[] = ['engine', 'server', 'client', 'browser'];

const TEST = /^tests\/.*\.test\.tsx?$/;
const ROOM = /^(?:(?:engine|client)\/games|assets|tests\/(?:rules|client))\/([^/]+)\//;
const MODULE = /\.(tsx?|mjs)$/;
/** A module named in a text: a worker, a started script. */
const NAMED = /['"]([\w./-]+\.(?:tsx?|mjs))['"]/g;
/** A module of which only a part of the name is known before it is imported. */
const PATTERN = /import\(\s*`([^`]+\.tsx?)`/g;
/** Names every file with a planted fault; uses none of them. */
const FAULTS = 'tests/power/mutants/';
/** Reads every file as text. */
const READER = 'tests/house/sources.ts';
/** Steps to a test that imports nothing of the change: far, but possible. */
const FAR = 12;

/** The part that runs a test file; null for a file that no part runs. */
export function projectOf(file: string): Project | null {
  if (!TEST.test(file)) return null;
  if (/^tests\/client\/([^/]+\/)?browser\//.test(file)) return 'browser';
  if (/^tests\/client\/([^/]+\/)?[^/]+$/.test(file)) return 'client';
  if (/^tests\/(server|rules\/[^/]+\/server)\/[^/]+$/.test(file)) return 'server';
  return /^tests\/(rules|battery|guest|house)\//.test(file) ? 'engine' : null;
}

/** Folders of games' rooms: of each in the engine and in the client. */
const gameIds = new Set(files.flatMap((file) => /^engine\/games\/([^/]+)\//.exec(file)?.[1] ?? []));

/** The game whose rooms contain a file; null for common files. */
export function gameOf(file: string): string | null {
  const id = ROOM.exec(file)?.[1];
  return id !== undefined && gameIds.has(id) ? id : null;
}

const known = new Set(source);

/** The server builds and serves the pages; it runs nothing of them. */
const isOfPages = (file: string, target: string): boolean =>
  file.startsWith('server/') && target.startsWith('client/');

/** The modules that match a pattern such as `./${id}/browser/screens.ts`. */
function modulesLike(file: string, pattern: string): string[] {
  const name = join(dirname(file), pattern.replace(/\$\{[^}]*\}/g, '*'));
  const like = name.split('*').map((part) => part.replace(/[.+^$()[\]{}|\\]/g, '\\$&'));
  const fits = new RegExp(`^${like.join('[^/]+')}$`);
  return source.filter((one) => fits.test(one));
}

/** Modules that a file imports, or names in a text, from its folder or from the root. */
function leadsTo(file: string): string[] {
  if (file.startsWith(FAULTS)) return [];
  const found = imports(file).map(({ target }) => target);
  const text = read(file);
  for (const [, name = ''] of text.matchAll(NAMED)) {
    const named = [join(dirname(file), name), name];
    found.push(...named.filter((target) => !isOfPages(file, target)));
  }
  for (const [, pattern = ''] of text.matchAll(PATTERN)) found.push(...modulesLike(file, pattern));
  return found.filter((target) => known.has(target));
}

const NOBODY: ReadonlySet<string> = new Set();

/** Every file's importers. */
const importers = new Map<string, Set<string>>();
for (const file of source) {
  for (const target of leadsTo(file)) {
    const all = importers.get(target) ?? new Set();
    importers.set(target, all.add(file));
  }
}

/** The files that import a file, or name it in a text. */
export const importersOf = (file: string): ReadonlySet<string> => importers.get(file) ?? NOBODY;

/**
 * These files, at 0 steps, and every file that imports one of them, by the number of imports
 * between.
 */
export function upwards(changed: readonly string[]): Map<string, number> {
  const steps = new Map(changed.map((file) => [file, 0]));
  // Merges a walk into the map: the shorter distance counts.
  for (const [file, far] of steps) {
    for (const by of importers.get(file) ?? []) if (!steps.has(by)) steps.set(by, far + 1);
  }
  return steps;
}

/** How much a change is looked for in a browser. */
export interface Breadth {
  /** Also the frame's own pages if the change is a game's: they open tables of every game. */
  readonly frame?: boolean;
}

/**
 * Whether a test in a browser sees a change of a file: it reads built pages and imports none of
 * them. A game's own tests see the common parts of all pages and that game; the frame's tests see
 * the files of no game. They see a module of the tests only by importing it.
 */
function seenInBrowser(test: string, file: string, { frame = false }: Breadth): boolean {
  const [room, home] = [gameOf(file), gameOf(test)];
  if (file.endsWith('.md') || (file.startsWith('tests/') && MODULE.test(file))) return false;
  return room === null || room === home || (frame && home === null);
}

/**
 * The test files that a change of these files reaches, and in how many steps: by imports, in a
 * browser by the sources of its pages, for data by its room; tests that read every file, always.
 */
export function testsReached(
  changed: readonly string[],
  breadth: Breadth = {},
): Map<string, number> {
  const seen = upwards(changed);
  const ofTests = upwards(changed.filter((file) => file.startsWith('tests/')));
  const readers = upwards(changed.some((file) => MODULE.test(file)) ? [READER] : []);
  const loose = changed.filter((file) => !MODULE.test(file) && !file.endsWith('.md'));
  const byData = (test: string): boolean =>
    loose.some((one) => {
      // Styles and models are read by tests of the client; other files by any.
      if (/^(client|assets)\//.test(one) && !test.startsWith('tests/client/')) return false;
      const room = gameOf(one);
      return room === null || room === gameOf(test);
    });
  const inBrowser = (test: string): boolean =>
    changed.some((file) => seenInBrowser(test, file, breadth));
  const found = new Map<string, number>();
  for (const test of files.filter((file) => TEST.test(file))) {
    const pages = projectOf(test) === 'browser';
    const steps = (pages ? ofTests : seen).get(test);
    const far = pages ? inBrowser(test) : readers.has(test) || byData(test);
    if (steps !== undefined) found.set(test, Math.max(1, steps));
    else if (far || test.startsWith('tests/house/')) found.set(test, FAR);
  }
  return found;
}

/**
 * The difference from a commit, new files included; in a clean tree the files of the last commit.
 */
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
  for (const project of PROJECTS) {
    const own = [...reached.keys()].filter((file) => projectOf(file) === project);
    if (own.length > 0) projects[project] = own;
  }
  console.log(JSON.stringify({ changed, projects }));
}
