/**
 * The card of a lesson: one sentence at a time, beside its subject, and the button to the next one.
 */

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { go } from '../../store/router.ts';
import { useCard } from '../../table/cards.tsx';
import { useNarrow } from '../../table/narrow.ts';
import { Icon } from '../../table/panels/Icon.tsx';
import { openFirst } from '../../table/quick.ts';
import { mayStay, placeCard } from './placing.ts';
import { Scenes } from './Scenes.tsx';
import { aboutOf, aroundOf, useLooking } from './sight.ts';
import {
  again,
  back,
  type LearnStore,
  next,
  nextScene,
  openScene,
  type Subject,
  stepOf,
  useLearn,
} from './store.ts';
import { t } from './strings.ts';
import { textOf } from './texts.ts';

export function Card() {
  const learn = useLearn();
  const { subject, phase } = learn;
  const card = useRef<HTMLElement>(null);
  usePlace(card, learn);
  useFocus(card, learn);
  if (!subject) return null;
  return (
    <section
      ref={card}
      className="learn-card"
      aria-label={t('region')}
      data-phase={phase}
      data-scene={subject.lesson.scenes[learn.scene].id}
      data-step={stepOf(learn)?.say}
      data-progress={learn.progress}
    >
      {phase === 'scene' ? (
        <Sentence learn={learn} subject={subject} />
      ) : (
        <Turning learn={learn} subject={subject} />
      )}
    </section>
  );
}

interface CardProps {
  readonly learn: LearnStore;
  readonly subject: Subject;
}

/** A sentence of a scene. */
function Sentence({ learn, subject }: CardProps) {
  const { scene: n, step: at, progress, refused, refusals } = learn;
  const { scenes, enough } = subject.lesson;
  const [listed, setListed] = useState(false);
  const scene = scenes[n];
  const step = scene.steps[at];
  const isLast = at === scene.steps.length - 1;
  const missed = progress === 'missed' ? (step.task?.missed ?? null) : null;
  const waits = progress === 'open' || progress === 'missed';
  const text = (key: string): string => textOf(subject, scene, key);
  return (
    <>
      <header>
        <button
          type="button"
          className="learn-where"
          aria-expanded={listed}
          onClick={() => setListed(!listed)}
        >
          <span>{t('where', { n: n + 1, of: scenes.length })}</span>
          <strong>{text('title')}</strong>
          <span className="sr">{t('scenes')}</span>
          <Icon name={listed ? 'up' : 'down'} size={14} />
        </button>
        <Bar done={n + (at + 1) / scene.steps.length} of={scenes.length} />
      </header>
      {listed && <Scenes subject={subject} current={n} onLeave={() => setListed(false)} />}
      <div className="learn-words" aria-live="polite">
        <p className="learn-say">{text(missed ?? step.say)}</p>
        {refused !== null && (
          <p className="learn-refused" key={refusals} data-refused={refused}>
            {refused === '' ? t('notThis') : text(refused)}
          </p>
        )}
        {isLast && n + 1 === enough && <p className="help">{t('enough')}</p>}
      </div>
      <div className="row-buttons">
        {!waits && (
          <button type="button" className="primary" data-next onClick={next}>
            {t(isLast && n + 1 < scenes.length ? 'nextScene' : 'next')}
          </button>
        )}
        {progress === 'missed' && (
          <button type="button" className="primary" data-again onClick={again}>
            {t('again')}
          </button>
        )}
        {at > 0 && (
          <button type="button" className="quiet" data-back-step onClick={back}>
            {t('back')}
          </button>
        )}
        {!isLast && (
          <button type="button" className="quiet learn-skip" onClick={nextScene}>
            {t('skipScene')}
          </button>
        )}
        {isLast && n + 1 >= enough && n + 1 < scenes.length && <Play subject={subject} quiet />}
      </div>
    </>
  );
}

