/** The world and Venice: names, prices, slates, markers, posts, travellers. */

import { BEIJING_SLOTS, MAP_NODES } from '../../../../../engine/games/marco-polo/data/map-nodes.ts';
import { PALAZZI } from '../../../../../engine/games/marco-polo/data/venice.ts';
import { inset } from '../../../../table/board/surface.ts';
import { isPalazzo, nodeSpot, type Place } from '../../scenery/plan.ts';
import { BRIDGE_TOLLS, TOLLS, type Toll } from '../../scenery/routes.ts';
import { DOORS } from '../../scenery/venice.ts';
import { SLATE as DARK, faceOf, GILT, IVORY } from '../looks.ts';
import type { MarcoPoloPen } from '../marco-polo-pen.ts';
import type { Shown } from '../shown.ts';
import {
  figureAt,
  ground,
  LEAN,
  markerOn,
  nodeOn,
  on,
  postAt,
  type Sites,
  SLATE,
  slateOn,
  slotDie,
  terraceOn,
} from '../sites.ts';
import { drawPost, drawPrice, drawTraveller } from '../vessel.ts';

export function composeMap(shown: Shown, pen: MarcoPoloPen, sites: Sites): void {
  const larger = sites.upright ? 1.3 : 1;
  const tag = ({ price, spot }: Toll, scale: number): void => {
    const { x, y, z } = on(spot);
    drawPrice(pen, { x, y: y + 0.95 * scale, z, yaw: 0, tilt: LEAN, scale }, price);
  };
  for (const toll of TOLLS) tag(toll, 1.3 * larger);
  // Bridges are short, so their tags are smaller.
  if (shown.venice) for (const toll of BRIDGE_TOLLS) tag(toll, 1.05 * larger);
  for (const { id, kind } of MAP_NODES) {
    // A city can be pressed anywhere on its ground, an oasis around its spring.
    const wide = kind === 'oasis' ? 4.6 : kind === 'beijing' ? 8.6 : 6.4;
    pen
      .on(nodeOn(id))
      .pick({ kind: 'node', node: id }, 0, -0.2, 1.6, wide, wide * 0.8, 3.4, 'ring');
    if (kind !== 'oasis') plate(pen, id);
  }
  if (shown.venice) composeVenice(pen);
  for (const [slot, card] of Object.entries(shown.cityCards)) {
    if (!shown.venice && /^v\d/.test(slot)) continue;
    slate(pen, slot, card, larger);
  }
  for (const [node, marker] of Object.entries(shown.cityBonuses))
    token(pen, node, faceOf('bonus', marker));
  for (const [node, tile] of Object.entries(shown.outposts))
    token(pen, node, faceOf('outpost', tile));
  terrace(shown, pen);
  goals(shown, pen);
  posts(shown, pen);
  travellers(shown, pen);
}

/** Places with higher names, over a ridge in front of them. */
const RAISED: readonly string[] = ['lanzhou', 'kashgar'];

/** Distance of a name in front of the middle of its place. */
const AHEAD: { readonly [kind: string]: number } = { beijing: 4.3, lastP: 3.4, palazzo: 2.7 };
const kinds = new Map<string, string>([
  ...MAP_NODES.map(({ id, kind }): [string, string] => [id, kind]),
  ...PALAZZI.map(({ id, kind }): [string, string] => [id, kind === 'lastP' ? kind : 'palazzo']),
]);

/** The place of a node's name: in front of the node. */
export function nameOn(node: string): Place {
  const { x, y, z } = nodeSpot(node);
  const ahead = AHEAD[kinds.get(node) ?? ''] ?? 3.5;
  return { x, y: y + (RAISED.includes(node) ? 1.7 : 0.35), z: z + ahead };
}
/** Height of its letters, units. */
export const LETTERS = 1.05;

/** The name of a place in front of it. */
function plate(pen: MarcoPoloPen, node: string): void {
  const scale = isPalazzo(node) ? 1.15 : 1.4;
  pen.on({ ...nameOn(node), yaw: 0, tilt: LEAN, scale });
  pen.put('card', 0, 0, 0, 6.3, 0.1, 1.15, DARK, 'solid');
  pen.ink('solid', 0, 0, 6.2, 1.05, 0x3a2818, 0.08);
  pen.ink(`node:${node}`, 0, 0, 6, 0.86, IVORY, 0.1);
}

/** The viewer's own goals: a seal beside the name of each city, with a tick once a post stands there. */
function goals({ goalCities, seats, me }: Shown, pen: MarcoPoloPen): void {
  const own = seats.find(({ seat }) => seat === me)?.posts ?? [];
  for (const city of goalCities) {
    const reached = own.includes(city);
    const { x, y, z } = nodeSpot(city);
    pen.on({ x: x - 5, y: y + 0.6, z: z + 3.6, yaw: 0, tilt: LEAN, scale: 1 });
    pen.put('disc', 0, 0, 0, 1.15, 0.14, 1.15, GILT);
    pen.put('disc', 0, 0, 0.14, 0.98, 0.1, 0.98, IVORY);
    pen.ink(reached ? 'sign:free' : 'sign:goal', 0, 0, 1.5, 1.5, 0xffffff, 0.34);
  }
}

