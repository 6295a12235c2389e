/** The forms of this game's pieces. All carved ones are one mesh: one draw call. */

import { type BufferGeometry, CylinderGeometry } from 'three';
import {
  BUSINESS,
  BUSINESSES,
  type BusinessId,
  GOODS,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import { flag, sail } from '../../../pieces/cloths.ts';
import { RECIPES, type Recipe, type Recipes } from '../../../pieces/set.ts';
import { corsair, galley, raft } from './forms/afloat.ts';
import * as ashore from './forms/ashore.ts';
import { GOOD_FORMS, LUXURY_FORMS } from './forms/goods.ts';
import { STATUE_FORMS } from './forms/statues.ts';
import { WORKSHOPS } from './forms/workshops.ts';

const carved = (geometry: () => BufferGeometry, capacity: number): Recipe => ({
  geometry,
  capacity,
  material: 'carved',
});

/** Number of tiles of a business: at most so many workshops stand. */
const tilesOf = (id: BusinessId): number => BUSINESS[BUSINESSES.indexOf(id)].tiles;

/** Recipes under names made from a list. */
const each = <K extends string, P extends string>(
  prefix: P,
  names: readonly K[],
  recipe: (name: K) => Recipe,
): { readonly [name in `${P}:${K}`]: Recipe } =>
  Object.fromEntries(names.map((name) => [`${prefix}:${name}`, recipe(name)])) as {
    [name in `${P}:${K}`]: Recipe;
  };

/** Radius 1 and height 1, on the ground. */
const coin = (): BufferGeometry => new CylinderGeometry(0.94, 1, 1, 10).translate(0, 0.5, 0);

export const LUXURIES = ['wagon', 'armour', 'tent', 'clothing', 'gondola'] as const;
const NUMBERS = ['0', '1', '2', '3', '4', '5'] as const;
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
  // Coins are small here, and many.
  disc: { ...RECIPES.disc, geometry: coin, capacity: 120 } as Recipe,
  sail: { geometry: sail, material: 'face', capacity: 24, shadow: true } as Recipe,
  flag: { geometry: flag, material: 'pennant', capacity: 90 } as Recipe,
  ...each('work', BUSINESSES, (business) => carved(WORKSHOPS[business], tilesOf(business) + 1)),
  ...each('statue', NUMBERS, (k) => carved(STATUE_FORMS[Number(k)], 2)),
  ...each('good', GOODS, (good) => carved(GOOD_FORMS[good], 16)),
  ...each('luxury', LUXURIES, (luxury) => carved(LUXURY_FORMS[luxury], 4)),
  galley: carved(galley, 22),
  corsair: carved(corsair, 2),
  raft: carved(raft, 6),
  stall: carved(ashore.stall, 7),
  canopy: carved(ashore.canopy, 7),
  canopyWhite: carved(ashore.canopyWhite, 7),
  pitch: carved(ashore.pitch, 8),
  skullLantern: carved(ashore.skullLantern, 2),
  seal: carved(ashore.seal, 6),
  lotWall: carved(ashore.lotWall, 110),
  yard: carved(ashore.yard, 22),
  favour: carved(ashore.favour, 28),
  post: carved(ashore.post, 60),
  pole: carved(ashore.bannerPole, 20),
  clutter: carved(ashore.clutter, 20),
  plinth: carved(ashore.plinth, 7),
} as const satisfies { readonly [form: string]: Recipe };

export type PvForm = keyof typeof OWN;
export const FORMS: Recipes<PvForm> = OWN;
export type Luxury = (typeof LUXURIES)[number];
