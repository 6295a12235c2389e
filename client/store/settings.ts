/**
 * A person's preferences: speed, motion, picture quality, text, sound. Kept in this browser only.
 */

import { create } from 'zustand';
import { LEVEL_NAMES, type LevelName } from '../../engine/search/level-names.ts';

export type Speed = 1 | 2 | 'instant';
export type Quality = 'auto' | 'low' | 'medium' | 'high' | 'cinematic';
export type Motion = 'system' | 'full' | 'reduced';
/** How often the city is drawn while nothing happens (`world/rest.ts`). */
export type Calm = 'auto' | 'smooth' | 'calm' | 'still';
/** How much the companion says in a match. */
export type CompanionLevel = 'off' | 'quiet' | 'full';

export interface Settings {
  /** How fast events are staged. */
  readonly speed: Speed;
  readonly motion: Motion;
  readonly quality: Quality;
  readonly calm: Calm;
  /** Factor on all text, 0.9 … 1.5. */
  readonly textScale: number;
  /**
   * All sound, 0 … 1; and within it the town, the pieces, the music, and the call for the person.
   */
  readonly volume: number;
  readonly ambience: number;
  readonly events: number;
  readonly music: number;
  readonly cues: number;
  readonly muted: boolean;
  /** The camera leans towards events, as long as the person leaves it alone. */
  readonly follow: boolean;
  /** Letters, figures and signs act by themselves, without another key. */
  readonly letters: boolean;
  /** A watched match shows the odds of winning. */
  readonly odds: boolean;
  /** The decision shows the player's own odds, if the table allows them. */
  readonly ownOdds: boolean;
  /** Matches over days: whether a night does not count, and its minutes after midnight. */
  readonly night: boolean;
  readonly nightFrom: number;
  readonly nightTo: number;
  readonly name: string;
  readonly color: string;
  /** Id of the game that this person played last; '' = none yet. */
  readonly game: string;
  /** Level of the bots in a quick match, if the game has levels. */
  readonly level: LevelName;
  /** Scenes of its lesson that this person has been through, by game. */
  readonly learnt: { readonly [game: string]: number };
  /** The companion in all games; `auto`: more in the first matches of a game than later. */
  readonly companion: 'auto' | CompanionLevel;
  /** The same, chosen for one game. */
  readonly companions: { readonly [game: string]: CompanionLevel | undefined };
  /**
   * Whether a game was new to this person before its first match: 1 yes, 0 no, absent = not asked.
   */
  readonly newTo: { readonly [game: string]: number };
  /** Ids of the first matches of a game that were played to the end; no more of them than count. */
  readonly played: { readonly [game: string]: readonly string[] };
}

export interface SettingsStore extends Settings {
  /** The system's setting, used by staging and styles. */
  readonly reducedMotion: boolean;
  set(change: Partial<Settings>): void;
  /** The same for this page only: nothing is stored. */
  borrow(change: Partial<Settings>): void;
}

const KEY = 'laguna.settings';
const DEFAULTS: Settings = {
  speed: 1,
  motion: 'system',
  quality: 'auto',
  calm: 'auto',
  textScale: 1,
  volume: 0.7,
  ambience: 0.7,
  events: 0.8,
  music: 0.7,
  cues: 0.9,
  muted: false,
  follow: false,
  letters: true,
  odds: true,
  ownOdds: false,
  night: true,
  nightFrom: 1380,
  nightTo: 420,
  name: '',
  color: 'red',
  game: '',
  level: 'steady',
  learnt: {},
  companion: 'auto',
  companions: {},
  newTo: {},
  played: {},
};

const prefersReduced =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

function reduced(motion: Motion): boolean {
  if (motion === 'system') return prefersReduced?.matches ?? false;
  return motion === 'reduced';
}

type Accepts = (value: unknown) => boolean;

const oneOf =
  (...values: unknown[]): Accepts =>
  (value) =>
    values.includes(value);
const between =
  (low: number, high: number): Accepts =>
  (value) =>
    typeof value === 'number' && value >= low && value <= high;
const text: Accepts = (value) => typeof value === 'string';
/** By game: one of these each. */
const each =
  (accepts: Accepts): Accepts =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(accepts);
const count: Accepts = (value) => Number.isInteger(value) && Number(value) >= 0;
const texts: Accepts = (value) => Array.isArray(value) && value.every(text);
const companionLevel = oneOf('off', 'quiet', 'full');

/**
 * Valid values of each setting: a stored value that none of today's pages could have written is
 * dropped.
 */
const ACCEPTS: Readonly<Record<keyof Settings, Accepts>> = {
  speed: oneOf(1, 2, 'instant'),
  motion: oneOf('system', 'full', 'reduced'),
  quality: oneOf('auto', 'low', 'medium', 'high', 'cinematic'),
  calm: oneOf('auto', 'smooth', 'calm', 'still'),
  textScale: between(0.9, 1.5),
  volume: between(0, 1),
  ambience: between(0, 1),
  events: between(0, 1),
  music: between(0, 1),
  cues: between(0, 1),
  muted: oneOf(true, false),
  follow: oneOf(true, false),
  letters: oneOf(true, false),
  odds: oneOf(true, false),
  ownOdds: oneOf(true, false),
  night: oneOf(true, false),
  nightFrom: between(0, 1439),
  nightTo: between(0, 1439),
  name: text,
  color: text,
  game: text,
  level: oneOf(...LEVEL_NAMES),
  learnt: each(count),
  companion: oneOf('auto', 'off', 'quiet', 'full'),
  companions: each(companionLevel),
  newTo: each(oneOf(0, 1)),
  played: each(texts),
};

/** The settings of an earlier visit, without unknown or invalid ones. */
export function acceptable(raw: unknown): Partial<Settings> {
  if (typeof raw !== 'object' || raw === null) return {};
  const known = Object.entries(raw).filter(
    ([name, value]) => Object.hasOwn(ACCEPTS, name) && ACCEPTS[name as keyof Settings](value),
  );
  return Object.fromEntries(known);
}

/** Settings of an earlier visit; unknown or broken entries fall back to the defaults. */
function stored(): Settings {
  try {
    return { ...DEFAULTS, ...acceptable(JSON.parse(localStorage.getItem(KEY) ?? '{}')) };
  } catch {
    return DEFAULTS;
  }
}

function keep(settings: Settings): void {
  const plain = Object.fromEntries(
    Object.keys(DEFAULTS).map((name) => [name, settings[name as keyof Settings]]),
  );
  try {
    localStorage.setItem(KEY, JSON.stringify(plain));
  } catch {
    // Private windows may refuse to store: the settings then last as long as the page.
  }
}

const initial = stored();

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...initial,
  reducedMotion: reduced(initial.motion),
  set(change) {
    get().borrow(change);
    keep(get());
  },
  borrow(change) {
    set({ ...change, reducedMotion: reduced(change.motion ?? get().motion) });
  },
}));

prefersReduced?.addEventListener('change', () => useSettings.getState().set({}));
