/**
 * Sensible play from a handful of figures, without trying anything, for roll-outs. It uses the
 * traveller's values, but considers only the best offer of each space.
 */

import type { Chance } from '../../../core/chance.ts';
import { legal, MAX_LEGAL } from '../actions.ts';
import { look } from '../bot/market.ts';
import { studyMap } from '../bot/posts.ts';
import { END_TURN } from '../codes.ts';
import * as S from '../state.ts';
import { answerWorth } from './answers.ts';
import { bestBonus } from './bonuses.ts';
import { bestPlacement } from './places.ts';

const listed = new Int32Array(MAX_LEGAL);

/** A legal code for `p`, who owes a decision. */
export function policy(s: S.State, p: number, _chance: Chance): number {
  if (s[S.PHASE] !== S.TURNS || s[S.QUESTIONS] > 0) return answer(s, p);
  look(s, p);
  const bonus = bestBonus(s, p);
  if (bonus >= 0) return bonus;
  if (s[S.MAIN_DONE] === 1) return END_TURN;
  const place = bestPlacement(s, p);
  return place >= 0 ? place : otherwise(s, p);
}

/** The best listed answer. */
function answer(s: S.State, p: number): number {
  const count = legal(s, p, listed);
  if (count === 1) return listed[0];
  look(s, p);
  studyMap(s, p);
  let best = listed[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value = answerWorth(s, p, listed[i]);
    if (value > most) {
      best = listed[i];
      most = value;
    }
  }
  return best;
}

/** If no placement was found: the end of the turn, or the first listed action. */
function otherwise(s: S.State, p: number): number {
  const count = legal(s, p, listed);
  for (let i = 0; i < count; i++) if (listed[i] === END_TURN) return END_TURN;
  return listed[0];
}
