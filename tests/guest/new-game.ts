/**
 * `npm run new-game -- ID [NAME]`: the rooms of a new game that runs, as a copy of the test guest under
 * another id, and its line in each registry. `/?game=ID` plays it after the next build; from there on its
 * author replaces rules, texts and place step by step (CONTRIBUTING, *Add a game in ten steps*).
 */

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const GUEST = 'tests/guest';
/** Parts of the guest that belong to it as a test, and not to a game. */
const STAYS =
  /^(new-game(\.test)?|registry|rehearsed)\.ts$|^golden\/|^client\/(registries\/|vite\.config\.ts|rooms\.ts)/;
const IDENTIFIER = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Prefixes of rules: the guest has two, in separate ranges. */
const PREFIXES = /\b(CV|TR)-(?=\d{4})/g;
/** Modules and files that a text names relative to its own folder. */
const RELATIVE = /(['"])(\.\.?\/[\w./-]*)\1/g;

/** The end of a registry's list. */
const END = /^\};$/;

/** A person's error, reported without a stack. */
class WrongWish extends Error {}

/** Names made of an id: `spice-road` is `spiceRoad`, `SPICE_ROAD` and the rules `SR-`. */
export interface Names {
  readonly id: string;
  /** As people read it. */
  readonly title: string;
  readonly camel: string;
  readonly prefix: string;
}

/**
 * @param taken prefixes of rules that other games have
 * @throws Error if `id` is not valid
 */
export function namesOf(id: string, title: string | undefined, taken: readonly string[]): Names {
  if (!IDENTIFIER.test(id)) {
    throw new WrongWish(
      `"${id}" can’t be the id of a game. Use small letters, digits and hyphens, such as spice-road.`,
    );
  }
  const words = id.split('-');
  const camel = words.map((word, k) => (k === 0 ? word : capital(word))).join('');
  const letters = words.length > 1 ? words.map(([letter]) => letter).join('') : id;
  const wished = letters.slice(0, 2).toUpperCase().padEnd(2, 'X');
  const free = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => wished[0] + letter);
  const prefix = [wished, ...free].find((one) => /^[A-Z]{2}$/.test(one) && !taken.includes(one));
  return { id, title: title ?? words.map(capital).join(' '), camel, prefix: prefix ?? 'XX' };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A guest's file's place in the house, from the root; null for files that stay with the tests. */
export function placeOf(file: string, id: string): string | null {
  if (STAYS.test(file)) return null;
  const [part, ...rest] = file.split('/');
  if (part === 'engine') return join('engine/games', id, ...rest);
  if (part === 'client') return join('client/games', id, ...rest);
  if (part === 'assets') return join('assets', id, ...rest.slice(1));
  return join('tests/rules', id, part, ...rest);
}

/** A text of the guest in the form for the new game's rooms. Pure. */
export function moved(text: string, file: string, names: Names): string {
  const home = placeOf(file, names.id) ?? file;
  const there = text.replace(RELATIVE, (whole, quote: string, target: string) => {
    const meant = join(GUEST, dirname(file), target);
    const inside = meant.startsWith(`${GUEST}/`) ? meant.slice(GUEST.length + 1) : null;
    // The tests of a game use the house's registry, which contains it.
    const registry = inside === 'registry.ts' ? 'engine/registry.ts' : null;
    const goal = registry ?? (inside === null ? meant : (placeOf(inside, names.id) ?? meant));
    const path = relative(dirname(home), goal) + (target.endsWith('/') ? '/' : '');
    return whole === target
      ? whole
      : `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
  return there
    .replace(PREFIXES, `${names.prefix}-`)
    .replace(/\b(id|game): 'caravan'/g, `$1: '${names.id}'`)
    .replace(/'game\.name': '[^']*'/, `'game.name': '${names.title.replaceAll("'", '’')}'`)
    .replace(/'cv-view\/1'/g, `'${names.id}-view/1'`)
    .replace(/\bcaravanTable\b/g, `${names.camel}Table`)
    .replace(/export const caravan = /, `export const ${names.camel} = `)
    .replace(/import \{ caravan \}/g, `import { ${names.camel} }`)
    .replace(/\(caravan, /g, `(${names.camel}, `)
    .replace(/\berase\(caravan\)/g, `erase(${names.camel})`)
    .replace(
      /import \{ guest as game \} (from .*;)\n/,
      `import { games } $1\n\nconst game = games['${names.id}'];\n`,
    )
    .replace(/ ?For tests only\./g, '')
    .replace(/\b[Tt]he test guest\b/g, 'the game')
    .replace(/\.cv-|(["' `])cv-/g, (found) =>
      found.replace('cv-', `${names.prefix.toLowerCase()}-`),
    );
}

/**
 * `text` with `line` after its last line that matches `near`, or before it if that ends a list.
 * Pure.
 * @throws Error if no line matches
 */
export function withLine(text: string, near: RegExp, line: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((one) => near.test(one));
  if (last < 0) throw new Error(`No line like ${near} to write "${line.trim()}" beside.`);
  const at = near === END ? last : last + 1;
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
}

/** The lines of a game in the registries and in the battery's samples, file by file. */
function lines({ id, camel }: Names): readonly (readonly [string, RegExp, string])[] {
  const key = IDENTIFIER.test(id) && !id.includes('-') ? id : `'${id}'`;
  const imported = /^import .* from '\.\/games\//;
  return [
    ['engine/registry.ts', imported, `import { ${camel} } from './games/${id}/index.ts';`],
    ['engine/registry.ts', /: erase\(/, `  [${camel}.id]: erase(${camel}),`],
    [
      'engine/registry-reading.ts',
      END,
      `  ${key}: async () => (await import('./games/${id}/reading.ts')).reading,`,
    ],
    [
      'engine/registry-whole.ts',
      END,
      `  ${key}: async () => erase((await import('./games/${id}/index.ts')).${camel}),`,
    ],
    [
      'client/games/registry.ts',
      END,
      `  ${key}: async () => (await import('./${id}/index.tsx')).${camel}Table,`,
    ],
    [
      'client/games/registry-cards.ts',
      END,
      `  ${key}: async () => (await import('./${id}/card.ts')).card,`,
    ],
    [
      'client/games/registry-hand.ts',
      END,
      `  ${key}: async () => (await import('./${id}/hand.tsx')).handGame,`,
    ],
    [
      'client/games/registry-overlay.ts',
      END,
      `  ${key}: async () => (await import('./${id}/overlay.tsx')).overlay,`,
    ],
    [
      'tests/battery/samples.ts',
      /^import .*samples\.ts';$/,
      `import { samples as ${camel} } from '../rules/${id}/samples.ts';`,
    ],
    ['tests/battery/samples.ts', /^ {2}\w+,$/, `  ${camel},`],
  ];
}

/** Every file of a folder, from that folder. */
function filesIn(folder: string, inside = ''): string[] {
  return readdirSync(join(folder, inside)).flatMap((name) => {
    const file = join(inside, name);
    return statSync(join(folder, file)).isDirectory() ? filesIn(folder, file) : [file];
  });
}

/** Prefixes of rules of the existing games. */
const prefixes = (root: string): string[] =>
  readdirSync(join(root, 'engine/games'))
    .flatMap((id) => {
      const file = join(root, 'engine/games', id, 'rule-index.ts');
      return existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(/'([A-Z]{2})-\d/g)] : [];
    })
    .map(([, prefix]) => prefix);

/**
 * Makes the rooms of a new game and writes its lines.
 * @param root of the repository
 * @returns the new files, from the root
 * @throws Error if the id is invalid, or taken
 */
export function makeGame(root: string, id: string, title?: string): string[] {
  const names = namesOf(id, title, prefixes(root));
  const rooms = ['engine/games', 'client/games', 'assets', 'tests/rules', 'tests/client'];
  const there = rooms.map((room) => join(room, id)).find((room) => existsSync(join(root, room)));
  if (there) throw new WrongWish(`${there} is there already. Choose another id.`);
  const made: string[] = [];
  for (const file of filesIn(join(root, GUEST))) {
    const place = placeOf(file, id);
    if (place === null) continue;
    const [from, to] = [join(root, GUEST, file), join(root, place)];
    mkdirSync(dirname(to), { recursive: true });
    if (/\.(tsx?|css|json)$/.test(file)) {
      writeFileSync(to, moved(readFileSync(from, 'utf8'), file, names));
    } else copyFileSync(from, to);
    made.push(place);
  }
  for (const [file, after, line] of lines(names)) {
    const path = join(root, file);
    writeFileSync(path, withLine(readFileSync(path, 'utf8'), after, line));
  }
  return made;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [id, ...title] = positionals;
  try {
    if (id === undefined) throw new WrongWish('Name the new game: npm run new-game -- spice-road');
    const made = makeGame(ROOT, id, title.length > 0 ? title.join(' ') : undefined);
    console.log(
      `${made.length} files in engine, client, assets and tests, and a line in each registry.`,
    );
    const biome = join(ROOT, 'node_modules/.bin/biome');
    const lined = lines(namesOf(id, undefined, [])).map(([file]) => file);
    const code = [...made, ...new Set(lined)].filter((file) => /\.(tsx?|css|json)$/.test(file));
    spawnSync(biome, ['check', '--write', ...code], { cwd: ROOT, stdio: 'ignore' });
    console.log('Next: npm run golden, so that its recorded matches stand beside its tests;');
    console.log(`then npm run build && npm start, then open /?game=${id}`);
    console.log(
      'Replace rules, texts and place in the order of CONTRIBUTING, "Add a game in ten steps".',
    );
  } catch (error) {
    if (!(error instanceof WrongWish)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
