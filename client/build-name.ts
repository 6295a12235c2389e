/** Writes into each page which build it is of, so that it notices a server that has another one. */

import type { Plugin } from 'vite';
import { buildDigest } from '../server/setup.mjs';

/** Letters of the digest that name a build. */
const LENGTH = 8;

/** Adds the name of the build to the head of a page. */
export function buildName(name = buildDigest().slice(0, LENGTH)): Plugin {
  return {
    name: 'laguna-build-name',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'laguna-build', content: name }, injectTo: 'head' },
    ],
  };
}
