/** Error codes of the rules, section 5. A check answers 0 or one of these numbers (index + 1). */

export const ERRORS = [
  'UNKNOWN_ID',
  'GAME_OVER',
  'NOT_YOUR_DECISION',
  'NO_SHIPMENT',
  'ALREADY_RESERVED',
  'NO_CUBE_LEFT',
  'NOT_ENOUGH_DUCATS',
  'CARD_NOT_OFFERED',
  'NOT_IN_HAND',
  'NOT_FOR_SALE',
  'NO_TILE_LEFT',
  'BUILDING_OCCUPIED',
  'MISSING_PROOF',
  'NO_STATUE_LEFT',
  'CAMPO_OCCUPIED',
  'NOT_YOUR_BUSINESS',
  'BUSINESS_ALREADY_USED',
  'MISSING_INPUT',
  'GOOD_PILE_EMPTY',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

export const OK = 0;
export const UNKNOWN_ID = 1;
export const GAME_OVER = 2;
export const NOT_YOUR_DECISION = 3;
export const NO_SHIPMENT = 4;
export const ALREADY_RESERVED = 5;
export const NO_CUBE_LEFT = 6;
export const NOT_ENOUGH_DUCATS = 7;
export const CARD_NOT_OFFERED = 8;
export const NOT_IN_HAND = 9;
export const NOT_FOR_SALE = 10;
export const NO_TILE_LEFT = 11;
export const BUILDING_OCCUPIED = 12;
export const MISSING_PROOF = 13;
export const NO_STATUE_LEFT = 14;
export const CAMPO_OCCUPIED = 15;
export const NOT_YOUR_BUSINESS = 16;
export const BUSINESS_ALREADY_USED = 17;
export const MISSING_INPUT = 18;
export const GOOD_PILE_EMPTY = 19;
