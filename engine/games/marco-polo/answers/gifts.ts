/** The choice of gifts; a black die or coins (rules, AV-182 to AV-184). */

import { list, number, open, word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import * as C from '../codes.ts';
import { COINS_FOR_DIE, GIFT_IDS, GIFTS_KEPT, GIFTS_WITH_TILE } from '../data/gifts.ts';
import { COIN } from '../data/vocabulary.ts';
import { canTakeBlack, promiseBlack, takeBlack } from '../effects/dice.ts';
import { tell } from '../effects/emit.ts';
import { discardGift, takeGifts } from '../effects/gifts.ts';
import { gain } from '../effects/purse.ts';
import { E, OK } from '../errors.ts';
import { MOST_QUESTIONS_ASKED } from '../fields.ts';
import { DIE_OR_COINS, KEEP_GIFTS, openOf } from '../questions.ts';
import { during, type MpCodedRow, type MpOpenRow } from '../row.ts';
import * as S from '../state.ts';
import type { KeepGiftsAction, OpenAction } from '../types.ts';
import { ANSWERED, answered, checkQuestion, goOn, q } from './common.ts';

/** The kept gifts, in the order stated; codes are masks of the offered ones. */
const kept = { q: 0, size: 0, gift: new Int32Array(GIFTS_WITH_TILE) };

const offered = (s: S.State): number[] =>
  Array.from(s.subarray(S.SHOWN, S.SHOWN + s[S.SHOWN_SIZE]));

function readKept(s: S.State, p: number, command: number | OpenAction): boolean {
  kept.size = 0;
  if (typeof command !== 'number') {
    const { gifts, q: asked } = command as KeepGiftsAction;
    kept.q = asked;
    for (const id of gifts) kept.gift[kept.size++] = GIFT_IDS.indexOf(id);
    return gifts.length > 0 && new Set(gifts).size === gifts.length;
  }
  const at = openOf(s, p, KEEP_GIFTS);
  kept.q = at < 0 ? -1 : s[at + S.Q_NUMBER];
  offered(s).forEach((gift, i) => {
    if ((body(command) >> i) & 1 && kept.size < GIFTS_WITH_TILE) kept.gift[kept.size++] = gift;
  });
  return kept.size > 0;
}

/** AV-182, AV-183 */
export const keepGiftsRow: MpOpenRow = {
  type: 'keepGifts',
  code: C.KEEP_GIFTS,
  rule: 'AV-182',
  phases: during(S.BONUS),
  answers: true,
  onlyNew: true,
  refusals: { BAD_CHOICE: 'AV-182', NOT_YOURS: 'AV-183' },
  open: {
    q: number(0, MOST_QUESTIONS_ASKED),
    gifts: list(open(word(GIFT_IDS)), GIFTS_WITH_TILE),
  },
  isMalformed: (s, p, command) => !readKept(s, p, command),
  listed: {
    pack: (s, p, action) => {
      const { gifts, q: asked } = action as KeepGiftsAction;
      const at = openOf(s, p, KEEP_GIFTS);
      if (at < 0 || s[at + S.Q_NUMBER] !== asked || gifts.length === 0) return -1;
      let mask = 0;
      for (const id of gifts) {
        const place = offered(s).indexOf(GIFT_IDS.indexOf(id));
        if (place < 0 || mask >= 1 << place) return -1;
        mask |= 1 << place;
      }
      return mask;
    },
    unpack: (s, p, packed) => {
      readKept(s, p, packed);
      const gifts = Array.from(kept.gift.subarray(0, kept.size), (gift) => GIFT_IDS[gift]);
      return { type: 'keepGifts', q: kept.q, gifts };
    },
  },
  check: (s, p, command) => {
    if (!readKept(s, p, command)) return E.BAD_PARAM;
    const wrong = checkQuestion(s, p, kept.q, KEEP_GIFTS);
    if (wrong !== OK) return wrong;
    if (kept.size > GIFTS_KEPT && s[S.EXTRA_TILE + S.at(p)] === 0) return E.NOT_YOURS;
    const there = offered(s);
    for (let i = 0; i < kept.size; i++) if (!there.includes(kept.gift[i])) return E.BAD_CHOICE;
    return OK;
  },
  apply: (s, p, command, chance, sink) => {
    readKept(s, p, command);
    const gifts = Array.from(kept.gift.subarray(0, kept.size));
    const others = offered(s).filter((gift) => !gifts.includes(gift));
    const { source } = answered(s, p, kept.q, KEEP_GIFTS);
    if (gifts.length > GIFTS_KEPT) s[S.EXTRA_TILE + S.at(p)] = 0;
    for (const gift of others) discardGift(s, gift);
    if (sink) tell(sink, { type: 'giftsKept', seat: p, gifts: gifts.map((one) => GIFT_IDS[one]) });
    takeGifts(s, p, gifts, source);
    goOn(s, chance, sink);
  },
};

/** One each, then with the extra tile every two. */
export function legalKeeps(s: S.State, p: number, out: Int32Array): number {
  const size = s[S.SHOWN_SIZE];
  let n = 0;
  for (let a = 0; a < size; a++) out[n++] = C.KEEP_GIFTS + (1 << a);
  if (s[S.EXTRA_TILE + S.at(p)] === 0) return n;
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) out[n++] = C.KEEP_GIFTS + (1 << a) + (1 << b);
  }
  return n;
}

const COINS = 0;
const TAKEN = ['coins', 'blackDie'];

/** AV-184: GF05 */
export const dieOrCoinsRow: MpCodedRow = {
  type: 'chooseDieOrCoins',
  code: C.DIE_OR_COINS,
  rule: 'AV-184',
  phases: ANSWERED,
  answers: true,
  onlyNew: true,
  fields: { q, take: word(TAKEN) },
  refusals: { BAD_CHOICE: 'AV-184' },
  check: (s, p, code) => {
    const wrong = checkQuestion(s, p, body(code) >> 1, DIE_OR_COINS);
    if (wrong !== OK) return wrong;
    return (body(code) & 1) === COINS || canTakeBlack(s) ? OK : E.BAD_CHOICE;
  },
  apply: (s, p, code, chance, sink) => {
    const { source } = answered(s, p, body(code) >> 1, DIE_OR_COINS);
    if ((body(code) & 1) === COINS) gain(s, p, COIN, COINS_FOR_DIE, source, sink);
    else if (s[S.PHASE] === S.BONUS) promiseBlack(s, p, sink);
    else takeBlack(s, p, chance, sink);
    goOn(s, chance, sink);
  },
};

export function legalDieOrCoins(s: S.State, question: number, out: Int32Array): number {
  out[0] = C.DIE_OR_COINS + question * 2;
  out[1] = C.DIE_OR_COINS + question * 2 + 1;
  return canTakeBlack(s) ? 2 : 1;
}
