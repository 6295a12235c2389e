/**
 * The layout of a position: one Int32Array, read and written only through the names in this file.
 * Indices are those of `data.ts`, `cards.ts` and `map.ts`; -1 means "none".
 */

import type { State } from '../../core/contract.ts';
import { Layout } from '../../kit/layout.ts';
import {
  CARDS,
  COMMODITIES,
  KINDS,
  MARKERS,
  MAX_SEATS,
  MOST_MOVES,
  MOST_OF_A_KIND,
  TILES,
} from './data.ts';
import { BUILDINGS, SPACES } from './map.ts';
import { RECORD } from './offers/record.ts';

export type { State };

const layout = new Layout();
const field = (n = 1): number => layout.field(n);

// -- the table ------------------------------------------------------------------------------------
/** Number of seats, 2 … 5. */
export const SEATS = field();
/** Table options (section 11), as integers: see `options.ts`. */
export const OPT_OPEN_MONEY = field();
/** Index into `SHOWN` of `offers/record.ts`. */
export const OPT_OFFER_CARDS = field();
export const OPT_FIVE_ROUNDS = field();
export const OPT_SHORT = field();
/** Index into `CHATS` of `options.ts`. */
export const OPT_CHAT = field();
/** Seconds, 0 = off: in the order of `TIMERS` in `options.ts`. */
export const OPT_TIMERS = field(9);

// -- flow -----------------------------------------------------------------------------------------
/** Accepted commands so far. */
export const SEQ = field();
/** Draws taken from chance so far. */
export const DRAWS = field();
/** From 1 on. */
export const TURN = field();
/** Rounds still to be finished, counting the current one; 0 = over. */
export const ROUNDS_LEFT = field();
/** GE-019: for the whole match. */
export const FIRST = field();
export const MERCHANT = field();
export const PHASE = field();
export const START = 0;
export const CLAIM = 1;
export const ACTION = 2;
export const MOVE = 3;
export const ACQUIRE = 4;
export const OVER = 5;
/** The seat that may acquire now; -1 outside `ACQUIRE`. */
export const ACQUIRING = field();
/** Seats that have passed since the state began, as a bit mask. */
export const PASSED = field();

// -- the tower ------------------------------------------------------------------------------------
/** The dice of this turn, 0 = not rolled. */
export const BLUE = field();
export const RED = field();
/** Visited spaces in order, five at most (GE-406); the last one is the tower's. */
export const PATH_SIZE = field();
export const PATH = field(MOST_MOVES + 1);
/** [space] */
export const DISC = field(SPACES.length);
/** 1 = visited in this turn. [space] */
export const VISITED = field(SPACES.length);
/** 1 = the tower can still reach it in this turn, by unvisited spaces (derived). [space] */
export const REACH = field(SPACES.length);
/** [building] */
export const STATUS = field(BUILDINGS.length);
export const NOT_VISITED = 0;
export const OPEN = 1;
export const TAKEN = 2;
export const UNUSED = 3;

// -- the window of an action ----------------------------------------------------------------------
export const ACTOR = field();
export const MAIN_DONE = field();
export const SMALL_DONE = field();
export const LARGE_DONE = field();
/** Buildings used here through Building action tiles, as a bit mask. */
export const TILED = field();
/** Debts to the merchant: the deferred part of a record, see `offers/record.ts`. */
export const OWED = field(6);
export const PENDING = field();
export const NOTHING_PENDING = 0;
export const HAND_OVER = 1;
export const REWARD_TILE = 2;
/** The drawn cards that are partly to be handed over, in the order of drawing. */
export const PENDING_SIZE = field();
export const PENDING_CARD = field(2);

// -- offers ---------------------------------------------------------------------------------------
/** Largest number of standing offers, and of proposals, for one player (GE-551). */
export const MOST_STANDING = 6;
const SLOTS = 2 * MOST_STANDING * (MAX_SEATS - 1);
/** Offers and proposals made in this turn: the number of the last one. */
export const MADE = field();
/** Offers, proposals and revisions of this turn. */
export const SAID = field();
/** Parties of each offer of this turn, standing or ended, as `offers/parties.ts` packs them. */
export const PARTY_WORDS = 96;
export const PARTIES = field(PARTY_WORDS);
/** Standing ones in the order of making. */
export const OFFERS = field();
export const OFFER = field(SLOTS * RECORD);

// -- supply and piles -----------------------------------------------------------------------------
export const SUPPLY = field(COMMODITIES.length);
export const TILE_SUPPLY = field(TILES.length);
/** Owner of a building, -1 = nobody. [building] */
export const OWNER = field(BUILDINGS.length);
/** Face-down cards by kind, the top last. [kind] */
export const DOWN_SIZE = field(KINDS.length);
export const DOWN = field(KINDS.length * MOST_OF_A_KIND);
/** Face-up cards below them, in the order of play. [kind] */
export const UP_SIZE = field(KINDS.length);
export const UP = field(KINDS.length * MOST_OF_A_KIND);
/** Holder of a card, -1 = nobody. [card] */
export const HOLDER = field(CARDS);
/** Seats that know its face in that hand, as a mask (section 7). [card] */
export const KNOWN = field(CARDS);

// -- seats ----------------------------------------------------------------------------------------
layout.seats();
/** GE-015: the bank is not counted and never runs out. */
export const DUCATS = field();
export const PERSONAL = field();
export const GENERAL = field();
export const GOODS = field(COMMODITIES.length);
/** GE-901: without a limit. */
export const TILE = field(TILES.length);
/** Cards in hand by kind, without a limit (GE-801). */
export const HAND = field(KINDS.length);
/** Actions taken in this turn. */
export const TAKEN_ACTIONS = field();
/** Extra action tiles spent in this turn. */
export const EXTRA = field();
/** Offers made, and proposals made to this seat, since the state began. */
export const TRIES = field();
export const TRIES_TO = field();
const { stride, length } = layout.close(MAX_SEATS);

/** Length of a state. */
export const STATE_LENGTH = length;

/** Offset to add to a seat field (`DUCATS`, `GOODS` …) for seat `p`. */
export const at = (p: number): number => p * stride;

/** Start of the standing offer in `slot`. */
export const offerAt = (slot: number): number => OFFER + slot * RECORD;

/** The seat clockwise of `p`. */
export const after = (s: State, p: number): number => (p + 1 === s[SEATS] ? 0 : p + 1);

/** The space of the tower, -1 before it is placed. */
export const tower = (s: State): number => (s[PATH_SIZE] === 0 ? -1 : s[PATH + s[PATH_SIZE] - 1]);

/** GE-303 */
export const movesUsed = (s: State): number => Math.max(0, s[PATH_SIZE] - 1);

/** Own markers on buildings; the three supplies of a colour hold seven together (GE-005). */
export const placed = (s: State, p: number): number =>
  MARKERS - s[PERSONAL + at(p)] - s[GENERAL + at(p)];

/** Cards in the hand of `p`. */
export function handCount(s: State, p: number): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS.length; kind++) sum += s[HAND + at(p) + kind];
  return sum;
}

/** Cards of a kind in its pile, face down and face up. */
export const pileCount = (s: State, kind: number): number =>
  s[DOWN_SIZE + kind] + s[UP_SIZE + kind];

/** Whether `p` may know the face of a card in another hand. */
export const knows = (s: State, p: number, card: number): boolean =>
  s[HOLDER + card] >= 0 && ((s[KNOWN + card] >> p) & 1) === 1;
