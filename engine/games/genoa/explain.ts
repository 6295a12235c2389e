/** Why an action is refused, and a legal alternative, as data. */

import type { ActionBase, Command, Json, Remedy } from '../../core/contract.ts';
import { members } from '../../kit/names.ts';
import { explaining } from '../../kit/refusals.ts';
import { check, codec, deciders, legal, MAX_LEGAL } from './actions.ts';
import { citedBy, ERRORS, type ErrorCode } from './errors.ts';
import { figures } from './figures.ts';
import * as S from './state.ts';
import type { Action } from './types.ts';
import { PHASES } from './view.ts';

/** A remedy for each error; if only waiting helps, with the seats to wait for. */
const KINDS: { readonly [error in ErrorCode]: string } = {
  E_PARAM: 'wellFormed',
  E_WRONG_PHASE: 'laterOrNever',
  E_NOT_YOUR_DECISION: 'yourDecision',
  E_BAD_TARGET: 'otherSpace',
  E_UNREACHABLE: 'otherSpace',
  E_NOT_ADJACENT: 'nextSpace',
  E_VISITED: 'otherSpace',
  E_NO_DISCS: 'settleHere',
  E_OFFER_GRACE: 'waitForOffers',
  E_CLAIM_OPEN: 'settleHere',
  E_CLAIM_WAIT: 'waitForAnswers',
  E_ALREADY_PASSED: 'passedAlready',
  E_MUST_ACCEPT: 'acceptOrAct',
  E_NO_ACTION: 'extraAction',
  E_ACTION_TAKEN: 'otherBuilding',
  E_MERCHANT_REQUIRED: 'dealWithMerchant',
  E_EMPTY_OFFER: 'giveSomething',
  E_DUCAT_STEP: 'stepsOfFive',
  E_FUNDS: 'fewerDucats',
  E_NOT_OWNED: 'ownedGoods',
  E_WILDCARD_FORBIDDEN: 'nameYourGoods',
  E_WILDCARD_UNFILLED: 'fillExactly',
  E_DEFERRED_INVALID: 'yieldOnly',
  E_DEFERRED_UNAVAILABLE: 'lessFromYield',
  E_MARKERS_EXHAUSTED: 'fewerMarkers',
  E_2P_NEEDS_GOOD: 'addGood',
  E_OFFER_LIMIT: 'reviseInstead',
  E_OFFER_CHANGED: 'lookAgain',
  E_OFFER_CLOSED: 'lookAgain',
  E_BAD_CHOICE: 'otherChoice',
  E_MAIN_FIRST: 'mainFirst',
  E_MAIN_DONE: 'mainDone',
  E_MAIN_PENDING: 'mainFirst',
  E_TILE_TIMING: 'ownAction',
  E_NOT_OWNER: 'ownBuilding',
  E_NOT_TOWER_ACTION: 'towerAction',
  E_ORDER_MISMATCH: 'otherOrder',
  E_ORDER_LIMIT: 'oneOrder',
  E_MISSING_GOODS: 'goodsForOrder',
  E_SUPPLY_EMPTY: 'otherGood',
  E_NO_MARKERS: 'moreMarkers',
  E_NO_STREET_DISC: 'otherStreet',
  E_NO_OP: 'placeOrRemove',
  E_NOT_ADJACENT_BUILDING: 'buildingAtStreet',
  E_OCCUPIED: 'replaceInstead',
  E_ALREADY_OWNER: 'otherBuilding',
  E_NOTHING_TO_REMOVE: 'placeInstead',
};

/** Errors that only other seats can end. */
const WAITING: readonly string[] = ['E_NOT_YOUR_DECISION', 'E_CLAIM_WAIT', 'E_WRONG_PHASE'];

export const explain = explaining({
  errors: ERRORS,
  schema: { error: 'E_PARAM', rule: 'GE-507' },
  codec,
  encode: codec.encode,
  check: check as never,
  ruleOf,
  params,
  remedy,
  instead: (s, p) => instead(s, p, null),
});

/** The row's own rule if it names one for this error, else the one that the error cites. */
function ruleOf(
  _s: S.State,
  row: { readonly refusals?: { readonly [error: string]: string } },
  _command: Command,
  error: string,
): string | null {
  return row.refusals?.[error] ?? citedBy(error);
}

function params(
  s: S.State,
  p: number,
  command: Command,
  error: string,
): { readonly [name: string]: Json } {
  const action = codec.decode(s, p, command) as Action;
  if (WAITING.includes(error)) return { state: PHASES[s[S.PHASE]], decider: members(deciders(s)) };
  return figures(s, p, action);
}

function remedy(s: S.State, p: number, command: Command, error: string, brief: boolean): Remedy {
  const kind = KINDS[error as ErrorCode];
  const others = members(deciders(s)).filter((seat) => seat !== p);
  const isMine = ((deciders(s) >> p) & 1) === 1;
  if (WAITING.includes(error) && (!isMine || error === 'E_CLAIM_WAIT')) {
    return { kind, ...(s[S.PHASE] !== S.OVER && { wait: others }) };
  }
  const action = isMine && !brief ? instead(s, p, codec.decode(s, p, command)) : null;
  return { kind, ...(action && { action }) };
}

/** The listed action that has the most in common with the refused one, else the first of the list. */
function instead(s: S.State, p: number, refused: ActionBase | null): ActionBase | null {
  const listed = new Int32Array(MAX_LEGAL);
  const count = legal(s, p, listed);
  const wanted: { readonly [field: string]: unknown } = { ...refused };
  let best: ActionBase | null = null;
  let most = -1;
  for (let i = 0; i < count; i++) {
    const action = codec.decode(s, p, listed[i]);
    const same = Object.entries(action).filter(
      ([name, value]) => JSON.stringify(value) === JSON.stringify(wanted[name]),
    ).length;
    if (same <= most) continue;
    most = same;
    best = action;
  }
  return best;
}
