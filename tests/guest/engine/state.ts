/** The position of the caravan game in one array of integers. */

import type { JsonObject, State } from '../../../engine/core/contract.ts';
import { Layout } from '../../../engine/kit/layout.ts';
import { GOALS, GOODS, MAX_SEATS, MAX_STANDING, OASES } from './data.ts';

const layout = new Layout();
export const SEATS = layout.field();
export const SEQ = layout.field();
export const DRAWS = layout.field();
export const ROUND = layout.field();
export const OVER = layout.field();
export const CARAVAN = layout.field();
export const DIE = layout.field(5);
/** How often the caravan has stopped at each oasis. */
export const VISITS = layout.field(OASES);
/** Goals that nobody has, top first. */
export const DECK_SIZE = layout.field();
export const DECK = layout.field(GOALS.length);
/** Standing offers, oldest first: number, seat, coins, then the given goods. */
export const OFFERS = layout.field();
export const OFFER = layout.field(MAX_SEATS * MAX_STANDING * 6);
export const OFFER_LENGTH = 6;
/** Offers made in this round by all, and since the beginning. */
export const MADE = layout.field();
export const OFFER_COUNT = layout.field();
export const OPT_OPEN = layout.field();
export const OPT_ROUNDS = layout.field();
/** -1 = no bonus. */
export const OPT_BONUS = layout.field(3);
export const OPT_TIMERS = layout.field(5);
layout.seats();
export const COINS = layout.field();
export const STOCK = layout.field(GOODS.length);
export const GOAL = layout.field();
export const PASSED = layout.field();
/** Offers that this seat has made in this round. */
export const TRIES = layout.field();
const { stride, length } = layout.close(MAX_SEATS);
export const STATE_LENGTH = length;
export const at = (seat: number): number => seat * stride;

export const leaderOf = (s: State): number => (s[ROUND] - 1) % s[SEATS];
export const offerAt = (slot: number): number => OFFER + slot * OFFER_LENGTH;

export interface Options {
  readonly openPurses: boolean;
  readonly bonus: readonly [number, number, number] | null;
  readonly rounds: number;
  readonly travelTimer: number;
  readonly offerTimer: number;
  readonly offerMore: number;
  readonly offerCap: number;
  readonly graceTimer: number | null;
}

export const DEFAULTS: Options = {
  openPurses: false,
  bonus: [10, 20, 40],
  rounds: 6,
  travelTimer: 0,
  offerTimer: 0,
  offerMore: 0,
  offerCap: 0,
  graceTimer: null,
};
export const TIMERS = ['travelTimer', 'offerTimer', 'offerMore', 'offerCap', 'graceTimer'] as const;

const isCount = (x: unknown, least: number, most: number): boolean =>
  typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most;

function isBonus(x: unknown): boolean {
  return (
    x === null || (Array.isArray(x) && x.length === 3 && x.every((one) => isCount(one, 0, 99)))
  );
}

/** @throws Error with a sentence for people */
export function options(partial: JsonObject, seats: number): Options {
  if (!isCount(seats, 2, MAX_SEATS)) throw new Error('Two to six seats travel.'); // CV-1001
  const full = { ...DEFAULTS, ...partial } as Options & JsonObject;
  for (const [name, value] of Object.entries(full)) {
    const ok =
      name === 'openPurses'
        ? typeof value === 'boolean'
        : name === 'bonus'
          ? isBonus(value)
          : name === 'rounds'
            ? isCount(value, 2, 24)
            : (TIMERS as readonly string[]).includes(name) &&
              (isCount(value, 0, 600) || (name === 'graceTimer' && value === null));
    if (!ok) throw new Error(`The option "${name}" may not be ${JSON.stringify(value)}.`);
  }
  return full;
}

export function writeOptions(s: State, o: Options): void {
  s[OPT_OPEN] = o.openPurses ? 1 : 0;
  s[OPT_ROUNDS] = o.rounds;
  for (let i = 0; i < 3; i++) s[OPT_BONUS + i] = o.bonus?.[i] ?? -1;
  TIMERS.forEach((name, i) => {
    s[OPT_TIMERS + i] = o[name] ?? -1;
  });
}

export function readOptions(s: State): Options {
  const bonus = [0, 1, 2].map((i) => s[OPT_BONUS + i]) as [number, number, number];
  const timers = TIMERS.map((name, i) => {
    const seconds = s[OPT_TIMERS + i];
    return [name, seconds < 0 ? null : seconds] as const;
  });
  return {
    openPurses: s[OPT_OPEN] === 1,
    rounds: s[OPT_ROUNDS],
    bonus: bonus[0] < 0 ? null : bonus,
    ...(Object.fromEntries(timers) as Omit<Options, 'openPurses' | 'rounds' | 'bonus'>),
  };
}
