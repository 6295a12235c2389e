/** Table options (rules, section 11), with a timer for the larger decisions and one for answers. */

import type { Json, JsonObject } from '../../core/contract.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import * as S from './state.ts';
import type { Options } from './types.ts';

export const DEFAULTS: Options = {
  guestProduction: false,
  chainProduction: true,
  openHands: false,
  openMoney: true,
  startPlayer: 'random',
  maxTurns: null,
  actionTimer: 0,
  answerTimer: 0,
};

const whole = (value: Json, low: number, high: number): boolean =>
  Number.isInteger(value) && Number(value) >= low && Number(value) <= high;

type Allowed = readonly [
  words: string | ((seats: number) => string),
  fits: (value: Json, seats: number) => boolean,
];
const ON_OFF: Allowed = ['true or false', (value) => typeof value === 'boolean'];
const SECONDS: Allowed = ['a number of seconds from 0 to 300', (value) => whole(value, 0, 300)];

/** The allowed values of each option, in words and as a check. */
const ALLOWED: { readonly [name: string]: Allowed } = {
  guestProduction: ON_OFF,
  chainProduction: ON_OFF,
  openHands: ON_OFF,
  openMoney: ON_OFF,
  startPlayer: [
    (seats) => `"random" or the number of a seat from 0 to ${seats - 1}`,
    (value, seats) => value === 'random' || whole(value, 0, seats - 1),
  ],
  maxTurns: [
    'null or a number of turns from 1 to 10000',
    (value) => value === null || whole(value, 1, 10_000),
  ],
  actionTimer: SECONDS,
  answerTimer: SECONDS,
};

/** Fills in defaults. @throws Error with a sentence for people if a value is not allowed. */
export function options(partial: JsonObject, seats: number): Options {
  // PV-001
  if (!whole(seats, MIN_SEATS, MAX_SEATS)) {
    throw new Error('The Patrons of Venice is for three to five players.');
  }
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
  s[S.OPT_GUEST] = o.guestProduction ? 1 : 0;
  s[S.OPT_CHAIN] = o.chainProduction ? 1 : 0;
  s[S.OPT_OPEN_HANDS] = o.openHands ? 1 : 0;
  s[S.OPT_OPEN_MONEY] = o.openMoney ? 1 : 0;
  s[S.OPT_START] = o.startPlayer === 'random' ? -1 : o.startPlayer;
  s[S.OPT_MAX_TURNS] = o.maxTurns ?? 0;
  s[S.OPT_ACTION_TIMER] = o.actionTimer;
  s[S.OPT_ANSWER_TIMER] = o.answerTimer;
}

/** The options of a state. */
export function readOptions(s: S.State): Options {
  return {
    guestProduction: s[S.OPT_GUEST] === 1,
    chainProduction: s[S.OPT_CHAIN] === 1,
    openHands: s[S.OPT_OPEN_HANDS] === 1,
    openMoney: s[S.OPT_OPEN_MONEY] === 1,
    startPlayer: s[S.OPT_START] < 0 ? 'random' : s[S.OPT_START],
    maxTurns: s[S.OPT_MAX_TURNS] === 0 ? null : s[S.OPT_MAX_TURNS],
    actionTimer: s[S.OPT_ACTION_TIMER],
    answerTimer: s[S.OPT_ANSWER_TIMER],
  };
}

/** The options that differ from the defaults (appendix A.2). */
export function namedOptions(s: S.State): Partial<Options> {
  const usual: { readonly [name: string]: unknown } = { ...DEFAULTS };
  const named = Object.entries(readOptions(s)).filter(([name, value]) => value !== usual[name]);
  return Object.fromEntries(named) as Partial<Options>;
}
