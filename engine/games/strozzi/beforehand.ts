/** What can be answered before one is asked: whether to let a ship pass (rules, section 4). */

import type { Beforehand } from '../../core/contract.ts';
import { PASS } from './codes.ts';
import { SHIPS } from './data.ts';
import * as S from './state.ts';

const isAsked = (s: S.State, p: number): boolean =>
  s[S.PHASE] === S.PHASE_CLAIM && s[S.DECIDER] === p;

const passIf = (s: S.State, p: number, holds: boolean): number | null =>
  isAsked(s, p) && holds ? PASS : null;

export const beforehand = [
  {
    id: 'pass',
    rule: 'ST-012',
    answer: (s, p) => passIf(s, p, true),
  },
  {
    id: 'passClaimed',
    rule: 'ST-017',
    answer: (s, p) => passIf(s, p, s[S.CLAIM_SEAT] >= 0),
  },
  {
    id: 'passSlow',
    rule: 'ST-012',
    value: { least: 2, most: 8, step: 1 },
    answer: (s, p, speed) => passIf(s, p, SHIPS[s[S.CURRENT]]?.value < speed),
  },
] as const satisfies readonly Beforehand[];