/** A city card as a framed slate, leaning to the viewer. */
function slate(pen: MarcoPoloPen, slot: string, card: string, larger: number): void {
  const foot = slateOn(slot);
  const { w, h } = SLATE;
  // Sumatra has three side by side, and the palazzi of Venice are close together.
  const scale = slot.startsWith('sumatra') ? 1 : slot.startsWith('v') ? Math.min(1.2, larger) : 1.2;
  const face = inset({ ...foot, scale }, 0, h / 2, 0);
  pen.on(face);
  pen.put('slate', 0, 0, 0, w + 0.3, 1.6, h + 0.3, 0xffffff);
  pen.card(0, 0, w, h, IVORY, faceOf('city', card), 0.24);
  pen.pick({ kind: 'slot', slot }, 0, 0, 0.2, w + 0.3, h + 0.3, 0.5, 'hull');
  pen.on(ground(slotDie(slot), foot.y - 0.1)).put('recess', 0, 0, 0, 2.2, 1, 2, 0xffffff);
}

/** A bonus marker or an outpost's tile. */
function token(pen: MarcoPoloPen, node: string, cell: string): void {
  pen.on({ ...markerOn(node), scale: isPalazzo(node) ? 1 : 1.2 });
  pen.put('slate', 0, 0.9, -0.1, 2.3, 1.4, 2.3, 0xffffff);
  pen.card(0, 0.9, 2.2, 2.2, IVORY, cell, 0.14);
}

function terrace({ beijing, seats }: Shown, pen: MarcoPoloPen): void {
  beijing.forEach((seat, slot) => {
    const step = terraceOn(slot);
    pen.on(step).box(0, 0, 1.6, 1.7, 0.5, seat === null ? 0xd8c49a : 0xc9a45a, -0.42);
    pen.on(inset(step, 0, -0.98, 0.3, LEAN)).ink('solid', 0, 0, 1.2, 0.95, 0x8a2a22, 0.01);
    pen.number(BEIJING_SLOTS[slot] ?? 0, 0, 0, 0.85, GILT, 0, 0.04);
    const owner = seat === null ? null : seats[seat];
    if (owner) drawPost(pen, postAt('beijing', slot), owner.color);
  });
}

/** Everybody's posts, in the order of the seats. */
function posts({ seats }: Shown, pen: MarcoPoloPen): void {
  const filled = new Map<string, number>();
  for (const { posts: own, color } of seats)
    for (const node of own) {
      if (node === 'beijing') continue;
      const k = filled.get(node) ?? 0;
      filled.set(node, k + 1);
      drawPost(pen, postAt(node, k), color);
    }
}

export const figureKey = (seat: number, figure: number): string => `${seat} ${figure}`;

function travellers({ seats, walking }: Shown, pen: MarcoPoloPen): void {
  const standing = new Map<string, number>();
  for (const { seat, figures, color } of seats)
    for (const { figure, node } of figures) {
      const k = standing.get(node) ?? 0;
      standing.set(node, k + 1);
      if (!walking.includes(figureKey(seat, figure))) drawTraveller(pen, figureAt(node, k), color);
    }
}

function composeVenice(pen: MarcoPoloPen): void {
  for (const { id, kind, vp } of PALAZZI) {
    const wide = kind === 'lastP' ? 11.4 : kind === 'largeP' ? 6.4 : 5;
    pen.on(nodeOn(id)).pick({ kind: 'node', node: id }, 0, -0.4, 1.6, wide, 5, 3.4, 'ring');
    plate(pen, id);
    if (vp === 0) continue;
    const { x, y, z } = nodeSpot(id);
    const aside = kind === 'lastP' ? 5.4 : 2.9;
    pen.on({ x: x + aside, y: y + 0.9, z: z + 0.8, yaw: 0, tilt: LEAN, scale: 1 });
    pen.put('disc', 0, 0, 0, 0.95, 0.14, 0.95, 0x8a2a22);
    pen.number(vp, 0, 0, 1.1, GILT, 0, 0.18);
  }
}

/** The doors of the Palazzo Ducale, open by `open` 0 … 1. */
export function composeDoors(pen: MarcoPoloPen, open: number): void {
  const { x, y, z } = nodeSpot('v7');
  const swing = 1.7 * open;
  for (const side of [-1, 1]) {
    pen.on({ x: x + side * DOORS.half, y: y + 0.1, z: z + DOORS.ahead, yaw: 0, tilt: 0, scale: 1 });
    pen.put('door', 0, 0, 0, 1, 1, 1, 0xffffff, '', side < 0 ? -swing : Math.PI + swing);
  }
}
