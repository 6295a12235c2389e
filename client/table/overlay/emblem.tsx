/** The emblem of a house in the overlay: its shape and its colour. */

import { type Color, LOOKS } from '../../../engine/core/colors.ts';
import { Sign } from '../panels/Sign.tsx';

const isColor = (color: string): color is Color => Object.hasOwn(LOOKS, color);

const lookOf = (color: string | undefined) =>
  color !== undefined && isColor(color) ? LOOKS[color] : null;

interface EmblemProps {
  readonly color: string | undefined;
  /** Shape of the sign without a house, on a field of 24. */
  readonly plain?: string;
}

/** The house of this colour, or the plain sign. */
export function Emblem({ color, plain = '' }: EmblemProps) {
  const look = lookOf(color);
  return <Sign className="ov-emblem" path={look?.shape ?? plain} color={look?.css} />;
}

/** The colour of a house as a background; nothing without a house. */
export const cssOf = (color: string | undefined): string => lookOf(color)?.css ?? 'transparent';
