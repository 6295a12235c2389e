/** What is set anew in each frame of a motion: pegs, pawns, and the marks of what may be chosen. */

import { RESOURCES } from '../../../../engine/games/masters-of-venice/data.ts';
import { sackOpen } from '../../../pieces/figure-material.ts';
import { HINGE } from '../../../pieces/forms.ts';
import { SEAT_COLORS } from '../../../pieces/paths.ts';
import { type Affordance, targetKey } from '../../../table/seat/targets.ts';

import type { Pen, PickBox } from './pen.ts';
import type { Shown } from './shown.ts';
import { CHEST, pawnSite, type Sites } from './sites.ts';
import { pegColor, pegPose } from './still/slabs.ts';
import { newPose, place } from './surface.ts';

const pose = newPose();

/** Pegs, at their shown value or where a motion has them. NaN = as shown. */
export function composePegs(
  shown: Shown,
  pen: Pen,
  sites: Sites,
  live: Float64Array,
  lift: Float64Array,
) {
  for (let peg = 0; peg < 11; peg++) {
    const still = peg < RESOURCES.length ? shown.price[peg]! : shown.share[peg - 6]!;
    const value = Number.isNaN(live[peg]!) ? still : live[peg]!;
    pegPose(sites, peg, value, pose);
    pose.y += lift[peg]!;
    pen.stand('peg', pose, pegColor(peg));
  }
}

/** Pawns that stand; those under way are drawn by their motion. */
export function composePawns(shown: Shown, pen: Pen, sites: Sites, away: readonly boolean[]): void {
  for (const s of shown.seats) {
    if (away[s.seat]) continue;
    pawnSite(sites, s.seat, s.pawn, pose);
    pen.stand(pawnForm(s.color), pose, SEAT_COLORS[s.color] ?? 0xffffff);
    if (shown.turn === s.seat || (shown.turn === null && shown.deciders.includes(s.seat))) {
      pen.on({ x: pose.x, y: pose.y, z: pose.z, yaw: sites.yaw, tilt: 0, scale: 1 });
      pen.light('ring', 0, 0, 3.6, 0xffd070, 0.1);
    }
  }
}

/** How far the bag leans towards the docks when it is open, radians. */
const LEAN = 0.42;

/** The bag: upright and tied, or leaning with its neck open. */
export function composeBag(pen: Pen, sites: Sites, open: number): void {
  place(sites.bag, 0, 0, 0, pose);
  pose.tilt = LEAN * open;
  sackOpen.value = open;
  pen.stand('sack', pose, 0xffffff, 1.25);
}

/** How far the lid of an open chest is thrown back, radians. */
const THROWN = 1.25;

/** The lids of the chests in which hidden ducats lie. `open` [seat]: 0 closed … 1 thrown back. */
export function composeLids(shown: Shown, pen: Pen, sites: Sites, open: Float64Array): void {
  for (const s of shown.seats) {
    const yard = sites.yards[s.seat];
    if (s.cash !== null || !yard) continue;
    const { u, v, size } = CHEST;
    place(yard, u, v + HINGE.back * size, HINGE.up * size, pose);
    pose.tilt -= THROWN * (open[s.seat] ?? 0);
    pen.stand('lid', pose, 0xffffff, size);
  }
}

export function pawnForm(color: string) {
  switch (color) {
    case 'red':
    case 'green':
    case 'yellow':
    case 'purple':
      return `pawn:${color}` as const;
    default:
      return 'pawn:blue' as const;
  }
}

const OPEN = 0xffcf5a;
const CHOSEN = 0x7df0d0;
const BLOCKED = 0x8a6a60;
const HOVER = 0xfff6d8;

/** Marks on what is open, chosen, or pointed at. Colour is doubled by form: full frame = chosen. */
export function composeMarks(
  picks: readonly PickBox[],
  affordances: ReadonlyMap<string, Affordance>,
  hovered: string | null,
  pen: Pen,
): void {
  for (const box of picks) {
    if (box.mark === 'house') continue;
    const key = targetKey(box.target);
    const affordance = affordances.get(key);
    const here = key === hovered;
    if (!affordance && !(here && box.mark !== 'frame')) continue;
    const state = affordance?.state;
    if (state === 'blocked' && !here) continue;
    const color = here
      ? state === 'blocked'
        ? BLOCKED
        : HOVER
      : state === 'chosen'
        ? CHOSEN
        : OPEN;
    mark(box, color, here || state === 'chosen', pen);
    const count = affordance?.count ?? 0;
    if (state === 'chosen') badge(box, count, pen);
  }
}

function mark(box: PickBox, color: number, full: boolean, pen: Pen): void {
  const { hu, hn, hv } = box;
  pen.on({ x: box.x, y: box.y, z: box.z, yaw: box.yaw, tilt: box.tilt, scale: 1 });
  if (box.mark === 'hull') {
    const m = full ? 0.26 : 0.16;
    pen.put('hull', 0, 0, 0, hu * 2 + m, hn * 2 + m, hv * 2 + m, color);
    return;
  }
  if (box.mark === 'ring') {
    pen.light('ring', 0, 0, Math.max(hu, hv) * 2.6, color, -hn + 0.15);
    return;
  }
  const t = full ? 0.26 : 0.2;
  const n = Math.min(hn, 0.3);
  if (full) {
    pen.put('bar', 0, hv, n, hu * 2 + t, t, t, color);
    pen.put('bar', 0, -hv, n, hu * 2 + t, t, t, color);
    pen.put('bar', hu, 0, n, t, t, hv * 2 + t, color);
    pen.put('bar', -hu, 0, n, t, t, hv * 2 + t, color);
    return;
  }
  const a = Math.min(hu * 0.5, 1.6);
  const b = Math.min(hv * 0.5, 1.6);
  for (let k = 0; k < 4; k++) {
    const su = k & 1 ? 1 : -1;
    const sv = k & 2 ? 1 : -1;
    pen.put('bar', su * (hu - a / 2), sv * hv, n, a + t, t, t, color);
    pen.put('bar', su * hu, sv * (hv - b / 2), n, t, t, b + t, color);
  }
}

/** A check and the number chosen, over the thing. */
function badge(box: PickBox, count: number, pen: Pen): void {
  pen.on({
    x: box.x,
    y: box.y + Math.max(box.hn, 0.4) + 1.1,
    z: box.z,
    yaw: box.yaw,
    tilt: Math.max(box.tilt, 0.75),
    scale: 1,
  });
  pen.ink('emblem:blue', 0, 0, 1.9, 1.9, 0x0f5a4c, 0.4);
  if (count > 0) pen.number(count, 0, 0, 1.2, 0xffffff, 0, 0.45);
  else pen.ink('icon:check', 0, 0, 1.2, 1.2, 0xffffff, 0.45);
}
