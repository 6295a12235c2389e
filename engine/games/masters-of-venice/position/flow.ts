/**
 * The stage of the round in a described position. Absent fields get the values that the game would
 * have reached: places activated before, visitors and guests who have had their turns.
 */

import { PositionError } from '../../../core/position-error.ts';
import type { Reader } from '../../../kit/reader.ts';
import { CANAL_SPACES, isBidRound, LOCATIONS, RESOURCES, STOCKS } from '../data.ts';
import { isShared } from '../flow/scheduler.ts';
import { KINDS, PENDINGS, PHASES, STEPS, TARGETS, USED_NAMES } from '../names.ts';
import * as S from '../state.ts';

/** Round and phase, each derived from the other if only one is given. */
export function readMoment(s: S.State, given: Reader): void {
  const inTurn = given.tells('turn') || given.tells('pending');
  const likely = inTurn ? S.PHASE_TURN : given.tells('draft') ? S.PHASE_DRAFT : -1;
  let phase = given.id('phase', PHASES, likely);
  let round = given.int('round', given.int('gondolaSpace', 0));
  if (round === 0) {
    const bids = given.has('roundKind')
      ? given.raw('roundKind') === 'bid'
      : phase < S.PHASE_DESTINATION;
    round = phase === S.PHASE_FINISHED ? CANAL_SPACES : bids ? 1 : 2;
  }
  if (phase < 0) phase = isBidRound(round) ? S.PHASE_BID : S.PHASE_DESTINATION;
  if (given.has('gondolaSpace') && given.int('gondolaSpace', 0) !== round) {
    throw new PositionError('gondola', 'the gondola stands on the space of the round');
  }
  const bidding = phase < S.PHASE_DESTINATION;
  if (phase !== S.PHASE_FINISHED && bidding !== isBidRound(round)) {
    throw new PositionError('gondola', `round ${round} has no phase ${PHASES[phase]}`);
  }
  s[S.ROUND] = round;
  s[S.PHASE] = phase;
}

/** Turn order (the Gondolieri last), the marker, the step of the draft. Needs the characters. */
export function readOrder(s: S.State, given: Reader): void {
  const n = s[S.SEATS];
  if (s[S.PHASE] === S.PHASE_BID) return;
  const marker = given.record('marker');
  marker.allow(['holder', 'used']);
  const held = holderOf(s, 0);
  const gondolier = held < 0 ? marker.int('holder', -1) : held;
  const order = given.has('turnOrder') ? given.ints('turnOrder') : likelyOrder(s, gondolier);
  if (order.length !== n || order.some((p) => p < 0 || p >= n)) {
    given.fail('turnOrder', `must name each of the ${n} seats once`);
  }
  order.forEach((p, rank) => {
    s[S.TURN_ORDER + rank] = p;
  });
  // MV-213
  if (held < 0) s[S.CHARACTER + S.at(gondolier < 0 ? order[n - 1] : gondolier)] |= 1;
  s[S.MARKER_HOLDER] = marker.int('holder', holderOf(s, 0));
  s[S.MARKER_USED] = marker.flag('used', false) ? 1 : 0;
  if (s[S.PHASE] === S.PHASE_DRAFT) readDraft(s, given.record('draft'));
}

/** MV-208: by bids, if nothing else is known; but the Gondolieri last. */
function likelyOrder(s: S.State, gondolier: number): number[] {
  const order = Array.from({ length: s[S.SEATS] }, (_, p) => p);
  const weight = (p: number): number => (p === gondolier ? -1 : s[S.BID + S.at(p)]);
  return order.sort((a, b) => weight(b) - weight(a) || a - b);
}

function holderOf(s: S.State, character: number): number {
  for (let p = 0; p < s[S.SEATS]; p++) {
    if ((s[S.CHARACTER + S.at(p)] & (1 << character)) !== 0) return p;
  }
  return -1;
}

/** MV-214 … MV-218, MV-901: the index in the draft's script follows from seat and step. */
function readDraft(s: S.State, draft: Reader): void {
  draft.allow(['seat', 'step']);
  const n = s[S.SEATS];
  const seat = draft.int('seat', s[S.TURN_ORDER]);
  const step = draft.id('step', STEPS, n > 2 && seat === s[S.TURN_ORDER + n - 1] ? 1 : 0);
  setDraft(s, seat, step);
}

