/** Turns and their phases, in their order (rules, section 4). */

import type { Chance } from '../../core/chance.ts';
import type { EventSink } from '../../core/events.ts';
import { MOST_MOVES } from './data.ts';
import { tell } from './effects/emit.ts';
import { deliverMessages } from './effects/messages.ts';
import { canMove, moveTower, placeTower } from './effects/tower.ts';
import { canAcquire, isEligible } from './limits.ts';
import { BUILDINGS, isBuilding, MARKET, SPACES } from './map.ts';
import { closeAll, closeFor, dropVoid } from './offers/hold.ts';
import { scored } from './scoring.ts';
import * as S from './state.ts';

/** GE-104, GE-108: phase 1 of the next turn. */
export function startTurn(s: S.State, merchant: number, sink: EventSink | null): void {
  s[S.TURN]++;
  s[S.MERCHANT] = merchant;
  s[S.PHASE] = S.START;
  if (!sink) return;
  const { [S.TURN]: turn, [S.ROUNDS_LEFT]: roundsLeft } = s;
  tell(sink, { type: 'turnStarted', turn, merchant, roundsLeft });
}

/** GE-202: the turn's starting space; its messages, then the possible actions there. */
export function begin(s: S.State, space: number, chance: Chance, sink: EventSink | null): void {
  placeTower(s, space, sink);
  deliverMessages(s, chance, sink);
  arrive(s, sink);
}

/** GE-301: the merchant's own move. */
export function step(s: S.State, space: number, chance: Chance, sink: EventSink | null): void {
  moveTower(s, space, 0, sink);
  deliverMessages(s, chance, sink);
  arrive(s, sink);
}

/** A space that nobody has bought: claim (GE-522) or, if it has no action (GE-408, GE-709), on. */
function arrive(s: S.State, sink: EventSink | null): void {
  if (isBuilding(S.tower(s))) enter(s, S.CLAIM);
  else goOn(s, sink);
}

/** GE-309: the space is settled; the next move, or the end of movement. */
export function goOn(s: S.State, sink: EventSink | null): void {
  enter(s, S.MOVE);
  if (S.movesUsed(s) >= MOST_MOVES || !canMove(s)) startAcquiring(s, sink);
}

/** Passes and tries are counted from zero at each beginning of claim or move. */
function enter(s: S.State, phase: number): void {
  s[S.PHASE] = phase;
  s[S.PASSED] = 0;
  for (let p = 0; p < s[S.SEATS]; p++) {
    s[S.TRIES + S.at(p)] = 0;
    s[S.TRIES_TO + S.at(p)] = 0;
  }
}

/** GE-525: nobody acts here in this turn. */
export function leaveUnused(s: S.State, sink: EventSink | null): void {
  const building = S.tower(s);
  s[S.STATUS + building] = S.UNUSED;
  if (sink) tell(sink, { type: 'actionUnused', building: BUILDINGS[building] });
  closeFor(s, building, sink);
  goOn(s, sink);
}

/**
 * The end of every step of phase 2: removes impossible offers, and claims that nobody can answer.
 */
export function conclude(s: S.State, sink: EventSink | null): void {
  if (s[S.PENDING] !== S.NOTHING_PENDING || !isPhase2(s)) return;
  dropVoid(s, sink);
  if (s[S.PHASE] !== S.CLAIM) return;
  for (let p = 0; p < s[S.SEATS]; p++) if (isEligible(s, p)) return;
  leaveUnused(s, sink);
}

/** GE-101: whether nobody has been merchant yet in the current round. */
export const beginsRound = (s: S.State): boolean =>
  s[S.PHASE] === S.START && s[S.MERCHANT] === s[S.FIRST];

/** Movement, actions and negotiation: from the placing of the tower to the end of its moves. */
export const isPhase2 = (s: S.State): boolean =>
  s[S.PHASE] === S.CLAIM || s[S.PHASE] === S.ACTION || s[S.PHASE] === S.MOVE;

/** GE-601: phase 3; all offers end (GE-547). GE-310: discs in the tower stay on its space. */
export function startAcquiring(s: S.State, sink: EventSink | null): void {
  closeAll(s, sink);
  s[S.PHASE] = S.ACQUIRE;
  if (sink) tell(sink, { type: 'acquiringStarted' });
  askFrom(s, s[S.MERCHANT], sink);
}

/**
 * GE-602, GE-604: the next seat that can acquire anything, from `p` on; if there is none the turn
 * is over.
 */
function askFrom(s: S.State, p: number, sink: EventSink | null): void {
  for (;;) {
    if (canAcquire(s, p)) {
      s[S.ACQUIRING] = p;
      return;
    }
    p = S.after(s, p);
    if (p === s[S.MERCHANT]) {
      endTurn(s, sink);
      return;
    }
  }
}

/** GE-610 */
export function acquired(s: S.State, sink: EventSink | null): void {
  const next = S.after(s, s[S.ACQUIRING]);
  if (next === s[S.MERCHANT]) endTurn(s, sink);
  else askFrom(s, next, sink);
}

/** GE-104 … GE-107: phase 4. */
function endTurn(s: S.State, sink: EventSink | null): void {
  clearTurn(s);
  const next = S.after(s, s[S.MERCHANT]);
  // GE-019, GE-102, GE-103, GE-105, GE-109: only when everybody has been merchant.
  if (next === s[S.FIRST]) {
    s[S.ROUNDS_LEFT]--; // GE-106
    if (sink) tell(sink, { type: 'roundEnded', roundsLeft: s[S.ROUNDS_LEFT] });
  }
  if (s[S.ROUNDS_LEFT] === 0)
    scored(s, sink); // GE-107
  else startTurn(s, next, sink);
}

/** Clears everything that lasts one turn. */
function clearTurn(s: S.State): void {
  s[S.ACQUIRING] = -1;
  s[S.PASSED] = 0;
  s[S.BLUE] = 0;
  s[S.RED] = 0;
  s.fill(0, S.PATH, S.PATH + MOST_MOVES + 1);
  s[S.PATH_SIZE] = 0;
  s.fill(0, S.DISC, S.DISC + SPACES.length);
  s.fill(0, S.VISITED, S.VISITED + SPACES.length);
  s.fill(0, S.REACH, S.REACH + SPACES.length);
  s.fill(S.NOT_VISITED, S.STATUS, S.STATUS + MARKET);
  s[S.MADE] = 0;
  s.fill(0, S.PARTIES, S.PARTIES + S.PARTY_WORDS);
  s[S.SAID] = 0;
  for (let p = 0; p < s[S.SEATS]; p++) {
    const block = S.at(p);
    s[S.TAKEN_ACTIONS + block] = 0;
    s[S.EXTRA + block] = 0;
    s[S.TRIES + block] = 0;
    s[S.TRIES_TO + block] = 0;
  }
}
