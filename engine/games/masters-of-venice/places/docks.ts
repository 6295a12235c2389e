/** Docks (rules, 5.5): buy at one dock; the Thief takes a cube for free. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { basket, ordinal, wordOrNull } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { RESOURCES } from '../data.ts';
import { cubeMap, tell } from '../effects/emit.ts';
import { stepPawn } from '../effects/pawn.ts';
import { pay } from '../effects/pay.ts';
import { resourceUp } from '../effects/pegs.ts';
import * as errors from '../errors.ts';
import { AT_DOCKS, turnRow } from '../row.ts';
import { cubeShortage } from '../shortages.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';

const { DOCK_BASE, NONE } = codes;
const { E_CASH, E_CHARACTER, E_EMPTY, E_NOT_THERE, OK } = errors;
const { CASH, CHARACTER, CUBES, DOCK, PRICE, TURN_USED, USED_DOCK } = state;

const THIEF = 1 << 4;

/** `counts`: six counts of four bits, resource 0 lowest. `steal`: resource or NONE. */
export const packDock = (dock: number, counts: number, steal: number): number =>
  DOCK_BASE | (steal << 26) | (dock << 24) | counts;
/** From 0. */
export const dockOf = (code: number): number => (code >> 24) & 3;
export const stealOf = (code: number): number => (code >> 26) & 7;
const dockCounts = (code: number): number => code & 0xffffff;
export const dockCount = (code: number, resource: number): number => (code >> (resource << 2)) & 15;

/** MV-402: all at the price before the purchase. */
function dockCost(s: State, code: number): number {
  let cost = 0;
  for (let r = 0; r < 6; r++) cost += dockCount(code, r) * s[PRICE + r];
  return cost;
}

function checkDock(s: State, seat: number, code: number): number {
  const steal = stealOf(code);
  if (dockCounts(code) === 0 && steal === NONE) return E_EMPTY;
  // MV-607, MV-611
  if (steal !== NONE && (s[CHARACTER + at(seat)] & THIEF) === 0) return E_CHARACTER;
  const cubes = DOCK + dockOf(code) * 6;
  for (let r = 0; r < 6; r++) {
    // MV-401
    if (dockCount(code, r) + (steal === r ? 1 : 0) > s[cubes + r]) return E_NOT_THERE;
  }
  return dockCost(s, code) > s[CASH + at(seat)] ? E_CASH : OK;
}

/** A listing never grows past this: far beyond what docks hold in play. Checks have no limit. */
const MOST_LISTED = 60_000;

/** Every affordable selection at every dock, each with every theft that the Thief has. */
export function legalDocks(s: State, seat: number, out: Int32Array, from: number): number {
  let n = from;
  const thief = (s[CHARACTER + at(seat)] & THIEF) !== 0;
  for (let d = 0; d < 4; d++)
    n = thief ? legalThief(s, seat, d, out, n) : legalDock(s, seat, d, out, n);
  return n;
}

/** Appends every affordable selection at dock `d`, without the empty one. */
function legalDock(s: State, seat: number, d: number, out: Int32Array, from: number): number {
  const cubes = DOCK + d * 6;
  const cash = s[CASH + at(seat)];
  let n = from;
  // Grows the list resource by resource: the cubes alone, and with each selection so far.
  for (let r = 0; r < 6; r++) {
    const there = s[cubes + r];
    if (there === 0) continue;
    const price = s[PRICE + r];
    const end = n;
    for (let count = 1; count <= there; count++) {
      const left = cash - count * price;
      if (left < 0 || n + end - from >= MOST_LISTED) break;
      const bits = count << (r << 2);
      costs[n - from] = cash - left;
      out[n++] = packDock(d, bits, NONE);
      for (let i = from; i < end; i++) {
        if (costs[i - from] > left) continue;
        costs[n - from] = costs[i - from] + cash - left;
        out[n++] = out[i] | bits;
      }
    }
  }
  return n;
}
const costs = new Int32Array(MOST_LISTED);

/** The same with thefts: each selection leaves a cube of the stolen kind. */
function legalThief(s: State, seat: number, d: number, out: Int32Array, from: number): number {
  const end = legalDock(s, seat, d, out, from);
  let n = end;
  for (let r = 0; r < 6; r++) {
    const there = s[DOCK + d * 6 + r];
    if (there === 0) continue;
    out[n++] = packDock(d, 0, r);
    for (let i = from; i < end && n <= MOST_LISTED; i++) {
      if (dockCount(out[i], r) < there) out[n++] = packDock(d, dockCounts(out[i]), r);
    }
  }
  return n;
}

function applyDock(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  const d = dockOf(code);
  const steal = stealOf(code);
  const cost = dockCost(s, code);
  s[TURN_USED] |= USED_DOCK;
  stepPawn(s, seat, d, sink);
  for (let r = 0; r < 6; r++) moveCubes(s, seat, d, r, dockCount(code, r));
  if (sink !== null && dockCounts(code) !== 0) {
    const cubes = cubeMap((r) => dockCount(code, r));
    tell(sink, { type: 'cubesBought', seat, dock: d + 1, cubes, cost });
  }
  if (steal !== NONE) {
    moveCubes(s, seat, d, steal, 1); // MV-607
    if (sink !== null) {
      tell(sink, { type: 'cubeStolen', seat, dock: d + 1, resource: RESOURCES[steal] });
    }
  }
  pay(s, seat, 0 - cost, 'dock', sink);
  for (let r = 0; r < 6; r++) {
    const count = dockCount(code, r);
    if (count > 0) resourceUp(s, r, count, 'dock', sink); // MV-403
  }
}

/** MV-404: docks have no limit, nor have hands. */
function moveCubes(s: State, seat: number, d: number, resource: number, count: number): void {
  s[DOCK + d * 6 + resource] -= count;
  s[CUBES + at(seat) + resource] += count;
}

/** Leaves cubes one by one; the theft first. */
function fewerAtDock(code: number): number[] {
  const found = [packDock(dockOf(code), dockCounts(code), NONE)];
  let counts = dockCounts(code);
  for (let r = 5; r >= 0; r--) {
    for (let left = dockCount(code, r); left > 0; left--) {
      counts -= 1 << (r << 2);
      found.push(packDock(dockOf(code), counts, stealOf(code)));
      found.push(packDock(dockOf(code), counts, NONE));
    }
  }
  return found;
}

export const dockRow = turnRow({
  type: 'useDock',
  code: DOCK_BASE,
  rule: 'MV-401',
  places: AT_DOCKS,
  fields: {
    dock: ordinal(1, 4),
    buy: basket(RESOURCES, 15, 4),
    steal: wordOrNull(RESOURCES),
  },
  order: ['steal', 'dock', 'buy'],
  refusals: { E_CHARACTER: 'MV-607', E_CASH: 'MV-402' },
  used: () => USED_DOCK,
  check: checkDock,
  apply: applyDock,
  cost: dockCost,
  power: 4,
  nearer: (_s, _seat, code) => fewerAtDock(code),
  figures: {
    E_NOT_THERE: (s, _seat, code) =>
      cubeShortage(
        (r) => dockCount(code, r) + (stealOf(code) === r ? 1 : 0),
        (r) => s[DOCK + dockOf(code) * 6 + r],
      ),
  },
});
