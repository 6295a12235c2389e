/** The forms of this game's pieces: y upwards, standing on the ground, small and painted. */

import {
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { bevelBox } from '../../../pieces/bevel.ts';
import { flag, sail } from '../../../pieces/cloths.ts';
import { Parts, turned } from '../../../pieces/forms.ts';
import { RECIPES, type Recipe, type Recipes } from '../../../pieces/set.ts';
import { architecture, art, niche, science } from './art-forms.ts';
import { craneForm } from './crane-form.ts';
import { ship } from './ship-form.ts';

const GOLD = 0xf2bf3a;
const GILT = 0xe6b43c;
const WOOD = 0x7a4a28;
const IRON = 0x3a3f48;
const SKIN = 0xe3b58c;
const WHITE = 0xffffff;

/** A chest of gold, open, full to the brim. Wares are about 1.2 wide. */
function gold(): BufferGeometry {
  const parts = new Parts()
    .add(bevelBox(0.05, 1.24, 0.62, 0.86), WOOD, 0, 0.31, 0)
    .add(bevelBox(0.04, 1.3, 0.12, 0.92), GILT, 0, 0.6, 0);
  for (const x of [-0.42, 0.42]) parts.add(bevelBox(0.02, 0.14, 0.64, 0.92), IRON, x, 0.32, 0);
  parts.add(new SphereGeometry(0.5, 10, 5, 0, 6.3, 0, 1.5), GOLD, 0, 0.46, 0);
  for (let k = 0; k < 6; k++) {
    const a = k * 2.4;
    const coin = new CylinderGeometry(0.17, 0.17, 0.07, 8);
    parts.add(
      coin,
      0xffdc6a,
      Math.cos(a) * 0.36,
      0.78 + 0.08 * Math.sin(k * 3),
      Math.sin(a) * 0.22,
      [0.5, a, 0.3],
    );
  }
  return parts.add(bevelBox(0.05, 1.24, 0.16, 0.86), WOOD, 0, 1.0, -0.5, [1.1, 0, 0]).build();
}

/** A bale of cloth: a roll of crimson, tied twice, its end a spiral. */
function cloth(): BufferGeometry {
  const lying: [number, number, number] = [0, 0, Math.PI / 2];
  const parts = new Parts()
    .add(new CylinderGeometry(0.46, 0.46, 1.24, 12), 0xb3264a, 0, 0.46, 0, lying)
    .add(new CylinderGeometry(0.42, 0.42, 1.3, 12), 0xf0d2d8, 0, 0.46, 0, lying)
    .add(new CylinderGeometry(0.26, 0.26, 1.34, 10), 0xb3264a, 0, 0.46, 0, lying)
    .add(new CylinderGeometry(0.12, 0.12, 1.38, 8), 0xf0d2d8, 0, 0.46, 0, lying);
  for (const x of [-0.3, 0.3]) {
    parts.add(new CylinderGeometry(0.49, 0.49, 0.12, 12), 0xf3e4b4, x, 0.46, 0, lying);
  }
  return parts.add(bevelBox(0.04, 1.1, 0.1, 0.62), 0xb3264a, 0, 0.06, 0.32).build();
}

/** A jar of grain: a round belly, two handles, heaped to its rim. */
function grain(): BufferGeometry {
  const parts = new Parts()
    .add(
      turned(
        [
          0, 0, 0.26, 0, 0.5, 0.36, 0.54, 0.66, 0.4, 0.96, 0.24, 1.08, 0.34, 1.22, 0.3, 1.24, 0,
          1.2,
        ],
        12,
      ),
      0xd98546,
    )
    .add(new SphereGeometry(0.28, 8, 4, 0, 6.3, 0, 1.5), 0xf3dc7c, 0, 1.18, 0)
    .add(new CylinderGeometry(0.545, 0.545, 0.12, 12), 0x7a3f1e, 0, 0.6, 0);
  for (const side of [-1, 1]) {
    parts.add(new TorusGeometry(0.2, 0.06, 5, 8, 3.6), 0xc4702f, side * 0.42, 0.98, 0, [
      0,
      0,
      side > 0 ? -1.8 : 1.4,
    ]);
  }
  return parts.build();
}

/** A scroll with its seal, upright. */
const scroll = (): BufferGeometry =>
  new Parts()
    .add(bevelBox(0.03, 0.86, 1.1, 0.1), 0xf3dfae, 0, 0.62, 0)
    .add(new CylinderGeometry(0.13, 0.13, 1.04, 8), 0xc89a54, 0, 1.18, 0, [0, 0, Math.PI / 2])
    .add(new CylinderGeometry(0.13, 0.13, 1.04, 8), 0xc89a54, 0, 0.08, 0, [0, 0, Math.PI / 2])
    .add(new CylinderGeometry(0.2, 0.2, 0.1, 10), 0xb02a24, 0.16, 0.34, 0.1, [Math.PI / 2, 0, 0])
    .add(bevelBox(0.01, 0.56, 0.07, 0.02), 0x6b4a2a, 0, 0.92, 0.06)
    .add(bevelBox(0.01, 0.56, 0.07, 0.02), 0x6b4a2a, 0, 0.74, 0.06)
    .build();

/** A golden angel with a trumpet at the prow: promotion. */
const figurehead = (): BufferGeometry =>
  new Parts()
    .add(turned([0, 0, 0.42, 0.04, 0.34, 0.6, 0.2, 1.1, 0.26, 1.4, 0, 1.5], 9), GOLD)
    .add(new SphereGeometry(0.24, 9, 7), 0xffd766, 0, 1.68, 0)
    .add(new ConeGeometry(0.16, 1, 8), 0xffd766, 0.6, 1.72, 0, [0, 0, 1.5])
    .add(bevelBox(0.05, 0.95, 0.85, 0.12), GILT, -0.48, 1.3, 0.26, [0.3, 0.5, 0.5])
    .add(bevelBox(0.05, 0.95, 0.85, 0.12), GILT, -0.48, 1.3, -0.26, [-0.3, -0.5, 0.5])
    .build();

/** A banner bearer: a cloak in the house's colour, a page's hat, a pole with a crossbar. */
const bearer = (): BufferGeometry =>
  new Parts()
    .add(turned([0, 0, 0.62, 0, 0.64, 0.12, 0.48, 0.5, 0.32, 1.1, 0.36, 1.3, 0, 1.4], 9), WHITE)
    .add(new SphereGeometry(0.27, 8, 4), SKIN, 0, 1.62, 0)
    .add(new CylinderGeometry(0.36, 0.3, 0.2, 9), WHITE, 0, 1.82, 0)
    .add(new CylinderGeometry(0.055, 0.055, 3.7, 4, 1, true), WOOD, 0.42, 1.85, 0.1)
    .add(new CylinderGeometry(0.05, 0.05, 1.62, 4), WOOD, 0.42, 3.6, 0.12, [0, 0, Math.PI / 2])
    .add(new SphereGeometry(0.12, 5, 3), GILT, 0.42, 3.76, 0.1)
    .build();

/** Leaves of laurel in a ring. */
function laurel(): BufferGeometry {
  const parts = new Parts().add(new TorusGeometry(0.62, 0.07, 3, 16), 0x2f7a34, 0, 0, 0, [
    Math.PI / 2,
    0,
    0,
  ]);
  for (let k = 0; k < 14; k++) {
    const a = (k / 14) * Math.PI * 2;
    const leaf = new ConeGeometry(0.15, 0.42, 4, 1, true);
    parts.add(
      leaf,
      k % 2 === 0 ? 0x4fae4a : 0xe8c64c,
      Math.cos(a) * 0.66,
      0.06,
      Math.sin(a) * 0.66,
      [0.9, -a, 0.5],
    );
  }
  return parts.build();
}

/** A lantern with its iron cage, hung at its top; the glass takes the colour. */
const lantern = (): BufferGeometry =>
  new Parts()
    .add(new CylinderGeometry(0.62, 0.44, 1.3, 6), WHITE, 0, 0, 0)
    .add(new ConeGeometry(0.8, 0.62, 6), 0x5a4630, 0, 0.95, 0)
    .add(new CylinderGeometry(0.5, 0.5, 0.14, 6), 0x5a4630, 0, -0.7, 0)
    .add(new SphereGeometry(0.16, 6, 5), GILT, 0, 1.36, 0)
    .build();

/** A bare pole of 4.2 with a gilded knob: for flags, and for the lantern. */
const pole = (): BufferGeometry =>
  new Parts()
    .add(new CylinderGeometry(0.1, 0.14, 4.2, 6, 1, true), 0x6d4425, 0, 2.1, 0)
    .add(new SphereGeometry(0.26, 6, 3), GILT, 0, 4.24, 0)
    .build();

/** Coins are small here, and many: ten sides, and nothing beneath. */
const coin = (): BufferGeometry => turned([1, 0, 1, 0.88, 0.95, 1, 0.86, 1, 0.84, 0.9, 0, 0.9], 10);

const painted = (geometry: () => BufferGeometry, capacity: number, shadow = true): Recipe => ({
  geometry,
  capacity,
  shadow,
  material: 'painted',
});

const { box, card, ink, light, bar, hull, chest, lid } = RECIPES;

export const OWN = {
  box,
  card,
  ink,
  light,
  bar,
  hull,
  chest,
  lid,
  disc: { ...RECIPES.disc, geometry: coin } as Recipe,
  pole: painted(pole, 24),
  ship: painted(ship, 20),
  sail: { geometry: sail, material: 'face', capacity: 20, shadow: true } as Recipe,
  flag: { geometry: flag, material: 'pennant', capacity: 60 } as Recipe,
  gold: painted(gold, 24),
  cloth: painted(cloth, 24),
  grain: painted(grain, 24),
  scroll: painted(scroll, 12),
  figurehead: painted(figurehead, 20, false),
  bearer: painted(bearer, 28),
  laurel: painted(laurel, 6, false),
  art: painted(art, 24),
  science: painted(science, 24),
  architecture: painted(architecture, 24),
  niche: painted(niche, 18),
  lantern: painted(lantern, 8, false),
  crane: painted(craneForm, 3),
} as const satisfies { readonly [form: string]: Recipe };

export type StForm = keyof typeof OWN;
export const FORMS: Recipes<StForm> = OWN;
