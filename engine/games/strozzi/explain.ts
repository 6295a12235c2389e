/** Why an action is refused, and a legal alternative, as data. */

import type { ActionBase, Command, Json, Remedy } from '../../core/contract.ts';
import { explaining } from '../../kit/refusals.ts';
import { body } from '../../kit/rows.ts';
import { check, codec, deciders, legal, MAX_LEGAL } from './actions.ts';
import { FLAGS, PIRATE, PORTS, TILE_IDS } from './data.ts';
import { ERRORS } from './errors.ts';
import * as S from './state.ts';
import { named, PHASE_NAMES } from './view.ts';

const KINDS: { readonly [error: string]: string } = {
  GAME_OVER: 'never',
  NOT_YOUR_DECISION: 'yourDecision',
  FLAG_USED: 'otherFlag',
  ONLY_PIRATE_CAN_OVERBID: 'pirateOrPass',
  PORT_TAKEN: 'otherPort',
  TILE_NOT_OFFERED: 'openTile',
};

export const explain = explaining({
  errors: ERRORS,
  schema: { error: 'UNKNOWN_ID', rule: 'ST-012' },
  codec,
  encode: codec.encode,
  check,
  ruleOf,
  params,
  remedy,
  instead: (s, p) => instead(s, p),
});

/** The rule that ends the match, and the one by which the poll does not ask a seat. */
function ruleOf(
  s: S.State,
  _row: unknown,
  _command: Command,
  error: string,
  p: number,
): string | null {
  if (error === 'GAME_OVER') return 'ST-001';
  if (error !== 'NOT_YOUR_DECISION' || s[S.PHASE] !== S.PHASE_CLAIM) return null;
  if (s[S.CLAIM_SEAT] === p) return 'ST-013';
  if (S.unused(s, p) === 0) return 'ST-020';
  return S.isAsked(s, p) ? null : 'ST-017';
}

function params(
  s: S.State,
  p: number,
  command: Command,
  error: string,
): { readonly [name: string]: Json } {
  const value = typeof command === 'number' ? body(command) : 0;
  switch (error) {
    case 'NOT_YOUR_DECISION':
      return { phase: PHASE_NAMES[s[S.PHASE]], decider: s[S.DECIDER] };
    case 'FLAG_USED':
      return { flag: FLAGS[value], unused: FLAGS.filter((_, flag) => S.hasFlag(s, p, flag)) };
    case 'ONLY_PIRATE_CAN_OVERBID':
      return { flag: FLAGS[value], by: s[S.CLAIM_SEAT], pirate: S.hasFlag(s, p, PIRATE) };
    case 'PORT_TAKEN':
      return {
        port: PORTS[value],
        free: PORTS.filter((_, port) => !S.hasShip(s, port, p)),
      };
    case 'TILE_NOT_OFFERED':
      return { tile: TILE_IDS[value], display: named(s, S.DISPLAY_SIZE, S.DISPLAY, TILE_IDS) };
    default:
      return {};
  }
}

/** Waiting if another seat decides; else an alternative. */
function remedy(s: S.State, p: number, _command: Command, error: string, brief: boolean): Remedy {
  const kind = KINDS[error];
  if (s[S.DECIDER] !== p) {
    const wait = s[S.DECIDER] < 0 ? [] : [s[S.DECIDER]];
    return { kind, ...(error === 'NOT_YOUR_DECISION' && { wait }) };
  }
  const action = brief ? null : instead(s, p);
  return { kind, ...(action && { action }) };
}

/** The last legal action of the list: not a pass if something can be claimed. */
function instead(s: S.State, p: number): ActionBase | null {
  if ((deciders(s) & (1 << p)) === 0) return null;
  const listed = new Int32Array(MAX_LEGAL);
  const count = legal(s, p, listed);
  return count === 0 ? null : codec.decode(s, p, listed[count - 1]);
}
