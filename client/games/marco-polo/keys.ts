/** Keys of the game: the dice under their figures' places, and what every game has. */

import { makeGameKeys } from '../../table/seat/game-keys.ts';
import { drafts } from './drafts.ts';
import { ending } from './ending.ts';
import { handOf } from './facts.ts';
import { places, siteUnder } from './places.ts';
import { type Position, seat, situation } from './position.ts';

/** The dice in hand, one key each: the lowest row of letters as far as it is free, then on above it. */
export const DICE_KEYS: readonly string[] = ['z', 'x', 'c', 'v', 'b', 'g', 'h'];

function answer(position: Position, key: string): boolean {
  if (situation(position) !== 'turn') return false;
  const at = DICE_KEYS.indexOf(key);
  const die = at < 0 ? undefined : handOf(position.view, position.seat)[at];
  if (!die) return false;
  drafts.useDrafts.getState().pick({ kind: 'die', die: die.id });
  return true;
}

export const useGameKeys = makeGameKeys({
  seat,
  drafts,
  places,
  answer,
  ending,
  placeUnder: siteUnder,
});
