/** Posts in Venice: its row and the Gondolier's space (rules, section 5.4c; also RU01). */

import type { EventSink } from '../../../core/events.ts';
import { FROM_SPACE } from '../cards.ts';
import { GONDOLIER_SPACE } from '../data/spaces.ts';
import { CAMEL, COIN, GOODS, PEPPER } from '../data/vocabulary.ts';
import { DIE_FACES } from '../data.ts';
import { leastValue } from '../effects/dice.ts';
import { amountAt, gain, goodsOf } from '../effects/purse.ts';
import { E, OK } from '../errors.ts';
import { CONNECTED, connectionOf, isPalazzo, NO_NODE, PALAZZI_MASK, V1 } from '../map.ts';
import { placeOne } from '../movement/perform.ts';
import { codeFor } from '../placing/code.ts';
import { eachValueOf } from '../placing/value.ts';
import * as S from '../state.ts';
import type { Space } from './space.ts';
import { affords, KHAN_VALUE_SHIFT } from './supply.ts';

/** AV-029: how the "3 goods" of a connection can be paid, the pepper first. */
const GOODS_OF_CHOICE = 3;
export const PAYMENTS: readonly (readonly number[])[] = Array.from(
  { length: 4 },
  (_, i) => 3 - i,
).flatMap((pepper) =>
  Array.from({ length: GOODS_OF_CHOICE - pepper + 1 }, (_, k) => {
    const silk = GOODS_OF_CHOICE - pepper - k;
    return [pepper, silk, GOODS_OF_CHOICE - pepper - silk];
  }),
);

const isInVenice = (s: S.State, p: number): boolean => (s[S.POSTED + S.at(p)] & PALAZZI_MASK) !== 0;

/** Coins and camels of a connection, and whether there are enough goods. */
export function canPay(s: S.State, p: number, connection: number, coins: number): boolean {
  const one = CONNECTED[connection];
  return (
    one.coins <= coins &&
    one.camels <= s[amountAt(p, CAMEL)] &&
    (one.goods === 0 || goodsOf(s, p) >= one.goods)
  );
}

/** AV-025, AV-026: whether `p` may use a connection for a new post. */
export function isOpen(s: S.State, p: number, connection: number): boolean {
  const { from, to } = CONNECTED[connection];
  if (S.hasPost(s, p, to)) return false;
  return from === NO_NODE ? !isInVenice(s, p) : S.hasPost(s, p, from);
}

/** AV-R4: whether there is any palazzo for a post of `p`. */
function hasTarget(s: S.State, p: number, coins: number): boolean {
  for (let i = 0; i < CONNECTED.length; i++) {
    if (isOpen(s, p, i) && canPay(s, p, i, coins)) return true;
  }
  return false;
}

/** Goods of choice of the connection between two nodes, 0 if it has none or does not exist. */
export function goodsBetween(via: number, palazzo: number): number {
  const connection = connectionOf(via, palazzo);
  return connection < 0 ? 0 : CONNECTED[connection].goods;
}

/**
 * The first error of a post on `palazzo` by way of `via` (AV-038); `coins` is the available amount.
 */
export function judgePost(
  s: S.State,
  p: number,
  palazzo: number,
  via: number,
  pay: Int32Array,
  coins: number,
): number {
  if (S.hasPost(s, p, palazzo)) return E.PALAZZO_ALREADY_YOURS; // AV-033
  if (!isInVenice(s, p)) {
    if (palazzo !== V1) return E.MUST_ENTER_AT_V1;
    if (via !== NO_NODE) return E.PALAZZO_NOT_CONNECTED;
  }
  const connection = connectionOf(via, palazzo);
  if (connection < 0 || !isOpen(s, p, connection)) return E.PALAZZO_NOT_CONNECTED;
  const one = CONNECTED[connection];
  if (one.goods > 0 && pay[0] + pay[1] + pay[2] !== one.goods) return E.BAD_CHOICE;
  for (let good = 0; one.goods > 0 && good < GOODS.length; good++) {
    if (pay[good] > s[amountAt(p, PEPPER + good)]) return E.CANNOT_PAY;
  }
  return canPay(s, p, connection, coins) ? OK : E.CANNOT_PAY; // AV-028
}

