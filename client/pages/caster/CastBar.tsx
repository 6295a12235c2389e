/** The caster's bar: the delay, the steps that may be shown, and "what if?". */

import { useEffect, useState } from 'react';
import { useStaging, useTempo } from '../../store/tempo.ts';
import type { ClientGame } from '../../table/game.ts';
import { forward, newest, show } from './cast-show.ts';
import { useCast } from './cast-store.ts';
import '../../styles/show-bar.css';
import { isCommand, isSwitchedOff } from '../../table/typed.ts';
import { t } from '../../table/watch/strings.ts';
import { Supposed, WhatIfList } from './WhatIf.tsx';

const PACES = [1, 2, 3, 5, 8] as const;
/** Steps in waiting after which the pace doubles; with twice as many it is fivefold. */
const HURRY = 24;
/** While the last step is still being staged the next one waits, and is looked for so often. */
const BUSY_MS = 150;

/** Advances by itself, one step after the other. */
function usePlaying(): void {
  const { at, playing, pace, steps, whatIf } = useCast();
  const left = steps.length - 1 - at;
  useEffect(() => {
    if (!playing || whatIf || left <= 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const go = (): void => {
      if (useStaging.getState().busy) timer = setTimeout(go, BUSY_MS);
      else forward();
    };
    const hurry = 1 + (left / HURRY) ** 2;
    useTempo.getState().set(hurry < 1.5 ? null : hurry > 6 ? 'instant' : hurry);
    timer = setTimeout(go, (pace * 1000) / hurry);
    return () => clearTimeout(timer);
  }, [playing, whatIf, left, pace]);
}

/** Space stops and continues, comma and full stop are a step back and on. */
export function onCasterKey(event: KeyboardEvent): void {
  if (isCommand(event) || isSwitchedOff(event) || event.defaultPrevented) return;
  const at = event.target;
  if (at instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT|BUTTON)$/.test(at.tagName)) return;
  const cast = useCast.getState();
  if (event.key === ' ') cast.set({ playing: !cast.playing });
  else if (event.key === ',') stepBack();
  else if (event.key === '.') forward();
  else return;
  event.preventDefault();
}

function stepBack(): void {
  useCast.setState({ playing: false });
  show(useCast.getState().at - 1);
}

export function CastBar({ game }: { game: ClientGame }) {
  const { at, playing, pace, steps, state, whatIf, set } = useCast();
  const [asking, setAsking] = useState(false);
  usePlaying();
  useEffect(() => {
    addEventListener('keydown', onCasterKey);
    return () => removeEventListener('keydown', onCasterKey);
  }, []);
  const { nth } = game.castDelay;
  const shown = nth(steps[at]?.count ?? 0);
  const over = state?.stage === 'finished';
  return (
    <>
      {asking && <WhatIfList game={game} onClose={() => setAsking(false)} />}
      <Supposed onReturn={() => show(at)} />
      <section
        className="show-bar cast-bar"
        aria-label={t('cast.bar')}
        data-at={at}
        data-of={steps.length}
      >
        <span className="cast-state" role="status">
          {t(over ? 'cast.stateOver' : 'cast.state', { shown, live: nth(state?.count ?? 0) })}
        </span>
        <button
          type="button"
          data-note={t('cast.back')}
          aria-keyshortcuts=","
          disabled={at <= 0}
          onClick={stepBack}
        >
          <span aria-hidden="true">◀</span>
          <span className="sr">{t('cast.back')}</span>
        </button>
        <button
          type="button"
          aria-keyshortcuts="Space"
          aria-pressed={playing}
          onClick={() => set({ playing: !playing })}
        >
          {t(playing ? 'cast.hold' : 'cast.play')}
        </button>
        <button
          type="button"
          data-note={t('cast.next')}
          aria-keyshortcuts="."
          disabled={at >= steps.length - 1}
          onClick={() => forward()}
        >
          <span aria-hidden="true">▶</span>
          <span className="sr">{t('cast.next')}</span>
        </button>
        <input
          type="range"
          min={0}
          max={Math.max(0, steps.length - 1)}
          value={Math.max(0, at)}
          aria-label={t('cast.position', { at: at + 1, of: steps.length })}
          aria-valuetext={t('cast.position', { at: at + 1, of: steps.length })}
          onChange={(event) => {
            set({ playing: false });
            show(Number(event.target.value));
          }}
        />
        <button type="button" disabled={at >= steps.length - 1 && !whatIf} onClick={newest}>
          {t('cast.newest')}
        </button>
        <select
          value={pace}
          aria-label={t('cast.pace')}
          onChange={(event) => set({ pace: Number(event.target.value) })}
        >
          {PACES.map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds} s
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-expanded={asking}
          onClick={() => {
            if (whatIf) show(at);
            set({ playing: false });
            setAsking(!asking);
          }}
        >
          {t('cast.whatIf')}
        </button>
      </section>
    </>
  );
}
