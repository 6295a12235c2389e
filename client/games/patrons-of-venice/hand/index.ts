/** The Patrons of Venice on the phone: words, sounds and the own answers, without campi and board. */

import type { HandGame } from '../../../table/game.ts';
import { basics } from '../basics.ts';
import { soundsOf } from '../sounds.ts';
import { decisionLine } from '../strings/decisions.ts';
import { sentence } from '../strings/events.ts';
import { HandTable } from './HandTable.tsx';

export const handGame: HandGame = {
  ...basics,
  words: () => Promise.resolve(),
  sentence,
  sounds: soundsOf,
  decision: decisionLine,
  HandTable,
};
