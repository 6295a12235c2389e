/** The kept pictures of Genoa: lights and levels, deals, the moments, each kind of place. */

import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Changed } from '../pictures/rooms.ts';
import { type Wish, wish } from '../pictures/wish.ts';

const ducats = (n: number): JsonObject => ({ ducats: n });

/** Four houses in mid-match: the tower is at the Park, trays hang over three spaces. */
const MOVE: JsonObject = {
  merchant: 0,
  roundsLeft: 4,
  turn: 14,
  state: 'MOVE',
  path: ['coachHouse', 'park'],
  status: { coachHouse: 'unused', park: 'taken' },
  owners: { metals: 0, guildHall: 1, tavern: 2, palace: 3 },
  seats: [
    {
      ducats: 95,
      personal: 2,
      general: 4,
      hand: ['LO-04', 'SO-03', 'MS-04'],
      commodities: { silk: 1, ale: 2, copper: 1 },
      tiles: { trade11: 1 },
    },
    {
      ducats: 120,
      personal: 1,
      general: 5,
      hand: ['LO-16', 'SO-08'],
      commodities: { wine: 1, saffron: 1 },
      tiles: { extraAction: 1 },
    },
    { ducats: 60, general: 6, commodities: { pepper: 2, linen: 1 }, hand: ['LO-01', 'MS-02'] },
    { ducats: 140, personal: 2, general: 4, tiles: { startingSpace: 1 }, hand: ['SO-15'] },
  ],
  offers: [
    { maker: 1, target: 'metals', give: ducats(20) },
    { maker: 0, taker: 2, target: 'metals', give: { ducats: 30, any: { commodities: 1 } } },
    { maker: 0, taker: 3, target: 's62', give: ducats(10) },
  ],
};
const CLAIM: JsonObject = {
  state: 'CLAIM',
  status: {},
  offers: [
    { maker: 1, target: 'park', give: { ducats: 15, commodities: { wine: 1 } } },
    { maker: 2, target: 'park', give: ducats(10), deferred: { tile: 'extraAction' } },
    { maker: 3, target: 'park', give: ducats(25), ask: { commodities: { ale: 1 } } },
  ],
};

const at = (change: JsonObject, when: JsonObject[] = []): JsonObject => ({
  game: 'genoa',
  options: { openMoney: true },
  given: { ...MOVE, ...change },
  ...(when.length > 0 && { when }),
});
const acts = (seat: number, action: JsonObject): JsonObject => ({ seat, action });

const move = at({});
const claim = at(CLAIM);
const deal = at(CLAIM, [acts(0, { type: 'accept', offerId: 'O1', version: 1 })]);
const hop = at({ offers: [] }, [acts(0, { type: 'moveFree', space: 's62' })]);
const begun = { state: 'START', path: [], status: {}, offers: [], roundsLeft: 8, turn: 1 };
const roll = at(begun, [acts(0, { type: 'roll' })]);
const PHONE = { width: 320, height: 640 };
const PROJECTOR = { width: 480, height: 360 };

export const KEPT: readonly Wish[] = [
  wish('genoa-move', move),
  wish('genoa-morning', at(begun), { light: 0 }),
  wish('genoa-evening-high', claim, { light: 2, quality: 'high' }),
  wish('genoa-night-low', move, { light: 3, quality: 'low' }),
  wish('genoa-phone', move, { quality: 'low', size: PHONE }),
  wish('genoa-projector', claim, { size: PROJECTOR }),
  wish('genoa-beams', roll, { at: 2.2 }),
  wish('genoa-hop', hop, { at: 0.4, focus: 'park' }),
  wish('genoa-deal', deal, { at: 1.1 }),
  wish('genoa-tower', move, { focus: 'park', light: 0 }),
  wish('genoa-market', move, { focus: 'market', light: 2 }),
  wish('genoa-stock', move, { focus: 'stock' }),
  wish('genoa-terrace', move, { focus: 'terrace0of4' }),
];

/** Pictures with the most content: the whole, and pieces from near by. */
export const DAILY = ['genoa-move', 'genoa-tower'] as const;

/** Visible changes: each must differ from the kept picture of that name. */
export const CHANGED: readonly Changed[] = [
  {
    of: 'genoa-tower',
    what: 'another merchant under the tower',
    wish: wish('genoa-tower', at({ merchant: 3, offers: [] }), { focus: 'park', light: 0 }),
  },
];