/** Before the first sentence for a returning person, and after the last one. */
function Turning({ learn, subject }: CardProps) {
  const { phase, scene: n } = learn;
  const { scenes, enough } = subject.lesson;
  const offer = phase === 'offer';
  return (
    <>
      <div className="learn-words" aria-live="polite">
        <h2>{t(offer ? 'goOnTitle' : phase === 'end' ? 'endTitle' : 'skippedTitle')}</h2>
        {!offer && <p className="learn-say">{t(phase === 'end' ? 'end' : 'skipped')}</p>}
      </div>
      <div className="row-buttons learn-ways">
        {offer && (
          <>
            <button type="button" className="primary" data-next onClick={() => openScene(n)}>
              {t('goOn', {
                n: n + 1,
                of: scenes.length,
                title: textOf(subject, scenes[n], 'title'),
              })}
            </button>
            <button type="button" data-from-start onClick={() => openScene(0)}>
              {t('fromStart')}
            </button>
          </>
        )}
        {(!offer || n >= enough) && <Play subject={subject} quiet={offer} />}
        {!offer && (
          <button type="button" className="quiet" onClick={() => openScene(n)}>
            {t('lesson')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => go('/')}>
          {t('menu')}
        </button>
      </div>
    </>
  );
}

const Bar = ({ done, of }: { done: number; of: number }): ReactNode => (
  <span className="learn-bar" aria-hidden="true">
    <span style={{ width: `${(100 * done) / of}%` }} />
  </span>
);

/** The first match: a table of the mildest bots, without a clock. */
function Play({ subject, quiet }: { subject: Subject; quiet?: boolean }) {
  const card = useCard(subject.game.id);
  const [state, setState] = useState<'ready' | 'opening' | 'failed'>('ready');
  async function play(): Promise<void> {
    if (!card) return;
    setState('opening');
    try {
      go(`/table/${await openFirst(card)}`);
    } catch {
      setState('failed');
    }
  }
  return (
    <>
      {state === 'failed' && (
        <p className="warning" role="alert">
          {t('failed')}
        </p>
      )}
      <button
        type="button"
        className={quiet ? undefined : 'primary'}
        data-play
        disabled={!card || state === 'opening'}
        onClick={() => void play()}
      >
        {t(state === 'opening' ? 'opening' : 'play')}
      </button>
    </>
  );
}

/** Puts the card beside its subject, and moves it only when it would be in the way. */
function usePlace(card: { readonly current: HTMLElement | null }, learn: LearnStore): void {
  const narrow = useNarrow();
  const step = stepOf(learn);
  const words = learn.subject?.words ?? null;
  const isScene = learn.phase === 'scene';
  const spot = `${learn.phase} ${learn.scene} ${learn.step} ${narrow}`;
  const last = useRef('');
  const place = (): void => {
    const element = card.current;
    if (!element || !words) return;
    const about = isScene ? aboutOf(step?.at, words) : [];
    const around = aroundOf(about, step?.task !== undefined && isScene);
    const box = element.getBoundingClientRect();
    if (last.current === spot && mayStay(box, around)) return;
    last.current = spot;
    const { left, top } = placeCard({ width: box.width, height: box.height }, around);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  };
  useLayoutEffect(place);
  useLooking(place);
}

/** The keyboard focus follows the lesson: it moves from a finished step to the next one. */
function useFocus(card: { readonly current: HTMLElement | null }, learn: LearnStore): void {
  const { phase, scene, step, progress } = learn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when one of these changes
  useEffect(() => {
    const { activeElement: at } = document;
    const mine = card.current?.contains(at) ?? false;
    const isFree = at === null || at === document.body || mine || at.closest('#decision') !== null;
    if (!isFree) return;
    const on = card.current?.querySelector<HTMLElement>('[data-next], [data-again], [data-play]');
    if (on) on.focus({ preventScroll: true });
    else if (at === document.body || mine) {
      document.querySelector<HTMLElement>('.decision h2')?.focus({ preventScroll: true });
    }
  }, [card, phase, scene, step, progress]);
}
