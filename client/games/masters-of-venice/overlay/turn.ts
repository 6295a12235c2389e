/** Round, the deciding seat with its decision, and the clock; after the end the winner. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { t as frame } from '../../../table/overlay/strings.ts';
import { turnPart } from '../../../table/overlay/turn.tsx';
import { t as word } from '../strings/index.ts';
import { placeName, seatNames } from '../strings/names.ts';
import { t } from './strings.ts';

export const turn = turnPart<View>({
  round({ public: { round, roundKind } }) {
    const key = round === 16 ? 'round.final' : roundKind === 'bid' ? 'round.bid' : 'round.commerce';
    return word(key, { n: round });
  },
  winners(view) {
    const { result } = view.public;
    if (!result) return null;
    const names = seatNames(view, result.winners, null);
    return { names, shared: result.winners.length > 1 };
  },
  who(view) {
    const { decider } = view.public;
    const names = seatNames(view, decider, null);
    return frame(decider.length === 1 ? 'decidesOne' : 'deciding', { names });
  },
  what: ({ public: { phase, turn } }) =>
    phase === 'finished'
      ? null
      : t(`phase.${phase}`, { place: turn ? placeName(turn.location) : '' }),
});
