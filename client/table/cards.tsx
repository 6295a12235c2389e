/** The cards of the games, loaded together when the first of them is asked for. */

import { useEffect } from 'react';
import { create } from 'zustand';
import type { Tier } from '../../engine/core/tier.ts';
import type { GameCard } from './game.ts';

interface Cards {
  /** In the order of their registry; empty while they load. */
  readonly cards: readonly GameCard[];
}

const useLoaded = create<Cards>()(() => ({ cards: [] }));
/** A card that did not come is asked for again after so long, in milliseconds. */
const AGAIN_MS = 3000;

let offered: Tier<GameCard> = {};
let asked = false;

/** Said once, before anything is drawn. */
export function offerCards(cards: Tier<GameCard>): void {
  offered = cards;
}

function load(): void {
  if (asked) return;
  asked = true;
  Promise.all(Object.values(offered).map((card) => card())).then(
    (cards) => useLoaded.setState({ cards }),
    () => {
      asked = false;
      setTimeout(load, AGAIN_MS);
    },
  );
}

/** All cards in the order of their registry; none while they load. */
export function useCards(): readonly GameCard[] {
  useEffect(load, []);
  return useLoaded((loaded) => loaded.cards);
}

/** What people call a game; '' while that is not known. */
export function useGameName(id: string): string {
  return useCards().find((card) => card.id === id)?.name ?? '';
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

/** A small heading with a game's name, where one of several is meant. */
export function GameName({ id }: { id: string }) {
  return <span className="eyebrow game-name">{useGameName(id)}</span>;
}
