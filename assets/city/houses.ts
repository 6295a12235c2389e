/** The families of houses from which rows are composed. Sizes in units; names are the model's. */

import type { Floor, House } from './house.ts';
import type { WindowStyle } from './openings.ts';

const OGEE: WindowStyle = { kind: 'ogee', w: 0.86, h: 2.15, frame: 0.13 };
const OGEE_LOW: WindowStyle = { kind: 'ogee', w: 0.8, h: 1.8, frame: 0.13 };
const ROUND: WindowStyle = { kind: 'round', w: 0.9, h: 2.0, frame: 0.16 };
const ROUND_LOW: WindowStyle = { kind: 'round', w: 0.85, h: 1.6, frame: 0.15 };
const RECT: WindowStyle = { kind: 'rect', w: 0.82, h: 1.3, frame: 0.13, shutters: true };
const RECT_FLOWERS: WindowStyle = { ...RECT, flowers: true };
const SMALL: WindowStyle = { kind: 'rect', w: 0.7, h: 0.9, frame: 0.12 };

const door = (h: number, window: WindowStyle): Floor => ({ h, plan: 'door', n: 1, window });
const shop = (h: number): Floor => ({ h, plan: 'shop', n: 1, window: SMALL });
const row = (h: number, n: number, window: WindowStyle, more: Partial<Floor> = {}): Floor => ({
  h,
  plan: 'row',
  n,
  window,
  ...more,
});
const loggia = (h: number, n: number, window: WindowStyle, more: Partial<Floor> = {}): Floor => ({
  h,
  plan: 'arcade',
  n,
  window,
  ...more,
});

