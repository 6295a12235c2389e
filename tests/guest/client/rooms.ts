/** The game of each file of a build: tests check whether a page loads another game's files. */

import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const GUEST = 'caravan';
const ROOT = new URL('../../..', import.meta.url).pathname;
const ROOM = /^(?:(?:engine|client)\/games|assets)\/([^/]+)\//;
const GUESTS = /^tests\/guest\/(client\/(?!registries\/)|engine|assets)/;
/** The menu's cards need their words and pictures of each game. */
const CARD = /\/((card|about|colors)\.ts|card-\d+\.webp)$/;

/** The sources of a file of the pages, and its imports. */
export interface BuiltFile {
  /** The games in whose rooms its sources are, except for their cards. */
  readonly games: readonly string[];
  /** The files that come with it, scripts and styles. */
  readonly needs: readonly string[];
  /** Modules that are loaded on demand. */
  readonly later: readonly string[];
}

export type BuiltFiles = { readonly [file: string]: BuiltFile };

function gamesOf(sources: readonly string[], games: readonly string[]): string[] {
  const own = sources
    .filter((source) => !CARD.test(source))
    .map((source) => (GUESTS.test(source) ? GUEST : (ROOM.exec(source)?.[1] ?? '')));
  return [...new Set(own)].filter((id) => games.includes(id));
}

/** Writes `rooms.json`, all builds of a run together: the large page's and the small pages'. */
export function rooms(): () => Plugin {
  const ids = [GUEST, ...readdirSync(join(ROOT, 'engine/games'))];
  const all: { [file: string]: BuiltFile } = {};
  return () => ({
    name: 'laguna-rooms',
    writeBundle({ dir = '' }, bundle) {
      for (const [file, one] of Object.entries(bundle)) {
        const own =
          one.type === 'chunk'
            ? Object.keys(one.modules).map((id) => relative(ROOT, id))
            : one.originalFileNames.map((name) => relative(ROOT, join(ROOT, 'client', name)));
        const styles = one.type === 'chunk' ? [...(one.viteMetadata?.importedCss ?? [])] : [];
        const known = all[file]?.games ?? [];
        const games = [...new Set([...known, ...gamesOf(own, ids)])];
        all[file] = {
          games,
          needs: one.type === 'chunk' ? [...one.imports, ...styles] : [],
          later: one.type === 'chunk' ? one.dynamicImports : [],
        };
        for (const sheet of styles) all[sheet] = { games, needs: [], later: [] };
      }
      writeFileSync(join(dir, 'rooms.json'), JSON.stringify(all));
    },
  });
}
