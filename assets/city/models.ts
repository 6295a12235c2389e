/** Every model of the city's kit, carved in full or plainly. */

import { boat, gondola, gondolier, oar } from './boats.ts';
import { bridge } from './bridges.ts';
import { Carver, type Model } from './carver.ts';
import { campanile, church } from './church.ts';
import { hall, loggia, market } from './halls.ts';
import { bollard, crane, dock, jetty, office, waterSteps } from './harbour.ts';
import { house } from './house.ts';
import { HOUSES } from './houses.ts';
import { farTown, sandbank, sanGiorgio } from './lagoon.ts';
import { crates, cypress, islet, lamp, laundry, monument, tree, well } from './props.ts';
import { rialto } from './rialto.ts';
import { altana, altanaGreen, chimneyBell, chimneyHouse, chimneyTwin, dormer } from './rooftops.ts';
import { bricola, ship, stripedPole } from './ships.ts';
import { shopfront } from './shops.ts';

/** Models on the ground take shade from it; those in the air or on water do not. */
export interface Recipe {
  readonly name: string;
  readonly carve: (c: Carver) => void;
  readonly afloat?: boolean;
}

export const RECIPES: readonly Recipe[] = [
  ...HOUSES.map((h) => ({ name: h.name, carve: (c: Carver) => void house(c, h) })),
  { name: 'chimney-bell', carve: chimneyBell, afloat: true },
  { name: 'chimney-house', carve: chimneyHouse, afloat: true },
  { name: 'chimney-twin', carve: chimneyTwin, afloat: true },
  { name: 'altana', carve: altana, afloat: true },
  { name: 'altana-green', carve: altanaGreen, afloat: true },
  { name: 'dormer', carve: dormer, afloat: true },
  { name: 'church', carve: church },
  { name: 'campanile', carve: campanile },
  { name: 'hall', carve: hall },
  { name: 'loggia', carve: loggia },
  { name: 'market', carve: market },
  { name: 'office', carve: office },
  { name: 'crane', carve: crane },
  { name: 'dock', carve: dock },
  { name: 'shop-anvil', carve: (c) => shopfront(c, 'anvil') },
  { name: 'shop-gem', carve: (c) => shopfront(c, 'gem') },
  { name: 'shop-wheat', carve: (c) => shopfront(c, 'wheat') },
  { name: 'shop-mortar', carve: (c) => shopfront(c, 'mortar') },
  { name: 'shop-cloth', carve: (c) => shopfront(c, 'cloth') },
  {
    name: 'bridge-grand',
    carve: rialto,
    afloat: true,
  },
  {
    name: 'bridge-wide',
    carve: (c) => bridge(c, { span: 9, width: 3.4, rise: 2.3 }),
    afloat: true,
  },
  {
    name: 'bridge-small',
    carve: (c) => bridge(c, { span: 4.1, width: 2.6, rise: 1.2 }),
    afloat: true,
  },
  { name: 'gondola', carve: gondola, afloat: true },
  { name: 'gondolier', carve: gondolier, afloat: true },
  { name: 'oar', carve: oar, afloat: true },
  { name: 'ship', carve: ship, afloat: true },
  { name: 'boat', carve: boat, afloat: true },
  { name: 'bricola', carve: bricola, afloat: true },
  { name: 'pole', carve: stripedPole, afloat: true },
  { name: 'tree', carve: tree },
  { name: 'cypress', carve: cypress },
  { name: 'well', carve: well },
  { name: 'lamp', carve: lamp },
  { name: 'column', carve: monument },
  { name: 'crates', carve: crates },
  { name: 'laundry', carve: laundry },
  { name: 'islet', carve: islet },
  { name: 'san-giorgio', carve: sanGiorgio },
  { name: 'far-town', carve: farTown },
  { name: 'sandbank', carve: sandbank },
  { name: 'steps', carve: waterSteps, afloat: true },
  { name: 'jetty', carve: jetty, afloat: true },
  { name: 'bollard', carve: bollard },
];

export function carveModel(recipe: Recipe, rich: boolean): Model {
  const seed = [...recipe.name].reduce((sum, ch) => sum * 31 + ch.charCodeAt(0), 7);
  const c = new Carver(seed, rich);
  recipe.carve(c);
  return c.finish(recipe.name);
}
