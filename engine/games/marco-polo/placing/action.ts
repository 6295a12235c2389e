/** Placements, movements and uses of cards from canonical actions and back to them. */

import { CITY_CARD_IDS, CONTRACT_IDS } from '../cards.ts';
import { isWellFormed } from '../city-cards/list.ts';
import { CARD_V7A, CARD_V7B } from '../city-cards/usable.ts';
import { cardOn } from '../city-cards/use.ts';
import { GF13, GF14, GIFT_IDS } from '../data/gifts.ts';
import { COMPANION_IDS, COMPANIONS } from '../data/people.ts';
import {
  BAZAAR_CAMEL,
  COINS5,
  COMPANION_STACK,
  CONTRACTS_SPACE,
  FIRST_CARD,
  GONDOLIER_SPACE,
  isBazaar,
  isCard,
  KHAN,
  MONEYLENDER_SPACE,
  SPACES,
  TRAVEL,
  V7A,
  V7B,
  VENICE,
} from '../data/spaces.ts';
import { GOOD_IDS, GOODS } from '../data/vocabulary.ts';
import { ALL_DICE } from '../fields.ts';
import { NO_NODE, NODES } from '../map.ts';
import { LESS_CAMELS, LESS_COINS, type Movement, NO_HELP } from '../movement/movement.ts';
import { goodsBetween } from '../spaces/venice.ts';
import type * as S from '../state.ts';
import type { Goods, Leg, MovementWords, PlaceAction, UseWords } from '../types.ts';
import { slotOf } from './check.ts';
import type { CardUse, Placing } from './placing.ts';

/** The number of a node; -1 for null. */
export const nodeNamed = (id: string | null | undefined): number =>
  id === null || id === undefined ? NO_NODE : NODES.indexOf(id);

export function readGoods(goods: Goods, into: Int32Array): void {
  for (let good = 0; good < GOODS.length; good++) into[good] = goods[GOODS[good]] ?? 0;
}
export function goodsOfPay(pay: Int32Array): Goods {
  const goods: { [good: string]: number } = {};
  GOODS.forEach((good, i) => {
    if (pay[i] > 0) goods[good] = pay[i];
  });
  return goods;
}

const isUnique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

/** @returns whether the words are well-formed */
export function readMovement(action: MovementWords, m: Movement): boolean {
  m.clear();
  for (const { figure, path } of action.legs) {
    if (path.length === 0) return false;
    m.add(figure - 1, path.map(nodeNamed));
  }
  const help = action.cartographer;
  m.cartographer = help === undefined ? NO_HELP : help === 'camels' ? LESS_CAMELS : LESS_COINS;
  if ((action.gift === undefined) !== (action.giftCity === undefined)) return false;
  m.giftCity = nodeNamed(action.giftCity);
  const passing = action.postsInPassing;
  if (!passing) return true;
  for (const id of passing) m.passing |= 1 << nodeNamed(id);
  return passing.length > 0 && isUnique(passing);
}

export function movementWords(m: Movement): MovementWords {
  const legs: Leg[] = Array.from({ length: m.legs }, (_, leg) => ({
    figure: m.figure[leg] + 1,
    path: Array.from(m.path[leg].subarray(0, m.size[leg]), (node) => NODES[node]),
  }));
  return {
    legs,
    ...(m.cartographer !== NO_HELP && {
      cartographer: m.cartographer === LESS_CAMELS ? 'camels' : 'coins',
    }),
    ...(m.passing !== 0 && {
      postsInPassing: NODES.filter((_, node) => (m.passing >>> node) & 1),
    }),
    ...(m.giftCity >= 0 && { gift: GIFT_IDS[GF14], giftCity: NODES[m.giftCity] }),
  };
}

export function readUseWords(action: UseWords, u: CardUse): void {
  u.clear();
  u.times = action.times ?? 0;
  u.option = action.option ?? -1;
  u.hasPay = action.pay !== undefined;
  if (action.pay) readGoods(action.pay, u.pay);
  u.target = action.target === undefined ? -1 : CITY_CARD_IDS.indexOf(action.target);
}

