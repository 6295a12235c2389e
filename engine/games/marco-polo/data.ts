/** Numbers of the game (rules, sections 2.1 and 11). */

export const MIN_SEATS = 2;
export const MAX_SEATS = 5;
/** MP-002 */
export const ROUNDS = 5;
export const DIE_FACES = 6;

/** Dice that are rolled, by number: five of each seat in seat order, six black ones, the white one. */
export const COLOR_DICE = 5;
export const FIRST_BLACK = COLOR_DICE * MAX_SEATS;
export const BLACK_DICE = 6;
export const WHITE = FIRST_BLACK + BLACK_DICE;
export const DICE = WHITE + 1;
export const BLACK_MASK = (2 ** BLACK_DICE - 1) * 2 ** FIRST_BLACK;
export const WHITE_MASK = 1 << WHITE;
/** The five colour dice of seat `p` as a mask. */
export const colorMask = (p: number): number => (2 ** COLOR_DICE - 1) << (COLOR_DICE * p);

/** Values of the die tokens (AV-130); a mask of tokens has bit v for the one with value v. */
export const TOKENS = [2, 3, 4, 5, 6] as const;
export const ALL_TOKENS = TOKENS.reduce((mask, value) => mask | (1 << value), 0);

/**
 * The dice that a seat may place, in the order of the rules: its five, the black ones, the white one,
 * the tokens 2 to 6. A *place* is a number in that order.
 */
export const DIE_PLACES = COLOR_DICE + BLACK_DICE + 1 + TOKENS.length;
export const FIRST_BLACK_PLACE = COLOR_DICE;
export const WHITE_PLACE = COLOR_DICE + BLACK_DICE;
export const FIRST_TOKEN_PLACE = WHITE_PLACE + 1;
/** The die in a place of seat `p`; tokens are none. */
export const dieIn = (p: number, place: number): number =>
  place < COLOR_DICE ? COLOR_DICE * p + place : FIRST_BLACK + place - COLOR_DICE;
/** The value of the token in a place. */
export const tokenIn = (place: number): number => TOKENS[place - FIRST_TOKEN_PLACE];

/** In the order of seats: dice are named after them, in any colours of the seats. */
export const DIE_COLORS = ['blue', 'yellow', 'green', 'red', 'purple'] as const;

/** MP-005, AV-013 */
export const POSTS = 9;
export const VENICE_POSTS = 4;
/** MP-114 */
export const BLACK_POSTS = 2;
/** MP-084, AV-034, MP-114: for the last but one, the last, and the last black one. */
export const VP_LAST_BUT_ONE = 5;
export const VP_LAST = 10;

/** MP-004 */
export const START_COINS = 6;
export const START_CAMELS = 2;
/** MP-025 */
export const FAIR_SUM = 15;
/** MP-064 */
export const MOST_HELD = 2;
/** MP-016 */
export const DEALT_GOALS = 4;
export const KEPT_GOALS = 2;
/** AV-100 */
export const BELLELA_CHARACTERS = 5;
/** AV-140, AV-110 */
export const RUSTICIANO_HAND = 6;
export const BELLELA_HAND = 3;
/** AV-151, AV-181: the use of city cards without a die. */
export const CARD_VALUE = 6;
/** MP-010 */
export const STACK_SIZE = 6;

/** Prices in camels (MP-102, MP-103, MP-104) and coins (AV-143). */
export const REROLL_COST = 1;
export const ADJUST_COST = 2;
export const BLACK_DIE_COST = 3;
export const RU01_COST = 15;
/** AV-084 */
export const SCRIBE_VP = 3;
/** AV-088, AV-089 */
export const NUN_REACH = 2;
export const TRADER_GAIN = 2;
/** MP-131, MP-132, MP-133: things worth a point at the end, and the most completed contracts. */
export const GOODS_FOR_POINT = 2;
export const COINS_FOR_POINT = 10;
export const MOST_CONTRACTS_VP = 7;
