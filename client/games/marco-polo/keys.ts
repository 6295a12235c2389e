/** Keys of the game: one for each die, and those that every game has. */

import { makeGameKeys } from '../../table/seat/game-keys.ts';
import { drafts } from './drafts.ts';
import { ending } from './ending.ts';
import { handOf } from './facts.ts';
import { places, siteUnder } from './places.ts';
import { type Position, seat, situation } from './position.ts';

/**
 * Keys of the dice in hand: the free letters of the lowest row, then those of the rows above it.
 */
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
