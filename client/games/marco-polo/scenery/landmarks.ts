/** The 25 places of the world, each with its own landmark, carved at its node's middle. */

import { MAP_NODES } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import type { Carving } from '../../../world/carving.ts';
import { crown, dome, gate, onion, pagodaRoof, palm, TONE } from './parts.ts';
import { nodeSpot } from './plan.ts';

type Landmark = (c: Carving) => void;

/** Saint Mark's: the bell tower, the five domes, the two columns. */
const venezia: Landmark = (c) => {
  c.box(1.15, 5, 1.15, { x: -1.5, z: -1.2, color: TONE.brick, surface: 'brick' });
  c.box(1.3, 0.9, 1.3, { x: -1.5, y: 5, z: -1.2, color: TONE.white });
  c.cone(0.98, 1.7, { x: -1.5, y: 5.9, z: -1.2, turn: Math.PI / 4, color: 0x4f8a74 }, 4);
  c.ball(0.16, { x: -1.5, y: 7.7, z: -1.2, color: TONE.gilt }, 6);
  c.box(3.2, 1.5, 2, { x: 0.9, z: -1.2, color: TONE.white });
  for (const x of [-0.15, 0.9, 1.95]) gate(c, 0.6, 1.05, { x, z: -0.18 });
  for (const [x, z, r] of [
    [0.9, -1.1, 0.72],
    [-0.1, -1, 0.5],
    [1.9, -1, 0.5],
    [0.9, -1.9, 0.5],
  ] as const) {
    c.drum(r * 0.9, 0.4, { x, y: 1.5, z, color: TONE.shade }, r * 0.9, 8);
    dome(c, r, 0x7f93a0, { x, y: 1.9, z });
    c.ball(0.12, { x, y: 1.95 + r, z, color: TONE.gilt }, 5);
  }
  for (const x of [-0.6, 2.6]) c.drum(0.14, 1.7, { x, z: 0.5, color: TONE.shade }, 0.12, 6);
};

/** Onion domes over the red walls of the Kremlin. */
const moscow: Landmark = (c) => {
  c.box(4.4, 1.1, 0.5, { z: -0.4, color: TONE.red });
  crown(c, 4.4, 0.5, TONE.red, { y: 1.1, z: -0.4 });
  for (const x of [-2.2, 2.2]) {
    c.drum(0.55, 1.9, { x, z: -0.4, color: TONE.red }, 0.48, 8);
    c.cone(0.62, 1.2, { x, y: 1.9, z: -0.4, color: 0x3f7a57 }, 8);
  }
  c.box(2.2, 1.9, 1.7, { z: -1.7, color: TONE.white });
  for (const [x, z, r, h, color] of [
    [0, -1.7, 0.8, 1.5, TONE.gilt],
    [-0.85, -1.2, 0.46, 1, 0x3f8a5c],
    [0.85, -1.2, 0.46, 1, TONE.red],
    [-0.85, -2.2, 0.46, 1.1, TONE.tile],
    [0.85, -2.2, 0.46, 1.1, 0x8a4f9a],
  ] as const) {
    c.drum(r * 0.66, h, { x, y: 1.8, z, color: TONE.white }, r * 0.62, 8);
    onion(c, r, color, { x, y: 1.8 + h, z });
  }
};

const yurt = (c: Carving, x: number, z: number, r: number, band: number): void => {
  c.drum(r, r * 0.72, { x, z, color: 0xf1e6cd }, r, 10);
  c.drum(r * 1.02, r * 0.14, { x, y: r * 0.5, z, color: band }, r * 1.02, 10);
  c.cone(r * 1.06, r * 0.62, { x, y: r * 0.72, z, color: 0xe0cfa8 }, 10);
  c.drum(r * 0.2, r * 0.14, { x, y: r * 1.2, z, color: TONE.umber }, r * 0.2, 6);
  c.box(r * 0.5, r * 0.56, 0.1, { x, z: z + r, color: band });
};

