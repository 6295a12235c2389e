/** The decisions around the present one, in words; any of them is a press away. */

import { useEffect, useRef } from 'react';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { useGame } from '../../table/use-game.ts';
import { lineOf } from './labels.ts';
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
          </li>
        );
      })}
    </ol>
  );
}
