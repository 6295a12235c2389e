/** Possessions of characters from the start, or for a round (rules, section 3, 14; AV-102). */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { BELLELA_ARGHUN_CARDS } from '../data/gifts.ts';
import {
  ARGHUN,
  DONATA,
  KUBILAI,
  NICOLAO,
  PIEDRO,
  POLOS,
  RU06,
  RUSTICIANO,
  RUSTICIANO_CARDS,
} from '../data/people.ts';
import { ALL_TOKENS, BELLELA_HAND, RUSTICIANO_HAND } from '../data.ts';
import { drawArghunCards } from '../effects/city-pile.ts';
import { stand } from '../effects/posts.ts';
import { BEIJING } from '../map.ts';
import { shuffleNamed } from '../shuffles.ts';
import * as S from '../state.ts';

/** AV-140, AV-110, AV-148: cards at random; RU06 is none without the Companions. */
export function drawRusticiano(s: S.State, p: number, n: number, chance: Chance): void {
  const cards = RUSTICIANO_CARDS.map((_, card) => card);
  const usable = cards.filter((card) => card !== RU06 || s[S.OPT_COMPANIONS] === 1);
  const pile = Int32Array.from(usable);
  shuffleNamed(s, 'rusticiano', pile, 0, pile.length, chance);
  for (const card of pile.subarray(0, n)) s[S.RUSTICIANO_LEFT + S.at(p)] |= 1 << card;
}

/**
 * Section 3, 14: in turn order.
 * @returns whether a question asks for a starting node
 */
export function startCharacters(s: S.State, chance: Chance): boolean {
  let asked = -1;
  for (let i = 0, p = s[S.START_SEAT]; i < s[S.SEATS]; i++, p = S.after(s, p)) {
    if (s[S.CHAR + S.at(p)] === PIEDRO) asked = p;
    else startAs(s, p, s[S.CHAR + S.at(p)], chance);
  }
  if (asked < 0) return false;
  s[S.PHASE] = S.CHARACTER;
  s[S.ACTIVE] = asked;
  return true;
}

function startAs(s: S.State, p: number, character: number, chance: Chance): void {
  if (character === KUBILAI) {
    s[S.FIGURE + S.at(p)] = BEIJING; // MP-111
    stand(s, p, BEIJING);
  } else if (character === RUSTICIANO) {
    if (s[S.OPT_OPEN_DRAFT] === 0) drawRusticiano(s, p, RUSTICIANO_HAND, chance);
  } else if (character !== ARGHUN) takeTools(s, p, character, chance, null, RUSTICIANO_HAND);
}

/** A character's tools beside its owner; Bellela takes the same for a round (AV-102). */
export function takeTools(
  s: S.State,
  p: number,
  character: number,
  chance: Chance,
  sink: EventSink | null,
  cards: number = BELLELA_HAND,
): void {
  // MP-115, AV-105: the second figure joins the first.
  if (character === POLOS) s[S.FIGURE + 1 + S.at(p)] = s[S.FIGURE + S.at(p)];
  if (character === DONATA) s[S.TOKENS_LEFT + S.at(p)] = ALL_TOKENS; // AV-130, AV-111
  if (character === RUSTICIANO) drawRusticiano(s, p, cards, chance);
  if (character === NICOLAO) s[S.EXTRA_TILE + S.at(p)] = 1; // AV-183, AV-109, AV-187
  if (character === ARGHUN) drawArghunCards(s, p, BELLELA_ARGHUN_CARDS, sink); // AV-108
}
