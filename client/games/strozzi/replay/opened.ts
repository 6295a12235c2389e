/** The public view with the chests of those whose hands are known. */

import type { SeatView, View } from '../../../../engine/games/strozzi/types.ts';
import type { ReplayKit } from '../../../table/replay/kit.ts';
import { withHands } from '../../../table/replay/story.ts';

export const opened: ReplayKit['open'] = (view, hands) =>
  withHands<View, SeatView>(view, hands, ({ money }, own) => ({
    money: typeof own.money === 'number' ? own.money : money,
  }));
