/** Masters of Venice as a replay meets it. */

import type { ReplayKit, Story } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { leaderOf } from '../../../table/replay/story.ts';
import { t } from '../strings/index.ts';
import { chaptersOf } from './chapters.ts';
import { chartsOf } from './charts.ts';
import { opened } from './opened.ts';
import { type Worth, worthOf } from './worth.ts';

export const replayKit: ReplayKit = { open: opened, story: storyOf };

export function storyOf(recording: Recording): Story {
  const worth: Worth[] = [];
  for (let at = 0; at <= recording.end; at++) {
    const before = worth[at - 1];
    const told = recording.steps[at - 1];
    // Where nothing happened nobody is worth more; an undo makes everybody worth what was.
    const same = before && told && told.events.length === 0 && told.action !== null;
    worth.push(same ? before : worthOf(recording.look(at, 'all')));
  }
  const chapters = chaptersOf(
    recording,
    worth.map(({ points }) => leaderOf(points)),
  );
  const rounds = chapters.filter(({ divides, kind }) => divides && kind !== 'end');
  const samples = [
    ...rounds.map(({ at }, k) => ({ at, label: String(k + 1) })),
    { at: recording.end, label: t('chart.end') },
  ];
  return { chapters, charts: chartsOf(recording, samples, worth) };
}
