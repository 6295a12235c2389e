/** A statue for a campo without one. */

import { word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { SPONSOR_STATUE } from '../codes.ts';
import { STATUE_COST, STATUES } from '../data.ts';
import { tell } from '../effects/emit.ts';
import * as E from '../errors.ts';
import { answered } from '../flow.ts';
import { CAMPI } from '../map.ts';
import { during, type PvCodedRow } from '../row.ts';
import * as S from '../state.ts';

/** PV-062: one Ducat more for each existing one. */
export const statuePrice = (s: S.State): number => STATUE_COST + STATUES - s[S.STATUES_LEFT];

/** Adds the statues that `p` can sponsor to a list of `n` codes; returns its new length. */
export function list(s: S.State, p: number, out: Int32Array, n: number): number {
  if (s[S.STATUES_LEFT] === 0 || s[S.DUCATS + S.at(p)] < statuePrice(s)) return n;
  let end = n;
  for (let campo = 0; campo < CAMPI.length; campo++) {
    if (s[S.STATUE + campo] === 0) out[end++] = SPONSOR_STATUE + campo;
  }
  return end;
}

/** PV-020: it belongs to nobody. */
export const sponsorStatueRow: PvCodedRow = {
  type: 'sponsorStatue',
  code: SPONSOR_STATUE,
  phases: during(S.PHASE_SPONSOR),
  rule: 'PV-054',
  fields: { campo: word(CAMPI) },
  refusals: {
    NO_STATUE_LEFT: 'PV-064',
    CAMPO_OCCUPIED: 'PV-062',
    NOT_ENOUGH_DUCATS: 'PV-062',
  },
  check: (s, p, code) => {
    if (s[S.STATUES_LEFT] === 0) return E.NO_STATUE_LEFT;
    if (s[S.STATUE + body(code)] > 0) return E.CAMPO_OCCUPIED;
    return s[S.DUCATS + S.at(p)] < statuePrice(s) ? E.NOT_ENOUGH_DUCATS : E.OK;
  },
  apply: (s, p, code, _chance, sink) => {
    const price = statuePrice(s);
    s[S.DUCATS + S.at(p)] -= price; // PV-063
    s[S.STATUES_LEFT]--;
    s[S.STATUE + body(code)] = STATUES - s[S.STATUES_LEFT];
    if (sink) tell(sink, { type: 'statueRaised', seat: p, campo: CAMPI[body(code)], price });
    answered(s, sink);
  },
};