export const wordsOfUse = (u: CardUse): UseWords => ({
  ...(u.times > 0 && { times: u.times }),
  ...(u.option >= 0 && { option: u.option }),
  ...(u.hasPay && { pay: goodsOfPay(u.pay) }),
  ...(u.target >= 0 && { target: CITY_CARD_IDS[u.target] }),
});

/** The fields beyond `space` and `dice` that belong to a space; the others must be absent. */
const USE = ['times', 'option', 'pay', 'target'];
const POST = ['palazzo', 'via', 'pay'];
const FIELDS_OF: { readonly [space: string]: readonly string[] } = {
  coins5: [],
  moneylender: [],
  bazaarCamel: ['row'],
  bazaarPepper: ['row'],
  bazaarSilk: ['row'],
  bazaarGold: ['row'],
  khan: ['good'],
  contracts: ['picks', 'discards', 'bonuses'],
  travel: ['legs', 'cartographer', 'postsInPassing', 'gift', 'giftCity'],
  cityCard: ['card', 'diplomat', ...USE],
  v7a: USE,
  v7b: USE,
  venice: POST,
  gondolier: POST,
  companions: ['good', 'companion'],
};
const ALWAYS = ['type', 'space', 'dice', 'adjust', 'values', 'freeBy'];

/**
 * Fills `g` from an action.
 * @returns whether its fields are exactly those of the space
 */
export function readAction(s: S.State, action: PlaceAction, g: Placing): boolean {
  g.clear();
  const allowed = FIELDS_OF[action.space] ?? [];
  const isStray = (name: string): boolean => !ALWAYS.includes(name) && !allowed.includes(name);
  if (Object.keys(action).some(isStray)) return false;
  return readDice(action, g) && readSpace(s, action, g);
}

function readDice({ dice, adjust, values, freeBy }: PlaceAction, g: Placing): boolean {
  if (dice.length === 0 || !isUnique(dice)) return false;
  if ((adjust ?? dice).length !== dice.length || (values ?? dice).length !== dice.length) {
    return false;
  }
  g.count = dice.length;
  g.free = freeBy !== undefined;
  g.hasAdjust = adjust !== undefined;
  g.hasValues = values !== undefined;
  dice.forEach((id, i) => {
    g.dice[i] = ALL_DICE.indexOf(id);
    g.adjust[i] = adjust?.[i] ?? 0;
    g.stated[i] = values?.[i] ?? 0;
  });
  return true;
}

function readSpace(s: S.State, action: PlaceAction, g: Placing): boolean {
  const space = SPACES.indexOf(action.space);
  g.space = space;
  switch (action.space) {
    case 'khan':
    case 'companions':
      if (action.good === undefined) return false;
      g.good = GOOD_IDS.indexOf(action.good);
      if (space === KHAN) return true;
      g.companion = COMPANION_IDS.indexOf(action.companion ?? '');
      return action.companion !== undefined;
    case 'contracts':
      return readContracts(action, g);
    case 'travel':
      return (
        action.legs !== undefined && readMovement({ ...action, legs: action.legs }, g.movement)
      );
    case 'cityCard': {
      if (action.card === undefined) return false;
      g.card = CITY_CARD_IDS.indexOf(action.card);
      g.diplomat = action.diplomat === true;
      const slot = slotOf(s, g.card);
      g.space = slot < 0 ? -1 : FIRST_CARD + slot;
      readUseWords(action, g.use);
      return isWellFormed(g.card, g.use);
    }
    case 'v7a':
    case 'v7b':
      readUseWords(action, g.use);
      return isWellFormed(space === V7A ? CARD_V7A : CARD_V7B, g.use);
    case 'venice':
    case 'gondolier':
      return readPost(action, g);
    default:
      g.row = action.row ?? 0;
      return true;
  }
}

