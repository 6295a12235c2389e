/** The permissions of the server's pages in a real browser, and attacks that must fail. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, SIZES, sharedFlat, startServer, visit } from './harness.ts';

let server: RunningServer;
let browser: Browser;
/** Another site's page that shows ours in a frame. */
let frame: Server;
let elsewhere: string;

beforeAll(async () => {
  server = await startServer();
  browser = await sharedFlat();
  frame = createServer((req, res) => {
    res.setHeader('Content-Type', 'text/html');
    res.end(`<!doctype html><iframe src="${server.url}${req.url}"></iframe>`);
  });
  await new Promise<void>((resolve) => frame.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://localhost:${(frame.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  frame?.close();
});

/** The abilities of the page's own script, by name. */
const abilities = async (): Promise<{ [name: string]: boolean }> => {
  const can = async (what: () => unknown): Promise<boolean> => {
    try {
      return Boolean(await what());
    } catch {
      return false;
    }
  };
  const script = (text: string): boolean => {
    const element = document.createElement('script');
    element.textContent = text;
    document.head.append(element);
    return 'planted' in window;
  };
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  const record = (): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
      recorder.ondataavailable = ({ data }) => resolve(data.size > 0);
      recorder.onerror = reject;
      recorder.start();
      canvas.getContext('2d')?.fillRect(5, 5, 50, 50);
      setTimeout(() => recorder.stop(), 300);
    });
  const blobOf = (text: string, type: string): string =>
    URL.createObjectURL(new Blob([text], { type }));
  const worker = (): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const made = new Worker(blobOf('postMessage(1)', 'text/javascript'));
      made.onmessage = () => resolve(true);
      made.onerror = reject;
    });
  // An empty module: the eight bytes that every one begins with.
  const wasm = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  return {
    'a script that stands in the page': await can(() => script('window.planted = true')),
    'another site': await can(() => fetch('http://localhost:9/', { mode: 'no-cors' })),
    WebAssembly: await can(() => WebAssembly.instantiate(wasm)),
    'a worker of its own': await can(worker),
    'a recording': await can(record),
    'a file of its own': await can(async () => (await fetch(blobOf('x', 'text/plain'))).ok),
    'its own server': await can(async () => (await fetch('/health')).ok),
  };
};

test('a page loads and runs what it needs; what somebody plants in it does not run', async () => {
  const visitor = await visit(browser, `${server.url}/verify`, SIZES.laptop);
  const { page } = visitor;
  await page.locator('.verify').waitFor();
  expect(visitor.complaints).toEqual([]);
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      (window as unknown as { noteRefusal(what: string): void }).noteRefusal(effectiveDirective);
    });
  });
  expect(await page.evaluate(abilities)).toEqual({
    'a script that stands in the page': false,
    'another site': false,
    WebAssembly: true,
    'a worker of its own': true,
    'a recording': true,
    'a file of its own': true,
    'its own server': true,
  });
  await expect.poll(() => [...refused].sort()).toEqual(['connect-src', 'script-src-elem']);
  await visitor.close();
});

test('another site can show none of the pages, but for the overlay', async () => {
  for (const [path, shown] of [
    ['/', false],
    ['/table/ACDEFG', false],
    ['/overlay/ACDEFG', true],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('frame-ancestors')) blocked.push(message.text());
    });
    await page.goto(elsewhere + path);
    await page.waitForLoadState('networkidle');
    if (shown) expect(blocked).toEqual([]);
    else await expect.poll(() => blocked.length).toBeGreaterThan(0);
    await context.close();
  }
});
