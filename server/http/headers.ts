/** What each answer forbids the browser: above all to run or load anything that is not this server's. */

import type { ServerResponse } from 'node:http';

/**
 * Pages that a broadcast program shows within pages of its own. They tell what everybody at the table
 * sees, and there is nothing on them that a click could do.
 */
const FRAMED = /^\/overlay(\/|$)/;

/** The address of its WebSockets beside an origin's own: browsers do not all take one for the other. */
const sources = (origin: string): string[] => [origin, origin.replace(/^http/, 'ws')];

/**
 * The policy for the page at `path`.
 * @param origins further origins of the same tables (several processes)
 * @param host as the browser named this server
 */
export function contentPolicy(path: string, origins: readonly string[], host = ''): string {
  // A name with anything else in it is somebody's invention, and no place to connect to.
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

/** For so long a browser asks a server with an HTTPS address by nothing else, in seconds. */
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
  // The address of a table is its key.
  res.setHeader('Referrer-Policy', 'same-origin');
  if (policy !== null) res.setHeader('Content-Security-Policy', policy);
}
