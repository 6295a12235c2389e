/** Draws the current motions with a board's pen. Allocates nothing. */

import { easeOut, jitter } from '../../pieces/ease.ts';
import type { AnyPen } from '../board/pen.ts';
import { laid, newPose, newSheet, type Pose, type Sheet } from '../board/surface.ts';
import {
  type Burst,
  brightness,
  type Common,
  DIAL_OPENS,
  type Dial,
  type Fly,
  type MotionOf,
  type Note,
  phaseOf,
  running,
  type Timed,
} from './motion.ts';

/** A game's drawing of its motions. Called with `at` at the motion's pose. */
export interface Drawing<Thing, Own extends { readonly kind: string }, Shown, P extends AnyPen> {
  /** Pose of a motion's piece at `t`, written into `out`; its own kinds included. */
  readonly pose: (motion: MotionOf<Thing, Own>, t: number, out: Pose) => Pose;
  readonly thing: (motion: Timed & Fly<Thing>, pen: P) => void;
  readonly own: (motion: Timed & Own, t: number, shown: Shown, pen: P) => void;
}

/** Pose of the piece that is being drawn. Overwritten for each, to be read at once. */
export const at: Pose = newPose();
/** The drawing surface of pens. */
const sheet = newSheet();

/** A surface at the current pose, its scale the pose's size; the same object at every call. */
export const here = (lean = 0): Sheet => laid(sheet, at, lean);

/** A colour made darker: 1 = unchanged, 0 = black. */
function dim(color: number, k: number): number {
  const r = ((color >> 16) & 255) * k;
  const g = ((color >> 8) & 255) * k;
  const b = (color & 255) * k;
  return (r << 16) | (g << 8) | (b & 255);
}

/** While a card turns over, its back is up for half of the way. */
export const faceUp = ({ tumble }: { readonly tumble: number }): boolean =>
  tumble === 0 || Math.cos(at.tilt) > 0;

/** The ground of rising figures. */
const IVORY = 0xf6ecd2;

function dial(motion: Timed & Dial, t: number, pen: AnyPen): void {
  const open = phaseOf(motion, t) > DIAL_OPENS + 0.06;
  pen.on(here(0.75));
  pen.put('disc', 0, 0, -0.2, 1.9, 0.3, 1.9, open ? 0xe8d9b0 : motion.color);
  pen.ink('dial', 0, 0, 3.5, 3.5, open ? 0xffffff : motion.color, 0.12);
  if (!open) pen.ink('icon:lock', 0, 0, 1.6, 1.6, 0xffffff, 0.16);
  else if (motion.value !== null) pen.number(motion.value, 0, 0, 1.9, motion.color, 0, 0.16);
  else pen.ink(motion.icon, 0, 0, 1.9, 1.9, motion.color, 0.16);
}

function note(motion: Note, pen: AnyPen): void {
  const { value, sign, icon, wide, color } = motion;
  pen.on(here());
  const digits = value === null ? 0 : String(value).length + sign.length;
  const figures = digits * 0.6;
  const width = figures + (icon ? 0.15 + 0.9 * wide : 0) + 0.5;
  pen.put('card', 0, 0, 0, width, 0.12, 1.35, IVORY, 'solid');
  pen.ink('solid', 0, 0, width - 0.12, 1.23, IVORY, 0.08);
  if (icon) pen.ink(icon, -width / 2 + 0.27 + 0.45 * wide, 0, 0.9 * wide, 0.9, color, 0.12);
  if (value !== null) pen.number(value, width / 2 - 0.25, 0, 1, color, 1, 0.12, sign);
}

/** Pieces of one burst, and the share of a rocket's time that it rises. */
const SPARKS = 42;
const SCRAPS = 16;
const RISE = 0.28;

function burst(motion: Timed & Burst, t: number, pen: AnyPen): void {
  const k = phaseOf(motion, t);
  const sparks = motion.look === 'sparks';
  const rise = sparks ? RISE : 0;
  const [one, two] = motion.colors;
  sheet.yaw = at.yaw;
  sheet.tilt = 0.8;
  if (k < rise) {
    // The rocket on its way, a short tail behind it.
    for (let i = 0; i < 4; i++) {
      const up = easeOut(Math.max(0, k / rise - i * 0.05));
      sheet.x = at.x + Math.sin(up * 9 + motion.seed) * 0.25;
      sheet.y = motion.ground + (at.y - motion.ground) * up;
      sheet.z = at.z;
      sheet.scale = 1;
      pen.on(sheet).light('halo', 0, 0, 2 - i * 0.35, dim(0xffd9a0, 0.9 - i * 0.2), 0);
    }
    return;
  }
  const age = (k - rise) / (1 - rise);
  const n = sparks ? SPARKS : SCRAPS;
  for (let i = 0; i < n; i++) {
    const color = i % 2 === 0 ? one : two;
    if (sparks) {
      spark(motion, i, age, color, pen);
      continue;
    }
    strew(motion, i, n, age);
    sheet.yaw = i * GOLDEN + age * 5;
    sheet.tilt = age * 9 + i;
    const size = 1.1 * Math.min(1, (1 - age) * 5, age * 12);
    pen.on(sheet).put('box', 0, 0, 0, size, 0.05, size * 0.7, color);
  }
}

