/** Place of the card: beside its subject, and over nothing that is looked at or pressed. Pure. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between the card, its subject, and the edges of the window. */
const GAP = 14;
const EDGE = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const within = (value: number, most: number): number =>
  Math.max(EDGE, Math.min(value, most - EDGE));

/** How far apart two boxes are, in pixels. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

export interface Around {
  readonly window: Size;
  /** The subject of the sentence: never under the card. */
  readonly about: readonly Box[];
  /** Areas that the person needs now: under the card only if there is no other way. */
  readonly needed: readonly Box[];
  /** Other panels: to be avoided. */
  readonly panels: readonly Box[];
}

/** Cost of a place: 0 is perfect. */
export function costOf(card: Box, { about, needed, panels }: Around): number {
  const sum = (boxes: readonly Box[]): number =>
    boxes.reduce((total, box) => total + overlap(card, box), 0);
  return 100 * sum(about) + 40 * sum(needed) + sum(panels);
}

/** The upper left corner of a card of this size. */
export function placeCard(card: Size, around: Around): { left: number; top: number } {
  const { window, about, needed, panels } = around;
  const right = window.width - card.width;
  const bottom = window.height - card.height;
  const spots: { left: number; top: number }[] = [];
  const add = (left: number, top: number): void => {
    spots.push({ left: within(left, right), top: within(top, bottom) });
  };
  for (const box of [...about, ...needed, ...panels]) {
    const middle = (box.left + box.right - card.width) / 2;
    const level = (box.top + box.bottom - card.height) / 2;
    for (const top of [level, box.top, box.bottom - card.height]) {
      add(box.right + GAP, top);
      add(box.left - GAP - card.width, top);
    }
    for (const left of [middle, box.left, box.right - card.width]) {
      add(left, box.bottom + GAP);
      add(left, box.top - GAP - card.height);
    }
  }
  add(right / 2, bottom * 0.28);
  for (const left of [0, right / 2, right]) for (const top of [0, bottom]) add(left, top);
  const [first = { left: 0, top: 0 }] = spots;
  let best = first;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const box = boxAt(spot.left, spot.top, card);
    const far = about.length === 0 ? 0 : Math.min(...about.map((one) => apart(box, one)));
    const cost = costOf(box, around) + far;
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

/** Whether a card may stay at its place: it covers nothing that counts, and is not far away. */
export function mayStay(card: Box, around: Around): boolean {
  const { about, window } = around;
  const isInside =
    card.left >= 0 && card.top >= 0 && card.right <= window.width && card.bottom <= window.height;
  const far = about.length === 0 ? 0 : Math.min(...about.map((one) => apart(card, one)));
  return isInside && costOf(card, around) === 0 && far < 160;
}
