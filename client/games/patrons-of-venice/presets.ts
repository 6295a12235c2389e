/**
 * Answers given beforehand: to reserve, sell, buy, sponsor or produce nothing, or the same as last
 * time. Each is dropped when a change could make one think again.
 */

import { SITES } from '../../../engine/games/patrons-of-venice/map.ts';
import type { Action, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { makePresets } from '../../table/seat/presets.ts';
import { stillToCome } from './facts.ts';
import { incomeAt } from './forecast.ts';
import { owes, type Position, seat } from './position.ts';

/** The answer that does nothing, where there is one. */
export function declining({ view }: Position): Action | null {
  switch (view.public.phase) {
    case 'reserve':
    case 'tradeBuy':
    case 'sponsor':
      return { type: 'pass' };
    case 'tradeSell':
      return { type: 'sell', goods: {} };
    case 'produce':
      return { type: 'endProduce' };
    default:
      return null;
  }
}

/** The facts that could make one think again, phase by phase. */
function occasion({ view, seat: own }: Position): string {
  const { turn, phase, market, wharf, seats, statues, sites, statuesLeft } = view.public;
  const { clothPile, canvasPile, favourPile } = view.public;
  const { ducats, hand } = view.you ?? {};
  const now = (): unknown => {
    switch (phase) {
      case 'reserve':
        return [ducats, seats[own]?.ships];
      case 'tradeSell':
        return hand;
      case 'tradeBuy':
        return [market, wharf];
      case 'sponsor':
        return [ducats, statues, statuesLeft, seats[own]?.points];
      case 'produce': {
        const mine = SITES.flatMap((site) => {
          const built = sites[site];
          return built?.owner === own ? incomeAt(view.public, site, built.business).total : [];
        });
        return [hand, mine, clothPile > 0, canvasPile > 0, favourPile > 0];
      }
      default:
        return null;
    }
  };
  return JSON.stringify([turn, phase, now()]);
}

/** Whether the seat will still be asked in this part of the action, and can say its answer now. */
export const canPreset = (position: Position): boolean =>
  declining(position) !== null && stillToCome(position.view.public).includes(position.seat);

export const { usePreset } = makePresets<View, Action>({
  seat,
  occasion,
  isAsked: (position) => owes(position) && declining(position) !== null,
  willBe: canPreset,
});
