/** The emblem of a house in the overlay: its shape and its colour. */

import { EMBLEM_PATHS } from '../../pieces/paths.ts';
import { SEAT_COLORS } from '../seat-colors.ts';
import { redraw, sign } from './dom.ts';

const OUTLINE = 'rgba(255,255,255,.55)';

const isColor = (color: string): color is keyof typeof EMBLEM_PATHS =>
  Object.hasOwn(EMBLEM_PATHS, color);

/** A sign that becomes an emblem. @param plain what it is of nobody, on a field of 24 */
export const emblem = (plain = ''): SVGSVGElement => sign(plain, 'currentColor', OUTLINE);

/** Shows the house of this colour, or of nobody. @param plain what it is of nobody */
export function showEmblem(svg: SVGSVGElement, color: string | undefined, plain = ''): void {
  if (color !== undefined && isColor(color))
    redraw(svg, EMBLEM_PATHS[color], SEAT_COLORS[color] ?? '#888');
  else redraw(svg, plain, 'currentColor');
}
