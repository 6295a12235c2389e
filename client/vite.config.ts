import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { catalogues } from './catalogues.ts';
import { smallPages, TREESHAKE } from './small-pages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The build of all pages.
 * @param outDir folder that they are written to
 * @param more plugins of this build alone
 */
export function pages(outDir: string, more: () => readonly Plugin[] = () => []): UserConfig {
  return {
    root: here('.'),
    plugins: [...more(), react(), catalogues(), smallPages(more)],
    // A second copy of three would not know the first one's objects.
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
      },
    },
  };
}

export default defineConfig(pages(here('../dist/client')));
