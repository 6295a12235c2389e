/** Masters of Venice on the phone: words, sounds and the player's own hand, without its city and its board. */

import { handOf } from '../../../table/hand/make.tsx';
import { basics } from '../basics.ts';
import { decisionLine } from '../strings/decisions.ts';
import { HandTable } from './HandTable.tsx';

export const handGame = handOf(
  basics,
  decisionLine,
  () => import('./words.ts'),
  HandTable,
  async () => (await import('./primer.ts')).primer,
);
