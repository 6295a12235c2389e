/** Why an action is refused, and a legal alternative, as data. */

import type { ActionBase, Command, Json, Remedy } from '../../core/contract.ts';
import { members } from '../../kit/names.ts';
import { explaining } from '../../kit/refusals.ts';
import { check, codec, deciders, legal, MAX_LEGAL } from './actions.ts';
import { citedBy, ERRORS } from './errors.ts';
import { figures } from './figures.ts';
import * as S from './state.ts';
import type { Action } from './types.ts';
import { PHASES } from './view.ts';

/** Errors that only other seats can end. */
const WAITING: readonly string[] = ['WRONG_PHASE', 'NOT_YOUR_TURN'];

export const explain = explaining({
  errors: ERRORS,
  schema: { error: 'BAD_PARAM', rule: 'AV-005' },
  codec,
  encode: codec.encode,
  check: check as never,
  params,
  remedy,
  ruleOf: (_s, row, _command, error) => row.refusals?.[error] ?? citedBy(error),
  instead: (s, p) => instead(s, p, null),
});

/** The price, the seat's means and the missing part: nothing that others hide. */
function params(
  s: S.State,
  p: number,
  command: Command,
  error: string,
): { readonly [name: string]: Json } {
  if (WAITING.includes(error)) {
    return { phase: PHASES[s[S.PHASE]], decider: members(deciders(s)) };
  }
  const action = codec.decode(s, p, command) as Action;
  const { type: _type, ...asked } = action;
  const [coins, camels, pepper, silk, gold] = s.subarray(S.PURSE + S.at(p), S.SCORE + S.at(p));
  return {
    asked,
    own: { coins, camels, pepper, silk, gold },
    ...figures(s, p, action, error),
  };
}

function remedy(s: S.State, p: number, command: Command, error: string, brief: boolean): Remedy {
  const kind = error.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isMine = ((deciders(s) >> p) & 1) === 1;
  if (WAITING.includes(error) && !isMine) {
    return { kind, ...(s[S.PHASE] !== S.OVER && { wait: members(deciders(s)) }) };
  }
  const action = isMine && !brief ? instead(s, p, codec.decode(s, p, command)) : null;
  return { kind, ...(action && { action }) };
}

/**
 * Number of listed commands that are examined: the most similar one is not worth a second's wait.
 */
const MOST_LOOKED_AT = 400;
const listed = new Int32Array(MAX_LEGAL);

/** The listed action that has the most in common with the refused one, else the first of the list. */
function instead(s: S.State, p: number, refused: ActionBase | null): ActionBase | null {
  const count = Math.min(legal(s, p, listed), refused ? MOST_LOOKED_AT : 1);
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
