/** Signs of the game as SVG paths on a field of 24: wares, flags, arts. Even-odd fill. */

import type { Category, Flag, Ware } from '../../../../engine/games/strozzi/data.ts';

/** Three shapes for three wares: chest, bale, jar. */
export const WARE_PATHS: { readonly [ware in Ware]: string } = {
  gold: 'M3 10c0-4 2-6 5-6h8c3 0 5 2 5 6zM3 11.500h7v3h4v-3h7V20H3zM11.200 12h1.600v1.600h-1.600z',
  cloth: 'M3 6h18v12H3zM7 6h1.600v12H7zM15.400 6H17v12h-1.600zM10 3h4v2h-4zM10 19h4v2h-4z',
  grain:
    'M9 2h6v2.500h-1V7c4 1.500 5.500 4 5.500 7.500S17 22 12 22s-7.500-4-7.500-7.500S6 8.500 10 7V4.500H9zM6.500 13h11v1.800h-11z',
};
export const WARE_COLORS: { readonly [ware in Ware]: string } = {
  gold: '#b8862b',
  cloth: '#8c3b52',
  grain: '#7a8a3a',
};
export const SCROLL_PATH =
  'M5 3h11c2 0 3 1 3 3v11h2c0 2.500-1 4-3 4H7c-2 0-3-1.500-3-4h1zM8 7h8v1.600H8zM8 10.500h8v1.600H8zM8 14h5v1.600H8z';

/** A flag with its mark: a chest, +1, a skull. */
export const FLAG_PATHS: { readonly [flag in Flag]: string } = {
  ware: 'M2 2h2v21H2zM5 2h18v14H5zM9 5h10v3H9zM9 9h3.800v1.600h2.400V9H19v4H9z',
  plusOne:
    'M2 2h2v21H2zM5 2h18v14H5zM9.300 5.600h2v2.400h2.400v2h-2.400v2.400h-2V10H6.900V8h2.400zM17 4.500h2.200v9H17V7.300l-1.600.800V5.500z',
  pirate:
    'M2 2h2v21H2zM5 2h18v14H5zM14 4a4 4 0 0 0-2.300 7.300V14h4.600v-2.700A4 4 0 0 0 14 4zM11.800 7.300h1.600V9h-1.600zM14.600 7.300h1.600V9h-1.600z',
};

/** A statue, an armillary sphere, a dome. */
export const ART_PATHS: { readonly [category in Category]: string } = {
  art: 'M12 2a2.600 2.600 0 1 1 0 5.200A2.600 2.600 0 1 1 12 2zM8 8h8l1 6h-2.500L14 19h-4l-.500-5H7zM5 20h14v2H5z',
  science:
    'M12 2a8.500 8.500 0 1 0 0 17 8.500 8.500 0 1 0 0-17zM12 3.800c2 0 3.700 3 3.700 6.700s-1.700 6.700-3.700 6.700-3.700-3-3.700-6.700S10 3.800 12 3.800zM4 9.600h16v1.800H4zM8 20h8v2H8z',
  architecture:
    'M11.200 1h1.600v3C17 5 19.500 8 19.500 12h-15C4.500 8 7 5 11.200 4zM3.500 13h17v2h-17zM5 16h2.500v4H5zM10.700 16h2.600v4h-2.600zM16.500 16H19v4h-2.500zM3 20.500h18V22H3z',
};

export const SHIP_PATH = 'M2 16h20l-3 6H5zM11 2v12H3C4 8 7 4 11 2zM13 4c4 2 7 6 7 10h-7z';
/** A sail, wide enough for a numeral. */
export const SAIL_PATH = 'M2 3q10-2 20 0q2 8 0 17q-10 2-20 0q-2-9 0-17z';
export const LAUREL_PATH =
  'M6 3C2 8 2 15 8 20l1.500-1.500C5.500 15 5 9.500 8 4.500zM18 3c4 5 4 12-2 17l-1.500-1.500C18.500 15 19 9.500 16 4.500zM9 21h6v1.600H9z';
