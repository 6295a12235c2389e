/** The yield of each building's action (rules, section 2.3). */

import {
  BUILDING_ACTION,
  COMMODITY_CHOICE,
  CONTRACT,
  EXTRA_ACTION,
  LARGE,
  MESSAGE,
  SMALL,
  STARTING_SPACE,
  TRADE,
} from './data.ts';
import { BUILDINGS, type BuildingId } from './map.ts';

export interface Yield {
  /** Kind of the pile that is drawn from, -1 = none, and how many cards. */
  readonly draw: number;
  readonly cards: number;
  /** Ownership markers from the general to the personal supply. */
  readonly markers: number;
  /** The first of two commodities, -1 = none. */
  readonly first: number;
  /** Kind of the tile, -1 = none. */
  readonly tile: number;
  /** Whether a large order may be delivered instead of drawing (GE-708). */
  readonly villa: boolean;
}

const NOTHING: Yield = { draw: -1, cards: 0, markers: 0, first: -1, tile: -1, villa: false };
const draws = (draw: number, cards: number): Yield => ({ ...NOTHING, draw, cards });
const gives = (tile: number): Yield => ({ ...NOTHING, tile });
const stores = (first: number): Yield => ({ ...NOTHING, first });
const VILLA: Yield = { ...draws(CONTRACT, 1), villa: true };

const YIELDS: { readonly [id in BuildingId]: Yield } = {
  guildHall: draws(LARGE, 1), // GE-701
  cityHall: draws(SMALL, 2), // GE-702
  postOffice: draws(MESSAGE, 2), // GE-703
  cathedral: { ...NOTHING, markers: 2 }, // GE-613, GE-704
  // GE-707: two commodities each, in the order of GE-004.
  spices: stores(0),
  metals: stores(2),
  fabric: stores(4),
  drinks: stores(6),
  // GE-705, GE-706
  harbor: gives(COMMODITY_CHOICE),
  coachHouse: gives(STARTING_SPACE),
  park: gives(EXTRA_ACTION),
  inn: gives(TRADE),
  tavern: gives(TRADE),
  palace: gives(BUILDING_ACTION),
  // GE-708
  villaColini: VILLA,
  villaMonetti: VILLA,
  villaRicci: VILLA,
  villaZasteri: VILLA,
};

/** [building] */
export const YIELD: readonly Yield[] = BUILDINGS.map((id) => YIELDS[id]);
