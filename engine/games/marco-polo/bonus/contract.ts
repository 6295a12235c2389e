/** Bonus action: a contract is completed (rules, MP-100, AV-084, AV-152). */

import { assent, word } from '../../../kit/fields.ts';
import { push } from '../../../kit/lists.ts';
import { body } from '../../../kit/rows.ts';
import { CONTRACT_COST, CONTRACT_GAIN, CONTRACT_IDS, FROM_CONTRACT } from '../cards.ts';
import { COMPLETE_CONTRACT } from '../codes.ts';
import { RU10, RUSTICIANO, RUSTICIANO_CARDS, SCRIBE } from '../data/people.ts';
import { CAMEL, GOODS, NO_GAIN, PEPPER, VP } from '../data/vocabulary.ts';
import { SCRIBE_VP } from '../data.ts';
import { heldAt, release } from '../effects/contracts.ts';
import { tell } from '../effects/emit.ts';
import { give } from '../effects/give.ts';
import { amountAt, gain, IN_PURSE } from '../effects/purse.ts';
import { run } from '../effects/run.ts';
import { E, OK } from '../errors.ts';
import { maybeWord } from '../fields.ts';
import { during, type MpCodedRow } from '../row.ts';
import * as S from '../state.ts';

const SCRIBE_WORDS = [...GOODS, 'vp'] as const;
/** 0 = without the Scribe, then one good less, then points. */
export const POINTS = SCRIBE_WORDS.length;
const SCRIBE_BITS = 3;
const DOUBLE = 1;

/** A code of `completeContract`: the contract, the Scribe's help, whether RU10 doubles it. */
export const contractOf = (code: number): number => body(code) >> (SCRIBE_BITS + DOUBLE);
export const scribeOf = (code: number): number => (body(code) >> DOUBLE) & (2 ** SCRIBE_BITS - 1);
export const isDouble = (code: number): boolean => (body(code) & 1) === 1;

/** A contract's cost of one thing, minus the Scribe's discount. */
const costOf = (contract: number, scribe: number, what: number): number =>
  CONTRACT_COST[contract][what] - (scribe > 0 && what === PEPPER + scribe - 1 ? 1 : 0);

function canPay(s: S.State, p: number, contract: number, scribe: number): boolean {
  for (let what = CAMEL; what < IN_PURSE; what++) {
    if (costOf(contract, scribe, what) > s[amountAt(p, what)]) return false;
  }
  return true;
}

const holdsRU10 = (s: S.State, p: number): boolean =>
  S.ability(s, p) === RUSTICIANO && ((s[S.RUSTICIANO_LEFT + S.at(p)] >> RU10) & 1) === 1;

export const completeRow: MpCodedRow = {
  type: 'completeContract',
  code: COMPLETE_CONTRACT,
  rule: 'MP-100',
  phases: during(S.TURNS),
  fields: {
    contract: word(CONTRACT_IDS),
    scribe: maybeWord(SCRIBE_WORDS),
    double: assent,
  },
  refusals: { CANNOT_PAY: 'MP-100', NOT_YOURS: 'MP-100', BAD_CHOICE: 'AV-084' },
  check: (s, p, code) => {
    const contract = contractOf(code);
    const scribe = scribeOf(code);
    if (heldAt(s, p, contract) < 0) return E.NOT_YOURS;
    if (scribe > 0) {
      if (!S.hasCompanion(s, p, SCRIBE)) return E.NOT_YOURS;
      // AV-R13: a good of its cost.
      if (scribe < POINTS && CONTRACT_COST[contract][PEPPER + scribe - 1] === 0)
        return E.BAD_CHOICE;
    }
    if (!canPay(s, p, contract, scribe)) return E.CANNOT_PAY;
    return isDouble(code) && !holdsRU10(s, p) ? E.NOT_YOURS : OK;
  },
  apply: (s, p, code, chance, sink) => {
    const contract = contractOf(code);
    const scribe = scribeOf(code);
    const double = isDouble(code);
    const source = FROM_CONTRACT[contract];
    for (let what = CAMEL; what < IN_PURSE; what++) {
      gain(s, p, what, -costOf(contract, scribe, what), source, sink);
    }
    push(s, S.DONE_SIZE + S.at(p), S.DONE + S.at(p), release(s, p, heldAt(s, p, contract)));
    if (sink) {
      const told = scribe > 0 ? SCRIBE_WORDS[scribe - 1] : null;
      const named = CONTRACT_IDS[contract];
      tell(sink, { type: 'contractCompleted', seat: p, contract: named, scribe: told, double });
      if (double) tell(sink, { type: 'rusticianoPlayed', seat: p, card: RUSTICIANO_CARDS[RU10] });
    }
    if (double) s[S.RUSTICIANO_LEFT + S.at(p)] &= ~(1 << RU10);
    // AV-R46: the Scribe's points are no reward of the contract.
    if (scribe === POINTS) gain(s, p, VP, SCRIBE_VP, source, sink);
    give(s, p, double ? DOUBLED[contract] : CONTRACT_GAIN[contract], 1, source, sink);
    run(s, chance, sink);
  },
};

/** AV-152: all gains doubled except the points. [contract] */
const DOUBLED: readonly (readonly number[])[] = CONTRACT_GAIN.map((gains) =>
  NO_GAIN.map((_, what) => (what === VP ? gains[what] : 2 * gains[what])),
);

/**
 * MP-100: the payable ones; without the Scribe's help only if there is no Scribe (section 5.8, 5).
 */
export function legalComplete(s: S.State, p: number, out: Int32Array, start: number): number {
  let n = start;
  const helped = S.hasCompanion(s, p, SCRIBE);
  const doubles = holdsRU10(s, p) ? 2 : 1;
  for (let i = 0; i < s[S.HELD_SIZE + S.at(p)]; i++) {
    const contract = s[S.HELD + S.at(p) + i];
    for (let scribe = helped ? 1 : 0; scribe <= (helped ? POINTS : 0); scribe++) {
      const isGood = scribe > 0 && scribe < POINTS;
      if (isGood && CONTRACT_COST[contract][PEPPER + scribe - 1] === 0) continue;
      if (!canPay(s, p, contract, scribe)) continue;
      const packed = (contract * 2 ** SCRIBE_BITS + scribe) * 2;
      for (let double = 0; double < doubles; double++) {
        out[n++] = COMPLETE_CONTRACT + packed + double;
      }
    }
  }
  return n;
}
