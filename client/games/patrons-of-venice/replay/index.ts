/** The Patrons of Venice for the replay. */

import { makeReplay, opening } from '../../../table/replay/make.ts';
import { chaptersOf } from './chapters.ts';
import { chartsOf } from './charts.ts';
import { type Standing, standingAt } from './standing.ts';

export const { replayKit, storyOf } = makeReplay<Standing>({
  open: opening('ducats', 'hand'),
  worthAt: standingAt,
  chaptersOf,
  chartsOf,
  leads: ({ points }) => points,
});
