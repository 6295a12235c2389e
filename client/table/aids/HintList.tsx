/** The choices of a hint: each in words, with its reason, and a button to take it up. */

import type { ActionBase } from '../../../engine/core/contract.ts';
import { series } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import type { AdviceWords } from '../game.ts';
import { t } from './strings.ts';
import type { HintWork } from './use-hint.ts';

/** Number of equivalent choices that are named beside the shown one. */
const MOST_ALIKE = 2;

interface HintListProps {
  readonly work: HintWork;
  readonly words: AdviceWords;
  /** The present odds are shown as well. */
  readonly shown: boolean;
  readonly onTake: (action: ActionBase) => void;
}

export function HintList({ work, words, shown, onTake }: HintListProps) {
  const view = useTable((table) => table.view);
  const busy = useTable((table) => table.busy);
  // Odds that nobody can know yet are shown without a figure.
  const open = work.phase !== 'found' || work.open;
  const found = work.phase === 'found' ? work.choices : [];
  // Choices may read alike to the person: the first is the better one.
  const read = new Set(['']);
  const lineOf = (action: ActionBase): string[] => {
    const line = (view && words.choiceLine(view, action)) || '';
    return read.has(line) || !read.add(line) ? [] : [line];
  };
  const choices = found.flatMap((one) =>
    lineOf(one.action).map((line) => ({
      ...one,
      line,
      why: view ? words.whyLine(view, one) : '',
      others: one.alike.flatMap(lineOf),
    })),
  );
  return (
    <>
      <p className="aids-said" role="status">
        {said(work, choices)}
      </p>
      {shown && !open && <p className="aids-said">{t('differ')}</p>}
      {view && choices.length > 0 && (
        <ol className="hints">
          {choices.map(({ action, odds, why, line, others }) => (
            <li key={line}>
              <p>
                <strong>{line}</strong>
              </p>
              {why && <p className="hint-why">{why}</p>}
              {others.length > 0 && (
                <p className="hint-why">
                  {t('alike', { list: series(others.slice(0, MOST_ALIKE)) })}
                </p>
              )}
              <p className="hint-foot">
                {!open && <span>{oddsLine(Math.round(100 * odds))}</span>}
                <button
                  type="button"
                  disabled={busy}
                  aria-label={t('takeOne', { choice: line })}
                  onClick={() => onTake(action)}
                >
                  {t('take')}
                </button>
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Of winning, with a choice. @param n of a hundred */
const oddsLine = (n: number): string => (n < 1 ? t('oddsNone') : t('odds', { n }));

function said(work: HintWork, choices: readonly { readonly others: readonly string[] }[]): string {
  if (work.phase === 'none') return '';
  if (work.phase !== 'found') return t(work.phase);
  const n = choices.length;
  if (n === 1 && choices[0]?.others.length) return t('same');
  return n === 0 ? t('none') : t('found', { n });
}
