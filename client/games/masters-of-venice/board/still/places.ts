/** Docks, offices, church, guild hall, mercato, the bag, the characters to choose, turn order. */

import {
  CHARACTERS,
  LOCATIONS,
  RESOURCES,
} from '../../../../../engine/games/masters-of-venice/data.ts';
import { SEAT_COLORS } from '../../../../pieces/paths.ts';
import { inset, newPose, place, type Surface } from '../../../../table/board/surface.ts';
import { BRASS, GILT, INK_HEX, STONE, WALNUT } from '../looks.ts';
import type { Pen } from '../pen.ts';
import type { Shown } from '../shown.ts';
import {
  counterCube,
  DOCK_CUBE,
  dockCube,
  docksSign,
  drawnCube,
  ORDER_PITCH,
  officeCube,
  placeSite,
  type Sites,
} from '../sites.ts';
import { favorCard, standee } from './faces.ts';
import { composeHouses } from './houses.ts';

const pose = newPose();
const SIGN = { w: 9, h: 1.45 } as const;
const PLANK = [0x8a5f38, 0x7d5430, 0x93683f];

function docks(shown: Shown, pen: Pen, sites: Sites): void {
  sites.docks.forEach((deck, d) => {
    pen.on(deck);
    for (let k = 0; k < 6; k++) {
      pen.box((k - 2.5) * 1.93, 0, 1.86, 5, 0.3, PLANK[k % 3], -0.28);
    }
    for (const u of [-6, 6]) pen.box(u, -2, 0.4, 0.4, 1.4, 0x5d3d22, -0.3);
    pen.on({ ...inset(deck, 0, -3.15, 0), yaw: sites.yaw });
    pen.box(0, 0, 3.2, 1.5, 0.34, STONE, -0.2);
    pen.number(d + 1, 0, 0, 1.35, 0x8c2f2a, 0, 0.17);
    pen.on(deck);
    const dock = (d + 1) as 1 | 2 | 3 | 4;
    RESOURCES.forEach((resource, r) => {
      const n = shown.docks[d][r];
      for (let k = 0; k < n; k++) pen.cube(dockCube(sites, d, resource, k, pose), resource);
      if (n === 0) return;
      const high = Math.ceil(n / 2) * DOCK_CUBE;
      const u = (r - 2.5) * DOCK_CUBE * 1.18;
      const deep = n > 1 ? 3.7 : 1.9;
      const v = n > 1 ? 0 : -0.95;
      pen.pick({ kind: 'dockCube', dock, resource }, u, v, high / 2, 1.8, deep, high, 'hull');
    });
    pen.pick({ kind: 'dock', dock }, 0, -0.6, 0.1, 12.4, 6.6, 0.5, 'frame');
  });
  signpost(pen, docksSign(sites), 'sign:docks');
  pen.on(placeSite(sites, 'docks'));
  pen.pick({ kind: 'place', location: 'docks' }, 0, 0.2, 0.3, 11, 4.4, 0.6, 'frame');
}

/** A place's name in large letters on a stone that leans towards the eye. */
function signpost(pen: Pen, ground: Surface, sign: string): void {
  pen.on(inset(ground, 0, -0.05, 0.55, 0.42));
  pen.box(0, 0, SIGN.w + 0.7, SIGN.h + 0.6, 0.3, BRASS, -0.34);
  pen.box(0, 0, SIGN.w + 0.4, SIGN.h + 0.3, 0.34, WALNUT, -0.34);
  pen.ink(sign, 0, 0, SIGN.w, SIGN.h, GILT, 0.03);
}

function offices(shown: Shown, pen: Pen, sites: Sites): void {
  for (const office of ['officeNorth', 'officeSouth'] as const) {
    const deck = sites.offices[office];
    pen.on(deck);
    pen.box(0, 0, 4.4, 4, 0.5, 0x2f5a70, -0.02);
    pen.box(0, 0, 3.6, 3.2, 0.54, STONE, 0);
    pen.ink(
      office === 'officeNorth' ? 'glyph:north' : 'glyph:south',
      -1.2,
      -0.95,
      0.8,
      0.95,
      0x2f5a70,
      0.57,
    );
    pen.ink('icon:anchor', 1.2, -0.95, 1, 1, 0x2f5a70, 0.57);
    const lying = shown[office];
    if (lying) pen.cube(officeCube(sites, office, pose), lying);
    signpost(pen, inset(deck, 0, -5.3, 0), `sign:${office}`);
    pen.on(deck).pick({ kind: 'office', location: office }, 0, 0, 0.6, 4.6, 4.2, 1.4, 'frame');
    pen.pick({ kind: 'place', location: office }, 0, -3.3, 0.2, 8.4, 5, 0.5, 'frame');
  }
}

