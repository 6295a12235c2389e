/** Screens of Genoa's table, as positions that the stage shows to seat 0. */

import type { Screen } from '../../browser/stage.ts';

const SEATS = [
  {
    ducats: 95,
    commodities: { silk: 1, ale: 2, copper: 1 },
    tiles: { trade11: 1 },
    hand: ['LO-04', 'SO-03', 'MS-04', 'MS-09', 'CT-05'],
    personal: 2,
    general: 4,
  },
  {
    ducats: 120,
    commodities: { wine: 1, saffron: 1 },
    tiles: { extraAction: 1 },
    hand: ['LO-16', 'SO-08', 'MS-11'],
    personal: 1,
    general: 5,
  },
  {
    ducats: 60,
    commodities: { pepper: 2, linen: 1 },
    hand: ['LO-01', 'SO-12', 'MS-02', 'CT-09'],
    general: 6,
  },
  { ducats: 140, tiles: { startingSpace: 1 }, hand: ['SO-15', 'MS-08'], personal: 2, general: 5 },
] as const;

const OWNERS = { metals: 0, guildHall: 1, tavern: 2 };
const at = (merchant: number, path: readonly string[], more: object) => ({
  seats: SEATS,
  owners: OWNERS,
  merchant,
  path,
  roundsLeft: 4,
  turn: 14,
  known: { 'MS-08': [0] },
  ...more,
});
const PARK = [
  { maker: 1, target: 'park', give: { ducats: 15, commodities: { wine: 1 } } },
  { maker: 2, target: 'park', give: { ducats: 10 }, deferred: { tile: 'extraAction' } },
  {
    maker: 3,
    target: 'park',
    give: { ducats: 25 },
    ask: { commodities: { ale: 1 }, any: { cards: { MS: 1 } } },
  },
];
const MOVES = [
  { maker: 1, target: 'metals', give: { ducats: 20 } },
  { maker: 0, taker: 2, target: 'metals', give: { ducats: 30, any: { commodities: 1 } } },
  { maker: 0, taker: 3, target: 's62', give: { ducats: 10 } },
  {
    maker: 3,
    target: 'villaColini',
    give: { ducats: 10, cards: [{ id: 'MS-08', show: 'taker' }] },
  },
];
const ASKED = [
  { maker: 1, taker: 0, target: 'park', give: { ducats: 20, any: { commodities: 1 } } },
  { maker: 0, target: 'metals', give: { ducats: 10 }, deferred: { commodities: ['silver'] } },
  { maker: 2, target: 'park', give: { ducats: 15 } },
];

export const SCREENS: readonly Screen[] = [
  { name: 'start', position: at(0, [], {}), decides: true },
  {
    name: 'claim',
    position: at(0, ['coachHouse', 'park'], { state: 'CLAIM', offers: PARK }),
    decides: true,
  },
  {
    name: 'move',
    position: at(0, ['coachHouse', 'park'], {
      state: 'MOVE',
      status: { coachHouse: 'unused', park: 'taken' },
      offers: MOVES,
    }),
    decides: true,
  },
  {
    name: 'claimed',
    position: at(1, ['coachHouse', 'park'], { state: 'CLAIM', offers: ASKED.slice(0, 2) }),
    decides: true,
  },
  {
    name: 'asked',
    position: at(1, ['coachHouse'], {
      state: 'MOVE',
      status: { coachHouse: 'unused' },
      offers: ASKED,
    }),
    decides: true,
  },
  {
    name: 'acquire',
    position: at(0, ['s62', 'metals', 's73'], { state: 'ACQUIRE', status: { metals: 'unused' } }),
    decides: true,
  },
  {
    name: 'action',
    position: at(0, ['s33', 'cityHall'], {
      state: 'ACTION',
      status: { cityHall: 'taken' },
      window: { actor: 0, mainDone: true },
    }),
    decides: true,
  },
  {
    name: 'choose',
    position: at(1, ['drinks', 's37', 's47', 'postOffice'], {
      state: 'ACTION',
      status: { drinks: 'unused', postOffice: 'taken' },
      window: { actor: 0, mainDone: true, deferred: { cards: 1 } },
      pending: { seat: 0, kind: 'handOver', cards: ['MS-04', 'MS-09'] },
    }),
    decides: true,
  },
  {
    name: 'talks',
    position: at(1, ['coachHouse', 'park'], {
      state: 'ACTION',
      status: { coachHouse: 'unused', park: 'taken' },
      window: { actor: 2 },
      offers: ASKED.slice(1, 2),
    }),
    decides: false,
  },
  { name: 'result', position: at(0, [], { state: 'OVER', roundsLeft: 0 }), decides: false },
];

/** Screens that are also examined in the ledger. */
export const LEDGER: readonly string[] = ['start', 'claim', 'move', 'asked', 'result'];
