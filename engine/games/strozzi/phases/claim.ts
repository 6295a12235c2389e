/** The poll over a ship: take it or leave it. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { CLAIM, PASS } from '../codes.ts';
import { FLAGS, PIRATE, SHIP_IDS } from '../data.ts';
import { tell } from '../effects/emit.ts';
import * as E from '../errors.ts';
import { goOn } from '../flow.ts';
import type { StRow } from '../row.ts';
import * as S from '../state.ts';
import { startPlacing } from './place.ts';

/** Writes the codes that the asked seat `p` may choose from; returns how many. */
export function legal(s: S.State, p: number, out: Int32Array): number {
  let n = 0;
  out[n++] = PASS;
  for (let flag = 0; flag < FLAGS.length; flag++) {
    if (checkClaim(s, p, flag) === E.OK) out[n++] = CLAIM + flag;
  }
  return n;
}

/** ST-021: a flag works once a round. ST-017: over another flag only the pirate may follow. */
function checkClaim(s: S.State, p: number, flag: number): number {
  if (!S.hasFlag(s, p, flag)) return E.FLAG_USED;
  return s[S.CLAIM_SEAT] >= 0 && flag !== PIRATE ? E.ONLY_PIRATE_CAN_OVERBID : E.OK;
}

export const passRow: StRow = {
  type: 'pass',
  code: PASS,
  phase: S.PHASE_CLAIM,
  fields: {},
  rule: 'ST-012',
  check: () => E.OK,
  apply: (s, p, _code, chance, sink) => {
    if (sink) tell(sink, { type: 'passed', seat: p });
    next(s, chance, sink);
  },
};

/** ST-013: one flag at most, as each is asked once. */
export const claimRow: StRow = {
  type: 'claim',
  code: CLAIM,
  phase: S.PHASE_CLAIM,
  fields: { flag: word(FLAGS) },
  rule: 'ST-012',
  schemaRule: 'ST-005',
  refusals: { FLAG_USED: 'ST-021', ONLY_PIRATE_CAN_OVERBID: 'ST-017' },
  check: (s, p, code) => checkClaim(s, p, body(code)),
  apply: (s, p, code, chance, sink) => {
    layFlag(s, p, body(code), sink);
    if (body(code) === PIRATE)
      win(s, chance, sink); // ST-014
    else next(s, chance, sink);
  },
};

function layFlag(s: S.State, p: number, flag: number, sink: EventSink | null): void {
  const former = s[S.CLAIM_SEAT];
  const returned = s[S.CLAIM_FLAG];
  s[S.CLAIM_SEAT] = p;
  s[S.CLAIM_FLAG] = flag;
  s[S.UNUSED + S.at(p)] &= ~(1 << flag);
  if (sink) tell(sink, { type: 'claimed', seat: p, flag: FLAGS[flag] });
  if (former < 0) return;
  // ST-015
  s[S.UNUSED + S.at(former)] |= 1 << returned;
  if (sink) tell(sink, { type: 'flagReturned', seat: former, flag: FLAGS[returned], by: p });
}

/** ST-012: asks the next one clockwise, until it would be the drawer's turn again. */
function next(s: S.State, chance: Chance, sink: EventSink | null): void {
  let p = S.leftOf(s, s[S.DECIDER]);
  while (p !== s[S.DRAWER] && !S.isAsked(s, p)) p = S.leftOf(s, p);
  if (p !== s[S.DRAWER]) s[S.DECIDER] = p;
  else if (s[S.CLAIM_SEAT] >= 0) win(s, chance, sink);
  else putAside(s, chance, sink);
}

/** ST-016, ST-014: the owner of the ship's flag has won it. */
function win(s: S.State, chance: Chance, sink: EventSink | null): void {
  if (sink) {
    const ship = SHIP_IDS[s[S.CURRENT]];
    tell(sink, { type: 'shipWon', seat: s[S.CLAIM_SEAT], ship, flag: FLAGS[s[S.CLAIM_FLAG]] });
  }
  startPlacing(s, chance, sink);
}

/** ST-018: nobody wants the ship. */
function putAside(s: S.State, chance: Chance, sink: EventSink | null): void {
  const ship = s[S.CURRENT];
  s[S.UNCLAIMED + s[S.UNCLAIMED_SIZE]++] = ship;
  if (sink) tell(sink, { type: 'shipUnclaimed', ship: SHIP_IDS[ship] });
  // Option `unclaimed`: the same drawer, or the next one to the left with a flag.
  goOn(s, s[S.OPT_PASS_LEFT] === 1 ? S.leftOf(s, s[S.DRAWER]) : s[S.DRAWER], chance, sink);
}
