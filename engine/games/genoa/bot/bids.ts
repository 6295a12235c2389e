/** The values of spaces and terms for the two sides of a deal, and a seat's bids. */

import { YIELD } from '../buildings.ts';
import { CARD, kindOf } from '../cards.ts';
import { CARDS, COMMODITIES, FIRST_OF, KINDS, MESSAGE, MESSAGE_PAY, TILES } from '../data.ts';
import { canAct, left } from '../limits.ts';
import { isBuilding, isStreet } from '../map.ts';
import * as R from '../offers/record.ts';
import * as S from '../state.ts';
import { bestAt } from './acquiring.ts';
import { actionWorth } from './acting.ts';
import { copyOf, type Holding, type Sight } from './sight.ts';
import { messageWorth, useful, worth } from './values.ts';

/** Reserve value of an Extra action tile. */
export const keptTile = (sight: Sight): number => KEPT_TILE * useful(sight);
const KEPT_TILE = 22;
/** Share of a street's value to a seat with markers that a disc there promises. */
const STREET_SHARE = 0.7;

/** Value in ducats for `q` of the tower on `target`, with the action there. */
export function targetWorth(sight: Sight, q: number, target: number): number {
  const { s, held } = sight;
  const onTheWay = messageGain(sight, q, target);
  if (isStreet(target)) return onTheWay + STREET_SHARE * bestAt(sight, q, target);
  if (!isBuilding(target)) return onTheWay;
  if (!canAct(s, q)) return 0;
  const tile = left(s, q) < 1 ? keptTile(sight) : 0;
  return actionWorth(sight, held[q], q, target) - tile + onTheWay;
}

/** Gain from messages by a visit (GE-808). */
function messageGain(sight: Sight, q: number, target: number): number {
  const { s, holds } = sight;
  if (!isBuilding(target) || s[S.VISITED + target] === 1) return 0;
  let sum = 0;
  for (let card = FIRST_OF[MESSAGE]; card < FIRST_OF[MESSAGE + 1]; card++) {
    const sure = holds[q * CARDS + card];
    const [a, b] = CARD[card].buildings;
    if (sure === 0 || (a !== target && b !== target)) continue;
    const other = a === target ? b : a;
    const now = messageWorth(sight, sight.held[q].values, card);
    if (s[S.VISITED + other] === 1) sum += sure * (MESSAGE_PAY - now);
    else if (s[S.REACH + other] === 1 && S.movesUsed(s) < 3)
      sum += sure * (MESSAGE_PAY - now) * 0.3;
  }
  return sum;
}

/** Values of a deal's goods for either side, without the space that they pay for. */
export interface Terms {
  /** Gained by the merchant. */
  readonly merchant: number;
  /** Lost by the player. */
  readonly player: number;
}

export function termsOf(sight: Sight, from: Int32Array, at: number): Terms {
  const { s, held, base } = sight;
  const m = s[S.MERCHANT];
  const player = from[at + R.MAKER] === m ? from[at + R.TAKER] : from[at + R.MAKER];
  const gained = copyOf(held[m]);
  const lost = copyOf(held[player]);
  handOver(sight, from, at + R.GIVE, lost, gained);
  handOver(sight, from, at + R.ASK, gained, lost);
  promise(from, at + R.LATER, from[at + R.TARGET], lost, gained);
  return {
    merchant: worth(sight, gained) - base[m],
    player: base[player] - worth(sight, lost),
  };
}

/** Moves a basket from one holding to another; a wildcard becomes the most dispensable item. */
function handOver(sight: Sight, from: Int32Array, at: number, giver: Holding, to: Holding): void {
  const ducats = from[at + R.DUCATS];
  giver.ducats -= ducats;
  to.ducats += ducats;
  for (let good = 0; good < COMMODITIES.length; good++) {
    giver.goods[good] -= from[at + R.GOODS + good];
    to.goods[good] += from[at + R.GOODS + good];
  }
  for (let tile = 0; tile < TILES.length; tile++) {
    giver.tiles[tile] -= from[at + R.TILE + tile];
    to.tiles[tile] += from[at + R.TILE + tile];
  }
  giver.markers -= from[at + R.MARKERS];
  to.markers += from[at + R.MARKERS];
  if (R.hasCards(from, at)) handCards(sight, from, at, giver, to);
  if (R.wildcards(from, at) > 0) handWildcards(from, at, giver, to);
}

function handCards(
  { s, p }: Sight,
  from: Int32Array,
  at: number,
  giver: Holding,
  to: Holding,
): void {
  for (let card = 0; card < CARDS; card++) {
    if (!R.hasCard(from, at, card)) continue;
    if (s[S.HOLDER + card] === p || S.knows(s, p, card)) {
      giver.cards[card] = 0;
      to.cards[card] = 1;
    } else {
      giver.blind[kindOf(card)]--;
      to.blind[kindOf(card)]++;
    }
  }
}

function handWildcards(from: Int32Array, at: number, giver: Holding, to: Holding): void {
  for (let unit = from[at + R.ANY_GOODS]; unit > 0; unit--) {
    const good = most(giver.goods);
    giver.goods[good]--;
    to.goods[good]++;
  }
  for (let unit = from[at + R.ANY_TILE]; unit > 0; unit--) {
    const tile = most(giver.tiles);
    giver.tiles[tile]--;
    to.tiles[tile]++;
  }
  for (let kind = 0; kind < KINDS.length; kind++) {
    giver.blind[kind] -= from[at + R.ANY_CARD + kind];
    to.blind[kind] += from[at + R.ANY_CARD + kind];
  }
}

/** The most numerous kind. */
function most(counts: Float64Array): number {
  let best = 0;
  for (let i = 1; i < counts.length; i++) if (counts[i] > counts[best]) best = i;
  return best;
}

/** The deferred part: the player would have got it, the merchant gets it. */
function promise(
  from: Int32Array,
  later: number,
  target: number,
  player: Holding,
  merchant: Holding,
): void {
  const hand = (giver: Float64Array, to: Float64Array, i: number, count: number): void => {
    giver[i] -= count;
    to[i] += count;
  };
  for (let good = 0; from[later + R.D_GOODS] >> good !== 0; good++) {
    if (((from[later + R.D_GOODS] >> good) & 1) === 1) hand(player.goods, merchant.goods, good, 1);
  }
  const tile = from[later + R.D_TILE];
  if (tile >= 0) hand(player.tiles, merchant.tiles, tile, 1);
  const cards = from[later + R.D_CARDS];
  if (cards > 0 && isBuilding(target)) {
    hand(player.blind, merchant.blind, YIELD[target].draw, cards);
  }
  player.markers -= from[later + R.D_MARKERS];
  merchant.markers += from[later + R.D_MARKERS];
  player.ducats -= from[later + R.D_DUCATS];
  merchant.ducats += from[later + R.D_DUCATS];
}
