/**
 * Builds payments: items of little value to the player and much to the merchant, the rest in ducats
 * (rules, section 12.2); and fills wildcards.
 */

import { YIELD } from '../buildings.ts';
import { CARD, CARD_IDS, kindOf } from '../cards.ts';
import {
  CARDS,
  COMMODITIES,
  DUCAT_STEP,
  FIRST_OF,
  KINDS,
  LARGE,
  LARGE_PAY,
  MESSAGE,
  SMALL_PAY,
  TILES,
} from '../data.ts';
import { isBuilding } from '../map.ts';
import * as R from '../offers/record.ts';
import { hasGoods } from '../phases/main.ts';
import * as S from '../state.ts';
import type { Basket, Deferred, Fill } from '../types.ts';
import { takeYield } from './acting.ts';
import { copyOf, type Holding, type Sight } from './sight.ts';
import { worth } from './values.ts';

/** A player's payment, and its value to either side. */
export interface Payment {
  readonly give?: Basket;
  readonly deferred?: Deferred;
  /** To the merchant. */
  readonly price: number;
  /** To the player. */
  readonly cost: number;
}

/** Ducats that a good must save before it is given in place of money. */
const SAVING = 4;
/** By how many ducats a good must be worth more to the merchant before he asks for it. */
const TEMPTING = 10;

interface Item {
  readonly give?: Basket;
  readonly deferred?: Deferred;
  /** The payer would keep nothing of the action: nobody is asked for that. */
  readonly isAll?: boolean;
  readonly move: (from: Holding, to: Holding) => void;
}

/**
 * The cheapest payment of the sight's own seat for `target` that is worth `price` to the merchant;
 * null if it does not own that much.
 */
export function payment(sight: Sight, target: number, price: number): Payment | null {
  const { s, p } = sight;
  const purse = s[S.DUCATS + S.at(p)];
  let best = price > purse ? promised(sight, target, price) : inDucats(price);
  if (needsGood(s)) best = null;
  let least = best ? best.cost - SAVING : Number.POSITIVE_INFINITY;
  for (const item of items(sight, p, target)) {
    const { cost, gain } = worthOf(sight, p, target, item);
    const ducats = inFives(price - gain);
    if (ducats > purse || cost + ducats >= least) continue;
    best = paid(item, ducats, cost, gain);
    least = best.cost;
  }
  return best;
}

/**
 * The merchant's best demand of `player` for `target` (the sight is the merchant's) that costs the
 * player `cost`; null if there is nothing to ask for.
 */
export function demand(
  sight: Sight,
  player: number,
  target: number,
  amount: number,
): Payment | null {
  let best = needsGood(sight.s) ? null : inDucats(amount);
  let most = best ? best.price + TEMPTING : Number.NEGATIVE_INFINITY;
  for (const item of items(sight, player, target)) {
    if (item.isAll) continue;
    const { cost, gain } = worthOf(sight, player, target, item);
    const ducats = inFives(amount - cost);
    if (cost > amount + DUCAT_STEP || gain + ducats <= most) continue;
    best = paid(item, ducats, cost, gain);
    most = best.price;
  }
  return best;
}

/** GE-541: a seat without enough ducats pays out of an order that the action delivers. */
function promised({ s, p }: Sight, target: number, price: number): Payment | null {
  for (let card = 0; card < FIRST_OF[MESSAGE]; card++) {
    if (s[S.HOLDER + card] !== p || CARD[card].buildings[0] !== target) continue;
    const pay = kindOf(card) === LARGE ? LARGE_PAY : SMALL_PAY;
    if (price > pay || !hasGoods(s, p, card)) continue;
    return { deferred: { commit: CARD_IDS[card], ducats: price }, price, cost: price };
  }
  return null;
}

/** GE-1102 */
const needsGood = (s: S.State): boolean => s[S.SEATS] === 2;

const inFives = (ducats: number): number =>
  Math.max(0, Math.round(ducats / DUCAT_STEP) * DUCAT_STEP);

const inDucats = (price: number): Payment => ({ give: { ducats: price }, price, cost: price });

function paid(item: Item, ducats: number, cost: number, gain: number): Payment {
  const give = { ...item.give, ...(ducats > 0 && { ducats }) };
  return {
    ...(Object.keys(give).length > 0 && { give }),
    ...(item.deferred && { deferred: item.deferred }),
    price: gain + ducats,
    cost: cost + ducats,
  };
}

/** Value of a good to `player`, who gives it, and to the merchant. */
function worthOf(
  sight: Sight,
  player: number,
  target: number,
  item: Item,
): { cost: number; gain: number } {
  const { s, held, base } = sight;
  const m = s[S.MERCHANT];
  const before = copyOf(held[player]);
  // The action's yield is available when a promise is kept.
  if (item.deferred && isBuilding(target)) takeYield(sight, before, player, target);
  const rest = copyOf(before);
  const his = copyOf(held[m]);
  item.move(rest, his);
  return { cost: worth(sight, before) - worth(sight, rest), gain: worth(sight, his) - base[m] };
}

