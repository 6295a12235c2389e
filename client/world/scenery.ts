/**
 * Place of a game: the data that the camera, the light, the sounds and the first outline need
 * before anything of it is drawn. The code that draws it is loaded later. It knows no game.
 */

import type { ComponentType, RefObject } from 'react';
import type { ViewBase } from '../../engine/core/contract.ts';
import type { Bed } from '../sound/beds.ts';
import type { Cue } from '../sound/cues.ts';
import type { Point } from './plan.ts';
import type { Solid } from './solids.ts';

/** A place that can be looked at and pressed. Units of the world, radians. */
export interface Site extends Point {
  /** Name under which a game refers to the site (picking, focus, state such as banners). */
  readonly id: string;
  /** Rotation about y; 0 = its front towards +z, the default camera. */
  readonly turn: number;
  /** Height of its foot, if that is not the scenery's ground. */
  readonly y?: number;
  /** Half its width and depth, and its height: the visible volume of the site. */
  readonly half: number;
  readonly top: number;
  /** Distance of a close look at it. */
  readonly look: number;
  /** How far before its middle a close look aims; absent: half of `half`. */
  readonly ahead?: number;
  /** Share of its turn that a close look follows; absent: four fifths. */
  readonly follows?: number;
}

/** A corner of something that must be in the picture: x, y, z. */
export type Corner = readonly [number, number, number];

/** The picture of the whole, by `aspect` = width / height. */
export interface Framing {
  /** Points that the overview must contain. */
  readonly corners: (aspect: number) => readonly Corner[];
  /** Angle of the overview above the horizon; absent: the usual one. */
  readonly pitch?: (aspect: number) => number;
  /**
   * Share of the left panel's width that the overview keeps clear; absent: the usual one, for
   * places that have roofs and open water there.
   */
  readonly clearLeft?: number;
  /**
   * Share of a short phone's height that the overview leaves to the sheet; absent: the usual one,
   * for boards that are pressed while the sheet is low.
   */
  readonly sheetShare?: number;
  /** Turn about y of upright pictures, close looks included; absent: 0, as in wide ones. */
  readonly uprightYaw?: number;
}

/** An occasional sound of the place. */
export interface Call {
  readonly cue: Cue;
  /** Times a minute in the morning, at noon, in the evening and at night. */
  readonly rates: readonly [number, number, number, number];
}

/** Background sounds of the place. */
export interface Ambience {
  /** Greatest loudness of each bed, 0 … 1; an absent one is never heard. */
  readonly beds: Readonly<Partial<Record<Bed, number>>>;
  /** Distance from a spot to the nearest water in units; absent: there is none. */
  readonly water?: (x: number, z: number) => number;
  /** Places where people trade and talk. */
  readonly markets: readonly Point[];
  readonly calls: readonly Call[];
}

/** A tall thing, as the outline of a place that is still loading shows it. */
export interface Silhouette extends Point {
  /** Width and height in units of the outline: a house is about 40 wide and 50 tall. */
  readonly wide: number;
  readonly tall: number;
  readonly roof: 'gable' | 'dome' | 'spire' | 'flat';
}

/** Input of the component that draws a place. */
export interface PlaceProps {
  /** To be called when all of it is built: the next frame is complete. */
  readonly onBuilt: () => void;
  /** The place writes here the solids that the camera must not enter. */
  readonly solids: RefObject<readonly Solid[]>;
}

/** The day by the course of a match, in the game's own measure: rounds, ships, seasons. */
export interface Course {
  /** Progress of the match. */
  readonly at: (view: ViewBase) => number;
  /** Beginning of a round in that measure; absent = it counts rounds. */
  readonly ofRound?: (view: ViewBase, round: number) => number;
  /** Its beginning, and the value that it never reaches. */
  readonly begins: number;
  readonly ends: number;
  /**
   * The lights one after the other, each for the same share of the course: 0 morning, 1 noon, 2
   * evening, 3 night, fractions between.
   */
  readonly hours: readonly number[];
}

export interface Scenery {
  /** Height of the sites' ground; the water's surface, if there is any, is 0. */
  readonly ground: number;
  /** Extent of the place from the middle: nobody looks farther. */
  readonly reach: { readonly x: number; readonly z: number };
  /** Height of the land at a spot, if it is uneven: no eye enters it. */
  readonly height?: (x: number, z: number) => number;
  readonly sites: readonly Site[];
  readonly framing: Framing;
  readonly course: Course;
  readonly ambience: Ambience;
  /** Outlines that rise before the first picture; computed on demand. */
  readonly silhouettes: () => readonly Silhouette[];
  /** Loads the component that draws the place: land, water, houses, people, animals. */
  readonly place: () => Promise<ComponentType<PlaceProps>>;
  /** Loads the models for machines that bear them (`carved`) or the plain ones, if it has any. */
  readonly models?: (carved: boolean) => Promise<unknown>;
}

/** The reach for which shadows, haze and depths are tuned. */
const TUNED = { x: 75, z: 62 } as const;

/** How much larger a place is than the one for which distances are tuned; never below 1. */
export function sizeOf({ x, z }: Scenery['reach']): number {
  return Math.max(1, x / TUNED.x, z / TUNED.z);
}

/** Light without a match: between morning and noon. */
export const MENU_LIGHT = 0.35;

/**
 * The light of the day by the state of the match, 0 … 3; the menu's without a match.
 * @param from the round in which the day begins, if people see only the end of a match
 */
export function lightOf(course: Course, view: ViewBase | null, from: number | null): number {
  if (!view) return MENU_LIGHT;
  const { at, ofRound, begins, ends, hours } = course;
  const morning = from === null ? begins : (ofRound?.(view, from) ?? from);
  const k = Math.floor(((at(view) - morning) * hours.length) / (ends - morning));
  return hours[Math.min(hours.length - 1, Math.max(0, k))] ?? MENU_LIGHT;
}
