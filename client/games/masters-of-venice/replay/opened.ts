/** The public view with the purses of those whose hands are known. */

import type { SeatView, View } from '../../../../engine/games/masters-of-venice/types.ts';
import type { ReplayKit } from '../../../table/replay/kit.ts';
import { withHands } from '../../../table/replay/story.ts';

export const opened: ReplayKit['open'] = (view, hands) =>
  withHands<View, SeatView>(view, hands, ({ cash }, own) => ({
    cash: typeof own.cash === 'number' ? own.cash : cash,
  }));
