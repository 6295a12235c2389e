/** Every draw of the match, page by page. */

import { useState } from 'react';
import type { Log } from '../../../engine/core/log.ts';
import type { Draw } from '../../../engine/core/verify.ts';
import { t } from './strings.ts';

const ROWS = 40;

export function Draws({ log, draws }: { log: Log; draws: readonly Draw[] }) {
  const [page, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(draws.length / ROWS) - 1);
  const from = page * ROWS;
  const shown = draws.slice(from, from + ROWS);
  const step = (name: 'first' | 'before' | 'after' | 'last', to: number) => (
    <button
      type="button"
      aria-disabled={to === page}
      onClick={() => setPage(Math.min(last, Math.max(0, to)))}
    >
      {t(`draws.${name}`)}
    </button>
  );
  return (
    <details className="verify-part">
      <summary>{t('draws', { n: draws.length })}</summary>
      <div className="row-buttons">
        {step('first', 0)}
        {step('before', Math.max(0, page - 1))}
        {step('after', Math.min(last, page + 1))}
        {step('last', last)}
        <span role="status">
          {t('draws.page', { from: from + 1, to: from + shown.length, n: draws.length })}
        </span>
      </div>
      <div className="scroll">
        <table className="verify-draws">
          <thead>
            <tr>
              <th scope="col" className="num">
                {t('draws.draw')}
              </th>
              <th scope="col">{t('draws.when')}</th>
              <th scope="col" className="num">
                {t('draws.below')}
              </th>
              <th scope="col" className="num">
                {t('draws.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ draw, entry, below, value }) => (
              <tr key={draw}>
                <th scope="row" className="num">
                  {draw + 1}
                </th>
                <td>
                  {entry === 0
                    ? t('draws.setup')
                    : t('draws.entry', { entry, name: by(log, entry) })}
                </td>
                <td className="num">{below}</td>
                <td className="num">{value + 1}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Name of the seat whose command drew. */
function by(log: Log, entry: number): string {
  const seat = log.entries[entry - 1]?.seat ?? -1;
  return log.seats[seat]?.name ?? '';
}
