/**
 * The build of the small pages: the phone's hand and the overlay of a broadcast. Each is built by
 * itself after the large page, so that it carries no more than it uses: no 3D, of the rules what it
 * asks, of the rooms' client what it speaks. In development they run unabridged.
 */

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where a game keeps what it brings to the small pages. */
const LEAN = 'games/masters-of-venice/lean';
/** What is imported by these names is taken from there instead, on every small page. */
const EVERYWHERE: readonly (readonly [RegExp, string])[] = [
  [/^msgpackr$/, 'pages/hand/lean/msgpack.ts'],
  [/\/(H3Transport|RoomInput|debug-channel|discord)\.mjs$/, 'pages/hand/lean/absent.ts'],
  [/^\.\/(Auth|predict\/\w+)\.mjs$/, 'pages/hand/lean/absent.ts'],
];
const PAGES: { readonly [page: string]: readonly (readonly [RegExp, string])[] } = {
  hand: [
    [/engine\/registry\.ts$/, `${LEAN}/seat-game.ts`],
    [/\/games\/registry\.ts$/, `${LEAN}/hand-games.ts`],
  ],
  overlay: [
    [/engine\/registry\.ts$/, `${LEAN}/watched-game.ts`],
    [/\/games\/registry\.ts$/, `${LEAN}/overlay-games.ts`],
  ],
};

/**
 * What of the schema's library a page that reads states never meets: what writes them, collections
 * that no table has, and callbacks for single fields.
 */
const UNMET =
  /^class (StateView|Encoder|Root|StateCallbackStrategy|StreamSchema|SetSchema|CollectionSchema) \{\n.*?^\}$/gms;

function leaner(page: string): Plugin {
  const table = [...EVERYWHERE, ...(PAGES[page] ?? [])];
  return {
    name: 'laguna-lean',
    enforce: 'pre',
    resolveId(source) {
      const found = table.find(([name]) => name.test(source));
      return found ? here(found[1]) : null;
    },
    transform: {
      filter: { id: /@colyseus\/schema\/build\/index\.mjs$/ },
      handler: (code) => ({ code: code.replace(UNMET, 'class $1 {}'), map: null }),
    },
  };
}

/** Builds the small pages into the same folder, once the large page is written. */
export function smallPages(): Plugin {
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
      for (const page of Object.keys(PAGES)) {
        await build({
          configFile: false,
          root: here('.'),
          publicDir: false,
          logLevel,
          plugins: [leaner(page), react()],
          resolve: { dedupe: ['react', 'react-dom'] },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            rollupOptions: { input: { [page]: here(`${page}.html`) } },
          },
        });
      }
    },
  };
}
