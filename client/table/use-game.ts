/** The client part of the game on the table, loaded when it is needed. */

import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { Tier } from '../../engine/core/tier.ts';
import { type Route, useRoute } from '../store/router.ts';
import { useTable } from '../store/table.ts';
import type { ClientGame, GameBasics } from './game.ts';

const useLoaded = create<{ readonly [id: string]: GameBasics | 'failed' }>()(() => ({}));
const asked = new Set<string>();

/** Which games this page can load, as far as its kind of page needs them. */
let offered: Tier<GameBasics> = {};
let home: string | null = null;
/** The game that the page showed last. */
let last: string | null = null;

/**
 * Called once, before anything is drawn.
 * @param id the game if there is no table; absent = none
 */
export function offerGames(games: Tier<GameBasics>, id: string | null = null): void {
  offered = games;
  home = id;
}

/** The game that an address asks for by `?game=ID`; null if it asks for none of these. Pure. */
export function wantedGame(search: string, games: Tier<unknown>): string | null {
  const id = new URLSearchParams(search).get('game');
  return id !== null && Object.hasOwn(games, id) ? id : null;
}

/** The game if there is no table: the one that the address asks for, else the first. */
export const homeGame = (search: string, games: Tier<unknown>): string | null =>
  wantedGame(search, games) ?? Object.keys(games)[0] ?? null;

/** Pages without table, match or stand, with the page's own game behind them. */
const AT_HOME: ReadonlySet<Route['page']> = new Set([
  'menu',
  'tables',
  'people',
  'me',
  'operator',
  'nowhere',
]);

/**
 * The game to show while the route's game is unknown. A page of a table loads no other game than
 * that table's: until it knows which one, it keeps its last game, if any. Pure.
 * @param before the game that the page showed last
 * @param own the page's own one
 */
export function untold(route: Route, before: string | null, own: string | null): string | null {
  // A lesson begins at a table of its own, whose game its address names.
  if (route.page === 'learn') return route.game;
  // Without an id a replay asks for a file, and has no match yet.
  const file = route.page === 'replay' && route.id === null;
  return file || AT_HOME.has(route.page) ? own : before;
}

/** Starts loading a game; harmless if it is loaded already. */
export function loadGame(id: string): void {
  const load = offered[id];
  if (!load || asked.has(id)) return;
  asked.add(id);
  load().then(
    (game) => useLoaded.setState({ [id]: game }),
    () => {
      asked.delete(id);
      useLoaded.setState({ [id]: 'failed' });
    },
  );
}

/**
 * The basics of the game of the present table, or of the page's own game if there is no table, for
 * every page with a person at it; null while it loads.
 */
export function useGameBasics(): GameBasics | null {
  const told = useTable((table) => table.table?.game ?? table.game);
  const route = useRoute();
  last = told ?? untold(route, last, home);
  return useGameById(last);
}

function useGameById(id: string | null): GameBasics | null {
  const game = useLoaded((loaded) => (id === null ? undefined : loaded[id]));
  if (game === undefined && id !== null) queueMicrotask(() => loadGame(id));
  return game === undefined || game === 'failed' ? null : game;
}

/** The game of the present table, if it is loaded. */
export function gameAtHand(): GameBasics | null {
  const { table, game } = useTable.getState();
  const loaded = useLoaded.getState()[table?.game ?? game ?? ''];
  return loaded === undefined || loaded === 'failed' ? null : loaded;
}

const isWhole = (game: GameBasics): game is ClientGame => 'Board' in game;

/** The same with its board and its place; null on pages that do not load them. */
export function useGame(): ClientGame | null {
  const game = useGameBasics();
  return game && isWhole(game) ? game : null;
}

/** A given game of this page, independent of the table's game; null while it loads. */
export function useWholeGame(id: string): ClientGame | null {
  const game = useGameById(id);
  return game && isWhole(game) ? game : null;
}

/**
 * Fetches a game's sentences.
 * @returns whether they are loaded; renders again when they arrive
 */
export function useWords(game: GameBasics | null): boolean {
  const [told, setTold] = useState<GameBasics | null>(null);
  useEffect(() => {
    if (!game) return;
    let here = true;
    void game.words().then(() => here && setTold(game));
    return () => {
      here = false;
    };
  }, [game]);
  return game !== null && told === game;
}
