/** Colours and silhouettes of this game's wares, flags and arts. */

import type { Category, City, Ware } from '../../../../engine/games/strozzi/data.ts';

export const IVORY = 0xf6ecd2;
export const INK = 0x2b2118;
export const WALNUT = 0x4a2f1e;
export const STONE = 0xe9dfc8;
export const STONE_DARK = 0xc9bb9c;
export const GILT = 0xf4c963;
export const SLATE = 0x22303c;

export const WARE_COLOR: { readonly [w in Ware]: number } = {
  gold: 0xe0a81e,
  cloth: 0xb3264a,
  grain: 0xd98546,
};
/** SVG path data in a 24 × 24 box: a chest, a bale, a jar. */
export const WARE_PATHS: { readonly [w in Ware]: string } = {
  gold: 'M3 10.5C3 6 6.5 4 12 4s9 2 9 6.500V21H3zM5.500 10.500h4V13h5v-2.500h4C18.500 7.800 16.500 6.500 12 6.500s-6.500 1.300-6.500 4zM10.800 11.500h2.400v4h-2.400z',
  cloth:
    'M6.500 5h11c3 0 5 3.100 5 7s-2 7-5 7h-11c-3 0-5-3.100-5-7s2-7 5-7zM6.500 7.400c-1.500 0-2.600 2-2.600 4.600s1.100 4.600 2.600 4.600 2.600-2 2.600-4.600-1.100-4.600-2.600-4.600zM12 5h1.800v14H12zM16.600 5h1.800v14h-1.800zM6.500 10c.6 0 1.100.9 1.100 2s-.5 2-1.100 2-1.100-.9-1.100-2 .5-2 1.100-2z',
  grain:
    'M8 2h8v2.200l-1 1v1.600c3.200 1.300 5 4 5 7.200 0 4-2.500 7-5.500 8h-5C6.500 21 4 18 4 14c0-3.200 1.800-5.900 5-7.200V5.200l-1-1zM6.600 13h10.800c-.1-.9-.4-1.700-.8-2.400H7.400c-.4.7-.7 1.500-.8 2.400z',
};
export const SKULL_PATH =
  'M12 1.500c-5 0-8.200 3.300-8.200 7.600 0 2.700 1.300 4.600 3 5.700v2.700h10.400v-2.700c1.700-1.100 3-3 3-5.700 0-4.300-3.200-7.600-8.200-7.600zM8.600 7.300a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 1 1 0-4.600zM15.400 7.300a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 1 1 0-4.600zM12 11.700l1.500 2.600h-3zM1.800 17l9 3.200-9 2.800zM22.200 17v6l-9-2.800z';
export const SCROLL_PATH =
  'M6 2h13c1.700 0 3 1.300 3 3v2h-4v12c0 1.700-1.300 3-3 3H4c-1.700 0-3-1.300-3-3v-2h4V5c0-1.700 0-3 1-3zM8 6.500v1.600h6V6.500zM8 10v1.600h6V10zM8 13.500v1.600h6v-1.600z';
/** A wreath of two branches. */
export const WREATH_PATH =
  'M11 21.500C5.500 20.500 2 16.500 2 11c0-3.300 1.200-6.200 3.300-8.500 1.300 1.400 1.500 2.900.8 4.500 1.800.2 2.800 1.300 2.900 3.200-1 .6-2 .6-3 .2.200 1.200.600 2.300 1.200 3.300 1.400-.9 2.900-.7 4.100.6-.5 1.200-1.400 1.800-2.600 1.900.8.700 1.600 1.200 2.600 1.500zM13 21.500c5.500-1 9-5 9-10.500 0-3.300-1.200-6.200-3.300-8.500-1.300 1.400-1.500 2.900-.8 4.500-1.800.2-2.800 1.300-2.900 3.200 1 .6 2 .6 3 .2-.2 1.200-.6 2.300-1.200 3.300-1.400-.9-2.900-.7-4.100.6.5 1.200 1.400 1.800 2.600 1.900-.8.700-1.600 1.200-2.600 1.500z';
export const CATEGORY_PATHS: { readonly [c in Category]: string } = {
  art: 'M12 1.500a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM8 8.500h8l2.500 5-1.800 1L15.500 12l-.5 6.500h2.500V22h-11v-3.500H9L8.500 12l-1.200 2.500-1.800-1z',
  science:
    'M12 2a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 4a7 7 0 1 1 0 14 7 7 0 1 1 0-14zM4.500 10h15v2h-15zM12 4c2.500 0 4 3.500 4 7s-1.500 7-4 7-4-3.500-4-7 1.500-7 4-7zM12 6c-1.200 0-2 2.500-2 5s.8 5 2 5 2-2.500 2-5-.8-5-2-5zM8 21h8v2H8z',
  architecture:
    'M11 1h2v3.200c4.200 1 6.500 4.800 6.800 9.300H4.200C4.500 9 6.800 5.200 11 4.200zM4 14.500h16v2H4zM5 17.500h14V23h-4.500v-3h-5v3H5z',
};
export const CATEGORY_COLOR: { readonly [c in Category]: number } = {
  art: 0x8e3b6a,
  science: 0x2f5f9a,
  architecture: 0xa8502a,
};

/** The city's own colours, on its signs. */
export const CITY_COLOR: { readonly [c in City]: number } = {
  venice: 0x9a2f3a,
  rome: 0x7a4a8a,
  naples: 0x2f6f9a,
  florence: 0x3f7a4a,
};
/** Colours under which white figures are hard to read get dark ones. */
export const figureOn = (color: string): number => (color === 'yellow' ? INK : 0xffffff);
