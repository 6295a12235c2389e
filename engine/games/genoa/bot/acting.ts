/** The value of a building's action for a seat: its yield, or an order that it completes. */

import { YIELD } from '../buildings.ts';
import { CARD } from '../cards.ts';
import { COMMODITY_CHOICE, FIRST_OF, LARGE, LARGE_PAY, SMALL, SMALL_PAY, TRADE } from '../data.ts';
import * as S from '../state.ts';
import { copyOf, type Holding, type Sight } from './sight.ts';
import { bestTile, worth } from './values.ts';

/** Cost of the other half of a Trade 1:1, besides the tile: the smallest possible. */
const GIVEN_IN_TRADE = 4;

/** Value in ducats of the action of `building` for `q`, who has `held`. */
export function actionWorth(sight: Sight, held: Holding, q: number, building: number): number {
  const before = worth(sight, held);
  const after = copyOf(held);
  takeYield(sight, after, q, building);
  const plain = worth(sight, after) - before;
  return YIELD[building].villa
    ? withOrders(sight, held, LARGE, building, before, plain)
    : plain + withOrders(sight, after, SMALL, building, before + plain, 0);
}

/** Adds the main effect's yield, as far as it is available (GE-407); cards are blind. */
export function takeYield({ s }: Sight, held: Holding, q: number, building: number): void {
  const { draw, cards, markers, first, tile } = YIELD[building];
  for (let good = first; first >= 0 && good <= first + 1; good++) {
    if (s[S.SUPPLY + good] > 0) held.goods[good]++;
  }
  if (tile >= 0 && s[S.TILE_SUPPLY + tile] > 0) held.tiles[tile]++;
  held.markers += Math.min(markers, s[S.GENERAL + S.at(q)]);
  if (draw >= 0) held.blind[draw] += Math.min(cards, S.pileCount(s, draw));
}

/**
 * The greatest of `otherwise` and the values of orders of a kind here: certainly held ones one by
 * one, others by their probability.
 */
function withOrders(
  sight: Sight,
  held: Holding,
  kind: number,
  building: number,
  before: number,
  otherwise: number,
): number {
  let best = otherwise;
  let maybe = 0;
  for (let card = FIRST_OF[kind]; card < FIRST_OF[kind + 1]; card++) {
    const sure = held.cards[card];
    if (sure === 0 || CARD[card].buildings[0] !== building) continue;
    const gain = deliveryWorth(sight, held, card) - before;
    if (gain <= otherwise) continue;
    if (sure < 1) maybe += sure * (gain - otherwise);
    else best = Math.max(best, gain);
  }
  return best > otherwise ? best : otherwise + maybe;
}

/**
 * Value of all holdings after an order's delivery, with tiles in place of missing goods; minus
 * infinity if it is impossible.
 */
export function deliveryWorth(sight: Sight, held: Holding, card: number): number {
  const { kind, goods } = CARD[card];
  const after = copyOf(held);
  for (let i = 0; i < goods.length; i++) {
    const good = goods[i];
    if (after.goods[good] >= 1) {
      after.goods[good]--;
      continue;
    }
    if (sight.s[S.SUPPLY + good] === 0) return Number.NEGATIVE_INFINITY;
    if (after.tiles[COMMODITY_CHOICE] >= 1) {
      after.tiles[COMMODITY_CHOICE]--;
    } else if (after.tiles[TRADE] >= 1) {
      after.tiles[TRADE]--;
      after.ducats -= GIVEN_IN_TRADE;
    } else {
      return Number.NEGATIVE_INFINITY;
    }
  }
  after.cards[card] = 0;
  after.ducats += kind === LARGE ? LARGE_PAY : SMALL_PAY;
  if (kind === LARGE) {
    const tile = bestTile(sight, after);
    if (tile >= 0) after.tiles[tile]++;
  }
  return worth(sight, after);
}