/** Writes the draft's step with its index in the script (see `phases/draft.ts`). */
function setDraft(s: S.State, seat: number, step: number): void {
  const n = s[S.SEATS];
  let rank = 0;
  while (rank < n - 1 && s[S.TURN_ORDER + rank] !== seat) rank++;
  s[S.DRAFT_SEAT] = seat;
  s[S.DRAFT_STEP] = step;
  const again = n === 2 && rank === 0 && step === 0 && s[S.CHARACTER + S.at(seat)] !== 0;
  if (again) s[S.DRAFT_INDEX] = 4;
  else s[S.DRAFT_INDEX] = n > 2 && rank === n - 1 ? 2 * rank : 2 * rank + step;
}

/** The running turn and its question. */
export function readTurn(s: S.State, given: Reader): void {
  if (s[S.PHASE] !== S.PHASE_TURN) return;
  const pending = given.record('pending');
  pending.allow(['kind', 'seat', 'drawn']);
  const turn = given.record('turn');
  turn.allow(['seat', 'location', 'kind', 'byMarker', 'used', 'bought', 'sold']);
  const kindOfQuestion = given.tells('pending') ? pending.raw('kind') : null;
  const question = PENDINGS.indexOf(kindOfQuestion as (typeof PENDINGS)[number]);
  if (question < 0) pending.fail('kind', 'must be guildKeep or placeCubes');
  const likely = question === S.PENDING_GUILD_KEEP ? 3 : question === S.PENDING_PLACE_CUBES ? 6 : 0;
  const seat = turn.int('seat', pending.int('seat', s[S.TURN_ORDER]));
  if (seat < 0 || seat >= s[S.SEATS]) turn.fail('seat', 'is not a seat of this table');
  const pawn = s[S.PAWN + S.at(seat)];
  const place = turn.id('location', LOCATIONS, pawn < 0 ? likely : pawn);
  const atHome = pawn < 0 || pawn === place;
  s[S.TURN_SEAT] = seat;
  s[S.TURN_PLACE] = place;
  s[S.TURN_KIND] = turn.id('kind', KINDS, atHome ? S.KIND_MAIN : S.KIND_SHARED);
  s[S.TURN_BY_MARKER] = turn.flag('byMarker', false) ? 1 : 0;
  s[S.PENDING] = question;
  const used = turn.ids(
    'used',
    USED_NAMES.map(([name]) => name),
  );
  for (const i of used) s[S.TURN_USED] |= USED_NAMES[i][1];
  if (question === S.PENDING_GUILD_KEEP) s[S.TURN_USED] |= S.USED_DRAW_ORDER;
  if (question === S.PENDING_PLACE_CUBES) {
    s[S.TURN_USED] |= S.USED_OFFICE;
    const drawn = pending.ids('drawn', RESOURCES);
    if (drawn.length > 4) pending.fail('drawn', 'are four cubes at most');
    drawn.forEach((r, i) => {
      s[S.PENDING_CUBES + i] = r;
    });
  }
  const goods = LOCATIONS[place] === 'stockMarket' ? STOCKS : RESOURCES;
  for (const i of turn.ids('bought', goods)) s[S.TURN_BOUGHT] |= 1 << i;
  for (const i of turn.ids('sold', goods)) s[S.TURN_SOLD] |= 1 << i;
  s[S.TURN_ACTED] = given.flag('acted', s[S.TURN_USED] !== 0) ? 1 : 0;
}

/** Unnamed pawns are where they matter least: at the church. */
export function placePawns(s: S.State, seats: readonly Reader[]): void {
  if (s[S.PHASE] !== S.PHASE_TURN && s[S.PHASE] !== S.PHASE_WINDOW) return;
  const place = s[S.TURN_PLACE];
  const main = s[S.PHASE] === S.PHASE_TURN && s[S.TURN_KIND] === S.KIND_MAIN;
  let visitors = 0;
  for (let p = 0; p < s[S.SEATS]; p++) if (s[S.PAWN + S.at(p)] === place) visitors++;
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (s[S.PAWN + S.at(p)] >= 0) continue;
    if (seats[p].has('pawn')) seats[p].fail('pawn', 'must stand on the board in this phase');
    const running = s[S.TURN_SEAT] === p;
    const visits = running ? main : place >= 0 && !main && visitors === 0;
    if (visits) visitors++;
    s[S.PAWN + S.at(p)] = visits ? place : place === 4 ? 5 : 4;
  }
}

