import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from './catalogues.ts';
import { smallPages, TREESHAKE } from './small-pages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react(), catalogues(), smallPages()],
  // A second copy of three would not know the first one's objects.
  resolve: { dedupe: ['three', 'react', 'react-dom'] },
  server: { fs: { allow: [here('..')] } },
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // Three alone is larger than the default of 500 kB.
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      input: { index: here('index.html'), stage: here('stage.html') },
      treeshake: TREESHAKE,
    },
  },
});
