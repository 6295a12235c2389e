/** Draws the motions of this game that are under way. Allocates nothing. */

import { clamp01, smooth } from '../../../pieces/ease.ts';
import { drawCoin } from '../../../table/board/purse.ts';
import { at, type Drawing, here } from '../../../table/staging/draw.ts';
import { type Fly as FlyOf, phaseOf, type Timed } from '../../../table/staging/motion.ts';
import { drawCrane } from '../board/crane.ts';
import { drawBearer } from '../board/crowd.ts';
import type { GulfPen } from '../board/gulf-pen.ts';
import type { Shown } from '../board/shown.ts';
import { drawFlag, drawMerchant, drawMoored } from '../board/vessel.ts';
import { tileOf } from '../facts.ts';
import {
  cruisingHull,
  hookAt,
  hullAt,
  hungAt,
  type Motion,
  type Own,
  pose,
  type Thing,
} from './motion.ts';

type Fly = Timed & FlyOf<Thing>;

function thing(motion: Fly, pen: GulfPen): void {
  const it = motion.thing;
  switch (it.what) {
    case 'flag':
      // The flag flies upright all the way, so that it can be read.
      at.tilt = 0;
      at.spin = 0;
      drawFlag(pen, at, it.color, it.flag);
      return;
    case 'coin':
      drawCoin(pen.on(here()), it.denomination);
      return;
    case 'ware':
      pen.on(here()).put(it.ware, 0, 0, 0, 1, 1, 1, 0xffffff);
      return;
    case 'scroll':
      pen.on(here()).put('scroll', 0, 0, 0, 1, 1, 1, 0xffffff);
      return;
    case 'tile':
      pen.on(here()).put(tileOf(it.tile).category, 0, 0, 0, 1, 1, 1, 0xffffff);
      return;
    case 'lantern':
      at.tilt = 0;
      pen.on(here()).put('lantern', 0, 0, 0, 1, 1, 1, 0xfff0b0);
      pen.on(here(0.8)).light('halo', 0, 0, 6.4, 0xffb040, 0.3);
      return;
  }
}

/** Drops that leap up where a piece has fallen into the water. */
const DROPS = 6;
function spray(pen: GulfPen, k: number): void {
  const age = k * 1.7;
  if (age >= 1) return;
  const bright = Math.round(210 * (1 - age));
  const color = (bright << 16) | (bright << 8) | bright;
  const size = at.size;
  // The drops keep their own size beside that of the ring.
  at.size = 1;
  for (let i = 0; i < DROPS; i++) {
    const a = i * 2.4;
    const out = 0.3 + age * (1 + 0.25 * (i % 3));
    const up = 0.3 + (7 + (i % 3)) * age * (1 - age);
    const v = 0.64 * up + 0.5 * Math.sin(a) * out;
    pen.on(here(0.7)).light('halo', Math.cos(a) * out, v, 1.5, color, 0.76 * up);
  }
  at.size = size;
}

/** A bow wave: light on the water before and behind a ship that makes way. */
function wake(pen: GulfPen, speed: number): void {
  pen.on(here());
  const foam = Math.round(90 * speed);
  const color = (foam << 16) | (foam << 8) | foam;
  for (let k = 0; k < 4; k++) pen.light('halo', 4.6 + k * 2, 0, 3.4 + k * 0.9, color, 0.12);
}

export const drawing: Drawing<Thing, Own, Shown, GulfPen> = {
  pose,
  thing,
  own(motion, t, _shown, pen) {
    const k = phaseOf(motion, t);
    switch (motion.kind) {
      case 'sail':
        wake(pen, smooth(clamp01(motion.leaves ? k * 2 : (1 - k) * 2)));
        drawMerchant(pen, at, motion.card, hullAt(motion.leaves, k));
        return;
      case 'cruise':
        drawMoored(pen, at, motion.color, motion.speed, cruisingHull(motion, k), motion.card);
        return;
      case 'hoist':
      case 'torn':
      case 'flaunt':
        drawFlag(pen, at, motion.color, motion.flag);
        return;
      case 'crane': {
        const s = t - motion.at;
        drawCrane(pen, at, hookAt(s), motion.wares, hungAt(s));
        return;
      }
      case 'climb':
        drawBearer(pen, at, motion.color, motion.leads);
        return;
      case 'splash': {
        const fade = 1 - k;
        const shade = Math.round(235 * fade);
        pen.on(here()).light('splash', 0, 0, 4.6, (shade << 16) | (shade << 8) | shade, 0.1);
        spray(pen, k);
        return;
      }
    }
  },
};

export type { Motion };
