/**
 * Portraits: a bust put together from a few choices, on a field of 100 by 92. The same bust is a
 * painting for characters and an etching for companions.
 */

import { box, round, type Sketch } from './sketch.ts';

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export type Hat =
  | 'cap'
  | 'fur'
  | 'turban'
  | 'hood'
  | 'tonsure'
  | 'helmet'
  | 'beret'
  | 'tiara'
  | 'veil'
  | 'jewels'
  | 'straw'
  | 'scarf'
  | 'wimple'
  | 'none';
export type Beard = 'none' | 'short' | 'long' | 'moustache' | 'forked';

/** The looks of a person. */
export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly robe: string;
  readonly trim: string;
  readonly hat: Hat;
  readonly hatColor: string;
  readonly beard: Beard;
}

/** Maps a colour to itself, or to that of an etching. */
export type Tint = (color: string) => string;
export const painted: Tint = (color) => color;
/** Sepia by lightness. */
export const etched: Tint = (color) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const light = (0.3 * r + 0.59 * g + 0.11 * b) / 255;
  const tone = (dark: number, bright: number): string =>
    Math.round(dark + (bright - dark) * Math.min(1, light * 1.15))
      .toString(16)
      .padStart(2, '0');
  return `#${tone(58, 246)}${tone(40, 232)}${tone(24, 204)}`;
};

const INK = '#2a1d12';

/** A bust whose field's upper left corner is (x, y), `scale` times as large as 100 by 92. */
export function bust(
  to: Sketch,
  who: Person,
  x: number,
  y: number,
  scale: number,
  tint: Tint,
): void {
  const put = (d: string, color: string): void => void to.fill(d, tint(color), x, y, scale);
  const { skin, hair, robe, trim, hat, hatColor, beard } = who;
  if (hat === 'veil' || hat === 'wimple') {
    put('M29 92c-3-30-2-64 21-66 23 2 24 36 21 66z', hatColor);
  } else if (hat === 'jewels' || hat === 'scarf') {
    put('M33 70c-4-20-2-44 17-45 19 1 21 25 17 45z', hair);
  } else if (hat !== 'turban' && hat !== 'helmet') {
    put('M34.500 52c-3-14 0-28 15.500-28s18.500 14 15.500 28l-4 4H38.500z', hair);
  }
  put('M8 92c1-19 15-26 34-29h16c19 3 33 10 34 29z', robe);
  put('M42 50h16v12c0 5-3 8-8 8s-8-3-8-8z', shaded(skin));
  put('M38 62.500l12 15 12-15 6 2-16 27.500h-4L32 64.500z', trim);
  put(oval(50, 43, 13.5, 17), skin);
  face(put, hair);
  bearded(put, beard, hair);
  HATS[hat](put, hatColor, trim);
}

type Put = (d: string, color: string) => void;

const shaded = (color: string): string => {
  const part = (at: number): string =>
    Math.round(Number.parseInt(color.slice(at, at + 2), 16) * 0.84)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
};

function face(put: Put, hair: string): void {
  put(oval(44.5, 42.5, 1.9, 1.5) + oval(55.5, 42.5, 1.9, 1.5), INK);
  put(
    'M40.800 38.600c2-1.600 4.500-1.700 6.600-.600l-.2 1.100c-2-.7-4.200-.6-6.100.6zM59.200 38.600c-2-1.600-4.500-1.700-6.600-.600l.2 1.100c2-.7 4.200-.6 6.100.6z',
    hair,
  );
  put(
    'M49.600 42l-1.800 7.200c.9.900 2.800 1 4 .2l-.3-.8c-.7.4-1.600.4-2.200.1l1.100-6.600z',
    '#8a5a3a',
  );
  put(
    'M45.500 53.200c2.800.8 6.200.8 9 0-1 2-2.700 2.900-4.500 2.900s-3.500-.9-4.500-2.900z',
    '#9a4a3e',
  );
}

function bearded(put: Put, beard: Beard, hair: string): void {
  const lip = 'M43 51.800c2-1.800 5-2.300 7-1 2-1.300 5-.8 7 1-2 .9-5 1-7 .2-2 .8-5 .7-7-.2z';
  if (beard === 'none') return;
  put(lip, hair);
  if (beard === 'short') {
    put(
      'M37 46c.5 11 5 17 13 17s12.500-6 13-17c-1 5-3 7-6 7.500-1.500 3.500-12.500 3.500-14 0-3-.5-5-2.500-6-7.500z',
      hair,
    );
  } else if (beard === 'long') {
    put(
      'M37 45c0 14 4 33 13 36 9-3 13-22 13-36-1 6-3 8-6 8.500-1.500 3.500-12.500 3.500-14 0-3-.5-5-2.500-6-8.500z',
      hair,
    );
  } else if (beard === 'forked') {
    put(
      'M37 46c0 12 3 22 8 29 2-4 4-8 5-11 1 3 3 7 5 11 5-7 8-17 8-29-1 5-3 7-6 7.500-1.500 3.500-12.500 3.500-14 0-3-.5-5-2.500-6-7.500z',
      hair,
    );
  } else {
    put(
      'M43 52c-2 2-4 3.500-7 4 3-2.500 4-4.500 7-5.500zM57 52c2 2 4 3.500 7 4-3-2.500-4-4.500-7-5.500z',
      hair,
    );
  }
}

