/**
 * The build of the service worker, after the pages: one classic script beside them, `sw.js`, and one
 * for each further language. It knows the name of the build, and the files that the menu and the
 * help need.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import { catalogues } from './catalogues.ts';
import { scriptIn } from './i18n/locale/variants.ts';
import { TREESHAKE } from './small-pages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Modules that the shell needs besides what the page itself loads at once. */
const SHELL =
  /^client\/(pages\/help\/HelpPage\.tsx|app\/OfflineNote\.tsx|games\/[\w-]+\/card\.ts)$/;
const NAMED = /<meta name="laguna-build" content="([\w-]+)"/;

/** What a file of the bundle says of itself. */
type Bundle = Readonly<Record<string, Rollup.OutputChunk | Rollup.OutputAsset>>;

/** The scripts and styles of the page `index.html`, and those of the shell's modules, with all imports. */
function shellOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found = new Set<string>();
  const add = (file: string): void => {
    const one = bundle[file];
    if (found.has(file) || one?.type !== 'chunk') return;
    found.add(file);
    const { viteMetadata } = one as { viteMetadata?: { importedCss?: ReadonlySet<string> } };
    for (const css of viteMetadata?.importedCss ?? []) found.add(css);
    for (const other of one.imports) add(other);
  };
  for (const { facadeModuleId, fileName, isEntry, name } of chunks) {
    const own = facadeModuleId ? relative(here('..'), facadeModuleId) : '';
    if ((isEntry && name === 'index') || SHELL.test(own)) add(fileName);
  }
  return [...found].sort();
}

/** The letters that a style needs. */
const LETTERS = /\/(assets\/[\w.-]+\.woff2)/g;

/** The files of the shell, with their letters: those of every language, and those that each has of its own. */
function filesOf(shell: readonly string[], folder: string): { same: string[]; said: string[] } {
  const letters = shell
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(LETTERS)])
    .map(([, file = '']) => file)
    // Only Latin letters: others are in no text of the shell.
    .filter((file) => /-latin-\d/.test(file));
  const languages = readdirSync(join(folder, 'assets'), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);
  const differs = (file: string): boolean =>
    languages.some((language) => existsSync(join(folder, scriptIn(file, language))));
  const all = [...new Set([...shell, ...letters])];
  return { same: all.filter((one) => !differs(one)), said: all.filter(differs) };
}

/** @param more plugins of this build alone, as the large page has them */
export function serviceWorker(more: () => readonly Plugin[] = () => []): Plugin {
  let outDir = here('../dist/client');
  let logLevel: 'info' | 'warn' | 'error' | 'silent' = 'info';
  let shell: readonly string[] = [];
  return {
    name: 'laguna-service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
      logLevel = config.logLevel ?? logLevel;
    },
    writeBundle(_options, bundle) {
      shell = shellOf(bundle);
    },
    async closeBundle() {
      const name = NAMED.exec(readFileSync(join(outDir, 'index.html'), 'utf8'))?.[1] ?? '';
      const { same, said } = filesOf(shell, outDir);
      await build({
        configFile: false,
        root: here('.'),
        publicDir: false,
        logLevel,
        plugins: [...more(), catalogues()],
        define: {
          BUILD: JSON.stringify(name),
          SHELL: JSON.stringify(same),
          SPOKEN: JSON.stringify(said),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: false,
          rollupOptions: {
            input: here('pages/worker/main.ts'),
            treeshake: TREESHAKE,
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
