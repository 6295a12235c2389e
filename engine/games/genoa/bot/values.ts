/**
 * The values of possessions to a seat, in ducats (rules, section 12.1): their expected gain until
 * the end of the match. The value of a deal or an action is the difference that it makes.
 */

import { CARD } from '../cards.ts';
import {
  BUILDING_ACTION,
  CARDS,
  COMMODITIES,
  CONTRACT,
  FIRST_OF,
  LARGE,
  MESSAGE,
  MESSAGE_PAY,
  OWNER_INCOME,
  SMALL,
  TILES,
} from '../data.ts';
import { BUILDINGS } from '../map.ts';
import { contractValue } from '../scoring.ts';
import * as S from '../state.ts';
import { Holding, type Sight } from './sight.ts';
import type { Values } from './style.ts';

/** Orders beyond so many compete: the remaining share for each further one. */
const PLENTY = 4;
const CROWDED = 0.85;
/**
 * The share of a message's remaining pay that it is worth once the tower has visited one of its
 * buildings.
 */
const ON_THE_WAY = 0.4;
/** Turns in which goods and tiles become useful. */
const USEFUL = 8;
/** Of a kind of tiles each further one counts for less. */
const FURTHER_TILE = 0.7;
const CENTRAL = 4;

/**
 * Holdings of `q`, as far as the sight shows; its ducats are 0, because only changes of them count.
 */
export function holdingOf({ s, p, style, holds }: Sight, q: number): Holding {
  const held = new Holding(q === p ? style.own : style.others);
  const block = S.at(q);
  held.markers = s[S.PERSONAL + block];
  held.owns = S.placed(s, q) > 0;
  for (let good = 0; good < COMMODITIES.length; good++)
    held.goods[good] = s[S.GOODS + block + good];
  for (let tile = 0; tile < TILES.length; tile++) held.tiles[tile] = s[S.TILE + block + tile];
  for (let card = 0; card < CARDS; card++) held.cards[card] = holds[q * CARDS + card];
  return held;
}

/** The remaining usefulness of newly gathered things, 0 … 1. */
export const useful = ({ turns }: Sight): number => Math.min(1, (turns - 1) / USEFUL);

/** Value of all holdings, in ducats. */
export function worth(sight: Sight, held: Holding): number {
  return (
    held.ducats +
    ordersWorth(sight, held, LARGE) +
    ordersWorth(sight, held, SMALL) +
    messagesWorth(sight, held) +
    contractsWorth(sight, held) +
    goodsWorth(sight, held) +
    tilesWorth(sight, held) +
    held.markers *
      held.values.unplaced *
      placeWorth(sight, held.values, BUILDINGS.length - 1) *
      late(sight)
  );
}

/** In the last turn no marker is placed any more unless a street is within reach. */
const late = ({ turns }: Sight): number => (turns > 1 ? 1 : 0.3);

/** Goods that an order still lacks. */
export function missing(held: Holding, card: number): number {
  const { goods } = CARD[card];
  let sum = 0;
  for (let i = 0; i < goods.length; i++) if (held.goods[goods[i]] < 1) sum++;
  return sum;
}

/** Value of an order in hand with so many goods missing. */
function orderWorth({ turns }: Sight, { values }: Holding, kind: number, lacking: number): number {
  const { pay, lacking: share, chance } = values.orders[kind];
  return pay * share ** lacking * (1 - (1 - chance) ** Math.max(0, turns - 1 - lacking));
}

export function ordersWorth(sight: Sight, held: Holding, kind: number): number {
  let sum = 0;
  let count = held.blind[kind];
  for (let card = FIRST_OF[kind]; card < FIRST_OF[kind + 1]; card++) {
    if (held.cards[card] === 0) continue;
    sum += held.cards[card] * orderWorth(sight, held, kind, missing(held, card));
    count += held.cards[card];
  }
  if (held.blind[kind] !== 0) sum += held.blind[kind] * blindOrder(sight, held, kind);
  return count > PLENTY ? (sum * (PLENTY + (count - PLENTY) * CROWDED)) / count : sum;
}

