/** Table options (rules, section 11). */

import type { Json, JsonObject } from '../../core/contract.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import * as S from './state.ts';
import type { Options } from './types.ts';

export const DEFAULTS: Options = {
  venice: true,
  companions: true,
  setup: 'expert',
  openDraft: false,
  publicFinalPreview: true,
  turnTimer: 0,
  undo: true,
  newCharacters: false,
};

type Allowed = readonly [words: string, fits: (value: Json) => boolean];
const ON_OFF: Allowed = ['true or false', (value) => typeof value === 'boolean'];
const LEAST_SECONDS = 60;
const MOST_SECONDS = 300;

const isTimer = (value: Json): boolean =>
  value === 0 ||
  (Number.isInteger(value) && Number(value) >= LEAST_SECONDS && Number(value) <= MOST_SECONDS);

/** The allowed values of each option, in words and as a check. */
const ALLOWED: { readonly [name: string]: Allowed } = {
  venice: ON_OFF,
  companions: ON_OFF,
  openDraft: ON_OFF,
  publicFinalPreview: ON_OFF,
  undo: ON_OFF,
  setup: ['"beginner" or "expert"', (value) => value === 'beginner' || value === 'expert'],
  turnTimer: ['0 or a number of seconds from 60 to 300', isTimer],
  newCharacters: ON_OFF,
};

/** Fills in defaults. @throws Error with a sentence for people if a value is not allowed. */
export function options(partial: JsonObject, seats: number): Options {
  // MP-001, AV-003, AV-160
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS) {
    throw new Error('The Voyages of Marco Polo is for two to five players.');
  }
  for (const [name, value] of Object.entries(partial)) {
    const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
    if (!allowed) throw new Error(`There is no option "${name}".`);
    if (!allowed[1](value)) throw new Error(`The option "${name}" may be ${allowed[0]}.`);
  }
  if (seats === MAX_SEATS && partial.venice === false) {
    throw new Error('Five players need the City of Venice: turn it on.');
  }
  return { ...DEFAULTS, ...partial } as Options;
}

/** Writes options into a state. */
export function writeOptions(s: S.State, o: Options): void {
  s[S.OPT_VENICE] = o.venice ? 1 : 0;
  s[S.OPT_COMPANIONS] = o.companions ? 1 : 0;
  s[S.OPT_BEGINNER] = o.setup === 'beginner' ? 1 : 0;
  s[S.OPT_OPEN_DRAFT] = o.openDraft ? 1 : 0;
  s[S.OPT_PREVIEW] = o.publicFinalPreview ? 1 : 0;
  s[S.OPT_TURN_TIMER] = o.turnTimer;
  s[S.OPT_UNDO] = o.undo ? 1 : 0;
  s[S.OPT_NEW] = o.newCharacters ? 1 : 0;
}

/** The options of a state. */
export function readOptions(s: S.State): Options {
  return {
    venice: s[S.OPT_VENICE] === 1,
    companions: s[S.OPT_COMPANIONS] === 1,
    setup: s[S.OPT_BEGINNER] === 1 ? 'beginner' : 'expert',
    openDraft: s[S.OPT_OPEN_DRAFT] === 1,
    publicFinalPreview: s[S.OPT_PREVIEW] === 1,
    turnTimer: s[S.OPT_TURN_TIMER],
    undo: s[S.OPT_UNDO] === 1,
    newCharacters: s[S.OPT_NEW] === 1,
  };
}