function readContracts({ picks, discards, bonuses }: PlaceAction, g: Placing): boolean {
  if (!picks || !discards || !bonuses || picks.length === 0) return false;
  if (!isUnique(picks) || !isUnique(discards)) return false;
  const named = Object.keys(bonuses);
  const due = picks.filter((space) => space >= 5).map(String);
  if (named.length !== due.length || !due.every((space) => named.includes(space))) return false;
  g.picks.set(picks);
  g.discards = discards.length;
  discards.forEach((id, i) => {
    g.discard[i] = CONTRACT_IDS.indexOf(id);
  });
  g.bonus[0] = bonuses['5'] === 'camel' ? 1 : 0;
  g.bonus[1] = bonuses['6'] === 'camel' ? 1 : 0;
  return true;
}

/** `pay` belongs only to the connection that costs goods (section 5.4c). */
function readPost(action: PlaceAction, g: Placing): boolean {
  if (action.palazzo === undefined || action.via === undefined) return false;
  g.palazzo = nodeNamed(action.palazzo);
  g.via = nodeNamed(action.via);
  g.hasPay = action.pay !== undefined;
  if (action.pay) readGoods(action.pay, g.pay);
  return goodsBetween(g.via, g.palazzo) > 0 === g.hasPay;
}

/** The canonical action of a placement. */
export function writeAction(s: S.State, g: Placing): PlaceAction {
  const dice = Array.from(g.dice.subarray(0, g.count), (die) => ALL_DICE[die]);
  return {
    type: 'place',
    space: isCard(g.space) ? 'cityCard' : SPACES[g.space],
    dice,
    ...(g.hasAdjust && { adjust: Array.from(g.adjust.subarray(0, g.count)) }),
    ...(g.hasValues && { values: Array.from(g.stated.subarray(0, g.count)) }),
    ...(g.free && { freeBy: GIFT_IDS[GF13] }),
    ...spaceWords(s, g),
  };
}

function spaceWords(s: S.State, g: Placing): Partial<PlaceAction> {
  const { space } = g;
  if (space === COINS5 || space === MONEYLENDER_SPACE) return {};
  if (space >= BAZAAR_CAMEL && isBazaar(space)) return { row: g.row };
  if (space === KHAN) return { good: GOODS[g.good] };
  if (space === COMPANION_STACK) {
    const companion = g.companion < 0 ? null : COMPANIONS[g.companion];
    return { good: GOODS[g.good], companion };
  }
  if (space === CONTRACTS_SPACE) return contractWords(g);
  if (space === TRAVEL) return movementWords(g.movement);
  if (space === VENICE || space === GONDOLIER_SPACE) return postWords(g);
  if (space === V7A || space === V7B) return wordsOfUse(g.use);
  const card = CITY_CARD_IDS[cardOn(s, space)];
  return { card, ...(g.diplomat && { diplomat: true as const }), ...wordsOfUse(g.use) };
}

function contractWords(g: Placing): Partial<PlaceAction> {
  const picks = Array.from(g.picks).filter((space) => space > 0);
  const bonuses: { [space: string]: string } = {};
  for (const space of [5, 6]) {
    if (picks.includes(space)) bonuses[space] = g.bonus[space - 5] === 1 ? 'camel' : 'coin';
  }
  const discards = Array.from(g.discard.subarray(0, g.discards), (id) => CONTRACT_IDS[id]);
  return { picks, discards, bonuses };
}

const postWords = (g: {
  readonly palazzo: number;
  readonly via: number;
  readonly hasPay: boolean;
  readonly pay: Int32Array;
}): { palazzo: string; via: string | null; pay?: Goods } => ({
  palazzo: NODES[g.palazzo],
  via: g.via < 0 ? null : NODES[g.via],
  ...(g.hasPay && { pay: goodsOfPay(g.pay) }),
});
