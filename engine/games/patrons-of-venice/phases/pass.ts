/** Leaving an opportunity: to reserve, to sponsor, or in one round of the buy step. */

import { PASS } from '../codes.ts';
import { tell } from '../effects/emit.ts';
import * as E from '../errors.ts';
import { answered } from '../flow.ts';
import { during, type PvCodedRow } from '../row.ts';
import * as S from '../state.ts';
import { PHASE_NAMES } from '../view.ts';
import { passBuying } from './buy.ts';

export const passRow: PvCodedRow = {
  type: 'pass',
  code: PASS,
  fields: {},
  rule: 'PV-024',
  phases: during(S.PHASE_RESERVE, S.PHASE_BUY, S.PHASE_SPONSOR),
  check: () => E.OK,
  apply: (s, p, _code, _chance, sink) => {
    if (sink) tell(sink, { type: 'passed', seat: p, phase: PHASE_NAMES[s[S.PHASE]] });
    if (s[S.PHASE] === S.PHASE_BUY) passBuying(s, sink);
    else answered(s, sink);
  },
};
