/**
 * The parties of a turn's offers, including ended ones: withdrawing, changing or declining an offer
 * first checks whose it is (rules, section 5.7.3).
 */

import * as S from '../state.ts';
import * as R from './record.ts';

// Four bits an offer: the player's seat + 1, and whether the merchant has made it.
const BITS = 4;
const IN_A_WORD = 32 / BITS;
const PROPOSED = 8;
/** More than a seat may make in a turn (`asides` of the game); beyond it nothing is recorded. */
const MOST = S.PARTY_WORDS * IN_A_WORD;

/** Keeps the parties of the offer in `record` under its number. */
export function remember(s: S.State, record: Int32Array): void {
  const number = record[R.NUMBER];
  if (number < 1 || number > MOST) return;
  const isProposal = record[R.MAKER] === s[S.MERCHANT];
  const player = isProposal ? record[R.TAKER] : record[R.MAKER];
  const said = (player + 1) | (isProposal ? PROPOSED : 0);
  s[wordOf(number)] |= said << shiftOf(number);
}

const wordOf = (number: number): number => S.PARTIES + Math.floor((number - 1) / IN_A_WORD);
const shiftOf = (number: number): number => ((number - 1) % IN_A_WORD) * BITS;

/** The recorded parties of an offer, 0 = it was not made in this turn. */
const keptOf = (s: S.State, number: number): number =>
  number < 1 || number > MOST ? 0 : (s[wordOf(number)] >>> shiftOf(number)) & 15;

/** Maker of the offer with this number in this turn; -1 = there was none. */
export const makerOf = (s: S.State, number: number): number => partyOf(s, number, false);

/** Its taker. */
export const takerOf = (s: S.State, number: number): number => partyOf(s, number, true);

function partyOf(s: S.State, number: number, isTaker: boolean): number {
  const kept = keptOf(s, number);
  if (kept === 0) return -1;
  return isTaker === kept >= PROPOSED ? (kept & 7) - 1 : s[S.MERCHANT];
}
