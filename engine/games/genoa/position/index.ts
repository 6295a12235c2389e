/** Positions from partial descriptions in the words of the view, for scenarios, tutorials, bugs. */

import type { JsonObject } from '../../../core/contract.ts';
import { PositionError } from '../../../core/position-error.ts';
import { KINDS } from '../data.ts';
import { invariants } from '../invariants.ts';
import * as S from '../state.ts';
import { readPosition } from './read.ts';

/**
 * A position from a partial description: the fields of the view, with `ducats` and `hand` at each
 * seat, whole cards in offers, and `deck` by kind, top card first. Defaults are 130 ducats
 * (GE-014), empty hands, no marker outside the general supplies; supplies get the rest; cards named
 * nowhere lie face down below the named ones, in an order that `seed` fixes. Seat 0 is the
 * merchant.
 *
 * @param options table options; those inside the description are added to them
 *
 * @throws PositionError with the name of the broken invariant
 */
export function position(description: JsonObject, options: JsonObject = {}): S.State {
  const s = readPosition(description, options);
  const [broken] = invariants(s);
  if (broken !== undefined) throw new PositionError(broken, 'the description breaks this');
  (description.seats as readonly JsonObject[] | undefined)?.forEach((seat, p) => {
    confirm(s, p, seat);
  });
  return s;
}

/** Named values that follow from owners, supplies and hands must agree with them. */
function confirm(s: S.State, p: number, { placed, handCount }: JsonObject): void {
  if (placed !== undefined && placed !== S.placed(s, p)) {
    throw new PositionError('markers on buildings are placed', `seat ${p} has ${S.placed(s, p)}`);
  }
  KINDS.forEach((kind, i) => {
    const said = (handCount as JsonObject | null | undefined)?.[kind];
    const held = s[S.HAND + S.at(p) + i];
    if (said !== undefined && said !== held) {
      throw new PositionError('hands are counted by kind', `seat ${p} has ${held} of ${kind}`);
    }
  });
}
