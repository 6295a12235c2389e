/** The odds over a match as a chart, computed when the charts are opened. */

import { useEffect, useState } from 'react';
import { percents } from '../../../table/odds/shares.ts';
import type { LineChart } from '../../../table/replay/kit.ts';
import { seatLines } from '../../../table/replay/story.ts';
import { isSearched } from '../../../table/searched.ts';
import { think } from '../../../table/thinking/think.ts';
import { useGame } from '../../../table/use-game.ts';
import type { Shown } from '../store.ts';
import { t } from '../strings.ts';

/**
 * The odds at the same places of the match as in the other charts, with all hands; null until they
 * are computed.
 */
export function useCourse(shown: Shown | null): LineChart | null {
  const searched = isSearched(useGame());
  const [chart, setChart] = useState<LineChart | null>(null);
  useEffect(() => {
    const like = shown?.story.charts.find((one) => one.kind === 'lines');
    setChart(null);
    if (!searched || !shown || like?.kind !== 'lines') return;
    const { log } = shown.recording;
    const { samples } = like;
    const places = samples.map(({ at }) => at);
    const stop = new AbortController();
    const question = { kind: 'course', game: log.game, given: { log, places } } as const;
    think(question, stop.signal).then(
      (odds) => setChart(chartOf(shown, samples, odds)),
      () => {},
    );
    return () => stop.abort();
  }, [shown, searched]);
  return chart;
}

/** Open odds appear in the chart as equal ones. */
function chartOf(
  { recording }: Shown,
  samples: LineChart['samples'],
  odds: readonly (readonly number[] | null)[],
): LineChart {
  const equal = recording.seats.map(() => 1 / recording.seats.length);
  const parts = samples.map((_, k) => percents(odds[k] ?? equal));
  return {
    kind: 'lines',
    id: 'odds',
    title: t('chartOdds'),
    about: t('chartOddsAbout'),
    samples,
    lines: seatLines(recording, (seat) => parts.map((part) => part[seat] ?? 0)),
  };
}
