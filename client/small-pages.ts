/**
 * The build of the small pages: the phone's hand and the overlay of a broadcast. Each is built by
 * itself after the large page, so that it carries no more than it uses: no 3D, the needed parts of
 * the rules, the needed parts of the rooms' client. In development they run unabridged. Of a game
 * they load the module named by their registry beside `games/registry.ts`, when a table announces
 * its game.
 */

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, parseAst } from 'vite';
import { buildName } from './build-name.ts';
import { catalogues } from './catalogues.ts';
import { FLOORS, type FlooredPage } from './floors.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The engine only computes: a page carries the used parts of its files, and no file for its side
 * effects.
 */
export const TREESHAKE = {
  moduleSideEffects: (id: string) => (id.startsWith(here('../engine/')) ? false : undefined),
};

const PAGES = ['hand', 'overlay'] as const satisfies readonly FlooredPage[];

/** Imports of these names are redirected. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/^msgpackr$/, 'pages/hand/lean/msgpack.ts'],
  [
    /\/(H3Transport|RoomInput|debug-channel|discord|fetchXHR|legacy)\.mjs$/,
    'pages/hand/lean/absent.ts',
  ],
  [/^\.\/(Auth|predict\/\w+)\.mjs$/, 'pages/hand/lean/absent.ts'],
];

/** Path of the classes of the schema's library. */
const SCHEMA = /@colyseus\/schema\/build\/index\.mjs$/;
/**
 * Classes that a page which only reads states never uses: the writers of states and trackers of
 * their changes, collections that no table has, and callbacks for single fields. Others refer to
 * them, so that the bundle would contain them.
 */
const UNMET = [
  'StateView',
  'Encoder',
  'Root',
  'StateCallbackStrategy',
  'StreamSchema',
  'SetSchema',
  'CollectionSchema',
  'ChangeTree',
  'SchemaChangeRecorder',
  'CollectionChangeRecorder',
];

/**
 * `code` with these classes reduced to an error that they are absent.
 * @throws Error if `code` has not all of them
 */
export function emptied(code: string, classes: readonly string[]): string {
  const found = new Map<string, { readonly start: number; readonly end: number }>();
  for (const node of parseAst(code).body) {
    if (node.type === 'ClassDeclaration' && node.id) found.set(node.id.name, node.body);
  }
  let lean = code;
  const bodies = classes.map((name) => {
    const body = found.get(name);
    if (!body) throw new Error(`The schema's library has no class "${name}": see small-pages.ts.`);
    return { name, ...body };
  });
  // From the end on, so that earlier positions stay valid.
  for (const { name, start, end } of bodies.sort((a, b) => b.start - a.start)) {
    const body = `{ constructor() { throw new Error('${name} is left out of this page'); } }`;
    lean = lean.slice(0, start) + body + lean.slice(end);
  }
  return lean;
}

/**
 * Objects of its own constructor track changes; objects from the wire are made with the other one.
 */
const TRACKED = 'new ChangeTree(';
const UNTRACKED = 'new UntrackedChangeTree(';

/**
 * The schema's library reduced for a page that reads states.
 * @throws Error if the library is not the one that this was made for
 */
export function reading(code: string): string {
  if (!code.includes(TRACKED) || !code.includes(UNTRACKED)) {
    throw new Error("The schema's library notes changes in another way: see small-pages.ts.");
  }
  return emptied(code.replaceAll(TRACKED, UNTRACKED), UNMET);
}

/**
 * Leaves out the parts that the small pages never use. The build fails if they are no longer found.
 */
function leaner(): Plugin {
  const unused = new Set<RegExp>([SCHEMA, ...INSTEAD.map(([name]) => name)]);
  return {
    name: 'laguna-lean',
    enforce: 'pre',
    resolveId(source) {
      const found = INSTEAD.find(([name]) => name.test(source));
      if (!found) return null;
      unused.delete(found[0]);
      return here(found[1]);
    },
    transform: {
      filter: { id: SCHEMA },
      handler(code) {
        unused.delete(SCHEMA);
        return { code: reading(code), map: null };
      },
    },
    buildEnd(error) {
      if (error || unused.size === 0) return;
      const names = [...unused].map(String).join(', ');
      throw new Error(`No small page imports ${names} any more: see small-pages.ts.`);
    },
  };
}

/**
 * The kit's parts that the phone's pages of several games share, in two files: split by their users
 * they would be a dozen, each with the cost of a file.
 */
const SHARED = [
  // Other files read it while they load: in a cycle of files it would not be initialized yet.
  {
    name: 'looks',
    test: /(engine\/core\/colors|client\/pieces\/paths)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'kit',
    test: /client\/table\/(hand\/make|panels\/(Named|SeatMark|UndoButton)|seat\/position|question|option-fields|narrow|seats)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'plates',
    test: /client\/table\/(hud\/seats|panels\/(Plate|SeatClock|Sign))\.tsx$/,
    includeDependenciesRecursively: false,
  },
];

/**
 * Builds the small pages into the same folder, once the large page is written.
 * @param more plugins of this build alone, as the large page has them
 */
export function smallPages(more: () => readonly Plugin[] = () => []): Plugin {
  let outDir = here('../dist/client');
  let logLevel: 'info' | 'warn' | 'error' | 'silent' = 'info';
  return {
    name: 'laguna-small-pages',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
      logLevel = config.logLevel ?? logLevel;
    },
    async closeBundle() {
      for (const page of PAGES) {
        await build({
          configFile: false,
          root: here('.'),
          publicDir: false,
          logLevel,
          plugins: [...more(), leaner(), react(), catalogues(), buildName()],
          resolve: { dedupe: ['react', 'react-dom'] },
          build: {
            outDir,
            emptyOutDir: false,
            target: [...FLOORS[page].targets],
            // A browser that cannot preload fetches on demand.
            modulePreload: { polyfill: false },
            rollupOptions: {
              input: { [page]: here(`${page}.html`) },
              treeshake: TREESHAKE,
              output: { codeSplitting: { groups: page === 'hand' ? SHARED : [] } },
            },
          },
        });
      }
    },
  };
}
