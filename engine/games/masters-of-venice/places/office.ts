/** Shipping Offices (rules, 5.10): a cube for the visitor, five or six new ones out of the bag. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { assent, assignment } from '../../../kit/fields.ts';
import * as codes from '../codes.ts';
import { body, make, three } from '../codes.ts';
import * as data from '../data.ts';
import { LOCATIONS, RESOURCES, type Resource } from '../data.ts';
import { drawCube } from '../effects/bag.ts';
import { payDividend } from '../effects/dividend.ts';
import { tell } from '../effects/emit.ts';
import { cubeFromBag } from '../effects/pegs.ts';
import * as errors from '../errors.ts';
import { AT_OFFICES, turnRow } from '../row.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';

const { NONE, T_OFFICE, T_PLACE } = codes;
const { OFFICE_DIVIDEND } = data;
const { E_CHARACTER, E_PLACEMENT, OK } = errors;
const {
  CHARACTER,
  CUBES,
  DOCK,
  OFFICE,
  PENDING,
  PENDING_CUBES,
  PENDING_NONE,
  PENDING_PLACE_CUBES,
  TURN_PLACE,
  TURN_USED,
  USED_OFFICE,
} = state;

export const packOffice = (declineFree: boolean): number => make(T_OFFICE, declineFree ? 1 : 0);
/** `placement`: four resources (or NONE) of three bits, dock 0 lowest. */
export const packPlace = (placement: number): number => make(T_PLACE, placement);

const HARBOR_MASTER = 1 << 2;
const OFFICE_NORTH = 6;
/** Index of the running turn's office: 0 North, 1 South. */
const officeOf = (s: State): number => s[TURN_PLACE] - OFFICE_NORTH;
/** Stock index of the same office. */
const stockOf = (s: State): number => s[TURN_PLACE] - 1;

/** MV-603: only the Harbor Master has a free cube to decline (Q39). */
function checkOffice(s: State, seat: number, code: number): number {
  const declines = body(code) === 1;
  return declines && (s[CHARACTER + at(seat)] & HARBOR_MASTER) === 0 ? E_CHARACTER : OK;
}

export function legalOffice(s: State, seat: number, out: Int32Array, from: number): number {
  let n = from;
  if ((s[TURN_USED] & USED_OFFICE) !== 0) return n;
  out[n++] = packOffice(false);
  if ((s[CHARACTER + at(seat)] & HARBOR_MASTER) !== 0) out[n++] = packOffice(true);
  return n;
}

/** A cube out of the bag: MV-474 and MV-604, its price falls at once (Q26). -1: bag empty. */
function drawAndTell(
  s: State,
  seat: number | null,
  to: 'hand' | 'office' | 'place',
  chance: Chance,
  sink: EventSink | null,
): number {
  const cube = drawCube(s, chance);
  if (cube < 0) return cube; // MV-476
  if (sink !== null) {
    const place = to === 'office' ? LOCATIONS[s[TURN_PLACE]] : null;
    tell(sink, { type: 'cubeDrawn', seat, resource: RESOURCES[cube], to, at: place });
  }
  cubeFromBag(s, cube, to === 'hand' ? 'harborMaster' : 'office', sink);
  return cube;
}

function applyOffice(
  s: State,
  seat: number,
  code: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  s[TURN_USED] |= USED_OFFICE;
  const office = OFFICE + officeOf(s);
  takeOfficeCube(s, seat, office, sink);
  if (body(code) === 0 && (s[CHARACTER + at(seat)] & HARBOR_MASTER) !== 0) {
    const free = drawAndTell(s, seat, 'hand', chance, sink); // MV-603
    if (free >= 0) s[CUBES + at(seat) + free]++;
  }
  s[office] = drawAndTell(s, null, 'office', chance, sink); // MV-472
  for (let i = 0; i < 4; i++) {
    s[PENDING_CUBES + i] = drawAndTell(s, null, 'place', chance, sink); // MV-473
  }
  if (s[PENDING_CUBES] >= 0) s[PENDING] = PENDING_PLACE_CUBES;
  else payDividend(s, stockOf(s), OFFICE_DIVIDEND, sink); // nothing to place
}

