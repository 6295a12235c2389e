/** The tower: its space and its reachable spaces (rules, sections 5.1 and 5.2). */

import type { EventSink } from '../../../core/events.ts';
import { DISCS, MOST_MOVES } from '../data.ts';
import { isBuilding, MARKET, NEIGHBOURS, SPACES } from '../map.ts';
import * as S from '../state.ts';
import { tell } from './emit.ts';

/** GE-202, GE-204, GE-205: all discs on the starting space of a turn. */
export function placeTower(s: S.State, space: number, sink: EventSink | null): void {
  visit(s, space);
  s[S.DISC + space] = DISCS;
  if (sink) tell(sink, { type: 'towerPlaced', space: SPACES[space] });
  // GE-110, GE-206, GE-710: every turn's start counts, but in the last round; no later visit does.
  if (space === MARKET && s[S.ROUNDS_LEFT] > 1) {
    s[S.ROUNDS_LEFT]--;
    if (sink) tell(sink, { type: 'roundShortened', roundsLeft: s[S.ROUNDS_LEFT] });
  }
}

/** GE-302: one disc stays behind. @param offer number of the offer that moved it, 0 = none */
export function moveTower(s: S.State, space: number, offer: number, sink: EventSink | null): void {
  const from = S.tower(s);
  const discs = s[S.DISC + from] - 1;
  s[S.DISC + from] = 1;
  visit(s, space);
  s[S.DISC + space] = discs;
  if (!sink) return;
  tell(sink, {
    type: 'towerMoved',
    from: SPACES[from],
    to: SPACES[space],
    discs,
    offer: offer === 0 ? null : `O${offer}`,
  });
}

/** GE-306, GE-406: the start of the turn counts as a visit. */
function visit(s: S.State, space: number): void {
  s[S.PATH + s[S.PATH_SIZE]++] = space;
  s[S.VISITED + space] = 1;
  if (isBuilding(space)) s[S.STATUS + space] = S.OPEN;
  findReach(s);
}

const frontier = new Int32Array(SPACES.length);
const following = new Int32Array(SPACES.length);

/** GE-303, GE-306: unvisited spaces within the remaining moves. */
export function findReach(s: S.State): void {
  s.fill(0, S.REACH, S.REACH + SPACES.length);
  if (s[S.PATH_SIZE] === 0) return;
  frontier[0] = S.tower(s);
  let size = 1;
  for (let move = S.movesUsed(s); move < MOST_MOVES && size > 0; move++) {
    let next = 0;
    for (let i = 0; i < size; i++) {
      const neighbours = NEIGHBOURS[frontier[i]];
      for (let k = 0; k < neighbours.length; k++) {
        const space = neighbours[k];
        if (s[S.VISITED + space] === 1 || s[S.REACH + space] === 1) continue;
        s[S.REACH + space] = 1;
        following[next++] = space;
      }
    }
    for (let i = 0; i < next; i++) frontier[i] = following[i];
    size = next;
  }
}

/** Whether the tower can go there with its next move. */
export function canStep(s: S.State, space: number): boolean {
  if (s[S.VISITED + space] === 1 || S.movesUsed(s) >= MOST_MOVES) return false;
  const neighbours = NEIGHBOURS[S.tower(s)];
  for (let i = 0; i < neighbours.length; i++) if (neighbours[i] === space) return true;
  return false;
}

/** GE-516: whether it can go anywhere; as long as it can, its next move can be negotiated. */
export function canMove(s: S.State): boolean {
  if (S.movesUsed(s) >= MOST_MOVES) return false;
  const neighbours = NEIGHBOURS[S.tower(s)];
  for (let i = 0; i < neighbours.length; i++) if (s[S.VISITED + neighbours[i]] === 0) return true;
  return false;
}
