/** The ten smaller buildings of the outer ring: warehouses, gates, taverns, the park and the palace. */

import { CylinderGeometry, TorusGeometry } from 'three';
import type { Carving } from '../../../world/carving.ts';
import type { House } from './centre.ts';
import {
  anchor,
  anvil,
  barrel,
  bolt,
  crown,
  type Emblem,
  larger,
  moon,
  mug,
  sack,
  wheel,
} from './emblems.ts';
import {
  dome,
  fountain,
  gate,
  hip,
  painted,
  pane,
  roof,
  STONE,
  striped,
  tree,
  windows,
} from './parts.ts';

/** The features of one warehouse: its plaster and shutters, its roof and sign, its yard. */
interface Store {
  readonly wall: number;
  readonly shutters: number;
  readonly emblem: Emblem;
  /** gable: a slope to each side; vault: round; steps: a stepped front; sheds: three in a row. */
  readonly roof: 'gable' | 'vault' | 'steps' | 'sheds';
  readonly yard: (c: Carving, front: number) => void;
}

const warehouse =
  ({ wall, shutters, emblem, roof: kind, yard }: Store): House =>
  (c, w, d) => {
    const front = d / 2;
    striped(c, [w, 1.6, d], {}, 0.54);
    painted(c, [w, 3, d], wall, 1, { y: 1.6 });
    gate(c, 2.6, 2.6, { z: front }, 0x5d4026);
    c.box(0.16, 2.4, 0.1, { z: front + 0.08, color: 0x3c2817 });
    const how = { columns: 2, rows: 1, pitch: [5.6, 0], w: 0.9, high: 1.2, shutters } as const;
    windows(c, how, { y: 2.3, z: front });
    pane(c, 1.1, 1.1, { y: 3.3, z: front + 0.05, color: STONE.pane, glow: 0.5 });
    const y = 4.6;
    c.box(w + 0.3, 0.25, d + 0.3, { y: y - 0.1, color: STONE.white });
    const tiled = { y: y + 0.1, color: STONE.slate, surface: 'tile' } as const;
    if (kind === 'vault') {
      const half = new CylinderGeometry(w / 2 + 0.3, w / 2 + 0.3, d + 0.5, 16);
      c.add(half.rotateX(Math.PI / 2).scale(1, 0.46, 1), tiled);
    } else if (kind === 'sheds') {
      for (let k = -1; k <= 1; k++)
        c.gable(w + 0.6, 1.2, d / 3 + 0.2, { ...tiled, z: (k * d) / 3 });
    } else {
      c.gable(d + 0.7, kind === 'steps' ? 1.9 : 2.3, w + 0.8, { ...tiled, turn: Math.PI / 2 });
    }
    if (kind === 'steps')
      for (let k = 0; k < 4; k++)
        c.box(w - k * 2.1, 0.62, 0.6, {
          y: y + k * 0.6,
          z: front - 0.2,
          color: k % 2 ? STONE.black : STONE.white,
        });
    // A hoist over the gate.
    c.box(0.24, 0.24, 1.7, { y: 5, z: front + 0.5, color: STONE.wood });
    c.box(0.05, 1.5, 0.05, { y: 3.5, z: front + 1.2, color: 0xcdb98a });
    larger(emblem)(c, -1.6, y + (kind === 'vault' ? 2.3 : 1.9), 1);
    yard(c, front);
  };

/** Small barrels, bars, sacks beside the gate. */
const heap =
  (one: (c: Carving, x: number, y: number, z: number) => void) =>
  (c: Carving, front: number): void => {
    for (const side of [-1, 1]) {
      one(c, side * 3.1, 0, front + 0.9);
      one(c, side * 4.1, 0, front + 1);
      one(c, side * 3.6, 0.9, front + 0.9);
    }
  };

