/** Genoa as a replay loads it. */

import { makeReplay, opening } from '../../../table/replay/make.ts';
import { chaptersOf } from './chapters.ts';
import { chartsOf } from './charts.ts';
import { type Fortune, fortuneAt } from './fortune.ts';

export const { replayKit, storyOf } = makeReplay<Fortune>({
  open: opening('ducats', 'hand'),
  worthAt: fortuneAt,
  chaptersOf,
  chartsOf,
  leads: ({ total }) => total,
});
