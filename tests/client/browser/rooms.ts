/** Of which games a built page loads something. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { BuiltFiles } from '../../guest/client/rooms.ts';
import { FOLDER } from './guests.ts';

/** The files of the pages with the test guest, once they are built. */
export const builtFiles = (): BuiltFiles =>
  JSON.parse(readFileSync(join(FOLDER, 'rooms.json'), 'utf8'));

/**
 * Listens to a page's requests, from before its first byte.
 * @returns the files so far, by the id of their game
 */
export function listen(page: Page): ReadonlyMap<string, readonly string[]> {
  const built = builtFiles();
  const found = new Map<string, string[]>();
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    for (const id of built[file]?.games ?? []) found.set(id, [...(found.get(id) ?? []), file]);
  });
  return found;
}

/** Kilobytes, as gzip, of a game's page of a phone until its decision can be made. */
export function handWeight(id: string): number {
  const built = builtFiles();
  const scripts = Object.keys(built).filter((name) => /^assets\/hand-[^/]+\.js$/.test(name));
  const seen = new Set<string>();
  const take = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const needed of built[name]?.needs ?? []) take(needed);
  };
  const page = scripts.find((name) => built[name]?.games.length === 0);
  const own = scripts.find((name) => built[name]?.games.includes(id));
  if (!page || !own) throw new Error(`The build has no page of a phone for ${id}.`);
  const reads = built[page]?.later.find((name) => built[name]?.games.includes(id) && name !== own);
  for (const name of [page, own, ...(reads ? [reads] : [])]) take(name);
  const weight = (name: string): number => gzipSync(readFileSync(join(FOLDER, name))).length;
  return ['hand.html', ...seen].reduce((sum, name) => sum + weight(name), 0) / 1000;
}