/** Angle between successive pieces of a burst: they never form rows. */
const GOLDEN = 2.399963;

/**
 * Puts the sheet at the position of piece `i` of `n`: out from the middle, slowed by the air,
 * falling.
 */
function strew(motion: Burst, i: number, n: number, age: number): void {
  const sparks = motion.look === 'sparks';
  // Evenly over a sphere (sparks) or its upper half (paper), each at its own speed.
  const up = sparks ? 1 - (2 * (i + 0.5)) / n : 1 - (i + 0.5) / n;
  const round = Math.sqrt(1 - up * up);
  const turn = i * GOLDEN + motion.seed;
  const far = easeOut(age) * at.size * (0.7 + 0.45 * jitter(i, motion.seed));
  const fall = (sparks ? 0.5 : 1.25) * age * age * at.size;
  sheet.x = at.x + Math.cos(turn) * round * far;
  sheet.z = at.z + Math.sin(turn) * round * far;
  sheet.y = Math.max(0.6, at.y + up * far * (sparks ? 1 : 0.8) - fall);
  sheet.scale = 1;
}

/** A bright core in a coloured light, and its tail at the position of a moment ago. */
function spark(motion: Burst, i: number, age: number, color: number, pen: AnyPen): void {
  const fade = Math.min(1, age * 7) * (1 - age * age * age);
  const glint = fade * (0.8 + 0.2 * Math.sin(age * 40 + i * 1.7));
  const grain = Math.min(1.1, at.size / 12) * (1 - 0.4 * age);
  sheet.yaw = at.yaw;
  sheet.tilt = 0.8;
  strew(motion, i, SPARKS, age);
  pen.on(sheet).light('halo', 0, 0, 2.6 * grain, dim(color, glint), 0);
  pen.light('emblem:blue', 0, 0, 0.85 * grain, dim(color, Math.min(1, glint * 1.3)), 0);
  strew(motion, i, SPARKS, Math.max(0, age - 0.05));
  pen.on(sheet).light('emblem:blue', 0, 0, 0.5 * grain, dim(color, glint * 0.6), 0);
}

function common(motion: Timed & Common<unknown>, t: number, pen: AnyPen): void {
  switch (motion.kind) {
    case 'glow':
      pen.on(here());
      pen.light(motion.cell, 0, 0, 1, dim(motion.color, brightness(motion, t)), 0);
      break;
    case 'note':
      note(motion, pen);
      break;
    case 'dial':
      dial(motion, t, pen);
      break;
    case 'burst':
      burst(motion, t, pen);
      break;
    case 'stamp':
      pen.on(here());
      pen.put('disc', 0, 0, -0.05, 0.5, 0.09, 0.5, 0x8c1a22);
      pen.ink(motion.cell, 0, 0, 1, 1, 0xffffff, 0.06);
      break;
  }
}

/** The kinds of motion that `common` draws. */
const COMMON: ReadonlySet<string> = new Set(['glow', 'note', 'dial', 'burst', 'stamp']);

/** Draws all visible `motions` at `t`. They are sorted by their start. */
export function drawMotions<Thing, Own extends { readonly kind: string }, Shown, P extends AnyPen>(
  motions: readonly MotionOf<Thing, Own>[],
  t: number,
  shown: Shown,
  pen: P,
  game: Drawing<Thing, Own, Shown, P>,
): void {
  for (const motion of motions) {
    if (motion.at > t) return;
    if (!running(motion, t)) continue;
    game.pose(motion, t, at);
    if (at.size <= 0.001) continue;
    if (motion.kind === 'fly') game.thing(motion as Timed & Fly<Thing>, pen);
    else if (COMMON.has(motion.kind)) common(motion as Timed & Common<Thing>, t, pen);
    else game.own(motion as Timed & Own, t, shown, pen);
  }
}
