/** Draws the motions of this game that are under way. Allocates nothing. */

import {
  LEAD_ACTIONS,
  type LeadAction,
  MAX_SEATS,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import { clamp01, easeIn, lerp, smooth, swell } from '../../../pieces/ease.ts';
import { drawCoin } from '../../../table/board/purse.ts';
import { newPose } from '../../../table/board/surface.ts';
import { at, type Drawing, faceUp, here } from '../../../table/staging/draw.ts';
import { type Fly as FlyOf, phaseOf, type Timed } from '../../../table/staging/motion.ts';
import { GILT, INK, IVORY, TAR } from '../board/looks.ts';
import type { PatronsPen } from '../board/patrons-pen.ts';
import type { Shown } from '../board/shown.ts';
import { lotOf, METAL, STATUE, siteOf } from '../board/sites.ts';
import {
  drawBanner,
  drawCorsair,
  drawFavour,
  drawGalley,
  drawGood,
  drawLuxury,
  drawStatue,
  drawWorkshop,
  paintOf,
  standardOf,
} from '../board/vessel.ts';
import { type Motion, type Own, pose, risen, type Thing, unrolled, VEILED } from './motion.ts';

/** Cells of the actions' signs and names, so that no frame writes them anew. */
const cells = (prefix: string): { readonly [action in LeadAction]: string } =>
  Object.fromEntries(LEAD_ACTIONS.map((action) => [action, `${prefix}:${action}`])) as {
    [action in LeadAction]: string;
  };
const SEALS = cells('seal');
const ACTS = cells('act');
const NAMES = Array.from({ length: MAX_SEATS }, (_, seat) => `name:${seat}`);

type Of<K extends Own['kind']> = Extract<Motion, { kind: K }>;

function thing(motion: Timed & FlyOf<Thing>, pen: PatronsPen): void {
  const it = motion.thing;
  switch (it.what) {
    case 'good':
      drawGood(pen, at, it.good);
      return;
    case 'pirates':
      pen.on(here(0.8)).ink('bold:pirates', 0, 0, 2.6, 2.6, 0xffffff, 0);
      return;
    case 'card':
      pen.on(here()).put('card', 0, 0, 0, 1.5, 0.1, 2.1, faceUp(motion) ? IVORY : 0x8a3a34);
      return;
    case 'coin':
      drawCoin(pen.on(here()), it.denomination, METAL);
      return;
    case 'banner':
      // The banner flies upright all the way, so that it can be read.
      at.tilt = 0;
      at.spin = 0;
      drawBanner(pen, at, it.color);
      return;
    case 'favour':
      drawFavour(pen, at);
      return;
    case 'seal':
      seal(it.action, pen);
      return;
    case 'lantern':
      at.tilt = 0;
      pen.on(here()).put('disc', 0, 0, 0, 0.55, 1, 0.55, 0xffe6a8);
      pen.put('disc', 0, 0, 1, 0.4, 0.3, 0.4, GILT);
      pen.on(here(0.8)).light('halo', 0, 0.6, 9, 0xffa838, 0.6);
      return;
  }
}

/** A disc of bronze with the action's sign, its face to the camera. */
function seal(action: LeadAction, pen: PatronsPen): void {
  pen.on(here(0.75));
  pen.put('disc', 0, 0, -0.3, 1.9, 0.5, 1.9, GILT);
  pen.ink(SEALS[action], 0, 0, 2.7, 2.7, INK, 0.3);
}

/** White water at the bow and the oars of a ship that makes way. */
function wake(pen: PatronsPen, strength: number): void {
  const foam = Math.round(80 * strength);
  const color = (foam << 16) | (foam << 8) | foam;
  pen.on(here());
  for (let k = 0; k < 3; k++) pen.light('halo', 3.4 - k * 3.2, 0, 3.6 + k * 0.8, color, 0.1);
}

/** Strokes of the oars: the ship heaves a little with each. */
const STROKES = 2.2;
const heave = (t: number): number => 0.08 * Math.sin(t * STROKES * Math.PI * 2);

const ground = newPose();
/** Scaffolding of poles and planks about a workshop that rises; `up` of it, 0 … 1. */
function scaffold(pen: PatronsPen, w: number, d: number, up: number): void {
  const high = 6.6 * up;
  if (high < 0.2) return;
  for (const u of [-1, 1])
    for (const v of [-1, 1]) pen.box((u * w) / 2, (v * d) / 2, 0.22, 0.22, high, POLE);
  for (let level = 1; level <= 3; level++) {
    const n = (high * level) / 3 - 0.3;
    pen.box(0, -d / 2, w + 0.6, 0.5, 0.16, PLANK, n);
    pen.box(0, d / 2, w + 0.6, 0.5, 0.16, PLANK, n);
  }
}
const POLE = 0x8a5f36;
const PLANK = 0xc09158;

function rise(motion: Of<'rise'>, t: number, shown: Shown, pen: PatronsPen): void {
  const k = phaseOf(motion, t);
  const { w, d, size, u, v } = lotOf(motion.sites, motion.site);
  const middle = siteOf(motion.sites, motion.site);
  pen.on(middle);
  // Poles go up first; they are gone before its owner's banner flies.
  scaffold(pen, Math.min(w, size * 6.6), Math.min(d, size * 6.4), scaffolded(k));
  const c = Math.cos(middle.yaw);
  const s = Math.sin(middle.yaw);
  ground.x = middle.x + c * u - s * v;
  ground.y = middle.y;
  ground.z = middle.z - s * u - c * v;
  ground.yaw = middle.yaw;
  ground.size = size;
  drawWorkshop(pen, ground, motion.business, risen(motion, t));
  const owner = shown.seats[motion.owner];
  if (!owner || k < 0.7) return;
  ground.y += lerp(2, 6.4 * size, smooth((k - 0.7) / 0.3));
  ground.size = 1;
  drawBanner(pen, ground, owner.color);
}
const scaffolded = (k: number): number =>
  smooth(clamp01(k / 0.25)) * (1 - smooth(clamp01((k - 0.75) / 0.25)));

/** Width and height of the cloth that hides a statue. */
const VEIL = { w: 4.4, h: 7.4 } as const;
/** How much larger a statue is while everybody looks at it. */
const ADMIRED = 0.7;

function unveil(motion: Of<'unveil'>, t: number, pen: PatronsPen): void {
  const k = phaseOf(motion, t);
  at.size = STATUE * (1 + ADMIRED * swell(k, 0.2));
  // The statue is hoisted from below its plinth.
  at.y -= 7 * (1 - smooth(clamp01(k / HOISTED)));
  drawStatue(pen, at, motion.which);
  const drawn = easeIn(clamp01((k - VEILED) / 0.2));
  if (drawn >= 1) return;
  // Under the patron's cloth nothing of the statue is seen; then the cloth is drawn up and away.
  const rest = 1 - drawn;
  const paint = paintOf(motion.color);
  pen.on(here());
  pen.put('disc', 0, 0, 0.5, 1.7 * rest, 3.4, 1.7 * rest, paint);
  pen.put('disc', 0, 0, 3.6, 1.2 * rest, 3.2, 1.2 * rest, paint);
  const off = 9 * drawn;
  const { w, h } = VEIL;
  const cell = standardOf(motion.color);
  pen.put('sail', off * 0.5, -1.7, 3.7 + off, w * rest, h * (0.4 + 0.6 * rest), 4, paint, cell);
}
/** Share of a statue's time in which it is hoisted on to its plinth. */
const HOISTED = 0.26;

/** Width and height of the banner in the sky, and of the roll that it hangs from. */
const SKY = { w: 25, h: 8.4, roll: 0.7 } as const;

/** The banner in the sky is painted there: it throws no shadow on the city. */
function herald(motion: Of<'herald'>, t: number, pen: PatronsPen): void {
  const open = unrolled(motion, t);
  const { w, h, roll } = SKY;
  const paint = paintOf(motion.color);
  pen.on(here());
  pen.ink('solid', 0, h / 2 + roll / 2, w + 2, roll, 0x5a3a1c, 0.3);
  for (const u of [-1, 1]) pen.ink('halo', u * (w / 2 + 1), h / 2 + 0.35, 2.6, 2.6, GILT, 0.35);
  const long = h * open;
  if (long < 0.3) return;
  const v = h / 2 - long / 2;
  pen.ink('solid', 0, v, w, long, paint, 0);
  pen.ink('solid', 0, v, w - 1.2, Math.max(0.1, long - 1.2), IVORY, 0.1);
  if (open < 0.9) return;
  const u = -w / 2 + 4.8;
  pen.ink('halo', u, 0, 9, 9, GILT, 0.2);
  pen.ink(SEALS[motion.action], u, 0, 5.2, 5.2, paint, 0.3);
  pen.ink(ACTS[motion.action], 3.6, 1.15, 14.5, 3.3, INK, 0.3);
  pen.ink(NAMES[motion.seat], 3.6, -2, 9.2, 2.2, INK, 0.3);
}

/** A black flag that swells before the city: a galley without a banner loses its cargo. */
function omen(motion: Of<'omen'>, t: number, pen: PatronsPen): void {
  const k = phaseOf(motion, t);
  const up = swell(k, 0.2);
  if (up < 0.02) return;
  // A flag stands on its base: its head leans back from the camera that looks down on it.
  at.tilt = -0.55;
  pen.on(here());
  const { w, h } = OMEN;
  pen.put('flag', (-w / 2) * up, 0, 0, w * up, h * up, 1, TAR, 'cargo:pirates');
}
const OMEN = { w: 20, h: 15.5 } as const;

export const drawing: Drawing<Thing, Own, Shown, PatronsPen> = {
  pose,
  thing,
  own(motion, t, shown, pen) {
    switch (motion.kind) {
      case 'row': {
        const { color, cargo, facing } = motion;
        wake(pen, at.size);
        at.y += heave(t);
        drawGalley(pen, at, color, cargo?.good ?? null, cargo?.banner ?? null, facing);
        return;
      }
      case 'raid':
        wake(pen, 1.6);
        at.y += heave(t * 1.4);
        drawCorsair(pen, at, motion.facing);
        pen.on(here(0.8)).light('halo', -3.4, 0, 7, 0x5a2010, 3);
        return;
      case 'flaunt':
        drawBanner(pen, at, motion.color);
        return;
      case 'present':
        drawLuxury(pen, at, motion.output);
        return;
      case 'rise':
        rise(motion, t, shown, pen);
        return;
      case 'unveil':
        unveil(motion, t, pen);
        return;
      case 'herald':
        herald(motion, t, pen);
        return;
      case 'omen':
        omen(motion, t, pen);
        return;
      case 'chest':
        // Its lid is the board's.
        return;
    }
  },
};
