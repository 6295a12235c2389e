/** Table options (rules, section 11), with a timer for the poll and one for a port or a tile. */

import type { Json, JsonObject } from '../../core/contract.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import * as S from './state.ts';
import type { Options } from './types.ts';

export const DEFAULTS: Options = {
  unclaimed: 'sameDrawer',
  topBonus: [5, 10, 20],
  trackTop: 10,
  openMoney: false,
  startPlayer: 'random',
  pollTimer: 0,
  choiceTimer: 0,
};

const whole = (value: Json, low: number, high: number): boolean =>
  Number.isInteger(value) && Number(value) >= low && Number(value) <= high;
const isBonus = (value: Json): boolean => whole(value, 0, 1000) && Number(value) % 5 === 0;

/** ST-039: a step never harms, so no space pays less than the one below it. */
const isBonusList = (value: Json): boolean =>
  Array.isArray(value) &&
  value.length === 3 &&
  value.every((one, i) => isBonus(one) && (i === 0 || Number(one) >= Number(value[i - 1])));

/** The allowed values of each option, in words and as a check. */
const ALLOWED: {
  readonly [name: string]: readonly [
    words: string | ((seats: number) => string),
    fits: (value: Json, seats: number) => boolean,
  ];
} = {
  unclaimed: [
    '"sameDrawer" or "passLeft"',
    (value) => value === 'sameDrawer' || value === 'passLeft',
  ],
  topBonus: [
    'a list of three multiples of 5 from 0 to 1,000, none below the one before it, or null',
    (value) => value === null || isBonusList(value),
  ],
  trackTop: ['a whole number from 8 to 12', (value) => whole(value, 8, 12)],
  openMoney: ['true or false', (value) => typeof value === 'boolean'],
  startPlayer: [
    (seats) => `"random" or the number of a seat from 0 to ${seats - 1}`,
    (value, seats) => value === 'random' || whole(value, 0, seats - 1),
  ],
  pollTimer: ['a number of seconds from 0 to 120', (value) => whole(value, 0, 120)],
  choiceTimer: ['a number of seconds from 0 to 120', (value) => whole(value, 0, 120)],
};

/** Fills in defaults. @throws Error with a sentence for people if a value is not allowed. */
export function options(partial: JsonObject, seats: number): Options {
  // ST-001
  if (!whole(seats, MIN_SEATS, MAX_SEATS)) throw new Error('Strozzi is for three to six players.');
  for (const [name, value] of Object.entries(partial)) {
    const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
    if (!allowed) throw new Error(`There is no option "${name}".`);
    const [words, fits] = allowed;
    if (fits(value, seats)) continue;
    const wish = typeof words === 'string' ? words : words(seats);
    throw new Error(`The option "${name}" may be ${wish}.`);
  }
  return { ...DEFAULTS, ...partial } as Options;
}

/** Writes options into a state. */
export function writeOptions(s: S.State, o: Options): void {
  s[S.OPT_PASS_LEFT] = o.unclaimed === 'passLeft' ? 1 : 0;
  s[S.OPT_HAS_BONUS] = o.topBonus === null ? 0 : 1;
  for (let i = 0; i < 3; i++) s[S.OPT_BONUS + i] = o.topBonus?.[i] ?? 0;
  s[S.OPT_TRACK_TOP] = o.trackTop;
  s[S.OPT_OPEN_MONEY] = o.openMoney ? 1 : 0;
  s[S.OPT_START] = o.startPlayer === 'random' ? -1 : o.startPlayer;
  s[S.OPT_POLL_TIMER] = o.pollTimer;
  s[S.OPT_CHOICE_TIMER] = o.choiceTimer;
}

/** The options of a state. */
export function readOptions(s: S.State): Options {
  const [first, second, third] = s.subarray(S.OPT_BONUS, S.OPT_BONUS + 3);
  return {
    unclaimed: s[S.OPT_PASS_LEFT] === 1 ? 'passLeft' : 'sameDrawer',
    topBonus: s[S.OPT_HAS_BONUS] === 1 ? [first, second, third] : null,
    trackTop: s[S.OPT_TRACK_TOP],
    openMoney: s[S.OPT_OPEN_MONEY] === 1,
    startPlayer: s[S.OPT_START] < 0 ? 'random' : s[S.OPT_START],
    pollTimer: s[S.OPT_POLL_TIMER],
    choiceTimer: s[S.OPT_CHOICE_TIMER],
  };
}

/** The options that differ from the defaults (appendix A.2). */
export function namedOptions(s: S.State): Partial<Options> {
  const all = Object.entries(readOptions(s));
  const usual: { readonly [name: string]: unknown } = { ...DEFAULTS };
  const named = all.filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return Object.fromEntries(named) as Partial<Options>;
}
