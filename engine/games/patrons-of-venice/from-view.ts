/** A state that the viewer of a view considers possible: clients and bots reason on it. */

import type { Chance } from '../../core/chance.ts';
import type { JsonObject } from '../../core/contract.ts';
import { COUNT_OF, GOODS, type Good, RAW, SHIPS } from './data.ts';
import { position } from './position/index.ts';
import { determinize, redrawCards } from './secrets.ts';
import type { State } from './state.ts';
import type { Goods, View } from './types.ts';

/** A seat's knowledge of itself. */
type You = NonNullable<View['you']>;

/** A state that would give the same viewer the same view; unknown facts are drawn from `chance`. */
export function fromView(view: View, chance: Chance): State {
  const state = possible(view, view.you ? [view.you] : []);
  determinize(state, view.you ? view.you.seat : 'public', chance);
  return state;
}

/** The same from all hands: only the deck is unknown. */
export function fromHands(view: View, hands: readonly JsonObject[], chance: Chance): State {
  const state = possible(view, hands as readonly You[]);
  redrawCards(state, [], chance);
  return state;
}

/** Some state with that view, in which these seats have their stated cards. */
function possible(view: View, known: readonly You[]): State {
  const { drawDeck: _deck, ...table } = view.public;
  const own = (seat: number): You | undefined => known.find((you) => you.seat === seat);
  const told = table.seats.map(({ seat, hand }) => own(seat)?.hand ?? hand);
  const unseen = unseenGoods(view, told);
  const seats = table.seats.map(({ handCount, ...seat }, p) => ({
    ...seat,
    hand: told[p] ?? counted(unseen.splice(0, handCount)),
    ducats: own(p)?.ducats ?? seat.ducats ?? 0,
  }));
  return position({ ...table, seq: view.seq, seats });
}

/** Goods in the deck and in unknown hands: cloth and canvas, which must go first. */
function unseenGoods(view: View, told: readonly (Goods | null)[]): Good[] {
  const { market, wharf, discard, clothPile, canvasPile, seats, sail } = view.public;
  const left = new Map<string, number>(GOODS.map((good, i) => [good, COUNT_OF[i]]));
  const take = (good: string, count: number): unknown =>
    left.set(good, (left.get(good) ?? 0) - count);
  for (const map of [market, wharf, discard, { cloth: clothPile, canvas: canvasPile }, ...told]) {
    for (const [good, count] of Object.entries(map ?? {})) take(good, count);
  }
  for (const { ships } of seats) {
    for (const ship of SHIPS) take(ships[ship]?.good ?? '', 1);
  }
  for (const good of sail?.newShipments ?? []) take(good, 1);
  return [...GOODS.slice(RAW), ...GOODS.slice(0, RAW)].flatMap((good) =>
    Array<Good>(Math.max(0, left.get(good) ?? 0)).fill(good),
  );
}

function counted(goods: readonly Good[]): Goods {
  const map: { [good in Good]?: number } = {};
  for (const good of goods) map[good] = (map[good] ?? 0) + 1;
  return map;
}
