/** The lead chooses the action for everybody. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { CHOOSE } from '../codes.ts';
import { LEAD_ACTIONS, PRODUCE, RESERVE, SAIL, SPONSOR } from '../data.ts';
import { tell } from '../effects/emit.ts';
import * as E from '../errors.ts';
import { ask } from '../flow.ts';
import { during, type PvCodedRow } from '../row.ts';
import * as S from '../state.ts';
import { startSail } from './sail.ts';

/** PV-023: one of five, also one that nobody can use. */
export function legal(_s: S.State, _p: number, out: Int32Array): number {
  for (let action = 0; action < LEAD_ACTIONS.length; action++) out[action] = CHOOSE + action;
  return LEAD_ACTIONS.length;
}

export const chooseRow: PvCodedRow = {
  type: 'chooseAction',
  code: CHOOSE,
  phases: during(S.PHASE_CHOOSE),
  rule: 'PV-023',
  fields: { action: word(LEAD_ACTIONS) },
  check: () => E.OK,
  apply: (s, p, code, chance, sink) => {
    const action = body(code);
    s[S.ACTION] = action;
    if (sink) tell(sink, { type: 'actionChosen', seat: p, action: LEAD_ACTIONS[action] });
    start(s, p, action, chance, sink);
  },
};

/** PV-024: the lead is the first in every action; PV-046: a trade begins with the sell step. */
function start(
  s: S.State,
  lead: number,
  action: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  if (action === SAIL) startSail(s, chance, sink);
  else if (action === RESERVE) ask(s, S.PHASE_RESERVE, lead);
  else if (action === SPONSOR) ask(s, S.PHASE_SPONSOR, lead);
  else if (action === PRODUCE) ask(s, S.PHASE_PRODUCE, lead);
  else ask(s, S.PHASE_SELL, lead);
}
