/** A real server, a real browser, and nothing between them but pointer and keys. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { nodeBinary } from '../../../server/setup.mjs';
import { CHROMIUM_ARGS, findBrowser } from '../../browser.mjs';

const ROOT = new URL('../../..', import.meta.url).pathname;
/** Pictures for human eyes. */
export const PICTURES = join(ROOT, 'test-results', 'pictures');
/** A client that was built elsewhere, for work on the client while tests run. */
const BUILT_ELSEWHERE = process.env.LAGUNA_TEST_CLIENT;
const CLIENT = join(ROOT, 'dist', 'client');

/** Longest wait until a server answers, in milliseconds: a busy machine is slow. */
const START_MS = 90_000;

/** Longest wait until a page shows an expected state, in milliseconds. */
const SLOW_MS = 90_000;

/** Longest until a visitor is gone. */
const GONE_MS = 15_000;

/** The four sizes that every screen is looked at in. */
export const SIZES = {
  desktop: { width: 1920, height: 1080 },
  laptop: { width: 1366, height: 768 },
  projector: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

export interface RunningServer {
  readonly url: string;
  readonly data: string;
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port over the same data. */
  restart(): Promise<void>;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts the server as `npm start` does after its checks, with its data in a folder of its own.
 * `elsewhere`: folder of another built client; `registry`: address of the module with its games, by
 * default the house's.
 */
export async function startServer(
  env: NodeJS.ProcessEnv = {},
  elsewhere = BUILT_ELSEWHERE,
  registry = '',
): Promise<RunningServer> {
  if (!existsSync(join(elsewhere ?? CLIENT, 'index.html'))) {
    throw new Error('The client is not built: run npm run build, or npm test -- browser.');
  }
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'laguna-browser-'));
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let output = '';

  async function start(): Promise<void> {
    const served = ['tests/client/browser/serve.ts', elsewhere ?? '', registry];
    const script = elsewhere ? served : ['server/main.ts'];
    child = spawn(nodeBinary(), ['--disable-warning=ExperimentalWarning', ...script], {
      cwd: ROOT,
      env: { ...process.env, ...env, PORT: String(port), LAGUNA_DATA: data },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    for (const end = Date.now() + START_MS; Date.now() < end; ) {
      if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`);
      try {
        if ((await fetch(`${url}/health`)).ok) return;
      } catch {
        // Not listening yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server did not answer:\n${output}`);
  }

  const ended = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      else child.once('exit', () => resolve());
    });

  await start();
  return {
    url,
    data,
    get process() {
      return child;
    },
    output: () => output,
    async kill() {
      child.kill('SIGKILL');
      await ended();
    },
    restart: start,
    async stop() {
      child.kill('SIGKILL');
      await ended();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The browser; `flags` follow those that make pictures the same on every machine. */
export async function launch(...flags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...CHROMIUM_ARGS, ...flags] });
}

/**
 * Requests a resource shared by all files of the browser part (`shared.ts`).
 * @throws Error with the reason if it is missing
 */
async function shared<T>(path: string): Promise<T> {
  // Only under vitest: pictures and films use this file too, and start their own.
  const { inject } = await import('vitest');
  const told = (await (await fetch(`${inject('shared')}${path}`)).json()) as T & { error?: string };
  if (told.error) throw new Error(told.error);
  return told;
}

/**
 * A server for the whole browser part, started at the first call: for files that use tables of
 * their own. A test that kills or configures a server starts its own (`startServer`). No table
 * moves by itself at a pace: it is `instant` unless a table sets another.
 * @param client its pages: the product's, the same in the pseudo-language, with an invented second
 * language, or with the test guest
 */
export const sharedServer = (
  client: 'house' | 'pseudo' | 'guests' | 'languages' = 'house',
): Promise<{ readonly url: string; readonly data: string }> => shared(`/server/${client}`);

/** The folder of a client for tests only, built if necessary: for a separate server. */
export const sharedClient = async (client: 'pseudo' | 'guests'): Promise<string> =>
  (await shared<{ folder: string }>(`/client/${client}`)).folder;

