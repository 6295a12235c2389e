/** `/replay/ID` and `/replay`: a finished match, verified, and then shown again in its city. */

import './pages.css';
import './bar.css';
import './replay.css';
import './sharing.css';
import './side.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tables } from '../../games/registry.ts';
import { t as frame } from '../../i18n/index.ts';
import { go } from '../../store/router.ts';
import { HelpLink } from '../../table/HelpLink.tsx';
import { loadGame, useGame } from '../../table/use-game.ts';
import { fetchLog } from '../verify/run.ts';
import { momentOf, reviewedSeat } from './link.ts';
import { type LoadStage, load } from './load.ts';
import { ProblemCard, type ReplayProblem } from './ProblemCard.tsx';
import { begin, end } from './player.ts';
import { readFile, StartCard } from './StartCard.tsx';
import { useReplay } from './store.ts';
import { t } from './strings.ts';
import { Theatre } from './Theatre.tsx';

type Work =
  | { readonly phase: 'start' | 'fetching' | 'shown' }
  | { readonly phase: LoadStage; readonly done: number; readonly of: number }
  | { readonly phase: 'problem'; readonly problem: ReplayProblem };

export function ReplayPage({ id }: { id: string | null }) {
  const [work, setWork] = useState<Work>({ phase: id === null ? 'start' : 'fetching' });
  const shown = useReplay((replay) => replay.shown);
  const playing = useGame();
  const game = shown ? playing : null;
  /** Counts up with every log: an older one's work is dropped. */
  const turn = useRef(0);

  /** `at`: the name under which this server has it; null for a file. */
  const open = useCallback(async (text: string, at: string | null): Promise<void> => {
    const mine = ++turn.current;
    end();
    const loaded = await load(text, at ?? undefined, (phase, done, of) => {
      if (mine !== turn.current) return false;
      setWork({ phase, done, of });
      return true;
    });
    if (!loaded || mine !== turn.current) return;
    if ('kind' in loaded) {
      setWork({ phase: 'problem', problem: loaded });
      return;
    }
    const kit = await kitOf(loaded.recording.log.game);
    if (mine !== turn.current) return;
    if (!kit) {
      setWork({ phase: 'problem', problem: { kind: 'game' } });
      return;
    }
    const { seats } = loaded.recording;
    const search = at === null ? '' : location.search;
    const asked = momentOf(search, seats.length);
    const reviewed = reviewedSeat(search, seats.length);
    begin({ ...loaded, kit, story: kit.story(loaded.recording), id: at, reviewed }, asked);
    setWork({ phase: 'shown' });
  }, []);

  const fetchIt = useCallback(async (): Promise<void> => {
    const mine = ++turn.current;
    end();
    if (id === null) {
      setWork({ phase: 'start' });
      return;
    }
    setWork({ phase: 'fetching' });
    const answer = await fetchLog(id);
    if (mine !== turn.current) return;
    if (typeof answer === 'string') setWork({ phase: 'problem', problem: { kind: answer, id } });
    else await open(answer.text, id);
  }, [id, open]);

  useEffect(() => {
    void fetchIt();
    return () => {
      turn.current++;
      end();
    };
  }, [fetchIt]);

  const onText = useCallback(
    (text: string): void => {
      // The address is of no match that this server would provide: a reload begins anew.
      if (id !== null) history.replaceState(null, '', '/replay');
      void open(text, null);
    },
    [id, open],
  );
  const over = useDrop(onText);

  useEffect(() => {
    const before = document.title;
    document.title = t('pageTitle', { game: game?.name ?? frame('app.name') });
    return () => {
      document.title = before;
    };
  }, [game]);

  if (work.phase === 'shown' && shown) {
    return (
      <>
        <Theatre
          key={shown.text.length}
          shown={shown}
          onAnother={() => {
            end();
            turn.current++;
            setWork({ phase: 'start' });
            go('/replay');
          }}
        />
        {over && <DropVeil />}
      </>
    );
  }
  return (
    <main className="page-note replay-note" data-phase={work.phase}>
      <div className="paper-card">
        {work.phase === 'start' && <StartCard onText={onText} />}
        {work.phase === 'problem' && (
          <ProblemCard problem={work.problem} onAgain={() => void fetchIt()} onText={onText} />
        )}
        {work.phase === 'start' && (
          <div className="row-buttons replay-ways">
            <button type="button" className="quiet" onClick={() => go('/')}>
              {t('back')}
            </button>
            <HelpLink topic="replay" />
          </div>
        )}
        <Waiting work={work} />
      </div>
      {over && <DropVeil />}
    </main>
  );
}

function Waiting({ work }: { work: Work }) {
  if (work.phase === 'start' || work.phase === 'problem' || work.phase === 'shown') return null;
  const progress = 'done' in work ? work : null;
  return (
    <div role="status">
      <p className="eyebrow">{t('title')}</p>
      <h1 className="replay-waiting">
        {progress ? t(progress.phase, { done: progress.done, of: progress.of }) : t('loading')}
      </h1>
      <progress
        aria-label={t('progress')}
        max={progress?.of ?? 1}
        {...(progress && { value: progress.done })}
      />
    </div>
  );
}

/** The part of a game that a replay needs, with its words; null if this client has it not. */
async function kitOf(id: string) {
  const game = await tables[id]?.().catch(() => null);
  if (!game?.replay) return null;
  loadGame(id);
  const [kit] = await Promise.all([game.replay(), game.words()]).catch(() => [null]);
  return kit;
}

function DropVeil() {
  return <div className="replay-veil">{t('dropHere')}</div>;
}

/**
 * A file may be dropped anywhere on the page.
 * @returns whether one hovers over it
 */
function useDrop(onText: (text: string) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const has = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const drag = (event: DragEvent): void => {
      if (!has(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!has(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) readFile(file, onText);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [onText]);
  return over;
}
