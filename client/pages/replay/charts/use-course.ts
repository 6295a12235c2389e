/** The odds over a match as a chart, worked out when the charts are looked at. */

import { useEffect, useState } from 'react';
import { percents } from '../../../table/odds/shares.ts';
import type { LineChart } from '../../../table/replay/kit.ts';
import { seatLines } from '../../../table/replay/story.ts';
import { isSearched } from '../../../table/searched.ts';
import { think } from '../../../table/thinking/think.ts';
import { useGame } from '../../../table/use-game.ts';
import type { Shown } from '../store.ts';
import { t } from '../strings.ts';

/** The same places in the match as the other charts have, with all hands; null until it is there. */
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

/** Open odds stand in the chart as equal ones. */
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
