/** The full state, secrets included, in the words of scenarios: `position` reads it back. */

import type { JsonObject } from '../../core/contract.ts';
import { SHIP_IDS, TILE_IDS } from './data.ts';
import { readOptions } from './options.ts';
import * as S from './state.ts';
import { named, view } from './view.ts';

const NOBODY = { name: '', color: '', bot: false };

/** The whole position. `position(describe(s))` equals `s`. */
export function describe(s: S.State): JsonObject {
  const table = view(s, 'public', Array(s[S.SEATS]).fill(NOBODY)).public;
  const seats = table.seats.map(({ seat, flagsUnused, tiles }) => ({
    seat,
    money: s[S.MONEY + S.at(seat)],
    flagsUnused,
    tiles,
  }));
  const shared = structuredClone({ ...table, seats });
  return {
    ...shared,
    options: readOptions(s),
    seq: s[S.SEQ],
    drawsTaken: s[S.DRAWS],
    shipDeck: named(s, S.DECK_SIZE, S.DECK, SHIP_IDS).reverse(),
    removedCards: named(s, S.REMOVED_SIZE, S.REMOVED, SHIP_IDS),
    promoStack: named(s, S.STACK_SIZE, S.STACK, TILE_IDS).reverse(),
  };
}
