/** The Patrons of Venice as a replay meets it. */

import type { SeatView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { ReplayKit } from '../../../table/replay/kit.ts';
import { withHands } from '../../../table/replay/story.ts';

export const replayKit: ReplayKit = {
  open: (view, hands) =>
    withHands<View, SeatView>(view, hands, ({ ducats }, own) => ({
      ducats: typeof own.ducats === 'number' ? own.ducats : ducats,
    })),
  story: () => ({ chapters: [], charts: [] }),
};
