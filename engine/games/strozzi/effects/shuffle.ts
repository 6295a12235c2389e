/** The two shuffles of the game. */

import type { Chance } from '../../../core/chance.ts';
import { shuffle } from '../../../kit/draws.ts';
import { DISPLAY_LENGTH, removedWith, SHIPS, TILES } from '../data.ts';
import * as S from '../state.ts';

/** Scratch, so that nothing is allocated. */
const pile = new Int32Array(TILES.length);

/** Leaves in `pile` the numbers 0 … n - 1 in a drawn order. */
function shuffled(s: S.State, n: number, chance: Chance): void {
  for (let i = 0; i < n; i++) pile[i] = i;
  shuffle(s, S.DRAWS, pile, 0, n, chance);
}

/** ST-009, ST-048: all 29 ships; the first ones are removed unseen, the next is the deck's top. */
export function shuffleShips(s: S.State, chance: Chance): void {
  shuffled(s, SHIPS.length, chance);
  const removed = removedWith(s[S.SEATS]);
  const deck = SHIPS.length - removed;
  for (let i = 0; i < removed; i++) s[S.REMOVED + i] = pile[i];
  for (let i = 0; i < deck; i++) s[S.DECK + i] = pile[SHIPS.length - 1 - i];
  s[S.REMOVED_SIZE] = removed;
  s[S.DECK_SIZE] = deck;
}

/** ST-007: the first three tiles are open, the fourth is the stack's top. */
export function shuffleTiles(s: S.State, chance: Chance): void {
  shuffled(s, TILES.length, chance);
  for (let i = 0; i < DISPLAY_LENGTH; i++) s[S.DISPLAY + i] = pile[i];
  s[S.DISPLAY_SIZE] = DISPLAY_LENGTH;
  const stack = TILES.length - DISPLAY_LENGTH;
  for (let i = 0; i < stack; i++) s[S.STACK + i] = pile[TILES.length - 1 - i];
  s[S.STACK_SIZE] = stack;
}
