/** The cards of the games, each loaded when it is first asked for. */

import { useEffect } from 'react';
import { create } from 'zustand';
import type { Tier } from '../../engine/core/tier.ts';
import type { GameCard } from './game.ts';

/** Those that are there, and `null` once one has been asked for. */
const useLoaded = create<{ readonly [id: string]: GameCard | null }>()(() => ({}));
/** A card that did not come is asked for again after so long, in milliseconds. */
const AGAIN_MS = 3000;

let offered: Tier<GameCard> = {};

/** Said once, before anything is drawn. */
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

/** One card, and no other is loaded for it; undefined while it loads, or if there is none. */
export function useCard(id: string): GameCard | undefined {
  useEffect(() => load(id), [id]);
  return useLoaded((loaded) => loaded[id]) ?? undefined;
}

/** What people call a game; '' while that is not known. */
export function useGameName(id: string): string {
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
 * The game whose tile is open when the menu comes, of cards that are laid out: the wanted one, the one
 * played last, else the one to start with. Undefined where there are none. Pure.
 */
export function openAtFirst(
  cards: readonly GameCard[],
  wanted: string | null,
  last: string,
): GameCard | undefined {
  const known = cards.find(({ id }) => id === wanted || id === last);
  return known ?? cards.find(({ first }) => first) ?? cards[0];
}

/** A small heading with a game's name, where one of several is meant. */
export function GameName({ id }: { id: string }) {
  return <span className="eyebrow game-name">{useGameName(id)}</span>;
}