/** Active place, places before it, seats that have acted: given, or according to the schedule. */
export function readActivation(s: S.State, given: Reader): void {
  const given2 = given.record('activation');
  given2.allow(['location', 'activatedBefore', 'sharedDone', 'lastPawn', 'isFresh', 'mainDone']);
  const inRound = s[S.PHASE] === S.PHASE_TURN || s[S.PHASE] === S.PHASE_WINDOW;
  const doneAt = given.has('mainDone') ? given : given2;
  for (const p of doneAt.ints('mainDone')) s[S.MAIN_DONE] |= 1 << p;
  for (const i of given2.ids('activatedBefore', LOCATIONS)) s[S.ACTIVATED] |= 1 << i;
  if (!inRound) return;
  const first = s[S.PAWN + S.at(s[S.TURN_ORDER])];
  const away = s[S.TURN_BY_MARKER] === 1 && s[S.TURN_KIND] === S.KIND_MAIN;
  const running = s[S.PHASE] === S.PHASE_TURN && !away ? s[S.TURN_PLACE] : first;
  s[S.ACT_PLACE] = given2.id('location', LOCATIONS, running);
  for (const p of given2.ints('sharedDone')) s[S.ACT_SHARED_DONE] |= 1 << p;
  if (!given2.has('activatedBefore')) wakeEarlier(s, !doneAt.has('mainDone'));
  if (!doneAt.has('mainDone')) visitEarlier(s);
  s[S.ACT_LAST_PAWN] = given2.tells('lastPawn') ? given2.int('lastPawn', -1) : lastVisitor(s);
  if (given2.has('lastPawn') && !given2.tells('lastPawn')) s[S.ACT_LAST_PAWN] = -1;
  if (!given2.has('sharedDone')) guestsEarlier(s);
  const fresh = s[S.ACT_SHARED_DONE] === 0 && s[S.ACT_LAST_PAWN] < 0;
  s[S.ACT_FRESH] = given2.flag('isFresh', fresh) ? 1 : 0;
}

/** MV-309: places of seats further up the order have been active before. */
function wakeEarlier(s: S.State, book: boolean): void {
  for (let rank = 0; rank < s[S.SEATS]; rank++) {
    const place = s[S.PAWN + S.at(s[S.TURN_ORDER + rank])];
    if (place === s[S.ACT_PLACE]) break;
    s[S.ACTIVATED] |= 1 << place;
  }
  if (!book) return;
  for (let p = 0; p < s[S.SEATS]; p++) {
    if ((s[S.ACTIVATED] & (1 << s[S.PAWN + S.at(p)])) !== 0) s[S.MAIN_DONE] |= 1 << p;
  }
}

/** MV-310: visitors of the active place before the running turn have had theirs. */
function visitEarlier(s: S.State): void {
  const main = s[S.TURN_KIND] === S.KIND_MAIN;
  if (s[S.PHASE] !== S.PHASE_TURN || s[S.TURN_BY_MARKER] === 1) return;
  for (let rank = 0; rank < s[S.SEATS]; rank++) {
    const p = s[S.TURN_ORDER + rank];
    if (main && p === s[S.TURN_SEAT]) return;
    if (s[S.PAWN + S.at(p)] === s[S.ACT_PLACE]) s[S.MAIN_DONE] |= 1 << p;
  }
}

/** The visitor of the active place who acted last, by turn order; -1 if none has. */
function lastVisitor(s: S.State): number {
  for (let rank = s[S.SEATS] - 1; rank >= 0; rank--) {
    const p = s[S.TURN_ORDER + rank];
    const done = (s[S.MAIN_DONE] & (1 << p)) !== 0;
    if (done && s[S.PAWN + S.at(p)] === s[S.ACT_PLACE]) return p;
  }
  return -1;
}

/** MV-311: guests between the last visitor and the running shared turn have had theirs. */
function guestsEarlier(s: S.State): void {
  const shared = s[S.PHASE] === S.PHASE_TURN && s[S.TURN_KIND] === S.KIND_SHARED;
  if (!shared || s[S.TURN_BY_MARKER] === 1 || !isShared(s[S.ACT_PLACE])) return;
  for (let k = 1; k < s[S.SEATS]; k++) {
    const p = (s[S.ACT_LAST_PAWN] + k) % s[S.SEATS];
    if (p === s[S.TURN_SEAT]) return;
    if (s[S.PAWN + S.at(p)] !== s[S.ACT_PLACE]) s[S.ACT_SHARED_DONE] |= 1 << p;
  }
}

/** The Gondolieri's secret order is a field of his seat. */
export function readQueue(s: S.State, seats: readonly Reader[]): void {
  seats.forEach((seat, p) => {
    const target = seat.id('queuedInterrupt', TARGETS, S.TARGET_NONE);
    if (target === S.TARGET_NONE) return;
    if (s[S.MARKER_HOLDER] !== p) seat.fail('queuedInterrupt', 'is for the Gondolieri alone');
    s[S.QUEUE_TARGET] = target;
    s[S.QUEUE_PLACE] = target === S.TARGET_SHARED ? s[S.ACT_PLACE] : -1;
  });
}
