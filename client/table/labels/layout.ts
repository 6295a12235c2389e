/** Positions of labels in the picture: none over another, none over a panel. Pure. */

/** A rectangle of the picture, in CSS pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A label whose wished middle is at x, y. */
export interface Wish {
  x: number;
  y: number;
  w: number;
  h: number;
  /**
   * Whether the label is to be placed: it is in the picture, and the board itself is not readable
   * there.
   */
  wanted: boolean;
  /**
   * Distance from the wished position; kept from one picture to the next, so that labels do not
   * jump.
   */
  dx: number;
  dy: number;
  /** Whether it has found room. */
  shown: boolean;
}

/** Free space between two labels. */
const GAP = 1;

/** At a greater distance a label would seem to belong to another thing. CSS pixels. */
const FARTHEST = 36;

/** How wide a label is by its height, about. */
const WIDE = 4;
/**
 * Offsets that are tried in turn, in parts of the label's own width and height; the shortest first.
 */
const STEPS: readonly (readonly [number, number])[] = [0, 0.25, 0.5, 0.8]
  .flatMap((u) => [0, 0.55, 1.05, 1.6, 2.2].flatMap((v) => turned(u, v)))
  .sort(([u, v], [p, q]) => Math.hypot(u * WIDE, v) - Math.hypot(p * WIDE, q));

function turned(u: number, v: number): [number, number][] {
  const ways: [number, number][] = [];
  for (const p of u === 0 ? [0] : [u, -u])
    for (const q of v === 0 ? [0] : [v, -v]) ways.push([p, q]);
  return ways;
}

/** Places the labels in their order, the most important ones first. */
export function layOut(
  wishes: readonly Wish[],
  panels: readonly Rect[],
  width: number,
  height: number,
): void {
  const isFree = (k: number, dx: number, dy: number): boolean => {
    const { x, y, w, h } = wishes[k];
    const left = x + dx - w / 2 - GAP;
    const right = x + dx + w / 2 + GAP;
    const top = y + dy - h / 2 - GAP;
    const bottom = y + dy + h / 2 + GAP;
    if (left < 0 || right > width || top < 0 || bottom > height) return false;
    for (const one of panels)
      if (left < one.right && right > one.left && top < one.bottom && bottom > one.top)
        return false;
    for (let i = 0; i < k; i++) {
      const one = wishes[i];
      if (!one.shown) continue;
      if (Math.abs(x + dx - one.x - one.dx) >= (w + one.w) / 2 + GAP) continue;
      if (Math.abs(y + dy - one.y - one.dy) < (h + one.h) / 2 + GAP) return false;
    }
    return true;
  };
  wishes.forEach((wish, k) => {
    wish.shown = false;
    if (!wish.wanted) return;
    if (isFree(k, wish.dx, wish.dy)) {
      wish.shown = true;
      return;
    }
    for (const [u, v] of STEPS) {
      if (Math.hypot(u * wish.w, v * wish.h) > FARTHEST) continue;
      if (!isFree(k, u * wish.w, v * wish.h)) continue;
      wish.dx = u * wish.w;
      wish.dy = v * wish.h;
      wish.shown = true;
      return;
    }
  });
}
