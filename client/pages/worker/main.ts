/**
 * The service worker. It shows notices of turns, and stands in where no server answers: with the
 * menu and the help of its own build, or a page that says so. A document always comes from the
 * server if that answers, so that no old page meets a new server; scripts are named by their
 * contents, so that a page gets exactly its own.
 */

import { LANGUAGE } from '../../i18n/language.ts';
import { clicked, pushed } from './notices.ts';
import { offlinePage } from './offline.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;
/** The files of the menu and the help (`client/service-worker.ts`); and those with texts. */
declare const SHELL: readonly string[];
declare const SPOKEN: readonly string[];
/** The name of the build. */
declare const BUILD: string;

const CACHE = `laguna-${BUILD}-${LANGUAGE}`;
/** Pages that are shown without a server, by the file of the menu. */
const SHELL_PAGES = /^\/(help(\/[^/]*){0,2}\/?)?$/;
/** Pages that people open; those of stands and broadcasts are left alone. */
const PAGES = /^\/(|(table|hand|watch|caster|me|people|verify|replay|help|learn)(\/.*)?)$/;
/** Scripts, styles and letters, whose names change with their contents. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.(js|css|woff2)$/;
/** How long a server may take to begin an answer before its cached page is shown, in milliseconds. */
const ANSWER_MS = 12_000;
/** The page of the menu in the cache. */
const MENU = `/?lang=${LANGUAGE}`;

/** A script with texts, in this worker's language: as the pages load it. */
const spoken = (file: string): string =>
  self.location.pathname === '/sw.js' ? file : file.replace(/([^/]+)$/, `${LANGUAGE}/$1`);

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...SHELL, ...SPOKEN.map(spoken)].map((file) => `/${file}`));
  // Last: a page in the cache has all its files. It must be of this build.
  const menu = await fetch(MENU, { cache: 'no-store' });
  const text = await menu.clone().text();
  if (menu.ok && text.includes(`"${BUILD}"`)) await cache.put(MENU, menu);
}

/** Only this build's files stay. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => /^laguna-/.test(name) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function page(request: Request, path: string): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_MS);
  try {
    return await fetch(request, { signal: late.signal });
  } catch {
    const cache = await caches.open(CACHE);
    const menu = SHELL_PAGES.test(path) ? await cache.match(MENU) : undefined;
    return menu ? offline(menu) : offlinePage();
  } finally {
    // What has begun may take its time.
    clearTimeout(timer);
  }
}

/** The menu's page, marked: it says by itself that no server answers. */
async function offline(menu: Response): Promise<Response> {
  const text = await menu.text();
  const marked = text.replace('<head>', '<head><meta name="laguna-offline" content="yes" />');
  const headers = new Headers(menu.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(marked, { headers });
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && fresh.type === 'basic') {
    await cache.put(request.url, fresh.clone()).catch(() => undefined);
  }
  return fresh;
}

self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (PAGES.test(pathname)) event.respondWith(page(request, pathname));
  } else if (HASHED.test(pathname)) event.respondWith(file(request));
});

self.addEventListener('push', (event) => {
  event.waitUntil(pushed(self, event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(clicked(self, event.notification));
});
