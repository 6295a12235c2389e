/** The battery's data about this game beyond its contract. */

import type { Samples } from '../../battery/samples.ts';

export const samples: Samples = {
  game: 'patrons-of-venice',
  // Random matches may never end.
  optionSets: [
    { maxTurns: 60 },
    { maxTurns: 50, openMoney: false, guestProduction: true },
    { maxTurns: 40, chainProduction: false, startPlayer: 2 },
    { maxTurns: 30, openHands: true, openMoney: false },
  ],
  perSeat: (options) => options,
  asides: [],
  unlisted: ['sell'],
  secret: [],
  nonsense: [
    { type: 'pass' },
    { type: 'pass', seat: 1 },
    { type: 'chooseAction', action: 'produce' },
    { type: 'chooseAction', action: 'rest' },
    { type: 'reserve', boardOwner: 4, ship: 'left' },
    { type: 'reserve', boardOwner: 0, ship: 'right' },
    { type: 'reserve', boardOwner: 1, ship: 'port' },
    { type: 'unload', choice: 'keep' },
    { type: 'placeShipment', good: 'wool' },
    { type: 'placeShipment', good: 'cloth' },
    { type: 'sell', goods: { wool: 1, cloth: 2 } },
    { type: 'sell', goods: { silk: 10 } },
    { type: 'sell', goods: {} },
    { type: 'buy', from: 'market', good: 'canvas' },
    { type: 'buy', from: 'wharf', good: 'pepper' },
    { type: 'sponsorBusiness', business: 'draper', site: 'B07', proof: ['wool'] },
    { type: 'sponsorBusiness', business: 'canvaser', site: 'B05' },
    { type: 'sponsorBusiness', business: 'tailor', site: 'B05', proof: ['silk', 'wool'] },
    { type: 'sponsorBusiness', business: 'tentmaker', site: 'B14', proof: ['silk', 'silk'] },
    { type: 'sponsorStatue', campo: 'POLO' },
    { type: 'produce', site: 'B02' },
    { type: 'endProduce' },
    { type: 'toString' },
  ],
};