/**
 * The Chromium of the whole browser part, started at the first call. `close()` ends the pages
 * opened through this connection, and the browser goes on.
 */
export async function sharedBrowser(): Promise<Browser> {
  const { endpoint } = await shared<{ endpoint: string }>('/browser');
  return chromium.connect(endpoint);
}

/** Browsers whose visitors have no 3D. */
const FLAT = new WeakSet<Browser>();

/** The Chromium of the whole browser part for visitors without 3D. */
export async function sharedFlat(): Promise<Browser> {
  const browser = await sharedBrowser();
  FLAT.add(browser);
  return browser;
}

/**
 * Pages without 3D, this one and those opened beside it: they show the ledger instead. A visit's
 * `before`.
 */
export async function without3d(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
      const own = prototype.getContext as (kind: string, ...rest: unknown[]) => unknown;
      prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return /webgl|webgpu/.test(kind) ? null : own.call(this, kind, ...rest);
      } as never;
    }
  });
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /**
   * Things that no visit may show: page errors, console errors and warnings of three, requests to
   * another origin.
   */
  readonly complaints: string[];
  close(): Promise<void>;
}

/**
 * A page whose city exists, at low quality, and is not drawn: for tests that read or measure the
 * layers over it. Drawing in software is most of such a page's cost. `LAGUNA_DRAWN` draws it all
 * the same. A visit's `before`.
 */
export async function undrawn(page: Page): Promise<void> {
  await page.addInitScript((drawn) => {
    localStorage.setItem('laguna.settings', '{"quality":"low"}');
    if (drawn) return;
    // Without drawing no space is needed: the canvas has a context of one pixel elsewhere.
    const { getContext } = HTMLCanvasElement.prototype;
    const contexts = new WeakMap<HTMLCanvasElement, unknown>();
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      attributes?: unknown,
    ) {
      if (kind !== 'webgl2') return getContext.call(this, kind, attributes);
      const own = contexts.get(this) ?? new OffscreenCanvas(1, 1).getContext('webgl2', attributes);
      contexts.set(this, own);
      return own;
    } as typeof getContext;
    const nothing = (): void => undefined;
    for (const name of [
      'drawArrays',
      'drawArraysInstanced',
      'drawElements',
      'drawElementsInstanced',
      'clear',
      'blitFramebuffer',
      'bufferData',
      'bufferSubData',
      'renderbufferStorage',
      'renderbufferStorageMultisample',
      'texImage2D',
      'texImage3D',
      'texStorage2D',
      'texStorage3D',
      'texSubImage2D',
      'texSubImage3D',
      'generateMipmap',
    ] as const) {
      WebGL2RenderingContext.prototype[name] = nothing;
    }
  }, Boolean(process.env.LAGUNA_DRAWN));
}

/** Milliseconds between two drawn frames of a visited page. */
const DRAWN_MS = 1000;

/**
 * Draws one requested frame a second: drawing in software is most of a page's cost here. Motions
 * run at full rate all the same, and an explicitly requested frame (`stage.advance`, a picture) is
 * drawn. `LAGUNA_DRAWN` draws them all.
 */
async function sparsely(page: Page): Promise<void> {
  if (process.env.LAGUNA_DRAWN) return;
  await page.addInitScript((every) => {
    const ask = window.requestAnimationFrame.bind(window);
    let drawing = true;
    let frame = -1;
    let fresh = true;
    let drawn = Number.NEGATIVE_INFINITY;
    window.requestAnimationFrame = (callback) =>
      ask((now) => {
        if (now !== frame) {
          frame = now;
          fresh = now - drawn >= every;
          if (fresh) drawn = now;
        }
        drawing = fresh;
        try {
          callback(now);
        } finally {
          drawing = true;
        }
      });
    // A browser without 3D may lack its names, too.
    if (typeof WebGL2RenderingContext === 'undefined') return;
    const { prototype } = WebGL2RenderingContext;
    // A texture is drawn once and then reused: a skipped map of shadows would be looked up for a
    // sun that has moved on since.
    let aside = false;
    const { bindFramebuffer } = prototype;
    prototype.bindFramebuffer = function (target, buffer) {
      aside = buffer !== null;
      bindFramebuffer.call(this, target, buffer);
    };
    const calls = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'];
    for (const name of [...calls, 'clear', 'blitFramebuffer'] as 'clear'[]) {
      const draw = prototype[name];
      prototype[name] = function (...given) {
        if (drawing || aside) draw.apply(this, given);
      };
    }
  }, DRAWN_MS);
}

