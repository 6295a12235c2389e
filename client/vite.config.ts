import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { buildName } from './build-name.ts';
import { catalogues } from './catalogues.ts';
import { previews } from './previews.ts';
import { serviceWorker } from './service-worker.ts';
import { smallPages, TREESHAKE } from './small-pages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The code that draws any place, and the code that builds a town. Each is one file: split by its
 * users, it would be eight, and 4 KB more before the first picture. Nothing in them is needed
 * before the panels.
 */
const DRAWING =
  /node_modules\/(three\/build|@react-three\/fiber)\/|client\/world\/(SceneryCanvas|Surroundings|CameraRig|Daylight|Sky|capture|console|frames|haze|lanterns|light|materials|mirror|orbit|pointing|release|site|sky-shader|soft-shadows|solids|surfaces|weather)\.tsx?$/;
const TOWN =
  /three\/examples\/|assets\/city\/.*\.ts$|client\/world\/((venice|life)\/.*|Halos|Land|Town|Wash|Water|assemble|kit|land|paint|useKit|useSite|useSolids|wakes|water-shader)\.tsx?$/;

/**
 * The build of all pages.
 * @param outDir folder that they are written to
 * @param more plugins of this build alone
 */
export function pages(outDir: string, more: () => readonly Plugin[] = () => []): UserConfig {
  return {
    root: here('.'),
    plugins: [
      ...more(),
      react(),
      catalogues(),
      buildName(),
      previews(),
      smallPages(more),
      serviceWorker(more),
    ],
    // A worker fetches its game at the first question about it.
    worker: { format: 'es', plugins: () => [...more()] },
    // A second copy of three would not recognize the first one's objects.
    resolve: { dedupe: ['three', 'react', 'react-dom'] },
    server: { fs: { allow: [here('..')] } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // Three alone is larger than the default of 500 kB.
      chunkSizeWarningLimit: 900,
      rollupOptions: {
        input: { index: here('index.html'), stage: here('stage.html') },
        treeshake: TREESHAKE,
        output: {
          codeSplitting: {
            // Their imports are not moved along: React comes before the panels.
            includeDependenciesRecursively: false,
            groups: [
              { name: 'drawing', test: DRAWING },
              { name: 'town', test: TOWN },
            ],
          },
        },
      },
    },
  };
}

export default defineConfig(pages(here('../dist/client')));
