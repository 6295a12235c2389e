/** The things before each palazzo: fortune, goods, shares, cards, characters, score. */

import { RESOURCES, SHOPS, STOCKS } from '../../../../../engine/games/masters-of-venice/data.ts';
import { SEAT_COLORS } from '../../../../pieces/paths.ts';
import { composePurse } from '../../../../table/board/purse.ts';
import { inset, newPose, type Surface } from '../../../../table/board/surface.ts';
import { INK_HEX, IVORY, STOCK_COLOR, STOCK_ICON, STONE } from '../looks.ts';
import type { Pen } from '../pen.ts';
import type { Shown, ShownSeat } from '../shown.ts';
import {
  dialSite,
  PURSE,
  type Sites,
  YARD,
  YARD_CARDS_V,
  YARD_CUBE,
  YARD_CUBES_V,
  YARD_SHARES_V,
  yardCube,
} from '../sites.ts';
import { favorCard, orderGoods, rumorFace, standee } from './faces.ts';

const pose = newPose();
const NAME_V = -5.72;
/** Tooled leather: coins, cubes and cards of any colour stand out from it. */
const MAT = 0xa68a60;

function ground(shown: Shown, s: ShownSeat, pen: Pen, yard: Surface): void {
  const color = SEAT_COLORS[s.color] ?? STONE;
  const owes = shown.deciders.includes(s.seat);
  pen.on(yard);
  pen.box(0, 0, YARD.w + 0.5, YARD.h + 0.5, 0.16, color, -0.1);
  pen.box(0, 0, YARD.w - 0.2, YARD.h - 0.2, 0.2, owes ? 0xe6c384 : MAT, -0.1);
  pen.ink('mat', 0, 0, YARD.w - 0.2, YARD.h - 0.2, 0xffffff, 0.11);
  pen.ink('solid', 0, NAME_V, YARD.w - 0.2, 1.25, color, 0.12);
  pen.ink(`emblem:${s.color}`, -5.2, NAME_V, 1.1, 1.1, 0xffffff, 0.14);
  pen.ink(`name:${s.seat}`, -1.75, NAME_V, 5.6, 1.05, 0xffffff, 0.14);
  // One's fortune in figures, or a lock; beside the goods the signs of the shops one leads.
  if (s.cash === null) pen.ink('icon:lock', 5.1, NAME_V, 0.95, 0.95, 0xffffff, 0.14);
  else pen.number(s.cash, 5.65, NAME_V, 1.15, 0xffffff, 1, 0.14);
  let v = 3.1;
  SHOPS.forEach((shop, k) => {
    if (shown.majority[k] !== s.seat) return;
    pen.ink('solid', 5.33, v, 1, 1, STOCK_COLOR[shop], 0.14);
    const figure = shop === 'miller' ? INK_HEX : 0xffffff;
    pen.ink(`icon:${STOCK_ICON[shop]}`, 5.33, v, 0.84, 0.84, figure, 0.16);
    v -= 1.1;
  });
  if (owes) pen.light('halo', 0, 0, 19, 0x8a5a18, 0.2);
  pen.pick({ kind: 'palazzo', seat: s.seat }, 0, 0, 0.05, YARD.w, YARD.h, 0.4, 'frame');
}

/** Score on a board that leans before the palazzo. */
export const scoreBoard = (yard: Surface): Surface => inset(yard, -3.5, 4.5, 1.95, 0.95);

function score(shown: Shown, s: ShownSeat, pen: Pen, yard: Surface): void {
  const color = SEAT_COLORS[s.color] ?? STONE;
  pen.on(yard).box(-5, 4.6, 0.4, 0.4, 1.7, 0x5d3d22).box(-2, 4.6, 0.4, 0.4, 1.7, 0x5d3d22);
  pen.on(scoreBoard(yard));
  pen.box(0, 0, 4.7, 2.9, 0.24, 0x5d3d22, -0.14);
  pen.ink('solid', 0, 0, 4.4, 2.6, color, 0.11);
  pen.ink('icon:star', -1.5, 0, 1.25, 1.25, 0xffd98a, 0.13);
  pen.number(s.vp, 0.65, 0, Math.min(2.25, 4.9 / String(s.vp).length), 0xffffff, 0, 0.13);
  if (shown.winners.includes(s.seat)) pen.light('halo', 0, 0, 9, 0xffc860, 0.3);
}