/** The settings dialog's stored value for low quality and instant motion. */
const SETTLED = '{"quality":"low","speed":"instant","motion":"reduced"}';

/** The companion thinks beside every decision: other tests run without it. */
function silenced(): void {
  try {
    const kept = JSON.parse(localStorage.getItem('laguna.settings') ?? '{}');
    if (!kept.companion) kept.companion = 'off';
    localStorage.setItem('laguna.settings', JSON.stringify(kept));
  } catch {
    // A page that may store nothing.
  }
}

/**
 * Ends a visit. While other pages draw, Chromium sometimes never confirms that a context is closed:
 * the rest of it ends with the browser.
 */
async function gone(context: BrowserContext): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      console.warn(`A visitor was not gone after ${GONE_MS} ms.`);
      resolve();
    }, GONE_MS);
  });
  const closed = context.close();
  // Nobody listens any more if it fails after that.
  closed.catch(() => undefined);
  await Promise.race([closed, late]);
  clearTimeout(timer);
}

/** A visitor with a separate storage. */
export async function visit(
  browser: Browser,
  url: string,
  size: { width: number; height: number } = SIZES.laptop,
  options: {
    touch?: boolean;
    reducedMotion?: boolean;
    /** Called before the first byte comes. */
    before?: (page: Page) => Promise<unknown>;
    /** Every frame is drawn: for a test of frames themselves. */
    drawn?: boolean;
    /** Low quality and no waiting for motion from the first byte on, as `settle` chooses them by hand. */
    settled?: boolean;
    /** It cannot draw in three dimensions. */
    flat?: boolean;
    /** The companion speaks as to a new player. */
    companion?: boolean;
    /** It may have the pages' service worker, which stays between its pages. */
    worker?: boolean;
  } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: options.worker ? 'allow' : 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(SLOW_MS);
  const complaints: string[] = [];
  const origin = new URL(url).origin;
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || /^THREE\./.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const target = new URL(request.url());
    if (/^(https?|wss?):$/.test(target.protocol) && target.host !== new URL(origin).host) {
      complaints.push(`request to another origin: ${request.url()}`);
    }
  });
  if (options.flat ?? FLAT.has(browser)) await without3d(page);
  else if (!options.drawn) await sparsely(page);
  if (options.settled) {
    await page.addInitScript((wished) => {
      if (!localStorage.getItem('laguna.settings')) localStorage.setItem('laguna.settings', wished);
    }, SETTLED);
  }
  await options.before?.(page);
  if (!options.companion) await page.addInitScript(silenced);
  await page.goto(url);
  return { context, page, complaints, close: () => gone(context) };
}

/**
 * The owner of a guest’s seat, in a separate browser: it ends the guest’s own connection.
 * @param page of the table: `table` or `hand`
 * @param first called before the first byte comes
 */
export function visitAs(
  browser: Browser,
  { url, code, token }: { readonly url: string; readonly code: string; readonly token: string },
  size: { width: number; height: number },
  page: 'table' | 'hand' = 'table',
  options: Pick<Parameters<typeof visit>[3] & object, 'flat' | 'settled' | 'before'> = {},
): Promise<Visitor> {
  const seat = { name: `laguna.seat.${code}`, token };
  const before = async (shown: Page) => {
    await options.before?.(shown);
    await shown.addInitScript(({ name, token: own }) => {
      // Once: after that the page keeps or drops its own.
      if (!sessionStorage.getItem('been')) sessionStorage.setItem(name, own);
      sessionStorage.setItem('been', 'yes');
    }, seat);
  };
  const way = { ...options, before, touch: page === 'hand' };
  return visit(browser, `${url}/${page}/${code}`, size, way);
}
