/** The gifts of the New Characters (rules, AV-184, AV-185), drawn from the data of the rules. */

import { GIFTS } from '../../../../engine/games/marco-polo/data/gifts.ts';
import { isKept } from '../card-data.ts';
import { box, type Face, Sketch } from './sketch.ts';
import { type Strip, setStrip } from './strips.ts';

const INK = '#2a1d12';
const PAPER = '#f7ecd2';
const RIBBON = '#9c2b26';
const EDGE = '#7a3a2f';

/** The rows of signs of gifts whose effect is more than a plain gain. */
const STRIPS: { readonly [gift: string]: Strip } = {
  GF05: [[{ blackDie: 1 }, { say: '/' }, { coin: 3 }]],
  GF06: [[{ good2diff: 1 }], ['companion', { say: ':' }, { gold: 1 }]],
  GF07: [[{ coin: 8 }], ['companion', { say: ':' }, { coin: 3 }]],
  GF08: [['post', 'arrow', { vp: 1 }], [{ say: '≤ 6' }]],
  GF09: [['contract', 'arrow', { vp: 1 }], [{ say: '≤ 6' }]],
  GF12: [['die', 'arrow', { say: '1–6' }]],
  GF13: [['die', 'die', 'arrow', 'free']],
  GF14: [
    ['travel', 'arrow'],
    ['city', 'post'],
  ],
};

/** A parcel with its ribbon; a gift that the seat keeps until its use has a golden seal. */
function gift({ id, gain = {} }: (typeof GIFTS)[number]): Face {
  const face = new Sketch(56, 56);
  const kept = isKept(id);
  face
    .fill(box(0, 0, 56, 56, 4), EDGE)
    .fill(box(1.5, 1.5, 53, 53, 3), kept ? '#d8b65a' : '#e2c79a');
  face.fill(box(3, 3, 50, 50, 2.4), PAPER);
  face.fill(box(25.5, 0, 5, 12), RIBBON).fill(box(0, 6.5, 56, 3.2), RIBBON);
  // The bow.
  face.fill(
    'M28 8C22 1 13 0 12.500 4.500 12 9 21 10.500 28 8zM28 8c6-7 15-8 15.500-3.500C44 9 35 10.500 28 8z',
    '#b5402f',
  );
  face.fill(
    'M28 8c-3-3.500-9-5-10-3 .500 2.200 6 3.400 10 3zM28 8c3-3.500 9-5 10-3-.500 2.200-6 3.400-10 3z',
    RIBBON,
  );
  face.fill(box(25.2, 5.2, 5.6, 5.6, 2), '#c9543f');
  const strip = STRIPS[id];
  if (strip) setStrip(face, strip, [5, 14, 46, kept ? 30 : 38], 19, INK);
  else face.block(gain, 28, kept ? 28.5 : 32.5, [44, kept ? 28 : 34], { ink: INK, size: 21 });
  if (!kept) return face;
  face.fill(box(6, 45.4, 44, 0.7), '#c9a868');
  return face.sign('hand', 28, 49.6, 7.5);
}

export const GIFT_FACES: { readonly [id: string]: Face } = Object.fromEntries(
  GIFTS.map((one) => [one.id, gift(one)]),
);
