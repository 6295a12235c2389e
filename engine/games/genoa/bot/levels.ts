/**
 * The house's levels for this game. Offers are open commands, which no search of codes can list, so
 * levels differ in their values of things, not in their time to think.
 */

import type { Levels } from '../../../search/levels.ts';
import { COMMON, type Style, TRADER, type Values } from './style.ts';
import { trading } from './trader.ts';

/**
 * Fitted values of things: the final score minus the ducats in hand, seat by seat, by least squares
 * on the seats' holdings at the start of each turn of 168 matches of traders; then adjusted where
 * 98 matches of bots around these figures ended better with others. Contracts pay far more than
 * each of them alone, as do buildings and markers; orders without goods and most tiles pay less.
 */
const LEARNED: Values = {
  orders: [
    { pay: 45, lacking: 0.6, chance: 0.13 },
    { pay: 27, lacking: 0.5, chance: 0.2 },
  ],
  message: 21,
  messageChance: 0.18,
  contract: 32,
  hope: 0.9,
  commodity: 4,
  spare: 1,
  tiles: [14, 14, 15, 16, 8],
  unplaced: 0.9,
  uses: 0.2,
  centralUses: 0.26,
};

/** Values between two sets: `share` 0 … 1 of the way. */
function between(from: Values, to: Values, share: number): Values {
  const mix = (a: number, b: number): number => a + share * (b - a);
  return {
    orders: from.orders.map((one, kind) => ({
      pay: mix(one.pay, to.orders[kind].pay),
      lacking: mix(one.lacking, to.orders[kind].lacking),
      chance: mix(one.chance, to.orders[kind].chance),
    })),
    message: mix(from.message, to.message),
    messageChance: mix(from.messageChance, to.messageChance),
    contract: to.contract,
    hope: mix(from.hope, to.hope),
    commodity: mix(from.commodity, to.commodity),
    spare: mix(from.spare, to.spare),
    tiles: from.tiles.map((tile, i) => mix(tile, to.tiles[i])),
    unplaced: mix(from.unplaced, to.unplaced),
    uses: mix(from.uses, to.uses),
    centralUses: mix(from.centralUses, to.centralUses),
  };
}

const knowing = (share: number): Style => ({ ...TRADER, own: between(COMMON, LEARNED, share) });

/**
 * The highest level's style of trade: it also bids less and asks for more, and makes more
 * proposals.
 */
export const DOGE: Style = {
  ...knowing(1),
  tradesForAll: true,
  bids: [0.28, 0.45, 0.65],
  asked: [0.7, 0.58],
  mostAsked: 4,
};

/** One decision in so many of the mildest level is random. */
const SLIPS = 6;

export const levels: Levels = {
  easy: trading('easy', TRADER, SLIPS),
  steady: trading('steady', TRADER),
  sharp: trading('sharp', knowing(0.3)),
  master: trading('master', knowing(0.6)),
  doge: trading('doge', DOGE),
};
