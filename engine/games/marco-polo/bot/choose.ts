/**
 * The traveller's choice: a fast policy that decides from a handful of figures (rules, section 12).
 * The value of a listed action is its gain at present prices, minus its cost and its dice.
 */

import { codec, legal, MAX_LEGAL } from '../actions.ts';
import { END_TURN } from '../codes.ts';
import * as S from '../state.ts';
import { answerWorth } from './answers.ts';
import { bonusWorth } from './bonus.ts';
import { look } from './market.ts';
import { placementWorth } from './placements.ts';
import { studyMap } from './posts.ts';

const listed = new Int32Array(MAX_LEGAL);
/** Codes from here on are placements, which are wide. */
const PLACEMENTS = 2 ** 30;

/** The choice of `p`, who decides. Reads only the seat's own knowledge. */
export function choose(s: S.State, p: number): number {
  const count = legal(s, p, listed);
  look(s, p);
  studyMap(s, p);
  if (s[S.PHASE] === S.TURNS && s[S.QUESTIONS] === 0) return inTurn(s, p, count);
  let best = listed[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value = answerWorth(s, p, codec.decode(s, p, listed[i]));
    if (value > most) [best, most] = [listed[i], value];
  }
  return best;
}

/** A bonus action with an immediate gain, else the best placement, else the end of the turn. */
function inTurn(s: S.State, p: number, count: number): number {
  let place = -1;
  let placed = Number.NEGATIVE_INFINITY;
  let bonus = -1;
  let gained = 0;
  let bag = -1;
  for (let i = 0; i < count; i++) {
    const code = listed[i];
    if (code >= PLACEMENTS) {
      const value = placementWorth(s, p, code);
      if (value > placed) [place, placed] = [code, value];
      continue;
    }
    const action = codec.decode(s, p, code);
    if (action.type === 'moneyBag') bag = code;
    const value = bonusWorth(s, p, action);
    if (value > gained) [bonus, gained] = [code, value];
  }
  if (bonus >= 0) return bonus;
  if (place >= 0) return place;
  return listed.subarray(0, count).includes(END_TURN) ? END_TURN : bag;
}
