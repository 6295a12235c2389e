/** `/verify/ID`: a finished match, played again and checked in the visitor's own browser. */

import './verify.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { VerifyProgress } from '../../../engine/core/verify.ts';
import { go } from '../../store/router.ts';
import { HelpLink } from '../../table/HelpLink.tsx';
import { OtherLog } from './OtherLog.tsx';
import { Report } from './Report.tsx';
import { fetchLog, type Problem, type Verified, verifyText } from './run.ts';
import { t } from './strings.ts';

type Work =
  | { readonly phase: 'none' | 'loading' }
  | { readonly phase: 'running'; readonly progress: VerifyProgress }
  | { readonly phase: 'problem'; readonly problem: Problem }
  | {
      readonly phase: 'done';
      readonly verified: Verified;
      readonly source: string;
      readonly known: string | null;
    };

export function VerifyPage({ id }: { id: string | null }) {
  const [work, setWork] = useState<Work>({ phase: id === null ? 'none' : 'loading' });
  /** Counts up with every log: an older one's work is dropped. */
  const turn = useRef(0);

  const check = useCallback(
    async (text: string, asked: string | undefined, source: string): Promise<void> => {
      const mine = ++turn.current;
      const verified = await verifyText(text, asked, (progress) => {
        if (mine !== turn.current) return false;
        setWork({ phase: 'running', progress });
        return true;
      });
      if (verified === null || mine !== turn.current) return;
      if (typeof verified === 'string') setWork({ phase: 'problem', problem: verified });
      else setWork({ phase: 'done', verified, source, known: asked ?? null });
    },
    [],
  );

  const load = useCallback(async (): Promise<void> => {
    if (id === null) return;
    const mine = ++turn.current;
    setWork({ phase: 'loading' });
    const answer = await fetchLog(id);
    if (mine !== turn.current) return;
    if (typeof answer === 'string') setWork({ phase: 'problem', problem: answer });
    else await check(answer.text, id, t('match', { id }));
  }, [id, check]);

  useEffect(() => {
    void load();
    return () => {
      turn.current++;
    };
  }, [load]);

  useEffect(() => {
    document.title = t('pageTitle');
  }, []);

  return (
    <main className="verify" data-phase={work.phase}>
      <div className="paper-card">
        <p className="eyebrow">{t('title')}</p>
        {work.phase === 'done' ? (
          <Report verified={work.verified} source={work.source} known={work.known} />
        ) : (
          <Waiting work={work} id={id} onAgain={() => void load()} />
        )}
        <OtherLog
          open={work.phase === 'none' || work.phase === 'problem'}
          onLog={(text, name) => void check(text, undefined, t('fromFile', { name }))}
        />
        <div className="row-buttons">
          <button type="button" className="quiet" onClick={() => go('/')}>
            {t('back')}
          </button>
          <HelpLink topic="draws" />
        </div>
      </div>
    </main>
  );
}

function Waiting({ work, id, onAgain }: { work: Work; id: string | null; onAgain: () => void }) {
  if (work.phase === 'problem') {
    const { problem } = work;
    return (
      <div role="alert">
        <h1>{t(`problem.${problem}`)}</h1>
        <p>{t(`problem.${problem}Why`, { id: (id ?? '').slice(0, 40) })}</p>
        {id !== null && problem !== 'damaged' && (
          <button type="button" className="primary" onClick={onAgain}>
            {t('again')}
          </button>
        )}
      </div>
    );
  }
  if (work.phase === 'none') {
    return (
      <>
        <h1>{t('other')}</h1>
        <p>{t('intro')}</p>
        <p>{t('introNone')}</p>
      </>
    );
  }
  const progress = work.phase === 'running' ? work.progress : null;
  return (
    <>
      <h1>{progress ? t('running', { ...progress }) : t('loading')}</h1>
      <p>{t('intro')}</p>
      <progress
        aria-label={t('progress')}
        max={progress?.of ?? 1}
        {...(progress && { value: progress.done })}
      />
    </>
  );
}
