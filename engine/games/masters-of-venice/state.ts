/**
 * The layout of a position: one Int32Array, read and written only through the names in this file.
 * It holds everything that the rules know, secrets included, and nothing else.
 *
 * Lists (hands, stacks) keep their order: index 0 is the top of a stack, the oldest card of a hand.
 * Indices are those of `data.ts`. -1 means "none" throughout.
 */

import type { State } from '../../core/contract.ts';
import { Layout } from '../../kit/layout.ts';

export type { State };

const layout = new Layout();
const field = (n = 1): number => layout.field(n);

// -- the table ------------------------------------------------------------------------------------
/** Number of seats, 2 … 5. */
export const SEATS = field();
/** Table options (section 11), as integers: see `options.ts`. */
export const OPT_MONEY_OPEN = field();
export const OPT_YOUTH_ENTERED = field();
export const OPT_INTERRUPT_TIMER = field();
export const OPT_TURN_TIMER = field();
export const OPT_BID_TIMER = field();
export const OPT_CHAT = field();
export const OPT_SCORE_PREVIEW = field();
export const OPT_ORDERS_MAX = field();

// -- flow -----------------------------------------------------------------------------------------
/** Accepted actions so far. */
export const SEQ = field();
/** Draws taken from chance so far. */
export const DRAWS = field();
/** 1 … 16; the gondola's space is the same number (MV-201). */
export const ROUND = field();
export const PHASE = field();
export const PHASE_BID = 0;
export const PHASE_DRAFT = 1;
export const PHASE_DESTINATION = 2;
export const PHASE_WINDOW = 3;
export const PHASE_TURN = 4;
export const PHASE_FINISHED = 5;
/** Seat at each rank; empty (-1) during the phase `bid`. */
export const TURN_ORDER = field(5);
/** The seat of the draft step, -1 outside the draft; and the position in the draft script. */
export const DRAFT_SEAT = field();
export const DRAFT_STEP = field();
export const DRAFT_PICK = 0;
export const DRAFT_ADJUST = 1;
export const DRAFT_INDEX = field();
/** Bit masks of places / seats: the scheduler's variables (section 4.4). */
export const ACTIVATED = field();
export const MAIN_DONE = field();
/** Active place, -1 if none. */
export const ACT_PLACE = field();
export const ACT_SHARED_DONE = field();
export const ACT_LAST_PAWN = field();
export const ACT_FRESH = field();
/** The running turn; TURN_SEAT is -1 when no turn runs. */
export const TURN_SEAT = field();
export const TURN_PLACE = field();
export const TURN_KIND = field();
export const KIND_MAIN = 0;
export const KIND_SHARED = 1;
export const TURN_BY_MARKER = field();
/** Bit mask of sub-actions used in this turn: the USED_* bits, then one bit a shop from USED_MAJORITY. */
export const TURN_USED = field();
export const USED_DOCK = 1 << 0;
export const USED_SALE = 1 << 1;
export const USED_BUY_SHARES = 1 << 2;
export const USED_SELL_SHARES = 1 << 3;
export const USED_DRAW_ORDER = 1 << 4;
export const USED_BUY_FAVOR = 1 << 5;
export const USED_OFFICE = 1 << 6;
export const USED_MERCATO_BUY = 1 << 7;
export const USED_MERCATO_SELL = 1 << 8;
export const USED_MERCATO_SWAP = 1 << 9;
export const USED_MAJORITY_SHIFT = 10;
/** Bit masks of stocks or resources dealt in this turn (E_BOTH_WAYS). */
export const TURN_BOUGHT = field();
export const TURN_SOLD = field();
/** Whether anything was done in this turn (for `turnEnded.passed`). */
export const TURN_ACTED = field();
/** Open question inside a turn. */
export const PENDING = field();
export const PENDING_NONE = 0;
export const PENDING_GUILD_KEEP = 1;
export const PENDING_PLACE_CUBES = 2;
/** Cubes drawn and not yet placed, in drawn order; -1 = none. */
export const PENDING_CUBES = field(4);
/** Guild Orders drawn and not yet kept; -1 = none. */
export const PENDING_CARDS = field(2);
/** Holder of the Gondola Marker, -1 if nobody; whether it was used this term. */
export const MARKER_HOLDER = field();
export const MARKER_USED = field();
/** The Gondolieri's queued order: target and, for `shared`, the place named when queuing. */
export const QUEUE_TARGET = field();
export const QUEUE_PLACE = field();
export const TARGET_NONE = -1;
export const TARGET_OWN = 0;
export const TARGET_SHARED = 1;

