/** Colours of this board. */

import { GOODS, type Good } from '../../../../engine/games/patrons-of-venice/data.ts';
import { GOOD_COLORS } from '../overlay/signs.ts';

export const IVORY = 0xf8efd8;
export const INK = 0x2b2118;
export const WALNUT = 0x4a2f1e;
export const STONE = 0xe4d8c0;
export const STONE_DARK = 0xb9a98c;
export const GILT = 0xf4c963;
export const BRONZE = 0xb98a4e;
export const TAR = 0x2a262c;

/** Colours of goods, as their icons, awnings and sails have them. */
export const GOOD_PAINT = Object.fromEntries(
  GOODS.map((good) => [good, Number.parseInt(GOOD_COLORS[good].slice(1), 16)]),
) as { readonly [good in Good]: number };

/** Colours under which white figures are hard to read get dark ones. */
export const figureOn = (color: string): number => (color === 'yellow' ? INK : 0xffffff);
