/** Which tests can notice a change of a file: those whose imports lead there, and how near. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { files, imports, read, source } from '../house/sources.ts';
import type { Kept } from '../times.mjs';

const root = new URL('../..', import.meta.url).pathname;

/** A part of the tests, as the configuration of vitest names it. */
export type Project = 'engine' | 'server' | 'client' | 'browser';

export interface TestFile {
  readonly file: string;
  readonly project: Project;
  /** Only `npm run test:all` runs it. */
  readonly dear: boolean;
  /** Runs more in `npm run test:all`: it asks `tests/scope.ts`. */
  readonly scaled: boolean;
  /** What it has cost, or its size where that is not known. */
  readonly cost: number;
  /** Imports from it to the changed file; 1 is next to it. */
  readonly steps: number;
}

const TEST = /\.test\.tsx?$/;
const GAME = /^(?:client|engine)\/games\/([^/]+)\//;
const ROOM = /^tests\/client\/([^/]+)\/browser\//;
/** What reads every file of the tree as text. */
const READER = 'tests/house/sources.ts';
const SCOPE = 'tests/scope.ts';
/** Knows every fault by its text, and would notice each. */
const OWN = 'tests/house/power.test.ts';
/** The faults name the files that they change. */
const OURS = 'tests/power/';
/** Far, but not out of the question. */
const FAR = 12;

/** The part that runs a test file; null for a file of no part. */
export function projectOf(file: string): Project | null {
  if (!TEST.test(file)) return null;
  if (/^tests\/client\/(?:[^/]+\/)?browser\//.test(file)) return 'browser';
  if (/^tests\/client\/(?:[^/]+\/)?[^/]+$/.test(file)) return 'client';
  if (/^tests\/server\/[^/]+$/.test(file)) return 'server';
  if (/^tests\/rules\/[^/]+\/server\/[^/]+$/.test(file)) return 'server';
  return /^tests\/(rules|battery|guest|house)\//.test(file) ? 'engine' : null;
}

const known = new Set(source);

/** The server builds and serves the pages; it runs nothing of them. */
const isOfPages = (file: string, target: string): boolean =>
  file.startsWith('server/') && target.startsWith('client/');

/** Files of the tree that a file imports, or names in a text: a worker, a script that it starts. */
function leadsTo(file: string): string[] {
  const imported = imports(file);
  const found = imported.flatMap(({ target, typeOnly }) => (typeOnly ? [] : [target]));
  const types = new Set(imported.flatMap(({ target, typeOnly }) => (typeOnly ? [target] : [])));
  for (const [, name = ''] of read(file).matchAll(/['"`]([\w./-]+\.(?:ts|tsx|mjs))['"`]/g)) {
    const named = [relative(root, join(root, dirname(file), name)), name];
    found.push(...named.filter((target) => !types.has(target) && !isOfPages(file, target)));
  }
  return found.filter((target) => known.has(target));
}

let backwards: Map<string, Set<string>> | null = null;

/** By file, those that lead to it. */
function importers(): Map<string, Set<string>> {
  if (backwards) return backwards;
  const map = new Map<string, Set<string>>();
  for (const file of source)
    for (const target of file.startsWith(OURS) ? [] : leadsTo(file)) {
      const those = map.get(target) ?? new Set();
      map.set(target, those.add(file));
    }
  backwards = map;
  return map;
}

/** Every file from which imports lead to `file`, with the number of them. */
function distances(file: string): Map<string, number> {
  const far = new Map([[file, 0]]);
  for (let edge = [file], steps = 1; edge.length > 0; steps++) {
    const next: string[] = [];
    for (const one of edge)
      for (const from of importers().get(one) ?? []) {
        if (far.has(from)) continue;
        far.set(from, steps);
        next.push(from);
      }
    edge = next;
  }
  return far;
}

/** A browser's page reaches the whole frame, and of the games those of its room, or each. */
function browserReaches(test: string, file: string): boolean {
  if (!/^(client|engine)\//.test(file)) return false;
  const game = GAME.exec(file)?.[1];
  const room = ROOM.exec(test)?.[1];
  return game === undefined || room === undefined || room === game;
}

type Times = Kept['files'];

/** What the runner has written of the last run; nothing where there was none. */
function timesOf(): Times {
  const path = join(root, 'test-results', 'times.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept).files : {};
}

/** Bytes of a test count as milliseconds where no time is known; a browser's as a hundred times so. */
function costOf(times: Times, file: string, project: Project): number {
  const known = times[project]?.[file];
  if (known !== undefined) return known.ms;
  return statSync(join(root, file)).size * (project === 'browser' ? 100 : 1);
}

/** The tests that can notice a change of `file`, the cheap and near ones first. */
export function reaching(file: string): TestFile[] {
  const far = distances(file);
  const readers = distances(READER);
  const scaled = distances(SCOPE);
  const times = timesOf();
  const found = files.flatMap((test): TestFile[] => {
    const project = projectOf(test);
    if (!project || test === OWN) return [];
    const page = project === 'browser' && browserReaches(test, file) ? FAR : undefined;
    const steps = far.get(test) ?? (readers.has(test) ? FAR : page);
    if (steps === undefined) return [];
    return [
      {
        file: test,
        project,
        steps: Math.max(1, steps),
        dear: /\.all\.test\.tsx?$/.test(test),
        scaled: scaled.has(test),
        cost: costOf(times, test, project),
      },
    ];
  });
  return found.sort((a, b) => a.cost * a.steps - b.cost * b.steps);
}
