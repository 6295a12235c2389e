/**
 * Carries a movement out (rules, section 5.3): pays everything, moves, then places posts and gives
 * their gains.
 */

import type { EventSink } from '../../../core/events.ts';
import { FROM_NODE } from '../cards.ts';
import { GF14 } from '../data/gifts.ts';
import { RU05, RUSTICIANO_CARDS } from '../data/people.ts';
import { CAMEL, COIN } from '../data/vocabulary.ts';
import * as agenda from '../effects/agenda.ts';
import { tell } from '../effects/emit.ts';
import { spendGift } from '../effects/gifts.ts';
import { gain } from '../effects/purse.ts';
import { NODES } from '../map.ts';
import * as S from '../state.ts';
import { due, landings, type Movement, reckon, stepCost } from './movement.ts';

const MOST_LANDINGS = 8;
const landed = new Int32Array(MOST_LANDINGS);

/**
 * A movement that `judge` accepts.
 * @param isTravel steps are paid for
 * @param source the source of the movement
 */
export function perform(
  s: S.State,
  p: number,
  m: Movement,
  isTravel: boolean,
  source: number,
  sink: EventSink | null,
): void {
  reckon(s, p, m, isTravel ? stepCost(s, p, m.steps) : 0);
  gain(s, p, COIN, -due.coins, source, sink);
  gain(s, p, CAMEL, -due.camels, source, sink);
  if (m.passing !== 0) {
    s[S.RUSTICIANO_LEFT + S.at(p)] &= ~(1 << RU05); // AV-142, AV-R51
    if (sink) tell(sink, { type: 'rusticianoPlayed', seat: p, card: RUSTICIANO_CARDS[RU05] });
  }
  if (m.giftCity >= 0) spendGift(s, p, GF14, sink);
  if (sink) tellMoved(p, m, sink);
  const n = landings(s, p, m, landed);
  for (let leg = 0; leg < m.legs; leg++) s[S.FIGURE + S.at(p) + m.figure[leg]] = m.end(leg);
  land(s, p, n);
}

/** MP-085: first all posts, then the gains of each, both in the order reached. */
function land(s: S.State, p: number, n: number): void {
  s[S.FRESH] = 0;
  for (let i = n - 1; i >= 0; i--) {
    agenda.push(s, agenda.YIELD, landed[i], p, FROM_NODE[landed[i]]);
  }
  for (let i = n - 1; i >= 0; i--) {
    agenda.push(s, agenda.POST, landed[i], p, FROM_NODE[landed[i]]);
  }
}

/** A single post without a movement: in Venice, or by RU01. */
export function placeOne(s: S.State, p: number, node: number): void {
  landed[0] = node;
  land(s, p, 1);
}

function tellMoved(p: number, m: Movement, sink: EventSink): void {
  const legs = Array.from({ length: m.legs }, (_, leg) => ({
    figure: m.figure[leg] + 1,
    path: Array.from(m.path[leg].subarray(0, m.size[leg]), (node) => NODES[node]),
  }));
  tell(sink, { type: 'moved', seat: p, legs });
}
