/** The rules of good broadcast: how long a shot stands, and how one follows another. Pure. */

import type { Frame } from '../../world/framing.ts';
import type { Importance, Shot, ShotSize } from './types.ts';

/** Where the camera stands for a place; the editor asks for pictures of 16:9. */
export type Sight = (place: string | null, size: ShotSize, aspect: number) => Frame;

/** What a picture is to show. */
export type Wish = Pick<Shot, 'place' | 'size'>;

/** Seconds that a shot stands once the camera has arrived. */
export const STAYS = 2.4;
/** The first look at a new term stands longer. */
export const ESTABLISHES = 3.2;
/** Seconds by which the camera is there before what it shows happens. */
export const AHEAD = 0.55;
/** Seconds of a glide: the shortest and the longest; and how much longer while everybody waits. */
const SHORT = 1.1;
const LONG = 2.4;
export const LEISURE = 1.5;
/** After this long the same place is looked at from nearer or farther. */
export const LONGEST = 13;
/** In waiting time: seconds for what is at stake, and for the slow way round the city. */
export const WAITS = 8;
export const ORBITS = 15;
/** Seconds that a shot rests on what has happened, by importance. */
export const RESTS: { readonly [importance in Importance]: number } = { 1: 0.2, 2: 0.9, 3: 1.9 };
/** How long a take may be kept waiting for its picture, by importance. Seconds. */
export const PATIENCE: { readonly [importance in Importance]: number } = { 1: 0, 2: 3.4, 3: 60 };
/** So many takes waiting: nothing that is not to be missed keeps them longer. */
export const CROWD = 3;

/** The aspect by which is decided how shots follow one another. */
const ASPECT = 16 / 9;
/** Views that turn less than this from one to the other look alike. Radians. */
const ALIKE_TURN = Math.PI / 6;
const ALIKE_SIZE = 1.5;
/** Nearer than this the way is short enough to be gone. World units. */
const NEAR = 25;

/** Two pictures that nobody could tell apart. */
export function same(a: Frame, b: Frame): boolean {
  const gap = Math.hypot(a.x - b.x, a.z - b.z);
  return gap < 3 && ratio(a, b) < 1.12 && angle(a, b) < 0.12;
}

/**
 * Whether the camera must go from one picture to the other because a cut would jump: nearly the
 * same view of nearly the same thing. Short ways are gone, too; long ones are cut.
 */
export function glides(sight: Sight, from: Wish, to: Wish): boolean {
  const [a, b] = [sight(from.place, from.size, ASPECT), sight(to.place, to.size, ASPECT)];
  const gap = Math.hypot(a.x - b.x, a.z - b.z);
  const shared = gap < 0.45 * Math.max(a.distance, b.distance);
  const alike = shared && angle(a, b) < ALIKE_TURN && ratio(a, b) < ALIKE_SIZE;
  return alike || (gap < NEAR && ratio(a, b) < 2.2);
}

/** Seconds of the way from one picture to the other: longer ways take longer. */
export function passageOf(sight: Sight, from: Wish, to: Wish): number {
  const [a, b] = [sight(from.place, from.size, ASPECT), sight(to.place, to.size, ASPECT)];
  const gap = Math.hypot(a.x - b.x, a.z - b.z);
  return Math.min(LONG, SHORT + gap / 60 + 0.8 * Math.log(ratio(a, b)));
}

/** Whether two wishes come to the same picture. */
export function sameShot(sight: Sight, from: Wish, to: Wish): boolean {
  if (from.place === to.place && from.size === to.size) return true;
  return same(sight(from.place, from.size, ASPECT), sight(to.place, to.size, ASPECT));
}

/** Whether everything that belongs to a place is in a picture. */
export function holds(sight: Sight, shot: Wish, place: string): boolean {
  const a = sight(shot.place, shot.size, ASPECT);
  const b = sight(place, 'medium', ASPECT);
  // Half of what is seen at the middle of the picture, and a little less.
  return Math.hypot(a.x - b.x, a.z - b.z) < 0.24 * a.distance;
}

const ratio = (a: Frame, b: Frame): number =>
  Math.max(a.distance, b.distance) / Math.min(a.distance, b.distance);

/** The angle between two directions of view. */
function angle(a: Frame, b: Frame): number {
  const dot =
    Math.sin(a.pitch) * Math.sin(b.pitch) +
    Math.cos(a.pitch) * Math.cos(b.pitch) * Math.cos(a.yaw - b.yaw);
  return Math.acos(Math.min(1, Math.max(-1, dot)));
}

/** Seconds for which a sentence is shown, so that it can be read aloud. */
export const readingTime = (text: string): number => Math.min(7.5, 1.6 + text.length * 0.045);

/** The instant from which on a shot may be left: the camera has arrived and has stood. */
export const standsUntil = ({ at, passage, size }: Shot): number =>
  at + passage + (size === 'wide' ? ESTABLISHES : STAYS);
