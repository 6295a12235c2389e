/** The kept pictures of the gulf: lights and levels, the poll, the moments, each kind of place. */

import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Changed } from '../pictures/rooms.ts';
import { type Wish, wish } from '../pictures/wish.ts';

const ship = (card: string, effectiveValue: number, owner: number, flag: string): JsonObject => ({
  card,
  effectiveValue,
  owner,
  flag,
});

/** The second round of four houses: ships in all harbours, banners on their ways, tiles in niches. */
const POLL: JsonObject = {
  round: 2,
  phase: 'claim',
  decider: [3],
  drawer: 2,
  seats: [
    { money: 85, flagsUnused: ['pirate'], tiles: ['art-2-1'] },
    { money: 110, flagsUnused: ['plusOne', 'pirate'], tiles: ['architecture-1-grain-2'] },
    { money: 70, flagsUnused: ['plusOne', 'pirate'], tiles: ['science-1-gold-2', 'science-2-1'] },
    { money: 95, flagsUnused: ['ware', 'plusOne', 'pirate'], tiles: ['art-1-grain-1'] },
  ],
  tracks: {
    venice: [[2], [], [3], [], [0], [], [1], [], [], [], []],
    rome: [[1], [], [], [0], [2, 3], [], [], [], [], [], []],
    naples: [[], [3], [1], [], [], [0, 2], [], [], [], [], []],
    florence: [[], [], [0], [3], [2], [], [], [], [1], [], []],
  },
  ports: {
    venice: [ship('S7a', 7, 1, 'ware')],
    rome: [ship('S6c', 6, 0, 'ware')],
    naples: [ship('S4d', 5, 0, 'plusOne')],
  },
  promoDisplay: ['architecture-2-1', 'science-1-cloth-3', 'art-1-gold-1'],
  current: { card: 'S6d', claim: { seat: 2, flag: 'ware' } },
};

const at = (change: JsonObject, when: JsonObject[] = []): JsonObject => ({
  game: 'strozzi',
  options: { openMoney: true },
  given: { ...POLL, ...change },
  ...(when.length > 0 && { when }),
});
const acts = (seat: number, action: JsonObject): JsonObject => ({ seat, action });

const poll = at({});
const pirate = at({}, [acts(3, { type: 'claim', flag: 'pirate' })]);
/** As fast as the ship in Venice: right behind it. */
const finish = at(
  {
    phase: 'place',
    decider: [3],
    current: { card: 'S7b', claim: { seat: 3, flag: 'ware' } },
    seats: (POLL.seats as JsonObject[]).map((one, seat) => ({
      ...one,
      ...(seat === 2 && { flagsUnused: ['ware', 'plusOne', 'pirate'] }),
      ...(seat === 3 && { flagsUnused: ['plusOne', 'pirate'] }),
    })),
  },
  [acts(3, { type: 'place', port: 'venice' })],
);
const PHONE = { width: 320, height: 640 };

export const KEPT: readonly Wish[] = [
  wish('strozzi-poll', poll),
  wish('strozzi-morning', at({ round: 1 }), { light: 0 }),
  wish('strozzi-evening-high', poll, { light: 2, quality: 'high' }),
  wish('strozzi-night-low', poll, { light: 3, quality: 'low' }),
  wish('strozzi-phone', poll, { quality: 'low', size: PHONE }),
  wish('strozzi-pirate', pirate, { at: 0.9, focus: 'ship' }),
  wish('strozzi-finish', finish, { at: 1.6, focus: 'venice' }),
  wish('strozzi-ship', poll, { focus: 'ship', light: 0 }),
  wish('strozzi-loggia', poll, { focus: 'loggia' }),
  wish('strozzi-naples', poll, { focus: 'naples', light: 2 }),
];

/** Pictures with the most content: the whole, and pieces from near by. */
export const DAILY = ['strozzi-poll', 'strozzi-ship'] as const;

/** Visible changes: each must differ from the kept picture of that name. */
export const CHANGED: readonly Changed[] = [
  {
    of: 'strozzi-ship',
    what: 'another speed on the sail',
    wish: wish('strozzi-ship', at({ current: { card: 'S5a', claim: { seat: 2, flag: 'ware' } } }), {
      focus: 'ship',
      light: 0,
    }),
  },
];
