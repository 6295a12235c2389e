/**
 * The shared resources of the browser part's files, started at the first request and ended after
 * the last: one Chromium, and a server for each client. A small server of its own answers requests
 * for them (`sharedServer`, `sharedBrowser` and `sharedClient` in `harness.ts`).
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS, findBrowser, UNCOMPOSED } from '../../browser.mjs';
import { CLIENTS } from './builds.ts';
import { type RunningServer, startServer } from './harness.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that lists the shared resources. */
    shared: string;
  }
}

const REGISTRY = new URL('../../guest/registry.ts', import.meta.url).href;
/**
 * Settings of a server for many requests from one address: its limits for one address are lifted.
 */
export const OPEN = {
  HOST: '127.0.0.1',
  LAGUNA_PACE: 'instant',
  LAGUNA_LOG_LEVEL: 'warn',
  LAGUNA_TABLES: '10000',
  LAGUNA_TABLES_EACH: '10000',
  LAGUNA_DAILY_MB: '0',
  LAGUNA_JOINS: '100000',
  LAGUNA_MESSAGES: '100000',
  LAGUNA_READS: '100000',
  LAGUNA_SOCKETS: '100000',
};

const servers = {
  house: () => startServer(OPEN),
  pseudo: async () => startServer(OPEN, await CLIENTS.pseudo()),
  languages: async () => startServer(OPEN, await CLIENTS.languages()),
  guests: async () => startServer(OPEN, await CLIENTS.guests(), REGISTRY),
} as const;

/** Starts something at the first call, and returns the same at every later one. */
function first<T>(begin: () => Promise<T>): { (): Promise<T>; begun(): Promise<T> | null } {
  let found: Promise<T> | null = null;
  const ask = (): Promise<T> => {
    found ??= begin();
    return found;
  };
  return Object.assign(ask, { begun: () => found });
}

export default async function share(project: TestProject): Promise<() => Promise<void>> {
  const running = Object.fromEntries(
    Object.entries(servers).map(([name, start]) => [name, first<RunningServer>(start)]),
  );
  const browser = first<BrowserServer>(() =>
    chromium.launchServer({
      executablePath: findBrowser(),
      args: [...CHROMIUM_ARGS, UNCOMPOSED],
    }),
  );

  /** The shared resource of an address such as `/server/house`. */
  async function answer(path: string): Promise<object> {
    const [, kind = '', name = ''] = path.split('/');
    if (kind === 'browser') return { endpoint: (await browser()).wsEndpoint() };
    if (kind === 'client' && name in CLIENTS) {
      return { folder: await CLIENTS[name as keyof typeof CLIENTS]() };
    }
    const server = kind === 'server' ? await running[name]?.() : undefined;
    if (!server) throw new Error(`Nothing of this name is shared: ${path}.`);
    return { url: server.url, data: server.data };
  }

  const door = createServer((request, response) => {
    answer(request.url ?? '')
      .catch((error: unknown) => ({ error: error instanceof Error ? error.message : `${error}` }))
      .then((told) => response.end(JSON.stringify(told)));
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  project.provide('shared', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    const ends = [
      ...Object.values(running).map((one) => one.begun()?.then((server) => server.stop())),
      browser.begun()?.then((one) => one.close()),
    ];
    await Promise.allSettled(ends);
  };
}
