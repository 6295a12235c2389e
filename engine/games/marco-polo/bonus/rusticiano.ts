/** Bonus action: a card of Rusticiano is played (rules, AV-141 to AV-153). */

import type { EventSink } from '../../../core/events.ts';
import { open, word, wordOrNull } from '../../../kit/fields.ts';
import { FROM_RUSTICIANO } from '../cards.ts';
import { PLAY_RUSTICIANO } from '../codes.ts';
import {
  COMPANIONS,
  RU01,
  RU02,
  RU03,
  RU04,
  RU06,
  RU07,
  RU08,
  RU09,
  RU11,
  RUSTICIANO,
  RUSTICIANO_CARDS,
} from '../data/people.ts';
import { CLEARABLE, SLOTS } from '../data/spaces.ts';
import { COIN, VP } from '../data/vocabulary.ts';
import { RU01_COST } from '../data.ts';
import * as agenda from '../effects/agenda.ts';
import { drawCityCards } from '../effects/city-pile.ts';
import { takeCompanion } from '../effects/companions.ts';
import { clear } from '../effects/dice.ts';
import { tell } from '../effects/emit.ts';
import { giveMarker, ownMarkers } from '../effects/posts.ts';
import { gain } from '../effects/purse.ts';
import { run } from '../effects/run.ts';
import { E, OK } from '../errors.ts';
import { goodsField, optional } from '../fields.ts';
import { BEIJING, IS_CITY, isPalazzo, NODES, SLOT_NODE, SUMATRA } from '../map.ts';
import { placeOne } from '../movement/perform.ts';
import { during, type MpOpenRow } from '../row.ts';
import { isFaceUp } from '../spaces/supply.ts';
import { judgePost, listPosts, putPost } from '../spaces/venice.ts';
import * as S from '../state.ts';
import type { PlayRusticianoAction } from '../types.ts';
import { CLEARED, canClear } from './helpers.ts';
import {
  CARD_BITS,
  CITY,
  isPlayable,
  packPlayed,
  played,
  readCommand,
  readPlayed,
  unpackPlayed,
  writePlayed,
} from './rusticiano-words.ts';

const source = (): number => FROM_RUSTICIANO + played.card;

/** Whether the card has anything to act on (AV-R24). */
function hasUse(s: S.State, p: number, card: number): boolean {
  switch (card) {
    case RU03:
      return s[S.POSTS_SIZE + S.at(p)] >= 2;
    case RU06:
      return s[S.COMPANION_ROW_SIZE] > 0;
    case RU07:
      return s[S.POOL] !== 0;
    case RU08:
      return ownMarkers(s, p) !== 0;
    case RU11:
      return SLOT_NODE.some((_, slot) => isOwnSlot(s, p, slot));
    default:
      return true;
  }
}

/** AV-153: a card of a large city or palazzo with an own post. */
const isOwnSlot = (s: S.State, p: number, slot: number): boolean =>
  s[S.CARD_IN + slot] >= 0 && S.hasPost(s, p, SLOT_NODE[slot]);

function checkCard(s: S.State, p: number): number {
  const { card, node, what } = played;
  if (!hasUse(s, p, card)) return E.NOTHING_TO_DO;
  if (card === RU04) return canClear(s, CLEARED[what]) ? OK : E.NOTHING_TO_DO;
  if (card === RU06) return isFaceUp(s, what) ? OK : E.COMPANION_NOT_AVAILABLE;
  if (card === RU08) return (ownMarkers(s, p) >>> node) & 1 ? OK : E.BAD_CHOICE;
  if (card === RU11) return isOwnSlot(s, p, what) ? OK : E.BAD_CHOICE;
  return card === RU01 ? checkPost(s, p) : OK;
}

/** AV-143, AV-R20 */
function checkPost(s: S.State, p: number): number {
  const { node, via, pay } = played;
  const coins = s[S.PURSE + S.at(p)] - RU01_COST;
  if (isPalazzo(node)) {
    if (s[S.OPT_VENICE] === 0) return E.BAD_CHOICE;
    const wrong = judgePost(s, p, node, via, pay, coins);
    return wrong === OK && coins < 0 ? E.CANNOT_PAY : wrong;
  }
  if (!isCityForRU01(s, p, node)) return E.BAD_CHOICE;
  return coins < 0 ? E.CANNOT_PAY : OK;
}

const isCityForRU01 = (s: S.State, p: number, node: number): boolean =>
  IS_CITY[node] && node !== BEIJING && node !== SUMATRA && !S.hasPost(s, p, node);

