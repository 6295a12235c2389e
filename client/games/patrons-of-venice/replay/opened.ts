/** The public view with the purses and hands of those whose hands are known. */

import type { Goods, SeatView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { ReplayKit } from '../../../table/replay/kit.ts';
import { withHands } from '../../../table/replay/story.ts';

export const opened: ReplayKit['open'] = (view, hands) =>
  withHands<View, SeatView>(view, hands, ({ ducats, hand }, own) => ({
    ducats: typeof own.ducats === 'number' ? own.ducats : ducats,
    hand: (own.hand as Goods | undefined) ?? hand,
  }));
