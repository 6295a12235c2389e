/** Bonus action: using the city card kept by RU09 (rules, AV-151, AV-R19). */

import { body } from '../../../kit/rows.ts';
import { isWellFormed, numberOfUse, readUse, USE_BITS, usesNow } from '../city-cards/list.ts';
import { checkUse, resolveCard } from '../city-cards/use.ts';
import { USE_KEPT } from '../codes.ts';
import { CARD_VALUE } from '../data.ts';
import { run } from '../effects/run.ts';
import { E } from '../errors.ts';
import { USE_FIELDS } from '../fields.ts';
import { readUseWords, wordsOfUse } from '../placing/action.ts';
import { CardUse } from '../placing/placing.ts';
import { during, type MpOpenRow } from '../row.ts';
import * as S from '../state.ts';
import type { OpenAction, UseKeptAction } from '../types.ts';

const use = new CardUse();

const readKept = (s: S.State, p: number, command: number | OpenAction): boolean => {
  const card = s[S.KEPT + S.at(p)];
  if (typeof command === 'number') return card >= 0 && readUse(s, card, body(command), use);
  readUseWords(command as UseKeptAction, use);
  return card < 0 || isWellFormed(card, use);
};

export const useKeptRow: MpOpenRow = {
  type: 'useKeptCityCard',
  code: USE_KEPT,
  rule: 'AV-151',
  phases: during(S.TURNS),
  open: USE_FIELDS,
  refusals: { NOT_YOURS: 'AV-151', CANNOT_PAY: 'MP-092' },
  isMalformed: (s, p, command) => !readKept(s, p, command),
  listed: {
    pack: (s, p, action) => {
      if (!readKept(s, p, action as UseKeptAction)) return -1;
      const number = s[S.KEPT + S.at(p)] < 0 ? -1 : numberOfUse(s, s[S.KEPT + S.at(p)], use);
      return number < 2 ** USE_BITS ? number : -1;
    },
    unpack: (s, p, packed) => {
      readUse(s, s[S.KEPT + S.at(p)], packed, use);
      return { type: 'useKeptCityCard', ...wordsOfUse(use) };
    },
  },
  check: (s, p, command) => {
    if (!readKept(s, p, command)) return E.BAD_PARAM;
    const card = s[S.KEPT + S.at(p)];
    return card < 0 ? E.NOT_YOURS : checkUse(s, p, card, CARD_VALUE, use);
  },
  apply: (s, p, command, chance, sink) => {
    readKept(s, p, command);
    const card = s[S.KEPT + S.at(p)];
    s[S.KEPT + S.at(p)] = -1;
    resolveCard(s, p, card, CARD_VALUE, use, sink);
    run(s, chance, sink);
  },
};

const uses = new Int32Array(12 * 256);

/** Every use of the kept card, if there is one. */
export function legalKept(s: S.State, p: number, out: Int32Array, start: number): number {
  const kept = s[S.KEPT + S.at(p)];
  if (kept < 0) return start;
  const count = usesNow(s, p, kept, CARD_VALUE, uses);
  for (let i = 0; i < count; i++) out[start + i] = USE_KEPT + uses[i];
  return start + count;
}
