/** The colours of the house: each has a shape, so that nothing depends on colour alone. */

export const COLORS = ['red', 'blue', 'green', 'yellow', 'purple', 'black'] as const;
export type Color = (typeof COLORS)[number];

/** The colour on pieces and on panels, and its shape as SVG path data in a 24 × 24 box. */
export interface ColorLook {
  readonly paint: number;
  readonly css: string;
  readonly shape: string;
}

export const LOOKS: { readonly [color in Color]: ColorLook } = {
  red: { paint: 0xc22f2a, css: '#b8352c', shape: 'M12 1 22 12 12 23 2 12z' },
  blue: {
    paint: 0x2a66b5,
    css: '#2c63a8',
    shape: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z',
  },
  green: { paint: 0x2f8f46, css: '#2f8248', shape: 'M12 2 23 21H1z' },
  yellow: {
    paint: 0xe3ae22,
    css: '#d9a521',
    shape: 'M12 1l3.2 7.2 7.8.8-5.8 5.3 1.7 7.7L12 18l-6.9 4 1.7-7.7L1 9l7.8-.8z',
  },
  purple: { paint: 0x82459e, css: '#7a459b', shape: 'M3 3h18v18H3z' },
  black: {
    paint: 0x2b2a2e,
    css: '#34323a',
    shape: 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z',
  },
};
