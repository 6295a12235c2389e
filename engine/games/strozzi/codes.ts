/** The codes of the actions without their parameters: each row names its own, for good. */

import { codeWith } from '../../kit/rows.ts';

export const PASS = codeWith(0, 0);
/** Plus the flag. */
export const CLAIM = codeWith(1, 0);
/** Plus the port. */
export const PLACE = codeWith(2, 0);
/** Plus the tile. */
export const TAKE = codeWith(3, 0);