const spices = warehouse({
  wall: 0xe0a23c,
  shutters: 0x8c3f26,
  emblem: sack,
  roof: 'gable',
  yard: heap((c, x, y, z) => {
    c.drum(0.55, 0.8, { x, y, z, color: 0xcdb07c }, 0.42, 7);
    c.cone(0.42, 0.4, { x, y: y + 0.8, z, color: y > 0 ? 0x3a3430 : 0xd86f1e }, 7);
  }),
});
const metals = warehouse({
  wall: 0x8b8f99,
  shutters: 0x3d4652,
  emblem: anvil,
  roof: 'sheds',
  yard: (c, front) => {
    for (let k = 0; k < 4; k++)
      c.box(1.5, 0.3, 0.5, {
        x: 3.6,
        y: (k >> 1) * 0.32,
        z: front + 0.6 + (k % 2) * 0.6,
        color: k % 2 ? 0xb46a3c : 0xcfd4da,
      });
    // The furnace and its chimney.
    c.box(1.9, 1.5, 1.3, { x: -3.4, z: front + 0.7, color: 0x7a4a3a, surface: 'brick' });
    pane(c, 0.9, 0.8, { x: -3.4, y: 0.3, z: front + 1.38, color: 0xff9a3c, glow: 1 });
    c.box(1.1, 7.6, 1.1, { x: 3.4, z: -2.4, color: 0x8a5344, surface: 'brick' });
    c.box(1.4, 0.3, 1.4, { x: 3.4, y: 7.5, z: -2.4, color: STONE.black });
  },
});
const DYED = [0x2f6fb0, 0xd8403a, 0xf0b73a, 0x8e3fa0, 0x3c9a74] as const;
const fabric = warehouse({
  wall: 0xcf9fc4,
  shutters: 0x6a3f7a,
  emblem: bolt,
  roof: 'steps',
  yard: (c, front) => {
    // Dyed cloth hangs to dry over the front.
    for (const [k, color] of DYED.entries()) {
      if (k === 2) continue;
      c.box(1.25, 2.5, 0.1, {
        x: (k - 2) * 1.85,
        y: 1.1,
        z: front + 0.5,
        color,
        life: 0.06,
        begins: k / 5,
      });
    }
    c.box(9.4, 0.14, 0.14, { y: 3.6, z: front + 0.5, color: STONE.wood });
  },
});
const drinks = warehouse({
  wall: 0x9c3b44,
  shutters: 0x4d6b35,
  emblem: barrel,
  roof: 'vault',
  yard: heap((c, x, y, z) => {
    c.drum(0.46, 1, { x, y: y + 0.46, z: z - 0.5, lean: Math.PI / 2, color: 0x8a5a30 }, 0.46, 8);
    c.drum(
      0.49,
      0.12,
      { x, y: y + 0.46, z: z + 0.2, lean: Math.PI / 2, color: STONE.iron },
      0.49,
      8,
    );
  }),
});

/** Coach House: four green gates under a long roof with dormers; a coach drives out. */
const coachHouse: House = (c, w, d) => {
  striped(c, [w, 0.9, d], {}, 0.45);
  painted(c, [w, 2.9, d], 0xe5c79a, 1, { y: 0.9 });
  for (let k = 0; k < 4; k++) gate(c, 2.3, 2.7, { x: (k - 1.5) * 3.4, z: d / 2 }, 0x2f6a4c);
  c.box(w + 0.4, 0.25, d + 0.4, { y: 3.7, color: STONE.white });
  c.gable(w + 0.9, 2.5, d + 0.9, { y: 3.9, color: STONE.slate, surface: 'tile' });
  for (const x of [1.4, 4.8]) {
    c.box(1.5, 1.2, 1.6, { x, y: 4.5, z: 1.2, color: 0xe5c79a });
    pane(c, 0.7, 0.7, { x, y: 4.8, z: 2.02, color: STONE.pane, glow: 0.6 });
    c.gable(2, 0.8, 1.9, { x, y: 5.6, z: 1.2, turn: Math.PI / 2, color: STONE.dark });
  }
  larger(wheel)(c, -3.4, 5.6, 1);
  // It drives out of a gate, behind the house's name.
  const [x, z] = [1.7, d / 2 - 0.2];
  c.box(2, 1.3, 1.3, { x, y: 0.9, z, color: 0x8c2f35 });
  c.box(2.2, 0.16, 1.5, { x, y: 2.2, z, color: STONE.black });
  for (const u of [-0.8, 0.8])
    c.add(new TorusGeometry(0.5, 0.1, 4, 10), { x: x + u, y: 0.5, z: z + 0.7, color: STONE.gilt });
};

