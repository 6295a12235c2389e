/**
 * The layout of a position: one Int32Array, read and written only through the names in this file.
 * Indices are those of `data.ts`, `map.ts`, `cards.ts` and `data/`; -1 means "none". Sets of dice,
 * nodes, characters and cards are masks. The top of a pile is last.
 *
 * The remaining effects of a command are on the *agenda*, a stack: see `effects/agenda.ts`. Open
 * decisions are among the *questions*: at most one in `TURNS`, several in `BONUS` and
 * `COMPENSATION`, where the seats answer in any order.
 */

import type { State } from '../../core/contract.ts';
import { Layout } from '../../kit/layout.ts';
import { CITY_CARD_IDS, CONTRACT_IDS } from './cards.ts';
import { STARTING } from './data/contracts.ts';
import { ARGHUN_CARDS, GIFT_IDS } from './data/gifts.ts';
import { BEIJING_SLOTS } from './data/map-nodes.ts';
import { COMPANIONS, WILHELM } from './data/people.ts';
import { ROW_SPACES, SLOTS } from './data/spaces.ts';
import {
  BLACK_POSTS,
  DEALT_GOALS,
  DICE,
  MAX_SEATS,
  MOST_HELD,
  POSTS,
  ROUNDS,
  STACK_SIZE,
  VENICE_POSTS,
} from './data.ts';
import { NODES } from './map.ts';

export type { State };

const layout = new Layout();
const field = (n = 1): number => layout.field(n);

// -- the table ------------------------------------------------------------------------------------
/** Number of seats, 2 … 5. */
export const SEATS = field();
/** Table options (section 11), as integers: see `options.ts`. */
export const OPT_VENICE = field();
export const OPT_COMPANIONS = field();
export const OPT_BEGINNER = field();
export const OPT_OPEN_DRAFT = field();
export const OPT_PREVIEW = field();
/** Seconds, 0 = off. */
export const OPT_TURN_TIMER = field();
export const OPT_UNDO = field();
export const OPT_NEW = field();

// -- flow -----------------------------------------------------------------------------------------
/** Accepted commands so far. */
export const SEQ = field();
/** Draws taken from chance so far. */
export const DRAWS = field();
/** Turns and other occasions to decide so far, for clocks. */
export const TURN = field();
/** 0 during set-up. */
export const ROUND = field();
export const PHASE = field();
export const DRAFT = 0;
export const CHOOSE_GOALS = 1;
export const CHARACTER = 2;
export const BELLELA_PHASE = 3;
export const BONUS = 4;
export const POPE = 5;
export const COMPENSATION = 6;
export const TURNS = 7;
export const ROUND_END = 8;
export const OVER = 9;
/** The seat with the hourglass. */
export const START_SEAT = field();
/** MP-020: of this round. */
export const LAST_TRAVELLER = field();
/** The seat that decides alone, in `TURNS` the active one; -1 if several or none decide. */
export const ACTIVE = field();
/** Of the current turn, 0 outside `TURNS`. */
export const MAIN_DONE = field();
export const BLACK_BOUGHT = field();
export const BAGGED = field();
/** AV-181: whether a card of Arghun was resolved in this turn. */
export const ARGHUN_USED = field();
/** Commands of this turn that can still be taken back. */
export const UNDOABLE = field();

// -- what is open ---------------------------------------------------------------------------------
/** Questions put to players so far: the number of the next one. */
export const ASKED = field();
/** A question: number, seat, kind (`questions.ts`), source, how many, node. */
export const Q_NUMBER = 0;
export const Q_SEAT = 1;
export const Q_KIND = 2;
export const Q_SOURCE = 3;
export const Q_N = 4;
export const Q_NODE = 5;
export const QUESTION_SIZE = 6;
const MOST_QUESTIONS = 4 * MAX_SEATS;
export const QUESTIONS = field();
const QUESTION = field(MOST_QUESTIONS * QUESTION_SIZE);
/** An item of the agenda: what, two numbers, source. */
export const ITEM_SIZE = 4;
const MOST_ITEMS = 60;
export const AGENDA_SIZE = field();
export const AGENDA = field(MOST_ITEMS * ITEM_SIZE);
/** Nodes on which a post was placed or relocated in the current movement (5.4b), as a mask. */
export const FRESH = field();
/** Contracts, city cards or gifts that are offered by a question, in the order of drawing. */
const MOST_SHOWN = 6;
export const SHOWN_SIZE = field();
export const SHOWN = field(MOST_SHOWN);
const GIFTS_IN_ALL = GIFT_IDS.length;

// -- the boards -----------------------------------------------------------------------------------
/** Characters still to be picked, in the order of drawing. */
export const OFFERED_SIZE = field();
export const OFFERED = field(MAX_SEATS + 1);
/** AV-180: open city cards at Arghun's side while he is offered. */
export const OFFERED_CARDS_SIZE = field();
export const OFFERED_CARDS = field(ARGHUN_CARDS);
/** Contracts on spaces 1 to 6 (MP-062: without gaps), -1 = empty. */
export const ROW = field(ROW_SPACES);
/** Contracts of later rounds, those of the next round last, each stack with its top last. */
export const STACKS_SIZE = field();
export const STACKS = field(STACK_SIZE * ROUNDS);
export const SPECIAL_SIZE = field();
export const SPECIAL = field(CONTRACT_IDS.length - STARTING);
export const CITY_SIZE = field();
export const CITY_PILE = field(CITY_CARD_IDS.length);
/** City card in a slot. [slot] */
export const CARD_IN = field(SLOTS.length);
/** City bonus marker at a small city or palazzo. [node] */
export const BONUS_AT = field(NODES.length);
/** Outpost tile at a large city. [node] */
export const OUTPOST_AT = field(NODES.length);
/** Seats in the order of the places 10, 7, 4, 1, 0. */
export const BEIJING_SEAT = field(BEIJING_SLOTS.length);
export const COMPANION_ROW_SIZE = field();
export const COMPANION_ROW = field(COMPANIONS.length);
export const COMPANION_STACK_SIZE = field();
export const COMPANION_STACK = field(COMPANIONS.length);
/** Gifts, the top last, and the used or rejected ones, the latest last. */
export const GIFT_SIZE = field();
export const GIFT_PILE = field(GIFTS_IN_ALL);
export const GIFT_DISCARDS_SIZE = field();
export const GIFT_DISCARDS = field(GIFTS_IN_ALL);