/** Single goods that `player` could give, now or out of the action; others' cards by kind. */
function* items(sight: Sight, player: number, target: number): Generator<Item> {
  const { s, p } = sight;
  const block = S.at(player);
  for (let good = 0; good < COMMODITIES.length; good++) {
    if (s[S.GOODS + block + good] === 0) continue;
    yield { give: { commodities: { [COMMODITIES[good]]: 1 } }, move: moveGood(good) };
  }
  for (let tile = 0; tile < TILES.length; tile++) {
    if (s[S.TILE + block + tile] === 0) continue;
    yield { give: { tiles: { [TILES[tile]]: 1 } }, move: moveTile(tile) };
  }
  for (let card = 0; card < CARDS; card++) {
    if (player !== p || s[S.HOLDER + card] !== p) continue;
    const cards = [{ id: CARD_IDS[card], show: 'taker' as const }];
    yield { give: { cards }, move: moveCard(card) };
  }
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (player === p || s[S.HAND + block + kind] === 0) continue;
    yield { give: { any: { cards: { [KINDS[kind]]: 1 } } }, move: moveBlind(kind) };
  }
  if (isBuilding(target)) yield* promises(sight, target);
}

function* promises({ s }: Sight, target: number): Generator<Item> {
  const { first, draw, cards, tile } = YIELD[target];
  for (let good = first; first >= 0 && good <= first + 1; good++) {
    if (s[S.SUPPLY + good] === 0) continue;
    const isAll = s[S.SUPPLY + 2 * first + 1 - good] === 0;
    yield { deferred: { commodities: [COMMODITIES[good]] }, isAll, move: moveGood(good) };
  }
  if (tile >= 0 && s[S.TILE_SUPPLY + tile] > 0) {
    yield { deferred: { tile: TILES[tile] }, isAll: true, move: moveTile(tile) };
  }
  if (draw >= 0 && S.pileCount(s, draw) > 0) {
    const isAll = Math.min(cards, S.pileCount(s, draw)) === 1;
    yield { deferred: { cards: 1 }, isAll, move: moveBlind(draw) };
  }
}

const moveGood = (good: number) => (from: Holding, to: Holding) => {
  from.goods[good]--;
  to.goods[good]++;
};
const moveTile = (tile: number) => (from: Holding, to: Holding) => {
  from.tiles[tile]--;
  to.tiles[tile]++;
};
const moveBlind = (kind: number) => (from: Holding, to: Holding) => {
  from.blind[kind]--;
  to.blind[kind]++;
};
/** The merchant sees its face, so it has its real value to him. */
const moveCard = (card: number) => (from: Holding, to: Holding) => {
  from.cards[card] = 0;
  to.cards[card] = 1;
};

/** Fills the wildcards of a basket with the most dispensable items of the sight's own seat. */
export function cheapest(sight: Sight, from: Int32Array, at: number, kept: number): Fill {
  const { s, p, held } = sight;
  const mine = copyOf(held[p]);
  const commodities: { [name: string]: number } = {};
  const tiles: { [name: string]: number } = {};
  const cards: string[] = [];
  for (let i = 0; i < COMMODITIES.length; i++) mine.goods[i] -= from[at + R.GOODS + i];
  for (let i = 0; i < TILES.length; i++) mine.tiles[i] -= from[at + R.TILE + i];
  if (kept >= 0) mine.tiles[kept]--;
  for (let unit = from[at + R.ANY_GOODS]; unit > 0; unit--) {
    const good = leastMissed(sight, mine, mine.goods);
    if (good < 0) break;
    mine.goods[good]--;
    commodities[COMMODITIES[good]] = (commodities[COMMODITIES[good]] ?? 0) + 1;
  }
  for (let unit = from[at + R.ANY_TILE]; unit > 0; unit--) {
    const tile = leastMissed(sight, mine, mine.tiles);
    if (tile < 0) break;
    mine.tiles[tile]--;
    tiles[TILES[tile]] = (tiles[TILES[tile]] ?? 0) + 1;
  }
  for (let kind = 0; kind < KINDS.length; kind++) {
    for (let unit = from[at + R.ANY_CARD + kind]; unit > 0; unit--) {
      const card = leastCard(
        sight,
        mine,
        kind,
        (one) => s[S.HOLDER + one] === p && !R.hasCard(from, at, one),
      );
      if (card < 0) break;
      mine.cards[card] = 0;
      cards.push(CARD_IDS[card]);
    }
  }
  return {
    ...(Object.keys(commodities).length > 0 && { commodities }),
    ...(Object.keys(tiles).length > 0 && { tiles }),
    ...(cards.length > 0 && { cards: cards as Fill['cards'] }),
  };
}

/** The kind whose loss of one costs least, -1 if there is none. */
function leastMissed(sight: Sight, mine: Holding, counts: Float64Array): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < counts.length; i++) {
    if (counts[i] < 1) continue;
    counts[i]--;
    const rest = worth(sight, mine);
    counts[i]++;
    if (rest > most) [best, most] = [i, rest];
  }
  return best;
}

/** The card of a kind whose loss costs least, -1 if none fits. */
export function leastCard(
  sight: Sight,
  mine: Holding,
  kind: number,
  fits: (card: number) => boolean,
): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let card = 0; card < CARDS; card++) {
    if (kindOf(card) !== kind || mine.cards[card] < 1 || !fits(card)) continue;
    mine.cards[card] = 0;
    const rest = worth(sight, mine);
    mine.cards[card] = 1;
    if (rest > most) [best, most] = [card, rest];
  }
  return best;
}
