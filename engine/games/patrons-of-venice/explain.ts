/** Why an action is refused, and a legal alternative, as data. */

import type { ActionBase, Command, Json, Remedy } from '../../core/contract.ts';
import { explaining } from '../../kit/refusals.ts';
import { check, codec, deciders, legal, MAX_LEGAL } from './actions.ts';
import { ERRORS } from './errors.ts';
import { figures } from './figures.ts';
import * as S from './state.ts';
import type { Action } from './types.ts';
import { PHASE_NAMES } from './view.ts';

const KINDS: { readonly [error: string]: string } = {
  GAME_OVER: 'never',
  NOT_YOUR_DECISION: 'yourDecision',
  NO_SHIPMENT: 'otherShip',
  ALREADY_RESERVED: 'otherShip',
  NO_CUBE_LEFT: 'cubeBack',
  NOT_ENOUGH_DUCATS: 'cheaper',
  CARD_NOT_OFFERED: 'offeredCard',
  NOT_IN_HAND: 'fewerCards',
  NOT_FOR_SALE: 'otherCard',
  NO_TILE_LEFT: 'otherBusiness',
  BUILDING_OCCUPIED: 'freeSite',
  MISSING_PROOF: 'goodsToShow',
  NO_STATUE_LEFT: 'noStatue',
  CAMPO_OCCUPIED: 'freeCampo',
  NOT_YOUR_BUSINESS: 'ownBusiness',
  BUSINESS_ALREADY_USED: 'otherBusiness',
  MISSING_INPUT: 'inputs',
  GOOD_PILE_EMPTY: 'otherBusiness',
};

export const explain = explaining({
  errors: ERRORS,
  schema: { error: 'UNKNOWN_ID', rule: 'PV-024' },
  codec,
  encode: codec.encode,
  check: check as never,
  ruleOf,
  params,
  remedy,
  instead: (s, p) => instead(s, p, null),
});

/** PV-087 ends the match (PV-088 that of five); a price has the rule of its kind. */
function ruleOf(s: S.State, _row: unknown, command: Command, error: string): string | null {
  if (error === 'GAME_OVER') return s[S.SEATS] === 5 ? 'PV-088' : 'PV-087';
  if (error === 'NOT_YOUR_DECISION') return 'PV-024';
  const action = codec.decode(s, s[S.DECIDER], command) as Action;
  if (action.type === 'reserve' && error === 'NOT_ENOUGH_DUCATS') {
    return action.boardOwner === s[S.DECIDER] ? 'PV-026' : 'PV-027';
  }
  if (action.type === 'buy' && error === 'NOT_ENOUGH_DUCATS') {
    return action.from === 'wharf' ? 'PV-050' : 'PV-051';
  }
  if (action.type !== 'sponsorBusiness' || error !== 'MISSING_PROOF') return null;
  if (action.business === 'draper') return 'PV-055';
  return action.business === 'canvaser' ? 'PV-056' : 'PV-057';
}

function params(
  s: S.State,
  p: number,
  command: Command,
  error: string,
): { readonly [name: string]: Json } {
  if (error === 'GAME_OVER') return {};
  if (error === 'NOT_YOUR_DECISION') {
    return { phase: PHASE_NAMES[s[S.PHASE]], decider: s[S.DECIDER] };
  }
  return figures(s, p, codec.decode(s, p, command) as Action);
}

/** Waiting if another seat decides; else an alternative. */
function remedy(s: S.State, p: number, command: Command, error: string, brief: boolean): Remedy {
  const kind = KINDS[error];
  if (s[S.DECIDER] !== p) {
    const wait = s[S.DECIDER] < 0 ? [] : [s[S.DECIDER]];
    return { kind, ...(error === 'NOT_YOUR_DECISION' && { wait }) };
  }
  const action = brief ? null : instead(s, p, codec.decode(s, p, command));
  return { kind, ...(action && { action }) };
}

/** The listed action that has the most in common with the refused one, else the last of the list. */
function instead(s: S.State, p: number, refused: ActionBase | null): ActionBase | null {
  if ((deciders(s) & (1 << p)) === 0) return null;
  const listed = new Int32Array(MAX_LEGAL);
  const count = legal(s, p, listed);
  const wanted: { readonly [field: string]: unknown } = { ...refused };
  let best: ActionBase | null = null;
  let most = -1;
  for (let i = count - 1; i >= 0; i--) {
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
