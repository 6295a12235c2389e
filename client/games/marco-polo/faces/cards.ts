/** The faces of all cards, tiles and markers, drawn from the data of the rules. */

import { CITY_BONUSES, OUTPOSTS } from '../../../../engine/games/marco-polo/data/bonuses.ts';
import {
  CITY_CARDS,
  type CityCard,
  type Exchange,
} from '../../../../engine/games/marco-polo/data/city-cards.ts';
import { CONTRACTS } from '../../../../engine/games/marco-polo/data/contracts.ts';
import { GOALS } from '../../../../engine/games/marco-polo/data/goals.ts';
import { LANDMARKS, type LandmarkName } from './landmarks.ts';
import { dieLayers } from './signs.ts';
import { box, type Face, round, Sketch } from './sketch.ts';
import { type Amounts, listOf } from './things.ts';

const INK = '#2a1d12';
const PAPER = '#f4e7c6';
const EDGE = '#c9a868';
const BRASS = '#d8b65a';

/** Divides a cost or gain into the things with one of the names, and the rest. */
function parted(amounts: Amounts, ...names: readonly string[]): readonly [Amounts, Amounts] {
  const all = listOf(amounts);
  const of = (inside: boolean): Amounts =>
    Object.fromEntries(
      all.filter(({ thing }) => names.includes(thing) === inside).map(({ thing, n }) => [thing, n]),
    );
  return [of(true), of(false)];
}

/** A scroll: its goods above, its reward below. */
function contract(id: string, cost: Amounts, gain: Amounts): Face {
  const face = new Sketch(60, 84);
  const [camels, goods] = parted(cost, 'camel');
  const [points, more] = parted(gain, 'vp');
  face.fill(box(5, 5, 50, 74), PAPER).fill(box(5, 5, 2.2, 74) + box(52.8, 5, 2.2, 74), '#e6d3a2');
  for (const y of [2, 75]) {
    face.fill(box(1, y, 58, 7.5, 3.7), '#b98f4e').fill(box(3, y + 1.5, 54, 1.6, 0.8), '#e0bd7c');
    face.fill(round(3.6, y + 3.7, 2.1) + round(56.4, y + 3.7, 2.1), '#6b4426');
  }
  face.block(goods, 30, 20, [44, 19], { ink: INK, size: 15 });
  face.row(camels, 30, 34.5, 45, { ink: INK, size: 12.5 });
  face.fill(box(9, 43.2, 17, 0.9) + box(34, 43.2, 17, 0.9), EDGE);
  face.fill('M26.500 41.500h7v3.600h3.600L30 51l-7.100-5.900h3.600z', '#9c2b26');
  const others = listOf(more).length;
  if (others > 0) face.block(more, 20.5, 62.5, [24, 22], { ink: INK, size: 15 });
  face.points(points.vp ?? 0, others > 0 ? 43.5 : 30, 62.5, 20);
  if (id.startsWith('S'))
    face.fill(round(30, 5.7, 3), '#9c2b26').fill(round(30, 5.7, 1.5), '#e3b448');
  return face;
}

/** A slate in its frame, with a field of ivory for its effect. */
function slate(): Sketch {
  const face = new Sketch(84, 60);
  face.fill(box(0, 0, 84, 60, 4), '#222c35').fill(box(2, 2, 80, 56, 3), BRASS);
  face.fill(box(3, 3, 78, 54, 2.5), '#2b3842').fill(box(6, 6, 72, 48, 2), PAPER);
  return face;
}

/** A die of the seat's own, showing a value. */
const pips = (face: Sketch, value: number, x: number, y: number, size: number): void =>
  void face.layers(dieLayers(value, '#b5483a', '#fbf1d6'), x - size / 2, y - size / 2, size);

const arrow = (face: Sketch, x: number, y: number, size: number): void =>
  void face.fill(
    'M2 10h12V5.500L22 12l-8 6.500V14H2z',
    '#9c2b26',
    x - size / 2,
    y - size / 2,
    size / 24,
  );

/** A cost, an arrow, and its gain. */
function exchange(face: Sketch, { cost, gain }: Exchange, y: number, size: number): void {
  const room = [28, size * 1.45] as const;
  face.block(cost, 21.5, y, room, { ink: INK, size });
  arrow(face, 42, y, 8);
  face.block(gain, 62.5, y, room, { ink: INK, size });
}

/** The sign "as often as the die shows". */
function upTo(face: Sketch): void {
  face.fill(box(22, 40.5, 40, 11.5, 5.7), '#ead7a8');
  face.text('× 1 –', 36, 46.3, 8, '#5a3a1e');
  pips(face, 6, 51, 46.3, 8.5);
}

