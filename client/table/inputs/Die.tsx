/** The face of a die, from one to six pips; 0: it shows nothing yet. */

/** Places of the pips on a field of three by three, counted by rows from 0. */
const PIPS: { readonly [pips: number]: readonly number[] } = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export function Die({ pips, color, size = 30 }: { pips: number; color?: string; size?: number }) {
  const at = PIPS[pips];
  return (
    <svg
      className={color ? 'die colored' : 'die'}
      viewBox="0 0 30 30"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect x="1" y="1" width="28" height="28" rx="6" style={color ? { fill: color } : undefined} />
      {at?.map((place) => (
        <circle key={place} cx={7 + 8 * (place % 3)} cy={7 + 8 * Math.floor(place / 3)} r="2.6" />
      ))}
      {!at && (
        <text x="15" y="20" textAnchor="middle">
          {pips > 0 ? pips : '?'}
        </text>
      )}
    </svg>
  );
}
