/** The final scoring, step by step as at a table; then the winner, and a rematch. */

import { useEffect, useRef, useState } from 'react';
import type { ResultRow, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { t as frame, numeral } from '../../../i18n/index.ts';
import { go } from '../../../store/router.ts';
import { useSettings } from '../../../store/settings.ts';
import { useTable } from '../../../store/table.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { useScreen } from '../../../table/screen.ts';
import { orderCubes } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cubesName, seatName, seatNames } from '../strings/names.ts';

interface Step {
  readonly key: 'result.track' | 'result.tax' | 'result.orders' | 'result.shares' | 'result.cash';
  readonly vp: (row: ResultRow) => number;
  readonly note: (row: ResultRow) => string;
}

const STEPS: readonly Step[] = [
  { key: 'result.track', vp: (row) => row.track, note: () => '' },
  {
    key: 'result.tax',
    vp: (row) => row.vpTax,
    note: (row) =>
      [
        row.cubeValue > 0 ? t('result.taxHelp', { value: row.cubeValue, tax: row.tax }) : '',
        row.owed > 0 ? t('result.owed', { n: row.owed }) : '',
      ]
        .filter(Boolean)
        .join('; '),
  },
  {
    key: 'result.orders',
    vp: (row) => row.vpOrders,
    note: (row) => row.guildOrders.map((card) => cubesName(orderCubes(card))).join('; '),
  },
  {
    key: 'result.shares',
    vp: (row) => row.vpShares,
    note: (row) => t('result.ducats', { n: row.shareValue }),
  },
  {
    key: 'result.cash',
    vp: (row) => row.vpCash,
    note: (row) => t('result.ducats', { n: row.cash }),
  },
];

/** A minus sign, not a hyphen: it is as wide as a figure. */

/** Milliseconds from one step to the next. */
const PAUSE = 1900;

export function Result() {
  const view = useTable((table) => table.view) as View | null;
  const host = useTable((table) => table.host);
  const matchId = useTable((store) => store.table?.matchId ?? '');
  /** At a table: elsewhere (a replay) there is nothing to go on with. */
  const live = useTable((store) => store.table === null || store.table.stage === 'finished');
  const lobby = useTable((table) => table.lobby);
  const speed = useSettings((settings) => settings.speed);
  const still = useSettings((settings) => settings.reducedMotion);
  const set = useScreen((screen) => screen.set);
  const [shown, setShown] = useState(speed === 'instant' || still ? STEPS.length : 1);

  useEffect(() => {
    if (shown >= STEPS.length) return;
    const timer = setTimeout(() => setShown(shown + 1), speed === 2 ? PAUSE / 2 : PAUSE);
    return () => clearTimeout(timer);
  }, [shown, speed]);

  // The scoring lies over the table: whoever walks by keys begins there.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const result = view?.public.result;
  if (!view || !result) return null;
  const you = view.you?.seat ?? null;
  const done = shown >= STEPS.length;
  const visible = STEPS.slice(0, shown);
  const sum = (row: ResultRow): number => visible.reduce((total, step) => total + step.vp(row), 0);
  const best = done
    ? [...result.table].sort(
        (a, b) =>
          Number(result.winners.includes(b.seat)) - Number(result.winners.includes(a.seat)) ||
          b.total - a.total,
      )
    : result.table;
  return (
    <section className="result" aria-label={t('result.title')}>
      <div className="paper-card">
        <p className="eyebrow">{t('result.title')}</p>
        <h1 ref={heading} tabIndex={-1} aria-live="polite">
          {done ? winnerLine(view, result.winners, you) : ' '}
        </h1>
        <div className="scroll">
          <table className="scores">
            <thead>
              <tr>
                <th scope="col">{t('result.merchant')}</th>
                {STEPS.map((step, index) => (
                  <th key={step.key} scope="col" className={index < shown ? 'num' : 'num later'}>
                    {t(step.key)}
                  </th>
                ))}
                <th scope="col" className="num">
                  {t('result.total')}
                </th>
              </tr>
            </thead>
            <tbody>
              {best.map((row) => (
                <tr
                  key={row.seat}
                  data-seat={row.seat}
                  className={done && result.winners.includes(row.seat) ? 'winner' : ''}
                >
                  <th scope="row">
                    <SeatMark color={view.public.seats[row.seat]?.color ?? ''} />{' '}
                    {seatName(view, row.seat, you)}
                  </th>
                  {STEPS.map((step, index) => (
                    <td
                      key={step.key}
                      data-step={step.key}
                      className={index < shown ? 'num' : 'num later'}
                    >
                      {index < shown && (
                        <>
                          {numeral(step.vp(row))}
                          <small>{step.note(row)}</small>
                        </>
                      )}
                    </td>
                  ))}
                  <td className="num total">{numeral(sum(row))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="row-buttons">
          {!done && (
            <>
              <button type="button" className="primary" onClick={() => setShown(shown + 1)}>
                {t('result.next')}
              </button>
              <button type="button" className="quiet" onClick={() => setShown(STEPS.length)}>
                {t('result.skip')}
              </button>
            </>
          )}
          {done && host && (
            <button
              type="button"
              className="primary big"
              onClick={() => void lobby({ op: 'rematch' })}
            >
              {t('result.rematch')}
            </button>
          )}
          {done && !host && live && <span className="help">{t('result.rematchHost')}</span>}
          {done && (
            <button type="button" onClick={() => set({ resultAside: true })}>
              {t('result.look')}
            </button>
          )}
          {done && live && matchId && (
            <a className="link-button" href={`/replay/${matchId}`} target="_blank" rel="noreferrer">
              {frame('replay.link')}
            </a>
          )}
          {done && live && matchId && (
            <a className="link-button" href={`/verify/${matchId}`} target="_blank" rel="noreferrer">
              {frame('verify.link')}
            </a>
          )}
          {done && (
            <button type="button" className="quiet" onClick={() => go('/')}>
              {frame('menu.back')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function winnerLine(view: View, winners: readonly number[], you: number | null): string {
  if (winners.length > 1) return t('result.shared', { names: seatNames(view, winners, you) });
  if (winners[0] === you) return t('result.winnerYou');
  return t('result.winner', { names: seatNames(view, winners, you) });
}
