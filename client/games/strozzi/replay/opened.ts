/** The public view with the chests of those whose hands are known. */

import type { JsonObject, ViewBase } from '../../../../engine/core/contract.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';

export function opened(base: ViewBase, hands: readonly (JsonObject | null)[]): View {
  const view = base as View;
  const seats = view.public.seats.map((seat) => {
    const known = hands[seat.seat]?.money;
    return { ...seat, money: typeof known === 'number' ? known : seat.money };
  });
  return { ...view, public: { ...view.public, seats } };
}
