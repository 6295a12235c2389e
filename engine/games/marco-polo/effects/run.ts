/** Carries out the agenda until a question is open (see `agenda.ts`). */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { FROM_CHARACTER } from '../cards.ts';
import { MERCATOR } from '../data/people.ts';
import { BAZAAR_CAMEL, COINS5, isBazaar, KHAN } from '../data/spaces.ts';
import { CAMEL, COIN, VP } from '../data/vocabulary.ts';
import { canMove } from '../movement/first-step.ts';
import { ask, CHOOSE_GOODS, CHOOSE_PAIR, DO_MOVE, OTHER_BONUS, OWN_BONUS } from '../questions.ts';
import * as S from '../state.ts';
import * as agenda from './agenda.ts';
import { drawContracts } from './contracts.ts';
import { dropToken, takeBlack } from './dice.ts';
import { act, drawOne } from './gifts.ts';
import { count, giveMarker, ownMarkers, postAt, yieldOf } from './posts.ts';
import { gain } from './purse.ts';

/** Carries out items one by one, until a question is open or the agenda is empty. */
export function run(s: S.State, chance: Chance, sink: EventSink | null): void {
  // A question raised by an effect itself (CC32's search) stops the agenda as well.
  let asked = s[S.PHASE] === S.TURNS && s[S.QUESTIONS] > 0;
  while (s[S.AGENDA_SIZE] > 0 && !asked) {
    const { what, n, p, source } = agenda.next(s);
    // Between the rounds everybody answers in any order: no item waits for an answer.
    asked = doItem(s, what, n, p, source, chance, sink) && s[S.PHASE] === S.TURNS;
  }
}

/** @returns whether a question was raised */
function doItem(
  s: S.State,
  what: number,
  n: number,
  p: number,
  source: number,
  chance: Chance,
  sink: EventSink | null,
): boolean {
  switch (what) {
    case agenda.GOODS:
      ask(s, p, CHOOSE_GOODS, source, n);
      return true;
    case agenda.PAIRS:
      ask(s, p, CHOOSE_PAIR, source, n);
      return true;
    case agenda.POINTS:
      gain(s, p, VP, n, source, sink);
      return false;
    case agenda.CAMELS:
      gain(s, p, CAMEL, n, source, sink);
      return false;
    case agenda.CONTRACTS:
      return drawContracts(s, p, n, source, sink);
    case agenda.BLACK:
      // MP-105: lost if the pool is empty.
      for (let i = 0; i < n; i++) takeBlack(s, p, chance, sink);
      return false;
    case agenda.MOVE:
      if (!canMove(s, p)) return false;
      ask(s, p, DO_MOVE, source, n);
      return true;
    case agenda.OTHER:
      ask(s, p, OTHER_BONUS, source, 1);
      return true;
    case agenda.OWN:
      return ownBonuses(s, p, n, source);
    case agenda.POST:
      return postAt(s, p, n, sink);
    case agenda.YIELD:
      yieldOf(s, p, n, sink);
      return false;
    case agenda.MARKER:
      giveMarker(s, p, n, sink);
      return false;
    case agenda.MERCATOR:
      payMercator(s, n, p, sink);
      return false;
    case agenda.GIFTS:
      // The next one is drawn when this one has acted.
      if (n > 1) agenda.push(s, agenda.GIFTS, n - 1, p, source);
      drawOne(s, p, source, chance, sink);
      return false;
    case agenda.ACT:
      return act(s, p, n, sink);
    case agenda.TOKEN:
      dropToken(s);
      return false;
    default:
      return false;
  }
}

/** Section 5.5: which of the player's own markers; no question if all are taken. */
function ownBonuses(s: S.State, p: number, n: number, source: number): boolean {
  const own = ownMarkers(s, p);
  if (count(own) > n) {
    ask(s, p, OWN_BONUS, source, n);
    return true;
  }
  for (let i = s[S.POSTS_SIZE + S.at(p)] - 1; i >= 0; i--) {
    const node = s[S.POST + S.at(p) + i];
    if ((own >>> node) & 1) agenda.push(s, agenda.MARKER, node, p, source);
  }
  return false;
}

/** MP-110, AV-164: Mercator's gain, which costs the others nothing. */
function payMercator(s: S.State, space: number, actor: number, sink: EventSink | null): void {
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p === actor || S.ability(s, p) !== MERCATOR) continue;
    const source = FROM_CHARACTER[MERCATOR];
    // The bazaar's spaces are in the order of camels, pepper, silk, gold.
    if (isBazaar(space)) gain(s, p, CAMEL + space - BAZAAR_CAMEL, 1, source, sink);
    if (space === KHAN && s[S.SEATS] <= 3) gain(s, p, CAMEL, 1, source, sink);
    if (space === COINS5 && s[S.SEATS] === 2) gain(s, p, COIN, 2, source, sink);
  }
}
