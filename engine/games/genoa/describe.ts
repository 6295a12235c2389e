/** The full state, secrets included, in the words of scenarios: `position` reads it back. */

import type { JsonObject } from '../../core/contract.ts';
import { CARD_IDS } from './cards.ts';
import { KINDS } from './data.ts';
import { slotOf } from './offers/hold.ts';
import { makerOf, takerOf } from './offers/parties.ts';
import * as R from './offers/record.ts';
import { basketOf, deferredOf, offerView } from './offers/words.ts';
import { readOptions } from './options.ts';
import * as S from './state.ts';
import { deckOf, view } from './view.ts';

const NOBODY = { name: '', color: '', bot: false };

/** The whole position. `position(describe(s))` equals `s`. */
export function describe(s: S.State): JsonObject {
  const table = view(s, 'public', Array(s[S.SEATS]).fill(NOBODY)).public;
  const { decider: _decider, result: _result, movesUsed: _moves, ...rest } = table;
  const seats = table.seats.map(({ name: _name, color: _color, bot: _bot, ...seat }) => ({
    ...seat,
    ducats: s[S.DUCATS + S.at(seat.seat)],
    hand: CARD_IDS.filter((_, card) => s[S.HOLDER + card] === seat.seat),
  }));
  const offers = Array.from({ length: s[S.OFFERS] }, (_, slot) => {
    const at = S.offerAt(slot);
    return {
      ...offerView(s, at),
      give: basketOf(s, at + R.GIVE) ?? {},
      ask: basketOf(s, at + R.ASK) ?? {},
      deferred: deferredOf(s, at + R.LATER),
    };
  });
  const drawn = Array.from(
    { length: s[S.PENDING_SIZE] },
    (_, i) => CARD_IDS[s[S.PENDING_CARD + i]],
  );
  const described = {
    ...rest,
    seats,
    offers,
    window: rest.window && { ...rest.window, deferred: deferredOf(s, S.OWED) },
    pending: rest.pending && { ...rest.pending, cards: drawn },
    options: readOptions(s),
    seq: s[S.SEQ],
    drawsTaken: s[S.DRAWS],
    said: s[S.SAID],
    deck: Object.fromEntries(KINDS.map((kind, i) => [kind, deckOf(s, i)])),
    known: known(s),
    ended: ended(s),
  };
  return structuredClone(described);
}

/** The parties of this turn's ended offers. */
function ended(s: S.State): { [offer: string]: { maker: number; taker: number } } {
  const found: { [offer: string]: { maker: number; taker: number } } = {};
  for (let number = 1; number <= s[S.MADE]; number++) {
    if (makerOf(s, number) < 0 || slotOf(s, number) >= 0) continue;
    found[`O${number}`] = { maker: makerOf(s, number), taker: takerOf(s, number) };
  }
  return found;
}

/**
 * Seats that know a card in another hand, besides its holder; cards that nobody else knows are left
 * out.
 */
function known(s: S.State): { [card: string]: number[] } {
  const found: { [card: string]: number[] } = {};
  CARD_IDS.forEach((id, card) => {
    const holder = s[S.HOLDER + card];
    if (holder < 0) return;
    const others = Array.from({ length: s[S.SEATS] }, (_, p) => p).filter(
      (p) => p !== holder && S.knows(s, p, card),
    );
    if (others.length > 0) found[id] = others;
  });
  return found;
}
