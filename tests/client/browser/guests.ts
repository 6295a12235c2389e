/** The test guest's pages: the product's build with one more line in each registry, and its server. */

import { join } from 'node:path';
import { ROOT } from '../../../server/setup.mjs';
import { startServer, type TestServer } from '../../server/harness.ts';
import { type RunningServer, sharedClient, startServer as startProcess } from './harness.ts';

export const REGISTRY = new URL('../../guest/registry.ts', import.meta.url).href;
export const FOLDER = join(ROOT, 'dist', 'guest');

/** A server that offers the test guest beside the games of the house, with pages that know it. */
export async function startGuests(
  ...[config = {}, options = {}]: Parameters<typeof startServer>
): Promise<TestServer> {
  const client = await sharedClient('guests');
  return startServer(config, { client, registry: REGISTRY, ...options });
}

/** The same as a separate process, which can be killed. */
export const startGuestProcess = async (): Promise<RunningServer> =>
  startProcess({}, await sharedClient('guests'), REGISTRY);
