/** The full state, secrets included, in the words of scenarios: `position` reads it back. */

import type { JsonObject } from '../../core/contract.ts';
import { counts, idsIn } from '../../kit/names.ts';
import { CARDS, GOODS } from './data.ts';
import { readOptions } from './options.ts';
import * as S from './state.ts';
import { view } from './view.ts';

const NOBODY = { name: '', color: '', bot: false };

/** The whole position. `position(describe(s))` equals `s`. */
export function describe(s: S.State): JsonObject {
  const table = view(s, 'public', Array(s[S.SEATS]).fill(NOBODY)).public;
  const seats = table.seats.map(({ name: _name, color: _color, bot: _bot, ...seat }) => ({
    ...seat,
    ducats: s[S.DUCATS + S.at(seat.seat)],
    hand: counts(s, S.HAND + S.at(seat.seat), GOODS),
  }));
  const shared = structuredClone({ ...table, seats });
  return {
    ...shared,
    options: readOptions(s),
    seq: s[S.SEQ],
    drawsTaken: s[S.DRAWS],
    drawDeck: idsIn(s, S.DECK_SIZE, S.DECK, CARDS).reverse(),
  };
}
