/**
 * The layout of a position: one Int32Array, read and written only through the names in this file.
 * Indices are those of `data.ts`; -1 means "none". The top of a pile is at its end.
 */

import type { State } from '../../core/contract.ts';
import { Layout } from '../../kit/layout.ts';
import { LONGEST_DECK, MAX_SEATS, MOST_REMOVED, PIRATE, PLUS_ONE, SHIPS, TILES } from './data.ts';

export type { State };

const layout = new Layout();
const field = (n = 1): number => layout.field(n);

// -- the table ------------------------------------------------------------------------------------
/** Number of seats, 3 … 6 (ST-001). */
export const SEATS = field();
/** Table options (section 11), as integers: see `options.ts`. */
export const OPT_PASS_LEFT = field();
/** Whether the top spaces pay at all, and how much, the lowest of the three first. */
export const OPT_HAS_BONUS = field();
export const OPT_BONUS = field(3);
export const OPT_TRACK_TOP = field();
export const OPT_OPEN_MONEY = field();
/** The seat that the host has chosen to start, -1 = by chance. */
export const OPT_START = field();
export const OPT_POLL_TIMER = field();
export const OPT_CHOICE_TIMER = field();

// -- flow -----------------------------------------------------------------------------------------
/** Accepted actions so far. */
export const SEQ = field();
/** Draws taken from chance so far. */
export const DRAWS = field();
/** 1 … 3 */
export const ROUND = field();
export const PHASE = field();
export const PHASE_CLAIM = 0;
export const PHASE_PLACE = 1;
export const PHASE_PROMO = 2;
export const PHASE_OVER = 3;
/** The decider; -1 when the match is over. In the poll all before have been asked. */
export const DECIDER = field();
/** The first drawer of this round. */
export const START_PLAYER = field();
export const DRAWER = field();
/** The current ship. In `promo` it is in its port already. */
export const CURRENT = field();
export const CLAIM_SEAT = field();
export const CLAIM_FLAG = field();

// -- the sea --------------------------------------------------------------------------------------
export const DECK_SIZE = field();
export const DECK = field(LONGEST_DECK);
export const REMOVED_SIZE = field();
/** Taken out of this round unseen (ST-009). */
export const REMOVED = field(MOST_REMOVED);
export const UNCLAIMED_SIZE = field();
/** Unclaimed ships of this round, in the order of drawing. */
export const UNCLAIMED = field(LONGEST_DECK);
/** Ships in each port, the fastest first. [port] */
export const PORT_SIZE = field(3);
/** [port * 6 + place] */
export const PORT_SHIP = field(18);
export const PORT_OWNER = field(18);
export const PORT_FLAG = field(18);

// -- tracks and tiles -----------------------------------------------------------------------------
/** Space of each marker, 0 = start. [city * 6 + seat] */
export const SPACE = field(24);
/** Seats by rank, the best first; within one space from left to right. [city * 6 + rank] */
export const RANK = field(24);
export const STACK_SIZE = field();
export const STACK = field(TILES.length);
export const DISPLAY_SIZE = field();
/** In the order of revealing. */
export const DISPLAY = field(3);

// -- seats ----------------------------------------------------------------------------------------
layout.seats();
/** Ducats. */
export const MONEY = field();
/** Bit mask of flags that are neither on a ship in port nor on the current one. */
export const UNUSED = field();
export const TILES_SIZE = field();
/** In the order of taking. */
export const OWN_TILES = field(TILES.length);
const { stride, length } = layout.close(MAX_SEATS);

/** Length of a state. */
export const STATE_LENGTH = length;

/** Offset to add to a seat field (`MONEY`, `UNUSED` …) for seat `p`. */
export const at = (p: number): number => p * stride;

export const unused = (s: State, p: number): number => s[UNUSED + at(p)];
export const hasFlag = (s: State, p: number, flag: number): boolean =>
  (unused(s, p) & (1 << flag)) !== 0;
/** The seat to the left of `p`. */
export const leftOf = (s: State, p: number): number => (p + 1 === s[SEATS] ? 0 : p + 1);
export const space = (s: State, city: number, p: number): number => s[SPACE + city * 6 + p];

/** ST-026: the speed of a ship under a flag. */
export const speed = (ship: number, flag: number): number =>
  SHIPS[ship].value + (flag === PLUS_ONE ? 1 : 0);

/** Whether seat `p` has a ship in the port (ST-024). */
export function hasShip(s: State, port: number, p: number): boolean {
  for (let i = 0; i < s[PORT_SIZE + port]; i++) if (s[PORT_OWNER + port * 6 + i] === p) return true;
  return false;
}

/** Ports in which `p` has no ship, as a bit mask. */
export function freePorts(s: State, p: number): number {
  let free = 0;
  for (let port = 0; port < 3; port++) if (!hasShip(s, port, p)) free |= 1 << port;
  return free;
}

/**
 * The current ship, counted over the match from 1 on. Every round has at least three ships a seat
 * (ST-022): further ones count as its last one, so that none is counted too soon.
 */
export function shipOfMatch(s: State): number {
  const sure = 3 * s[SEATS];
  const sailed = s[PHASE] === PHASE_OVER ? sure : SHIPS.length - s[REMOVED_SIZE] - s[DECK_SIZE];
  return (s[ROUND] - 1) * sure + Math.min(sure, sailed);
}

/** ST-012, ST-017, ST-020: whether the poll asks seat `p`. */
export const isAsked = (s: State, p: number): boolean =>
  s[CLAIM_SEAT] < 0 ? unused(s, p) !== 0 : hasFlag(s, p, PIRATE);
