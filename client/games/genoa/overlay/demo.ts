/** An example for the preview of the overlay without a table: a deal in a match among four. */

import type {
  BasketView,
  OfferView,
  PublicView,
  SeatView,
  View,
} from '../../../../engine/games/genoa/types.ts';
import { VIEW_VERSION } from '../../../../engine/games/genoa/view-shape.ts';
import type { Example } from '../../../table/overlay/make.ts';

type Told = Pick<SeatView, 'ducats' | 'personal' | 'commodities' | 'tiles' | 'taken'>;

const seatOf = (seat: number, name: string, color: string, told: Told): SeatView => ({
  seat,
  name,
  color,
  bot: false,
  extra: 0,
  placed: 1,
  general: 6 - told.personal,
  ...told,
  handCount: { LO: 1, SO: 1, MS: 2, CT: 1 },
  hand: [],
});

const bid = (
  k: number,
  maker: number,
  target: OfferView['target'],
  give: BasketView,
): OfferView => ({
  id: `O${k}`,
  version: 1,
  seq: 0,
  maker,
  taker: 0,
  target,
  give,
  ask: {},
  deferred: null,
  useExtra: false,
  replyTo: null,
  status: 'standing',
});

const SOLD = bid(1, 1, 'guildHall', { ducats: 20, commodities: { wine: 1 } });
const LATER = [
  bid(3, 3, 's52', { ducats: 10 }),
  bid(4, 2, 's52', { commodities: { pepper: 1 } }),
] as const;

const BIANCA = seatOf(0, 'Bianca', 'blue', {
  ducats: 95,
  personal: 2,
  commodities: { silk: 1, ale: 2 },
  tiles: {},
  taken: 1,
});
const MARCO = seatOf(1, 'Marco', 'red', {
  ducats: 120,
  personal: 1,
  commodities: { saffron: 1, wine: 1 },
  taken: 0,
  tiles: { extraAction: 1 },
});
const OTHERS = [
  seatOf(2, 'Lucia', 'green', {
    ducats: 60,
    personal: 0,
    commodities: { pepper: 2 },
    tiles: {},
    taken: 0,
  }),
  seatOf(3, 'Alvise', 'yellow', {
    ducats: 140,
    personal: 2,
    commodities: {},
    tiles: { trade11: 1 },
    taken: 0,
  }),
] as const;

const pile = (faceDown: number) => ({ faceDown, faceUp: [] });

const BEFORE: PublicView = {
  options: { openMoney: true },
  turn: 14,
  roundsLeft: 4,
  firstPlayer: 0,
  merchant: 0,
  state: 'CLAIM',
  decider: [0, 3],
  dice: null,
  tower: 'guildHall',
  movesUsed: 3,
  path: ['s47', 'postOffice', 'market', 'guildHall'],
  discs: { guildHall: 2, postOffice: 1, market: 1, s47: 1 },
  status: { guildHall: 'open', postOffice: 'taken' },
  window: null,
  pending: null,
  acquiring: null,
  result: null,
  offers: [SOLD, bid(2, 2, 'guildHall', { ducats: 15, commodities: { pepper: 1 } }), ...LATER],
  made: 4,
  passed: [],
  tries: [0, 0, 0, 0],
  triesTo: [0, 0, 0, 0],
  owners: { cityHall: 1, metals: 0, tavern: 2, harbor: 3 },
  supply: {
    commodities: {
      pepper: 3,
      saffron: 4,
      silver: 5,
      copper: 5,
      linen: 5,
      silk: 4,
      ale: 3,
      wine: 4,
    },
    tiles: {
      startingSpace: 5,
      extraAction: 4,
      commodityChoice: 5,
      trade11: 6,
      buildingAction: 5,
    },
  },
  piles: { LO: pile(12), SO: pile(12), MS: pile(6), CT: pile(10) },
  seats: [BIANCA, MARCO, ...OTHERS],
};

/** Marco has bought the action of the Guild Hall. */
const AFTER: PublicView = {
  ...BEFORE,
  state: 'ACTION',
  decider: [1],
  offers: LATER,
  status: { guildHall: 'taken', postOffice: 'taken' },
  window: {
    actor: 1,
    building: 'guildHall',
    mainDone: false,
    smallDone: false,
    largeDone: false,
    deferred: null,
    tiled: [],
  },
  seats: [
    { ...BIANCA, ducats: 115, commodities: { silk: 1, ale: 2, wine: 1 } },
    { ...MARCO, ducats: 100, commodities: { saffron: 1 }, taken: 1 },
    ...OTHERS,
  ],
};

/** A deal, before and after. */
export const demo: Example<View> = {
  version: VIEW_VERSION,
  positions: [BEFORE, AFTER],
  last: [
    { type: 'dealStruck', merchant: 0, offer: { ...SOLD } },
    {
      type: 'handed',
      from: 1,
      to: 0,
      ducats: 20,
      commodities: { wine: 1 },
      tiles: {},
      markers: 0,
      cards: {},
    },
  ] as Example<View>['last'],
  clock: { seat: 1, seconds: 24 },
};
