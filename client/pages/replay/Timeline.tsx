/** The match as a line: every decision on it, rounds as ticks, moments as signs above. */

import { memo, useMemo } from 'react';
import { SEAT_COLORS } from '../../table/panels/SeatMark.tsx';
import { useGame } from '../../table/use-game.ts';
import { spread } from './charts/scale.ts';
import { lineOf } from './labels.ts';
import { goTo, pause, seek } from './player.ts';
import { chapterAt, type Shown, useReplay } from './store.ts';
import { t } from './strings.ts';

/** Least distance between moments, in hundredths of the line. */
const APART = 1.35;

export function Timeline({ shown }: { shown: Shown }) {
  const at = useReplay((replay) => replay.at);
  const eye = useReplay((replay) => replay.eye);
  const game = useGame();
  const { recording, story } = shown;
  const { end } = recording;
  const what = game ? lineOf(recording, game, at, eye) : '';
  const chapter = chapterAt(story, at)?.title ?? '';
  const share = (position: number): string => `${(position / Math.max(1, end)) * 100}%`;
  return (
    <div className="replay-timeline">
      <p className="replay-now">
        <strong>{chapter}</strong>
        <span className="replay-what">{what}</span>
        <span className="replay-count">{t('at', { at, end })}</span>
      </p>
      <div className="replay-track">
        <Marks shown={shown} />
        <input
          type="range"
          className="replay-slider"
          aria-label={t('timeline')}
          aria-valuetext={t('value', { at, end, chapter, what })}
          min={0}
          max={end}
          step={1}
          value={at}
          style={{ '--done': share(at) } as React.CSSProperties}
          onChange={(event) => {
            pause();
            seek(Number(event.target.value));
          }}
        />
      </div>
    </div>
  );
}

/** The marks along the line: they never change while a match is shown. */
const Marks = memo(({ shown }: { shown: Shown }) => {
  const { recording, story } = shown;
  const places = useMemo(() => {
    const all = story.chapters.map((one) => (one.at / Math.max(1, recording.end)) * 100);
    const moments = story.chapters.flatMap((one, k) => (one.divides ? [] : [k]));
    const moved = spread(
      moments.map((k) => all[k] ?? 0),
      APART,
      0,
      100,
    );
    for (const [i, k] of moments.entries()) all[k] = moved[i] ?? 0;
    return all.map((place) => `${place}%`);
  }, [story, recording]);
  return (
    <div className="replay-marks">
      {story.chapters.map((one, k) =>
        one.divides ? (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={k}
            className="replay-tick"
            style={{ left: places[k] }}
            aria-hidden="true"
            data-kind={one.kind}
          />
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={k}
            type="button"
            // The list of chapters has them for keys and readers.
            tabIndex={-1}
            aria-hidden="true"
            className="replay-moment"
            data-kind={one.kind}
            data-weight={one.weight}
            style={{
              left: places[k],
              ...(one.seat !== null && {
                color: SEAT_COLORS[recording.seats[one.seat]?.color ?? ''],
              }),
            }}
            aria-label={one.title}
            data-note={one.title}
            onClick={() => goTo(one)}
          >
            <svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true">
              <path d={one.path} fill="currentColor" fillRule="evenodd" />
            </svg>
          </button>
        ),
      )}
    </div>
  );
});
