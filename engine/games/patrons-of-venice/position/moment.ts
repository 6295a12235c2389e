/** A described position's place in the match: turn, phase, action, decider. */

import type { Reader } from '../../../kit/reader.ts';
import {
  CANVASER,
  CLOTH,
  DRAPER,
  GOODS,
  LEAD_ACTIONS,
  LEFT,
  PRODUCE,
  RESERVE,
  RIGHT,
  SAIL,
  SPONSOR,
  TRADE,
} from '../data.ts';
import { following } from '../flow.ts';
import { SITES } from '../map.ts';
import { receiverOf } from '../phases/sail.ts';
import * as S from '../state.ts';
import { PHASE_NAMES } from '../view.ts';

/** The action of which each phase is a part. [phase] */
const ACTION_OF: readonly number[] = [-1, RESERVE, SAIL, SAIL, TRADE, TRADE, SPONSOR, PRODUCE, -1];

/** Turn, lead, phase and action, the passes of the buy step and the produced goods. */
export function readMoment(s: S.State, given: Reader): void {
  s[S.PHASE] = given.id('phase', PHASE_NAMES, S.PHASE_CHOOSE);
  s[S.TURN] = given.int('turn', 1);
  if (s[S.TURN] < 1) given.fail('turn', 'must be 1 or more');
  s[S.LEAD] = seat(s, given, 'lead', Math.max(0, s[S.OPT_START]));
  s[S.ACTION] = ACTION_OF[s[S.PHASE]];
  if (given.has('action') && given.id('action', LEAD_ACTIONS, -1) !== s[S.ACTION]) {
    given.fail('action', `must be ${LEAD_ACTIONS[s[S.ACTION]] ?? 'null'} in this phase`);
  }
  const buy = given.record('buy');
  buy.allow(['passes']);
  s[S.PASSES] = buy.int('passes', 0);
  const production = given.record('production');
  production.allow(['used', 'made']);
  production.ids('used', SITES).forEach((site) => {
    s[S.USED + s[S.USED_SIZE]++] = site;
  });
}

function seat(s: S.State, given: Reader, name: string, otherwise: number): number {
  const value = given.int(name, otherwise);
  if (value < 0 || value >= s[S.SEATS]) given.fail(name, 'must be a seat of this table');
  return value;
}

/** Goods made on the used sites, unless named. */
function readMade(s: S.State, production: Reader): void {
  production.counts('made', GOODS.slice(CLOTH), s, S.MADE);
  if (production.has('made')) return;
  for (let i = 0; i < s[S.USED_SIZE]; i++) {
    const business = s[S.SITE_BUSINESS + s[S.USED + i]];
    if (business === DRAPER || business === CANVASER) s[S.MADE + business]++;
  }
}

/** The decider, and in `sailUnload` the board; needs ships and sites. */
export function readDecision(s: S.State, given: Reader): void {
  readMade(s, given.record('production'));
  const isUnload = s[S.PHASE] === S.PHASE_UNLOAD;
  const sail = given.record('sail');
  if (isUnload) {
    const first = inTurnOrder(s, (p) => s[S.SHIP + S.at(p) + RIGHT] >= 0);
    s[S.BOARD] = sail.tells('board') ? seat(s, sail, 'board', 0) : first;
  } else if (sail.tells('board')) {
    sail.fail('board', 'is of the phase sailUnload');
  }
  const asked = given.ints('decider');
  if (asked.length > 1) given.fail('decider', 'is one seat');
  if (s[S.PHASE] === S.PHASE_OVER) {
    if (asked.length > 0) given.fail('decider', 'is nobody at the end');
    return;
  }
  s[S.DECIDER] = asked[0] ?? firstAsked(s);
}

function firstAsked(s: S.State): number {
  if (s[S.PHASE] === S.PHASE_UNLOAD) return receiverOf(s, Math.max(0, s[S.BOARD]));
  if (s[S.PHASE] !== S.PHASE_PLACE) return s[S.LEAD];
  return inTurnOrder(s, (p) => s[S.SHIP + S.at(p) + LEFT] < 0);
}

/** The first seat from the lead on for which `holds` is true, -1 for none. */
function inTurnOrder(s: S.State, holds: (p: number) => boolean): number {
  let p = s[S.LEAD];
  while (p >= 0 && !holds(p)) p = following(s, p);
  return p;
}
