/** A state that the viewer of a view holds possible: what a client and a bot reason on. */

import type { Chance } from '../../core/chance.ts';
import type { Json, JsonObject } from '../../core/contract.ts';
import { position } from './position.ts';
import { determinize } from './secrets.ts';
import type { State } from './state.ts';
import type { View } from './types.ts';

/**
 * A state of which the same viewer would get the same view; what the view does not tell is drawn
 * from `chance`. What the viewer could remember beyond the view (cards put under the deck) is not
 * in it.
 */
export function fromView(view: View, chance: Chance): State {
  const { public: table, you } = view;
  const seats = table.seats.map((seat, p) => ({
    ...seat,
    ...known(view, p, you?.seat === p ? you : null),
  }));
  const description = { ...table, seq: view.seq, seats } as unknown as JsonObject;
  const state = position(description);
  determinize(state, you ? you.seat : 'public', chance);
  return state;
}

/** What is known of seat `p` beyond its public part. @param you its own knowledge, null if unknown */
export function known(view: View, p: number, you: NonNullable<View['you']> | null): JsonObject {
  const revealed = view.public.seats[p]?.bid ?? null;
  return { ...shownAtTheEnd(view, p), ...(you && own(you, revealed)) };
}

/** What only the seat itself knows; its revealed bid stands with the public. */
function own(you: NonNullable<View['you']>, revealed: number | null): JsonObject {
  const { bid, guildDrawn, ...rest } = you as unknown as JsonObject;
  return {
    ...rest,
    bid: bid ?? revealed,
    ...((guildDrawn as Json[]).length > 0 && { guildDrawn }),
  };
}

/** At the end all hands lie open, with what the scoring started from. */
function shownAtTheEnd(view: View, p: number): JsonObject {
  const row = view.public.result?.table[p];
  if (!row) return {};
  const { track, owed, guildOrders, rumors } = row;
  return { track, owed, guildOrders: [...guildOrders], rumors: [...rumors] };
}
