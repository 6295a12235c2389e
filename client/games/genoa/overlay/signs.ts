/** Signs of the game as SVG paths on a field of 24: goods, tiles, cards, markers. Even-odd fill. */

import type { Commodity, Kind, Tile } from '../../../../engine/games/genoa/data.ts';

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const discs = (r: number, ...at: readonly (readonly [number, number])[]): string =>
  at.map(([x, y]) => disc(x, y, r)).join('');

/** A sack of corns, a crocus, bars, a kettle, folded cloth, a bolt, a tankard, an amphora. */
export const COMMODITY_PATHS: { readonly [good in Commodity]: string } = {
  pepper:
    'M8.500 2.500 12 4l3.500-1.500L14.500 7h-5zM9 8h6c5 4 6.500 8 6 11-.500 2.500-2 3-9 3s-8.500-.500-9-3c-.500-3 1-7 6-11z' +
    discs(1.3, [12, 12.5], [8.5, 15.5], [15.5, 15.5], [12, 18.5]),
  saffron:
    'M12 1c2.500 3 3 6 1.500 10C16 7 19 5 22.500 5c0 6-3.500 10-9 11v7h-3v-7c-5.500-1-9-5-9-11C5 5 8 7 10.500 11 9 7 9.500 4 12 1z',
  silver: 'M8 3h8l2 7H6zM2.500 12h8l2 8H.500zM13.500 12h8l2 8h-12z',
  copper:
    'M11 1h2v2h2.500v2H13c5 1 8 4 8 9 0 4-2 6.500-4 8H7c-2-1.500-4-4-4-8 0-5 3-8 8-9H8.500V3H11zM5 13h14v2H5zM0 9h3v5H1.500z',
  linen:
    'M2 5.500 5 3h17v4l-3 2.500H2zM2 11h17l3-2.500V13l-3 2.500H2zM2 17h17l3-2.500V19l-3 2.500H2z',
  silk: 'M5 2h14v3H5zM5 19h14v3H5zM7 6h10v12H7zM7 8l10 1.500v1.500L7 9.500zM7 12l10 1.500V15L7 13.500z',
  ale: 'M3 7c0-3 3-4.500 5-3.500C9.500 1 14 1 15 4c2 0 3 1.500 2.500 3.500L17 9h2c2.500 0 4 1.500 4 4v3c0 2.500-1.500 4-4 4h-2v3H3zM17 11.500v6h1.500c1.200 0 2-.800 2-2v-2c0-1.200-.800-2-2-2zM6 10v10h2V10zM11.500 10v10h2V10z',
  wine: 'M9 1h6v2h-1v4c4.500 1.500 6 4.500 5.500 8-.500 3.500-3 6-4.500 6.500V23H9v-1.500C7.500 21 5 18.500 4.500 15 4 11.500 5.500 8.500 10 7V3H9zM6.800 12.500h10.400v2H6.800z',
};
export const COMMODITY_COLORS: { readonly [good in Commodity]: string } = {
  pepper: '#3d3a36',
  saffron: '#d9741a',
  silver: '#7d8c9c',
  copper: '#b35c30',
  linen: '#5f86a8',
  silk: '#a5307c',
  ale: '#a8782a',
  wine: '#7b1f38',
};

/** A tower, a second hand, an open basket, two arrows, a house with an arrow. */
export const TILE_PATHS: { readonly [tile in Tile]: string } = {
  startingSpace:
    'M4 2h3.500v3H10V2h4v3h2.500V2H20v7l-2 1.500V18l2 2v2H4v-2l2-2v-7.500L4 9zM10.500 22v-4a1.500 1.500 0 0 1 3 0v4z',
  extraAction:
    'M12 1a11 11 0 1 1 0 22 11 11 0 1 1 0-22zM10.400 5v5.400H5v3.200h5.400V19h3.200v-5.400H19v-3.200h-5.400V5z',
  commodityChoice:
    'M1 10h22l-3 12H4zM4 9c0-5 3.500-8 8-8s8 3 8 8h-2.500c0-3.500-2.300-5.500-5.500-5.500S6.500 5.500 6.500 9zM6 13l1 6h2l-.500-6zM11 13v6h2v-6zM15.500 13l-.500 6h2l1-6z',
  trade11: 'M2 7h13V3l8 6-8 6v-4H2zM22 17H9v-4l-8 5.500L9 23v-3h13z',
  buildingAction: 'M12 1l11 9h-3v13h-6v-7h-4v7H4V10H1zM12 6.500l-3.500 4h2.300v3h2.400v-3h2.300z',
};
export const TILE_COLORS: { readonly [tile in Tile]: string } = {
  startingSpace: '#4a5a78',
  extraAction: '#2f7a4a',
  commodityChoice: '#a3641e',
  trade11: '#7a3a86',
  buildingAction: '#a3302c',
};

/** A cart, a hand barrow with one crate, a sealed letter, a charter with its seal. */
export const KIND_PATHS: { readonly [kind in Kind]: string } = {
  LO: `M1 4h3l1 3h18l-2 9H7L4.500 6H1zM9 9v4.500h3V9zM14 9v4.500h4.500l1-4.500z${discs(2.5, [9, 20], [18, 20])}`,
  SO: 'M5 8l7-4 7 4v9l-7 4-7-4zM7.500 9.500v6l3.500 2v-6zM12 6.300 8.700 8.200l3.300 1.900 3.300-1.900z',
  MS: 'M1.500 5h21v14.500h-21zM4 7.300l8 6 8-6zM3.600 9.500v7.800h16.800V9.500L12 15.800z',
  CT: 'M4 1.500h16V16h-3.500v7L14 21l-2.500 2v-7H4zM7 5v1.800h10V5zM7 9v1.800h10V9zM7 12.800v1.400h5v-1.400z',
};
export const KIND_COLORS: { readonly [kind in Kind]: string } = {
  LO: '#8c2f39',
  SO: '#2e5f8a',
  MS: '#4d7a3a',
  CT: '#6a4a8a',
};

/** An ownership marker, the tower, a ducat, two hands that meet. */
export const MARKER_PATH = 'M4 1h3v22H4zM8.500 2H22l-4 5.500 4 5.500H8.500z';
export const TOWER_PATH =
  'M5 1h3v2h2.500V1h3v2H16V1h3v6l-1.500 1v3h-11V8L5 7zM6.500 12.500h11V17h-11zM5.500 18.500h13V23h-13z';
export const DUCAT_PATH = `${disc(12, 12, 11)}${disc(12, 12, 8.8)}${disc(12, 12, 7.6)}`;
export const HANDS_PATH =
  'M1 6l5-1.500L12 7l6-2.500L23 6v9.500l-3 .500-6 5.500c-1 .900-2.200.900-3.200 0L4 16l-3-.500zM4 8v5.500l2.200.500 6.300 5.300 1-.900-3.700-3.600 1.400-1.400 3.700 3.600 1.200-1.100-3.700-3.700 1.400-1.400 3.700 3.700 1.300-1.200-4.800-4.700-3.400 2.300c-2 .900-3.200-1.100-2-2.700l1.700-1.600L6 6.900z';
