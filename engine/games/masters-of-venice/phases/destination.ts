/** Phase `destination` (rules, 5.4): everybody chooses in secret, then all move together. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { word } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { body, make } from '../codes.ts';
import { LOCATIONS } from '../data.ts';
import { tell, tellOnly } from '../effects/emit.ts';
import * as errors from '../errors.ts';
import { boundary } from '../flow/boundary.ts';
import { deciders } from '../flow/deciders.ts';
import { startActions } from '../flow/scheduler.ts';
import { ANY_SEAT, type MvRow, noTurn } from '../row.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';

const { T_DESTINATION } = codes;
const { E_PHASE, E_SAME_PLACE, OK } = errors;
const { DESTINATION, PAWN, PAWN_SPOT, PHASE, PHASE_DESTINATION, SEATS } = state;

export const packDestination = (place: number): number => make(T_DESTINATION, place);

/**
 * MV-304, MV-305: any other destination than where the pawn stands. MV-306: docks and shops are one
 * each; MV-307: the offices are two.
 * MV-303: a pawn off the board (-1) stands nowhere.
 */
function checkDestination(s: State, seat: number, code: number): number {
  return body(code) === s[PAWN + at(seat)] ? E_SAME_PLACE : OK;
}

/** MV-016: up to eight places. */
export function legalDestinations(s: State, seat: number, out: Int32Array): number {
  let n = 0;
  const from = s[PAWN + at(seat)];
  for (let place = 0; place < LOCATIONS.length; place++) {
    if (place !== from) out[n++] = packDestination(place);
  }
  return n;
}

/** MV-302: secret, replaceable until the last seat has chosen; then all pawns move at once. */
function applyDestination(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const again = s[DESTINATION + at(seat)] >= 0;
  s[DESTINATION + at(seat)] = body(code);
  // A replaced choice is the seat's own business: others know only that it has chosen.
  if (sink !== null) {
    const event = { type: 'committed', seat, to: 'destination', again } as const;
    if (again) tellOnly(sink, seat, event);
    else tell(sink, event);
  }
  if (deciders(s) === 0) reveal(s, sink);
}

export const destinationRow: MvRow = {
  type: 'submitDestination',
  code: make(T_DESTINATION, 0),
  ...noTurn,
  fields: { location: word(LOCATIONS) },
  rule: 'MV-302',
  refusals: { E_SAME_PLACE: 'MV-304' },
  schemaRule: 'MV-016',
  moment: (s) => (s[PHASE] === PHASE_DESTINATION ? OK : E_PHASE),
  seatAt: ANY_SEAT,
  check: checkDestination,
  apply: applyDestination,
  figures: { E_SAME_PLACE: (_s, _seat, code) => ({ location: LOCATIONS[body(code)] }) },
};

function reveal(s: State, sink: EventSink | null): void {
  const n = s[SEATS];
  if (sink !== null) announce(s, sink);
  for (let p = 0; p < n; p++) {
    s[PAWN + at(p)] = s[DESTINATION + at(p)];
    s[PAWN_SPOT + at(p)] = -1; // MV-308: dock or shop is chosen in the turn
    s[DESTINATION + at(p)] = -1;
  }
  startActions(s);
  boundary(s, sink); // MV-301
}

function announce(s: State, sink: EventSink): void {
  const moves = Array.from({ length: s[SEATS] }, (_, seat) => {
    const from = s[PAWN + at(seat)];
    const to = LOCATIONS[s[DESTINATION + at(seat)]];
    return { seat, from: from < 0 ? null : LOCATIONS[from], to };
  });
  tell(sink, { type: 'destinationsRevealed', moves });
}
