/** The battery's data about this game beyond its contract. */

import type { Samples } from '../../battery/samples.ts';

export const samples: Samples = {
  game: 'strozzi',
  optionSets: [
    {},
    { openMoney: true, unclaimed: 'passLeft' },
    { topBonus: null, trackTop: 8, pollTimer: 15 },
    { topBonus: [0, 20, 45], trackTop: 12, startPlayer: 2 },
  ],
  perSeat: (options) => options,
  asides: [],
  unlisted: [],
  secret: [],
  nonsense: [
    { type: 'pass' },
    { type: 'pass', flag: 'ware' },
    { type: 'claim' },
    { type: 'claim', flag: 'ware' },
    { type: 'claim', flag: 'plusOne' },
    { type: 'claim', flag: 'pirate' },
    { type: 'claim', flag: 'skull' },
    { type: 'claim', flag: 2 },
    { type: 'place', port: 'venice' },
    { type: 'place', port: 'rome' },
    { type: 'place', port: 'naples' },
    { type: 'place', port: 'florence' },
    { type: 'takeTile', tile: 'art-2-1' },
    { type: 'takeTile', tile: 'science-1-gold-3' },
    { type: 'takeTile', tile: 'music-2-1' },
    { type: 'undo' },
    { type: 'toString' },
  ],
};