function cubes(shown: Shown, s: ShownSeat, pen: Pen, sites: Sites): void {
  const own = shown.me === s.seat;
  RESOURCES.forEach((resource, r) => {
    const n = s.cubes[r];
    for (let k = 0; k < n; k++) pen.cube(yardCube(sites, s.seat, resource, k, pose), resource);
    if (!own || n === 0) return;
    const high = Math.ceil(n / 2) * YARD_CUBE;
    const u = (r - 2.5) * YARD_CUBE * 1.18;
    const v = YARD_CUBES_V - (n > 1 ? 0 : 0.84);
    pen.on(sites.yards[s.seat]);
    pen.pick({ kind: 'ownCube', resource }, u, v, high / 2, 1.6, n > 1 ? 3.3 : 1.6, high, 'hull');
  });
}

function shares(s: ShownSeat, pen: Pen, yard: Surface): void {
  pen.on(yard);
  STOCKS.forEach((stock, k) => {
    const n = s.shares[k];
    if (n === 0) return;
    const u = (k - 3) * 1.66;
    const h = 0.08 + n * 0.09;
    pen.put('card', u, YARD_SHARES_V, 0.1 + h / 2, 1.56, h, 1.5, IVORY, 'card:share');
    const top = 0.13 + h;
    pen.ink('solid', u, YARD_SHARES_V, 1.34, 1.28, STOCK_COLOR[stock], top);
    const figure = stock === 'miller' ? INK_HEX : 0xffffff;
    pen.ink(`icon:${STOCK_ICON[stock]}`, u - 0.32, YARD_SHARES_V, 0.62, 0.62, figure, top + 0.02);
    pen.number(n, u + 0.34, YARD_SHARES_V, n > 9 ? 0.7 : 1, figure, 0, top + 0.02);
  });
}

function cards(shown: Shown, s: ShownSeat, pen: Pen, yard: Surface): void {
  const own = shown.me === s.seat;
  const total = s.hand.length + s.rumors.length + s.favors.length + s.delivered.length;
  const step = Math.min(1.5, 10.4 / Math.max(1, total));
  let u = -5.2;
  let n = 0.14;
  pen.on(yard);
  const next = (): void => {
    u += step;
    n += 0.02;
  };
  for (const card of s.hand) {
    pen.card(u, YARD_CARDS_V, 1.4, 1.9, IVORY, card ? 'card:order' : 'card:orderBack', n);
    if (card) {
      orderGoods(pen, card, u, YARD_CARDS_V, 1.4, n + 0.07);
      if (own) {
        pen.pick({ kind: 'guildOrder', card }, u, YARD_CARDS_V, 0.25, step * 0.95, 2, 0.5, 'hull');
      }
    }
    next();
  }
  for (const rumor of s.rumors) {
    pen.card(u, YARD_CARDS_V, 1.4, 1.4, IVORY, rumor ? 'card:rumor' : 'card:rumorBack', n);
    if (rumor) {
      rumorFace(pen, rumor, u, YARD_CARDS_V, 1.4, n + 0.07);
      if (own)
        pen.pick({ kind: 'rumor', rumor }, u, YARD_CARDS_V, 0.25, step * 0.95, 1.6, 0.5, 'hull');
    }
    next();
  }
  for (const favor of s.favors) {
    favorCard(pen, favor, u + 0.1, YARD_CARDS_V, 1.7, n);
    if (own)
      pen.pick({ kind: 'favor', favor }, u, YARD_CARDS_V, 0.25, step * 0.95, 1.5, 0.5, 'hull');
    next();
  }
  for (const card of s.delivered) {
    pen.card(u, YARD_CARDS_V, 1.4, 1.9, 0xcfe3c4, 'card:order', n);
    orderGoods(pen, card, u, YARD_CARDS_V, 1.4, n + 0.07);
    pen.ink('icon:check', u + 0.35, YARD_CARDS_V + 0.6, 0.8, 0.8, 0x2f7a3a, n + 0.1);
    next();
  }
}

/** The place of the gondolieri's marker in a yard. */
export const MARKER = { u: 4.9, v: 0.1 } as const;

/** The marker with its oar: golden, or grey when it has been used. */
export function markerDisc(pen: Pen, u: number, v: number, used: boolean): void {
  pen.put('disc', u, v, 0.1, 0.95, 0.3, 0.95, used ? 0x6e6a62 : 0xe2b23e);
  pen.ink('icon:oar', u, v, 1.3, 1.3, used ? 0xb0aaa0 : INK_HEX, 0.42);
}

