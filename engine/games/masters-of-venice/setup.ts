/** Set-up (rules, section 3), in the order in which chance is consumed there. */

import type { Chance } from '../../core/chance.ts';
import type { EventSink } from '../../core/events.ts';
import {
  CANAL_SPACES,
  CUBES_PER_RESOURCE,
  FAVOR_IDS,
  GUILD_ORDERS,
  isBidRound,
  OFFICE_SHARE_PRICE,
  RESOURCES,
  RUMOR_IDS,
  SHARES_PER_STOCK,
  START_CASH,
  START_ORDERS,
  START_PRICE,
} from './data.ts';
import { drawCube, shuffle } from './effects/bag.ts';
import { tell } from './effects/emit.ts';
import { refreshMajorities } from './effects/majority.ts';
import { cubeFromBag } from './effects/pegs.ts';
import { refillPlaza } from './effects/plaza.ts';
import { startRound } from './flow/rounds.ts';
import { writeOptions } from './options.ts';
import * as S from './state.ts';
import type { Options } from './types.ts';

/** A table without people or pieces: lists and "none" fields hold -1. */
const EMPTY = empty();

function empty(): S.State {
  const s = new Int32Array(S.STATE_LENGTH);
  const none: readonly (readonly [start: number, count: number])[] = [
    [S.TURN_ORDER, 5],
    [S.DRAFT_SEAT, 3],
    [S.ACT_PLACE, 1],
    [S.ACT_LAST_PAWN, 1],
    [S.TURN_SEAT, 3],
    [S.PENDING_CUBES, 4],
    [S.PENDING_CARDS, 2],
    [S.MARKER_HOLDER, 1],
    [S.QUEUE_TARGET, 2],
    [S.MAJORITY, 5],
    [S.OFFICE, 2],
    [S.DECK, 21],
    [S.PLAZA, 2],
    [S.STACK, 6],
    [S.CANAL, 17],
    [S.REMOVED_RUMORS, 3],
    [S.DISCARD, 15],
  ];
  for (const [start, count] of none) s.fill(-1, start, start + count);
  const perSeat: readonly (readonly [start: number, count: number])[] = [
    [S.PAWN, 2],
    [S.BID, 2],
    [S.HAND, 21],
    [S.DELIVERED, 21],
    [S.RUMORS, 15],
    [S.FAVORS, 6],
  ];
  for (let p = 0; p < 5; p++) {
    for (const [start, count] of perSeat) s.fill(-1, start + S.at(p), start + S.at(p) + count);
    s[S.STANCE + S.at(p)] = S.STANCE_PLACE_START;
  }
  return s;
}

/** A state of `seats` seats with nothing on the table yet. */
export function blank(seats: number, options: Options): S.State {
  const s = EMPTY.slice();
  s[S.SEATS] = seats;
  writeOptions(s, options);
  return s;
}

/** Numbers in random order; only `shuffled` fills it, and each call does so anew. */
const mixed = new Int32Array(21);

/** The numbers 0 … count - 1 in random order, in `mixed`. */
function shuffled(s: S.State, count: number, chance: Chance): Int32Array {
  for (let i = 0; i < count; i++) mixed[i] = i;
  shuffle(s, mixed, 0, count, chance);
  return mixed;
}

/** MV-123: ranks 1 … n, entered by the host or drawn (Q7). */
function rankYouth(s: S.State, options: Options, chance: Chance): void {
  const n = s[S.SEATS];
  const entered = options.youth === 'entered' ? options.youthRanks : undefined;
  if (entered) for (let p = 0; p < n; p++) s[S.YOUTH + S.at(p)] = entered[p];
  else {
    const ranks = shuffled(s, n, chance);
    for (let p = 0; p < n; p++) s[S.YOUTH + S.at(p)] = ranks[p] + 1;
  }
}

/** MV-003, MV-102: ten shares of each stock; one of a different shop to each seat. */
function dealShares(s: S.State, chance: Chance): void {
  for (let k = 0; k < 7; k++) s[S.SUPPLY + k] = SHARES_PER_STOCK;
  const shops = shuffled(s, 5, chance);
  for (let p = 0; p < s[S.SEATS]; p++) {
    s[S.SHARES + S.at(p) + shops[p]] = 1;
    s[S.SUPPLY + shops[p]]--;
  }
  refreshMajorities(s); // MV-104
}

