/**
 * The decisions around the present one, in words; any of them is a press away, and the present one
 * opens to the cause of its result.
 */

import { useEffect, useId, useRef, useState } from 'react';
import { CauseLines } from '../../table/causes/CauseLines.tsx';
import { t as causes } from '../../table/causes/strings.ts';
import type { ClientGame } from '../../table/game.ts';
import { Icon } from '../../table/panels/Icon.tsx';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { useGame } from '../../table/use-game.ts';
import { lineOf, toldAt } from './labels.ts';
import { pause, seek } from './player.ts';
import { type Shown, useReplay } from './store.ts';

/** Decisions shown before and after the present one. */
const AROUND = 24;

export function Decisions({ shown }: { shown: Shown }) {
  const { recording } = shown;
  const at = useReplay((replay) => replay.at);
  const eye = useReplay((replay) => replay.eye);
  const game = useGame();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place brings its line into sight
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [at]);
  if (!game) return null;
  const line = (k: number): string => lineOf(recording, game, k, eye);
  const from = Math.max(0, at - AROUND);
  const to = Math.min(recording.end, at + AROUND);
  return (
    <ol className="replay-list decisions" ref={list} start={from}>
      {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((k) => {
        const step = recording.steps[k - 1];
        return (
          <li key={k} className={step?.withdrawn ? 'withdrawn' : ''}>
            <button
              type="button"
              className="quiet"
              aria-current={k === at ? 'step' : undefined}
              onClick={() => {
                pause();
                seek(k);
              }}
            >
              <span className="num">{k}</span>
              {step && <SeatMark color={recording.seats[step.seat]?.color ?? ''} size={13} />}
              {step?.withdrawn ? <s>{line(k)}</s> : <span>{line(k)}</span>}
            </button>
            {k === at && step?.action && <Why key={k} game={game} shown={shown} at={k} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The sentences of a decision, each with its cause. */
function Why({ game, shown, at }: { game: ClientGame; shown: Shown; at: number }) {
  const eye = useReplay((replay) => replay.eye);
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!game.causes) return null;
  const lines = open ? toldAt(shown.recording, game, at, eye) : [];
  return (
    <>
      <button
        type="button"
        className="quiet decision-why"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'up' : 'down'} size={14} /> {causes('whyOf')}
      </button>
      {open && (
        <div id={id} className="decision-causes">
          <CauseLines lines={lines} first />
        </div>
      )}
    </>
  );
}
