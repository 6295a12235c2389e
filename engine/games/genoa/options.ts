/** Table options (rules, section 11), with the clocks of section 5.7.7 as seconds. */

import type { Json, JsonObject } from '../../core/contract.ts';
import { MAX_SEATS, MIN_SEATS, ROUNDS_OF } from './data.ts';
import { SHOWN, type Shown } from './offers/record.ts';
import * as S from './state.ts';
import type { Options } from './types.ts';

/** In the order in which a state holds them. */
export const TIMERS = [
  ...(['startTimer', 'graceTimer', 'merchantTimer', 'claimTimer'] as const),
  ...(['claimMore', 'claimCap', 'windowTimer', 'acquireTimer', 'merchantMore'] as const),
] as const;

/** Chat: free text as well, preset sentences, or off. */
const CHATS = ['free', 'presets', 'off'] as const satisfies readonly Options['chat'][];

const NO_TIMERS = { startTimer: 0, graceTimer: 0, merchantTimer: 0, claimTimer: 0 } as const;
export const DEFAULTS: Options = {
  openMoney: false,
  offerCards: 'taker',
  fivePlayerRounds: 6,
  shortGame: false,
  chat: 'free',
  ...NO_TIMERS,
  claimMore: 0,
  claimCap: 0,
  windowTimer: 0,
  acquireTimer: 0,
  merchantMore: 0,
};

const isWhole = (value: Json, low: number, high: number): boolean =>
  Number.isInteger(value) && Number(value) >= low && Number(value) <= high;

type Allowed = readonly [words: string, fits: (value: Json) => boolean];
const ON_OFF: Allowed = ['true or false', (value) => typeof value === 'boolean'];
const SECONDS: Allowed = ['a number of seconds from 0 to 600', (value) => isWhole(value, 0, 600)];

/** The allowed values of each option, in words and as a check. */
const ALLOWED: { readonly [name: string]: Allowed } = {
  openMoney: ON_OFF,
  shortGame: ON_OFF,
  offerCards: ['"taker", "nobody" or "all"', (value) => SHOWN.includes(value as Shown)],
  chat: ['"free", "presets" or "off"', (value) => CHATS.includes(value as Options['chat'])],
  fivePlayerRounds: ['6 or 7', (value) => isWhole(value, 6, 7)],
  ...Object.fromEntries(TIMERS.map((name) => [name, SECONDS])),
};

/** Fills in defaults. @throws Error with a sentence for people if a value is not allowed. */
export function options(partial: JsonObject, seats: number): Options {
  if (!isWhole(seats, MIN_SEATS, MAX_SEATS)) throw new Error('Genoa is for two to five players.');
  for (const [name, value] of Object.entries(partial)) {
    const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
    if (!allowed) throw new Error(`There is no option "${name}".`);
    if (!allowed[1](value)) throw new Error(`The option "${name}" may be ${allowed[0]}.`);
  }
  return { ...DEFAULTS, ...partial } as Options;
}

/** Writes options into a state. */
export function writeOptions(s: S.State, o: Options): void {
  s[S.OPT_OPEN_MONEY] = o.openMoney ? 1 : 0;
  s[S.OPT_OFFER_CARDS] = SHOWN.indexOf(o.offerCards);
  s[S.OPT_FIVE_ROUNDS] = o.fivePlayerRounds;
  s[S.OPT_SHORT] = o.shortGame ? 1 : 0;
  s[S.OPT_CHAT] = CHATS.indexOf(o.chat);
  TIMERS.forEach((name, i) => {
    s[S.OPT_TIMERS + i] = o[name];
  });
}

/** The options of a state. */
export function readOptions(s: S.State): Options {
  const timers = TIMERS.map((name, i) => [name, s[S.OPT_TIMERS + i]]);
  return {
    openMoney: s[S.OPT_OPEN_MONEY] === 1,
    offerCards: SHOWN[s[S.OPT_OFFER_CARDS]],
    fivePlayerRounds: s[S.OPT_FIVE_ROUNDS] === 7 ? 7 : 6,
    shortGame: s[S.OPT_SHORT] === 1,
    chat: CHATS[s[S.OPT_CHAT]],
    ...(Object.fromEntries(timers) as Pick<Options, (typeof TIMERS)[number]>),
  };
}

/** The options that differ from the defaults. */
export function namedOptions(s: S.State): Partial<Options> {
  const usual: { readonly [name: string]: unknown } = { ...DEFAULTS };
  const named = Object.entries(readOptions(s)).filter(([name, value]) => value !== usual[name]);
  return Object.fromEntries(named) as Partial<Options>;
}

/** GE-008, GE-101: on which space of the track the round marker starts. */
export function firstRounds(s: S.State): number {
  const seats = s[S.SEATS];
  const usual = seats === MAX_SEATS ? s[S.OPT_FIVE_ROUNDS] : ROUNDS_OF[seats];
  return usual - (s[S.OPT_SHORT] === 1 ? 2 : 0);
}
