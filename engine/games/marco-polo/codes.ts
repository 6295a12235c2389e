/** The codes of the actions without their parameters: each row names its own, for good. */

import { codeWith, wideCode } from '../../kit/rows.ts';

/** Plus the character. */
export const PICK_CHARACTER = codeWith(0, 0);
/** Plus the two goals, see `phases/goals.ts`. */
export const KEEP_GOALS = codeWith(1, 0);
/** Plus the node. */
export const CHOOSE_START = codeWith(2, 0);
/** Plus character, five bits further up, and start + 1. */
export const CHOOSE_ROUND_CHARACTER = codeWith(3, 0);
/** Plus the companion, all ones = none. */
export const TAKE_COMPANION = codeWith(4, 0);
/** Plus the placement, see `placing/code.ts`. */
export const PLACE = wideCode(0);
/** Plus contract, scribe + 1, double. */
export const COMPLETE_CONTRACT = codeWith(6, 0);
/** Plus the die. */
export const MONEY_BAG = codeWith(7, 0);
export const REROLL = codeWith(8, 0);
/** Plus die, one bit further up, and whether it rises. */
export const ADJUST = codeWith(9, 0);
export const BUY_BLACK_DIE = codeWith(10, 0);
/** Plus the card and its fields, see `bonus/rusticiano.ts`. */
export const PLAY_RUSTICIANO = codeWith(11, 0);
/** Plus the use. */
export const USE_KEPT = codeWith(12, 0);
/** Plus the space, as its place in `CLEARABLE`. */
export const PIEDRO_CLEAR = codeWith(13, 0);
export const MONEYLENDER_GOOD = codeWith(14, 0);
export const SARACEN_TRADE = codeWith(15, 0);
export const END_TURN = codeWith(16, 0);
export const CHOOSE_GOODS = codeWith(17, 0);
export const CHOOSE_PAIR = codeWith(18, 0);
export const CAMELS_OR_COINS = codeWith(19, 0);
export const DISCARD = codeWith(20, 0);
export const DO_MOVE = codeWith(21, 0);
export const OTHER_BONUS = codeWith(22, 0);
export const OWN_BONUS = codeWith(23, 0);
export const RELOCATE = codeWith(24, 0);
export const SEARCH = codeWith(25, 0);
export const PICK_CARD = codeWith(26, 0);
export const CHOOSE_FIGURE = codeWith(27, 0);
/** Plus a mask of the offered ones. */
export const KEEP_GIFTS = codeWith(28, 0);
export const DIE_OR_COINS = codeWith(29, 0);
/** Plus the gift, die and value, see `bonus/gift.ts`. */
export const USE_GIFT = codeWith(30, 0);
/** Plus the card, and above it the use. */
export const USE_ARGHUN = codeWith(31, 0);
