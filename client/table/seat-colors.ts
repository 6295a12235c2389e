/** The colours of seats for stylesheets and drawings, by name; scripts without a page load it too. */

import { COLORS, LOOKS } from '../../engine/core/colors.ts';

export const SEAT_COLORS: { readonly [color: string]: string } = Object.fromEntries(
  COLORS.map((color) => [color, LOOKS[color].css]),
);
