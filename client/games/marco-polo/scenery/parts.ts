/** Parts of the map room's carvings: onions, tiered roofs, palms, houses. For `Carving`. */

import { ExtrudeGeometry, Path, Shape } from 'three';
import { turned } from '../../../pieces/forms.ts';
import type { Carved, Carving } from '../../../world/carving.ts';

export const TONE = {
  white: 0xf3ecdc,
  shade: 0xdccfb4,
  gilt: 0xe9b93c,
  brass: 0xd9a441,
  iron: 0x3a3530,
  walnut: 0x7d5230,
  umber: 0x8a5c36,
  oak: 0xa87848,
  dark: 0x4a3020,
  silk: 0x9c2a2c,
  brick: 0xb5603a,
  sand: 0xe2be82,
  mud: 0xcf9f62,
  red: 0xb3382c,
  jade: 0x3f8a68,
  tile: 0x2f7fa8,
  turquoise: 0x3fb0b4,
  leaf: 0x4d8a3c,
  pane: 0x33302c,
  flame: 0xffd98a,
} as const;

/** The spot of a part, without its colour. */
export type Spot = Omit<Carved, 'color'>;

/** An onion dome with its spike; `r` its widest radius. */
export function onion(c: Carving, r: number, color: number, spot: Spot): void {
  const profile = [0.72, 0, 0.98, 0.36, 1, 0.62, 0.78, 1.05, 0.36, 1.45, 0.1, 1.8, 0, 2.1];
  c.add(
    turned(
      profile.map((part) => part * r),
      9,
    ),
    { ...spot, color },
  );
  const { y = 0 } = spot;
  c.drum(r * 0.07, r * 0.7, { ...spot, y: y + r * 1.9, color: TONE.gilt }, r * 0.05, 4);
}

/** A round dome on its drum. */
export function dome(c: Carving, r: number, color: number, spot: Spot): void {
  const profile = [1, 0, 0.97, 0.3, 0.8, 0.66, 0.48, 0.92, 0, 1.06];
  c.add(
    turned(
      profile.map((part) => part * r),
      10,
    ),
    { ...spot, color },
  );
}

/** A roof that sweeps up at its corners: `w` × `d` at the eaves. */
export function pagodaRoof(c: Carving, w: number, h: number, d: number, color: number, spot: Spot) {
  const { y = 0 } = spot;
  c.add(
    turned([0.76, -0.06, 0.71, 0.05, 0.5, 0.22, 0.3, 0.55, 0.16, 1, 0, 1], 4)
      .rotateY(Math.PI / 4)
      .scale(w, h, d),
    { ...spot, color },
  );
  c.box(w * 0.8, 0.12, d * 0.8, { ...spot, y: y - 0.1, color: TONE.gilt });
}

/** An opening with a pointed head in a thin frame, on a front that looks to +z. */
export function gate(
  c: Carving,
  w: number,
  h: number,
  spot: Spot,
  color: number = TONE.pane,
): void {
  const arch = (wide: number, high: number): Shape => {
    const shape = new Shape();
    shape.moveTo(-wide / 2, 0);
    shape.lineTo(wide / 2, 0);
    shape.lineTo(wide / 2, high - wide * 0.6);
    shape.quadraticCurveTo(wide / 2, high - wide * 0.2, 0, high);
    shape.quadraticCurveTo(-wide / 2, high - wide * 0.2, -wide / 2, high - wide * 0.6);
    return shape;
  };
  const { z = 0 } = spot;
  const flat = { depth: 0.04, bevelEnabled: false, curveSegments: 3 };
  c.add(new ExtrudeGeometry(arch(w + 0.22, h + 0.16), flat), { ...spot, z, color: TONE.white });
  c.add(new ExtrudeGeometry(arch(w, h), flat), {
    ...spot,
    z: z + 0.03,
    color,
    glow: color === TONE.pane ? 0.7 : 0,
  });
}

/** A palm, `h` high. */
export function palm(c: Carving, x: number, z: number, h: number, turn = 0): void {
  c.drum(0.13, h, { x, z, color: 0x8a6238, roll: 0.08 }, 0.09, 5);
  for (let k = 0; k < 6; k++) {
    const a = turn + (k / 6) * Math.PI * 2;
    const color = k % 2 ? 0x4f8f3a : 0x3f7a34;
    const at = { x: x + Math.sin(a) * 0.42 - h * 0.08, z: z + Math.cos(a) * 0.42 };
    c.block(0.03, 0.3, 0.07, 1.05, { ...at, y: h - 0.08, turn: a, lean: 0.42, color });
  }
}

/** A battlemented edge along the front and the back of `w` × `d`. */
export function crown(c: Carving, w: number, d: number, color: number, spot: Spot): void {
  const { x = 0, z = 0 } = spot;
  const count = Math.max(3, Math.round(w / 0.5));
  for (let k = 0; k < count; k++)
    for (const side of [-1, 1])
      c.box(0.24, 0.26, 0.2, {
        ...spot,
        x: x + (k / (count - 1) - 0.5) * (w - 0.24),
        z: z + side * (d / 2 - 0.1),
        color,
      });
}

/**
 * A Gothic arcade like those of the Doge's palace: `count` arches of `wide`, `high` to its cornice.
 */
export function arcade(wide: number, high: number, count: number, deep: number): ExtrudeGeometry {
  const total = wide * count;
  const wall = new Shape();
  wall.moveTo(-total / 2, high * 0.52);
  wall.lineTo(total / 2, high * 0.52);
  wall.lineTo(total / 2, high);
  wall.lineTo(-total / 2, high);
  wall.closePath();
  const [r, foot] = [wide * 0.43, high * 0.521];
  for (let k = 0; k < count; k++) {
    const x = (k + 0.5) * wide - total / 2;
    const arch = new Path();
    const spring = high * 0.53;
    arch.moveTo(x - r, foot);
    arch.lineTo(x - r, spring);
    // An ogee with a cusp at each side.
    arch.quadraticCurveTo(x - r, spring + r * 0.5, x - r * 0.62, spring + r * 0.62);
    arch.quadraticCurveTo(x - r * 0.4, spring + r * 0.95, x, spring + r * 1.35);
    arch.quadraticCurveTo(x + r * 0.4, spring + r * 0.95, x + r * 0.62, spring + r * 0.62);
    arch.quadraticCurveTo(x + r, spring + r * 0.5, x + r, spring);
    arch.lineTo(x + r, foot);
    arch.closePath();
    wall.holes.push(arch);
  }
  // Quatrefoils over the columns.
  for (let k = 1; k < count; k++) {
    const [x, y, q] = [k * wide - total / 2, high * 0.84, wide * 0.115];
    const eye = new Path();
    for (let leaf = 0; leaf < 4; leaf++) {
      const a = (leaf / 4) * Math.PI * 2;
      const [cx, cy] = [x + Math.cos(a) * q, y + Math.sin(a) * q];
      if (leaf === 0)
        eye.moveTo(cx + Math.cos(a - 1.9) * q * 0.9, cy + Math.sin(a - 1.9) * q * 0.9);
      eye.absarc(cx, cy, q * 0.9, a - 1.9, a + 1.9, false);
    }
    wall.holes.push(eye);
  }
  return new ExtrudeGeometry(wall, { depth: deep, bevelEnabled: false, curveSegments: 5 });
}
