/**
 * Converts a card of Rusticiano and its fields from a code or an action, and back (rules, appendix
 * B.1).
 */

import { body } from '../../../kit/rows.ts';
import {
  COMPANION_IDS,
  COMPANIONS,
  RU01,
  RU04,
  RU05,
  RU06,
  RU08,
  RU10,
  RU11,
  RUSTICIANO_CARDS,
} from '../data/people.ts';
import { CLEARABLE, SLOTS } from '../data/spaces.ts';
import { isPalazzo, NODES } from '../map.ts';
import { goodsOfPay, nodeNamed, readGoods } from '../placing/action.ts';
import { goodsBetween, packPost, unpackPost } from '../spaces/venice.ts';
import type { OpenAction, PlayRusticianoAction } from '../types.ts';

/** A card as it is played: filled from a code or an action. */
export const played = {
  card: -1,
  /** RU01, RU08. */
  node: -1,
  /** RU01 on a palazzo. */
  via: -1,
  hasVia: false,
  hasPay: false,
  pay: new Int32Array(3),
  /** RU04: a place in `CLEARABLE`; RU06: a companion; RU11: a slot. */
  what: -1,
};
/** The post of RU01 as `spaces/venice.ts` fills it. */
const post = { palazzo: -1, via: -1, hasPay: false, pay: played.pay };

/** Further fields of each card. */
const FIELDS_OF: readonly (readonly string[])[] = RUSTICIANO_CARDS.map((_, card) => {
  if (card === RU01) return ['node', 'via', 'pay'];
  if (card === RU04) return ['space'];
  if (card === RU06) return ['companion'];
  if (card === RU08) return ['node'];
  return card === RU11 ? ['slot'] : [];
});
/** AV-R51: RU05 and RU10 are parameters of the action that they change. */
export const isPlayable = (card: number): boolean => card !== RU05 && card !== RU10;

export function readPlayed(action: PlayRusticianoAction): boolean {
  const card = RUSTICIANO_CARDS.indexOf(action.card);
  const allowed = FIELDS_OF[card] ?? [];
  const stray = Object.keys(action).filter((name) => name !== 'type' && name !== 'card');
  if (!isPlayable(card) || stray.some((name) => !allowed.includes(name))) return false;
  played.card = card;
  played.node = nodeNamed(action.node);
  played.via = nodeNamed(action.via);
  played.hasVia = action.via !== undefined;
  played.hasPay = action.pay !== undefined;
  if (action.pay) readGoods(action.pay, played.pay);
  // Clears the previously read card: the same action must always give the same code.
  played.what = -1;
  if (card === RU04) played.what = CLEARABLE.indexOf(action.space ?? '');
  if (card === RU06) played.what = COMPANION_IDS.indexOf(action.companion ?? '');
  if (card === RU11) played.what = SLOTS.indexOf(action.slot ?? '');
  if (card === RU01) return action.node !== undefined && isPostWellFormed();
  if (card === RU08) return action.node !== undefined;
  return allowed.length === 0 || played.what >= 0;
}

/** `via` belongs to a palazzo, `pay` to the connection that asks for goods. */
function isPostWellFormed(): boolean {
  if (isPalazzo(played.node) !== played.hasVia) return false;
  const due = played.hasVia ? goodsBetween(played.via, played.node) : 0;
  return due > 0 === played.hasPay;
}

export const CARD_BITS = 4;
/** Offset that distinguishes a city of RU01 from a palazzo. */
export const CITY = 2 ** 16;
const NODE_MASK = 2 ** 5 - 1;

export function packPlayed(): number {
  let own = Math.max(0, played.what);
  if (played.card === RU08) own = played.node;
  if (played.card === RU01) {
    const palazzo = packPost(played.node, played.via, played.hasPay, played.pay);
    own = isPalazzo(played.node) ? palazzo : CITY + played.node;
  }
  return own < 0 ? -1 : own * 2 ** CARD_BITS + played.card;
}

export function unpackPlayed(packed: number): boolean {
  const own = packed >> CARD_BITS;
  played.card = packed & (2 ** CARD_BITS - 1);
  played.what = own;
  played.node = own & NODE_MASK;
  played.via = -1;
  played.hasVia = false;
  played.hasPay = false;
  if (played.card !== RU01 || own >= CITY) return played.card < RUSTICIANO_CARDS.length;
  if (!unpackPost(post, own)) return false;
  played.node = post.palazzo;
  played.via = post.via;
  played.hasVia = true;
  played.hasPay = post.hasPay;
  return true;
}

export function writePlayed(): PlayRusticianoAction {
  const { card, node, via, what } = played;
  const words = { type: 'playRusticiano', card: RUSTICIANO_CARDS[card] } as const;
  if (card === RU04) return { ...words, space: CLEARABLE[what] };
  if (card === RU06) return { ...words, companion: COMPANIONS[what] };
  if (card === RU11) return { ...words, slot: SLOTS[what] };
  if (card === RU08) return { ...words, node: NODES[node] };
  if (card !== RU01) return words;
  return {
    ...words,
    node: NODES[node],
    ...(played.hasVia && { via: via < 0 ? null : NODES[via] }),
    ...(played.hasPay && { pay: goodsOfPay(played.pay) }),
  };
}
export const readCommand = (command: number | OpenAction): boolean =>
  typeof command === 'number'
    ? unpackPlayed(body(command))
    : readPlayed(command as PlayRusticianoAction);
