/** The end of the caravan game: the purses, and a rematch. */

import { useEffect, useRef } from 'react';
import { t as frame } from '../../../client/i18n/index.ts';
import { go } from '../../../client/store/router.ts';
import { useTable } from '../../../client/store/table.ts';
import { SeatMark } from '../../../client/table/panels/SeatMark.tsx';
import { useScreen } from '../../../client/table/screen.ts';
import { purseText } from './panels.tsx';
import { t } from './strings.ts';
import { namesOf, open } from './words.ts';

export function Result() {
  const view = useTable((table) => table.view);
  const host = useTable((table) => table.host);
  const matchId = useTable((store) => store.table?.matchId ?? '');
  const lobby = useTable((table) => table.lobby);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const result = view && open(view).result;
  if (!view || !result) return null;
  const { seats } = open(view);
  const order = [...seats].sort(
    (a, b) => (result.scores[b.seat] ?? 0) - (result.scores[a.seat] ?? 0),
  );
  return (
    <section className="result" aria-label={t('result.title')}>
      <div className="paper-card">
        <p className="eyebrow">{t('result.title')}</p>
        <h1 ref={heading} tabIndex={-1}>
          {t('result.wins', { names: namesOf(view, result.winners) })}
        </h1>
        <table className="scores">
          <thead>
            <tr>
              <th scope="col">{t('trader')}</th>
              <th scope="col">{t('result.total')}</th>
            </tr>
          </thead>
          <tbody>
            {order.map(({ seat, name, color }) => (
              <tr key={seat} data-seat={seat}>
                <th scope="row">
                  <SeatMark color={color} /> {name}
                </th>
                <td>{purseText(result.scores[seat] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="row-buttons">
          {host && (
            <button
              type="button"
              className="primary big"
              onClick={() => void lobby({ op: 'rematch' })}
            >
              {t('result.rematch')}
            </button>
          )}
          <button type="button" onClick={() => useScreen.getState().set({ resultAside: true })}>
            {t('result.look')}
          </button>
          {matchId && (
            <>
              <a className="link-button" href={`/replay/${matchId}`}>
                {frame('replay.link')}
              </a>
              <a className="link-button" href={`/verify/${matchId}`}>
                {frame('verify.link')}
              </a>
            </>
          )}
          <button type="button" className="quiet" onClick={() => go('/')}>
            {frame('menu.back')}
          </button>
        </div>
      </div>
    </section>
  );
}