/** MV-105: six favors in a stack, the top two face up. MV-106, MV-107: rumors. */
function layTiles(s: S.State, chance: Chance): void {
  const favors = shuffled(s, FAVOR_IDS.length, chance);
  for (let i = 0; i < FAVOR_IDS.length; i++) S.push(s, S.STACK_SIZE, S.STACK, favors[i]);
  refillPlaza(s, null);
  const rumors = shuffled(s, RUMOR_IDS.length, chance);
  let next = 0;
  for (let space = 1; space <= CANAL_SPACES; space++) {
    if (!isBidRound(space)) s[S.CANAL + space] = rumors[next++];
  }
  for (let i = 0; i < 3; i++) s[S.REMOVED_RUMORS + i] = rumors[next++];
}

/** MV-111: one Guild Order to each seat, the rest is the deck. */
function dealOrders(s: S.State, chance: Chance): void {
  const n = s[S.SEATS];
  const cards = shuffled(s, GUILD_ORDERS.length, chance);
  for (let p = 0; p < n; p++) S.push(s, S.HAND_SIZE + S.at(p), S.HAND + S.at(p), cards[p]);
  for (let i = n; i < GUILD_ORDERS.length; i++) S.push(s, S.DECK_SIZE, S.DECK, cards[i]);
}

const OFFICES = ['officeNorth', 'officeSouth'] as const;

/** MV-119, MV-121: one cube out of the bag, its price falls; share prices stay (MV-120). */
function drawSetupCube(
  s: S.State,
  chance: Chance,
  to: 'hand' | 'dock' | 'office',
  at: number,
  sink: Sink,
): number {
  const cube = drawCube(s, chance);
  if (sink !== null) {
    const seat = to === 'hand' ? at : null;
    const place = to === 'hand' ? null : to === 'dock' ? String(at + 1) : OFFICES[at];
    tell(sink, { type: 'cubeDrawn', seat, resource: RESOURCES[cube], to, at: place });
  }
  cubeFromBag(s, cube, 'setup', sink);
  return cube;
}

/** MV-002, MV-115: all cubes in the bag; one to each seat, two to each dock, one to each office. */
function layCubes(s: S.State, chance: Chance, sink: Sink): void {
  for (let r = 0; r < 6; r++) s[S.BAG + r] = CUBES_PER_RESOURCE;
  // MV-116
  for (let p = 0; p < s[S.SEATS]; p++) {
    s[S.CUBES + S.at(p) + drawSetupCube(s, chance, 'hand', p, sink)]++;
  }
  // MV-117
  for (let d = 0; d < 4; d++) {
    for (let i = 0; i < 2; i++) s[S.DOCK + d * 6 + drawSetupCube(s, chance, 'dock', d, sink)]++;
  }
  // MV-118
  for (let o = 0; o < 2; o++) s[S.OFFICE + o] = drawSetupCube(s, chance, 'office', o, sink);
}

type Sink = EventSink | null;

/** A fresh match: all chance comes from `chance`, consumed in the order of section 3. */
export function setup(
  seats: number,
  options: Options,
  chance: Chance,
  sink: EventSink | null = null,
): S.State {
  const s = blank(seats, options);
  rankYouth(s, options, chance);
  // MV-103; pawns are off the board and scores 0 already (MV-110, MV-122).
  for (let p = 0; p < seats; p++) s[S.CASH + S.at(p)] = START_CASH;
  for (let r = 0; r < 6; r++) s[S.PRICE + r] = START_PRICE; // MV-112
  for (let shop = 0; shop < 5; shop++) {
    s[S.SHARE + shop] = START_PRICE; // MV-113
    s[S.ORDERS + shop] = START_ORDERS; // MV-114
  }
  // MV-011
  for (let k = 5; k < 7; k++) s[S.SHARE + k] = OFFICE_SHARE_PRICE;
  dealShares(s, chance);
  layTiles(s, chance);
  dealOrders(s, chance);
  layCubes(s, chance, sink);
  startRound(s, 1, sink); // MV-109
  return s;
}
