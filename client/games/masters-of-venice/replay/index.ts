/** Masters of Venice for the replay. */

import { makeReplay, opening } from '../../../table/replay/make.ts';
import { chaptersOf } from './chapters.ts';
import { chartsOf } from './charts.ts';
import { type Worth, worthOf } from './worth.ts';

export const { replayKit, storyOf } = makeReplay<Worth>({
  open: opening('cash'),
  chaptersOf,
  chartsOf,
  worthAt(recording, at, before) {
    const told = recording.steps[at - 1];
    // A step without events leaves everybody's worth; an undo sets everybody's worth back.
    const same = before && told && told.events.length === 0 && told.action !== null;
    return same ? before : worthOf(recording.look(at, 'all'));
  },
  leads: ({ points }) => points,
});
