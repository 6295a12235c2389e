/** The list of actions, their legality, and how they are carried out. */

import type { Chance } from '../../core/chance.ts';
import type { Command } from '../../core/contract.ts';
import type { EventSink } from '../../core/events.ts';
import { codecOf } from '../../kit/rows.ts';
import { PASS } from './codes.ts';
import { E } from './errors.ts';
import { canAct } from './limits.ts';
import { listOffers, listProposals } from './offers/list.ts';
import * as R from './offers/record.ts';
import { acceptRow, legalAccepts } from './phases/accepting.ts';
import * as acquiring from './phases/acquiring.ts';
import * as main from './phases/main.ts';
import * as move from './phases/move.ts';
import * as offering from './phases/offering.ts';
import * as start from './phases/start.ts';
import * as tiles from './phases/tiles.ts';
import type { GeRow } from './row.ts';
import * as S from './state.ts';
import type { OpenAction } from './types.ts';

const ROWS: readonly GeRow[] = [
  start.rollRow,
  start.startingSpaceRow,
  move.moveRow,
  move.stopRow,
  move.takeRow,
  move.unusedRow,
  move.passRow,
  offering.offerRow,
  offering.proposeRow,
  offering.reviseRow,
  offering.withdrawRow,
  offering.declineRow,
  acceptRow,
  main.chooseRow,
  main.mainRow,
  main.smallRow,
  tiles.tileRow,
  tiles.extraRow,
  main.endRow,
  acquiring.acquireRow,
  acquiring.declineRow,
];
export const codec = codecOf(ROWS);

/** Generous: some 2,600 offers and acceptances at five targets, or trades of sixty cards. */
export const MAX_LEGAL = 4096;

/** What the merchant may do now; only `claimed` fills it, and asks whether there is anything. */
const merchantsActions = new Int32Array(MAX_LEGAL);

/**
 * The seats that the game waits for (section 5.11); a seat that can do nothing is not waited for.
 */
export function deciders(s: S.State): number {
  switch (s[S.PHASE]) {
    case S.START:
      return 1 << s[S.MERCHANT];
    case S.CLAIM:
      return claimed(s);
    case S.MOVE:
      return (1 << s[S.MERCHANT]) | (everybody(s) & ~s[S.PASSED]) | asked(s);
    case S.ACTION:
      return 1 << s[S.ACTOR];
    case S.ACQUIRE:
      return 1 << s[S.ACQUIRING];
    default:
      return 0;
  }
}

const everybody = (s: S.State): number => (1 << s[S.SEATS]) - 1;

function claimed(s: S.State): number {
  let mask = asked(s);
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p !== s[S.MERCHANT] && move.mustAnswer(s, p)) mask |= 1 << p;
  }
  const m = s[S.MERCHANT];
  return canAct(s, m) || listFor(s, m, merchantsActions) > 0 ? mask | (1 << m) : mask;
}

/** Takers of standing proposals for the claimed building or a space that can be moved to now. */
function asked(s: S.State): number {
  let mask = 0;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const at = S.offerAt(slot);
    if (s[at + R.MAKER] !== s[S.MERCHANT] || !offering.isNear(s, s[at + R.TARGET])) continue;
    mask |= 1 << s[at + R.TAKER];
  }
  return mask;
}

/** The list of a decider (section 5.11). */
export function legal(s: S.State, p: number, out: Int32Array): number {
  return ((deciders(s) >> p) & 1) === 1 ? listFor(s, p, out) : 0;
}

function listFor(s: S.State, p: number, out: Int32Array): number {
  switch (s[S.PHASE]) {
    case S.START:
      return start.legal(s, p, out);
    case S.ACTION:
      if (s[S.PENDING] !== S.NOTHING_PENDING) return main.legalChoice(s, out);
      return tiles.legalTiles(s, p, out, main.legalMainHere(s, p, out));
    case S.ACQUIRE:
      return acquiring.legal(s, p, out);
    case S.CLAIM:
    case S.MOVE:
      return p === s[S.MERCHANT] ? listMerchant(s, p, out) : listPlayer(s, p, out);
    default:
      return 0;
  }
}

function listMerchant(s: S.State, p: number, out: Int32Array): number {
  let n = 0;
  n = s[S.PHASE] === S.CLAIM ? move.legalClaim(s, p, out, n) : move.legalMove(s, out, n);
  n = legalAccepts(s, p, out, n);
  n = offering.legalEnds(s, p, out, n);
  return listProposals(s, p, out, n);
}

function listPlayer(s: S.State, p: number, out: Int32Array): number {
  let n = 0;
  if (((s[S.PASSED] >> p) & 1) === 0) out[n++] = PASS;
  n = legalAccepts(s, p, out, n);
  n = offering.legalEnds(s, p, out, n);
  return listOffers(s, p, out, n);
}

/** The first error in the order of section 5; 0 if `apply` would carry the command out. */
export function check(s: S.State, p: number, command: Command<OpenAction>): number {
  const row = codec.isWellFormed(command) ? codec.rowOf(command) : undefined;
  if (!row) return E.E_PARAM;
  if (row.isNowhere?.(command)) return E.E_BAD_TARGET;
  if (((row.states >> s[S.PHASE]) & 1) === 0) return row.outside?.(s) ?? E.E_WRONG_PHASE;
  if (s[S.PENDING] !== S.NOTHING_PENDING && !row.whilePending) return E.E_WRONG_PHASE;
  if (!(p >= 0 && p < s[S.SEATS])) return E.E_NOT_YOUR_DECISION;
  if ('open' in row) return row.check(s, p, command);
  return typeof command === 'number' ? row.check(s, p, command) : E.E_PARAM;
}

export function apply(
  s: S.State,
  p: number,
  command: Command<OpenAction>,
  chance: Chance,
  sink: EventSink | null,
): void {
  s[S.SEQ]++;
  const row = codec.rowOf(command);
  if (!row) return;
  if ('open' in row) row.apply(s, p, command, chance, sink);
  else if (typeof command === 'number') row.apply(s, p, command, chance, sink);
}
