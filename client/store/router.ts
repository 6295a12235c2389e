/** The address bar as state: four roads, no library. */

import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'menu' }
  | { readonly page: 'table'; readonly code: string }
  /** The proof of a match; without an id, of a log that somebody has. */
  | { readonly page: 'verify'; readonly id: string | null }
  /** The public list of tables, or one of them; a caster's place at one. */
  | { readonly page: 'tables' }
  | { readonly page: 'watch'; readonly code: string }
  | { readonly page: 'caster'; readonly code: string }
  /** A finished match, shown again; without an id, one that somebody has as a file. */
  | { readonly page: 'replay'; readonly id: string | null }
  /** A stand's big screen, and its operator's page. */
  | { readonly page: 'showcase' }
  | { readonly page: 'operator' }
  | { readonly page: 'nowhere' };

/** The road that a path names. Codes are read without regard to case. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0) return { page: 'menu' };
  const [head, code] = parts;
  if (head === 'table' && code && parts.length === 2) {
    return { page: 'table', code: decodeURIComponent(code).toUpperCase() };
  }
  if (head === 'watch' && parts.length === 1) return { page: 'tables' };
  if ((head === 'watch' || head === 'caster') && code && parts.length === 2) {
    return { page: head, code: decodeURIComponent(code).toUpperCase() };
  }
  if ((head === 'showcase' || head === 'operator') && parts.length === 1) return { page: head };
  if (head === 'verify' && parts.length <= 2) return { page: 'verify', id: code ?? null };
  if (head === 'replay' && parts.length <= 2) {
    return { page: 'replay', id: code === undefined ? null : decoded(code) };
  }
  return { page: 'nowhere' };
}

/** What cannot be decoded stands as it is: the page then says that it knows no such match. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Goes to a path; `replace` leaves no step to go back to. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => location.pathname));
}
