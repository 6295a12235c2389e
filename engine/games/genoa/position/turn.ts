/** A described position's place in the match: turn, merchant, state, the tower and its way. */

import type { Reader } from '../../../kit/reader.ts';
import { DISCS } from '../data.ts';
import { findReach } from '../effects/tower.ts';
import { BUILDINGS, isBuilding, SPACES } from '../map.ts';
import * as S from '../state.ts';
import { PHASES, STATUSES } from '../view.ts';

/** A seat of this table. */
export function seatOf(s: S.State, given: Reader, name: string, otherwise: number): number {
  const value = given.int(name, otherwise);
  if (value < 0 || value >= s[S.SEATS]) given.fail(name, 'must be a seat of this table');
  return value;
}

export function readTurn(s: S.State, given: Reader): void {
  s[S.TURN] = given.int('turn', 1);
  s[S.ROUNDS_LEFT] = given.int('roundsLeft', s[S.ROUNDS_LEFT]);
  s[S.MERCHANT] = seatOf(s, given, 'merchant', 0);
  s[S.FIRST] = seatOf(s, given, 'firstPlayer', 0);
  readPath(s, given);
  s[S.PHASE] = given.id('state', PHASES, usualPhase(s));
  readDiscs(s, given);
  readStatus(s, given);
  const dice = given.record('dice');
  dice.allow(['blue', 'red']);
  s[S.BLUE] = dice.int('blue', 0);
  s[S.RED] = dice.int('red', 0);
  for (const p of given.ints('passed')) s[S.PASSED] |= 1 << p;
  given.ints('tries').forEach((tries, p) => {
    if (p < s[S.SEATS]) s[S.TRIES + S.at(p)] = tries;
  });
  given.ints('triesTo').forEach((tries, p) => {
    if (p < s[S.SEATS]) s[S.TRIES_TO + S.at(p)] = tries;
  });
  const isAcquiring = s[S.PHASE] === S.ACQUIRE;
  s[S.ACQUIRING] = isAcquiring ? seatOf(s, given, 'acquiring', s[S.MERCHANT]) : -1;
}

/** `path`, or only the tower's space. */
function readPath(s: S.State, given: Reader): void {
  const path = given.ids('path', SPACES);
  if (path.length === 0 && given.tells('tower')) path.push(given.id('tower', SPACES, -1));
  if (path.length > DISCS) given.fail('path', 'has five spaces at most');
  for (const space of path) {
    if (s[S.VISITED + space] === 1) given.fail('path', 'visits a space twice');
    s[S.PATH + s[S.PATH_SIZE]++] = space;
    s[S.VISITED + space] = 1;
  }
  if (given.tells('tower') && given.id('tower', SPACES, -1) !== S.tower(s)) {
    given.fail('tower', 'must be the last space of the path');
  }
  findReach(s);
}

const usualPhase = (s: S.State): number =>
  s[S.PATH_SIZE] === 0 ? S.START : isBuilding(S.tower(s)) ? S.CLAIM : S.MOVE;

/** One on each space that was left, the rest on the last (GE-302, GE-310), if they are not named. */
function readDiscs(s: S.State, given: Reader): void {
  if (given.has('discs')) {
    given.counts('discs', SPACES, s, S.DISC);
    return;
  }
  for (let i = 0; i < s[S.PATH_SIZE]; i++) s[S.DISC + s[S.PATH + i]] = 1;
  if (s[S.PATH_SIZE] > 0) s[S.DISC + S.tower(s)] = DISCS - S.movesUsed(s);
}

/** Buildings on the way are unused, the last one according to the state, unless they are named. */
function readStatus(s: S.State, given: Reader): void {
  const status = given.record('status');
  status.allow(BUILDINGS);
  for (let i = 0; i < s[S.PATH_SIZE]; i++) {
    const space = s[S.PATH + i];
    if (!isBuilding(space)) continue;
    const isHere = space === S.tower(s);
    const usual = isHere && s[S.PHASE] === S.CLAIM ? S.OPEN : S.UNUSED;
    const otherwise = isHere && s[S.PHASE] === S.ACTION ? S.TAKEN : usual;
    s[S.STATUS + space] = status.id(BUILDINGS[space], STATUSES, otherwise - 1) + 1;
  }
}
