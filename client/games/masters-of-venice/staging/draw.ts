/** Draws the motions of this game that are under way. Allocates nothing. */

import { SEAT_COLORS } from '../../../pieces/paths.ts';
import { pawnForm } from '../../../pieces/set.ts';
import { drawCoin } from '../../../table/board/purse.ts';
import { at, type Drawing, faceUp, here } from '../../../table/staging/draw.ts';
import { type Fly as FlyOf, phaseOf, type Timed } from '../../../table/staging/motion.ts';
import { IVORY } from '../board/looks.ts';
import type { Pen } from '../board/pen.ts';
import type { Shown } from '../board/shown.ts';
import { favorCard, figurine, orderGoods, rumorFace } from '../board/still/faces.ts';
import { markerDisc } from '../board/still/yards.ts';
import { type Motion, type Own, pose, type Thing } from './motion.ts';
import { afloat, heading } from './way.ts';

type Fly = Timed & FlyOf<Thing>;
type Walk = Extract<Motion, { kind: 'walk' }>;

function thing(motion: Fly, pen: Pen): void {
  const it = motion.thing;
  switch (it.what) {
    case 'cube':
      pen.cube(at, it.resource);
      return;
    case 'coin':
      drawCoin(pen.on(here()), it.denomination);
      return;
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
      // The banner hangs upright all the way, so that it can be read; the wind is before the
      // emblem.
      at.tilt = 0;
      at.spin = 0;
      pen.stand('banner', at, it.color);
      at.y -= 1.3 * at.size;
      pen.on(here(Math.PI / 2)).ink(it.emblem, 0, 0, 1.3, 1.3, 0xffffff, 0.55);
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

/** Under a merchant on the water: a sandolo, pointed at both ends, a stripe of his colour. */
function boat(motion: Walk, t: number, color: number, pen: Pen): void {
  const hull = here();
  hull.y -= 0.46;
  hull.yaw = heading(motion.way, phaseOf(motion, t));
  hull.tilt = 0;
  hull.scale = 1.4;
  pen.on(hull);
  // A square on its corner, half hidden in the hull, is a pointed end.
  for (const end of [-1, 1]) {
    pen.put('box', 0, end * 2.1, 0.24, 1.1, 0.48, 1.1, 0x1b1a1c, '', Math.PI / 4);
    pen.box(0, end * 2.85, 0.16, 0.16, 0.5, 0xd0a03a, 0.3);
  }
  pen.box(0, 0, 1.56, 4.2, 0.46, 0x1b1a1c, 0);
  pen.box(0, 0, 1.62, 3.6, 0.12, color, 0.3);
  pen.box(0, 0, 1.16, 3.5, 0.06, 0x8a5630, 0.44);
}

/** A merchant under way, on foot or in his boat. */
function walk(motion: Walk, t: number, shown: Shown, pen: Pen): void {
  const s = shown.seats[motion.seat];
  if (!s) return;
  const color = SEAT_COLORS[s.color] ?? 0xffffff;
  pen.stand(pawnForm(s.color), at, color);
  if (afloat(motion.way, phaseOf(motion, t))) boat(motion, t, color, pen);
}

export const drawing: Drawing<Thing, Own, Shown, Pen> = {
  pose,
  thing,
  own(motion, t, shown, pen) {
    if (motion.kind === 'walk') walk(motion, t, shown, pen);
  },
};
