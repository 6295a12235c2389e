/** Strozzi as a replay meets it. */

import type { View } from '../../../../engine/games/strozzi/types.ts';
import type { LineChart, ReplayKit, Story } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { t } from '../strings/index.ts';
import { chaptersOf } from './chapters.ts';
import { chartsOf } from './charts.ts';
import { opened } from './opened.ts';
import { leaderOf, type Worth, worthAt } from './worth.ts';

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

/** Where rounds begin, and after every ship; named are the rounds and the end. */
function samplesOf(recording: Recording, chapters: Story['chapters']): LineChart['samples'] {
  const rounds = new Set(chapters.filter(({ kind }) => kind === 'round').map(({ at }) => at));
  const ships = chapters.filter(({ kind }) => kind === 'ship' || kind === 'pirate');
  const places = [...new Set([...rounds, ...ships.map(({ at }) => at), recording.end])];
  const label = (at: number): string => {
    if (at === recording.end) return t('chart.end');
    const { round } = (recording.look(at, 'public').view as View).public;
    return rounds.has(at) ? String(round) : '';
  };
  return places.sort((a, b) => a - b).map((at) => ({ at, label: label(at) }));
}
