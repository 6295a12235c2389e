/** The codes of the actions without their parameters: each row names its own, for good. */

import { codeWith } from '../../kit/rows.ts';

export const ROLL = codeWith(0, 0);
/** Plus the space. */
export const USE_STARTING_SPACE = codeWith(1, 0);
/** Plus the space. */
export const MOVE_FREE = codeWith(2, 0);
export const STOP = codeWith(3, 0);
/** Plus whether a tile is spent. */
export const TAKE_ACTION = codeWith(4, 0);
export const LEAVE_UNUSED = codeWith(5, 0);
export const PASS = codeWith(6, 0);
/** Plus the listed offer, see `offers/vocabulary.ts`. */
export const OFFER = codeWith(7, 0);
/** Plus the listed proposal. */
export const PROPOSE = codeWith(8, 0);
/** Never listed. */
export const REVISE = codeWith(9, 0);
/** Plus the number of the offer. */
export const WITHDRAW = codeWith(10, 0);
/** Plus the number of the offer. */
export const DECLINE = codeWith(11, 0);
/** Plus slot, filling and tile, see `offers/accept.ts`. */
export const ACCEPT = codeWith(12, 0);
/** Plus the tile and its use, see `phases/tiles.ts`. */
export const CHOOSE = codeWith(13, 0);
/** Plus mode, order + 1 and tile + 1, see `phases/main.ts`. */
export const PERFORM_MAIN = codeWith(14, 0);
/** Plus the card. */
export const DELIVER_SMALL = codeWith(15, 0);
/** Plus the tile and its purpose, see `phases/tiles.ts`. */
export const PLAY_TILE = codeWith(16, 0);
export const PLAY_EXTRA_ACTION = codeWith(17, 0);
export const END_ACTION = codeWith(18, 0);
/** Plus the street, 16 bits further up, and the operations. */
export const ACQUIRE = codeWith(19, 0);
export const DECLINE_ACQUIRE = codeWith(20, 0);