// -- dice -----------------------------------------------------------------------------------------
/** The face of a die; 0 = it was not rolled (Raschid, the pool). [die] */
export const VALUE = field(DICE);
/** Black dice in the pool, as a mask of dice. */
export const POOL = field();
/** A placement: space, seat, dice as a mask, token (0 = none). */
export const P_SPACE = 0;
export const P_SEAT = 1;
export const P_DICE = 2;
export const P_TOKEN = 3;
export const PLACEMENT_SIZE = 4;
/**
 * Placements by space, those on one space oldest first; neutral dice do not count
 * (`effects/dice.ts`).
 */
export const PLACEMENTS = field();
const PLACEMENT = field((DICE + 1) * PLACEMENT_SIZE);

// -- seats ----------------------------------------------------------------------------------------
layout.seats();
/** Coins, camels, pepper, silk, gold: in the order of `data/vocabulary.ts`. */
export const PURSE = field(5);
export const SCORE = field();
export const CHAR = field();
/** Bellela's character of this round. */
export const ROUND_CHAR = field();
/** 0 = turned down for this round (Donata, Piedro). */
export const FACE_UP = field();
/** Dice that are not placed yet, as a mask. */
export const HAND = field();
/** Tokens that are left, as a mask of values. */
export const TOKENS_LEFT = field();
export const TOKEN_USED = field();
/** Nodes with an own post in the order of placing. */
export const POSTS_SIZE = field();
export const POST = field(POSTS + VENICE_POSTS + BLACK_POSTS);
/** The same as a mask. */
export const POSTED = field();
/** Nodes of the two figures; only the Polos use the second. */
export const FIGURE = field(2);
/** Contracts still to be completed; more than two only while a discard is required. */
export const HELD_SIZE = field();
export const HELD = field(MOST_HELD + 4);
export const DONE_SIZE = field();
export const DONE = field(CONTRACT_IDS.length);
/** Goal cards by number: first the dealt ones, later the kept ones. Secret. */
export const GOAL = field(DEALT_GOALS);
/** Places in `GOAL` that are chosen so far, as a mask. Secret. */
export const CHOSEN = field();
/** Companions of this round, those set aside after their use, and used parts, as masks. */
export const COMPANIONS_HELD = field();
export const SET_ASIDE = field();
export const COMPANION_USED = field();
/** Of `COMPANION_USED`: the good of the Moneylender, the space of the Gondolier. */
export const USED_GOOD = 1;
export const USED_SPACE = 2;
/** Cards of Rusticiano not played yet, as a mask. Secret without `openDraft`. */
export const RUSTICIANO_LEFT = field();
/** Characters of Bellela not used yet, as a mask. Secret without `openDraft`. */
export const BELLELA_LEFT = field();
/** City card kept by RU09. */
export const KEPT = field();
/** Kept gifts that are not used yet, as a mask. */
export const GIFTS = field();
/** AV-183: 1 = Nicolao's tile is in play. */
export const EXTRA_TILE = field();
/** AV-180, AV-108: Arghun's city cards, in the order drawn. */
export const ARGHUN_SIZE = field();
export const ARGHUN = field(ARGHUN_CARDS);
const { stride, length } = layout.close(MAX_SEATS);

/** Length of a state. */
export const STATE_LENGTH = length;

/** Offset to add to a seat field (`PURSE`, `POST` …) for seat `p`. */
export const at = (p: number): number => p * stride;

/** The seat clockwise of `p`. */
export const after = (s: State, p: number): number => (p + 1 === s[SEATS] ? 0 : p + 1);

/** The character whose ability `p` has now: for Bellela that of the round (AV-102). */
export function ability(s: State, p: number): number {
  const round = s[ROUND_CHAR + at(p)];
  return round >= 0 ? round : s[CHAR + at(p)];
}

/** Whether `p` has a companion whose 1× use is not spent. */
export const hasCompanion = (s: State, p: number, companion: number): boolean =>
  (((s[COMPANIONS_HELD + at(p)] & ~s[SET_ASIDE + at(p)]) >> companion) & 1) === 1;

/** Whether `p` has a post at a node (MP-076). */
export const hasPost = (s: State, p: number, node: number): boolean =>
  ((s[POSTED + at(p)] >>> node) & 1) === 1;

/** Posts of the player's own colour (MP-005, AV-013). */
export const colorPosts = (s: State): number => POSTS + (s[OPT_VENICE] === 1 ? VENICE_POSTS : 0);

/** Posts that `p` can still place; Wilhelm's own two (MP-114) are not Bellela's (AV-106). */
export const supply = (s: State, p: number): number =>
  colorPosts(s) + (s[CHAR + at(p)] === WILHELM ? BLACK_POSTS : 0) - s[POSTS_SIZE + at(p)];

/** Start of open question number `i`. */
export const questionAt = (i: number): number => QUESTION + i * QUESTION_SIZE;

/** Start of placement number `i`. */
export const placementAt = (i: number): number => PLACEMENT + i * PLACEMENT_SIZE;