/** Value of an unseen order with the present goods. */
function blindOrder(sight: Sight, held: Holding, kind: number): number {
  const cards = sight.unseen[kind];
  let sum = 0;
  for (let i = 0; i < cards.length; i++)
    sum += orderWorth(sight, held, kind, missing(held, cards[i]));
  return cards.length === 0 ? orderWorth(sight, held, kind, 1) : sum / cards.length;
}

export function messagesWorth(sight: Sight, held: Holding): number {
  let sum = 0;
  for (let card = FIRST_OF[MESSAGE]; card < FIRST_OF[MESSAGE + 1]; card++) {
    if (held.cards[card] !== 0) sum += held.cards[card] * messageWorth(sight, held.values, card);
  }
  return sum + held.blind[MESSAGE] * someMessage(sight, held.values);
}

/** Value of a message in hand: it rises as the running turn approaches it (GE-810). */
export function messageWorth(sight: Sight, values: Values, card: number): number {
  const { s } = sight;
  const [a, b] = CARD[card].buildings;
  const visited = s[S.VISITED + a] + s[S.VISITED + b];
  if (visited === 2) return MESSAGE_PAY;
  const some = someMessage(sight, values);
  if (visited === 0 || s[S.REACH + (s[S.VISITED + a] === 1 ? b : a)] === 0) return some;
  return some + (MESSAGE_PAY - some) * ON_THE_WAY;
}

const someMessage = ({ turns }: Sight, { message, messageChance }: Values): number =>
  message * (1 - (1 - messageChance) ** Math.max(0, turns - 1));

/**
 * GE-812: known contracts count by their groups, unknown ones by their possible value. More will
 * come: the hope for them fades with the turns.
 */
export function contractsWorth(sight: Sight, held: Holding): number {
  let own = 0;
  let count = 0;
  let vague = held.blind[CONTRACT];
  for (let card = FIRST_OF[CONTRACT]; card < FIRST_OF[CONTRACT + 1]; card++) {
    if (held.cards[card] >= 1) [own, count] = [own | (1 << CARD[card].buildings[0]), count + 1];
    else vague += held.cards[card];
  }
  const value = contractValue(own);
  const hope = held.values.hope * useful(sight);
  const hoped = hope * held.values.contract * (count + vague);
  if (vague === 0) return hoped + (1 - hope) * value;
  const cards = sight.unseen[CONTRACT];
  let more = 0;
  for (let i = 0; i < cards.length; i++) {
    more += contractValue(own | (1 << CARD[cards[i]].buildings[0])) - value;
  }
  return hoped + (1 - hope) * (value + (vague * more) / Math.max(1, cards.length));
}

export function goodsWorth(sight: Sight, held: Holding): number {
  let sum = 0;
  for (let good = 0; good < COMMODITIES.length; good++) {
    const count = held.goods[good];
    sum += held.values.commodity * Math.min(2, count) + held.values.spare * Math.max(0, count - 2);
  }
  return sum * useful(sight);
}

export function tilesWorth(sight: Sight, held: Holding): number {
  let sum = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    const first =
      tile === BUILDING_ACTION && !held.owns
        ? held.values.tiles[tile] / 2
        : held.values.tiles[tile];
    sum += first * inARow(held.tiles[tile]);
  }
  return sum * useful(sight);
}

/** Of the tiles of a kind each is worth less than the one before. */
const inARow = (count: number): number =>
  count <= 1 ? count : (1 - FURTHER_TILE ** count) / (1 - FURTHER_TILE);

/** Ducats that an own marker on a building brings until the end, with its final ten (GE-1001). */
export function placeWorth({ s, turns }: Sight, values: Values, building: number): number {
  const uses = building < CENTRAL ? values.centralUses : values.uses;
  const others = (s[S.SEATS] - 1) / s[S.SEATS];
  return OWNER_INCOME * (1 + uses * others * (turns - 1));
}

/** The most valuable tile in the supply, -1 if there is none. */
export function bestTile(sight: Sight, held: Holding): number {
  const base = tilesWorth(sight, held);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let tile = 0; tile < TILES.length; tile++) {
    if (sight.s[S.TILE_SUPPLY + tile] <= 0) continue;
    held.tiles[tile]++;
    const more = tilesWorth(sight, held) - base;
    held.tiles[tile]--;
    if (more > most) [best, most] = [tile, more];
  }
  return best;
}
