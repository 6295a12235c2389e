/** What is written on the board itself. English. */

import type { Character, Location, Shop } from '../../../../engine/games/masters-of-venice/data.ts';

export const SIGNS: {
  readonly places: { readonly [l in Location]: string };
  readonly shops: { readonly [s in Shop]: string };
  readonly characters: { readonly [c in Character]: string };
  readonly bid: string;
  readonly final: string;
  readonly noBuyers: string;
  readonly turnOrder: string;
} = {
  places: {
    docks: 'Docks',
    shops: 'Shops',
    stockMarket: 'Stock Market',
    guildHall: 'Guild Hall',
    church: 'Church',
    mercato: 'Mercato',
    officeNorth: 'Office North',
    officeSouth: 'Office South',
  },
  shops: {
    blacksmith: 'Blacksmith',
    jeweler: 'Jeweler',
    miller: 'Miller',
    spiceShop: 'Spice Shop',
    tailor: 'Tailor',
  },
  characters: {
    gondolieri: 'Gondolieri',
    guildMaster: 'Guild Master',
    harborMaster: 'Harbor Master',
    taxCollector: 'Tax Collector',
    thief: 'Thief',
    trader: 'Trader',
  },
  bid: 'Bid',
  final: 'Final',
  noBuyers: 'No buyers',
  turnOrder: 'Turn order',
};
