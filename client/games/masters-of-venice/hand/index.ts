/** Masters of Venice on the phone: words, sounds and the own hand, without its city and its board. */

import type { HandGame } from '../../../table/game.ts';
import { turnStands } from '../../../table/hand/standing.ts';
import { basics } from '../basics.ts';
import { decisionLine } from '../strings/decisions.ts';
import { HandTable } from './HandTable.tsx';

let words: typeof import('./words.ts') | null = null;

export const handGame: HandGame = {
  ...basics,
  async words() {
    await turnStands;
    words ??= await import('./words.ts');
  },
  sentence: (event, view, seat) => words?.sentence(event, view, seat) ?? null,
  sounds: (event, seat) => words?.soundsOf(event, seat) ?? [],
  decision: decisionLine,
  HandTable,
};
