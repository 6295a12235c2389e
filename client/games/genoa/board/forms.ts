/** The forms of this game's pieces. All carved forms are one mesh: one draw call. */

import { type BufferGeometry, CylinderGeometry } from 'three';
import { COMMODITIES } from '../../../../engine/games/genoa/data.ts';
import { flag } from '../../../pieces/cloths.ts';
import { RECIPES, type Recipe, type Recipes } from '../../../pieces/set.ts';
import { GOOD_FORMS } from './forms/goods.ts';
import * as things from './forms/things.ts';

const carved = (geometry: () => BufferGeometry, capacity: number): Recipe => ({
  geometry,
  capacity,
  material: 'carved',
});

/** Radius 1 and height 1, on the ground. */
const coin = (): BufferGeometry => new CylinderGeometry(0.94, 1, 1, 10).translate(0, 0.5, 0);

type Goods = (typeof COMMODITIES)[number];
/** The game has five of each; trays show more, and so do the yields of buildings. */
const goods = Object.fromEntries(
  COMMODITIES.map((good) => [`good:${good}`, carved(GOOD_FORMS[good], 24)]),
) as { readonly [name in `good:${Goods}`]: Recipe };

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
  // Coins are small and many here.
  disc: { ...RECIPES.disc, geometry: coin, capacity: 420 } as Recipe,
  flag: { geometry: flag, material: 'pennant', capacity: 60 } as Recipe,
  ...goods,
  drum: carved(things.drum, 12),
  crown: carved(things.crown, 2),
  roof: carved(things.roof, 2),
  sleeve: carved(things.sleeve, 4),
  hand: carved(things.hand, 4),
  die: carved(things.die, 4),
  medal: carved(things.medal, 2),
  tray: carved(things.tray, 40),
  pin: carved(things.pin, 30),
  token: carved(things.token, 8),
  messenger: carved(things.messenger, 4),
  cart: carved(things.cart, 4),
  lantern: carved(things.lantern, 28),
  pole: carved(things.pole, 20),
  shelf: carved(things.shelf, 20),
} as const satisfies { readonly [form: string]: Recipe };

export type GeForm = keyof typeof OWN;
export const FORMS: Recipes<GeForm> = OWN;
