/**
 * The map as a diagram for small screens: 22 sites of one size, each tied to its campi. Units are
 * sites; x goes east, y south, as on the map, but nothing is to scale.
 */

import type { CampoId, SiteId } from '../../../engine/games/patrons-of-venice/map.ts';
import type { Spot } from '../../table/panels/Choices.tsx';

export const WIDTH = 8;
export const HEIGHT = 8.75;
/** A site's width and height, with the room around it. */
export const SITE_SIZE = 0.98;

export type Point = readonly [x: number, y: number];

/** Centres of the sites. */
export const SITE_AT: { readonly [site in SiteId]: Point } = {
  B01: [0.55, 2.85],
  B02: [1.75, 3.85],
  B03: [1.75, 4.93],
  B04: [1.46, 6.02],
  B05: [2.35, 2.8],
  B06: [3.6, 2.75],
  B07: [4.4, 3.85],
  B08: [4.4, 4.93],
  B09: [2.0, 0.5],
  B10: [0.7, 1.65],
  B11: [3.3, 1.65],
  B12: [0.48, 6.02],
  B13: [0.48, 7.1],
  B14: [2.87, 7.1],
  B15: [3.3, 6.02],
  B16: [3.9, 8.24],
  B17: [4.93, 7.1],
  B18: [6.13, 8.24],
  B19: [6.3, 5.98],
  B20: [6.45, 3.4],
  B21: [7.5, 4.6],
  B22: [7.3, 5.85],
};

/** Centre and size of each campo. */
export const CAMPO_AT: { readonly [campo in CampoId]: readonly [...Point, ...Point] } = {
  FRARI: [0.6, 4.4, 1, 1.3],
  POLO: [3.07, 4.4, 1.4, 1.3],
  ORIO: [2, 1.65, 1.4, 1.15],
  MARG: [1.67, 7.1, 1.34, 1.15],
  STEF: [3.9, 7.1, 0.98, 1.15],
  BART: [6.13, 7.1, 1.34, 1.15],
  FORM: [6.45, 4.6, 1, 1.3],
};

/** A box of the diagram in parts of its width and height. */
const box = (x: number, y: number, width: number, height: number): Spot => [
  ...([x / WIDTH, y / HEIGHT] as const),
  ...([width / WIDTH, height / HEIGHT] as const),
];

export const siteSpot = (site: SiteId): Spot => box(...SITE_AT[site], SITE_SIZE, SITE_SIZE);
export const campoSpot = (campo: CampoId): Spot => box(...CAMPO_AT[campo]);
