/** Draws the motions that are under way with the board's pen. Allocates nothing. */

import { COIN_FORMS } from '../../../pieces/coins.ts';
import { easeOut, jitter } from '../../../pieces/ease.ts';
import { SEAT_COLORS } from '../../../pieces/paths.ts';
import { pawnForm } from '../../../pieces/set.ts';
import { newPose } from '../../../table/board/surface.ts';
import { IVORY } from '../board/looks.ts';
import type { Pen } from '../board/pen.ts';
import type { Shown } from '../board/shown.ts';
import { favorCard, figurine, orderGoods, rumorFace } from '../board/still/faces.ts';
import { markerDisc } from '../board/still/yards.ts';
import { brightness, DIAL_OPENS, type Motion, phaseOf, pose, running } from './motion.ts';
import { afloat, heading } from './way.ts';

const at = newPose();
/** A surface that can be moved about: pens draw on it. */
const sheet = { x: 0, y: 0, z: 0, yaw: 0, tilt: 0, scale: 1 };

/** The sheet at the pose of the moment, its scale the pose's size. */
function here(lean = 0): typeof sheet {
  sheet.x = at.x;
  sheet.y = at.y;
  sheet.z = at.z;
  sheet.yaw = at.yaw + at.spin;
  sheet.tilt = at.tilt + lean;
  sheet.scale = Math.max(0.001, at.size);
  return sheet;
}

/** A colour made darker: 1 = as it is, 0 = black. */
function dim(color: number, k: number): number {
  const r = ((color >> 16) & 255) * k;
  const g = ((color >> 8) & 255) * k;
  const b = (color & 255) * k;
  return (r << 16) | (g << 8) | (b & 255);
}

type Fly = Extract<Motion, { kind: 'fly' }>;

/** While a card turns over, its back is up for half of the way. */
const faceUp = (motion: Fly): boolean => motion.tumble === 0 || Math.cos(at.tilt) > 0;

function thing(motion: Fly, pen: Pen): void {
  const it = motion.thing;
  switch (it.what) {
    case 'cube':
      pen.cube(at, it.resource);
      return;
    case 'coin': {
      const form = COIN_FORMS[it.denomination]!;
      pen.on(here()).put('disc', 0, 0, 0, 1, form.height / form.radius, 1, form.color);
      return;
    }
    case 'order': {
      const open = it.card !== null && faceUp(motion);
      pen.on(here());
      pen.card(0, 0, 1.4, 1.9, IVORY, open ? 'card:order' : 'card:orderBack', 0);
      if (it.card && open) orderGoods(pen, it.card, 0, 0, 1.4, 0.08);
      return;
    }
    case 'rumor':
      pen.on(here());
      pen.card(0, 0, 1.4, 1.4, IVORY, it.rumor ? 'card:rumor' : 'card:rumorBack', 0);
      if (it.rumor) rumorFace(pen, it.rumor, 0, 0, 1.4, 0.08);
      return;
    case 'favor':
      pen.on(here());
      if (faceUp(motion)) favorCard(pen, it.favor, 0, 0, 2.2, 0);
      else pen.card(0, 0, 2.2, 1.63, IVORY, 'card:favorBack', 0);
      return;
    case 'share':
      pen.on(here());
      pen.card(0, 0, 1.7, 1.35, IVORY, 'card:share', 0);
      if (faceUp(motion)) pen.ink(it.cell, 0, 0, 0.95, 0.95, it.color, 0.08);
      return;
    case 'character':
      figurine(pen.on(here()), it.character);
      return;
    case 'slip':
      pen.on(here());
      pen.card(0, 0, 1.35, 2.3, IVORY, 'card:slip', 0);
      return;
    case 'letter':
      pen.stand('letter', at, 0xffffff);
      return;
    case 'banner':
      // It hangs upright all the way, or nobody could read it; the wind is before the emblem.
      at.tilt = 0;
      at.spin = 0;
      pen.stand('banner', at, it.color);
      here(Math.PI / 2);
      sheet.y -= 1.3 * at.size;
      pen.on(sheet).ink(it.emblem, 0, 0, 1.3, 1.3, 0xffffff, 0.55);
      return;
    case 'disk':
      pen.on(here()).put('disc', 0, 0.1, 0, 1.65, 0.5, 1.65, it.color);
      pen.ink(it.emblem, 0, 0.1, 1.9, 1.9, 0xffffff, 0.52);
      return;
    case 'marker':
      markerDisc(pen.on(here()), 0, 0, false);
      return;
    case 'star':
      pen.on(here(0.75));
      pen.ink('icon:star', 0, 0, 1.2, 1.2, 0xffc23a, 0);
      pen.light('halo', 0, 0, 2.4, 0x8a5a10, 0);
      return;
  }
}

