/**
 * `npm run house`: how well each concept of the client is kept in one place, in figures. They are
 * not limits: those are tests in this folder.
 *
 *     npm run house                 the working tree
 *     npm run house -- --json      as one JSON object
 */

import { parseArgs } from 'node:util';
import { conditionsIn, gapsIn, literalsIn, sheet, sheets, sizesIn, TOKENS } from './css.ts';
import { files, read, source } from './sources.ts';
import { unusedExports } from './unused-exports.ts';

const GAMES = [
  ...new Set(files.flatMap((file) => /^client\/games\/([\w-]+)\//.exec(file)?.[1] ?? [])),
].sort();

const lines = (among: readonly string[]): number =>
  among.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);

const round = (n: number, digits = 1): number => Number(n.toFixed(digits));

/** How often a pattern is met in these files. */
const times = (among: readonly string[], pattern: RegExp): number =>
  among.reduce((sum, file) => sum + (read(file).match(pattern)?.length ?? 0), 0);

/** The kinds of events of each game, as its rules declare them. */
function kindsOfEvents(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of source) {
    const game = /^engine\/games\/([\w-]+)\/(?:events|types)\.ts$/.exec(file)?.[1];
    const declared = /export type [A-Z][a-z]Event =[\s\S]*?;\n(?=\n|$)/.exec(read(file))?.[0];
    if (!game || !declared) continue;
    // A file of its own also contains the parts of the union.
    const text = file.endsWith('/events.ts') ? read(file) : declared;
    found.set(game, [
      ...new Set(
        [...text.matchAll(/\btype: ((?:'\w+'(?: \| )?)+)/g)].flatMap(([, words = '']) =>
          words.split(' | ').map((word) => word.replaceAll("'", '')),
        ),
      ),
    ]);
  }
  return found;
}

/** In how many files of its client an event of a game is named, over its kinds. */
function filesOfAnEvent(game: string, kinds: readonly string[]): number {
  const own = source.filter((file) => file.startsWith(`client/games/${game}/`)).map(read);
  const named = kinds.map(
    (kind) => own.filter((text) => new RegExp(`\\b${kind}\\b`).test(text)).length,
  );
  return named.reduce((sum, n) => sum + n, 0) / Math.max(1, kinds.length);
}

const css = files.filter((file) => /^client\/.*\.css$/.test(file));
const client = source.filter((file) => file.startsWith('client/'));
const house = source.filter((file) => /^(client|engine|server)\//.test(file));
const kinds = kindsOfEvents();
const events = Object.fromEntries(
  GAMES.map((game) => [game, round(filesOfAnEvent(game, kinds.get(game) ?? []))]),
);
const means = Object.values(events);
const ownLines = Object.fromEntries(
  GAMES.map((game) => [
    game,
    lines(files.filter((file) => new RegExp(`^client/games/${game}/.*\\.(tsx?|css)$`).test(file))),
  ]),
);

const figures = {
  'client files that name an event, mean': round(
    means.reduce((sum, n) => sum + n, 0) / means.length,
  ),
  'of each game': events,
  'lines of client/games with css': Object.values(ownLines).reduce((sum, n) => sum + n, 0),
  'lines of each game': ownLines,
  '`as unknown as` in client, engine and server': times(house, /\bas unknown as\b/g),
  'of them in the client': times(client, /\bas unknown as\b/g),
  '`switch` over the kinds of events in the client': times(
    client,
    /switch \((?:\w+\.)*(?:event|known|e)\.type\)/g,
  ),
  'functions, constants and classes exported for nobody':
    unusedExports(/^(client|engine|server)\//).length,
  'font sizes in css': new Set(
    css.filter((file) => file !== TOKENS).flatMap((file) => sizesIn(sheet(file))),
  ).size,
  'lengths of gaps in css': new Set(css.flatMap((file) => gapsIn(sheet(file)))).size,
  'colour literals in css outside of the tokens': sheets
    .filter((file) => file !== TOKENS)
    .flatMap((file) => literalsIn(sheet(file))).length,
  'colours of the tokens': literalsIn(sheet(TOKENS)).length,
  'conditions of @media in css': new Set(css.flatMap((file) => conditionsIn(sheet(file)))).size,
  'conditions of @container in css': new Set(
    css.flatMap((file) => conditionsIn(sheet(file), 'container')),
  ).size,
};

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
if (values.json) console.log(JSON.stringify(figures));
else {
  for (const [name, value] of Object.entries(figures)) {
    const told =
      typeof value === 'number'
        ? String(value)
        : Object.entries(value)
            .map(([game, n]) => `${game} ${n}`)
            .join(', ');
    console.log(`${name.padEnd(52)} ${told}`);
  }
}
