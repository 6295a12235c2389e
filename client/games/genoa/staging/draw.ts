/** Draws this game's own motions. Allocates nothing. */

import { clamp01, smooth } from '../../../pieces/ease.ts';
import { drawCoin } from '../../../table/board/purse.ts';
import { at, type Drawing, here } from '../../../table/staging/draw.ts';
import { type Fly as FlyOf, phaseOf, type Timed } from '../../../table/staging/motion.ts';
import { DRUM } from '../board/forms/things.ts';
import type { GenoaPen } from '../board/genoa-pen.ts';
import { GOOD_FORM, METAL } from '../board/looks.ts';
import type { Shown } from '../board/shown.ts';
import { LEAN } from '../board/sites.ts';
import { composeBeams } from '../board/still/stores.ts';
import {
  drawBanner,
  drawCard,
  drawDie,
  drawDrums,
  drawGood,
  drawMarker,
  drawTile,
  drawToken,
  drawTower,
  drawTray,
} from '../board/vessel.ts';
import {
  beamed,
  beamLight,
  type Motion,
  met,
  type Own,
  pose,
  risen,
  shaken,
  type Thing,
} from './motion.ts';

type Of<K extends Own['kind']> = Extract<Motion, { kind: K }>;

function thing(motion: Timed & FlyOf<Thing>, pen: GenoaPen): void {
  const it = motion.thing;
  switch (it.what) {
    case 'good':
      drawGood(pen, at, it.good);
      return;
    case 'tile':
      drawTile(pen, at, it.tile);
      return;
    case 'card':
      drawCard(pen, at, it.kind);
      return;
    case 'marker':
      drawMarker(pen, at, it.color);
      return;
    case 'coin':
      drawCoin(pen.on(here()), it.denomination, METAL);
      return;
    case 'die':
      drawDie(pen, at, it.die, it.value);
      return;
    case 'banner':
      // The banner flies upright all the way, so that it stays readable.
      at.tilt = 0;
      at.spin = 0;
      drawBanner(pen, at, it.color);
      return;
    case 'tray':
      drawTray(pen, at, it.tray, it.isMine);
      return;
    case 'token':
      drawToken(pen, at, it.isLeft);
      return;
    case 'drum':
      drawDrums(pen, at, 1, it.color);
      return;
    case 'lantern':
      at.tilt = 0;
      pen.on(here()).put('lantern', 0, 0, 0, 1, 1, 1, 0xffe2a0);
      pen.on(here(0.8)).light('halo', 0, 0.6, 8, 0xffa838, 0.6);
      return;
    case 'spark':
      pen.on(here(LEAN)).light('halo', 0, 0, 5, it.color, 0.4);
      pen.light('halo', 0, 0, 1.8, 0xffffff, 0.5);
      return;
  }
}

function rise(motion: Of<'rise'>, t: number, pen: GenoaPen): void {
  const up = risen(motion, t);
  const drums = Math.max(1, Math.ceil(up));
  // The lowest drum is still in the ground until it has made room.
  at.y -= (drums - up) * DRUM.high;
  drawTower(pen, at, drums, motion.color);
  const k = phaseOf(motion, t);
  pen.on(here()).light('ring', 0, 0, 6 + 10 * k, shade(0xffd890, 1 - k), 0.3);
}

function shade(color: number, k: number): number {
  const part = (shift: number): number => Math.round(((color >> shift) & 255) * k) << shift;
  return part(16) | part(8) | part(0);
}

/** Two hands out of sleeves in the colours of both meet and shake; then the sign of a deal. */
function shake(motion: Of<'shake'>, t: number, pen: GenoaPen): void {
  const k = phaseOf(motion, t);
  const apart = 9 * (1 - met(motion, t));
  const gone = smooth(clamp01((k - 0.88) / 0.12));
  at.y += shaken(motion, t);
  at.size *= 1 - gone;
  pen.on(here(LEAN));
  // A disc behind the hands, which are hard to see against the town.
  if (apart < 4) {
    pen.put('medal', 0, 0, -1.8, 1, 1, 1, 0xffffff);
    pen.light('halo', 0, 0, 24, shade(0xffd070, 1 - k), -1.5);
  }
  for (const side of [-1, 1] as const) {
    const spin = side < 0 ? 0 : Math.PI;
    const u = side * (1.9 + apart);
    pen.put('sleeve', u, 0, 0, 1, 1, 1, motion.colors[side < 0 ? 0 : 1], '', spin);
    pen.put('hand', u, 0, 0, 1, 1, 1, 0xffffff, '', spin);
  }
  if (apart > 0.6) return;
  pen.ink('sign:hands', 0, 6.6, 3.4, 3.4, 0xffffff, 0.4);
}

function drive(motion: Of<'drive'>, t: number, pen: GenoaPen): void {
  const k = phaseOf(motion, t);
  at.size *= 1 - smooth(clamp01((k - 0.8) / 0.2));
  pen.on(here()).put('cart', 0, 0, 0, 1, 1, 1, motion.color);
  for (let i = 0; i < motion.goods.length; i++) {
    const good = motion.goods[i];
    if (good) pen.put(GOOD_FORM[good], -0.85 + i * 0.85, 0, 0.86, 0.75, 0.75, 0.75, 0xffffff);
  }
}

export const drawing: Drawing<Thing, Own, Shown, GenoaPen> = {
  pose,
  thing,
  own(motion, t, _shown, pen) {
    switch (motion.kind) {
      case 'beams':
        composeBeams(pen, motion.blue, motion.red, beamLight(motion, t), beamed(motion, t));
        return;
      case 'rise':
        rise(motion, t, pen);
        return;
      case 'hop':
        drawTower(pen, at, motion.drums, motion.color);
        return;
      case 'shake':
        shake(motion, t, pen);
        return;
      case 'run':
        pen.on(here()).put('messenger', 0, 0, 0, 1, 1, 1, motion.color);
        return;
      case 'drive':
        drive(motion, t, pen);
        return;
      case 'chest':
        // The board draws the chest's lid.
        return;
    }
  },
};