export const HOUSES: readonly House[] = [
  // Gothic palazzi.
  {
    name: 'gothic-a',
    w: 9.6,
    d: 7.4,
    seed: 101,
    noble: true,
    floors: [
      door(2.7, OGEE_LOW),
      loggia(3.7, 4, OGEE, { foils: true, balcony: true }),
      loggia(3, 4, OGEE_LOW),
    ],
    chimneys: [
      [-2.9, -1.2],
      [3.1, 1.1],
    ],
  },
  {
    name: 'gothic-b',
    w: 8.4,
    d: 7,
    seed: 102,
    noble: true,
    merlons: true,
    floors: [
      door(2.6, OGEE_LOW),
      loggia(3.6, 3, OGEE, { foils: true, balcony: true }),
      row(2.8, 4, OGEE_LOW),
    ],
    chimneys: [[2.4, -1]],
  },
  {
    name: 'gothic-c',
    w: 10.6,
    d: 7.6,
    seed: 103,
    noble: true,
    floors: [
      door(2.7, OGEE_LOW),
      loggia(3.6, 5, OGEE, { foils: true, balcony: true }),
      loggia(3.4, 5, OGEE, { balcony: true }),
      row(2.3, 5, SMALL),
    ],
    chimneys: [
      [-3.4, 0.9],
      [3.2, -1.2],
    ],
    altana: true,
  },
  // Renaissance palazzi.
  {
    name: 'round-a',
    w: 9.2,
    d: 7.2,
    seed: 111,
    noble: true,
    floors: [door(2.8, ROUND), loggia(3.2, 3, ROUND, { balcony: true }), loggia(3, 3, ROUND_LOW)],
    roof: { steep: 0.44 },
    chimneys: [
      [-2.6, 1],
      [2.8, -1],
    ],
  },
  {
    name: 'round-b',
    w: 8,
    d: 6.8,
    seed: 112,
    noble: true,
    floors: [
      door(2.6, ROUND),
      row(3, 4, ROUND, { balcony: true }),
      row(2.7, 4, ROUND_LOW),
      row(2, 4, SMALL),
    ],
    roof: { steep: 0.44 },
    chimneys: [[2.2, -0.8]],
    altana: true,
  },
  {
    name: 'round-c',
    w: 10.2,
    d: 7.4,
    seed: 113,
    noble: true,
    floors: [door(2.8, ROUND), loggia(3.3, 5, ROUND, { balcony: true }), row(2.8, 5, ROUND_LOW)],
    roof: { steep: 0.44 },
    chimneys: [
      [-3.2, -1],
      [3.4, 0.8],
    ],
  },
  // Town houses.
  {
    name: 'plain-a',
    w: 6.2,
    d: 6,
    seed: 121,
    noble: false,
    floors: [door(2.4, SMALL), row(2.4, 3, RECT_FLOWERS), row(2.2, 3, RECT)],
    chimneys: [[1.6, -0.7]],
  },
  {
    name: 'plain-b',
    w: 5.2,
    d: 5.8,
    seed: 122,
    noble: false,
    floors: [shop(2.5), row(2.4, 2, RECT), row(2.2, 2, RECT_FLOWERS)],
    roof: { hip: 0 },
    chimneys: [[-1.4, 0.5]],
  },
  {
    name: 'plain-c',
    w: 7,
    d: 6.2,
    seed: 123,
    noble: false,
    floors: [shop(2.5), row(2.5, 3, RECT), row(2.3, 4, RECT)],
    chimneys: [
      [2, 0.8],
      [-2.2, -0.6],
    ],
    altana: true,
  },
  {
    name: 'plain-d',
    w: 5.8,
    d: 5.6,
    seed: 124,
    noble: false,
    floors: [door(2.4, SMALL), row(2.6, 2, ROUND_LOW, { balcony: true }), row(2.2, 3, SMALL)],
    chimneys: [[-1.6, -0.6]],
  },
  {
    name: 'plain-e',
    w: 6.6,
    d: 5.8,
    seed: 125,
    noble: false,
    floors: [shop(2.5), row(2.5, 3, RECT_FLOWERS)],
    roof: { steep: 0.56 },
    chimneys: [[1.9, 0.4]],
  },
  {
    name: 'plain-f',
    w: 5.6,
    d: 5.8,
    seed: 126,
    noble: false,
    floors: [door(2.4, SMALL), row(2.4, 3, OGEE_LOW), row(2.2, 3, RECT)],
    chimneys: [[1.5, 0.6]],
  },
  // Low houses.
  {
    name: 'low-a',
    w: 5.4,
    d: 4.8,
    seed: 131,
    noble: false,
    floors: [door(2.3, SMALL), row(1.9, 3, SMALL)],
    chimneys: [[1.5, -0.5]],
  },
  {
    name: 'low-b',
    w: 4.8,
    d: 4.6,
    seed: 132,
    noble: false,
    floors: [shop(2.6)],
    roof: { hip: 0, steep: 0.6 },
    chimneys: [[-1.2, 0.3]],
  },
  {
    name: 'low-c',
    w: 6,
    d: 5,
    seed: 133,
    noble: false,
    floors: [door(2.5, { ...SMALL, flowers: true })],
    roof: { steep: 0.58 },
    chimneys: [[1.8, 0.4]],
  },
  {
    name: 'low-d',
    w: 5,
    d: 4.8,
    seed: 134,
    noble: false,
    floors: [door(2.2, SMALL), row(1.9, 2, { ...SMALL, shutters: true })],
    roof: { hip: 0 },
    chimneys: [[1.2, 0.6]],
  },
  // Tall, narrow ones.
  {
    name: 'tall-a',
    w: 5.6,
    d: 6,
    seed: 141,
    noble: false,
    floors: [
      door(2.5, SMALL),
      row(2.4, 2, RECT),
      row(2.3, 2, RECT),
      row(2.1, 2, RECT),
      row(1.8, 2, SMALL),
    ],
    chimneys: [[1.5, -0.6]],
  },
  {
    name: 'tall-b',
    w: 6.8,
    d: 6.2,
    seed: 142,
    noble: false,
    floors: [shop(2.6), row(2.5, 3, RECT), row(2.3, 3, RECT_FLOWERS), row(2.2, 3, RECT)],
    roof: { hip: 0 },
    chimneys: [
      [-1.9, 0.7],
      [2, -0.6],
    ],
    altana: true,
  },
];
