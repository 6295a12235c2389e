/**
 * The companion beside a decision: the stake, in one sentence, and where to look. It names no
 * choice, and appears only where hints are allowed.
 */

import './companion.css';
import { useEffect, useState } from 'react';
import { useTable } from '../../store/table.ts';
import { usePointed } from '../board/pointed.ts';
import type { AdviceWords, Matter } from '../game.ts';
import { noted } from '../noted.ts';
import { chooseLevel, useCompanionLevel } from './level.ts';
import { t } from './strings.ts';
import { type StakeWork, useDecisionSeq, useStake } from './use-stake.ts';

interface CompanionProps {
  readonly game: string;
  readonly matterOf: NonNullable<AdviceWords['matterOf']>;
}

export default function Companion({ game, matterOf }: CompanionProps) {
  const level = useCompanionLevel();
  const seq = useDecisionSeq();
  const [asked, setAsked] = useState(-1);
  const open = level === 'full' || (level === 'quiet' && asked === seq);
  const work = useStake(game, open, seq);
  const matter = useMatter(work, matterOf);
  usePointing(open ? matter : null);
  if (level === 'off') return null;
  return (
    <div className="companion" data-level={level} data-phase={work.phase}>
      {level === 'quiet' && (
        <button
          type="button"
          className="quiet"
          aria-expanded={open}
          {...noted(t('askHelp'))}
          onClick={() => setAsked(open ? -1 : seq)}
        >
          {t('ask')}
        </button>
      )}
      <p className="companion-said" role="status">
        {open && (
          <>
            {level === 'full' && <b>{t('title')}</b>} {said(work, matter)}
          </>
        )}
      </p>
      {open && work.phase !== 'thinking' && (
        <p className="companion-level">
          <button
            type="button"
            className="quiet"
            onClick={() => {
              chooseLevel(game, level === 'full' ? 'quiet' : 'full');
              setAsked(-1);
            }}
          >
            {t(level === 'full' ? 'less' : 'always')}
          </button>
          {level === 'quiet' && (
            <button
              type="button"
              className="quiet"
              {...noted(t('offHelp'))}
              onClick={() => chooseLevel(game, 'off')}
            >
              {t('off')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function said(work: StakeWork, matter: Matter | null): string {
  if (work.phase === 'idle') return '';
  if (work.phase === 'thinking') return t('thinking');
  if (work.phase === 'said' && work.stake.group === '') return t('even');
  return matter?.text ?? t('nothing');
}

/** The sentence, which follows the view: others' actions meanwhile change its figures. */
function useMatter(work: StakeWork, matterOf: CompanionProps['matterOf']): Matter | null {
  const view = useTable((table) => table.view);
  if (!view || work.phase !== 'said' || work.stake.group === '') return null;
  return matterOf(view, work.stake);
}

/** Rings the parts of the panels that it speaks of, and marks its things on the board. */
function usePointing(matter: Matter | null): void {
  const parts = matter?.parts?.map(({ selector }) => selector).join(', ') ?? '';
  const things = matter?.things?.join(' ') ?? '';
  useEffect(() => {
    const ringed = parts === '' ? [] : [...document.querySelectorAll(parts)];
    for (const one of ringed) one.setAttribute('data-matters', '');
    return () => {
      for (const one of ringed) one.removeAttribute('data-matters');
    };
  }, [parts]);
  useEffect(() => {
    if (things === '') return;
    usePointed.getState().point(things.split(' '));
    return () => usePointed.getState().point([]);
  }, [things]);
}
