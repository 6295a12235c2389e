/** The public view with the purses of those whose hands are known. */

import type { JsonObject, ViewBase } from '../../../../engine/core/contract.ts';
import type { View, YouView } from '../../../../engine/games/masters-of-venice/types.ts';

export function opened(base: ViewBase, hands: readonly (JsonObject | null)[]): View {
  const view = base as View;
  const seats = view.public.seats.map((seat) => {
    const cash = (hands[seat.seat] as unknown as YouView | null)?.cash ?? seat.cash;
    return { ...seat, cash };
  });
  return { ...view, public: { ...view.public, seats } };
}
