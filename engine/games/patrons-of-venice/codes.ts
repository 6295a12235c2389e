/** The codes of the actions without their parameters: each row names its own, for good. */

import { codeWith } from '../../kit/rows.ts';

/** Plus the action. */
export const CHOOSE = codeWith(0, 0);
/** Plus the board's owner, two bits further up, and the ship. */
export const RESERVE = codeWith(1, 0);
export const PASS = codeWith(2, 0);
/** Plus 0 to keep, 1 to sell. */
export const UNLOAD = codeWith(3, 0);
/** Plus the good. */
export const PLACE = codeWith(4, 0);
/** Plus the sale, see `phases/sales.ts`. */
export const SELL = codeWith(5, 0);
/** Plus the stall, four bits further up, and the good. */
export const BUY = codeWith(6, 0);
/** Plus business, site and proof, see `phases/sponsor-business.ts`. */
export const SPONSOR_BUSINESS = codeWith(7, 0);
/** Plus the campo. */
export const SPONSOR_STATUE = codeWith(8, 0);
/** Plus the site. */
export const PRODUCE = codeWith(9, 0);
export const END_PRODUCE = codeWith(10, 0);