function church(shown: Shown, pen: Pen, sites: Sites): void {
  pen.on(sites.plaza);
  pen.box(0, 0, 12.2, 3.6, 0.2, 0x1f4f57, -0.12);
  pen.box(0, 0, 11.7, 3.1, 0.24, STONE, -0.12);
  if (shown.stack > 0) {
    pen.put(
      'card',
      -4.1,
      0,
      0.14 + shown.stack * 0.09,
      3,
      0.1 + shown.stack * 0.18,
      2.2,
      0xffffff,
      'card:favorBack',
    );
    pen.number(shown.stack, -4.1, 0, 1, 0xffffff, 0, 0.26 + shown.stack * 0.18);
  }
  shown.plaza.forEach((favor, k) => {
    const u = 0.1 + k * 3.8;
    favorCard(pen, favor, u, 0, 3.3, 0.17);
    pen.pick({ kind: 'favor', favor }, u, 0, 0.3, 3.5, 2.7, 0.6, 'hull');
  });
  const ground = placeSite(sites, 'church');
  signpost(pen, inset(sites.plaza, 0, -6.4, 0), 'sign:church');
  pen.on(ground).pick({ kind: 'place', location: 'church' }, 0, -0.4, 0.2, 11, 4.4, 0.5, 'frame');
}

function mercato(shown: Shown, pen: Pen, sites: Sites): void {
  pen.on(sites.counter);
  pen.box(0, 0, 13.6, 2.2, 0.6, 0x8c3a2a);
  pen.box(0, 0.1, 13.2, 1.8, 0.1, 0xb98a55, 0.55);
  RESOURCES.forEach((resource, r) => {
    const p = counterCube(sites, resource, pose);
    if (shown.bag[r] > 0) pen.cube(p, resource);
    const u = (r - 2.5) * 2.15;
    pen.pick({ kind: 'mercatoCube', resource }, u, 0, 1.25, 1.7, 1.7, 1.7, 'hull');
  });
  signpost(pen, inset(sites.counter, 0, -1.9, 0), 'sign:mercato');
  const ground = placeSite(sites, 'mercato');
  pen.on(ground).pick({ kind: 'place', location: 'mercato' }, 0, -0.3, 0.2, 13, 3.8, 0.5, 'frame');
}

function bag(shown: Shown, pen: Pen, sites: Sites): void {
  let left = 0;
  for (const n of shown.bag) left += n;
  pen.on(sites.bag).box(0, -2.6, 3, 1.4, 0.2, STONE, -0.1);
  pen.number(left, 0, -2.6, 1.25, INK_HEX, 0, 0.12);
  pen.pick({ kind: 'bag' }, 0, 0, 2, 4.4, 4.4, 4.4, 'ring');
  shown.drawn.forEach((resource, k) => {
    pen.cube(drawnCube(sites, k, pose), resource);
    pen.on(sites.drawn);
    pen.pick({ kind: 'drawnCube', resource }, (k - 1.5) * 2.5, 0, 0.8, 1.9, 1.9, 1.7, 'hull');
  });
}

