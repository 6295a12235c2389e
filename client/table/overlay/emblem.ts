/** The emblem of a house in the overlay: its shape and its colour. */

import { type Color, LOOKS } from '../../../engine/core/colors.ts';
import { redraw, sign } from './dom.ts';

const OUTLINE = 'rgba(255,255,255,.55)';

const isColor = (color: string): color is Color => Object.hasOwn(LOOKS, color);

/**
 * A sign that becomes an emblem.
 * @param plain shape of the sign without a house, on a field of 24
 */
export const emblem = (plain = ''): SVGSVGElement => sign(plain, 'currentColor', OUTLINE);

/**
 * Shows the house of this colour, or the plain sign.
 * @param plain shape of the sign without a house
 */
export function showEmblem(svg: SVGSVGElement, color: string | undefined, plain = ''): void {
  if (color !== undefined && isColor(color)) redraw(svg, LOOKS[color].shape, LOOKS[color].css);
  else redraw(svg, plain, 'currentColor');
}

/** The colour of a house as a background; nothing without a house. */
export const cssOf = (color: string | undefined): string =>
  color !== undefined && isColor(color) ? LOOKS[color].css : 'transparent';