// -- market ---------------------------------------------------------------------------------------
/** Ducats. [resource] */
export const PRICE = field(6);
/** Ducats. [shop], then the two offices, which always hold 20 (MV-011). */
export const SHARE = field(7);
/** [shop] */
export const ORDERS = field(5);
/** Holder of the strict majority, -1 if none; derived, kept up to date. [shop] */
export const MAJORITY = field(5);
/** Shares left in the supply. [stock] */
export const SUPPLY = field(7);
/** Cubes in the bag. [resource] */
export const BAG = field(6);
/** [dock * 6 + resource] */
export const DOCK = field(24);
/** Resource lying at each office, -1 if none. [0 = North, 1 = South] */
export const OFFICE = field(2);

// -- cards and tiles ------------------------------------------------------------------------------
export const DECK_SIZE = field();
/** Guild deck, top first. */
export const DECK = field(21);
export const PLAZA_SIZE = field();
export const PLAZA = field(2);
export const STACK_SIZE = field();
/** Favor stack, top first. */
export const STACK = field(6);
/** Favors that have been face up, as a bit mask: everybody knows their places in the stack. */
export const FAVORS_SHOWN = field();
/** Rumor on each canal space, index = space (0 unused); -1 = none. */
export const CANAL = field(17);
export const REMOVED_RUMORS = field(3);
export const DISCARD_SIZE = field();
/** Rumors played, in order. */
export const DISCARD = field(15);

// -- seats ----------------------------------------------------------------------------------------
layout.seats();
export const YOUTH = field();
export const CASH = field();
export const VP = field();
export const CUBES = field(6);
export const SHARES = field(7);
/** Bit mask of characters held this term. */
export const CHARACTER = field();
/** Place of the pawn, -1 = off the board; spot: dock 0…3 or shop 0…4, -1 = the edge. */
export const PAWN = field();
export const PAWN_SPOT = field();
/** The bid of the term: secret (`BID_SET` without reveal) in phase `bid`, public after; -1 = none. */
export const BID = field();
/** Chosen destination in phase `destination`, -1 = none. */
export const DESTINATION = field();
export const STANCE = field();
export const STANCE_ALWAYS = 0;
export const STANCE_PLACE_START = 1;
export const STANCE_WAIT = 2;
export const HAND_SIZE = field();
export const HAND = field(21);
export const DELIVERED_SIZE = field();
export const DELIVERED = field(21);
export const RUMORS_SIZE = field();
export const RUMORS = field(15);
export const FAVORS_SIZE = field();
export const FAVORS = field(6);
/**
 * Guild cards that this seat has itself put under the deck, as a bit mask: it knows that they are
 * there.
 */
export const KNOWN_RETURNED = field();
/** Set by the final scoring (0 before): VP on the track before it, ducats of tax left unpaid. */
export const TRACK = field();
export const OWED = field();
const { stride, length } = layout.close(5);
export const SEAT_STRIDE = stride;

/** Length of a state. */
export const STATE_LENGTH = length;

/** Offset to add to a seat field (`CASH`, `CUBES` …) for seat `p`. */
export const at = (p: number): number => p * stride;

export const seatCount = (s: State): number => s[SEATS];
export const round = (s: State): number => s[ROUND];
export const phase = (s: State): number => s[PHASE];
export const cash = (s: State, p: number): number => s[CASH + at(p)];
export const vp = (s: State, p: number): number => s[VP + at(p)];
export const cubes = (s: State, p: number, r: number): number => s[CUBES + at(p) + r];
export const shares = (s: State, p: number, k: number): number => s[SHARES + at(p) + k];
export const price = (s: State, r: number): number => s[PRICE + r];
/** Share price of any stock; offices are 20 (MV-011). */
export const sharePrice = (s: State, k: number): number => s[SHARE + k];
export const orders = (s: State, shop: number): number => s[ORDERS + shop];
export const ordersMax = (s: State): number => s[OPT_ORDERS_MAX];
export const dock = (s: State, d: number, r: number): number => s[DOCK + d * 6 + r];
export const pawn = (s: State, p: number): number => s[PAWN + at(p)];

export { indexIn, push, removeAt } from '../../kit/lists.ts';
