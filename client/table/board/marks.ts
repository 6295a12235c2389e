/** Marks on the things of a board that are open, chosen, or pointed at. */

import { type Affordance, targetKey } from '../seat/targets.ts';
import type { AnyPen, PickBox } from './pen.ts';

const OPEN = 0xffcf5a;
const CHOSEN = 0x7df0d0;
const BLOCKED = 0x8a6a60;
const HOVER = 0xfff6d8;
const NONE: ReadonlySet<string> = new Set();

/**
 * Marks on open, chosen, or pointed things. Colour is doubled by form: full frame = chosen. Things
 * pointed out by a page are marked as if pointed at.
 */
export function composeMarks(
  picks: readonly PickBox[],
  affordances: ReadonlyMap<string, Affordance>,
  hovered: string | null,
  pen: AnyPen,
  pointed: ReadonlySet<string> = NONE,
): void {
  for (const box of picks) {
    if (box.mark === 'house') continue;
    const key = targetKey(box.target);
    const affordance = affordances.get(key);
    const told = pointed.has(key);
    const here = key === hovered || told;
    if (!affordance && !told && !(here && box.mark !== 'frame')) continue;
    const state = affordance?.state;
    if (state === 'blocked' && !here) continue;
    const color = here
      ? state === 'blocked' && !told
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

function mark(box: PickBox, color: number, full: boolean, pen: AnyPen): void {
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
  const t = (full ? 0.26 : 0.2) * box.weight;
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

/** A check and the chosen number, over the thing; at a corner if the thing shows its face. */
function badge(box: PickBox, count: number, pen: AnyPen): void {
  const disc = 1.9 * box.weight;
  const high = 1.2 * box.weight;
  const { x, y, z, yaw, tilt } = box;
  const atCorner = box.mark === 'hull' && tilt > 0.2;
  const [u, v] = atCorner ? [box.hu - 0.2, box.hv] : [0, 0];
  if (atCorner) pen.on({ x, y, z, yaw, tilt, scale: 1 });
  else {
    const over = y + Math.max(box.hn, 0.4) + 1.1;
    pen.on({ x, y: over, z, yaw, tilt: Math.max(tilt, 0.75), scale: 1 });
  }
  pen.ink('emblem:blue', u, v, disc, disc, 0x0f5a4c, 0.4);
  if (count > 0) pen.number(count, u, v, high, 0xffffff, 0, 0.45);
  else pen.ink('icon:check', u, v, high, high, 0xffffff, 0.45);
}
