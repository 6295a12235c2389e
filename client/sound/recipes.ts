/**
 * The form of a sound: a recipe of a few notes, and the families of recipes. Games write their own
 * with it; `render.ts` computes them.
 */

import type { Note } from './tones.ts';

/** Groups with a volume of their own: the town, the pieces, the music, the call for the person. */
export const GROUPS = ['ambience', 'events', 'music', 'cues'] as const;
export type Group = (typeof GROUPS)[number];

export interface Recipe {
  readonly group: Group;
  readonly notes: readonly Note[];
  /** Number of its takes, so that repeats do not sound like a machine. */
  readonly takes: number;
  /** Variation of pitches from take to take, as a share. */
  readonly spread: number;
  /** How loud its loudest moment is, in dB below full scale as the ear weighs it. */
  readonly level: number;
}

/** One strike or breath of an instrument. Seconds, hertz, gain 0 … 1. */
export const wood = (at: number, pitch: number, gain = 0.5, lasts = 0.16): Note => ({
  at,
  pitch,
  gain,
  lasts,
  wave: 'wood',
});
export const coin = (at: number, pitch: number, gain = 0.22): Note => ({
  at,
  pitch,
  gain,
  lasts: 0.42,
  wave: 'coin',
});
export const bell = (at: number, pitch: number, gain = 0.3, lasts = 2.2): Note => ({
  at,
  pitch,
  gain,
  lasts,
  wave: 'bell',
});
export const flute = (at: number, pitch: number, lasts: number, gain = 0.22): Note => ({
  at,
  pitch,
  lasts,
  gain,
  wave: 'flute',
});
export const pluck = (at: number, pitch: number, gain = 0.3, lasts = 1.1): Note => ({
  at,
  pitch,
  gain,
  lasts,
  wave: 'pluck',
});
export const breath = (
  at: number,
  lasts: number,
  pitch: number,
  to: number,
  gain: number,
): Note => ({
  at,
  lasts,
  pitch,
  to,
  gain,
  wave: 'noise',
});
/** A struck skin: low, and quickly damped. */
export const drum = (at: number, gain: number): Note[] => [
  { at, lasts: 0.34, pitch: 98, to: 58, gain, wave: 'sine' },
  wood(at, 132, gain * 0.5, 0.09),
];
export const horn = (at: number, lasts: number, pitch: number, gain = 0.2): Note => ({
  at,
  lasts,
  pitch,
  gain,
  wave: 'horn',
});

type Plain = Omit<Recipe, 'group' | 'takes' | 'spread'> & Partial<Pick<Recipe, 'takes' | 'spread'>>;
const family =
  (group: Group, takes: number, spread: number) =>
  (level: number, notes: readonly Note[], more: Partial<Plain> = {}): Recipe => ({
    group,
    takes,
    spread,
    level,
    notes,
    ...more,
  });
/** Pieces of wood that tumble out and come to rest. */
export const tumble = (count: number): Note[] =>
  Array.from({ length: count }, (_, k) => [
    wood(0.085 * k, 290 + ((k * 83) % 120), 0.5),
    wood(0.085 * k + 0.05, 380 + ((k * 57) % 110), 0.24, 0.1),
  ]).flat();

/** A piece that moves: often, and never twice alike. */
export const piece = family('events', 4, 0.035);
/** Something that happens seldom and is to be noticed. */
export const moment = family('events', 2, 0.006);
/** A melody. */
export const music = family('music', 1, 0);
/** A call for the person. */
export const call = family('cues', 2, 0.004);
/** A distant sound of the town. */
export const town = family('ambience', 4, 0.05);

/** A sound that a game brings; no other in the house has its name. */
export interface OwnCue {
  readonly name: string;
  readonly recipe: Recipe;
}

/** The sounds that a game brings, by their names. */
export const ownCues = <Name extends string>(
  game: string,
  recipes: { readonly [name in Name]: Recipe },
): { readonly [name in Name]: OwnCue } =>
  Object.fromEntries(
    (Object.keys(recipes) as Name[]).map((name) => [
      name,
      { name: `${game}.${name}`, recipe: recipes[name] },
    ]),
  ) as { readonly [name in Name]: OwnCue };

/** The name of a sound, its unique key. */
export const nameOf = (cue: string | OwnCue): string => (typeof cue === 'string' ? cue : cue.name);
