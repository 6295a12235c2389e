/** Target of an arrow key among buttons in lines and columns, as the eye expects. Pure. */

/** Position and size of a button, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const LINE: { readonly [key: string]: 1 | -1 } = { ArrowRight: 1, ArrowLeft: -1 };
const COLUMN: { readonly [key: string]: 1 | -1 } = { ArrowDown: 1, ArrowUp: -1 };

const middle = ({ left, width }: Box): number => left + width / 2;
const centre = ({ top, height }: Box): number => top + height / 2;
/**
 * Whether two buttons are beside each other: their heights overlap by more than half of the lower
 * one.
 */
const isBeside = (a: Box, b: Box): boolean =>
  Math.abs(centre(a) - centre(b)) < Math.min(a.height, b.height) / 2;

/**
 * The index that a key leads to from `at`; -1 if the key leads nowhere. Left and right go through
 * all buttons in reading order, up and down to the button there, from one end of a column to the
 * other. In a single line, or a single column, both do the same.
 */
export function ledTo(key: string, at: number, boxes: readonly Box[]): number {
  const count = boxes.length;
  const from = boxes[at];
  if (!from || count < 2) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const along = LINE[key];
  if (along) return (at + along + count) % count;
  const down = COLUMN[key];
  if (!down) return -1;
  const others = boxes.map((_, k) => k).filter((k) => !isBeside(boxes[k] ?? from, from));
  if (others.length === 0) return (at + down + count) % count;
  const ahead = others.filter((k) => (centre(boxes[k] ?? from) - centre(from)) * down > 0);
  // Beyond the last line it begins anew at the first.
  const reach = ahead.length > 0 ? ahead : others;
  const nearest = Math.min(...reach.map((k) => centre(boxes[k] ?? from) * down));
  const line = reach.filter((k) => {
    const box = boxes[k] ?? from;
    return Math.abs(centre(box) * down - nearest) < box.height / 2;
  });
  const aside = (k: number): number => Math.abs(middle(boxes[k] ?? from) - middle(from));
  return line.reduce((best, k) => (aside(k) < aside(best) ? k : best), line[0] ?? at);
}
