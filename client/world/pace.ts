/**
 * Chooses the level that a machine bears by the time of its frames. Pure: a record that `measure`
 * changes, and no clock. A level that was too much is never tried again, so that the picture does
 * not alternate; rises happen only in the first seconds.
 */

import { LEVELS, type Level } from './quality.ts';

export interface Pace {
  level: Level;
  /** The highest level that may still be tried. */
  ceiling: Level;
  /** Half as many pixels in each direction: a step below the lowest level. */
  coarse: boolean;
  /** All pixels may still be tried. */
  mayRefine: boolean;
  /** Seconds of drawn frames since the city was opened. */
  age: number;
  /** Seconds to wait: after a change shaders are compiled and textures uploaded. */
  grace: number;
  /** Seconds of noticeably slow frames, minus those of smooth ones since. */
  slow: number;
  /** Frames in a row that took longer than a hitch. */
  hitches: number;
  /** Seconds, frames and slow frames of the present trial. */
  tried: number;
  frames: number;
  late: number;
}

/** Frames that take longer than this are noticeable; so many seconds of them are too much. */
const SLOW = 1 / 18;
const ENDURED = 3;
/** A frame that keeps up with a 60 Hz screen, with some leeway. */
const SMOOTH = 1 / 50;
/** Seconds of a trial, and the share of its frames that may be late. */
const TRIAL = 2.5;
const LATE = 0.04;
/** After so many seconds the level does not rise any more. */
const FIRST = 20;
const GRACE = 1.5;
/** A longer frame is a page that slept or a hitch: it is no evidence about the machine. */
const HITCH = 1;
/** Number of such frames in a row that counts as evidence. */
const TOO_MANY = 3;

export function newPace(level: Level, ceiling: Level, coarse = false): Pace {
  return {
    level,
    ceiling,
    coarse,
    mayRefine: true,
    age: 0,
    grace: GRACE,
    slow: 0,
    hitches: 0,
    tried: 0,
    frames: 0,
    late: 0,
  };
}

/**
 * A frame at full rate came `seconds` after the one before. Answers whether level or pixels have
 * changed.
 */
export function measure(pace: Pace, seconds: number): boolean {
  pace.hitches = seconds >= HITCH ? pace.hitches + 1 : 0;
  if (seconds >= HITCH && pace.hitches < TOO_MANY) return false;
  pace.age += seconds;
  if (pace.grace > 0) {
    pace.grace -= seconds;
    return false;
  }
  const late = seconds > SLOW;
  pace.slow = late ? pace.slow + seconds : Math.max(0, pace.slow - seconds * 3);
  if (pace.slow > ENDURED) {
    const lower = LEVELS[LEVELS.indexOf(pace.level) - 1];
    pace.slow = 0;
    if (!lower) return coarsen(pace);
    pace.ceiling = lower;
    change(pace, lower);
    return true;
  }
  const refines = pace.coarse && pace.mayRefine;
  if (pace.age > FIRST || (pace.level === pace.ceiling && !refines)) return false;
  pace.tried += seconds;
  pace.frames++;
  if (seconds > SMOOTH) pace.late++;
  if (pace.tried < TRIAL) return false;
  const well = pace.late <= pace.frames * LATE;
  if (well && refines) {
    pace.coarse = false;
    change(pace, pace.level);
    return true;
  }
  const higher = LEVELS[LEVELS.indexOf(pace.level) + 1];
  if (well && higher) {
    change(pace, higher);
    return true;
  }
  begin(pace);
  return false;
}

/** Below the lowest level: fewer pixels, for good. */
function coarsen(pace: Pace): boolean {
  if (pace.coarse) return false;
  pace.coarse = true;
  pace.mayRefine = false;
  pace.ceiling = pace.level;
  change(pace, pace.level);
  return true;
}

function change(pace: Pace, level: Level): void {
  pace.level = level;
  pace.grace = GRACE;
  pace.slow = 0;
  begin(pace);
}

function begin(pace: Pace): void {
  pace.tried = 0;
  pace.frames = 0;
  pace.late = 0;
}

/** Facts about a machine before anything has been drawn. */
export interface Machine {
  /** The shorter side of its screen, CSS pixels. */
  readonly screen: number;
  readonly cores: number;
  /** Its main pointer is a finger. */
  readonly touch: boolean;
  /** A processor does the work of a graphics card. */
  readonly software: boolean;
}

/** The first level, and the highest one that measuring may reach. */
export function firstLevel({ screen, cores, touch, software }: Machine): {
  level: Level;
  ceiling: Level;
  /** Half as many pixels in each direction. */
  coarse?: boolean;
} {
  if (software) return { level: 'low', ceiling: 'medium', coarse: true };
  // Phones must stay cool: smooth frames for seconds give no evidence about the battery.
  if (screen < 600) return { level: 'low', ceiling: cores >= 6 ? 'medium' : 'low' };
  if (cores <= 2) return { level: 'low', ceiling: 'medium' };
  if (touch) return { level: 'medium', ceiling: 'medium' };
  return { level: 'medium', ceiling: cores >= 8 ? 'cinematic' : 'high' };
}
