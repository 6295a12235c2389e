/** The forms of this game's pieces. All carved forms are one mesh: one draw call. */

import type { BufferGeometry } from 'three';
import { RECIPES, type Recipe, type Recipes } from '../../../pieces/set.ts';
import * as things from './forms/things.ts';

const carved = (geometry: () => BufferGeometry, capacity: number): Recipe => ({
  geometry,
  capacity,
  material: 'carved',
});

const { box, card, ink, light, bar, hull } = RECIPES;

export const OWN = {
  box,
  card,
  ink,
  light,
  bar,
  hull,
  disc: { ...RECIPES.disc, geometry: things.coin, capacity: 420 } as Recipe,
  camel: carved(things.camel, 70),
  rider: carved(things.rider, 12),
  pack: carved(things.pack, 12),
  post: carved(things.post, 80),
  /** A planned post. */
  planned: { geometry: things.post, capacity: 12, material: 'ghost' } as Recipe,
  sill: carved(things.sill, 80),
  pepper: carved(things.pepper, 30),
  silk: carved(things.silk, 30),
  gold: carved(things.gold, 30),
  slate: carved(things.slate, 40),
  rod: carved(things.rod, 30),
  recess: carved(things.recess, 60),
  die: carved(things.die, 60),
  door: carved(things.door, 2),
  hourglass: carved(things.hourglass, 2),
} as const satisfies { readonly [form: string]: Recipe };

export type MpForm = keyof typeof OWN;
export const FORMS: Recipes<MpForm> = OWN;
