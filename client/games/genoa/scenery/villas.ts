/** The four Villas with their gardens: each has its own roof, colour and parterre. */

import type { Carving } from '../../../world/carving.ts';
import type { House } from './centre.ts';
import {
  battlements,
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

/** The features of one family's Villa. */
interface Villa {
  readonly wall: number;
  readonly shutters: number;
  readonly crest: readonly [number, number];
  /** The parts over the house of `w` × `d`, from `y` on. */
  readonly crown: (c: Carving, w: number, d: number, y: number) => void;
  /** The garden in front of the house: its far edge at z, `w` wide and `deep`. */
  readonly garden: (c: Carving, z: number, w: number, deep: number) => void;
}

/** Depth of a garden between house and forecourt. */
const GARDEN = 9.2;

const villa =
  ({ wall, shutters, crest, crown, garden }: Villa): House =>
  (c, w, d) => {
    // The house stands at the back; the garden lies in front of it.
    const [deep, z] = [d - 3.2, -1.6];
    const front = z + deep / 2;
    striped(c, [w, 1.7, deep], { z }, 0.57);
    painted(c, [w, 3.5, deep], wall, 2, { y: 1.7, z });
    // A loggia of three arches, and windows over it.
    for (let k = -1; k <= 1; k++) gate(c, 1.5, 2.4, { x: k * 2, z: front });
    for (const side of [-1, 1]) gate(c, 0.9, 1.5, { x: side * 3.8, z: front });
    windows(
      c,
      { columns: 4, rows: 1, pitch: [2.2, 0], w: 0.85, high: 1.4, shutters },
      { y: 3.3, z: front },
    );
    crown(c, w, deep, 5.2);
    // The family's arms over the door.
    c.box(1.5, 1.7, 0.3, { y: 4.9, z: front + 0.1, color: crest[0] });
    pane(c, 0.75, 1.7, { x: 0.37, y: 4.9, z: front + 0.26, color: crest[1] });
    c.box(2.4, 0.3, 1.2, { z: front + 0.6, color: STONE.shade });
    garden(c, front + 1.4, w, GARDEN);
    // Hedges and a gate towards the forecourt.
    const edge = front + 1.4 + GARDEN;
    for (const side of [-1, 1]) {
      c.box(3.4, 0.8, 0.6, { x: side * 3.2, z: edge, color: STONE.hedge });
      c.box(0.6, 0.8, GARDEN, { x: side * 4.9, z: edge - GARDEN / 2, color: STONE.hedge });
      striped(c, [0.7, 1.7, 0.7], { x: side * 1.2, z: edge }, 0.34);
      c.ball(0.42, { x: side * 1.2, y: 2, z: edge, color: STONE.white }, 6);
    }
  };

/** Four beds of box around a fountain. */
function beds(c: Carving, z: number, deep: number, bloom: number): void {
  for (const u of [-1, 1])
    for (const v of [-1, 1]) {
      const at = { x: u * 2.6, z: z + deep / 2 + v * 2.4 };
      c.box(2.8, 0.45, 2.6, { ...at, color: STONE.hedge });
      c.box(2, 0.55, 1.8, { ...at, color: bloom });
    }
  fountain(c, 0, z + deep / 2, 0.8);
}

export const VILLAS = {
  /** Rose, with two towers at its sides. */
  villaRicci: villa({
    wall: 0xe79a98,
    shutters: 0x3f6f5a,
    crest: [0xc8322c, 0xf4efe6],
    crown: (c, w, deep, y) => {
      roof(c, [w - 3, 1.4, deep], { y, z: -1.6 });
      for (const side of [-1, 1]) {
        const at = { x: side * (w / 2 - 1.1), z: -1.6 };
        painted(c, [2.3, 2.6, 2.6], 0xe79a98, 1, { ...at, y });
        windows(
          c,
          { columns: 1, rows: 1, pitch: [0, 0], w: 0.9, high: 1.2 },
          { x: at.x, y: y + 0.8, z: at.z + 1.3 },
        );
        hip(c, [2.9, 1.6, 3.2], { ...at, y: y + 2.6 });
      }
    },
    garden: (c, z, _w, deep) => beds(c, z, deep, 0xd8566a),
  }),
  /** Yellow, under a dome, with cypresses. */
  villaColini: villa({
    wall: 0xf2cf73,
    shutters: 0x4a6f9a,
    crest: [0x2c5a9c, 0xe9b93c],
    crown: (c, w, deep, y) => {
      roof(c, [w, 1, deep], { y, z: -1.6 });
      c.drum(2, 1.4, { y: y + 0.7, z: -1.6, color: STONE.white }, 2, 10);
      dome(c, 2.2, { y: y + 2.1, z: -1.6 });
    },
    garden: (c, z, _w, deep) => {
      for (const side of [-1, 1])
        for (let k = 0; k < 4; k++) tree(c, side * 2.3, z + 1 + k * 2.3, 1.1, true);
      fountain(c, 0, z + deep * 0.4, 1.05);
      c.box(1.6, 0.4, 2.6, { x: 0, z: z + deep - 2, color: 0xe0b53a });
    },
  }),
  /** Blue as slate, with a high tower and oranges in pots. */
  villaZasteri: villa({
    wall: 0x9fb4cc,
    shutters: 0x8a4438,
    crest: [0x2f7a4f, 0xf4efe6],
    crown: (c, w, deep, y) => {
      roof(c, [w, 1.2, deep], { y, z: -1.6 });
      // At the front, where it does not hide the name behind the house.
      striped(c, [2.8, 3.2, 2.8], { x: -1.8, y, z: 0.2 });
      c.box(3.3, 0.3, 3.3, { x: -1.8, y: y + 3.2, z: 0.2, color: STONE.white });
      battlements(c, 3.3, 3.3, { x: -1.8, y: y + 3.5, z: 0.2 }, STONE.white);
    },
    garden: (c, z) => {
      for (let row = 0; row < 3; row++)
        for (const x of [-3.2, -1.1, 1.1, 3.2]) {
          c.drum(0.45, 0.6, { x, z: z + 1.3 + row * 2.9, color: 0xb8623c }, 0.55, 7);
          c.ball(0.85, { x, y: 1.35, z: z + 1.3 + row * 2.9, color: 0x4f8a3c }, 6);
          c.ball(0.24, { x: x + 0.5, y: 1.5, z: z + 1.9 + row * 2.9, color: 0xf08a24 }, 5);
        }
    },
  }),
  /** Green as the sea, a flat roof with statues, a pool. */
  villaMonetti: villa({
    wall: 0xa9cdb4,
    shutters: 0x6f4a86,
    crest: [0x6f3f8c, 0xe9b93c],
    crown: (c, w, deep, y) => {
      c.box(w + 0.5, 0.3, deep + 0.5, { y, z: -1.6, color: STONE.white });
      pane(c, w, deep, { y: y + 0.32, z: -1.6 + deep / 2, lean: -Math.PI / 2, color: 0xc9b49a });
      for (let k = 0; k < 9; k++)
        c.box(0.3, 0.8, 0.3, {
          x: (k - 4) * 1.15,
          y: y + 0.3,
          z: -1.6 + deep / 2,
          color: STONE.white,
        });
      c.box(w, 0.18, 0.4, { y: y + 1.05, z: -1.6 + deep / 2, color: STONE.white });
      for (const x of [-4.2, 0, 4.2])
        c.drum(0.34, 1.5, { x, y: y + 1.2, z: -1.6 + deep / 2, color: STONE.white }, 0.2, 6);
      painted(c, [4.6, 1.9, 2.6], 0xa9cdb4, 1, { y: y + 0.3, z: -0.6 });
      roof(c, [4.6, 1, 2.6], { y: y + 2.2, z: -0.6 });
    },
    garden: (c, z, _w, deep) => {
      c.box(4.2, 0.4, 5.8, { z: z + deep / 2, color: STONE.white });
      c.box(3.6, 0.44, 5.2, { z: z + deep / 2, color: STONE.water });
      for (const side of [-1, 1]) {
        for (let k = 0; k < 3; k++) tree(c, side * 3.6, z + 1.6 + k * 3, 0.85);
      }
    },
  }),
} as const;