/** MV-471, MV-475: for free, and no price moves. */
function takeOfficeCube(s: State, seat: number, office: number, sink: EventSink | null): void {
  const cube = s[office];
  if (cube >= 0) s[CUBES + at(seat) + cube]++;
  if (sink === null) return;
  const resource = cube < 0 ? null : RESOURCES[cube];
  tell(sink, { type: 'officeCubeTaken', seat, office: LOCATIONS[s[TURN_PLACE]], resource });
}

/** Drawn cubes per resource, and in slot NONE the docks that get nothing. */
const left = new Int32Array(8);
function countDrawn(s: State): void {
  left.fill(0);
  for (let i = 0; i < 4; i++) {
    const cube = s[PENDING_CUBES + i];
    left[cube < 0 ? NONE : cube]++;
  }
}

/** MV-473: each drawn cube on a dock of its own. */
function checkPlace(s: State, _seat: number, code: number): number {
  countDrawn(s);
  for (let d = 0; d < 4; d++) if (--left[three(code, d)] < 0) return E_PLACEMENT;
  return OK;
}

/** The 24 ways to lay four things on four docks: for each dock, which of the four. */
const WAYS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => (a === b || a === c || b === c ? [] : [[a, b, c, 6 - a - b - c]])),
  ),
);
/** Bits of the pairs (i < j) of things, and per way the swapped pairs. */
const pairBit = (i: number, j: number): number => 1 << (4 * i + j);
const SWAPPED = WAYS.map((way) => {
  let pairs = 0;
  for (let i = 0; i < 4; i++) {
    for (let j = i + 1; j < 4; j++) if (way.indexOf(j) < way.indexOf(i)) pairs |= pairBit(i, j);
  }
  return pairs;
});

/** Every placement that differs in its result: 24 for four kinds, 1 for four alike. */
export function legalPlace(s: State, out: Int32Array): number {
  let alike = 0;
  for (let i = 0; i < 4; i++) {
    const cube = s[PENDING_CUBES + i];
    things[i] = cube < 0 ? NONE : cube;
    for (let j = 0; j < i; j++) if (things[j] === things[i]) alike |= pairBit(j, i);
  }
  let n = 0;
  for (let w = 0; w < WAYS.length; w++) {
    // Of equal things, the earlier one goes to the lower dock.
    if ((SWAPPED[w] & alike) !== 0) continue;
    const way = WAYS[w];
    const low = things[way[0]] | (things[way[1]] << 3);
    out[n++] = packPlace(low | (things[way[2]] << 6) | (things[way[3]] << 9));
  }
  return n;
}
/** The drawn cubes, NONE for those that the bag lacked. */
const things = new Int32Array(4);

function applyPlace(
  s: State,
  seat: number,
  code: number,
  _chance: Chance,
  sink: EventSink | null,
): void {
  s[PENDING] = PENDING_NONE;
  for (let d = 0; d < 4; d++) {
    s[PENDING_CUBES + d] = -1;
    const cube = three(code, d);
    if (cube !== NONE) s[DOCK + d * 6 + cube]++;
  }
  if (sink !== null) {
    const placement: { [dock: string]: Resource } = {};
    for (let d = 0; d < 4; d++) {
      if (three(code, d) !== NONE) placement[d + 1] = RESOURCES[three(code, d)];
    }
    tell(sink, { type: 'cubesPlaced', seat, placement });
  }
  payDividend(s, stockOf(s), OFFICE_DIVIDEND, sink); // MV-524
}

export const officeRow = turnRow({
  type: 'useOffice',
  code: make(T_OFFICE, 0),
  fields: { declineFree: assent },
  rule: 'MV-471',
  places: AT_OFFICES,
  refusals: { E_CHARACTER: 'MV-603' },
  used: () => USED_OFFICE,
  check: checkOffice,
  apply: applyOffice,
  power: 2,
  nearer: () => [packOffice(false)],
});

export const placeRow = turnRow({
  type: 'placeCubes',
  code: make(T_PLACE, 0),
  rule: 'MV-473',
  places: AT_OFFICES,
  question: PENDING_PLACE_CUBES,
  fields: { placement: assignment(['1', '2', '3', '4'], RESOURCES) },
  check: checkPlace,
  apply: applyPlace,
});
