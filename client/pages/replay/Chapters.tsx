/** The chapters as a list: rounds as headings, moments below them. */

import { useEffect, useRef } from 'react';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { goTo } from './player.ts';
import { type Shown, useReplay } from './store.ts';

export function Chapters({ shown }: { shown: Shown }) {
  const { story, recording } = shown;
  const current = useReplay(({ at }) => story.chapters.findLastIndex((one) => one.at <= at));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ol className="replay-list" ref={list}>
      {story.chapters.map((one, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={k} className={one.divides ? 'divides' : ''}>
          <button
            type="button"
            className="quiet"
            aria-current={k === current ? 'step' : undefined}
            onClick={() => goTo(one)}
          >
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
              <path d={one.path} fill="currentColor" fillRule="evenodd" />
            </svg>
            <span>{one.title}</span>
            {one.seat !== null && (
              <SeatMark color={recording.seats[one.seat]?.color ?? ''} size={13} />
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
