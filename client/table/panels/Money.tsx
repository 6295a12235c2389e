/** Coins as every game of the house shows them: a coin with its number, or a closed chest. */

import { t } from './strings.ts';
import './money.css';
import { noted } from '../noted.ts';

interface CoinsProps {
  readonly n: number | string;
  /** The unit in words, for a person who does not see the coin. */
  readonly unit?: string;
  /**
   * Meaning of the coins: their owner, or the thing that they pay for; absent = the number with the
   * unit.
   */
  readonly note?: string;
}

export function Coins({ n, unit, note }: CoinsProps) {
  return (
    <span className="coins" {...noted(note ?? (unit && t('coins', { n, unit })))}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="7" fill="#d9a93b" stroke="#8a6420" />
        <circle cx="8" cy="8" r="4.6" fill="none" stroke="#8a6420" strokeWidth=".8" />
      </svg>
      {n}
      {unit && <span className="sr"> {unit}</span>}
    </span>
  );
}

/** Coins that this viewer may not see. */
function Chest() {
  return (
    <span className="chest" {...noted(t('chest'))}>
      <svg viewBox="0 0 24 18" width="22" height="17" aria-hidden="true">
        <path d="M2 7c0-4 2-6 5-6h10c3 0 5 2 5 6v10H2z" fill="#7a4e2d" stroke="#3e2613" />
        <path d="M2 8h20M10 6h4v5h-4z" fill="#d9a93b" stroke="#3e2613" />
      </svg>
      <span className="sr">{t('chest')}</span>
    </span>
  );
}

/** The money of a seat: its coins if they are known, else its chest. */
export const Purse = ({ n, ...rest }: Omit<CoinsProps, 'n'> & { n: number | null | undefined }) =>
  n === null || n === undefined ? <Chest /> : <Coins n={n} {...rest} />;
