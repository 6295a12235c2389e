/** Using a city card (rules, section 5.5): its conditions, its cost, its gain. */

import type { EventSink } from '../../../core/events.ts';
import { ANY_CARD, CONTRACT_IDS, SEARCH_CARD } from '../cards.ts';
import { FIRST_CARD, V7A } from '../data/spaces.ts';
import { CAMEL, COIN, OWN_BONUS, PEPPER, VP } from '../data/vocabulary.ts';
import * as agenda from '../effects/agenda.ts';
import { drawSpecial } from '../effects/contracts.ts';
import { tell } from '../effects/emit.ts';
import { give } from '../effects/give.ts';
import { count, ownMarkers } from '../effects/posts.ts';
import { amountAt, gain, goodsOf, IN_PURSE } from '../effects/purse.ts';
import { E, OK } from '../errors.ts';
import { SLOT_NODE } from '../map.ts';
import { slotOf } from '../placing/check.ts';
import type { CardUse } from '../placing/placing.ts';
import { ask, SEARCH } from '../questions.ts';
import * as S from '../state.ts';
import { CARD_V7A, EXCHANGES, FIXED_GAIN, SOURCE_OF, USABLE } from './usable.ts';

/** Whether the card's gain is the bonus of own markers; the number is a maximum. */
const MARKER_CARDS: readonly boolean[] = USABLE.map((card, i) => {
  if (card.kind === 'threshold') return card.rows.some(({ gain: won }) => won.ownCityBonus);
  return EXCHANGES[i].some(({ gain: won }) => won[OWN_BONUS] > 0);
});

/** The count of a `perCount` card (MP-093). */
const counts = (s: S.State, p: number, card: number): number => {
  const counted = USABLE[card];
  if (counted.kind !== 'perCount') return 0;
  return s[(counted.count === 'posts' ? S.POSTS_SIZE : S.DONE_SIZE) + S.at(p)];
};

/** Whether `p` can pay an option of a card so many times, without goods of choice. */
export function canPay(
  s: S.State,
  p: number,
  card: number,
  option: number,
  times: number,
): boolean {
  const { cost } = EXCHANGES[card][Math.max(0, option)];
  for (let what = COIN; what < IN_PURSE; what++) {
    if (cost[what] * times > s[amountAt(p, what)]) return false;
  }
  return true; // MP-097: points may be paid below zero
}

/** Whether the goods of choice for one time are available. */
function hasChosen(s: S.State, p: number, card: number, option: number): boolean {
  const { chosen, isPair } = EXCHANGES[card][option];
  if (chosen === 0) return true;
  if (!isPair) return goodsOf(s, p) >= chosen;
  let kinds = 0;
  for (let good = PEPPER; good < IN_PURSE; good++) if (s[amountAt(p, good)] > 0) kinds++;
  return kinds >= 2;
}

/** Whether the card can be used at least once; CC33 only if another card can. */
export function isUsable(s: S.State, p: number, card: number): boolean {
  if (MARKER_CARDS[card] && ownMarkers(s, p) === 0) return false;
  switch (USABLE[card].kind) {
    case 'exchange':
    case 'either':
      for (let option = 0; option < EXCHANGES[card].length; option++) {
        if (canPay(s, p, card, option, 1) && hasChosen(s, p, card, option)) return true;
      }
      return false;
    case 'perCount':
      return counts(s, p, card) > 0;
    case 'anyCard':
      return hasTarget(s, p);
    default:
      return true;
  }
}

/** Whether `p` may choose the card in a slot with CC33 (AV-052). */
export function isTarget(s: S.State, p: number, slot: number): boolean {
  const card = s[S.CARD_IN + slot];
  return card >= 0 && card !== ANY_CARD && S.hasPost(s, p, SLOT_NODE[slot]);
}

function hasTarget(s: S.State, p: number): boolean {
  for (let slot = 0; slot < SLOT_NODE.length; slot++) {
    if (isTarget(s, p, slot) && isUsable(s, p, s[S.CARD_IN + slot])) return true;
  }
  return false;
}

