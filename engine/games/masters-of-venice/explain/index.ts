/** Why an action is refused, and what would make it legal, as data. */

import type { JsonObject, Refusal, Remedy } from '../../../core/contract.ts';
import { check } from '../check.ts';
import { codeOf } from '../codec.ts';
import * as E from '../errors.ts';
import { deciders } from '../flow/deciders.ts';
import { position } from '../position.ts';
import { SEATS, type State } from '../state.ts';
import { corrected, wellFormed } from './correct.ts';
import { changedDescription, difference } from './difference.ts';
import { paramsOf } from './params.ts';
import { repair } from './repair.ts';
import { ruleOf, ruleOfSchema } from './rules.ts';

/** The catalogue's key of each error's advice. */
const KINDS: { readonly [error: number]: string } = {
  [E.E_PARAM]: 'wellFormed',
  [E.E_PHASE]: 'phase',
  [E.E_WINDOW]: 'afterWindow',
  [E.E_TURN]: 'yourTurn',
  [E.E_PENDING]: 'answerFirst',
  [E.E_LOCATION]: 'beThere',
  [E.E_USED]: 'nextTurn',
  [E.E_EMPTY]: 'chooseSomething',
  [E.E_BID_CASH]: 'cashAtLeast',
  [E.E_CHAR_TAKEN]: 'otherCharacter',
  [E.E_NO_EFFECT]: 'otherAdjustment',
  [E.E_SAME_PLACE]: 'otherPlace',
  [E.E_CHARACTER]: 'haveCharacter',
  [E.E_NOT_THERE]: 'offerThere',
  [E.E_CASH]: 'cashAtLeast',
  [E.E_MAJORITY]: 'haveMajority',
  [E.E_ROOM]: 'roomOnTrack',
  [E.E_CUBES]: 'cubesAtLeast',
  [E.E_ORDERS]: 'ordersAtLeast',
  [E.E_LIMIT]: 'takeFewer',
  [E.E_BOTH_WAYS]: 'oneWayOnly',
  [E.E_SUPPLY]: 'supplyAtLeast',
  [E.E_SHARES]: 'sharesAtLeast',
  [E.E_DECK]: 'cardInDeck',
  [E.E_CARD]: 'haveCard',
  [E.E_AWARD]: 'awardAtLeast',
  [E.E_BAG]: 'bagAtLeast',
  [E.E_PLACEMENT]: 'placeEach',
  [E.E_TILE]: 'haveTile',
  [E.E_MARKER]: 'haveMarker',
  [E.E_NOT_ELIGIBLE]: 'openTurn',
};

/** Refusals in which the seat can only wait for those who decide. */
const WAITING: readonly number[] = [E.E_PHASE, E.E_WINDOW, E.E_TURN];

/**
 * Why `action` (anything off the wire) is refused to `seat`; null if it is legal. Tells nothing that
 * the seat may not know.
 */
export function explain(s: State, seat: number, action: unknown): Refusal | null {
  const code = codeOf(action);
  const error = check(s, seat, code);
  if (error === E.OK) return null;
  if (error === E.E_PARAM) return explainSchema(s, seat, action);
  return {
    code: E.ERRORS[error - 1],
    rule: ruleOf(s, code, error),
    params: paramsOf(s, seat, code, error),
    remedy: remedyFor(s, seat, code, error),
  };
}

function explainSchema(s: State, seat: number, action: unknown): Refusal {
  let type: unknown;
  try {
    type = Object(action).type;
  } catch {
    type = undefined; // an object that will not be read
  }
  const known = typeof type === 'string';
  return {
    code: E.ERRORS[E.E_PARAM - 1],
    rule: ruleOfSchema(type),
    params: known ? { type: String(type).slice(0, 40) } : {},
    remedy: {
      kind: KINDS[E.E_PARAM],
      action: wellFormed(s, seat, known ? action : null) as unknown as JsonObject,
    },
  };
}

function remedyFor(s: State, seat: number, code: number, error: number): Remedy {
  const kind = KINDS[error];
  if (seat < 0 || seat >= s[SEATS] || !Number.isInteger(seat)) return { kind };
  const repaired = s.slice();
  const given = repair(repaired, seat, code) ? difference(s, repaired, seat) : null;
  const waits = WAITING.includes(error);
  // What no position makes legal (four shares in one deal, say) is not worth waiting for.
  const never = waits && given === null;
  const action = waits ? null : corrected(s, seat, code);
  const wait: number[] = [];
  for (let p = 0; waits && p < s[SEATS]; p++) {
    if (p !== seat && (deciders(s) & (1 << p)) !== 0) wait.push(p);
  }
  return {
    kind: never ? 'never' : kind,
    ...(given && { given }),
    ...(action && { action: action as unknown as JsonObject }),
    ...(waits && { wait }),
  };
}

/** The position in which `remedy.given` holds, everything else as in `s`. */
export function applyRemedy(s: State, remedy: Remedy): State {
  return position(changedDescription(s, remedy.given ?? {}));
}
