/** Strozzi as a replay meets it. */

import type { LineChart, ReplayKit, Story } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { leaderOf } from '../../../table/replay/story.ts';
import { t } from '../strings/index.ts';
import { chaptersOf } from './chapters.ts';
import { chartsOf } from './charts.ts';
import { opened } from './opened.ts';
import { type Worth, worthAt } from './worth.ts';

export const replayKit: ReplayKit = { open: opened, story: storyOf };

export function storyOf(recording: Recording): Story {
  const worth: Worth[] = [];
  for (let at = 0; at <= recording.end; at++) worth.push(worthAt(recording, at));
  const chapters = chaptersOf(
    recording,
    worth.map((one) => leaderOf(one.worth)),
  );
  return { chapters, charts: chartsOf(recording, samplesOf(recording, chapters), worth) };
}

/** Where rounds begin, and after every ship: `2` is the second round, `2.5` its fifth ship. */
function samplesOf(recording: Recording, chapters: Story['chapters']): LineChart['samples'] {
  const rounds = chapters.filter(({ kind }) => kind === 'round').map(({ at }) => at);
  const ships = chapters.filter(({ kind }) => kind === 'ship' || kind === 'pirate');
  const places = [...new Set([...rounds, ...ships.map(({ at }) => at), recording.end])];
  let ship = 0;
  return places
    .sort((a, b) => a - b)
    .map((at) => {
      const begins = rounds.includes(at);
      ship = begins ? 0 : ship + 1;
      const round = rounds.filter((began) => began <= at).length;
      if (at === recording.end) return { at, label: t('chart.end') };
      return { at, label: begins ? String(round) : `${round}.${ship}` };
    });
}
