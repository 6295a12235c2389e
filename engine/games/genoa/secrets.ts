/** The facts that a viewer cannot know (section 7), defined by redrawing them. */

import type { Chance } from '../../core/chance.ts';
import type { Viewer } from '../../core/contract.ts';
import { type Changed, shuffled } from '../../kit/unseen.ts';
import { CARD } from './cards.ts';
import { CARDS, FIRST_OF, KINDS, MESSAGE } from './data.ts';
import { downAt } from './effects/cards.ts';
import { isDeliverable } from './effects/messages.ts';
import * as R from './offers/record.ts';
import * as S from './state.ts';

/**
 * Every secret field, in the words of `describe`: piles, hands, cards and committed orders of
 * standing offers, drawn cards that are partly handed over.
 */
export const secrets: readonly string[] = ['deck', 'seats.hand', 'offers', 'pending'];

/** A possible place of a card of a kind: a hand, or a pile from the bottom up. */
interface Place {
  /** The card in it. */
  readonly card: number;
  readonly holder: number;
}

/**
 * Redraws all facts in place that `viewer` cannot know, and names each changed field. Ducats are
 * not redrawn: a viewer can count them.
 */
export function determinize(
  s: S.State,
  viewer: Viewer,
  chance: Chance,
  changed: Changed = () => {},
): void {
  const isOver = s[S.PHASE] === S.OVER;
  redraw(s, (card) => isOver || isKnown(s, viewer, card), chance, changed);
}

/** Whether the viewer knows the face of a card in a hand. */
function isKnown(s: S.State, viewer: Viewer, card: number): boolean {
  if (viewer !== 'public') return S.knows(s, viewer, card);
  const everybody = (1 << s[S.SEATS]) - 1;
  return (s[S.KNOWN + card] & everybody) === everybody;
}

/** Only the piles are unknown. */
export const redrawPiles = (s: S.State, chance: Chance): void =>
  redraw(
    s,
    () => true,
    chance,
    () => {},
  );

function redraw(
  s: S.State,
  isSeen: (card: number) => boolean,
  chance: Chance,
  changed: Changed,
): void {
  // The new card for each card: another of its kind.
  const became = Int32Array.from({ length: CARDS }, (_, card) => card);
  for (let kind = 0; kind < KINDS.length; kind++) redrawKind(s, kind, isSeen, chance, became);
  rename(s, became, changed);
}

/** GE-007: kind by kind, with all counts unchanged. */
function redrawKind(
  s: S.State,
  kind: number,
  isSeen: (card: number) => boolean,
  chance: Chance,
  became: Int32Array,
): void {
  const places: Place[] = [];
  for (let card = FIRST_OF[kind]; card < FIRST_OF[kind + 1]; card++) {
    const holder = s[S.HOLDER + card];
    // An order whose reward is being chosen is public.
    const isSecret = !isSeen(card) && s[S.OWED + R.D_COMMIT] !== card;
    if (holder >= 0 && isSecret) places.push({ card, holder });
  }
  for (let i = 0; i < s[S.DOWN_SIZE + kind]; i++) {
    places.push({ card: s[downAt(kind) + i], holder: -1 });
  }
  const drawn = shuffled(
    places.map(({ card }) => card),
    chance,
  );
  settleCommits(s, places, drawn);
  if (kind === MESSAGE) settleMessages(s, places, drawn);
  places.forEach(({ card }, i) => {
    became[card] = drawn[i];
  });
}

const swap = (list: number[], a: number, b: number): void => {
  const kept = list[a];
  list[a] = list[b];
  list[b] = kept;
};

/**
 * A committed order belongs to the building, and its goods are available after the exchange of the
 * baskets.
 */
function settleCommits(s: S.State, places: readonly Place[], drawn: number[]): void {
  const settled = new Set<number>();
  places.forEach(({ card, holder }, i) => {
    const fits = fitFor(s, card, holder);
    if (!fits) return;
    const free = drawn
      .map((_, k) => k)
      .filter((k) => !settled.has(k) && (k >= i || !fitFor(s, places[k].card, places[k].holder)));
    const other = fits(drawn[i]) ? i : free.find((k) => fits(drawn[k]));
    if (other === undefined) return;
    swap(drawn, i, other);
    settled.add(i);
  });
}

