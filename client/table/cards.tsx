/** The cards of the games, each loaded at its first use. */

import { useEffect } from 'react';
import { create } from 'zustand';
import type { Tier } from '../../engine/core/tier.ts';
import type { GameCard } from './game.ts';

/** The loaded ones, and `null` for requested ones. */
const useLoaded = create<{ readonly [id: string]: GameCard | null }>()(() => ({}));
/** Delay before a failed card is requested again, in milliseconds. */
const AGAIN_MS = 3000;

let offered: Tier<GameCard> = {};

/** Called once, before anything is drawn. */
export function offerCards(cards: Tier<GameCard>): void {
  offered = cards;
}

function load(id: string): void {
  const card = Object.hasOwn(offered, id) ? offered[id] : undefined;
  if (!card || Object.hasOwn(useLoaded.getState(), id)) return;
  useLoaded.setState({ [id]: null });
  const come = (): void => {
    card().then(
      (loaded) => useLoaded.setState({ [id]: loaded }),
      () => setTimeout(come, AGAIN_MS),
    );
  };
  come();
}

/** All cards in the order of their registry; none while they load. */
export function useCards(): readonly GameCard[] {
  const loaded = useLoaded();
  useEffect(() => {
    for (const id of Object.keys(offered)) load(id);
  }, []);
  const all = Object.keys(offered).flatMap((id) => loaded[id] ?? []);
  return all.length === Object.keys(offered).length ? all : [];
}

/** One card, without loading others; undefined while it loads, or if there is none. */
export function useCard(id: string): GameCard | undefined {
  useEffect(() => load(id), [id]);
  return useLoaded((loaded) => loaded[id]) ?? undefined;
}

/** The name of a game; '' while it is unknown. */
function useGameName(id: string): string {
  return useCard(id)?.name ?? '';
}

/** The cards as the menu lays them out: the wanted game first, then the one played last. Pure. */
export function laidOut(
  cards: readonly GameCard[],
  wanted: string | null,
  last: string,
): readonly GameCard[] {
  const rank = ({ id }: GameCard): number => (id === wanted ? 0 : id === last ? 1 : 2);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/**
 * The game whose tile is open when the menu comes, of the shown cards: the wanted one, the one
 * played last, else the one to start with. Undefined if there are none. Pure.
 */
export function openAtFirst(
  cards: readonly GameCard[],
  wanted: string | null,
  last: string,
): GameCard | undefined {
  const known = cards.find(({ id }) => id === wanted || id === last);
  return known ?? cards.find(({ first }) => first) ?? cards[0];
}

/** A small heading with a game's name, if one of several is meant. */
export function GameName({ id }: { id: string }) {
  return <span className="eyebrow game-name">{useGameName(id)}</span>;
}