/** The Khan's camp: three yurts, horsetails, the silver tree that pours mares' milk. */
const karakorum: Landmark = (c) => {
  yurt(c, 0, -1.7, 1.7, TONE.silk);
  yurt(c, -2, -0.3, 1.05, TONE.tile);
  yurt(c, 2, -0.4, 1.05, TONE.jade);
  c.drum(0.09, 2.4, { x: 0, z: -0.1, color: 0xc9ced2 }, 0.06, 5);
  for (let k = 0; k < 4; k++)
    c.ball(
      0.3,
      { x: Math.sin(k * 1.57) * 0.4, y: 2.1, z: -0.1 + Math.cos(k * 1.57) * 0.4, color: 0xd5dadd },
      6,
    );
  for (const x of [-3.1, 3.1]) {
    c.drum(0.07, 3, { x, z: -1.6, color: TONE.umber }, 0.05, 5);
    c.ball(0.26, { x, y: 2.9, z: -1.6, color: TONE.dark }, 6);
  }
};

/** The Registan: a portal of blue tiles between minarets, a dome of turquoise. */
const samarcanda: Landmark = (c) => {
  c.box(3.4, 2.2, 1.8, { z: -1.4, color: TONE.sand });
  c.box(2, 3.2, 0.8, { z: -0.6, color: TONE.tile });
  c.box(1.6, 2.8, 0.1, { z: -0.18, color: 0x7fc2cf });
  gate(c, 1.15, 2.3, { z: -0.12 }, 0x1d4a6a);
  for (const x of [-2, 2]) {
    c.drum(0.34, 4.2, { x, z: -0.7, color: TONE.sand }, 0.26, 8);
    for (const y of [0.9, 2.1, 3.3])
      c.drum(0.36, 0.34, { x, y, z: -0.7, color: TONE.tile }, 0.34, 8);
    dome(c, 0.36, TONE.turquoise, { x, y: 4.2, z: -0.7 });
  }
  c.drum(0.95, 0.9, { y: 2.2, z: -1.7, color: TONE.tile }, 0.95, 10);
  onion(c, 1.05, TONE.turquoise, { y: 3.1, z: -1.7 });
};

/** A hall in two tiers by the Yellow River, its water wheel. */
const lanzhou: Landmark = (c) => {
  c.box(3.6, 0.4, 2.6, { z: -1.2, color: TONE.shade });
  for (const x of [-1.2, -0.4, 0.4, 1.2])
    c.drum(0.13, 1.3, { x, y: 0.4, z: -0.3, color: TONE.red }, 0.13, 6);
  c.box(2.6, 1.3, 1.4, { y: 0.4, z: -1.4, color: TONE.mud });
  pagodaRoof(c, 3.9, 1, 2.9, 0x3d7a5c, { y: 1.7, z: -1.2 });
  c.box(1.6, 0.9, 1, { y: 2.4, z: -1.2, color: TONE.red });
  pagodaRoof(c, 2.5, 1.1, 1.9, 0x3d7a5c, { y: 3.3, z: -1.2 });
  c.ring(1, 0.1, { x: 2.6, y: 0.95, z: -0.3, lean: Math.PI / 2, color: TONE.oak });
  for (let k = 0; k < 4; k++)
    c.box(0.1, 2.1, 0.2, {
      x: 2.6 + Math.sin((k * Math.PI) / 4) * 1.02,
      y: 0.95 - Math.cos((k * Math.PI) / 4) * 1.02,
      z: -0.3,
      roll: (k * Math.PI) / 4,
      color: TONE.umber,
    });
};

/** The lighthouse in its three storeys, the flame on top. */
const alexandria: Landmark = (c) => {
  c.box(3, 0.5, 2.6, { z: -1.3, color: TONE.shade });
  c.block(0.1, 1.9, 2.9, 1.7, { y: 0.5, z: -1.3, color: TONE.white });
  c.box(2.1, 0.2, 1.9, { y: 3.4, z: -1.3, color: TONE.shade });
  gate(c, 0.6, 1, { y: 0.5, z: -0.42 });
  c.drum(0.74, 1.9, { y: 3.6, z: -1.3, color: TONE.white }, 0.66, 8);
  c.drum(0.82, 0.16, { y: 5.5, z: -1.3, color: TONE.shade }, 0.82, 8);
  c.drum(0.46, 0.9, { y: 5.6, z: -1.3, color: TONE.white }, 0.42, 8);
  c.cone(0.42, 1, { y: 6.5, z: -1.3, color: TONE.flame, glow: 1 }, 6);
  for (const x of [-1.8, 1.8]) palm(c, x, -0.3, 1.7, x);
};

