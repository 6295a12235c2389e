/** Venice as a model: seven palazzi on their islands, dotted bridges, the Palazzo Ducale. */

import { CONNECTIONS, PALAZZI } from '../../../../engine/games/marco-polo/data/venice.ts';
import type { Carving } from '../../../world/carving.ts';
import { crown, dome, gate, TONE } from './parts.ts';
import { CAMPO, middleOf, nodeSpot, ROW, sizeOf, TOP, VENICE } from './plan.ts';

const FRONTS: { readonly [id: string]: readonly [wall: number, roof: number] } = {
  v1: [0xd98a6a, 0xb4512f],
  v2: [0xe6c07a, 0xa84a2c],
  v3: [0xcf9aa0, 0xb4512f],
  v4: [0xe9d3a6, 0xa84a2c],
  v5: [0xb9856a, 0xb4512f],
  v6: [0xd8b48a, 0xa84a2c],
};

/** A palace front with its water gate, a row of Gothic windows and a balcony. */
function palazzo(c: Carving, large: boolean, wall: number, roof: number): void {
  const [w, h, d] = large ? [4.4, 3.6, 2] : [3, 2.7, 1.7];
  const z = -1.6;
  c.box(w, h, d, { z, color: wall, surface: 'plaster' });
  c.box(w + 0.3, 0.2, d + 0.3, { y: h, z, color: TONE.white });
  c.gable(w + 0.5, large ? 1 : 0.8, d + 0.6, { y: h + 0.18, z, color: roof, surface: 'tile' });
  const front = z + d / 2;
  gate(c, 0.8, 1.15, { z: front + 0.02 });
  for (const side of [-1, 1]) {
    c.box(0.2, h, 0.1, { x: side * (w / 2 - 0.1), z: front + 0.03, color: TONE.white });
    gate(c, 0.42, 0.72, { x: side * w * 0.3, y: 0.25, z: front + 0.02 });
  }
  const arches = large ? 5 : 3;
  for (let k = 0; k < arches; k++)
    gate(c, 0.42, 0.95, { x: (k - (arches - 1) / 2) * 0.66, y: h * 0.5, z: front + 0.02 });
  c.box(arches * 0.66 + 0.3, 0.12, 0.4, { y: h * 0.5 - 0.14, z: front + 0.2, color: TONE.white });
  for (const x of [-w * 0.34, w * 0.3]) {
    c.box(0.26, 0.8, 0.26, { x, y: h + 0.5, z: z - 0.2, color: wall });
    c.cone(0.3, 0.3, { x, y: h + 1.5, z: z - 0.2, lean: Math.PI, color: roof }, 6);
  }
}

/** The Doge's palace: two arcades, walls of rose lozenges, a crown of white stone. */
function ducale(c: Carving): void {
  const [w, z, d] = [11, -1.8, 2.6];
  const front = z + d / 2;
  c.box(w, 1.8, d - 0.8, { z: z - 0.4, color: TONE.shade });
  for (let k = 0; k < 10; k++) {
    const x = (k - 4.5) * (w / 10);
    c.drum(0.16, 1.1, { x: x - w / 20, z: front - 0.1, color: TONE.white }, 0.14, 6);
    if (k !== 4 && k !== 5) gate(c, 0.72, 1.5, { x, z: front - 0.36 });
  }
  c.box(w + 0.2, 0.3, d, { y: 1.6, z, color: TONE.white });
  for (let k = 0; k < 20; k++)
    c.drum(
      0.09,
      0.8,
      { x: (k - 9.5) * (w / 20), y: 1.9, z: front - 0.1, color: TONE.white },
      0.08,
      5,
    );
  c.box(w, 0.9, d - 0.7, { y: 1.85, z: z - 0.35, color: TONE.pane, glow: 0.5 });
  c.box(w + 0.1, 0.22, d, { y: 2.65, z, color: TONE.white });
  c.box(w, 2.6, d, { y: 2.85, z, color: 0xeec4a8 });
  // Lozenges of rose marble.
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 13; k++) {
      const x = (k - 6 + (row % 2) * 0.5) * 0.82;
      if (Math.abs(x) > w / 2 - 0.4) continue;
      c.box(0.3, 0.3, 0.04, {
        x: x - 0.1,
        y: 3.1 + row * 0.72,
        z: front + 0.01,
        roll: Math.PI / 4,
        color: 0xd58f78,
      });
    }
  for (let k = 0; k < 6; k++) {
    if (k === 2 || k === 3) continue;
    gate(c, 0.72, 1.35, { x: (k - 2.5) * 1.75, y: 3.3, z: front + 0.02 });
  }
  // The great balcony over the doors.
  c.box(2.3, 0.16, 0.6, { y: 3.2, z: front + 0.25, color: TONE.white });
  gate(c, 1.3, 1.7, { y: 3.3, z: front + 0.03 });
  crown(c, w, d, TONE.white, { y: 5.45, z });
  for (const x of [-w / 2 + 0.2, w / 2 - 0.2])
    c.cone(0.26, 1, { x, y: 5.5, z: front - 0.2, color: TONE.white }, 6);
  for (const x of [-3.6, 3.2]) {
    c.drum(0.7, 0.4, { x, y: 5.4, z: z - 0.7, color: TONE.shade }, 0.7, 8);
    dome(c, 0.85, 0x7f93a0, { x, y: 5.8, z: z - 0.7 });
  }
  // The dark way behind the doors, which the board opens.
  c.box(1.9, 1.6, 0.1, { z: front - 0.3, color: TONE.dark, glow: 0.9 });
}

