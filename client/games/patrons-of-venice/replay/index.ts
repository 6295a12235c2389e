/** The Patrons of Venice as a replay meets it. */

import type { LineChart, ReplayKit, Story } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { leaderOf } from '../../../table/replay/story.ts';
import { t } from '../strings/index.ts';
import { chaptersOf } from './chapters.ts';
import { chartsOf } from './charts.ts';
import { opened } from './opened.ts';
import { type Standing, standingAt } from './standing.ts';

export const replayKit: ReplayKit = { open: opened, story: storyOf };

export function storyOf(recording: Recording): Story {
  const standings: Standing[] = [];
  for (let at = 0; at <= recording.end; at++) standings.push(standingAt(recording, at));
  const chapters = chaptersOf(
    recording,
    standings.map(({ points }) => leaderOf(points)),
  );
  return { chapters, charts: chartsOf(recording, samplesOf(recording, chapters), standings) };
}

/** Where turns begin, by their numbers, and the end. */
function samplesOf(recording: Recording, chapters: Story['chapters']): LineChart['samples'] {
  const turns = chapters.filter(({ kind }) => kind === 'turn');
  const begun = turns.map(({ at }, k) => ({ at, label: String(k + 1) }));
  return [...begun, { at: recording.end, label: t('chart.end') }];
}
