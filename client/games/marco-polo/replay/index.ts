/** The Voyages of Marco Polo as a replay loads them. */

import { makeReplay, opening } from '../../../table/replay/make.ts';
import { chaptersOf } from './chapters.ts';
import { chartsOf } from './charts.ts';
import { type Standing, standingAt } from './standing.ts';

export const { replayKit, storyOf } = makeReplay<Standing>({
  open: opening('goals', 'rusticiano', 'bellela'),
  worthAt: standingAt,
  chaptersOf,
  chartsOf,
  leads: ({ points }) => points,
});
