/** A merchant's mark: colour doubled by shape, so that nothing depends on colour alone. */

const SHAPES: { readonly [color: string]: string } = {
  red: 'M8 1.6a6.4 6.4 0 1 1 0 12.8A6.4 6.4 0 0 1 8 1.6z',
  blue: 'M2.4 2.4h11.2v11.2H2.4z',
  green: 'M8 1.4 15 14H1z',
  yellow: 'M8 .8 15.2 8 8 15.2.8 8z',
  purple: 'm8 .8 2.1 4.9 5.3.5-4 3.5 1.2 5.2L8 12.1l-4.6 2.8 1.2-5.2-4-3.5 5.3-.5z',
};

export const SEAT_COLORS: { readonly [color: string]: string } = {
  red: '#b8352c',
  blue: '#2c63a8',
  green: '#2f8248',
  yellow: '#d9a521',
  purple: '#7a459b',
};

export function SeatMark({ color, size = 16 }: { color: string; size?: number }) {
  return (
    <svg className="seat-mark" viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path
        d={SHAPES[color] ?? SHAPES.red}
        fill={SEAT_COLORS[color] ?? '#888'}
        stroke="rgba(0,0,0,.45)"
        strokeWidth=".8"
      />
    </svg>
  );
}
