/** The object of the client's bench: the product's build, with maps back to its sources. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = new URL('../../..', import.meta.url).pathname;

/** Builds the client into `folder`; the maps are beside the chunks, which do not name them. */
export async function buildClient(folder: string): Promise<void> {
  await build({
    configFile: join(ROOT, 'client/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' },
  });
}

/** One script, ready to run inside a page. */
export async function bundle(entry: string): Promise<string> {
  const out = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: entry, output: { codeSplitting: false } } },
  });
  const [first] = Array.isArray(out) ? out : [out];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`No script came of ${entry}`);
  return chunk.code.replaceAll('</script', '<\\/script');
}

/** The owner of a place in a chunk. */
export type Owner = 'laguna' | 'three' | 'react' | 'other';

export interface Place {
  readonly owner: Owner;
  /** `client/world/Daylight.tsx:52`, from the root of the sources. */
  readonly at: string;
}

/** Finds the sources of a built chunk's places. */
export class Sources {
  private readonly folder: string;
  private readonly maps = new Map<string, SourceMap | null>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The place of a line and column, both from 0; null if `url` is none of our chunks. */
  find(url: string, line: number, column: number): Place | null {
    const map = this.map(url);
    const entry = map?.findEntry(line, column);
    if (!entry || !('originalSource' in entry)) return null;
    const source = entry.originalSource.replace(/^(\.\.?\/)+/, '');
    // Maps of a folder elsewhere lead back over the root of all files.
    const path = `/${source}`.startsWith(ROOT) ? source.slice(ROOT.length - 1) : source;
    return { owner: ownerOf(path), at: `${shortened(path)}:${entry.originalLine + 1}` };
  }

  private map(url: string): SourceMap | null {
    const name = basename(url.split(/[?#]/)[0] ?? '');
    if (extname(name) !== '.js') return null;
    let map = this.maps.get(name);
    if (map === undefined) {
      map = null;
      try {
        const text = readFileSync(join(this.folder, 'assets', `${name}.map`), 'utf8');
        map = new SourceMap(JSON.parse(text));
      } catch {
        // A script that is not from this build.
      }
      this.maps.set(name, map);
    }
    return map;
  }
}

function ownerOf(path: string): Owner {
  if (!path.includes('node_modules/')) return 'laguna';
  if (/node_modules\/three\//.test(path)) return 'three';
  return /node_modules\/(react|scheduler|@react-three|zustand|its-fine)/.test(path)
    ? 'react'
    : 'other';
}

/** `world/…` of our own sources is inside `client`; of packages only the package's part is kept. */
function shortened(path: string): string {
  const at = path.lastIndexOf('node_modules/');
  return at < 0 ? path : path.slice(at + 'node_modules/'.length);
}

export interface Sizes {
  /** Models, fonts and pictures, as they are on disk. */
  readonly assetsKb: number;
  /** All scripts of the product together, each with gzip. */
  readonly scriptsGzipKb: number;
  /** The largest scripts, kilobytes with gzip. */
  readonly largest: { readonly [chunk: string]: number };
}

const kb = (bytes: number): number => Number((bytes / 1024).toFixed(1));

/** Sizes of all built files. */
export function sizesOf(folder: string): Sizes {
  let [assets, scripts] = [0, 0];
  const chunks: [string, number][] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const kind = extname(entry.name);
    if (kind === '.js') {
      const bytes = gzipSync(readFileSync(path)).length;
      scripts += bytes;
      chunks.push([entry.name.replace(/-[\w-]{8}\.js$/, ''), kb(bytes)]);
    } else if (!/^\.(css|html|map|webmanifest)$/.test(kind)) assets += statSync(path).size;
  }
  chunks.sort((a, b) => b[1] - a[1]);
  return {
    assetsKb: kb(assets),
    scriptsGzipKb: kb(scripts),
    largest: Object.fromEntries(chunks.slice(0, 12)),
  };
}
