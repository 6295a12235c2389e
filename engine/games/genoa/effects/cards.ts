/** Cards: piles, hands, and the knowledge of faces (rules, sections 2.7 and 7). */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { shuffle } from '../../../kit/draws.ts';
import { CARD_IDS, kindOf } from '../cards.ts';
import { FIRST_OF, KINDS, MOST_OF_A_KIND } from '../data.ts';
import * as S from '../state.ts';
import { tell, tellWithSecret } from './emit.ts';

/** Start of the face-down and the face-up part of a pile. */
export const downAt = (kind: number): number => S.DOWN + kind * MOST_OF_A_KIND;
export const upAt = (kind: number): number => S.UP + kind * MOST_OF_A_KIND;

const everybody = (s: S.State): number => (1 << s[S.SEATS]) - 1;

/** GE-803: when a face-up card would be on top, the pile is shuffled. */
function reform(s: S.State, kind: number, chance: Chance, sink: EventSink | null): void {
  if (s[S.DOWN_SIZE + kind] > 0 || s[S.UP_SIZE + kind] === 0) return;
  const size = s[S.UP_SIZE + kind];
  for (let i = 0; i < size; i++) {
    s[downAt(kind) + i] = s[upAt(kind) + i];
    s[upAt(kind) + i] = 0;
  }
  s[S.UP_SIZE + kind] = 0;
  s[S.DOWN_SIZE + kind] = size;
  shuffle(s, S.DRAWS, s, downAt(kind), size, chance);
  if (sink) tell(sink, { type: 'pileShuffled', kind: KINDS[kind] });
}

/**
 * Draws the top card of a pile into a hand.
 * @returns it, -1 if the pile is empty (GE-816)
 */
export function drawCard(
  s: S.State,
  p: number,
  kind: number,
  chance: Chance,
  sink: EventSink | null,
): number {
  const size = s[S.DOWN_SIZE + kind];
  if (size === 0) return -1;
  const card = s[downAt(kind) + size - 1];
  s[downAt(kind) + size - 1] = 0;
  s[S.DOWN_SIZE + kind] = size - 1;
  s[S.HOLDER + card] = p;
  s[S.KNOWN + card] = 1 << p;
  s[S.HAND + S.at(p) + kind]++; // GE-801
  if (sink) {
    const event = { type: 'cardDrawn', seat: p, kind: KINDS[kind], card: null } as const;
    tellWithSecret(sink, event, p, { card: CARD_IDS[card] });
  }
  reform(s, kind, chance, sink);
  return card;
}

/** A card of `p` goes face up under its pile (GE-802). */
export function playCard(
  s: S.State,
  p: number,
  card: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  const kind = kindOf(card);
  s[S.HOLDER + card] = -1;
  s[S.KNOWN + card] = 0;
  s[S.HAND + S.at(p) + kind]--;
  s[upAt(kind) + s[S.UP_SIZE + kind]++] = card;
  reform(s, kind, chance, sink);
}

/**
 * A card changes hands. Seats that do not see which card it is (not in the mask `seen`) forget
 * their knowledge of this kind in the giver's hand, the moved card included (section 7).
 */
export function moveCard(s: S.State, card: number, to: number, seen: number): void {
  const from = s[S.HOLDER + card];
  const kind = kindOf(card);
  const kept = seen | (1 << from);
  for (let other = FIRST_OF[kind]; other < FIRST_OF[kind + 1]; other++) {
    if (s[S.HOLDER + other] === from) s[S.KNOWN + other] &= kept;
  }
  s[S.HOLDER + card] = to;
  s[S.KNOWN + card] |= (1 << from) | (1 << to) | (seen === everybody(s) ? seen : 0);
  s[S.HAND + S.at(from) + kind]--;
  s[S.HAND + S.at(to) + kind]++;
}

/** Seats that see a card change hands: the two parties, or everybody if it is shown to all. */
export const seenBy = (s: S.State, a: number, b: number, toAll: boolean): number =>
  toAll ? everybody(s) : (1 << a) | (1 << b);

export { everybody };
