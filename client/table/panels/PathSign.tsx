/** A sign drawn by one path on a field of 24 by 24, even-odd filled; and sums of money beside a coin. */

import { COIN_PATH } from '../overlay/coin.ts';

interface PathSignProps {
  readonly path: string;
  readonly color?: string;
  readonly size?: number;
  readonly className?: string;
}

export function PathSign(props: PathSignProps) {
  const { path, color = 'currentColor', size = 18, className = '' } = props;
  return (
    <svg
      className={`path-sign ${className}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={path} fill={color} fillRule="evenodd" />
    </svg>
  );
}

/** A sum beside a coin; `unit` is for whoever does not see the coin. */
export const Coins = ({ n, unit, size = 15 }: { n: number; unit: string; size?: number }) => (
  <span className="coins">
    <PathSign path={COIN_PATH} color="#b8862b" size={size} />
    <b>{n}</b>
    <span className="sr"> {unit}</span>
  </span>
);
