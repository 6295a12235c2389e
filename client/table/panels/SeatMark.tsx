/**
 * A merchant's mark: a shape doubles the colour, so that nothing depends on colour alone. Pawns,
 * disks and banners on the board have the same shape.
 */

import { COLORS, LOOKS } from '../../../engine/core/colors.ts';
import { EMBLEM_PATHS } from '../../pieces/paths.ts';

export const SEAT_COLORS: { readonly [color: string]: string } = Object.fromEntries(
  COLORS.map((color) => [color, LOOKS[color].css]),
);

export function SeatMark({ color, size = 16 }: { color: string; size?: number }) {
  return (
    <svg className="seat-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={EMBLEM_PATHS[color as keyof typeof EMBLEM_PATHS] ?? EMBLEM_PATHS.red}
        fill={SEAT_COLORS[color] ?? '#888'}
        stroke="rgba(0,0,0,.45)"
        strokeWidth="1.2"
      />
    </svg>
  );
}
