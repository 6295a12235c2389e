/** Why a match is not shown, and the next sensible step. */

import { useEffect, useRef } from 'react';
import { go } from '../../store/router.ts';
import { reasonOf } from '../verify/reasons.ts';
import type { Problem as FetchProblem } from '../verify/run.ts';
import type { LoadProblem } from './load.ts';
import { OpenFile } from './StartCard.tsx';
import { t } from './strings.ts';

export type ReplayProblem =
  | LoadProblem
  | { readonly kind: Exclude<FetchProblem, 'damaged'>; readonly id: string };

interface ProblemCardProps {
  readonly problem: ReplayProblem;
  readonly onAgain: () => void;
  readonly onText: (text: string) => void;
}

export function ProblemCard({ problem, onAgain, onText }: ProblemCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const params = {
    id: 'id' in problem ? problem.id.slice(0, 40) : '',
    reason: problem.kind === 'refused' ? reasonOf(problem.step) : '',
    theirs: problem.kind === 'engine' ? problem.theirs : '',
    ours: problem.kind === 'engine' ? problem.ours : '',
  };
  const again = problem.kind === 'offline' || problem.kind === 'unfinished';
  return (
    <div role="alert" data-problem={problem.kind}>
      <p className="eyebrow">{t('title')}</p>
      <h1 ref={heading} tabIndex={-1}>
        {t(`problem.${problem.kind}`)}
      </h1>
      <p>{t(`problem.${problem.kind}Why`, params)}</p>
      <div className="row-buttons replay-ways">
        {again && (
          <button type="button" className="primary" onClick={onAgain}>
            {t('again')}
          </button>
        )}
        <OpenFile onText={onText} primary={!again} />
        {problem.kind === 'refused' && (
          <button type="button" onClick={() => go('/verify')}>
            {t('details')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => go('/')}>
          {t('back')}
        </button>
      </div>
    </div>
  );
}
