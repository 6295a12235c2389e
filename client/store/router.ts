/** The address bar as state: a few roads, no library. */

import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'menu' }
  | { readonly page: 'table'; readonly code: string }
  /** The proof of a match; without an id, of a person's own log. */
  | { readonly page: 'verify'; readonly id: string | null }
  /** The public list of tables, or one of them; a caster's place at one. */
  | { readonly page: 'tables' }
  /** The queue, and the open tables. */
  | { readonly page: 'people' }
  /** Who the person of this browser is, and what is kept. */
  | { readonly page: 'me' }
  | { readonly page: 'watch'; readonly code: string }
  | { readonly page: 'caster'; readonly code: string }
  /** A finished match, shown again; without an id, a person's own file. */
  | { readonly page: 'replay'; readonly id: string | null }
  /** An event: for its people, or its big screen. */
  | { readonly page: 'event'; readonly code: string; readonly screen: boolean }
  /** A stand's big screen, and its operator's page. */
  | { readonly page: 'showcase' }
  | { readonly page: 'operator' }
  /** The help: a topic or a game by its id, null for the list; of a game a section or a rule. */
  | { readonly page: 'help'; readonly topic: string | null; readonly part: string | null }
  /** A game learnt by playing; a scene by its id, null for the scene to continue with. */
  | { readonly page: 'learn'; readonly game: string; readonly scene: string | null }
  | { readonly page: 'nowhere' };

/** The route of a path. Codes are case-insensitive. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0) return { page: 'menu' };
  const [head, code] = parts;
  if (head === 'table' && code && parts.length === 2) {
    return { page: 'table', code: decoded(code).toUpperCase() };
  }
  if (head === 'watch' && parts.length === 1) return { page: 'tables' };
  if ((head === 'people' || head === 'me') && parts.length === 1) return { page: head };
  if ((head === 'watch' || head === 'caster') && code && parts.length === 2) {
    return { page: head, code: decoded(code).toUpperCase() };
  }
  if ((head === 'showcase' || head === 'operator') && parts.length === 1) return { page: head };
  const screen = parts[2] === 'screen';
  if (head === 'event' && code && (parts.length === 2 || (screen && parts.length === 3))) {
    return { page: 'event', code: decoded(code).toUpperCase(), screen };
  }
  if (head === 'verify' && parts.length <= 2) return { page: 'verify', id: code ?? null };
  if (head === 'replay' && parts.length <= 2) {
    return { page: 'replay', id: code === undefined ? null : decoded(code) };
  }
  if (head === 'help' && parts.length <= 3) {
    const part = parts[2];
    return {
      page: 'help',
      topic: code === undefined ? null : decoded(code),
      part: part === undefined ? null : decoded(part),
    };
  }
  if (head === 'learn' && code && parts.length <= 3) {
    const scene = parts[2];
    const id = scene === undefined ? null : decoded(scene);
    return { page: 'learn', game: decoded(code), scene: id };
  }
  return { page: 'nowhere' };
}

/** The address of a game's lesson, or of a scene of it. */
export const learnPath = (game: string, scene?: string): string =>
  ['/learn', game, ...(scene === undefined ? [] : [scene])].join('/');

/** An invalid encoding stays as it is: the page then says that it knows nothing of that name. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** State of a step of the history. */
export interface Step {
  /** Path of the step below it, if that is one of our own pages. */
  readonly from?: string;
  /** The step is over a page that handles Back. */
  readonly stop?: true;
}

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Answers whether the page stays, although the person goes to a path, or Back (null). */
export type Hold = (to: string | null) => boolean;
let hold: Hold | null = null;

/** Sets the guard between this page and any other. */
export function setHold(next: Hold | null): void {
  hold = next;
}

/** Goes to a path; `replace` leaves no step to go back to, and is not guarded. */
export function go(path: string, replace = false): void {
  if (!replace && hold?.(path)) return;
  if (replace) history.replaceState(null, '', path);
  // Origin of the step: a page that handles Back knows by it whether the menu is below.
  else history.pushState({ from: location.pathname } satisfies Step, '', path);
  tell();
}

/** The part of a click that `follow` needs: the browser's event or React's. */
type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & {
  preventDefault(): void;
};

/** Follows a link without reloading the page, unless the person asks for a new window. */
export function follow(event: Click, path: string): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(path);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', onBack);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', onBack);
  };
}

function onBack(): void {
  if (!hold?.(null)) tell();
}

/** Without an address bar, as in tests that render without a browser, the route is the menu. */
const pathNow = (): string => globalThis.location?.pathname ?? '/';

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, pathNow, pathNow));
}