function people(shown: Shown, s: ShownSeat, pen: Pen, yard: Surface): void {
  s.characters.forEach((character, k) => {
    const u = 0.6 + k * 2.35;
    standee(pen, yard, character, u, 4.1, 0.9);
    if (shown.me === s.seat) {
      pen.on(yard).pick({ kind: 'character', character }, u, 4.5, 1.5, 2.1, 1.6, 2.8, 'hull');
    }
  });
  if (shown.marker?.holder !== s.seat) return;
  const { u, v } = MARKER;
  markerDisc(pen.on(yard), u, v, shown.marker.used);
  if (!shown.marker.used && shown.me === s.seat) {
    pen.pick({ kind: 'marker' }, u, v, 0.3, 2.1, 2.1, 0.7, 'ring');
  }
}

/** Secret dials while bids and destinations are chosen: closed, with a check when set. */
function dial(shown: Shown, s: ShownSeat, pen: Pen, sites: Sites): void {
  if (shown.phase !== 'bid' && shown.phase !== 'destination') return;
  const { x, y, z } = dialSite(sites, s.seat, pose);
  const color = SEAT_COLORS[s.color] ?? STONE;
  pen.on({ x, y, z, yaw: sites.yaw, tilt: 0.85, scale: 1 });
  pen.put('disc', 0, 0, -0.2, 1.75, 0.3, 1.75, s.committed ? color : 0xd9cfb4);
  pen.ink('dial', 0, 0, 3.2, 3.2, s.committed ? color : 0xffffff, 0.12);
  pen.ink(
    s.committed ? 'icon:check' : 'glyph:?',
    0,
    0,
    1.7,
    1.8,
    s.committed ? 0xffffff : color,
    0.16,
  );
}

/** The sign over the palazzo of a merchant who must decide: visible from the far side of a room. */
function beacon(shown: Shown, s: ShownSeat, pen: Pen, sites: Sites): void {
  const yard = sites.yards[s.seat];
  // Seen from the left bank a palazzo stands before its yard: the sign hangs farther out. On the
  // right it keeps clear of the panel that lies over the houses there.
  const reach = sites.upright && yard.x < 0 ? 21 : sites.upright || yard.x < 0 ? 9.6 : 3.4;
  if (!shown.deciders.includes(s.seat)) return;
  const one = shown.deciders.length === 1;
  const out = yard.x < 0 ? -1 : 1;
  const scale = one ? 1 : 0.7;
  pen.on({ ...yard, x: yard.x + out * reach, y: yard.y + 13.5, tilt: 0.85, scale });
  pen.put('disc', 0, 0, -0.35, 3.5, 0.5, 3.5, 0xf2c044);
  pen.put('disc', 0, 0, -0.1, 2.9, 0.4, 2.9, SEAT_COLORS[s.color] ?? STONE);
  pen.ink(`emblem:${s.color}`, 0, 0, 3.3, 3.3, 0xffffff, 0.34);
  pen.light('halo', 0, 0, 13, one ? 0x8a5a18 : 0x3a260a, -0.3);
}

/** Cards drawn by the Guild Master, held up to choose from. */
function choice(shown: Shown, s: ShownSeat, pen: Pen, yard: Surface): void {
  if (shown.me !== s.seat) return;
  shown.guildDrawn.forEach((card, k) => {
    pen.on(inset(yard, -1.6 + k * 3.2, -3.4, 2.4, 0.75));
    pen.card(0, 0, 2.6, 3.5, IVORY, 'card:order', 0);
    orderGoods(pen, card, 0, 0, 2.6, 0.08);
    pen.pick({ kind: 'guildOrder', card }, 0, 0, 0, 2.7, 3.6, 0.4, 'hull');
  });
}

export function composeYards(shown: Shown, pen: Pen, sites: Sites): void {
  for (const s of shown.seats) {
    const yard = sites.yards[s.seat];
    ground(shown, s, pen, yard);
    score(shown, s, pen, yard);
    composePurse(pen, yard, PURSE, s.cash);
    cubes(shown, s, pen, sites);
    shares(s, pen, yard);
    cards(shown, s, pen, yard);
    people(shown, s, pen, yard);
    dial(shown, s, pen, sites);
    choice(shown, s, pen, yard);
    beacon(shown, s, pen, sites);
  }
}