export const playRow: MpOpenRow = {
  type: 'playRusticiano',
  code: PLAY_RUSTICIANO,
  rule: 'AV-141',
  phases: during(S.TURNS),
  open: {
    card: open(word(RUSTICIANO_CARDS)),
    node: optional(open(word(NODES))),
    via: optional(open(wordOrNull(NODES.filter((_, node) => isPalazzo(node))))),
    pay: optional(open(goodsField)),
    space: optional(open(word(CLEARABLE))),
    companion: optional(open(word(COMPANIONS))),
    slot: optional(open(word(SLOTS))),
  },
  refusals: { BAD_CHOICE: 'AV-143', CANNOT_PAY: 'AV-143', NOTHING_TO_DO: 'AV-142' },
  isMalformed: (_s, _p, command) => !readCommand(command),
  listed: {
    pack: (_s, _p, action) => (readPlayed(action as PlayRusticianoAction) ? packPlayed() : -1),
    unpack: (_s, _p, packed) => {
      unpackPlayed(packed);
      return writePlayed();
    },
  },
  check: (s, p, command) => {
    if (!readCommand(command)) return E.BAD_PARAM;
    if (!holds(s, p, played.card)) return E.NOT_YOURS;
    return checkCard(s, p);
  },
  apply: (s, p, command, chance, sink) => {
    readCommand(command);
    s[S.RUSTICIANO_LEFT + S.at(p)] &= ~(1 << played.card); // AV-142
    const card = RUSTICIANO_CARDS[played.card];
    if (sink) tell(sink, { type: 'rusticianoPlayed', seat: p, card });
    play(s, p, sink);
    run(s, chance, sink);
  },
};

const holds = (s: S.State, p: number, card: number): boolean =>
  S.ability(s, p) === RUSTICIANO && ((s[S.RUSTICIANO_LEFT + S.at(p)] >> card) & 1) === 1;

function play(s: S.State, p: number, sink: EventSink | null): void {
  const { card, node, what } = played;
  switch (card) {
    case RU01:
      gain(s, p, COIN, -RU01_COST, source(), sink);
      if (isPalazzo(node)) putPost(s, p, node, played.via, played.pay, source(), sink);
      else placeOne(s, p, node); // AV-R21
      return;
    case RU02:
      agenda.push(s, agenda.CAMELS, 2, p, source()); // AV-144: after the contracts
      agenda.push(s, agenda.CONTRACTS, 2, p, source());
      return;
    case RU03:
      gain(s, p, VP, s[S.POSTS_SIZE + S.at(p)] >> 1, source(), sink); // AV-145
      return;
    case RU04:
      clear(s, CLEARED[what]); // AV-146
      if (sink) tell(sink, { type: 'spaceCleared', seat: p, space: CLEARABLE[what] });
      return;
    case RU06:
      takeCompanion(s, p, what, sink); // AV-148, AV-R15
      return;
    case RU07:
      agenda.push(s, agenda.BLACK, 1, p, source()); // AV-149
      return;
    case RU08:
      giveMarker(s, p, node, sink); // AV-150
      return;
    case RU09:
      drawCityCards(s, p, -1, source(), sink); // AV-151
      return;
    default:
      s[S.CARD_IN + what] = -1; // AV-153
      drawCityCards(s, p, what, source(), sink);
  }
}

/** Cards that can be played. */
export function legalRusticiano(s: S.State, p: number, out: Int32Array, start: number): number {
  let n = start;
  for (let card = 0; card < RUSTICIANO_CARDS.length; card++) {
    if (!isPlayable(card) || !holds(s, p, card) || !hasUse(s, p, card)) continue;
    n = listCard(s, p, card, out, n);
  }
  return n;
}

function listCard(s: S.State, p: number, card: number, out: Int32Array, start: number): number {
  let n = start;
  const add = (own: number): void => {
    out[n++] = PLAY_RUSTICIANO + own * 2 ** CARD_BITS + card;
  };
  if (card === RU01) return listRU01(s, p, out, n);
  if (card === RU04) {
    for (let i = 0; i < CLEARED.length; i++) if (canClear(s, CLEARED[i])) add(i);
  } else if (card === RU06) {
    for (let i = 0; i < s[S.COMPANION_ROW_SIZE]; i++) add(s[S.COMPANION_ROW + i]);
  } else if (card === RU08) {
    const own = ownMarkers(s, p);
    for (let node = 0; node < NODES.length; node++) if ((own >>> node) & 1) add(node);
  } else if (card === RU11) {
    for (let slot = 0; slot < SLOT_NODE.length; slot++) if (isOwnSlot(s, p, slot)) add(slot);
  } else add(0);
  return n;
}

function listRU01(s: S.State, p: number, out: Int32Array, start: number): number {
  let n = start;
  const coins = s[S.PURSE + S.at(p)] - RU01_COST;
  if (coins < 0) return n;
  for (let node = 0; node < NODES.length; node++) {
    if (!isPalazzo(node) && isCityForRU01(s, p, node)) {
      out[n++] = PLAY_RUSTICIANO + (CITY + node) * 2 ** CARD_BITS + RU01;
    }
  }
  if (s[S.OPT_VENICE] === 0) return n;
  const end = listPosts(s, p, coins, 0, out, n);
  for (; n < end; n++) out[n] = PLAY_RUSTICIANO + out[n] * 2 ** CARD_BITS + RU01;
  return n;
}