function dial(motion: Extract<Motion, { kind: 'dial' }>, t: number, pen: Pen): void {
  const open = phaseOf(motion, t) > DIAL_OPENS + 0.06;
  pen.on(here(0.75));
  pen.put('disc', 0, 0, -0.2, 1.9, 0.3, 1.9, open ? 0xe8d9b0 : motion.color);
  pen.ink('dial', 0, 0, 3.5, 3.5, open ? 0xffffff : motion.color, 0.12);
  if (!open) pen.ink('icon:lock', 0, 0, 1.6, 1.6, 0xffffff, 0.16);
  else if (motion.value !== null) pen.number(motion.value, 0, 0, 1.9, motion.color, 0, 0.16);
  else pen.ink(motion.icon, 0, 0, 1.9, 1.9, motion.color, 0.16);
}

function note(motion: Extract<Motion, { kind: 'note' }>, pen: Pen): void {
  const { value, sign, icon, color } = motion;
  pen.on(here());
  const digits = value === null ? 0 : String(value).length + sign.length;
  const figures = digits * 0.6;
  const width = figures + (icon ? 1.05 : 0) + 0.5;
  pen.put('card', 0, 0, 0, width, 0.12, 1.35, IVORY, 'solid');
  pen.ink('solid', 0, 0, width - 0.12, 1.23, IVORY, 0.08);
  if (icon) pen.ink(icon, -width / 2 + 0.72, 0, 0.9, 0.9, color, 0.12);
  if (value !== null) pen.number(value, width / 2 - 0.25, 0, 1, color, 1, 0.12, sign);
}

/** Under a merchant on the water: a sandolo, pointed at both ends, a stripe of his colour. */
function boat(motion: Extract<Motion, { kind: 'walk' }>, t: number, color: number, pen: Pen): void {
  sheet.x = at.x;
  sheet.y = at.y - 0.46;
  sheet.z = at.z;
  sheet.yaw = heading(motion.way, phaseOf(motion, t));
  sheet.tilt = 0;
  sheet.scale = 1.4;
  pen.on(sheet);
  // A square on its corner, half hidden in the hull, is a pointed end.
  for (const end of [-1, 1]) {
    pen.put('box', 0, end * 2.1, 0.24, 1.1, 0.48, 1.1, 0x1b1a1c, '', Math.PI / 4);
    pen.box(0, end * 2.85, 0.16, 0.16, 0.5, 0xd0a03a, 0.3);
  }
  pen.box(0, 0, 1.56, 4.2, 0.46, 0x1b1a1c, 0);
  pen.box(0, 0, 1.62, 3.6, 0.12, color, 0.3);
  pen.box(0, 0, 1.16, 3.5, 0.06, 0x8a5630, 0.44);
}

type Burst = Extract<Motion, { kind: 'burst' }>;

/** Pieces of one burst, and the share of a rocket's time that it rises. */
const SPARKS = 42;
const SCRAPS = 16;
const RISE = 0.28;

function burst(motion: Burst, t: number, pen: Pen): void {
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

/** Angle by which one piece of a burst follows the other: they never stand in rows. */
const GOLDEN = 2.399963;

/** Puts the sheet where piece `i` of `n` is: out from the middle, slowed by the air, falling. */
function strew(motion: Burst, i: number, n: number, age: number): void {
  const sparks = motion.look === 'sparks';
  // Evenly over a sphere (sparks) or the upper half of one (paper), each at its own pace.
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

/** A bright core in a coloured light, and where it was a moment ago its tail. */
function spark(motion: Burst, i: number, age: number, color: number, pen: Pen): void {
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

/** Draws everything of `motions` that is to be seen at `t`. */
export function drawMotions(motions: readonly Motion[], t: number, shown: Shown, pen: Pen): void {
  for (const motion of motions) {
    if (motion.at > t) return;
    if (!running(motion, t)) continue;
    pose(motion, t, at);
    if (at.size <= 0.001) continue;
    switch (motion.kind) {
      case 'fly':
        thing(motion, pen);
        break;
      case 'walk': {
        const s = shown.seats[motion.seat];
        if (!s) break;
        const color = SEAT_COLORS[s.color] ?? 0xffffff;
        pen.stand(pawnForm(s.color), at, color);
        if (afloat(motion.way, phaseOf(motion, t))) boat(motion, t, color, pen);
        break;
      }
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
}