/** Half the width of the doors of the Palazzo Ducale, their height and their spot. */
export const DOORS = { half: 0.9, high: 1.5, ahead: -0.42 } as const;

export function venice(c: Carving): void {
  const { x, z } = middleOf(VENICE);
  const [w, d] = sizeOf(VENICE);
  c.at(x, 0, z);
  // The lagoon's tray.
  c.box(w, 0.5, d, { y: TOP, color: 0x2f7d8e });
  c.box(w - 1, 0.04, d - 1, { y: TOP + 0.5, color: 0x3f97a4 });
  // Waves cut into the lagoon.
  for (let k = 0; k < 54; k++) {
    const [u, v] = [Math.sin(k * 7.3) * (w / 2 - 2), ((k + 0.5) / 54 - 0.5) * (d - 3)];
    const color = k % 3 ? 0x5fb3b8 : 0x2f8090;
    c.box(1.6 + (k % 4) * 0.5, 0.05, 0.16, { x: u, y: TOP + 0.52, z: v + (k % 2), color });
  }
  for (const { id, kind } of PALAZZI) {
    const at = nodeSpot(id);
    c.at(at.x, CAMPO, at.z);
    const wide = kind === 'lastP' ? 6.4 : kind === 'largeP' ? 3.6 : 2.8;
    const deep = kind === 'lastP' ? 4 : 3.3;
    c.block(0.16, wide * 2, 0.6, deep * 2, { y: -0.5, color: 0xd8bf94 });
    c.box(wide * 2 + 0.3, 0.34, deep * 2 + 0.3, { y: -0.52, color: 0xb9a684 });
    c.at(at.x, CAMPO + 0.1, at.z);
    const [wall, roof] = FRONTS[id] ?? [TONE.white, TONE.brick];
    if (kind === 'lastP') ducale(c);
    else palazzo(c, kind === 'largeP', wall, roof);
  }
  for (const [from, to] of CONNECTIONS) {
    const [a, b] = [nodeSpot(from), nodeSpot(to)];
    const long = Math.hypot(b.x - a.x, b.z - a.z);
    const turn = Math.atan2(b.x - a.x, b.z - a.z);
    const count = Math.round(long / 1.15);
    for (let k = 0; k < count; k++) {
      const part = (k + 0.5) / count;
      const up = 0.5 * Math.sin(part * Math.PI);
      c.at(a.x + (b.x - a.x) * part, CAMPO - 0.1 + up, a.z + (b.z - a.z) * part, turn);
      c.block(0.06, 0.9, 0.2, 0.8, { color: TONE.white });
    }
  }
  const row = middleOf(ROW);
  const [rw, rd] = sizeOf(ROW);
  c.at(row.x, CAMPO, row.z);
  c.block(0.14, rw, 0.5, rd, { y: -0.45, color: TONE.walnut });
  for (let k = 0; k < 5; k++) {
    const at = VENICE.x0 + 3.1 + k * 4.7 - row.x;
    c.block(0.08, 3.9, 0.14, 3.9, { x: at, y: 0, color: TONE.brass });
    c.box(3.4, 0.16, 3.4, { x: at, y: 0.02, color: 0x4a2d18 });
  }
}