/** The condition on a committed card; null if it is not committed. */
function fitFor(s: S.State, card: number, holder: number): ((other: number) => boolean) | null {
  if (holder < 0) return null;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const at = S.offerAt(slot);
    if (s[at + R.LATER + R.D_COMMIT] !== card) continue;
    return (other) =>
      CARD[other].buildings[0] === s[at + R.TARGET] && hasGoodsFor(s, at, holder, other);
  }
  return null;
}

function hasGoodsFor(s: S.State, at: number, player: number, order: number): boolean {
  return CARD[order].goods.every((good) => {
    const held = s[S.GOODS + S.at(player) + good];
    return held - s[at + R.GIVE + R.GOODS + good] + s[at + R.ASK + R.GOODS + good] > 0;
  });
}

/** No message in a hand has both buildings visited, but among the cards that are being looked at. */
function settleMessages(s: S.State, places: readonly Place[], drawn: number[]): void {
  if (s[S.PATH_SIZE] === 0) return;
  const mayLie = (k: number): boolean => places[k].holder < 0 || isLookedAt(s, places[k].card);
  places.forEach((_, i) => {
    if (mayLie(i) || !isDeliverable(s, drawn[i])) return;
    const other = drawn.findIndex((card, k) => mayLie(k) && !isDeliverable(s, card));
    if (other >= 0) swap(drawn, i, other);
  });
}

function isLookedAt(s: S.State, card: number): boolean {
  for (let i = 0; i < s[S.PENDING_SIZE]; i++) if (s[S.PENDING_CARD + i] === card) return true;
  return false;
}

/** Carries the new faces to every place at which a card is named. */
function rename(s: S.State, became: Int32Array, changed: Changed): void {
  const holders = s.slice(S.HOLDER, S.HOLDER + CARDS);
  const known = s.slice(S.KNOWN, S.KNOWN + CARDS);
  for (let card = 0; card < CARDS; card++) {
    const other = became[card];
    if (other === card) continue;
    s[S.HOLDER + other] = holders[card];
    s[S.KNOWN + other] = known[card];
    changed(holders[card] < 0 ? 'deck' : 'seats.hand');
  }
  for (let kind = 0; kind < KINDS.length; kind++) {
    for (let i = 0; i < s[S.DOWN_SIZE + kind]; i++) {
      s[downAt(kind) + i] = became[s[downAt(kind) + i]];
    }
  }
  for (let i = 0; i < s[S.PENDING_SIZE]; i++) {
    if (became[s[S.PENDING_CARD + i]] !== s[S.PENDING_CARD + i]) changed('pending');
    s[S.PENDING_CARD + i] = became[s[S.PENDING_CARD + i]];
  }
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const at = S.offerAt(slot);
    if (recommit(s, at + R.LATER, became)) changed('offers');
    if (recard(s, at + R.GIVE, became) || recard(s, at + R.ASK, became)) changed('offers');
  }
}

function recommit(s: S.State, later: number, became: Int32Array): boolean {
  const commit = s[later + R.D_COMMIT];
  if (commit < 0 || became[commit] === commit) return false;
  s[later + R.D_COMMIT] = became[commit];
  return true;
}

function recard(s: S.State, basket: number, became: Int32Array): boolean {
  if (!R.hasCards(s, basket)) return false;
  const cards = became.map((_, card) => (R.hasCard(s, basket, card) ? card : -1));
  const shown = cards.map((card) => (card < 0 ? 0 : R.shownTo(s, basket, card)));
  s.fill(0, basket + R.CARD, basket + R.ANY_GOODS);
  let isOther = false;
  cards.forEach((card, i) => {
    if (card < 0) return;
    R.addCard(s, basket, became[card], shown[i]);
    if (became[card] !== card) isOther = true;
  });
  return isOther;
}
