/**
 * `/learn/GAME` and `/learn/GAME/SCENE`: a game learnt by playing it. The real place, panels and
 * rules, a match on this very page, and a card with one sentence at a time.
 */

import './learn.css';
import { Suspense, useEffect, useState } from 'react';
import { learnings } from '../../../engine/registry-learning.ts';
import { wholeGames } from '../../../engine/registry-whole.ts';
import { tables } from '../../games/registry.ts';
import { leaveTableSoon } from '../../net/lazy.ts';
import { go, learnPath } from '../../store/router.ts';
import { useTable } from '../../store/table.ts';
import { Connecting } from '../../table/Connecting.tsx';
import { HelpLink } from '../../table/HelpLink.tsx';
import { ErrorBoundary } from '../../table/panels/ErrorBoundary.tsx';
import { JustHappened } from '../../table/panels/JustHappened.tsx';
import { ReferenceCard } from '../../table/reference/ReferenceCard.tsx';
import { Settings } from '../../table/Settings.tsx';
import { useScreen } from '../../table/screen.ts';
import { loadGame, useGame } from '../../table/use-game.ts';
import { Card } from './Card.tsx';
import { Spotlight } from './Spotlight.tsx';
import { begin, end, learntOf, type Subject, useLearn } from './store.ts';
import { t } from './strings.ts';
import { usePointing } from './use-pointing.ts';

export function LearnPage({ game: id, scene }: { game: string; scene: string | null }) {
  const [found, setFound] = useState<'loading' | 'none' | 'failed' | 'there'>('loading');
  // The address follows the open scene: only its first value is a request.
  const [wanted] = useState(scene);
  useEffect(() => {
    let here = true;
    // A table that was left for the lesson is cleared before this one is laid.
    leaveTableSoon()
      .then(() => load(id))
      .then(
        (subject) => {
          if (!here) return;
          if (subject) open(subject, wanted);
          setFound(subject ? 'there' : 'none');
        },
        () => here && setFound('failed'),
      );
    return () => {
      here = false;
      end();
    };
  }, [id, wanted]);
  if (found === 'none' || found === 'failed') return <NoLesson broken={found === 'failed'} />;
  if (found === 'loading') return <Connecting />;
  return <Lesson />;
}

/** All data of a lesson; null for a game that has none. */
async function load(id: string): Promise<Subject | null> {
  const [lesson, rules, table] = [learnings, wholeGames, tables].map((tier) =>
    Object.hasOwn(tier, id) ? tier[id] : undefined,
  ) as [(typeof learnings)[string]?, (typeof wholeGames)[string]?, (typeof tables)[string]?];
  if (!lesson || !rules || !table) return null;
  loadGame(id);
  const client = await table();
  if (!client.learn) return null;
  const [scenes, game, words] = await Promise.all([
    lesson(),
    rules(),
    client.learn(),
    client.words(),
  ]);
  return { game, lesson: scenes, words };
}

/** Begins at the scene of the address; else asks a returning person whether to go on. */
function open(subject: Subject, scene: string | null): void {
  const { scenes } = subject.lesson;
  const named = scenes.findIndex(({ id }) => id === scene);
  const learnt = Math.min(learntOf(subject.game.id), scenes.length - 1);
  if (named >= 0) begin(subject, named, 'scene');
  else begin(subject, learnt, learnt > 0 ? 'offer' : 'scene');
}

function Lesson() {
  const game = useGame();
  const ledger = useScreen((screen) => screen.ledger);
  const dialog = useScreen((screen) => screen.dialog);
  const aside = useScreen((screen) => screen.resultAside);
  const playing = useTable((table) => table.view !== null);
  usePointing();
  useAddress();
  useTitle(game?.name ?? '');
  useEffect(() => {
    // The card announces the result of a scene; the scoring opens on request.
    useScreen.getState().set({ resultAside: true });
    return () => useScreen.getState().set({ resultAside: false });
  }, []);
  if (!game || !playing) return <Connecting />;
  const { Hud, Ledger, Result } = game;
  return (
    <>
      <Card />
      <ErrorBoundary>
        <Suspense fallback={<Connecting />}>
          {ledger ? <Ledger /> : <Hud />}
          {!aside && <Result />}
        </Suspense>
      </ErrorBoundary>
      <Spotlight />
      {dialog === 'what' && <JustHappened />}
      <ReferenceCard />
      {dialog === 'settings' && <Settings />}
    </>
  );
}

/** Keeps the address at the scene on the page. */
function useAddress(): void {
  const game = useLearn(({ subject }) => subject?.game.id);
  const scene = useLearn(({ subject, scene }) => subject?.lesson.scenes[scene]?.id);
  useEffect(() => {
    if (game && scene) history.replaceState(history.state, '', learnPath(game, scene));
  }, [game, scene]);
}

function useTitle(game: string): void {
  useEffect(() => {
    const before = document.title;
    if (game !== '') document.title = t('pageTitle', { game });
    return () => {
      document.title = before;
    };
  }, [game]);
}

function NoLesson({ broken }: { broken: boolean }) {
  return (
    <main className="page-note">
      <div className="paper-card">
        <h1>{t('none')}</h1>
        <p role="alert">{t(broken ? 'broken' : 'noneHelp')}</p>
        <div className="row-buttons">
          <button type="button" className="primary" onClick={() => go('/')}>
            {t('menu')}
          </button>
          <HelpLink />
        </div>
      </div>
    </main>
  );
}
