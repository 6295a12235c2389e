/** Bonus action: Khan Arghun resolves one of his city cards (rules, AV-181, AV-108). */

import { open, word } from '../../../kit/fields.ts';
import { indexIn, removeAt } from '../../../kit/lists.ts';
import { body } from '../../../kit/rows.ts';
import { CITY_CARD_IDS } from '../cards.ts';
import { isWellFormed, numberOfUse, readUse, USE_BITS, usesNow } from '../city-cards/list.ts';
import { checkUse, resolveCard } from '../city-cards/use.ts';
import { USE_ARGHUN } from '../codes.ts';
import { ARGHUN } from '../data/people.ts';
import { CARD_VALUE } from '../data.ts';
import { run } from '../effects/run.ts';
import { E } from '../errors.ts';
import { USE_FIELDS } from '../fields.ts';
import { readUseWords, wordsOfUse } from '../placing/action.ts';
import { CardUse } from '../placing/placing.ts';
import { during, type MpOpenRow } from '../row.ts';
import * as S from '../state.ts';
import type { OpenAction, UseArghunAction } from '../types.ts';

const use = new CardUse();
let card = -1;

const placeOf = (s: S.State, p: number, one: number): number =>
  indexIn(s, S.ARGHUN_SIZE + S.at(p), S.ARGHUN + S.at(p), one);

function read(s: S.State, command: number | OpenAction): boolean {
  if (typeof command === 'number') {
    card = body(command) >> USE_BITS;
    return (
      card < CITY_CARD_IDS.length && readUse(s, card, body(command) & (2 ** USE_BITS - 1), use)
    );
  }
  card = CITY_CARD_IDS.indexOf((command as UseArghunAction).card);
  readUseWords(command as UseArghunAction, use);
  return isWellFormed(card, use);
}

/** AV-181: once per turn, with value 6 and without a die; the card goes to the box. */
export const useArghunRow: MpOpenRow = {
  type: 'useArghunCard',
  code: USE_ARGHUN,
  rule: 'AV-181',
  phases: during(S.TURNS),
  onlyNew: true,
  open: { card: open(word(CITY_CARD_IDS)), ...USE_FIELDS },
  refusals: { NOT_YOURS: 'AV-181', ALREADY_USED: 'AV-181', CANNOT_PAY: 'MP-092' },
  isMalformed: (s, _p, command) => !read(s, command),
  listed: {
    pack: (s, _p, action) => {
      if (!read(s, action as OpenAction)) return -1;
      const number = numberOfUse(s, card, use);
      return number < 0 || number >= 2 ** USE_BITS ? -1 : card * 2 ** USE_BITS + number;
    },
    unpack: (s, _p, packed) => {
      read(s, packed);
      return { type: 'useArghunCard', card: CITY_CARD_IDS[card], ...wordsOfUse(use) };
    },
  },
  check: (s, p, command) => {
    if (!read(s, command)) return E.BAD_PARAM;
    if (S.ability(s, p) !== ARGHUN || placeOf(s, p, card) < 0) return E.NOT_YOURS;
    return s[S.ARGHUN_USED] === 1 ? E.ALREADY_USED : checkUse(s, p, card, CARD_VALUE, use);
  },
  apply: (s, p, command, chance, sink) => {
    read(s, command);
    removeAt(s, S.ARGHUN_SIZE + S.at(p), S.ARGHUN + S.at(p), placeOf(s, p, card));
    s[S.ARGHUN_USED] = 1;
    resolveCard(s, p, card, CARD_VALUE, use, sink);
    run(s, chance, sink);
  },
};

const uses = new Int32Array(12 * 256);

/** Every use of his cards. */
export function legalArghun(s: S.State, p: number, out: Int32Array, start: number): number {
  if (s[S.ARGHUN_USED] === 1 || S.ability(s, p) !== ARGHUN) return start;
  let n = start;
  for (let i = 0; i < s[S.ARGHUN_SIZE + S.at(p)]; i++) {
    const own = s[S.ARGHUN + S.at(p) + i];
    const count = usesNow(s, p, own, CARD_VALUE, uses);
    for (let k = 0; k < count; k++) out[n++] = USE_ARGHUN + own * 2 ** USE_BITS + uses[k];
  }
  return n;
}
