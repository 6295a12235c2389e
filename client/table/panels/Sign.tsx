/** A filled sign on a field of 24 by 24, as games draw their wares, places and figures. */

import './money.css';

export interface SignProps {
  /** SVG path, even-odd. */
  readonly path: string;
  readonly color?: string;
  /** Side in CSS pixels. */
  readonly size?: number;
  readonly className?: string;
}

export function Sign({ path, color = 'currentColor', size = 18, className = '' }: SignProps) {
  return (
    <svg
      className={`sign ${className}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={path} fill={color} fillRule="evenodd" />
    </svg>
  );
}