/** The first error of using `card` with a die of this value. */
export function checkUse(s: S.State, p: number, card: number, value: number, u: CardUse): number {
  if (!isUsable(s, p, card)) return E.NOTHING_TO_DO;
  if (card === ANY_CARD) {
    if (u.target === ANY_CARD) return E.BAD_CHOICE;
    const slot = slotOf(s, u.target);
    if (slot < 0) return E.NO_SUCH_SPACE;
    if (!S.hasPost(s, p, SLOT_NODE[slot])) return E.NO_POST_HERE;
    return checkUse(s, p, u.target, value, u); // AV-053
  }
  if (EXCHANGES[card].length === 0) return OK;
  if (u.times > value) return E.TOO_MANY_TIMES;
  if (MARKER_CARDS[card] && u.times > count(ownMarkers(s, p))) return E.TOO_MANY_TIMES;
  const { chosen, isPair } = EXCHANGES[card][Math.max(0, u.option)]; // MP-094
  if (chosen > 0) {
    const total = u.pay[0] + u.pay[1] + u.pay[2];
    const most = isPair ? u.times : total;
    if (total !== chosen * u.times || Math.max(...u.pay) > most) return E.BAD_CHOICE;
    for (let good = 0; good < 3; good++) {
      if (u.pay[good] > s[amountAt(p, PEPPER + good)]) return E.CANNOT_PAY;
    }
  }
  return canPay(s, p, card, u.option, u.times) ? OK : E.CANNOT_PAY;
}

/** The greatest number of times for a card's exchange, independent of its cost (MP-092, MP-095). */
export const mostTimes = (s: S.State, p: number, card: number, value: number): number =>
  MARKER_CARDS[card] ? Math.min(value, count(ownMarkers(s, p))) : value;

/** Uses a card as `checkUse` accepts it. */
export function resolveCard(
  s: S.State,
  p: number,
  card: number,
  value: number,
  u: CardUse,
  sink: EventSink | null,
): void {
  const used = card === ANY_CARD ? u.target : card;
  if (sink) tellUse(p, used, u.times, sink);
  const source = SOURCE_OF[used];
  const kind = USABLE[used].kind;
  if (kind === 'threshold') give(s, p, FIXED_GAIN[used][value], 1, source, sink);
  else if (kind === 'perPip') give(s, p, FIXED_GAIN[used][value], value, source, sink);
  else if (kind === 'perCount') {
    give(s, p, FIXED_GAIN[used][value], Math.min(value, counts(s, p, used)), source, sink);
  } else if (kind === 'contractSearch') search(s, p, value, source, sink);
  else exchange(s, p, used, u, source, sink);
}

function tellUse(p: number, card: number, times: number, sink: EventSink): void {
  const { id } = USABLE[card];
  tell(sink, { type: 'cityCardUsed', seat: p, card: id, times: Math.max(1, times) });
}

/** First pays all costs, then gains everything. */
function exchange(
  s: S.State,
  p: number,
  card: number,
  u: CardUse,
  source: number,
  sink: EventSink | null,
): void {
  const { cost, gain: won, chosen } = EXCHANGES[card][Math.max(0, u.option)];
  for (let what = COIN; what < IN_PURSE; what++) {
    gain(s, p, what, -cost[what] * u.times, source, sink);
  }
  gain(s, p, VP, -cost[VP] * u.times, source, sink);
  if (chosen > 0) {
    for (let good = 0; good < 3; good++) gain(s, p, PEPPER + good, -u.pay[good], source, sink);
  }
  give(s, p, won, u.times, source, sink);
}

/** AV-050, AV-051: drawn openly; the camels come after the choice. */
function search(s: S.State, p: number, n: number, source: number, sink: EventSink | null): void {
  agenda.push(s, agenda.CAMELS, FIXED_GAIN[SEARCH_CARD][n][CAMEL], p, source);
  for (let i = 0; i < n; i++) {
    const contract = drawSpecial(s);
    if (contract >= 0) s[S.SHOWN + s[S.SHOWN_SIZE]++] = contract;
  }
  if (s[S.SHOWN_SIZE] === 0) return;
  if (sink) {
    const shown = Array.from(s.subarray(S.SHOWN, S.SHOWN + s[S.SHOWN_SIZE]));
    const contracts = shown.map((contract) => CONTRACT_IDS[contract]);
    tell(sink, { type: 'contractsShown', seat: p, contracts });
  }
  ask(s, p, SEARCH, source, 0);
}

/** The card that a die on this space uses: that in the slot, or the palazzo's exchange. */
export const cardOn = (s: S.State, space: number): number =>
  space >= FIRST_CARD ? s[S.CARD_IN + space - FIRST_CARD] : CARD_V7A + space - V7A;
