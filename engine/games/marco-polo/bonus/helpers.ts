/** Bonus actions of Piedro, the Moneylender and the Saracen (rules, AV-171, AV-081, AV-083). */

import { amount, word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { FROM_SPACE } from '../cards.ts';
import { MONEYLENDER_GOOD, PIEDRO_CLEAR, SARACEN_TRADE } from '../codes.ts';
import { MONEYLENDER, PIEDRO, SARACEN } from '../data/people.ts';
import { CLEARABLE, COINS_FOR_GOOD, MONEYLENDER_SPACE, SPACES } from '../data/spaces.ts';
import { CAMEL, COIN, GOODS, PEPPER } from '../data/vocabulary.ts';
import { clear, placedOn } from '../effects/dice.ts';
import { tell } from '../effects/emit.ts';
import { amountAt, gain } from '../effects/purse.ts';
import { E, OK } from '../errors.ts';
import { good } from '../fields.ts';
import { during, type MpCodedRow } from '../row.ts';
import * as S from '../state.ts';

/** The space of a place in `CLEARABLE`. */
export const CLEARED: readonly number[] = CLEARABLE.map((id) => SPACES.indexOf(id));

/** AV-175: whether a space has dice of players. */
export const canClear = (s: S.State, space: number): boolean => placedOn(s, space) > 0;

/** AV-171 to AV-175 */
export const piedroRow: MpCodedRow = {
  type: 'piedroClear',
  code: PIEDRO_CLEAR,
  rule: 'AV-171',
  phases: during(S.TURNS),
  fields: { space: word(CLEARABLE) },
  refusals: { NOT_YOURS: 'AV-171', ALREADY_USED: 'AV-174', NOTHING_TO_DO: 'AV-175' },
  check: (s, p, code) => {
    if (S.ability(s, p) !== PIEDRO) return E.NOT_YOURS;
    if (s[S.FACE_UP + S.at(p)] === 0) return E.ALREADY_USED;
    return canClear(s, CLEARED[body(code)]) ? OK : E.NOTHING_TO_DO;
  },
  apply: (s, p, code, _chance, sink) => {
    clear(s, CLEARED[body(code)]);
    s[S.FACE_UP + S.at(p)] = 0; // AV-174
    if (sink) tell(sink, { type: 'spaceCleared', seat: p, space: CLEARABLE[body(code)] });
  },
};

/** AV-081 */
export const moneylenderRow: MpCodedRow = {
  type: 'moneylenderGood',
  code: MONEYLENDER_GOOD,
  rule: 'AV-081',
  phases: during(S.TURNS),
  fields: { good },
  refusals: { NOT_YOURS: 'AV-081', COMPANION_USED: 'AV-081', CANNOT_PAY: 'AV-081' },
  check: (s, p, code) => {
    if (!S.hasCompanion(s, p, MONEYLENDER)) return E.NOT_YOURS;
    if (isGoodUsed(s, p)) return E.COMPANION_USED;
    return s[amountAt(p, PEPPER + body(code))] === 0 ? E.CANNOT_PAY : OK;
  },
  apply: (s, p, code, _chance, sink) => {
    s[S.COMPANION_USED + S.at(p)] |= S.USED_GOOD;
    gain(s, p, PEPPER + body(code), -1, FROM_SPACE + MONEYLENDER_SPACE, sink);
    gain(s, p, COIN, COINS_FOR_GOOD, FROM_SPACE + MONEYLENDER_SPACE, sink);
  },
};

const isGoodUsed = (s: S.State, p: number): boolean =>
  (s[S.COMPANION_USED + S.at(p)] & S.USED_GOOD) !== 0;

const MOST_TRADED = 4095;
const AMOUNT_BITS = 12;
const TO_COINS = 0;
const fromOf = (code: number): number => (body(code) >> AMOUNT_BITS === TO_COINS ? CAMEL : COIN);
const amountOf = (code: number): number => body(code) & MOST_TRADED;

/** AV-083, AV-R10: one for one, one direction, once. */
export const saracenRow: MpCodedRow = {
  type: 'saracenTrade',
  code: SARACEN_TRADE,
  rule: 'AV-083',
  phases: during(S.TURNS),
  fields: { direction: word(['camelsToCoins', 'coinsToCamels']), n: amount(1, MOST_TRADED) },
  refusals: { NOT_YOURS: 'AV-083', COMPANION_USED: 'AV-067', CANNOT_PAY: 'AV-083' },
  check: (s, p, code) => {
    if (((s[S.COMPANIONS_HELD + S.at(p)] >> SARACEN) & 1) === 0) return E.NOT_YOURS;
    if (!S.hasCompanion(s, p, SARACEN)) return E.COMPANION_USED;
    return s[amountAt(p, fromOf(code))] < amountOf(code) ? E.CANNOT_PAY : OK;
  },
  apply: (s, p, code, _chance, sink) => {
    const from = fromOf(code);
    const n = amountOf(code);
    s[S.SET_ASIDE + S.at(p)] |= 1 << SARACEN;
    s[amountAt(p, from)] -= n;
    s[amountAt(p, COIN + CAMEL - from)] += n;
    const coins = from === COIN ? -n : n;
    if (sink) tell(sink, { type: 'traded', seat: p, coins, camels: -coins });
  },
};

export function legalHelpers(s: S.State, p: number, out: Int32Array, start: number): number {
  let n = start;
  if (S.ability(s, p) === PIEDRO && s[S.FACE_UP + S.at(p)] === 1) {
    for (let i = 0; i < CLEARED.length; i++) {
      if (canClear(s, CLEARED[i])) out[n++] = PIEDRO_CLEAR + i;
    }
  }
  if (S.hasCompanion(s, p, MONEYLENDER) && !isGoodUsed(s, p)) {
    for (let i = 0; i < GOODS.length; i++) {
      if (s[amountAt(p, PEPPER + i)] > 0) out[n++] = MONEYLENDER_GOOD + i;
    }
  }
  if (!S.hasCompanion(s, p, SARACEN)) return n;
  for (let i = 1; i <= s[amountAt(p, CAMEL)]; i++) out[n++] = SARACEN_TRADE + i;
  for (let i = 1; i <= s[amountAt(p, COIN)]; i++) {
    out[n++] = SARACEN_TRADE + 2 ** AMOUNT_BITS + i;
  }
  return n;
}
