/** Five shopfronts, each with its trade's emblem large over the cornice. Façade towards +z. */

import { type Carver, ROLE } from './carver.ts';
import type { Trade } from './emblems.ts';
import { house } from './house.ts';
import type { Floor } from './house-plan.ts';
import { type Opening, window } from './openings.ts';
import { awning } from './outworks.ts';
import { GOLD, STONE, STONE_SHADE, WOOD, WOOD_LIGHT } from './palette.ts';
import { dryingLines, forge, gable, lantern, sails, still } from './shop-crowns.ts';

const KIND: Record<Trade, Opening> = {
  anvil: 'rect',
  gem: 'ogee',
  wheat: 'round',
  mortar: 'ogee',
  cloth: 'round',
};

const WIDE = 12.6;
const DEEP = 7;

export function shopfront(c: Carver, trade: Trade): void {
  const kind = KIND[trade];
  const high = kind === 'rect' ? 1.6 : 2.2;
  const floors: Floor[] = [
    { h: 3.9, plan: 'row', n: 0, window: { kind, w: 1, h: 2 } },
    { h: 3.1, plan: 'row', n: 6, window: { kind, w: 1, h: high, shutters: kind === 'rect' } },
    {
      h: trade === 'gem' || trade === 'mortar' ? 3.3 : 3,
      plan: 'arcade',
      n: kind === 'rect' ? 5 : 6,
      window: { kind: kind === 'rect' ? 'round' : kind, w: 0.95, h: 2.1 },
      balcony: true,
    },
  ];
  const y = house(c, {
    name: '',
    w: WIDE,
    d: DEEP,
    seed: 0,
    noble: true,
    floors,
    merlons: trade === 'gem',
    roof: { steep: 0.46, hip: 1 },
  });
  c.at(0, 0, DEEP / 2, 0, () => {
    // Three bays: open counter, door, open counter.
    for (const x of [-3.9, 3.9]) {
      window(c, x, 1.15, { kind: kind === 'rect' ? 'rect' : 'round', w: 3.6, h: 2.5, frame: 0.22 });
      goods(c, trade, x);
      awning(c, x, 4.15, 4.4, 1.25);
    }
    door(c, kind);
    gable(c, trade, y);
  });
  if (trade === 'anvil') forge(c, y);
  if (trade === 'wheat') sails(c, y);
  if (trade === 'cloth') dryingLines(c, y);
  if (trade === 'mortar') still(c, y);
  if (trade === 'gem') lantern(c, y);
}

function door(c: Carver, kind: Opening): void {
  c.paint(STONE_SHADE).box(0, 0, 0.16, 3, 3.9, 0.36, 'flrt', 0.06);
  c.at(0, 0.1, 0.32, 0, () => {
    window(c, 0, 0.1, {
      kind: kind === 'rect' ? 'round' : kind,
      w: 1.6,
      h: 3,
      frame: 0.2,
      sill: false,
    });
    c.paint(WOOD, ROLE.fixed, 0.08);
    for (const s of [-1, 1]) c.box(s * 0.4, 0.1, 0.06, 0.76, 1.9, 0.08, 'flrt', 0.03);
    c.paint(GOLD);
    for (const s of [-1, 1]) c.box(s * 0.12, 1, 0.14, 0.1, 0.1, 0.06, 'f');
  });
  c.paint(STONE).box(0, 0, 0.6, 2.8, 0.22, 1, 'flrt', 0.05);
}

/** Goods on the counter. */
function goods(c: Carver, trade: Trade, x: number): void {
  c.paint(WOOD_LIGHT).box(x, 0.6, 0.45, 3.9, 0.16, 0.8, 'flrt', 0.03);
  c.paint(WOOD).box(x, 0, 0.4, 3.5, 0.6, 0.5, 'flr');
  const colors: Record<Trade, readonly number[]> = {
    anvil: [0x585c62, 0x7d828a, 0x3e4146],
    gem: [0x2fa36b, 0x3a6fd0, 0xc8324a],
    wheat: [0xe6c15a, 0xd9a93c, 0xf0e0b0],
    mortar: [0xd8642a, 0xe0a526, 0x9a3b26],
    cloth: [0x7a3f9a, 0xc23b5a, 0x2f7fa8],
  };
  // On small machines nobody sees the goods on a counter behind the price slab.
  for (let k = 0; k < (c.rich ? 6 : 0); k++) {
    const color = colors[trade][k % 3];
    c.paint(color, ROLE.fixed, 0.1);
    const px = x - 1.5 + k * 0.6;
    if (trade === 'wheat' || trade === 'mortar')
      c.at(px, 0.76, 0.5, 0, () =>
        c.lathe(
          [
            [0.24, 0],
            [0.28, 0.22],
            [0.05, 0.42],
            [0, 0.42],
          ],
          6,
        ),
      );
    else
      c.box(
        px,
        0.76,
        0.5,
        0.44,
        trade === 'cloth' ? 0.26 + (k % 3) * 0.12 : 0.34,
        0.5,
        'flrt',
        0.07,
      );
  }
}
