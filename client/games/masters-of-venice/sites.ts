/** Sites of the city whose names depend on a place or a resource of the game. */

import type { Location, Resource, Shop } from '../../../engine/games/masters-of-venice/data.ts';

/** The landmark for a place of several sites: its middle one. */
const MIDDLE: { readonly [location: string]: string } = { docks: 'dock2', shops: 'miller' };

/** The landmark of a place of the game. */
export const landmarkOf = (location: Location): string => MIDDLE[location] ?? location;

/** The landmark of each resource's price. */
const LADDERS: { readonly [R in Resource]: string } = {
  iron: 'blacksmith',
  gems: 'jeweler',
  grain: 'miller',
  spice: 'spiceShop',
  fabric: 'tailor',
  lumber: 'guildHall',
};

/** The landmark of a resource's price, or of a shop's share and orders. */
export const ladderOf = (id: Resource | Shop): string => LADDERS[id as Resource] ?? id;
