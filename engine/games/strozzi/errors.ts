/** Error codes of the rules, section 5. A check answers 0 or one of these numbers (index + 1). */

export const ERRORS = [
  'UNKNOWN_ID',
  'GAME_OVER',
  'NOT_YOUR_DECISION',
  'FLAG_USED',
  'ONLY_PIRATE_CAN_OVERBID',
  'PORT_TAKEN',
  'TILE_NOT_OFFERED',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

export const OK = 0;
export const UNKNOWN_ID = 1;
export const GAME_OVER = 2;
export const NOT_YOUR_DECISION = 3;
export const FLAG_USED = 4;
export const ONLY_PIRATE_CAN_OVERBID = 5;
export const PORT_TAKEN = 6;
export const TILE_NOT_OFFERED = 7;