const HATS: { readonly [hat in Hat]: (put: Put, color: string, trim: string) => void } = {
  none: () => undefined,
  cap(put, color, trim) {
    put('M34 34c-1-14 6-20 16-20s17 6 16 20c-8-4-24-4-32 0z', color);
    put('M33 36c0-4 8-7 17-7s17 3 17 7c-9-4-25-4-34 0z', trim);
  },
  fur(put, color, trim) {
    put('M38 27c0-11 6-17 12-21 6 4 12 10 12 21z', color);
    put(round(50, 6, 3), trim);
    put('M31 34c-1-6 3-10 8-10 3-3 8-3 11-1 3-2 8-2 11 1 5 0 9 4 8 10-10-5-28-5-38 0z', '#6a4a2c');
  },
  turban(put, color, trim) {
    put('M31 34c-4-12 6-24 19-24s23 12 19 24c-9-6-29-6-38 0z', color);
    put(
      'M31.500 30c12-2 26-9 34-16l3.500 4c-7 6-21 13-36 15.500zM33 21c8 0 22 6 35 12l1-4C57 23 44 17 36 16z',
      shaded(color),
    );
    put(round(50, 25, 3.4), trim);
  },
  hood(put, color) {
    put(
      'M29 72c-6-26 0-56 21-58 21 2 27 32 21 58-3-4-5-8-6-13 2-14 0-29-15-31-15 2-17 17-15 31-1 5-3 9-6 13z',
      color,
    );
  },
  tonsure(put, color) {
    put(
      'M35 42c-3-10 0-17 6-19 5-2 13-2 18 0 6 2 9 9 6 19-1-6-3-9-5-10-6-3-14-3-20 0-2 1-4 4-5 10z',
      color,
    );
  },
  helmet(put, color, trim) {
    put('M33 36c-2-14 6-24 17-24s19 10 17 24c-10-4-24-4-34 0z', color);
    put('M49 3h2l1.500 10h-5zM32 34c10-4 26-4 36 0v4c-10-4-26-4-36 0z', trim);
    put('M33 37l4 2v15c-3-1-5-8-4-17zM67 37l-4 2v15c3-1 5-8 4-17zM49 33h2v11h-2z', shaded(color));
  },
  beret(put, color, trim) {
    put('M29 31c-2-10 10-18 23-17 12 0 22 8 20 15-2 4-9 3-14 3-10-1-18 1-29-1z', color);
    put('M65 20c5-7 9-11 15-13-3 7-7 12-12 16z', trim);
  },
  tiara(put, color, trim) {
    put('M35 33c-2-10 3-24 15-31 12 7 17 21 15 31z', color);
    put(
      'M34.500 33c0-2 1-4.500 1-4.500h29s1 2.500 1 4.500zM36 24l1.500-4h25l1.500 4zM40 15l2.500-4h15l2.500 4z',
      trim,
    );
    put('M49.200-3h1.600v2h2v1.600h-2V3h-1.600V.600h-2V-1h2z', trim);
  },
  veil(put, color, trim) {
    put('M30 60c-3-24 2-44 20-45 18 1 23 21 20 45-2-18-5-30-20-31-15 1-18 13-20 31z', color);
    put('M36 32c4-6 24-6 28 0-5-2-23-2-28 0z', trim);
  },
  wimple(put, color) {
    put('M30 62c-3-24 2-46 20-47 18 1 23 23 20 47-2-18-5-30-20-31-15 1-18 13-20 31z', color);
    put(
      'M36.500 44c-2-12 3-18 13.500-18s15.500 6 13.500 18c0-8-5-11-13.500-11s-13.500 3-13.500 11zM37 46c1 12 6 16 13 16s12-4 13-16c6 8 7 17 4 25-9 4-25 4-34 0-3-8-2-17 4-25z',
      '#f6efdd',
    );
  },
  jewels(put, color, trim) {
    put('M33 36c-2-13 6-22 17-22s19 9 17 22c-3-7-8-10-17-10s-14 3-17 10z', color);
    put(
      round(50, 21, 2.6) +
        round(41, 23.5, 1.9) +
        round(59, 23.5, 1.9) +
        round(35.5, 29, 1.6) +
        round(64.5, 29, 1.6),
      trim,
    );
  },
  straw(put, color, trim) {
    put('M22 33c6-4 12-5 16-5 0-9 5-14 12-14s12 5 12 14c4 0 10 1 16 5-18 3-38 3-56 0z', color);
    put('M38 28c8-3 16-3 24 0v2.800c-8-2.500-16-2.500-24 0z', trim);
  },
  scarf(put, color, trim) {
    put('M33 38c-3-16 6-25 17-25s20 9 17 25c-4-7-9-9-17-9s-13 2-17 9z', color);
    put(
      'M66 33c4 3 8 9 8 16-4-3-8-8-9-13zM34.500 33c9-5 22-5 31 0l.6 3c-10-5-22-5-32.200 0z',
      trim,
    );
  },
};

/** Fine lines over an etching. */
export function hatch(to: Sketch, x: number, y: number, w: number, h: number, step: number): void {
  let d = '';
  for (let at = step; at < w + h; at += step) {
    const [x0, y0] = at < h ? [0, at] : [at - h, h];
    const [x1, y1] = at < w ? [at, 0] : [w, at - w];
    d += `M${x + x0} ${y + y0}L${x + x1} ${y + y1}`;
  }
  to.line(d, '#5a4026', 0.18);
}

/** A hanging behind the sitter. */
export function hanging(
  to: Sketch,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): void {
  to.fill(box(x, y, w, h), color);
  for (let k = 0; k < 5; k++) {
    to.fill(box(x + (k + 0.5) * (w / 5) - w * 0.025, y, w * 0.05, h), shaded(color));
  }
}
