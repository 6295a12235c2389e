/** A state that the viewer of a view considers possible: clients and bots reason on it. */

import type { Chance } from '../../core/chance.ts';
import type { Json, JsonObject } from '../../core/contract.ts';
import { position } from './position.ts';
import { determinize } from './secrets.ts';
import type { State } from './state.ts';
import type { View } from './types.ts';

/**
 * A state that would give the same viewer the same view; unknown facts are drawn from `chance`. It
 * does not contain the viewer's memories beyond the view (cards put under the deck).
 */
export function fromView(view: View, chance: Chance): State {
  const { public: table, you } = view;
  const seats = table.seats.map((seat, p) => ({
    ...seat,
    ...known(view, p, you?.seat === p ? you : null),
  }));
  const description = { ...table, seq: view.seq, seats };
  const state = position(description);
  determinize(state, you ? you.seat : 'public', chance);
  return state;
}

/**
 * The known facts about seat `p` beyond its public part.
 * @param you its own knowledge, null if unknown
 */
export function known(view: View, p: number, you: NonNullable<View['you']> | null): JsonObject {
  const revealed = view.public.seats[p]?.bid ?? null;
  return { ...shownAtTheEnd(view, p), ...(you && own(you, revealed)) };
}

/** The seat's private knowledge; its revealed bid is public. */
function own(you: NonNullable<View['you']>, revealed: number | null): JsonObject {
  const { bid, guildDrawn, ...rest } = you;
  return {
    ...rest,
    bid: bid ?? revealed,
    ...((guildDrawn as Json[]).length > 0 && { guildDrawn }),
  };
}

/** At the end all hands are open, with the starting values of the scoring. */
function shownAtTheEnd(view: View, p: number): JsonObject {
  const row = view.public.result?.table[p];
  if (!row) return {};
  const { track, owed, guildOrders, rumors } = row;
  return { track, owed, guildOrders: [...guildOrders], rumors: [...rumors] };
}
