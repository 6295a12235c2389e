/** Bonus actions with single dice: money bag, reroll, adjust, a black die (rules, MP-101 to MP-105). */

import { type CodedField, REFUSED } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { FROM_SPACE } from '../cards.ts';
import { ADJUST, BUY_BLACK_DIE, MONEY_BAG, REROLL } from '../codes.ts';
import { DONATA } from '../data/people.ts';
import { MONEY_BAG as BAG, COINS_OF_BAG } from '../data/spaces.ts';
import { CAMEL, COIN } from '../data/vocabulary.ts';
import { ADJUST_COST, BLACK_DIE_COST, DIE_FACES, REROLL_COST } from '../data.ts';
import { lay, roll, shownDice, shownDie, takeBlack } from '../effects/dice.ts';
import { tell } from '../effects/emit.ts';
import { amountAt, gain } from '../effects/purse.ts';
import { E, OK } from '../errors.ts';
import { die as dieField } from '../fields.ts';
import { spendToken } from '../phases/place.ts';
import { checkDie } from '../placing/check.ts';
import { hand, isTokenDie, look, numberOf } from '../placing/hand.ts';
import { isToken, tokenValue } from '../placing/placing.ts';
import { statesValues } from '../placing/value.ts';
import { during, type MpCodedRow } from '../row.ts';
import * as S from '../state.ts';

const camels = (s: S.State, p: number): number => s[amountAt(p, CAMEL)];

/** MP-101: any number of dice, never a cost. */
export const moneyBagRow: MpCodedRow = {
  type: 'moneyBag',
  code: MONEY_BAG,
  rule: 'MP-101',
  phases: during(S.TURNS),
  fields: { die: dieField },
  check: (s, p, code) => {
    const wrong = checkDie(s, p, body(code));
    if (wrong !== OK) return wrong;
    return isToken(body(code)) && s[S.TOKEN_USED + S.at(p)] === 1 ? E.TOKEN_LIMIT : OK;
  },
  apply: (s, p, code, _chance, sink) => {
    const die = body(code);
    s[S.BAGGED] = 1;
    if (isToken(die)) {
      spendToken(s, p, tokenValue(die));
      if (S.ability(s, p) === DONATA) s[S.FACE_UP + S.at(p)] = 0; // AV-134
    } else lay(s, p, BAG, 1 << die, 0);
    if (sink) {
      const value = isToken(die) ? tokenValue(die) : 0;
      const dice = isToken(die) ? [{ id: `token-${value}`, value }] : shownDice(s, 1 << die);
      tell(sink, { type: 'dicePlaced', seat: p, space: 'moneyBag', dice, occupancy: 0 });
    }
    gain(s, p, COIN, COINS_OF_BAG, FROM_SPACE + BAG, sink);
  },
};

/** Conditions of rerolling and adjusting on the die, in the order of the rules. */
function checkChange(s: S.State, p: number, die: number, cost: number): number {
  const wrong = checkDie(s, p, die);
  if (wrong !== OK) return wrong;
  if (isToken(die)) return E.TOKEN_FIXED; // AV-133
  if (statesValues(s, p)) return E.NOT_APPLICABLE; // MP-112
  return camels(s, p) < cost ? E.CANNOT_PAY : OK;
}

/** MP-102 */
export const rerollRow: MpCodedRow = {
  type: 'reroll',
  code: REROLL,
  rule: 'MP-102',
  phases: during(S.TURNS),
  fields: { die: dieField },
  refusals: { CANNOT_PAY: 'MP-102', NOT_YOUR_DIE: 'MP-102' },
  check: (s, p, code) => checkChange(s, p, body(code), REROLL_COST),
  apply: (s, p, code, chance, sink) => {
    gain(s, p, CAMEL, -REROLL_COST, FROM_SPACE + BAG, sink);
    roll(s, p, body(code), chance);
    if (sink) tell(sink, { type: 'dieChanged', seat: p, die: shownDie(s, body(code)) });
  },
};

/** -1 or +1. */
const byField: CodedField<number> = {
  kind: 'by',
  optional: false,
  bits: 1,
  read: (value) => {
    if (value !== 1 && value !== -1) throw REFUSED;
    return value === 1 ? 1 : 0;
  },
  write: (packed) => (packed === 1 ? 1 : -1),
  fits: () => true,
};
const dieOf = (code: number): number => body(code) >> 1;
const byOf = (code: number): number => ((body(code) & 1) === 1 ? 1 : -1);
const inReach = (value: number): boolean => value >= 1 && value <= DIE_FACES;

/** MP-103 */
export const adjustRow: MpCodedRow = {
  type: 'adjust',
  code: ADJUST,
  rule: 'MP-103',
  phases: during(S.TURNS),
  fields: { die: dieField, by: byField },
  refusals: { CANNOT_PAY: 'MP-103', CANNOT_ADJUST: 'MP-103', NOT_YOUR_DIE: 'MP-103' },
  check: (s, p, code) => {
    const wrong = checkChange(s, p, dieOf(code), ADJUST_COST);
    if (wrong !== OK) return wrong;
    return inReach(s[S.VALUE + dieOf(code)] + byOf(code)) ? OK : E.CANNOT_ADJUST;
  },
  apply: (s, p, code, _chance, sink) => {
    gain(s, p, CAMEL, -ADJUST_COST, FROM_SPACE + BAG, sink);
    s[S.VALUE + dieOf(code)] += byOf(code);
    if (sink) tell(sink, { type: 'dieChanged', seat: p, die: shownDie(s, dieOf(code)) });
  },
};

/** MP-104 */
export const buyRow: MpCodedRow = {
  type: 'buyBlackDie',
  code: BUY_BLACK_DIE,
  rule: 'MP-104',
  phases: during(S.TURNS),
  fields: {},
  refusals: { CANNOT_PAY: 'MP-104' },
  check: (s, p) => {
    if (s[S.BLACK_BOUGHT] === 1) return E.BLACK_DIE_LIMIT;
    if (s[S.POOL] === 0) return E.NO_BLACK_DIE;
    return camels(s, p) < BLACK_DIE_COST ? E.CANNOT_PAY : OK;
  },
  apply: (s, p, _code, chance, sink) => {
    gain(s, p, CAMEL, -BLACK_DIE_COST, FROM_SPACE + BAG, sink);
    s[S.BLACK_BOUGHT] = 1;
    takeBlack(s, p, chance, sink);
  },
};

/** Of dice of one kind with one value only the first (section 5.8, 1). */
export function legalDice(s: S.State, p: number, out: Int32Array, start: number): number {
  let n = start;
  look(s, p);
  const canChange = !statesValues(s, p);
  for (let i = 0; i < hand.count; i++) {
    if (hand.twin[i] >= 0) continue;
    const die = numberOf(p, hand.place[i]);
    out[n++] = MONEY_BAG + die;
    if (isTokenDie(i) || !canChange) continue;
    if (camels(s, p) >= REROLL_COST) out[n++] = REROLL + die;
    if (camels(s, p) < ADJUST_COST) continue;
    if (hand.value[i] > 1) out[n++] = ADJUST + 2 * die;
    if (hand.value[i] < DIE_FACES) out[n++] = ADJUST + 2 * die + 1;
  }
  const canBuy = s[S.BLACK_BOUGHT] === 0 && s[S.POOL] !== 0 && camels(s, p) >= BLACK_DIE_COST;
  if (canBuy) out[n++] = BUY_BLACK_DIE;
  return n;
}
