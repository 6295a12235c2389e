/** Position of a caption in the picture: at the place of its event. Pure. */

import type { Rect } from '../labels/layout.ts';

/** From the place up, or down, to the caption's edge: the length of its tip. CSS pixels. */
const TIP = 10;
/** Between a caption and the edge of the area that the panels leave free. */
const MARGIN = 8;
/** Between its tip and its own corners. */
const CORNER = 18;

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** From its left edge to its tip. */
  readonly tip: number;
  readonly side: 'above' | 'below';
}

/**
 * A caption of this size at a point of the picture; null if the point is hidden under the panels,
 * or the caption has no room there.
 * @param free area of the picture that the panels leave free
 */
export function placed(
  point: { readonly x: number; readonly y: number },
  size: { readonly w: number; readonly h: number },
  free: Rect,
): Placed | null {
  const { x, y } = point;
  if (x < free.left || x > free.right || y < free.top || y > free.bottom) return null;
  if (size.w + 2 * MARGIN > free.right - free.left) return null;
  const above = y - TIP - size.h;
  const below = y + TIP;
  const side = above >= free.top + MARGIN ? 'above' : 'below';
  if (side === 'below' && below + size.h + MARGIN > free.bottom) return null;
  const least = free.left + MARGIN;
  const most = free.right - MARGIN - size.w;
  const left = Math.round(Math.min(most, Math.max(least, x - size.w / 2)));
  const tip = Math.round(Math.min(size.w - CORNER, Math.max(CORNER, x - left)));
  return { left, top: Math.round(side === 'above' ? above : below), tip, side };
}
