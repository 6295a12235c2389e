/** A server's build of the client: sent to each newcomer, so that an older page notices. */

import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildName } from '../../client/build-name.ts';
import { Guest, newFolder, startServer, sweep } from './harness.ts';

const client = newFolder();
afterAll(() => sweep(client));

/** A page as the build writes it. */
function build(name: string, at: number): void {
  const [{ attrs }] = (
    buildName(name).transformIndexHtml as unknown as () => [{ attrs: object }]
  )();
  const given = Object.entries(attrs).map(([key, value]) => `${key}="${value}"`);
  mkdirSync(client, { recursive: true });
  const file = join(client, 'index.html');
  writeFileSync(file, `<head><title>Laguna</title><meta ${given.join(' ')}></head>`);
  utimesSync(file, at, at);
}

test('welcome names the build of the pages, also of a new one under a running server', async () => {
  const server = await startServer({}, { client });
  try {
    const none = await Guest.create(server.url, {});
    expect(none.welcome).not.toHaveProperty('build');
    build('one1', 1000);
    const ana = await Guest.create(server.url, {});
    expect(ana.welcome.build).toBe('one1');
    build('two2', 2000);
    const ben = await Guest.join(server.url, ana.code, {});
    expect(ben.welcome.build).toBe('two2');
    const eye = await Guest.join(server.url, ana.code, { spectate: true });
    expect(eye.welcome.build).toBe('two2');
    await Promise.all([none, ana, ben, eye].map((one) => one.leave()));
  } finally {
    await server.stop();
  }
});
