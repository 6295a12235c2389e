/**
 * One placement as it is checked and carried out (rules, section 5.1), read from a code (`code.ts`)
 * or from an action (`action.ts`). One object serves for all, so that nothing is allocated.
 */

import { DICE, TOKENS } from '../data.ts';
import { Movement } from '../movement/movement.ts';
import type * as S from '../state.ts';
import { VALUE } from '../state.ts';

export const MOST_DICE = 3;
/** A token among the dice of a placement: this number plus its place in `TOKENS`. */
export const FIRST_TOKEN = DICE;
export const isToken = (die: number): boolean => die >= FIRST_TOKEN;
/** The value of the token with this number. */
export const tokenValue = (die: number): number => TOKENS[die - FIRST_TOKEN];

/** Sets the first `count` numbers to 0: of so few, quicker than `fill`. */
export function blank(numbers: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) numbers[i] = 0;
}

/** The use of a city card (section 5.5). */
export class CardUse {
  /** 0 = not stated. */
  times = 0;
  /** -1 = not stated. */
  option = -1;
  hasPay = false;
  /** Pepper, silk, gold. */
  readonly pay = new Int32Array(3);
  /** CC33: the used card, -1 = none. */
  target = -1;

  clear(): this {
    this.times = 0;
    this.option = -1;
    this.hasPay = false;
    blank(this.pay, 3);
    this.target = -1;
    return this;
  }
}

export class Placing {
  /** -1 = an unknown space, or a city card without a slot. */
  space = -1;
  count = 0;
  /** By number, tokens from `FIRST_TOKEN` on. */
  readonly dice = new Int32Array(MOST_DICE);
  /** The lowest value without changes; -1 = not computed yet (`value.ts`). */
  low = -1;
  /** Whether joining the dice on the space costs; -1 = not computed yet (`value.ts`). */
  costs = -1;
  /** GF13: nothing is paid for joining. */
  free = false;
  hasValues = false;
  readonly stated = new Int32Array(MOST_DICE);
  hasAdjust = false;
  readonly adjust = new Int32Array(MOST_DICE);
  /** Bazaar: 0 = not stated. */
  row = 0;
  /** Khan's favor, companion stack. */
  good = 0;
  /** Contracts: spaces from 1 on, 0 = none. */
  readonly picks = new Int32Array(2);
  discards = 0;
  readonly discard = new Int32Array(2);
  /** For spaces 5 and 6: 0 = coins, 1 = camels. */
  readonly bonus = new Int32Array(2);
  readonly movement = new Movement();
  /** The city card that gets the die, -1 = none. */
  card = -1;
  diplomat = false;
  readonly use = new CardUse();
  /** Venice: nodes, -1 = none. */
  palazzo = -1;
  via = -1;
  hasPay = false;
  readonly pay = new Int32Array(3);
  /** -1 = none. */
  companion = -1;

  clear(): this {
    this.space = -1;
    this.count = 0;
    this.low = -1;
    this.costs = -1;
    this.free = false;
    this.hasValues = false;
    this.hasAdjust = false;
    blank(this.stated, MOST_DICE);
    blank(this.adjust, MOST_DICE);
    this.row = 0;
    this.good = 0;
    blank(this.picks, 2);
    this.discards = 0;
    blank(this.bonus, 2);
    this.movement.clear();
    this.card = -1;
    this.diplomat = false;
    this.use.clear();
    this.palazzo = -1;
    this.via = -1;
    this.hasPay = false;
    blank(this.pay, 3);
    this.companion = -1;
    return this;
  }

  /** The value of a die of the placement, with Raschid's statement and the Nun's change. */
  valueOf(s: S.State, i: number): number {
    const die = this.dice[i];
    const lies = isToken(die) ? tokenValue(die) : s[VALUE + die];
    const stated = this.hasValues && !isToken(die) ? this.stated[i] : lies;
    return stated + (this.hasAdjust ? this.adjust[i] : 0);
  }

  /** MP-041: the lowest value. */
  value(s: S.State): number {
    let lowest = this.valueOf(s, 0);
    for (let i = 1; i < this.count; i++) lowest = Math.min(lowest, this.valueOf(s, i));
    return lowest;
  }

  /** The dice as a mask, tokens not included. */
  get mask(): number {
    let mask = 0;
    for (let i = 0; i < this.count; i++) if (!isToken(this.dice[i])) mask |= 1 << this.dice[i];
    return mask;
  }

  /** The value of the token among them, 0 = none. */
  get token(): number {
    for (let i = 0; i < this.count; i++) {
      if (isToken(this.dice[i])) return tokenValue(this.dice[i]);
    }
    return 0;
  }
}
