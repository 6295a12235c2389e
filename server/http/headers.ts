/**
 * Restrictions that each answer sets for the browser: above all, nothing from other servers runs or
 * loads.
 */

import type { ServerResponse } from 'node:http';

/**
 * Pages that a broadcast program may show inside its own pages. They show only public information
 * and have nothing to click.
 */
const FRAMED = /^\/overlay(\/|$)/;

/** An origin and the address of its WebSockets: not all browsers treat them as the same source. */
const sources = (origin: string): string[] => [origin, origin.replace(/^http/, 'ws')];

/**
 * The policy for the page at `path`.
 *
 * @param origins further origins of the same tables (several processes)
 *
 * @param host the server's name in the browser's request
 */
export function contentPolicy(path: string, origins: readonly string[], host = ''): string {
  // A name with other characters is made up, and not a host to connect to.
  const here = /^[\w.:[\]-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const policy: { readonly [directive: string]: readonly string[] } = {
    'default-src': ["'self'"],
    // The decoder of the models is WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'data:', 'blob:', ...here, ...origins.flatMap(sources)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': FRAMED.test(path) ? ['*'] : ["'self'"],
  };
  return Object.entries(policy)
    .map(([directive, allowed]) => `${directive} ${allowed.join(' ')}`)
    .join('; ');
}

/** How long a browser uses only HTTPS for a server with an HTTPS address, in seconds. */
const SECURE_SECONDS = 31_536_000;

/**
 * Sets the headers that every answer has.
 * @param policy of its page; null for the pages of development
 * @param publicUrl the address that the server is known by
 */
export function protect(res: ServerResponse, policy: string | null, publicUrl = ''): void {
  if (publicUrl.startsWith('https:')) {
    res.setHeader('Strict-Transport-Security', `max-age=${SECURE_SECONDS}`);
  }
  res.setHeader('X-Content-Type-Options', 'nosniff');
  // The address of a table lets people in: other sites must not see it.
  res.setHeader('Referrer-Policy', 'same-origin');
  if (policy !== null) res.setHeader('Content-Security-Policy', policy);
}
