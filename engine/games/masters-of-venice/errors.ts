/** Error codes of the rules, section 5. A check answers 0 or one of these numbers (index + 1). */

export const ERRORS = [
  'E_PARAM',
  'E_PHASE',
  'E_WINDOW',
  'E_TURN',
  'E_PENDING',
  'E_LOCATION',
  'E_USED',
  'E_EMPTY',
  'E_BID_CASH',
  'E_CHAR_TAKEN',
  'E_NO_EFFECT',
  'E_SAME_PLACE',
  'E_CHARACTER',
  'E_NOT_THERE',
  'E_CASH',
  'E_MAJORITY',
  'E_ROOM',
  'E_CUBES',
  'E_ORDERS',
  'E_LIMIT',
  'E_BOTH_WAYS',
  'E_SUPPLY',
  'E_SHARES',
  'E_DECK',
  'E_CARD',
  'E_AWARD',
  'E_BAG',
  'E_PLACEMENT',
  'E_TILE',
  'E_MARKER',
  'E_NOT_ELIGIBLE',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

export const OK = 0;
export const E_PARAM = 1;
export const E_PHASE = 2;
export const E_WINDOW = 3;
export const E_TURN = 4;
export const E_PENDING = 5;
export const E_LOCATION = 6;
export const E_USED = 7;
export const E_EMPTY = 8;
export const E_BID_CASH = 9;
export const E_CHAR_TAKEN = 10;
export const E_NO_EFFECT = 11;
export const E_SAME_PLACE = 12;
export const E_CHARACTER = 13;
export const E_NOT_THERE = 14;
export const E_CASH = 15;
export const E_MAJORITY = 16;
export const E_ROOM = 17;
export const E_CUBES = 18;
export const E_ORDERS = 19;
export const E_LIMIT = 20;
export const E_BOTH_WAYS = 21;
export const E_SUPPLY = 22;
export const E_SHARES = 23;
export const E_DECK = 24;
export const E_CARD = 25;
export const E_AWARD = 26;
export const E_BAG = 27;
export const E_PLACEMENT = 28;
export const E_TILE = 29;
export const E_MARKER = 30;
export const E_NOT_ELIGIBLE = 31;
