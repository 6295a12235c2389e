/** Names over places keep clear of the panels: a name under a panel is illegible. Pure. */

/** A rectangle of the picture, in CSS pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Half a name's width and height, and the free space between it and a panel. */
export const NAME = { half: 60, high: 14, gap: 4 };

/**
 * Position of a name whose wished position is `x`, `y`: there, or beside the panel over it, on the
 * side of the picture's middle.
 */
export function cleared(
  [x, y]: readonly [number, number],
  panels: readonly Rect[],
  { width, height }: { readonly width: number; readonly height: number },
): [number, number] {
  const { half, high, gap } = NAME;
  // No panel covers a point outside of the picture.
  if (x < -half || x > width + half || y < -high || y > height + high) return [x, y];
  let [at, down] = [x, y];
  for (const { left, top, right, bottom } of panels) {
    const over = at + half > left && at - half < right && down + high > top && down - high < bottom;
    if (!over) continue;
    // A strip across the picture is passed above or below it, a column at its side.
    if (right - left > width / 2) {
      down = (top + bottom) / 2 < height / 2 ? bottom + high + gap : top - high - gap;
    } else at = (left + right) / 2 < width / 2 ? right + half + gap : left - half - gap;
  }
  return [at, down];
}
