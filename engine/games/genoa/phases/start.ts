/** Phase 1: the starting space of a turn (rules, section 5.1). */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { draw } from '../../../kit/draws.ts';
import { body } from '../../../kit/rows.ts';
import { ROLL, USE_STARTING_SPACE } from '../codes.ts';
import { DIE_FACES, STARTING_SPACE } from '../data.ts';
import { tell } from '../effects/emit.ts';
import { returnTile } from '../effects/window.ts';
import { E, OK } from '../errors.ts';
import { spaceField } from '../fields.ts';
import { begin } from '../flow.ts';
import { NO_SPACE, SPACE_AT } from '../map.ts';
import { during, type GeCodedRow } from '../row.ts';
import * as S from '../state.ts';

const isMerchant = (s: S.State, p: number): number =>
  s[S.MERCHANT] === p ? OK : E.E_NOT_YOUR_DECISION;

/** GE-201: blue is the column, red the row. */
export const rollRow: GeCodedRow = {
  type: 'roll',
  code: ROLL,
  states: during(S.START),
  fields: {},
  rule: 'GE-201',
  check: isMerchant,
  apply: (s, p, _code, chance, sink) => {
    s[S.BLUE] = 1 + draw(s, S.DRAWS, chance, DIE_FACES);
    s[S.RED] = 1 + draw(s, S.DRAWS, chance, DIE_FACES);
    const blue = s[S.BLUE];
    const red = s[S.RED];
    if (sink) tell(sink, { type: 'diceRolled', seat: p, blue, red });
    begin(s, SPACE_AT[blue - 1 + DIE_FACES * (red - 1)], chance, sink);
  },
};

/** GE-903: instead of rolling. */
export const startingSpaceRow: GeCodedRow = {
  type: 'useStartingSpace',
  code: USE_STARTING_SPACE,
  states: during(S.START),
  rule: 'GE-903',
  fields: { space: spaceField },
  refusals: { E_NOT_OWNED: 'GE-903' },
  isNowhere: (code) => body(code as number) === NO_SPACE,
  check: (s, p) => {
    if (s[S.MERCHANT] !== p) return E.E_NOT_YOUR_DECISION;
    return s[S.TILE + S.at(p) + STARTING_SPACE] > 0 ? OK : E.E_NOT_OWNED;
  },
  apply: (s, p, code, chance: Chance, sink: EventSink | null) => {
    returnTile(s, p, STARTING_SPACE);
    if (sink) tell(sink, { type: 'startingSpaceUsed', seat: p });
    begin(s, body(code), chance, sink);
  },
};

export function legal(s: S.State, p: number, out: Int32Array): number {
  if (s[S.MERCHANT] !== p) return 0;
  let n = 0;
  out[n++] = ROLL;
  if (s[S.TILE + S.at(p) + STARTING_SPACE] === 0) return n;
  for (let space = 0; space < NO_SPACE; space++) out[n++] = USE_STARTING_SPACE + space;
  return n;
}
