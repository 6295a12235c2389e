/** The families of houses from which rows are composed. Sizes in units; names are the model's. */

import type { Floor, House } from './house-plan.ts';
import type { WindowStyle } from './openings.ts';

const OGEE: WindowStyle = { kind: 'ogee', w: 0.86, h: 2.15, frame: 0.13 };
const OGEE_LOW: WindowStyle = { kind: 'ogee', w: 0.8, h: 1.8, frame: 0.13 };
const ROUND: WindowStyle = { kind: 'round', w: 0.9, h: 2.0, frame: 0.16 };
const ROUND_LOW: WindowStyle = { kind: 'round', w: 0.85, h: 1.6, frame: 0.15 };
const ROUND_SHUT: WindowStyle = { ...ROUND_LOW, shutters: true };
const HOODED: WindowStyle = { kind: 'rect', w: 0.9, h: 1.7, frame: 0.15, hood: 'gable' };
const LINTEL: WindowStyle = { kind: 'rect', w: 0.86, h: 1.4, frame: 0.14, hood: 'cornice' };
const RECT: WindowStyle = { kind: 'rect', w: 0.82, h: 1.3, frame: 0.13, shutters: true };
const RECT_FLOWERS: WindowStyle = { ...RECT, flowers: true };
const SMALL: WindowStyle = { kind: 'rect', w: 0.7, h: 0.9, frame: 0.12 };
const SMALL_SHUT: WindowStyle = { ...SMALL, shutters: true };

const ground =
  (plan: Floor['plan']) =>
  (h: number, window: WindowStyle = SMALL, n = 1, more: Partial<Floor> = {}): Floor => ({
    h,
    plan,
    n,
    window,
    ...more,
  });
const door = ground('door');
const shop = ground('shop');
const gate = ground('gate');
const portico = (h: number, n: number): Floor => ({ h, plan: 'portico', n, window: SMALL });
const row = (h: number, n: number, window: WindowStyle, more: Partial<Floor> = {}): Floor => ({
  h,
  plan: 'row' as const,
  n,
  window,
  ...more,
});
const loggia = (h: number, n: number, window: WindowStyle, more: Partial<Floor> = {}): Floor => ({
  h,
  plan: 'arcade' as const,
  n,
  window,
  ...more,
});
const GRAND: Partial<Floor> = { foils: true, balcony: true };

let seed = 100;
const make =
  (noble: boolean) =>
  (name: string, w: number, d: number, floors: Floor[], more: Partial<House> = {}): House => ({
    name,
    w,
    d,
    seed: ++seed,
    noble,
    floors,
    ...more,
  });
const palazzo = make(true);
const plain = make(false);

