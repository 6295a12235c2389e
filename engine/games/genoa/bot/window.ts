/**
 * Inside a seat's own action: its main effect, orders, special tiles, its end (rules, section
 * 12.2).
 */

import { YIELD } from '../buildings.ts';
import { CARD, CARD_IDS, kindOf } from '../cards.ts';
import { CHOOSE, DELIVER_SMALL, END_ACTION, PERFORM_MAIN } from '../codes.ts';
import {
  BUILDING_ACTION,
  CARDS,
  COMMODITIES,
  COMMODITY_CHOICE,
  FIRST_OF,
  KINDS,
  LARGE,
  SMALL,
  TILES,
  TRADE,
} from '../data.ts';
import { kindsOfTiles } from '../effects/window.ts';
import { BUILDINGS } from '../map.ts';
import { hasGoods, NO_MODE, packMain, TO_DELIVER, TO_DRAW } from '../phases/main.ts';
import * as S from '../state.ts';
import type { Give, OpenAction, PlayTileAction } from '../types.ts';
import { deliveryWorth, takeYield } from './acting.ts';
import { leastCard } from './paying.ts';
import { copyOf, type Holding, type Sight } from './sight.ts';
import { bestTile, worth } from './values.ts';

/** By how many ducats a special tile must pay before it is played. */
const PAYS = 5;

/** The choice of the actor. */
export function act(sight: Sight): number | OpenAction {
  const { s } = sight;
  if (s[S.PENDING] !== S.NOTHING_PENDING) return settle(sight);
  if (s[S.MAIN_DONE] === 0) return perform(sight);
  const order = s[S.SMALL_DONE] + s[S.LARGE_DONE] > 0 ? -1 : bestOrder(sight, SMALL, S.tower(s), 0);
  if (order >= 0) return getGood(sight, order) ?? DELIVER_SMALL + order;
  return playTile(sight) ?? END_ACTION;
}

/** The least valuable card, or the most valuable tile. */
function settle(sight: Sight): number {
  const { s, p, held } = sight;
  if (s[S.PENDING] === S.REWARD_TILE) {
    return CHOOSE + packMain(NO_MODE, -1, bestTile(sight, held[p]));
  }
  const drawn = s.subarray(S.PENDING_CARD, S.PENDING_CARD + s[S.PENDING_SIZE]);
  const card = leastCard(sight, held[p], kindOf(drawn[0]), (one) => drawn.includes(one));
  return CHOOSE + packMain(NO_MODE, card, -1);
}

function perform(sight: Sight): number | OpenAction {
  const { s } = sight;
  const building = S.tower(s);
  if (!YIELD[building].villa) return PERFORM_MAIN;
  const order = bestOrder(sight, LARGE, building, drawGain(sight, building));
  if (order < 0) return PERFORM_MAIN + packMain(TO_DRAW, -1, -1);
  return getGood(sight, order) ?? PERFORM_MAIN + deliveryWords(sight, order);
}

function deliveryWords(sight: Sight, order: number): number {
  const { s, p, held } = sight;
  const tile = kindsOfTiles(s) === 0 ? -1 : bestTile(sight, held[p]);
  return packMain(TO_DELIVER, order, tile);
}

/** Expected value of a drawn contract. */
function drawGain(sight: Sight, building: number): number {
  const { p, held, base } = sight;
  const after = copyOf(held[p]);
  takeYield(sight, after, p, building);
  return worth(sight, after) - base[p];
}

/** The order in hand with the most valuable delivery here beyond `least`, -1 for none. */
function bestOrder(sight: Sight, kind: number, building: number, least: number): number {
  const { s, p, held, base } = sight;
  let best = -1;
  let most = base[p] + least;
  for (let card = FIRST_OF[kind]; card < FIRST_OF[kind + 1]; card++) {
    if (s[S.HOLDER + card] !== p || CARD[card].buildings[0] !== building) continue;
    const value = deliveryWorth(sight, held[p], card);
    if (value > most) [best, most] = [card, value];
  }
  return best;
}

/** A tile for a good that the order still lacks; null if nothing is missing. */
function getGood(sight: Sight, order: number): PlayTileAction | null {
  const { s, p } = sight;
  if (hasGoods(s, p, order)) return null;
  const { goods } = CARD[order];
  const good = goods.find((one) => s[S.GOODS + S.at(p) + one] === 0) ?? 0;
  const commodity = COMMODITIES[good];
  if (s[S.TILE + S.at(p) + COMMODITY_CHOICE] > 0) {
    return { type: 'playTile', tile: 'commodityChoice', commodity };
  }
  const give = leastGood(sight, goods, order);
  return give && { type: 'playTile', tile: 'trade11', give: give.words, get: { commodity } };
}

interface Given {
  readonly words: Give;
  /** All holdings without it. */
  readonly rest: Holding;
  /** Its value. */
  readonly value: number;
}