function cityCard(card: CityCard): Face {
  const face = slate();
  switch (card.kind) {
    case 'exchange':
      exchange(face, card, 23.5, 21);
      upTo(face);
      break;
    case 'either': {
      const [first, second] = card.options;
      if (first) exchange(face, first, 15.5, 15);
      if (second) exchange(face, second, 36.5, 15);
      face.fill(box(10, 26.2, 25, 0.7) + box(49, 26.2, 25, 0.7), EDGE);
      face.fill(
        'M2 8h13V4.500L21.500 9.500H2zM22 16H9v3.500L2.500 14.500H22z',
        '#6b4426',
        37.5,
        21.7,
        0.375,
      );
      face.text('× 1 –', 36.5, 48.8, 6.5, '#5a3a1e');
      pips(face, 6, 48.5, 48.8, 7);
      break;
    }
    case 'threshold': {
      let from = 1;
      for (const [k, { upTo: last, gain }] of card.rows.entries()) {
        const y = 18.5 + k * 23;
        pips(face, from, 16, y, 11);
        if (last > from) {
          face.text('–', 24, y, 9, INK);
          pips(face, last, 32, y, 11);
        }
        arrow(face, 42.5, y, 8);
        face.row(gain, 62, y, 28, { ink: INK, size: 19 });
        from = last + 1;
      }
      face.fill(box(10, 29.6, 64, 0.7), EDGE);
      break;
    }
    case 'perPip':
      face.fill(round(24, 30, 4.8), '#b5483a').fill(round(24, 30, 2.6), '#fbf1d6');
      face.text('1', 14, 30, 14, INK);
      arrow(face, 38, 30, 11);
      face.row(card.gain, 60, 30, 30, { ink: INK, size: 20 });
      break;
    case 'perCount':
      face.sign(card.count === 'posts' ? 'post' : 'contract', 22, 24.5, 22);
      arrow(face, 41, 24.5, 9);
      face.row(card.gain, 61, 24.5, 30, { ink: INK, size: 22 });
      upTo(face);
      break;
    case 'contractSearch':
      pips(face, 6, 15.5, 22, 12);
      face.text('×', 24.5, 22, 10, INK).sign('contract', 34, 22, 15);
      arrow(face, 45.5, 22, 9);
      face.row({ contract: card.keep }, 63, 22, 26, { ink: INK, size: 14 });
      face.text('+', 25, 43.5, 11, INK).row(card.gain, 46, 43.5, 30, { ink: INK, size: 14 });
      break;
    case 'anyCard':
      face.sign('cityCard', 17, 20, 15).sign('cityCard', 27, 38, 15).sign('cityCard', 37, 20, 15);
      arrow(face, 48, 30, 10);
      face.sign('hand', 63, 30, 24);
  }
  return face;
}

/** The shield of a small city: its bonus comes in every round. */
function bonus(gain: Amounts): Face {
  const face = new Sketch(44, 44);
  face.fill('M22 1c8 0 15 1 20 3v19c0 10-8 16-20 20C10 39 2 33 2 23V4c5-2 12-3 20-3z', '#3f6b4a');
  face.fill(
    'M22 4c7 0 12.500.8 17 2.300V23c0 8-6.500 13-17 16.700C11.500 36 5 31 5 23V6.300C9.500 4.800 15 4 22 4z',
    PAPER,
  );
  face.block(gain, 22, 17, [30, 21.5], { ink: INK, size: 19 });
  return face.sign('hourglass', 22, 33.8, 7.5);
}

/** The bronze plaque of a large city: for the first seat with a post there. */
function outpost(gain: Amounts): Face {
  const face = new Sketch(44, 44);
  face.fill(box(1, 1, 42, 42, 5), '#8a5a2c').fill(box(3, 3, 38, 38, 4), BRASS);
  face.fill(box(4.2, 4.2, 35.6, 35.6, 3.5), PAPER);
  face.block(gain, 22, 17.5, [33, 22.5], { ink: INK, size: 21 });
  face.sign('post', 15.5, 34.5, 8).text('1', 25.5, 34.5, 9, '#8a5a2c');
  return face;
}

/** Two cities, and the worth of posts in both. */
function goal(
  cities: readonly [string, string],
  vp: number,
  nameOf: (city: string) => string,
): Face {
  const face = new Sketch(60, 84);
  face.fill(box(0, 0, 60, 84, 4), '#5c2430').fill(box(1.5, 1.5, 57, 81, 3), BRASS);
  face.fill(box(2.4, 2.4, 55.2, 79.2, 2.6), PAPER);
  for (const [k, city] of cities.entries()) {
    const y = k === 0 ? 17.5 : 57.5;
    const x = k === 0 ? 18 : 42;
    face.fill(round(x, y, 13.5), EDGE).fill(round(x, y, 12.8), '#dbe6e4');
    face.layers(LANDMARKS[city as LandmarkName], x - 10, y - 11, 20);
    face.text(nameOf(city), 30, k === 0 ? 36 : 76.5, 7.6, INK, { face: 'titles', most: 52 });
  }
  const way = [
    [34.5, 20],
    [39, 22],
    [42.5, 25.5],
    [44.5, 30],
    [44, 41.5],
  ] as const;
  face.fill(way.map(([x, y]) => round(x, y, 1.1)).join(''), '#9c2b26');
  return face.points(vp, 15.5, 54, 19);
}

export const CONTRACT_FACES: { readonly [id: string]: Face } = Object.fromEntries(
  CONTRACTS.map(({ id, cost, gain }) => [id, contract(id, cost, gain)]),
);
export const CITY_CARD_FACES: { readonly [id: string]: Face } = Object.fromEntries(
  CITY_CARDS.map((card) => [card.id, cityCard(card)]),
);
export const BONUS_FACES: { readonly [id: string]: Face } = Object.fromEntries(
  CITY_BONUSES.map(({ id, gain }) => [id, bonus(gain)]),
);
export const OUTPOST_FACES: { readonly [id: string]: Face } = Object.fromEntries(
  OUTPOSTS.map(({ id, gain }) => [id, outpost(gain)]),
);
/** @param nameOf name of a city */
export const goalFaces = (nameOf: (city: string) => string): { readonly [id: string]: Face } =>
  Object.fromEntries(GOALS.map(({ id, cities, vp }) => [id, goal(cities, vp, nameOf)]));
