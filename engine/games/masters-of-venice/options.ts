/** Table options (rules, section 11). */

import type { JsonObject } from '../../core/contract.ts';
import {
  at,
  OPT_BID_TIMER,
  OPT_CHAT,
  OPT_INTERRUPT_TIMER,
  OPT_MONEY_OPEN,
  OPT_ORDERS_MAX,
  OPT_SCORE_PREVIEW,
  OPT_TURN_TIMER,
  OPT_YOUTH_ENTERED,
  SEATS,
  type State,
  YOUTH,
} from './state.ts';
import type { Options } from './types.ts';

/** MV-805: presets hold no offers, so they are the default. */
const CHATS = ['off', 'presets', 'free'] as const;

/** Allowed values per option; the first is not the default: see `DEFAULTS`. */
const ALLOWED: { readonly [name: string]: readonly (string | number)[] } = {
  money: ['hidden', 'open'],
  youth: ['random', 'entered'],
  interruptTimer: [0, ...Array.from({ length: 26 }, (_, i) => i + 5)],
  turnTimer: [0, 45, 60, 90],
  bidTimer: [0, 30, 60, 90],
  chat: CHATS,
  scorePreview: ['on', 'off'],
  guildList: ['standard'],
  ordersMax: Array.from({ length: 11 }, (_, i) => i + 10),
};

export const DEFAULTS: Options = {
  money: 'hidden',
  youth: 'random',
  interruptTimer: 8,
  turnTimer: 0,
  bidTimer: 0,
  chat: 'presets',
  scorePreview: 'on',
  guildList: 'standard',
  ordersMax: 15,
};

/** MV-123: the ranks that the host enters are a permutation of 1 … n. */
function checkRanks(ranks: unknown, seats: number): void {
  const wanted = Array.from({ length: seats }, (_, i) => i + 1);
  const given = Array.isArray(ranks) ? [...ranks].sort((a, b) => Number(a) - Number(b)) : [];
  if (given.length === seats && given.every((rank, i) => rank === wanted[i])) return;
  throw new Error(`youthRanks must hold each of ${wanted.join(', ')} once, one per seat.`);
}

/** Fills in defaults. @throws Error with a sentence for people if a value is not allowed. */
export function options(partial: JsonObject, seats: number): Options {
  // MV-101
  if (!(Number.isInteger(seats) && seats >= 2 && seats <= 5)) {
    throw new Error('Masters of Venice is for two to five players.');
  }
  for (const [name, value] of Object.entries(partial)) {
    if (name === 'youthRanks') continue;
    const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
    if (!allowed) throw new Error(`There is no option "${name}".`);
    if (!allowed.includes(value as string | number)) {
      throw new Error(`The option "${name}" may be ${allowed.join(', ')}.`);
    }
  }
  const full = { ...DEFAULTS, ...partial } as Options;
  if (full.youth === 'entered') {
    checkRanks(full.youthRanks, seats);
    return full;
  }
  if (full.youthRanks !== undefined) {
    throw new Error('youthRanks can be given only with youth "entered".');
  }
  return full;
}

/** Writes options into a state. */
export function writeOptions(s: State, o: Options): void {
  s[OPT_MONEY_OPEN] = o.money === 'open' ? 1 : 0;
  s[OPT_YOUTH_ENTERED] = o.youth === 'entered' ? 1 : 0;
  s[OPT_INTERRUPT_TIMER] = o.interruptTimer;
  s[OPT_TURN_TIMER] = o.turnTimer;
  s[OPT_BID_TIMER] = o.bidTimer;
  s[OPT_CHAT] = CHATS.indexOf(o.chat);
  s[OPT_SCORE_PREVIEW] = o.scorePreview === 'on' ? 1 : 0;
  s[OPT_ORDERS_MAX] = o.ordersMax;
}

/** The options of a state. */
export function readOptions(s: State): Options {
  const entered = s[OPT_YOUTH_ENTERED] === 1;
  return {
    money: s[OPT_MONEY_OPEN] ? 'open' : 'hidden',
    youth: entered ? 'entered' : 'random',
    ...(entered && {
      youthRanks: Array.from({ length: s[SEATS] }, (_, p) => s[YOUTH + at(p)]),
    }),
    interruptTimer: s[OPT_INTERRUPT_TIMER],
    turnTimer: s[OPT_TURN_TIMER],
    bidTimer: s[OPT_BID_TIMER],
    chat: CHATS[s[OPT_CHAT]],
    scorePreview: s[OPT_SCORE_PREVIEW] ? 'on' : 'off',
    guildList: 'standard',
    ordersMax: s[OPT_ORDERS_MAX],
  };
}