/**
 * The least valuable thing to give in a trade.
 * @param kept commodities that stay
 * @param card a card that stays
 */
function leastGood(sight: Sight, kept: readonly number[], card: number): Given | null {
  const { s, p, held } = sight;
  let best: Given | null = null;
  const consider = (words: Give, take: (rest: Holding) => void): void => {
    const rest = copyOf(held[p]);
    rest.tiles[TRADE]--;
    take(rest);
    const value = worth(sight, rest);
    if (!best || value > best.value) best = { words, rest, value };
  };
  for (let good = 0; good < COMMODITIES.length; good++) {
    const spare = s[S.GOODS + S.at(p) + good] - (kept.includes(good) ? 1 : 0);
    if (spare > 0) consider({ commodity: COMMODITIES[good] }, (rest) => rest.goods[good]--);
  }
  for (let tile = 0; tile < TILES.length; tile++) {
    const spare = s[S.TILE + S.at(p) + tile] - (tile === TRADE ? 1 : 0);
    if (spare > 0) consider({ tile: TILES[tile] }, (rest) => rest.tiles[tile]--);
  }
  for (let one = 0; one < CARDS; one++) {
    if (s[S.HOLDER + one] !== p || one === card) continue;
    consider({ card: CARD_IDS[one] }, (rest) => {
      rest.cards[one] = 0;
    });
  }
  if (s[S.PERSONAL + S.at(p)] > 0) consider({ marker: true }, (rest) => rest.markers--);
  return best;
}

/** A special tile that pays by itself; null if none does. */
function playTile(sight: Sight): PlayTileAction | null {
  const { s, p, base } = sight;
  const tiles = S.TILE + S.at(p);
  let best: PlayTileAction | null = null;
  let most = base[p] + PAYS;
  const consider = (action: PlayTileAction, value: number): void => {
    if (value > most) [best, most] = [action, value];
  };
  if (s[tiles + COMMODITY_CHOICE] > 0) chooseGood(sight, consider);
  if (s[tiles + TRADE] > 0) trade(sight, consider);
  if (s[tiles + BUILDING_ACTION] > 0) again(sight, consider);
  return best;
}

type Consider = (action: PlayTileAction, value: number) => void;

function chooseGood(sight: Sight, consider: Consider): void {
  const { s, p, held } = sight;
  for (let good = 0; good < COMMODITIES.length; good++) {
    if (s[S.SUPPLY + good] === 0) continue;
    const after = copyOf(held[p]);
    after.tiles[COMMODITY_CHOICE]--;
    after.goods[good]++;
    const action: PlayTileAction = {
      type: 'playTile',
      tile: 'commodityChoice',
      commodity: COMMODITIES[good],
    };
    consider(action, worth(sight, after));
  }
}

/** A trade for a useful commodity or tile, or for any other thing. */
function trade(sight: Sight, consider: Consider): void {
  const { s, p } = sight;
  const given = leastGood(sight, [], -1);
  if (!given) return;
  const { words: give, rest } = given;
  for (let good = 0; good < COMMODITIES.length; good++) {
    if (s[S.SUPPLY + good] === 0 || give.commodity === COMMODITIES[good]) continue;
    rest.goods[good]++;
    const get = { commodity: COMMODITIES[good] };
    consider({ type: 'playTile', tile: 'trade11', give, get }, worth(sight, rest));
    rest.goods[good]--;
  }
  for (let tile = 0; tile < TILES.length; tile++) {
    if (s[S.TILE_SUPPLY + tile] === 0 || give.tile === TILES[tile]) continue;
    rest.tiles[tile]++;
    const get = { tile: TILES[tile] };
    consider({ type: 'playTile', tile: 'trade11', give, get }, worth(sight, rest));
    rest.tiles[tile]--;
  }
  if (!sight.style.tradesForAll) return;
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (S.pileCount(s, kind) === 0) continue;
    rest.blind[kind]++;
    const get = { pile: KINDS[kind] };
    consider({ type: 'playTile', tile: 'trade11', give, get }, worth(sight, rest));
    rest.blind[kind]--;
  }
  if (give.marker || s[S.GENERAL + S.at(p)] === 0) return;
  rest.markers++;
  consider({ type: 'playTile', tile: 'trade11', give, get: { marker: true } }, worth(sight, rest));
}

/** GE-912: the second use of one of the player's own buildings. */
function again(sight: Sight, consider: Consider): void {
  const { s, p, held } = sight;
  for (let building = 0; building < BUILDINGS.length; building++) {
    if (s[S.OWNER + building] !== p) continue;
    const after = copyOf(held[p]);
    after.tiles[BUILDING_ACTION]--;
    takeYield(sight, after, p, building);
    const mode = YIELD[building].villa ? ({ mode: 'contract' } as const) : {};
    const action = {
      type: 'playTile',
      tile: 'buildingAction',
      building: BUILDINGS[building],
    } as const;
    consider({ ...action, ...mode }, worth(sight, after));
  }
}