function guild(shown: Shown, pen: Pen, sites: Sites): void {
  pen.on(sites.guildDeck);
  pen.box(0, 0, 3.9, 4.9, 0.26, 0x3b2a55, -0.05);
  pen.box(0, 0, 3.6, 4.6, 0.3, STONE, -0.05);
  if (shown.deck > 0) {
    const h = 0.1 + shown.deck * 0.1;
    pen.put('card', 0, 0, 0.26 + h / 2, 3, h, 4, 0xffffff, 'card:orderBack');
  }
  pen.number(shown.deck, 0, -3.3, 1.5, INK_HEX, 0, 0.05);
  pen.pick({ kind: 'guildDeck' }, 0, 0, 1, 3.6, 4.6, 2, 'frame');
  const ground = placeSite(sites, 'guildHall');
  pen.on(ground).pick({ kind: 'place', location: 'guildHall' }, 0, 0, 0.2, 12, 3.4, 0.5, 'frame');
  const market = placeSite(sites, 'stockMarket');
  pen.on(market).pick({ kind: 'place', location: 'stockMarket' }, 0, 0, 0.2, 13, 3.4, 0.5, 'frame');
  const shops = placeSite(sites, 'shops');
  signpost(pen, inset(shops, 0, -1.5, 0), 'sign:shops');
  pen.on(shops).pick({ kind: 'place', location: 'shops' }, 0, -0.2, 0.2, 12, 3.6, 0.5, 'frame');
}

/** Place of character `k` in the row: two abreast. */
export const rowSpot = (k: number): { u: number; v: number } => ({
  u: k % 2 === 0 ? -1.5 : 1.5,
  v: 4.4 - Math.floor(k / 2) * 4.2,
});

function row(shown: Shown, pen: Pen, sites: Sites): void {
  CHARACTERS.forEach((character, k) => {
    if (!shown.row.includes(character)) return;
    const { u, v } = rowSpot(k);
    standee(pen, sites.row, character, u, v, 0.96);
    pen.on(sites.row);
    pen.pick({ kind: 'character', character }, u, v + 0.5, 1.7, 2.4, 1.8, 3.2, 'hull');
  });
}

function order(shown: Shown, pen: Pen, sites: Sites): void {
  const n = shown.seats.length;
  pen.on(sites.order);
  pen.box(0, -0.3, n * ORDER_PITCH + 1, 5.3, 0.22, 0x7c1f26, -0.14);
  pen.box(0, -0.3, n * ORDER_PITCH + 0.5, 4.8, 0.26, STONE, -0.14);
  signpost(pen, inset(sites.order, 0, 3.5, 0), 'sign:order');
  pen.on(sites.order);
  const ranked = shown.order.length > 0;
  for (let rank = 0; rank < n; rank++) {
    const seat = ranked ? shown.order[rank] : rank;
    const color = shown.seats[seat].color;
    const u = (rank - (n - 1) / 2) * ORDER_PITCH;
    const r = ranked ? 1.65 : 1.3;
    pen.on(sites.order).put('disc', u, 0.1, 0.1, r, 0.5, r, SEAT_COLORS[color] ?? BRASS);
    const size = ranked ? 1.9 : 1.4;
    pen.ink(`emblem:${color}`, u, 0.1, size, size, 0xffffff, 0.62);
    if (ranked) pen.number(rank + 1, u, -2.05, 1.15, 0x7c1f26, 0, 0.14);
    if (shown.deciders.includes(seat)) pen.light('ring', u, 0, 5, 0xffc860, 0.2);
  }
}

/** Light on the active place. */
function lit(shown: Shown, pen: Pen, sites: Sites): void {
  if (!shown.active || !LOCATIONS.includes(shown.active)) return;
  const warm = 0xffb84a;
  pen.on(placeSite(sites, shown.active)).light('halo', 0, 0, 15, 0xa06a20, 0.1);
  if (shown.active === 'docks') {
    for (const deck of sites.docks) pen.on(deck).light('halo', 0, 0, 15, 0x7a4c14, 0.1);
  }
  if (shown.active === 'shops') {
    for (const slab of sites.slabs) {
      const { x, y, z } = place(slab, 0, -5, 0, pose);
      pen.on({ ...slab, x, y: y - 0.2, z, tilt: 0 }).light('halo', 0, 0, 17, 0x8a5818, 0.15);
    }
  }
  pen.on(placeSite(sites, shown.active)).light('ring', 0, 0, 4, warm, 0.12);
}

export function composePlaces(shown: Shown, pen: Pen, sites: Sites): void {
  docks(shown, pen, sites);
  offices(shown, pen, sites);
  church(shown, pen, sites);
  mercato(shown, pen, sites);
  bag(shown, pen, sites);
  guild(shown, pen, sites);
  row(shown, pen, sites);
  order(shown, pen, sites);
  lit(shown, pen, sites);
  composeHouses(shown, pen);
}
