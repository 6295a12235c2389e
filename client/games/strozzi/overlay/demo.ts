/** An example for the preview, where there is no table yet: a ship in a match among four. */

import type { PublicView, SeatView, View } from '../../../../engine/games/strozzi/types.ts';
import { VIEW_VERSION } from '../../../../engine/games/strozzi/view-shape.ts';
import type { Example } from '../../../table/overlay/make.ts';

const seatOf = (
  seat: number,
  name: string,
  color: string,
  money: number,
  more: Pick<SeatView, 'flagsUnused' | 'tiles'>,
): SeatView => ({ seat, name, color, money, bot: false, ...more });

const SEATS: readonly SeatView[] = [
  seatOf(0, 'Bianca', 'red', 85, { flagsUnused: ['pirate'], tiles: ['art-2-1'] }),
  seatOf(1, 'Marco', 'blue', 110, { flagsUnused: ['plusOne', 'pirate'], tiles: [] }),
  seatOf(2, 'Lucia', 'green', 70, {
    flagsUnused: [],
    tiles: ['science-1-gold-2', 'science-2-1'],
  }),
  seatOf(3, 'Alvise', 'purple', 95, { flagsUnused: ['ware', 'pirate'], tiles: ['art-1-grain-1'] }),
];

/** Spaces of the seats; the first seat of a space arrived first. */
const track = (...spaces: readonly (readonly number[])[]): number[][] =>
  Array.from({ length: 11 }, (_, space) => [...(spaces[space] ?? [])]);

const BEFORE: PublicView = {
  options: { openMoney: true },
  round: 2,
  phase: 'claim',
  decider: [3],
  startPlayer: 1,
  drawer: 2,
  seats: SEATS,
  tracks: {
    venice: track([2], [], [3], [], [0], [], [1]),
    rome: track([1], [], [], [0], [2, 3]),
    naples: track([], [3], [1], [], [], [0, 2]),
    florence: track([], [], [0], [3], [2], [], [], [], [1]),
  },
  ports: {
    venice: [
      { card: 'S7a', effectiveValue: 7, owner: 1, flag: 'ware' },
      { card: 'S3d', effectiveValue: 3, owner: 2, flag: 'pirate' },
    ],
    rome: [{ card: 'S6c', effectiveValue: 6, owner: 0, flag: 'ware' }],
    naples: [
      { card: 'S4b', effectiveValue: 5, owner: 2, flag: 'plusOne' },
      { card: 'S4d', effectiveValue: 5, owner: 0, flag: 'plusOne' },
      { card: 'S2b', effectiveValue: 3, owner: 3, flag: 'plusOne' },
    ],
  },
  shipDeck: 7,
  removedCards: 14,
  unclaimedCards: ['S8a'],
  promoStack: 29,
  promoDisplay: ['architecture-2-1', 'science-1-cloth-3', 'art-1-gold-1'],
  current: { card: 'S6d', claim: { seat: 2, flag: 'ware' } },
  result: null,
};

const AFTER: PublicView = {
  ...BEFORE,
  phase: 'place',
  decider: [3],
  seats: SEATS.map((one) => (one.seat >= 2 ? { ...one, flagsUnused: ['ware'] } : one)),
  current: { card: 'S6d', claim: { seat: 3, flag: 'pirate' } },
};

/** A pirate's stroke, before and after. */
export const demo: Example<View> = {
  version: VIEW_VERSION,
  positions: [BEFORE, AFTER],
  last: [
    { type: 'claimed', seat: 3, flag: 'pirate' },
    { type: 'flagReturned', seat: 2, flag: 'ware', by: 3 },
  ],
  clock: { seat: 3, seconds: 12 },
};