/** A fort of red sandstone with its kiosks over the mouths of the Indus. */
const karachi: Landmark = (c) => {
  c.box(4, 1.5, 2, { z: -1.3, color: 0xb45f3e });
  crown(c, 4, 2, 0xb45f3e, { y: 1.5, z: -1.3 });
  c.box(1.5, 2.4, 0.7, { z: -0.3, color: 0xc06a45 });
  gate(c, 0.85, 1.7, { z: 0.08 });
  for (const x of [-1.9, 1.9]) {
    c.drum(0.6, 2.1, { x, z: -0.5, color: 0xb45f3e }, 0.54, 8);
    for (let k = 0; k < 4; k++)
      c.drum(
        0.06,
        0.7,
        {
          x: x + Math.sin(k * 1.57) * 0.36,
          y: 2.1,
          z: -0.5 + Math.cos(k * 1.57) * 0.36,
          color: TONE.white,
        },
        0.06,
        4,
      );
    dome(c, 0.52, TONE.white, { x, y: 2.8, z: -0.5 });
  }
  dome(c, 0.8, TONE.white, { y: 1.5, z: -1.6 });
  c.drum(0.05, 0.6, { y: 2.3, z: -1.6, color: TONE.gilt }, 0.04, 4);
};

/** A house whose ridge rises like horns, palms, the smoking mountain behind. */
const sumatra: Landmark = (c) => {
  c.cone(1.7, 2.7, { x: -1.7, z: -2.2, color: 0x5f6a4a }, 9);
  c.cone(0.55, 0.9, { x: -1.7, y: 1.8, z: -2.2, color: 0x4a3a30 }, 9);
  for (const x of [-1, -0.3, 0.4, 1.1])
    c.box(0.12, 0.8, 0.12, { x: x + 0.5, z: -0.9, color: TONE.dark });
  c.box(3, 0.9, 1.2, { x: 0.5, y: 0.8, z: -1, color: TONE.oak });
  c.gable(3.1, 0.9, 1.7, { x: 0.5, y: 1.65, z: -1, color: 0x6a4526 });
  for (const side of [-1, 1])
    c.cone(
      0.32,
      1.6,
      { x: 0.5 + side * 1.5, y: 2.1, z: -1, roll: -side * 0.5, color: 0x6a4526 },
      4,
    );
  palm(c, 2.9, -0.6, 2.2, 1);
  palm(c, -1.6, -0.4, 1.7, 2);
};

/** The gate of Beijing: red walls, three portals, two golden roofs. */
const beijing: Landmark = (c) => {
  c.box(7, 2.1, 2.2, { z: -1.9, color: 0xa8322a });
  c.box(7.3, 0.3, 2.5, { y: 2.1, z: -1.9, color: TONE.white });
  for (const [x, w, h] of [
    [0, 1.1, 1.6],
    [-2.1, 0.8, 1.2],
    [2.1, 0.8, 1.2],
  ] as const)
    gate(c, w, h, { x, z: -0.78 });
  for (let k = 0; k < 8; k++)
    c.drum(0.14, 1.4, { x: (k - 3.5) * 0.76, y: 2.4, z: -1.2, color: TONE.red }, 0.14, 6);
  c.box(5, 1.3, 1.2, { y: 2.4, z: -2, color: 0x8a3a2c });
  pagodaRoof(c, 6.6, 1.3, 2.9, TONE.gilt, { y: 3.8, z: -1.9 });
  c.box(3, 0.9, 1, { y: 4.5, z: -1.9, color: TONE.red });
  pagodaRoof(c, 4.2, 1.3, 2.1, TONE.gilt, { y: 5.4, z: -1.9 });
  for (const x of [-3.6, 3.6]) {
    c.box(1, 2.9, 1.7, { x, z: -1.9, color: 0xa8322a });
    pagodaRoof(c, 1.6, 0.8, 2, TONE.gilt, { x, y: 3, z: -1.9 });
  }
};