/** AV-027: pays the connection, then the post comes. */
export function putPost(
  s: S.State,
  p: number,
  palazzo: number,
  via: number,
  pay: Int32Array,
  source: number,
  sink: EventSink | null,
): void {
  const { coins, camels, goods } = CONNECTED[connectionOf(via, palazzo)];
  gain(s, p, COIN, -coins, source, sink);
  gain(s, p, CAMEL, -camels, source, sink);
  for (let good = 0; goods > 0 && good < GOODS.length; good++) {
    gain(s, p, PEPPER + good, -pay[good], source, sink);
  }
  placeOne(s, p, palazzo);
}

const PAY_BITS = 4;
const NO_PAY = 2 ** PAY_BITS - 1;

/** Connection and payment by number; -1 if there is none. */
export function packPost(palazzo: number, via: number, hasPay: boolean, pay: Int32Array): number {
  const connection = connectionOf(via, palazzo);
  if (connection < 0) return -1;
  if (!hasPay) return (connection << PAY_BITS) + NO_PAY;
  const way = PAYMENTS.findIndex((paid) => paid.every((n, good) => n === pay[good]));
  return way < 0 ? -1 : (connection << PAY_BITS) + way;
}

/** Writes the posts that `p` can pay for as `code` plus their numbers. */
export function listPosts(
  s: S.State,
  p: number,
  coins: number,
  code: number,
  out: Int32Array,
  start: number,
): number {
  let n = start;
  for (let i = 0; i < CONNECTED.length; i++) {
    if (!isOpen(s, p, i) || !canPay(s, p, i, coins)) continue;
    if (CONNECTED[i].goods === 0) {
      out[n++] = code + (i << PAY_BITS) + NO_PAY;
      continue;
    }
    for (let way = 0; way < PAYMENTS.length; way++) {
      if (hasGoods(s, p, PAYMENTS[way])) out[n++] = code + (i << PAY_BITS) + way;
    }
  }
  return n;
}

function hasGoods(s: S.State, p: number, pay: readonly number[]): boolean {
  for (let good = 0; good < GOODS.length; good++) {
    if (pay[good] > s[amountAt(p, PEPPER + good)]) return false;
  }
  return true;
}

/** The fields of a placement or a card that define the post's place. */
interface PostWords {
  palazzo: number;
  via: number;
  hasPay: boolean;
  readonly pay: Int32Array;
}

/** Fills `g` from a post's number. @returns whether it means one */
export function unpackPost(g: PostWords, number: number): boolean {
  const one = CONNECTED[number >> PAY_BITS];
  const way = number & NO_PAY;
  if (!one || one.goods > 0 !== (way !== NO_PAY)) return false;
  g.palazzo = one.to;
  g.via = one.from;
  g.hasPay = way !== NO_PAY;
  if (g.hasPay) g.pay.set(PAYMENTS[way] ?? PAYMENTS[0]);
  return way === NO_PAY || way < PAYMENTS.length;
}

/** AV-020, AV-024: a die for a post in Venice; AV-082: the Gondolier's space. */
export const venice: Space = {
  check: (s, p, g, _value, coins) => {
    if (!hasTarget(s, p, coins)) return E.NOTHING_TO_DO;
    if (!isPalazzo(g.palazzo)) return E.PALAZZO_NOT_CONNECTED;
    return judgePost(s, p, g.palazzo, g.via, g.pay, coins);
  },
  apply: (s, p, g, _value, sink) => {
    if (g.space === GONDOLIER_SPACE) s[S.COMPANION_USED + S.at(p)] |= S.USED_SPACE;
    putPost(s, p, g.palazzo, g.via, g.pay, FROM_SPACE + g.space, sink);
  },
  need: (_s, _p, g) => (g.space === GONDOLIER_SPACE ? 1 : -1),
  pack: (_s, _p, g) => packPost(g.palazzo, g.via, g.hasPay, g.pay),
  unpack: (_s, _p, g, argument) => unpackPost(g, argument & (2 ** KHAN_VALUE_SHIFT - 1)),
  list: (s, p, g, a, b, _c, out, start) => {
    const coins = s[S.PURSE + S.at(p)];
    if (g.space === GONDOLIER_SPACE) {
      if (!affords(s, p, g, 1)) return start;
      return listPosts(s, p, coins, codeFor(g.space, a, b, 0), out, start);
    }
    const least = leastValue(s, g.space);
    let n = start;
    for (let stated = 0; stated <= DIE_FACES; stated++) {
      if (eachValueOf(s, p, g, stated) < least) continue;
      const code = codeFor(g.space, a, b, stated << KHAN_VALUE_SHIFT);
      n = listPosts(s, p, coins, code, out, n);
    }
    return n;
  },
};
