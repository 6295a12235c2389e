/**
 * The tests of one game, for `npm test -- --game ID`: the tests in its rooms, those elsewhere that
 * name it, and of the tests that run for every game the ones with its name. Plain JavaScript: it
 * runs before anything else.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../server/setup.mjs';

/** Folders of tests that run for every game and have its id in their names. */
const BATTERY = ['tests/battery/', 'tests/rules/coverage.test.ts'];
const BROWSER = 'tests/client/browser/';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

function filesBelow(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** The folder of each game's rules tests, by its id: the samples for the battery are there. */
export function homes() {
  const folders = filesBelow('tests')
    .filter((path) => /^tests\/(rules\/[^/]+|[^/]+)\/samples\.ts$/.test(path))
    .map((path) => [/\bgame: '([^']+)'/.exec(read(path))?.[1], dirname(path)]);
  return new Map(folders.filter(([id]) => id !== undefined));
}

/** Whether a file, or one of the tests' own modules that it imports, names the game. */
function names(path, id, seen = new Set()) {
  if (seen.has(path) || !existsSync(join(ROOT, path))) return false;
  seen.add(path);
  const text = read(path);
  if (text.includes(`games/${id}/`) || text.includes(`'${id}'`)) return true;
  const others = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, from]) =>
    join(dirname(path), from),
  );
  return others.some((other) => other.startsWith('tests/client/') && names(other, id, seen));
}

/**
 * The runs of vitest for a game's part, in order: of one project each, `only` those tests whose
 * name contains these words.
 * @throws Error naming the games if there are no tests of this one
 */
export function partOf(id) {
  const home = homes().get(id);
  if (!home)
    throw new Error(`No tests of a game "${id}". There are: ${[...homes().keys()].join(', ')}.`);
  const rooms = `tests/client/${id}/`;
  const client = filesBelow('tests/client').filter((path) => /\.test\.tsx?$/.test(path));
  const own = client.filter((path) => path.startsWith(rooms));
  const naming = client.filter((path) => /^tests\/client\/[^/]+$/.test(path) && names(path, id));
  return [
    { project: 'engine', files: [`${home}/`] },
    { project: 'engine', files: BATTERY, only: id },
    { project: 'server', files: filesBelow(`${home}/server`) },
    { project: 'client', files: [...own.filter((path) => !path.includes('/browser/')), ...naming] },
    { project: 'browser', files: own.filter((path) => path.includes('/browser/')) },
    { project: 'browser', files: [BROWSER], only: id },
  ].filter(({ files }) => files.length > 0);
}
