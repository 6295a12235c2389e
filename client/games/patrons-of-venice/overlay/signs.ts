/** Signs of the game as SVG paths on a field of 24: goods, workshops, seals. Even-odd fill. */

import type {
  BusinessId,
  Card,
  Good,
  LeadAction,
} from '../../../../engine/games/patrons-of-venice/data.ts';

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const discs = (r: number, ...at: readonly (readonly [number, number])[]): string =>
  at.map(([x, y]) => disc(x, y, r)).join('');

const CLOTH = `${discs(6, [7, 7.5])}${discs(3.8, [7, 7.5])}${discs(1.6, [7, 7.5])}M14.500 1.500h8.500v18c-3-1.500-6 3-9.500 1.500-3 .500-6 2-9 .5v-6.500c4 .5 7-1 8.500-4z`;
const CANVAS =
  'M2 2h20v2H2zM3.500 5h17c-1.500 4.500-1.500 8 .5 13-6-2.500-12-2.500-18 0 2-5 2-8.500.500-13zM11.300 5h1.400v11.200h-1.400zM5 10h14v1.200H5zM11 18h2v5h-2z';

/** Ten goods and the black flag: log ends, fleece, rope, reel, anvil, ear, goblet, sack, bale, sail. */
export const GOOD_PATHS: { readonly [good in Card | Good]: string } = {
  lumber:
    discs(5, [6.5, 16.5], [17.5, 16.5], [12, 7]) + discs(2.2, [6.5, 16.5], [17.5, 16.5], [12, 7]),
  wool: 'M7 6a3.500 3.500 0 0 1 6-1.500A3.500 3.500 0 0 1 18.500 7a3.700 3.700 0 0 1 1 7A3.500 3.500 0 0 1 15 17.500a4 4 0 0 1-6.500 0A3.700 3.700 0 0 1 4 13.500l-2.500 1V9.500L4 8.500A3.500 3.500 0 0 1 7 6zM8 18.500h2V23H8zM14 18.500h2V23h-2zM3.200 10.500h1.500V12H3.200z',
  hemp:
    disc(11, 11, 9) +
    disc(11, 11, 7.4) +
    disc(11, 11, 5.8) +
    disc(11, 11, 4.2) +
    'M15 19.500c3 .5 5-.5 6.500-3l1.500 1c-2 4-5 5.200-9 4.200z',
  silk: 'M5 2h14v3H5zM5 19h14v3H5zM7 6h10v12H7zM7 8l10 1.500v1.500L7 9.500zM7 12l10 1.500V15L7 13.500z',
  iron: 'M1 6h6v-1.500h16c0 4.500-3 6.500-7.500 7v3.500H18v2h2.500V20h-15v-3H8v-2h2v-4.500C5 10 2 9 1 6z',
  grain:
    'M11.200 10h1.600v13h-1.600zM12 1c2 2 2 5 0 7-2-2-2-5 0-7zM11 9.500C8 9.500 6 8 5.500 5 8.500 5 10.500 6.500 11 9.500zM13 9.500c.500-3 2.500-4.500 5.500-4.500-.500 3-2.500 4.500-5.500 4.500zM11 14c-3 0-5-1.500-5.500-4.500 3 0 5 1.500 5.500 4.500zM13 14c.500-3 2.500-4.500 5.500-4.500C18 12.500 16 14 13 14zM11 18.500c-3 0-5-1.500-5.500-4.500 3 0 5 1.500 5.500 4.500zM13 18.500c.500-3 2.500-4.500 5.500-4.500-.500 3-2.500 4.500-5.500 4.500z',
  wine: 'M5.500 2h13c1 7-1 11-5.300 12v5H17v2.500H7V19h3.800v-5C6.500 13 4.500 9 5.500 2zM7.300 4c-.100 1.200 0 2.300.200 3.300h9c.200-1 .300-2.100.200-3.300z',
  pepper:
    'M8.500 2.500 12 4l3.500-1.500L14.500 7h-5zM9 8h6c5 4 6.500 8 6 11-.500 2.500-2 3-9 3s-8.500-.500-9-3c-.500-3 1-7 6-11z' +
    discs(1.3, [12, 12.5], [8.5, 15.5], [15.5, 15.5], [12, 18.5]),
  cloth: CLOTH,
  canvas: CANVAS,
  pirates:
    'M12 2c5 0 8 3.500 8 8 0 2.700-1.200 4.500-3 5.700V19H7v-3.300C5.200 14.500 4 12.700 4 10c0-4.500 3-8 8-8zM8.500 8a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM15.500 8a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM12 12l-1.300 3h2.600zM7 20.500h10V22H7z',
};
export const GOOD_COLORS: { readonly [good in Card | Good]: string } = {
  lumber: '#8a5a34',
  wool: '#8d8a7c',
  hemp: '#9a8b4f',
  silk: '#a5407c',
  iron: '#56616b',
  grain: '#c08a1e',
  wine: '#7b2338',
  pepper: '#3d4a38',
  cloth: '#2f5f9e',
  canvas: '#3f7f77',
  pirates: '#22242b',
};

