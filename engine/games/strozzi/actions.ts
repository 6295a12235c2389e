/** The list of actions, their legality, and how they are carried out. */

import type { Chance } from '../../core/chance.ts';
import type { Command } from '../../core/contract.ts';
import type { EventSink } from '../../core/events.ts';
import { codecOf } from '../../kit/rows.ts';
import { PASS } from './codes.ts';
import * as E from './errors.ts';
import * as claim from './phases/claim.ts';
import * as place from './phases/place.ts';
import * as promotion from './phases/promotion.ts';
import type { StRow } from './row.ts';
import * as S from './state.ts';

const ROWS: readonly StRow[] = [
  claim.passRow,
  claim.claimRow,
  place.placeRow,
  promotion.takeTileRow,
];
export const codec = codecOf(ROWS);

/** A pass and three flags are the longest list. */
export const MAX_LEGAL = 4;

/** The listing function of each phase; PHASE_OVER has none. */
const LISTS = [claim.legal, place.legal, promotion.legal] as const;

export const deciders = (s: S.State): number => (s[S.DECIDER] < 0 ? 0 : 1 << s[S.DECIDER]);

export const legal = (s: S.State, p: number, out: Int32Array): number =>
  s[S.DECIDER] === p && s[S.PHASE] !== S.PHASE_OVER ? LISTS[s[S.PHASE]](s, p, out) : 0;

/** The first error in the order of section 5; 0 if `apply` would carry the command out. */
export function check(s: S.State, p: number, command: Command): number {
  const row = codec.isWellFormed(command) ? codec.rowOf(command) : undefined;
  if (!row || typeof command !== 'number') return E.UNKNOWN_ID;
  if (s[S.PHASE] === S.PHASE_OVER) return E.GAME_OVER;
  if (s[S.DECIDER] !== p || s[S.PHASE] !== row.phase) return E.NOT_YOUR_DECISION;
  return row.check(s, p, command);
}

export function apply(
  s: S.State,
  p: number,
  command: Command,
  chance: Chance,
  sink: EventSink | null,
): void {
  const code = command as number;
  s[S.SEQ]++;
  codec.rowOf(code)?.apply(s, p, code, chance, sink);
}

/** For an absent seat: pass, the first free port, the first tile of the display (section 4). */
export function standIn(s: S.State, p: number): number {
  if (s[S.PHASE] === S.PHASE_CLAIM) return PASS;
  const listed = new Int32Array(MAX_LEGAL);
  legal(s, p, listed);
  return listed[0];
}
