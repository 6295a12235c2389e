/** Rounds and the gondola (rules, 4.2): round = space of the gondola. */

import type { EventSink } from '../../../core/events.ts';
import * as data from '../data.ts';
import { isBidRound, RUMOR_IDS } from '../data.ts';
import { tell, tellOnly, tellWithSecret } from '../effects/emit.ts';
import { scoreMatch } from '../scoring.ts';
import * as state from '../state.ts';
import { at, push, type State } from '../state.ts';
import { startActions } from './scheduler.ts';

const { CANAL_SPACES } = data;
const {
  BID,
  CANAL,
  CHARACTER,
  DESTINATION,
  MARKER_HOLDER,
  MARKER_USED,
  PHASE,
  PHASE_BID,
  PHASE_DESTINATION,
  QUEUE_PLACE,
  QUEUE_TARGET,
  ROUND,
  RUMORS,
  RUMORS_SIZE,
  SEATS,
  TARGET_NONE,
  TURN_ORDER,
} = state;

/** MV-017, MV-201: round `number` starts. */
export function startRound(s: State, number: number, sink: EventSink | null): void {
  s[ROUND] = number;
  const bids = isBidRound(number);
  if (sink !== null) {
    tell(sink, { type: 'roundStarted', round: number, roundKind: bids ? 'bid' : 'commerce' });
  }
  startActions(s);
  if (bids) startTerm(s, sink);
  else {
    s[PHASE] = PHASE_DESTINATION;
    for (let p = 0, n = s[SEATS]; p < n; p++) s[DESTINATION + at(p)] = -1;
  }
}

/** MV-108, MV-202: characters back to the row, marker unused, disks off the turn-order track. */
function startTerm(s: State, sink: EventSink | null): void {
  s[PHASE] = PHASE_BID;
  s[MARKER_HOLDER] = -1;
  s[MARKER_USED] = 0;
  const n = s[SEATS];
  for (let p = 0; p < n; p++) {
    s[CHARACTER + at(p)] = 0; // MV-611
    s[BID + at(p)] = -1;
    s[TURN_ORDER + p] = -1; // MV-221: only now
  }
  if (sink !== null) tell(sink, { type: 'charactersReturned' });
}

/** Drops the Gondolieri's queued order, if there is one, and informs only him. */
export function dropQueue(
  s: State,
  reason: 'satisfied' | 'closed' | 'round',
  sink: EventSink | null,
): void {
  if (s[QUEUE_TARGET] === TARGET_NONE) return;
  s[QUEUE_TARGET] = TARGET_NONE;
  s[QUEUE_PLACE] = -1;
  const seat = s[MARKER_HOLDER];
  if (sink !== null) tellOnly(sink, seat, { type: 'interruptLapsed', seat, reason });
}

/** MV-222 … MV-225: the Gondolieri moves the gondola and takes the rumor; then the next round. */
export function endRound(s: State, sink: EventSink | null): void {
  dropQueue(s, 'round', sink);
  const from = s[ROUND];
  if (from === CANAL_SPACES) {
    scoreMatch(s, sink); // MV-701
    return;
  }
  const to = from + 1;
  const seat = s[MARKER_HOLDER]; // MV-224: after the draft it is the new one
  s[ROUND] = to;
  if (sink !== null) tell(sink, { type: 'gondolaMoved', seat, from, to });
  takeRumor(s, seat, to, sink);
  startRound(s, to, sink);
}

/** MV-223: face down into his hand. */
function takeRumor(s: State, seat: number, space: number, sink: EventSink | null): void {
  const rumor = s[CANAL + space];
  if (rumor < 0) return;
  s[CANAL + space] = -1;
  push(s, RUMORS_SIZE + at(seat), RUMORS + at(seat), rumor);
  if (sink === null) return;
  const secret = { rumor: RUMOR_IDS[rumor] };
  tellWithSecret(sink, { type: 'rumorTaken', seat, space, rumor: null }, seat, secret);
}
