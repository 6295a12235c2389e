/** The merchants' worth at a moment of a match that is known whole. */

import type { Resource, Stock } from '../../../../engine/games/masters-of-venice/data.ts';
import type { View, YouView } from '../../../../engine/games/masters-of-venice/types.ts';
import type { Look } from '../../../table/replay/recording.ts';
import { priceOf, sharePriceOf } from '../facts.ts';
import { forecast } from '../forecast.ts';

/** Per seat. */
export interface Worth {
  /** Victory points if the match ended now; at its end, the scored ones. */
  readonly points: readonly number[];
  /** Victory points on the score track. */
  readonly track: readonly number[];
  /** Ducats, with shares and cubes at their prices; at the end, before the tax. */
  readonly wealth: readonly number[];
}

/** @param look at a position with all hands */
export function worthOf(look: Look): Worth {
  const view = look.view as View;
  const { seats, result } = view.public;
  if (result) {
    const rows = [...result.table].sort((a, b) => a.seat - b.seat);
    return {
      points: rows.map((row) => row.total),
      track: rows.map((row) => row.track),
      wealth: rows.map((row) => row.cash + row.tax - row.owed + row.shareValue + row.cubeValue),
    };
  }
  const hands = look.hands as readonly YouView[];
  const own = (seat: number): View => ({ ...view, you: hands[seat] });
  return {
    points: seats.map(({ seat }) => forecast(own(seat))),
    track: seats.map(({ vp }) => vp),
    wealth: seats.map(({ seat }) => wealthOf(own(seat))),
  };
}

function wealthOf(view: View): number {
  const { you } = view;
  const own = view.public.seats[you?.seat ?? -1];
  if (!you || !own) return 0;
  const cubes = Object.entries(own.cubes) as [Resource, number][];
  const lots = Object.entries(own.shares) as [Stock, number][];
  return (
    you.cash +
    cubes.reduce((sum, [resource, n]) => sum + n * priceOf(view, resource), 0) +
    lots.reduce((sum, [stock, n]) => sum + n * sharePriceOf(view, stock), 0)
  );
}
