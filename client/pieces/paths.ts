/**
 * Silhouettes as SVG path data in a 24 × 24 box: cubes, plates, cards and panels use the same
 * shape, so that colour is never the only difference.
 */

import { COLORS, type Color, type ColorLook, LOOKS } from '../../engine/core/colors.ts';

/** Goods and trades. Even-odd fill: inner outlines are holes. */
export const ICON_PATHS = {
  anvil: 'M1.5 7.5h5V6h16v2.6c-3.4.4-5.6 2-6 4.6v1.6h2.7V19H7v-4.2h2.6v-1.4C5.4 13 2.6 11 1.5 7.5z',
  gem: 'M6.5 3.5h11L22.5 10 12 21.5 1.5 10zM7.6 5.4 5 9.2h3.6zM12 5.4 9.6 9.2h4.8zM16.4 5.4 15.4 9.2H19zM5.8 11l4.4 5.4L8.6 11zM18.2 11h-2.8l-1.6 5.4z',
  wheat:
    'M11.2 22V9.5h1.6V22zM12 1c1.9 1.7 2.3 3.6 0 6-2.3-2.4-1.9-4.3 0-6zM10.8 11.4C7.4 11.6 6 10 6.2 6.6c3.3.2 4.7 1.6 4.6 4.8zM13.2 11.4c3.4.2 4.8-1.4 4.6-4.8-3.3.2-4.7 1.6-4.6 4.8zM10.8 16.4C7.4 16.6 6 15 6.2 11.6c3.3.2 4.7 1.6 4.6 4.8zM13.2 16.4c3.4.2 4.8-1.4 4.6-4.8-3.3.2-4.7 1.6-4.6 4.8z',
  mortar:
    'M3 10.5h18c0 5-2 7.3-5 8.5v1.2h2V22H6v-1.8h2V19c-3-1.2-5-3.5-5-8.5zM12.4 9.2 17.6.9l2.6 1.7-4.2 6.6z',
  cloth:
    'M3 5.2C3 3.3 6.8 2.5 12 2.5s9 .800 9 2.7v12.6c0 1-.800 1.8-2.2 2.2V8.3C17 9 14.8 9.2 12 9.2S3 8.2 3 6.4zM3 9c2 1.3 5 1.8 9 1.8 1.9 0 3.6-.1 5-.4v10.8c-1.5.3-3.2.4-5 .4-5.2 0-9-.900-9-2.8zM12 4.1c-3.3 0-5.4.4-6.4 1.1 1 .700 3.1 1.1 6.4 1.1s5.4-.4 6.4-1.1c-1-.700-3.1-1.1-6.4-1.1z',
  log: 'M7 12.5a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM7 15a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5zM17 12.5a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM17 15a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5zM12 2.5a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM12 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z',
  anchor:
    'M10.9 8.9a3.8 3.8 0 1 1 2.2 0v2h4v2h-4v6.6c2.8-.4 4.7-2 5.2-4.2l-1.7.6 2.3-4.6 3 4.2-1.7-.3C19.7 19.6 16.6 22 12 22s-7.7-2.4-8.2-6.8l-1.7.3 3-4.2 2.3 4.6-1.7-.6c.5 2.2 2.4 3.8 5.2 4.2v-6.6h-4v-2h4zM12 3.8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 1 0 0-3z',
  letter: 'M2 5h20v14H2zM3.8 6.8 12 12.6l8.2-5.8zM3.8 8.9v8.3h16.4V8.9L12 14.7z',
  slip: 'M5 2h14v20l-2.3-1.6L14.3 22 12 20.4 9.7 22l-2.4-1.6L5 22zM8 6v1.7h8V6zM8 10v1.7h8V10zM8 14v1.7h5V14z',
  share:
    'M2 4h20v16H2zM4 6v12h16V6zM6.5 8.2h11v1.7h-11zM6.5 11.7h6v1.7h-6zM16 11.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 1 1 0-4.8z',
  star: 'M12 1.5l3.1 7 7.4.8-5.5 5.1 1.6 7.5L12 18.1l-6.6 3.8L7 14.4 1.5 9.3l7.4-.8z',
  check: 'M3 12.5 6 9.3l4 4L18.5 4.5l2.8 3L10 19.5z',
  lock: 'M6 10V7.5a6 6 0 0 1 12 0V10h2v12H4V10zM8.5 10h7V7.5a3.5 3.5 0 0 0-7 0z',
  hammer: 'M3 7.5 8.5 2h8v4.6h-3.3L21.5 17 18 20.8 8.7 10.4 6.5 12.5z',
  crane: 'M5 22V4h2.5L20 8.2V10l-1 .3V15h1.5v5h-6v-5H16v-5.8L9 7v15zM9 2h2v3H9z',
  scales:
    'M11 2h2v2.5l6.5 1.5 3 7c0 2.2-1.7 3.5-3.8 3.5S15 15.2 15 13l2.3-5L13 7v12.5h4V22H7v-2.5h4V7L6.7 8 9 13c0 2.2-1.7 3.5-3.8 3.5S1.5 15.2 1.5 13l3-7L11 4.5z',
  purse:
    'M8 2h8l-1.6 4.2C18.6 8.6 21 12.5 21 16c0 4-3 6-9 6s-9-2-9-6c0-3.5 2.4-7.4 6.6-9.8zM12 10.2a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 1 0 0-8.6zM12 12.2l2.3 2.3-2.3 2.3-2.3-2.3z',
  mask: 'M1.5 8c3-2 6-2 8-.8.9.5 1.6.8 2.5.8s1.6-.3 2.5-.8C16.5 6 19.5 6 22.5 8c0 5.5-2.3 9-6 9-2.3 0-3.5-1.7-4.5-3.2-1 1.5-2.2 3.2-4.5 3.2-3.7 0-6-3.5-6-9zM5 10c.4 2 1.3 3 2.6 3S9.7 12.2 10 11.3C8.8 9.8 6.8 9.4 5 10zM19 10c-.4 2-1.3 3-2.6 3s-2.1-.8-2.4-1.7c1.2-1.5 3.2-1.9 5-1.3z',
  oar: 'M14.5 1.5 17 2.6 9.5 15.5l.8 3.5-3.5 4-2.8-1.7 1.3-5 3.2-1.6zM2 21.8c3 0 4.5-1.3 7-1.3s4.5 1.3 7 1.3 3-.6 6-.6v1.5H2z',
} as const;
export type IconName = keyof typeof ICON_PATHS;

/** One shape a seat colour: pawns' bases, disks and banners carry it. */
export const EMBLEM_PATHS: { readonly [color in Color]: string } = looks(({ shape }) => shape);

/** Colours of the seats as the pieces wear them. */
export const SEAT_COLORS: { readonly [name: string]: number } = looks(({ paint }) => paint);

function looks<T>(of: (look: ColorLook) => T): { readonly [color in Color]: T } {
  const all = COLORS.map((color) => [color, of(LOOKS[color])] as const);
  return Object.fromEntries(all) as { [color in Color]: T };
}