export const HOUSES: readonly House[] = [
  // Gothic palazzi: ogee arches, quatrefoils, balconies, battlements.
  palazzo('gothic-a', 9.6, 7.4, [
    door(2.7, OGEE_LOW),
    loggia(3.7, 4, OGEE, GRAND),
    loggia(3, 4, OGEE_LOW),
  ]),
  palazzo(
    'gothic-b',
    8.4,
    7,
    [door(2.6, OGEE_LOW), loggia(3.6, 3, OGEE, GRAND), row(2.8, 4, OGEE_LOW)],
    { merlons: true },
  ),
  palazzo('gothic-c', 10.6, 7.6, [
    door(2.7, OGEE_LOW),
    loggia(3.6, 5, OGEE, GRAND),
    loggia(3.4, 5, OGEE, { balcony: true }),
    row(2.3, 5, SMALL),
  ]),
  // One half open loggias, the other a calm wall, as the finest house on the canal has it.
  palazzo(
    'gothic-d',
    10,
    7.2,
    [
      portico(2.8, 5),
      loggia(3.5, 4, OGEE, { ...GRAND, shift: -0.19 }),
      loggia(3.2, 4, OGEE_LOW, { foils: true, balcony: true, shift: -0.19 }),
    ],
    { merlons: true },
  ),
  palazzo('gothic-e', 8.8, 7.2, [door(2.6, OGEE_LOW), loggia(3.5, 3, OGEE, GRAND)], {
    brick: true,
    roof: { steep: 0.58 },
  }),
  palazzo(
    'gothic-f',
    7.6,
    7,
    [
      door(2.5, OGEE_LOW),
      row(3, 4, OGEE_LOW, { balcony: true }),
      row(2.9, 4, OGEE_LOW),
      row(2.1, 4, SMALL),
    ],
    { brick: true },
  ),
  // Renaissance palazzi: round arches, pillars, blocks of stone, gabled windows.
  palazzo(
    'round-a',
    9.2,
    7.2,
    [door(2.8, ROUND), loggia(3.2, 3, ROUND, { balcony: true }), loggia(3, 3, ROUND_LOW)],
    { roof: { steep: 0.44 } },
  ),
  palazzo(
    'round-b',
    8,
    6.8,
    [
      door(2.6, ROUND),
      row(3, 4, ROUND, { balcony: true }),
      row(2.7, 4, ROUND_LOW),
      row(2, 4, SMALL),
    ],
    { roof: { steep: 0.44 } },
  ),
  palazzo(
    'round-c',
    10.2,
    7.4,
    [door(2.8, ROUND), loggia(3.3, 5, ROUND, { balcony: true }), row(2.8, 5, ROUND_LOW)],
    { roof: { steep: 0.44 }, gablet: true },
  ),
  palazzo('round-d', 9, 7.2, [door(2.9, ROUND_LOW), row(3.2, 4, HOODED), row(2.9, 4, LINTEL)], {
    rustic: true,
    pilasters: true,
    roof: { steep: 0.42 },
  }),
  palazzo(
    'round-e',
    10.4,
    7.4,
    [portico(3, 5), row(3.2, 5, ROUND, { balcony: true }), row(2.9, 5, ROUND_LOW)],
    { pilasters: true, roof: { steep: 0.4 } },
  ),
  palazzo(
    'round-f',
    7.8,
    7,
    [gate(3, ROUND_LOW), loggia(3.1, 3, ROUND, { balcony: true }), row(2.4, 4, LINTEL)],
    { rustic: true, gablet: true, roof: { steep: 0.46 } },
  ),
  // Town houses: shutters, flowers, shops below.
  plain('plain-a', 6.2, 6, [door(2.4), row(2.4, 3, RECT_FLOWERS), row(2.2, 3, RECT)]),
  plain('plain-b', 5.2, 5.8, [shop(2.5), row(2.4, 2, RECT), row(2.2, 2, RECT_FLOWERS)], {
    roof: { hip: 0 },
  }),
  plain('plain-c', 7, 6.2, [shop(2.5), row(2.5, 3, RECT), row(2.3, 4, RECT)]),
  plain('plain-d', 5.8, 5.6, [
    door(2.4),
    row(2.6, 2, ROUND_SHUT, { balcony: true }),
    row(2.2, 3, SMALL),
  ]),
  plain('plain-e', 6.6, 5.8, [shop(2.5), row(2.5, 3, RECT_FLOWERS)], { roof: { steep: 0.56 } }),
  plain('plain-f', 5.6, 5.8, [door(2.4), row(2.4, 3, OGEE_LOW), row(2.2, 3, RECT)]),
  plain('plain-g', 6.4, 5.4, [shop(2.4), row(2.3, 3, RECT), row(2.1, 3, SMALL_SHUT)], {
    jetty: 0.7,
    roof: { hip: 0, steep: 0.58 },
  }),
  plain('plain-h', 6, 5.8, [portico(2.5, 3), row(2.4, 3, RECT), row(2.2, 3, RECT_FLOWERS)]),
  plain('plain-i', 5.4, 5.6, [gate(2.5), row(2.3, 2, RECT), row(1.9, 2, SMALL)], { brick: true }),
  // Low houses.
  plain('low-a', 5.4, 4.8, [door(2.3), row(1.9, 3, SMALL_SHUT)]),
  plain('low-b', 4.8, 4.6, [shop(2.6)], { roof: { hip: 0, steep: 0.6 } }),
  plain('low-c', 6, 5, [door(2.5, { ...SMALL, flowers: true })], { roof: { steep: 0.58 } }),
  plain('low-d', 5, 4.8, [door(2.2), row(1.9, 2, SMALL_SHUT)], { roof: { hip: 0 } }),
  plain('low-e', 5.2, 4.6, [gate(2.4), row(1.8, 3, SMALL)], { brick: true, jetty: 0.5 }),
  plain('low-f', 4.6, 4.8, [shop(2.3), row(2, 2, RECT_FLOWERS)], { roof: { steep: 0.62 } }),
  // Tall, narrow ones.
  plain('tall-a', 5.6, 6, [
    door(2.5),
    row(2.4, 2, RECT),
    row(2.3, 2, RECT_FLOWERS),
    row(2.1, 2, RECT),
    row(1.8, 2, SMALL),
  ]),
  plain(
    'tall-b',
    6.8,
    6.2,
    [shop(2.6), row(2.5, 3, RECT), row(2.3, 3, RECT_FLOWERS), row(2.2, 3, RECT)],
    { roof: { hip: 0 } },
  ),
  plain(
    'tall-c',
    5.8,
    6,
    [
      portico(2.5, 2),
      row(2.4, 2, ROUND_SHUT, { balcony: true }),
      row(2.3, 3, RECT),
      row(2, 3, SMALL),
    ],
    { jetty: 0.6 },
  ),
];
