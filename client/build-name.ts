/**
 * Writes the name of the build into each page, so that the page notices a server with another
 * build.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/**
 * The page's knowledge of a table comes from these; other pictures and models do not change the
 * build.
 */
const SOURCES = ['client', 'engine', 'server/protocol', 'package-lock.json'];
/** Letters of the digest that name a build. */
const LENGTH = 8;

function digest(): string {
  const hash = createHash('sha256');
  const visit = (path: string): void => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path));
  };
  for (const source of SOURCES) visit(join(ROOT, source));
  return hash.digest('hex').slice(0, LENGTH);
}

/** Adds the name of the build to the head of a page. */
export function buildName(name = digest()): Plugin {
  return {
    name: 'laguna-build-name',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'laguna-build', content: name }, injectTo: 'head' },
    ],
  };
}
