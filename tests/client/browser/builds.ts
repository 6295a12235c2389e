/** The builds of the client for tests only: in the pseudo-language, and with the test guest. */

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDigest, nodeBinary, ROOT } from '../../../server/setup.mjs';

/** Builds of one name that are under way in this process: the second asker waits for the first. */
const underWay = new Map<string, Promise<string>>();

/**
 * A client of its own in `dist/NAME`, built unless the build of these sources exists.
 * @param more folders whose files belong to it
 * @param env further environment of the build
 * @returns its folder
 * @throws Error with the build's output
 */
async function built(
  name: string,
  config: string,
  more: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const folder = join(ROOT, 'dist', name);
  const stamp = join(ROOT, 'dist', ['built', name].join('-'));
  const digest = buildDigest([...more]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return folder;
  const vite = 'node_modules/vite/bin/vite.js';
  const args = [vite, 'build', '--config', config, '--outDir', folder, '--emptyOutDir'];
  const child = spawn(nodeBinary(), args, {
    cwd: ROOT,
    // In the tests' mode the libraries would be their development versions.
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The client couldn’t be built:\n${output}`);
  writeFileSync(stamp, digest);
  return folder;
}

function once(name: string, build: () => Promise<string>): Promise<string> {
  const found = underWay.get(name) ?? build();
  underWay.set(name, found);
  return found;
}

/**
 * A client with all texts in the pseudo-language (`client/i18n/pseudo.ts`). `LAGUNA_TEST_PSEUDO`
 * names one built elsewhere.
 */
export const pseudoClient = (): Promise<string> => {
  const elsewhere = process.env.LAGUNA_TEST_PSEUDO;
  if (elsewhere) return Promise.resolve(elsewhere);
  const env = { LAGUNA_TEXTS: 'pseudo' };
  return once('pseudo', () => built('pseudo', 'client/vite.config.ts', [], env));
};

/** A client with the test guest beside the games of the house. */
export const guestClient = (): Promise<string> => {
  const config = 'tests/guest/client/vite.config.ts';
  return once('guest', () => built('guest', config, ['tests/guest'], {}));
};

/** The client of the house with an invented second language (`tests/client/invented.ts`). */
const languagesClient = async (): Promise<string> => {
  const [{ englishTexts }, { writeInvented }] = await Promise.all([
    import('../../../client/i18n/locale/english.ts'),
    import('../invented.ts'),
  ]);
  const folder = join(ROOT, 'dist', 'invented');
  writeInvented(await englishTexts(), folder);
  const env = { LAGUNA_LOCALES: folder };
  const more = ['tests/client/invented.ts'];
  return once('languages', () => built('languages', 'client/vite.config.ts', more, env));
};

/** The clients that tests may ask for, besides the one of the house. */
export const CLIENTS = {
  pseudo: pseudoClient,
  guests: guestClient,
  languages: languagesClient,
} as const;
