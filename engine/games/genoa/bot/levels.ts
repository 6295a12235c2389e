/**
 * The house's levels at this table. Offers are open words, which no search of codes can say, so a
 * level differs from the next one in what it knows things to be worth, not in how long it thinks.
 */

import type { Levels } from '../../../search/levels.ts';
import { COMMON, type Style, TRADER, type Values } from './style.ts';
import { trading } from './trader.ts';

/**
 * What things turned out to be worth: the final score less the ducats in hand, seat by seat, fitted by
 * least squares to what the seats had at the start of each turn of 168 matches of traders; then put
 * right where 98 matches of bots around these figures ended better with others. Contracts pay far more
 * than each of them alone, as do buildings and markers; orders that lack goods and most tiles pay less.
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

/** Values on the way from one set to another: `share` 0 … 1 of it is gone. */
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

/** How the highest level trades: it also bids less and asks for more, and asks more of the table. */
export const DOGE: Style = {
  ...knowing(1),
  tradesForAll: true,
  bids: [0.28, 0.45, 0.65],
  asked: [0.7, 0.58],
  mostAsked: 4,
};

/** Of so many decisions of the mildest level one is any. */
const SLIPS = 6;

export const levels: Levels = {
  easy: trading('easy', TRADER, SLIPS),
  steady: trading('steady', TRADER),
  sharp: trading('sharp', knowing(0.3)),
  master: trading('master', knowing(0.6)),
  doge: trading('doge', DOGE),
};
