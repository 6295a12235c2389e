/** Coins as every game of the house shows them: a coin with its number, or a chest that is closed. */

import { t } from './strings.ts';
import './money.css';
import { noted } from '../noted.ts';

/** `unit`: what is counted, for whoever does not see the coin. */
export function Coins({ n, unit }: { n: number | string; unit?: string }) {
  return (
    <span className="coins">
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
export function Chest() {
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

/** What a seat has: its coins where they are known, else its chest. */
export const Purse = ({ n, unit }: { n: number | null | undefined; unit?: string }) =>
  n === null || n === undefined ? <Chest /> : <Coins n={n} unit={unit} />;