/** A watchtower at the end of the Great Wall. */
const anxi: Landmark = (c) => {
  c.block(0.08, 1.6, 2.6, 1.6, { z: -1.4, color: TONE.mud });
  crown(c, 1.9, 1.9, TONE.mud, { y: 2.6, z: -1.4 });
  c.box(1.1, 0.8, 1.1, { y: 2.6, z: -1.4, color: TONE.umber });
  pagodaRoof(c, 1.7, 0.7, 1.7, 0x7a5a3a, { y: 3.4, z: -1.4 });
  c.box(2, 1.1, 0.7, { x: -1.6, z: -1.7, turn: 0.3, color: TONE.sand });
  crown(c, 2, 0.7, TONE.sand, { x: -1.6, y: 1.1, z: -1.7, turn: 0 });
  gate(c, 0.55, 1, { z: -0.58 });
};

/** The bazaar: mud walls, domes of green tile, awnings. */
const kashgar: Landmark = (c) => {
  c.box(2.6, 1.4, 1.6, { z: -1.4, color: TONE.mud });
  c.box(1, 2.1, 0.5, { z: -0.6, color: 0xe0b45a });
  gate(c, 0.6, 1.4, { z: -0.33 }, 0x2f5f4a);
  for (const x of [-0.85, 0.85]) dome(c, 0.62, TONE.jade, { x, y: 1.4, z: -1.4 });
  dome(c, 0.5, TONE.jade, { y: 2, z: -1.7 });
  for (const [x, color] of [
    [-1.8, TONE.silk],
    [1.8, 0xd99a3a],
  ] as const)
    c.box(1, 0.08, 0.9, { x, y: 0.9, z: -0.5, lean: 0.25, color });
};

/** The Wild Goose Pagoda in seven tiers. */
const xian: Landmark = (c) => {
  let y = 0;
  for (let tier = 0; tier < 7; tier++) {
    const w = 1.9 - tier * 0.2;
    c.box(w, 0.56, w, { y, z: -1.3, color: 0xc99a62 });
    c.box(w + 0.3, 0.12, w + 0.3, { y: y + 0.56, z: -1.3, color: 0x8f6236 });
    y += 0.68;
  }
  c.cone(0.5, 0.9, { y, z: -1.3, turn: Math.PI / 4, color: 0x8f6236 }, 4);
  gate(c, 0.5, 0.5, { z: -0.33 });
};

/** Wind towers on the isle of pearls. */
const ormuz: Landmark = (c) => {
  c.box(2.6, 1.1, 1.6, { z: -1.3, color: TONE.sand });
  for (const [x, h] of [
    [-0.9, 2.9],
    [0.9, 2.3],
  ] as const) {
    c.box(0.8, h, 0.8, { x, z: -1.4, color: 0xd8ac6c });
    for (const u of [-0.2, 0.2])
      c.box(0.16, 0.7, 0.06, { x: x + u, y: h - 0.9, z: -0.98, color: TONE.dark });
    c.box(1, 0.14, 1, { x, y: h, z: -1.4, color: TONE.umber });
  }
  dome(c, 0.5, TONE.white, { y: 1.1, z: -1 });
  c.ball(0.3, { x: 1.9, y: 0.25, z: -0.2, color: 0xf6efe6 }, 8);
};

