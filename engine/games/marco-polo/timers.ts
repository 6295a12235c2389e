/**
 * The running clock (rules, sections 4 and 11): one for each turn, and for each occasion to answer.
 */

import type { Timer } from '../../core/contract.ts';
import { deciders } from './actions.ts';
import * as S from './state.ts';

export function timers(s: S.State): readonly Timer[] {
  const seats = deciders(s);
  if (seats === 0) return [];
  const occasion = s[S.PHASE] === S.TURNS ? '' : `.${s[S.PHASE]}.${s[S.ACTIVE]}`;
  const id = `${s[S.ROUND]}.${s[S.TURN]}${occasion}`;
  return [{ id, seats, option: 'turnTimer', bank: false, question: false }];
}