/** The product of each workshop: bale, sail, wheel, helmet, tent, tunic, gondola. */
export const BUSINESS_PATHS: { readonly [business in BusinessId]: string } = {
  draper: CLOTH,
  canvaser: CANVAS,
  wainwright:
    disc(12, 12, 10.5) +
    disc(12, 12, 8.3) +
    'M11 4h2v5.600l4-4 1.400 1.400-4 4H20v2h-5.600l4 4-1.400 1.400-4-4V20h-2v-5.600l-4 4L5.600 17l4-4H4v-2h5.600l-4-4L7 5.600l4 4z',
  armourer:
    'M12 1.500c5.500 0 8.500 4 8.500 9.500v8.500L14 22v-9h3.500v-2h-11v2H10v9l-6.500-2.500V11c0-5.500 3-9.500 8.500-9.500zM11.300 3.500h1.400V9h-1.400z',
  tentmaker:
    'M11.300 1h1.400v2.500L23 20.500h-4.500L12 8 5.500 20.500H1L11.300 3.500zM12 11l5 9.500h-3.800L12 17l-1.200 3.500H7z',
  tailor:
    'M8 2h2.200a2 2 0 0 0 3.600 0H16l6 4.500-2.500 4.500L17 9.500 18.500 22h-13L7 9.500 4.500 11 2 6.500zM8.800 12.500h6.400v1.600H8.800z',
  gondolaMaker:
    'M.5 4h3v5.500c2 4 5.500 5.500 9.500 5.500 4.500 0 8-1.500 9.500-5.500l1 .4c-1 5.500-4.500 9-11 9S3 16.500 1.800 10.500H.5V9h1.200V5.500H.5zM9 8c2-2.500 5.500-2.500 7.500 0l.8 4.500H8z',
};

/** The five seals: a cube on a ship, a ship under sail, scales, a house with its banner, a hammer. */
export const SEAL_PATHS: { readonly [action in LeadAction]: string } = {
  reserve:
    'M12 1.500 19 5v7l-7 3.500L5 12V5zM12 3.700 8 5.700l4 2 4-2zM7 7.300v3.500l4 2V9.300zM1.500 17h21l-3 5.500h-15z',
  sail: 'M1.500 17h21l-3 5.500h-15zM11 1.500v13.500H3C4 9 7 4.500 11 1.500zM13 4c4 2 7 6 7.500 11H13z',
  trade:
    'M11.200 1.500h1.600V4H21v1.500L24 13a4 3.500 0 0 1-7.500 0l3-7H12.800v13.500H17V22H7v-2.500h4.200V6H4.500l3 7A4 3.500 0 0 1 0 13l3-7.500V4h8.200zM3.750 8 1.800 12.500h3.900zM20.250 8l-1.950 4.500h3.900z',
  sponsor: 'M2 12 11 4.500V1h8v5h-6L22 12v1.500h-2V22h-6v-6h-4v6H4v-8.500H2z',
  produce:
    'M3.500 5 9 1.500l7.500 7-2.200 2.300-2.300-2L5 21.500 2 19l7.500-12.500L8 5.500 5 8zM19.500 8l1 2.700L23 12l-2.500 1.300-1 2.700-1-2.700L16 12l2.500-1.300zM15.500 15.500l.8 2 2.200 1-2.200 1-.800 2-.800-2-2.200-1 2.200-1z',
};

/** A figure on its plinth. */
export const STATUE_PATH =
  'M12 1a2.500 2.500 0 1 1 0 5 2.500 2.500 0 1 1 0-5zM9 7h5l5.500-4 1.200 1.500L15.500 9v3l1 5h-9l1-5V9.500L6.500 12 5 11zM6 18h12v2H6zM4 21h16v2.500H4z';
/** A rosette with ribbons. */
export const FAVOUR_PATH =
  'M12 1l2.300 1.700 2.800-.300 1.100 2.600 2.600 1.100-.300 2.800L22 11l-1.700 2.300.3 1.200-5.100 1.500L18 23l-3-1-1.500 2L12 18l-1.500 6L9 22l-3 1 2.500-7L3.400 14.500l.3-1.200L2 11l1.500-2.100-.300-2.800 2.600-1.100 1.100-2.600 2.800.300zM12 6.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 1 0 0-9z';
/** A house that stands. */
export const HOUSE_PATH = 'M12 2 23 11h-3v11h-5.500v-7h-5v7H4V11H1z';