/** Park: a round temple between trees, hedges and a fountain. */
const park: House = (c, w, d) => {
  c.drum(2.5, 0.5, { color: STONE.white }, 2.3, 12);
  for (let k = 0; k < 6; k++) {
    const a = ((k + 0.5) / 6) * Math.PI * 2;
    c.drum(
      0.26,
      2.5,
      { x: Math.sin(a) * 1.75, y: 0.5, z: Math.cos(a) * 1.75, color: STONE.white },
      0.22,
      6,
    );
  }
  c.drum(2.3, 0.45, { y: 3, color: STONE.white }, 2.3, 12);
  dome(c, 2.1, { y: 3.4 }, 0x5f9a86);
  for (const side of [-1, 1]) {
    fountain(c, side * 5.4, 1.4, 0.95);
    for (const [u, v, size] of [
      [4, -1.6, 1.15],
      [6.4, -1.9, 1.3],
      [8.6, -1.4, 1.1],
      [9, 1.2, 0.9],
    ] as const)
      tree(c, side * u, v, size);
    tree(c, side * 3.1, -2.1, 1.2, true);
    c.box(7.6, 0.6, 0.6, { x: side * 6.4, z: d / 2 + 0.5, color: STONE.hedge });
  }
  c.box(w * 0.9, 0.7, 0.6, { z: -d / 2 + 0.1, color: STONE.hedge });
};

/** Inn: a tall rose house with balconies, the moon over it and a vine in front of it. */
const inn: House = (c, w, d) => {
  const front = d / 2;
  painted(c, [w - 1.4, 5.2, d], 0xe58a86, 3);
  gate(c, 1.5, 1.7, { z: front }, 0x6b3b2a);
  const shutters = 0x4b8a6c;
  windows(
    c,
    { columns: 4, rows: 2, pitch: [1.9, 1.75], w: 0.75, high: 1.1, shutters },
    { y: 2.1, z: front },
  );
  for (const y of [1.95, 3.7])
    c.box(w - 2.4, 0.14, 0.7, { y, z: front + 0.35, color: STONE.white });
  roof(c, [w - 1.4, 1.8, d], { y: 5.2 });
  larger(moon)(c, -1.8, 6.4, 1.4);
  // The pergola.
  for (const x of [-3.6, 0, 3.6])
    c.drum(0.16, 2.1, { x, z: front + 2.2, color: STONE.white }, 0.14, 5);
  for (let k = 0; k < 5; k++)
    c.box(8.2, 0.16, 0.2, { y: 2.1, z: front + 0.4 + k * 0.48, color: STONE.wood });
  for (const x of [-2.8, -0.6, 1.9])
    c.ball(0.75, { x, y: 2.3, z: front + 1.3, color: STONE.leaf }, 6);
};

/** Tavern: low and green, a smoking chimney, tables under parasols, the jug. */
const tavern: House = (c, w, d) => {
  const front = d / 2;
  striped(c, [w, 0.9, d - 1], { z: -0.5 }, 0.45);
  painted(c, [w, 3, d - 1], 0x9cb56a, 1, { y: 0.9, z: -0.5 });
  gate(c, 1.6, 2.1, { x: -2.6, z: front - 1 }, 0x7a4426);
  windows(
    c,
    { columns: 2, rows: 1, pitch: [2.6, 0], w: 1.3, high: 1.3, shutters: 0xa8452e, lit: 0.9 },
    { x: 1.9, y: 1.3, z: front - 1 },
  );
  roof(c, [w, 2.2, d - 1], { y: 3.9, z: -0.5 });
  c.box(1.1, 3.4, 1.1, { x: 3.2, y: 3.9, z: -1.3, color: 0x9a6a54, surface: 'brick' });
  larger(mug)(c, -1.6, 5.6, 0.6);
  for (const [x, z, color] of [
    [-3, 0.9, 0xc83a32],
    [0.2, 1.6, 0x2f6fa8],
    [3.2, 0.8, 0xe0a02e],
  ] as const) {
    c.drum(0.8, 0.1, { x, y: 0.8, z: front + z, color: STONE.wood }, 0.8, 8);
    c.drum(0.09, 2.3, { x, z: front + z, color: STONE.white }, 0.07, 5);
    c.cone(1.35, 0.75, { x, y: 2, z: front + z, color }, 8);
  }
};

