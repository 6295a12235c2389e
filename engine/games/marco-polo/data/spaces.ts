/** The action spaces (rules, sections 2.4 and 2.5), by number. */

import type { Exchange } from './city-cards.ts';
import { gainOf } from './vocabulary.ts';

/** The slots of city cards: a die lies on the slot, not on the card (AV-R18). */
export const SLOTS: readonly string[] = [
  'moscow',
  'karakorum',
  'samarcanda',
  'lanzhou',
  'alexandria',
  'karachi',
  'sumatra1',
  'sumatra2',
  'sumatra3',
  'v1',
  'v4',
  'v6',
];

/** In the order of the rules, the slots of city cards last. */
export const SPACES: readonly string[] = [
  'coins5',
  'bazaarCamel',
  'bazaarPepper',
  'bazaarSilk',
  'bazaarGold',
  'khan',
  'contracts',
  'travel',
  'moneyBag',
  'venice',
  'companions',
  'moneylender',
  'gondolier',
  'v7a',
  'v7b',
  ...SLOTS,
];
const spaceOf = (id: string): number => SPACES.indexOf(id);
export const COINS5 = spaceOf('coins5');
/** Pepper, silk and gold follow. */
export const BAZAAR_CAMEL = spaceOf('bazaarCamel');
export const KHAN = spaceOf('khan');
export const CONTRACTS_SPACE = spaceOf('contracts');
export const TRAVEL = spaceOf('travel');
export const MONEY_BAG = spaceOf('moneyBag');
export const VENICE = spaceOf('venice');
/** AV-062 */
export const COMPANION_STACK = spaceOf('companions');
export const MONEYLENDER_SPACE = spaceOf('moneylender');
export const GONDOLIER_SPACE = spaceOf('gondolier');
/** AV-032: the printed spaces of the last palazzo. */
export const V7A = spaceOf('v7a');
export const V7B = spaceOf('v7b');
/** The first slot of a city card; the others follow. */
export const FIRST_CARD = V7B + 1;
/** Where dice lie that Piedro or RU04 has set aside: no space of its own. */
export const ASIDE = SPACES.length;

/** MP-055 */
const BAZAARS = 4;
export const isBazaar = (space: number): boolean =>
  space >= BAZAAR_CAMEL && space < BAZAAR_CAMEL + BAZAARS;
export const isCard = (space: number): boolean => space >= FIRST_CARD && space < ASIDE;
export const isPalazzoSpace = (space: number): boolean => space === V7A || space === V7B;

const DICE: { readonly [space: string]: number } = { bazaarSilk: 2, bazaarGold: 3, travel: 2 };
/** MP-040: dice of one placement. [space] */
export const DICE_OF: readonly number[] = SPACES.map((id) => DICE[id] ?? 1);

/** MP-044, MP-047. [space] */
export const HAS_OCCUPANCY_COST: readonly boolean[] = SPACES.map(
  (id) => ['coins5', 'contracts', 'travel', 'companions'].includes(id) || isBazaar(spaceOf(id)),
);

/** AV-171, AV-175: spaces of which the dice can be removed. */
export const CLEARABLE: readonly string[] = SPACES.filter(
  (id) => !['moneyBag', 'moneylender', 'gondolier'].includes(id),
);

/** MP-051, MP-052, MP-053, MP-054. [bazaar][value - 1] */
export const BAZAAR_ROWS: readonly (readonly (readonly number[])[])[] = [
  [{ camel: 1 }, { camel: 2 }, { camel: 3 }, { camel: 4 }, { camel: 5 }, { camel: 6 }],
  [
    { pepper: 1 },
    { pepper: 2 },
    { pepper: 2, coin: 1 },
    { pepper: 3 },
    { pepper: 3, coin: 2 },
    { pepper: 4 },
  ],
  [
    { silk: 1 },
    { silk: 2 },
    { silk: 2, camel: 1 },
    { silk: 3 },
    { silk: 3, camel: 1, coin: 1 },
    { silk: 4 },
  ],
  [{ gold: 1 }, { gold: 2 }, { gold: 2, camel: 2 }, { gold: 3 }, { gold: 3, move: 1 }, { gold: 4 }],
].map((rows) => rows.map(gainOf));

/** MP-050 */
export const COINS_OF_FIVE = 5;
/** MP-057 */
export const KHAN_PLACES = 4;
export const CAMELS_OF_KHAN = 2;
/** MP-060, MP-061: spaces of contracts, and coins or camels that come with each. [space - 1] */
export const ROW_SPACES = 6;
export const ROW_BONUS: readonly number[] = [0, 0, 0, 0, 1, 2];
/** MP-070, MP-071: coins for steps. [steps] */
export const MOST_STEPS = 6;
export const STEP_COST: readonly number[] = [0, 3, 7, 12, 12, 18, 18]; // MP-071
/** MP-101 */
export const COINS_OF_BAG = 3;

/** AV-080, AV-081 */
export const COINS_OF_MONEYLENDER = 8;
export const COINS_FOR_GOOD = 5;
/** AV-085: what the Cartographer takes off, one of the two. */
export const CARTOGRAPHER_CAMELS = 2;
export const CARTOGRAPHER_COINS = 5;
/** AV-086: coins for each step. */
export const BODYGUARD_STEP = 2;
/** AV-147: camels for each city. */
export const CAMELS_IN_PASSING = 3;

/** AV-032: `v7a` and `v7b`. */
export const PALAZZO_EXCHANGES: readonly Exchange[] = [
  { cost: { goodAny: 2 }, gain: { vp: 3 } },
  { cost: { camel: 1, coin: 2 }, gain: { vp: 2 } },
];