/** A white fort over the harbour, and a dhow. */
const adana: Landmark = (c) => {
  c.box(2.2, 1.3, 1.5, { x: -0.4, z: -1.5, color: TONE.white });
  crown(c, 2.2, 1.5, TONE.white, { x: -0.4, y: 1.3, z: -1.5 });
  c.drum(0.6, 2.4, { x: -1.4, z: -1.2, color: TONE.white }, 0.54, 8);
  dome(c, 0.5, TONE.tile, { x: -1.4, y: 2.4, z: -1.2 });
  c.box(1.7, 0.34, 0.5, { x: 1.5, z: -0.4, color: TONE.umber });
  c.drum(0.05, 1.8, { x: 1.5, z: -0.4, color: TONE.umber }, 0.04, 4);
  c.cone(0.62, 1.6, { x: 1.62, y: 0.36, z: -0.4, turn: 0.5, color: 0xf3e2b8 }, 3);
};

/** A painted temple tower under palms. */
const kochi: Landmark = (c) => {
  const hues = [0x2f8f8a, 0xd9772c, 0xc24a5a, 0xe0b03a, 0x3f7fb0];
  for (const [tier, color] of hues.entries())
    c.block(0.06, 2.2 - tier * 0.34, 0.62, 1.4 - tier * 0.2, { y: tier * 0.6, z: -1.4, color });
  c.drum(0.3, 1, { x: -0.5, y: 3.05, z: -1.4, roll: Math.PI / -2, color: TONE.gilt }, 0.3, 8);
  gate(c, 0.5, 0.55, { z: -0.68 });
  palm(c, 1.8, -0.9, 2, 1);
  palm(c, -1.8, -1.2, 1.7, 2);
};

const CITIES: { readonly [node: string]: Landmark } = {
  venezia,
  moscow,
  karakorum,
  samarcanda,
  lanzhou,
  alexandria,
  karachi,
  sumatra,
  beijing,
  anxi,
  kashgar,
  xian,
  ormuz,
  adana,
  kochi,
};

/** Palms around a spring, a tent in one of several colours; no two oases are alike. */
function oasis(c: Carving, k: number): void {
  c.drum(0.95, 0.1, { x: 0.3, y: 0.06, z: -0.3, color: 0x3fa6b4 }, 0.95, 12);
  c.ring(0.98, 0.13, { x: 0.3, y: 0.12, z: -0.3, color: 0xc9a468 });
  const turn = k * 1.9;
  for (const [n, h] of [1.9, 1.5, 2.2].entries()) {
    const a = turn + n * 2.1;
    palm(c, 0.3 + Math.sin(a) * 1.3, -0.4 + Math.cos(a) * 0.9 - 0.5, h + ((k + n) % 3) * 0.2, a);
  }
  const side = k % 2 ? 1 : -1;
  const cloth = [TONE.silk, TONE.tile, 0xd99a3a, TONE.jade][k % 4] ?? TONE.silk;
  c.cone(0.75, 0.95, { x: side * 1.8, z: -0.4, turn: Math.PI / 4, color: cloth }, 4);
  c.box(0.22, 0.5, 0.04, { x: side * 1.8, z: 0.1, lean: -0.5, color: 0xf1e6cd });
}

/** The grounds of brass-rimmed stone with everything on them. */
export function landmarks(c: Carving): void {
  let oases = 0;
  for (const { id, kind } of MAP_NODES) {
    const { x, y, z } = nodeSpot(id);
    c.at(x, y, z, 0, kind === 'oasis' ? 1.12 : 1);
    if (kind === 'oasis') {
      c.drum(2.5, 0.16, { y: -0.1, color: 0xe6c486 }, 2.3, 14);
      oasis(c, oases++);
      continue;
    }
    const wide = kind === 'small' ? 2.9 : kind === 'beijing' ? 4.6 : 3.5;
    const sides = kind === 'small' ? 16 : 8;
    c.drum(wide + 0.16, 0.2, { y: -0.14, turn: Math.PI / 8, color: TONE.brass }, wide + 0.1, sides);
    c.drum(
      wide - 0.1,
      0.26,
      { y: -0.14, turn: Math.PI / 8, color: kind === 'small' ? 0xcfb27c : 0xdcc79a },
      wide - 0.2,
      sides,
    );
    c.at(x, y + 0.12, z, 0, kind === 'beijing' ? 1.1 : 1.28);
    CITIES[id]?.(c);
  }
}
