/** What can be answered before one is asked: the short answers of others’ turns. */

import type { Beforehand } from '../../core/contract.ts';
import { END_PRODUCE, PASS, PLACE, SELL, UNLOAD } from './codes.ts';
import { RAW_GOODS } from './data.ts';
import { firstSale } from './phases/sales.ts';
import * as S from './state.ts';
import type { OpenAction } from './types.ts';

const inPhase = (s: S.State, p: number, phase: number): boolean =>
  s[S.PHASE] === phase && s[S.DECIDER] === p;

export const beforehand = [
  {
    id: 'reserveNothing',
    rule: 'PV-025',
    answer: (s, p) => (inPhase(s, p, S.PHASE_RESERVE) ? PASS : null),
  },
  {
    id: 'unload',
    rule: 'PV-038',
    value: { words: ['keep', 'sell'] },
    answer: (s, p, choice) => (inPhase(s, p, S.PHASE_UNLOAD) ? UNLOAD + choice : null),
  },
  {
    id: 'load',
    rule: 'PV-043',
    value: { words: RAW_GOODS },
    answer: (s, p, good) => (inPhase(s, p, S.PHASE_PLACE) ? PLACE + good : null),
  },
  {
    id: 'sellNothing',
    rule: 'PV-047',
    // The first sale is the empty one.
    answer: (s, p) => (inPhase(s, p, S.PHASE_SELL) ? SELL + firstSale(s, p) : null),
  },
  {
    id: 'buyNothing',
    rule: 'PV-049',
    answer: (s, p) => (inPhase(s, p, S.PHASE_BUY) ? PASS : null),
  },
  {
    id: 'sponsorNothing',
    rule: 'PV-024',
    answer: (s, p) => (inPhase(s, p, S.PHASE_SPONSOR) ? PASS : null),
  },
  {
    id: 'produceNothing',
    rule: 'PV-024',
    answer: (s, p) => (inPhase(s, p, S.PHASE_PRODUCE) ? END_PRODUCE : null),
  },
] as const satisfies readonly Beforehand<OpenAction>[];
