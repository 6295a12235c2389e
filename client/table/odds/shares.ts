/** Odds as people read them. Pure. */

/** Whole parts of a hundred that add up to a hundred, as near as can be. */
export function percents(odds: readonly number[]): number[] {
  const whole = odds.map((share) => Math.floor(share * 100));
  const rest = odds
    .map((share, seat) => ({ seat, part: share * 100 - (whole[seat] ?? 0) }))
    .sort((a, b) => b.part - a.part || a.seat - b.seat);
  const lacking = 100 - whole.reduce((sum, part) => sum + part, 0);
  for (const { seat } of rest.slice(0, Math.max(0, lacking))) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole;
}
