/** Makes odds sharper or milder: see `Searching.sharpness`. */

/** Raises each to `power`, over 1 in favour of the leading ones; they add up to 1 as before. */
export function sharpened(odds: Iterable<number>, power: number): number[] {
  const raised = Array.from(odds, (one) => one ** power);
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
}
