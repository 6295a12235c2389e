/**
 * Between two matches: how to play in five pictures of the living city, then the best of the day.
 * The pictures are the city itself, seen at the subject of the sentence.
 */

import { useEffect, useState } from 'react';
import type { ShowState } from '../../../server/protocol/showcase.ts';
import type { ClientGame, Lesson } from '../../table/game.ts';
import { useCamera } from '../../world/camera.ts';
import { Best } from './Chairs.tsx';
import { leftNow, useShow } from './store.ts';
import { t } from './strings.ts';
import './attract.css';

/** Duration of each picture, in milliseconds. */
const PICTURE_MS = 8000;

/** Whole seconds that are left of the phase, counted down. */
export function useSecondsLeft(): number | null {
  const [left, setLeft] = useState(() => leftNow(useShow.getState()));
  useEffect(() => {
    const look = (): void => setLeft(leftNow(useShow.getState()));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, []);
  return left === null ? null : Math.ceil(left / 1000);
}

export function Attract({ game, show }: { game: ClientGame; show: ShowState }) {
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  const [at, setAt] = useState(0);
  const left = useSecondsLeft();
  useEffect(() => {
    let alive = true;
    void game.lessons?.().then((all) => alive && setLessons(all));
    return () => {
      alive = false;
    };
  }, [game]);
  useEffect(() => {
    const timer = setInterval(() => setAt((n) => n + 1), PICTURE_MS);
    return () => clearInterval(timer);
  }, []);
  const pages = lessons.length + 1;
  const lesson = lessons[at % pages];
  useEffect(() => {
    useCamera.getState().focus(lesson?.place ?? null);
  }, [lesson]);
  useEffect(() => () => useCamera.getState().overview(), []);
  return (
    <main className="attract" data-picture={at % pages}>
      <header>
        <h1 className="attract-name">{game.name}</h1>
        <p className="attract-summary">{game.summary}</p>
      </header>
      {lesson ? (
        <figure key={at} className="lesson">
          <figcaption>
            <p className="lesson-step">
              {t('show.lesson')} · {t('show.lessonOf', { n: (at % pages) + 1, of: lessons.length })}
            </p>
            <h2 className="lesson-title">{lesson.title}</h2>
            <p className="lesson-text">{lesson.text}</p>
          </figcaption>
        </figure>
      ) : (
        <div key="best" className="lesson best-page">
          <Best scores={show.scores} most={8} />
          <p className="help big">{t('show.bestHelp')}</p>
        </div>
      )}
      <ol className="lesson-dots" aria-hidden="true">
        {Array.from({ length: pages }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other name
          <li key={n} className={n === at % pages ? 'lesson-dot now' : 'lesson-dot'} />
        ))}
      </ol>
      <p className="attract-left">
        {show.phase === 'preparing' || left === null
          ? t('show.preparing')
          : t('show.begins', { n: left })}
      </p>
    </main>
  );
}