/** Palace: columns and a gable between two wings, statues on the roof, the doge's crown. */
const palace: House = (c, w, d) => {
  const front = d / 2;
  painted(c, [w, 5, d - 0.8], 0xf6e3d6, 2, { z: -0.4, surface: 'smooth' });
  windows(
    c,
    { columns: 2, rows: 2, pitch: [10.6, 2.4], w: 1.1, high: 1.4 },
    { y: 0.7, z: front - 0.8 },
  );
  windows(
    c,
    { columns: 2, rows: 2, pitch: [7.4, 2.4], w: 1.1, high: 1.4 },
    { y: 0.7, z: front - 0.8 },
  );
  gate(c, 1.8, 2.7, { z: front - 0.8 });
  c.box(6.6, 0.4, 1.6, { z: front - 0.2, color: STONE.shade });
  for (let k = 0; k < 4; k++)
    c.drum(0.34, 4.2, { x: (k - 1.5) * 1.8, y: 0.4, z: front + 0.3, color: STONE.white }, 0.28, 8);
  c.box(6.8, 0.55, 1.6, { y: 4.6, z: front, color: STONE.white });
  c.gable(1.9, 1.5, 7, { y: 5.15, z: front, turn: Math.PI / 2, color: STONE.white });
  pane(c, 1.3, 0.6, { y: 5.3, z: front + 0.97, color: STONE.red });
  roof(c, [w, 1.3, d - 0.8], { y: 5, z: -0.4 });
  for (const x of [-6.9, -4.4, 4.4])
    c.drum(0.3, 1.3, { x, y: 5.2, z: front - 0.7, color: STONE.white }, 0.2, 6).ball(
      0.26,
      { x, y: 6.7, z: front - 0.7, color: STONE.white },
      6,
    );
  larger(crown)(c, -1, 6.2, -0.6);
};

/** Harbor: the customs house with its watch tower, a crane, ropes and a boat drawn up. */
const harbor: House = (c, w, d) => {
  const front = d / 2;
  striped(c, [w, 1.4, d], {}, 0.47);
  painted(c, [w, 2.4, d], 0x8fb8d4, 1, { y: 1.4 });
  for (let k = 0; k < 5; k++)
    gate(c, 1.5, 2, { x: (k - 2) * 2.5, z: front }, k === 2 ? 0x3c5876 : STONE.pane);
  windows(c, { columns: 5, rows: 1, pitch: [2.5, 0], w: 0.75, high: 0.8 }, { y: 2.6, z: front });
  roof(c, [w, 1.6, d], { y: 3.8 });
  // The watch tower.
  striped(c, [2.3, 4.3, 2.3], { x: 2.9, y: 3.9, z: -0.6 });
  c.drum(1.3, 0.9, { x: 2.9, y: 8.2, z: -0.6, color: 0xffe2a0, glow: 0.9 }, 1.3, 8);
  hip(c, [3.2, 1.4, 3.2], { x: 2.9, y: 9.1, z: -0.6 });
  larger(anchor)(c, -3.2, 5, 0.8);
  // The crane on the quay.
  c.box(0.5, 4.4, 0.5, { x: -9.4, z: 0.2, color: STONE.wood });
  c.box(0.4, 5, 0.4, { x: -9.4, y: 2.4, z: 0.2, roll: -0.9, color: STONE.wood });
  c.box(0.08, 2.6, 0.08, { x: -5.6, y: 2.8, z: 0.2, color: 0xcdb98a });
  c.box(1, 0.9, 1, { x: -5.6, y: 1.9, z: 0.2, color: 0xb98a52 });
};

export const TRADE = {
  spices,
  metals,
  fabric,
  drinks,
  coachHouse,
  park,
  inn,
  tavern,
  palace,
  harbor,
} as const;
