/** The rules of good broadcast: how long a shot stays, and how shots follow one another. Pure. */

import type { Frame } from '../../world/framing.ts';
import type { Importance, Shot, ShotSize } from './types.ts';

/** The camera's frame for a place; the editor uses pictures of 16:9. */
export type Sight = (place: string | null, size: ShotSize, aspect: number) => Frame;

/** The contents of a wanted shot. */
export type Wish = Pick<Shot, 'place' | 'size'>;

/** Seconds that a shot stays after the camera has arrived. */
export const STAYS = 2.4;
/** The first look at a new term stays longer. */
export const ESTABLISHES = 3.2;
/** Seconds by which the camera is early for an event. */
export const AHEAD = 0.55;
/** Seconds of a glide: the shortest and the longest; and how much longer while everybody waits. */
const SHORT = 1.1;
const LONG = 2.4;
export const LEISURE = 1.5;
/** After this long the same place is shown from nearer or farther. */
export const LONGEST = 13;
/** During a wait: seconds for a stake, and for the slow way round the city. */
export const WAITS = 8;
export const ORBITS = 15;
/** Seconds that a shot rests on a past event, by importance. */
export const RESTS: { readonly [importance in Importance]: number } = { 1: 0.2, 2: 0.9, 3: 1.9 };
/** Longest delay of a take for its picture, by importance. Seconds. */
export const PATIENCE: { readonly [importance in Importance]: number } = { 1: 0, 2: 3.4, 3: 60 };
/** Number of waiting takes from which only the most important moments delay them further. */
export const CROWD = 3;

/** The aspect used for transitions. */
const ASPECT = 16 / 9;
/** Views whose directions differ by less look alike. Radians. */
const ALIKE_TURN = Math.PI / 6;
const ALIKE_SIZE = 1.5;
/** A way shorter than this is short enough to be flown. World units. */
const NEAR = 25;

/** Two indistinguishable pictures. */
export function same(a: Frame, b: Frame): boolean {
  const gap = Math.hypot(a.x - b.x, a.z - b.z);
  return gap < 3 && ratio(a, b) < 1.12 && angle(a, b) < 0.12;
}

/**
 * Whether the camera must glide between two pictures because a cut would jump: nearly the same view
 * of nearly the same thing. It also glides short ways, and cuts long ones.
 */
export function glides(sight: Sight, from: Wish, to: Wish): boolean {
  const [a, b] = [sight(from.place, from.size, ASPECT), sight(to.place, to.size, ASPECT)];
  const gap = Math.hypot(a.x - b.x, a.z - b.z);
  const shared = gap < 0.45 * Math.max(a.distance, b.distance);
  const alike = shared && angle(a, b) < ALIKE_TURN && ratio(a, b) < ALIKE_SIZE;
  return alike || (gap < NEAR && ratio(a, b) < 2.2);
}

/** Seconds of the way between two pictures: longer ways take longer. */
export function passageOf(sight: Sight, from: Wish, to: Wish): number {
  const [a, b] = [sight(from.place, from.size, ASPECT), sight(to.place, to.size, ASPECT)];
  const gap = Math.hypot(a.x - b.x, a.z - b.z);
  return Math.min(LONG, SHORT + gap / 60 + 0.8 * Math.log(ratio(a, b)));
}

/** Whether two wishes give the same picture. */
export function sameShot(sight: Sight, from: Wish, to: Wish): boolean {
  if (from.place === to.place && from.size === to.size) return true;
  return same(sight(from.place, from.size, ASPECT), sight(to.place, to.size, ASPECT));
}

/** Whether a picture contains everything that belongs to a place. */
export function holds(sight: Sight, shot: Wish, place: string): boolean {
  const a = sight(shot.place, shot.size, ASPECT);
  const b = sight(place, 'medium', ASPECT);
  // Half of the visible width at the middle of the picture, and a little less.
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

/** The instant from which a shot may end: the camera has arrived and has stayed. */
export const standsUntil = ({ at, passage, size }: Shot): number =>
  at + passage + (size === 'wide' ? ESTABLISHES : STAYS);
