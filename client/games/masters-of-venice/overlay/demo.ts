/** An example for the preview, where there is no table yet: a moment of a match among four. */

import { SHOPS } from '../../../../engine/games/masters-of-venice/data.ts';
import type {
  PublicView,
  SeatView,
  ShopView,
  View,
} from '../../../../engine/games/masters-of-venice/types.ts';
import { VIEW_VERSION } from '../../../../engine/games/masters-of-venice/view-shape.ts';
import type { Example } from '../../../table/overlay/make.ts';
import { t } from './strings.ts';

const seatOf = (
  seat: number,
  name: string,
  color: string,
  vp: number,
  cash: number,
  more: Partial<SeatView>,
): SeatView => ({
  seat,
  name,
  color,
  vp,
  cash,
  bot: false,
  youthRank: seat + 1,
  shares: {},
  cubes: {},
  characters: [],
  guildHeld: 1,
  delivered: [],
  rumorsHeld: 0,
  favors: [],
  pawn: null,
  committed: false,
  bid: null,
  ...more,
});

const SEATS: readonly SeatView[] = [
  seatOf(0, 'Bianca', 'red', 9, 185, { characters: ['taxCollector'], delivered: ['a', 'b'] }),
  seatOf(1, 'Marco', 'blue', 14, 60, { characters: ['guildMaster'], delivered: ['c', 'd', 'e'] }),
  seatOf(2, 'Lucia', 'green', 6, 240, { characters: ['gondolieri'], delivered: ['f'] }),
  seatOf(3, 'Alvise', 'purple', 11, 115, { characters: ['thief'], delivered: ['g', 'h'] }),
];

const shop = (resourcePrice: number, sharePrice: number, orders: number): ShopView => ({
  resourcePrice,
  sharePrice,
  orders,
  majority: null,
});

/** Prices of the shops, of a round and of the one after it. */
const PRICES: readonly (readonly ShopView[])[] = [
  [shop(35, 60, 3), shop(50, 45, 2), shop(25, 40, 4), shop(30, 55, 0), shop(45, 85, 3)],
  [shop(45, 70, 1), shop(50, 45, 2), shop(15, 40, 4), shop(30, 50, 0), shop(55, 95, 1)],
];

function viewAt(round: number): PublicView {
  const prices = PRICES[round - 6] ?? PRICES[0] ?? [];
  return {
    options: {},
    round,
    roundKind: 'commerce',
    phase: 'turn',
    gondolaSpace: round,
    canalRumors: [10, 12],
    seats: SEATS,
    turnOrder: [1, 3, 0, 2],
    lumberPrice: 25,
    shops: Object.fromEntries(
      SHOPS.map((name, k) => [name, prices[k] ?? shop(40, 40, 2)]),
    ) as PublicView['shops'],
    supply: {},
    docks: [],
    offices: { officeNorth: null, officeSouth: null },
    bag: {},
    guildDeck: 9,
    church: { plaza: [], stack: 2 },
    characterRow: ['harborMaster', 'trader'],
    marker: null,
    draft: null,
    mainDone: [],
    activation: null,
    queue: [],
    turn: {
      seat: 1,
      location: 'stockMarket',
      kind: 'main',
      byMarker: false,
      used: [],
      bought: [],
      sold: [],
    },
    pending: null,
    decider: [1],
    discardedRumors: [],
    result: null,
  };
}

const LINES = [
  { text: t('example.sold'), seat: 1 },
  { text: t('example.split'), seat: null },
];

/** Two rounds, so that the ticker has something to compare. */
export const demo: Example<View> = {
  version: VIEW_VERSION,
  positions: [viewAt(6), viewAt(7)],
  last: { lines: LINES },
  clock: { seat: 1, seconds: 42 },
};
