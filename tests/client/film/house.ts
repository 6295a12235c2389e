/**
 * The games in the pages' form, for a tool without a bundler: vite loads them as for the pages,
 * with texts compiled and the test guest beside the games of the house.
 */

import { join } from 'node:path';
import { createServer } from 'vite';
import type { ClientGame } from '../../../client/table/game.ts';
import type { Tier } from '../../../engine/core/tier.ts';
import { ROOT } from '../../../server/setup.mjs';

export interface House {
  /** Every game that has pages, the first one first. */
  readonly tables: Tier<ClientGame>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const vite = await createServer({
    configFile: join(ROOT, 'tests', 'guest', 'client', 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const registry = join(ROOT, 'tests', 'guest', 'client', 'registries', 'client.ts');
  const { tables } = await vite.ssrLoadModule(registry);
  return { tables, close: () => vite.close() };
}
