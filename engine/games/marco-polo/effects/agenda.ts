/**
 * The agenda: the remaining effects of a command, the next item on top. An effect with several
 * parts pushes the last one first; consequences of an answer come on top of waiting items, so they
 * are done before them (rules, section 4). `run.ts` carries the items out.
 */

import * as S from '../state.ts';

/** `n` goods of choice. */
export const GOODS = 1;
/** `n` pairs of two different goods. */
export const PAIRS = 2;
/** `n` points. */
export const POINTS = 3;
/** `n` contracts of the special pile. */
export const CONTRACTS = 4;
/** `n` black dice. */
export const BLACK = 5;
/** A movement of `n` steps. */
export const MOVE = 6;
/** The bonus of another marker. */
export const OTHER = 7;
/** Bonuses of `n` own markers. */
export const OWN = 8;
/** `n` camels after another item. */
export const CAMELS = 9;
/** A post on node `n`. */
export const POST = 10;
/** The gain of the post on node `n`. */
export const YIELD = 11;
/** The bonus of the marker on node `n`. */
export const MARKER = 12;
/** Mercator's share of a placement on space `n`. */
export const MERCATOR = 13;
/** The token of the placement leaves. */
export const TOKEN = 14;
/** `n` gifts of the pile. */
export const GIFTS = 15;
/** Gift number `n` acts. */
export const ACT = 16;
/** An item that has been cancelled. */
const NOTHING = 0;

const WHAT = 0;
const N = 1;
const SEAT = 2;
const SOURCE = 3;

const itemAt = (i: number): number => S.AGENDA + i * S.ITEM_SIZE;

/** Puts an item on top. */
export function push(s: S.State, what: number, n: number, p: number, source: number): void {
  const at = itemAt(s[S.AGENDA_SIZE]++);
  s[at + WHAT] = what;
  s[at + N] = n;
  s[at + SEAT] = p;
  s[at + SOURCE] = source;
}

const item = { what: 0, n: 0, p: 0, source: 0 };

/**
 * Takes the top item off.
 * @returns a reused object
 */
export function next(s: S.State): Readonly<typeof item> {
  const at = itemAt(--s[S.AGENDA_SIZE]);
  item.what = s[at + WHAT];
  item.n = s[at + N];
  item.p = s[at + SEAT];
  item.source = s[at + SOURCE];
  s.fill(0, at, at + S.ITEM_SIZE);
  return item;
}

/** Cancels the topmost item that does `what` with `n`: a post that is not placed gives nothing. */
export function strike(s: S.State, what: number, n: number): void {
  for (let i = s[S.AGENDA_SIZE] - 1; i >= 0; i--) {
    const at = itemAt(i);
    if (s[at + WHAT] !== what || s[at + N] !== n) continue;
    s[at + WHAT] = NOTHING;
    return;
  }
}
