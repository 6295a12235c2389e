/** Pieces as pure functions: piles of coins, heaps of cubes, forms, the atlas's packing. */

import type { BufferGeometry } from 'three';
import { expect, test } from 'vitest';
import { pack } from '../../client/pieces/atlas.ts';
import { bevelBox } from '../../client/pieces/bevel.ts';
import { coinCounts, coinStream, DENOMINATIONS } from '../../client/pieces/coins.ts';
import { cubeSpot } from '../../client/pieces/cubes.ts';
import { bounce, jitter, smooth } from '../../client/pieces/ease.ts';
import { FIGURES_KNOWN, figures } from '../../client/pieces/figures.ts';
import * as forms from '../../client/pieces/forms.ts';
import { pawnForm } from '../../client/pieces/set.ts';
import { COLORS } from '../../engine/core/colors.ts';

const worth = (counts: readonly number[]): number =>
  counts.reduce((sum, n, d) => sum + n * (DENOMINATIONS[d] ?? 0), 0);

test('a pile is worth its amount, in true denominations', () => {
  for (let amount = 0; amount <= 6000; amount += 5) {
    const counts = coinCounts(amount);
    expect(worth(counts)).toBe(amount);
    expect(counts.every((n) => n >= 0 && Number.isInteger(n))).toBe(true);
  }
});

test('a pile is a pure function of its amount and stays small', () => {
  expect(coinCounts(150)).toEqual(coinCounts(150));
  for (let amount = 0; amount <= 6000; amount += 5) {
    const coins = coinCounts(amount).reduce((sum, n) => sum + n, 0);
    expect(coins).toBeLessThanOrEqual(24);
  }
});

test('a stream of coins never carries more than the amount', () => {
  for (let amount = 5; amount <= 3000; amount += 5) {
    const stream = coinStream(amount);
    expect(stream.length).toBeGreaterThan(0);
    expect(stream.length).toBeLessThanOrEqual(8);
    expect(stream.reduce((sum, d) => sum + (DENOMINATIONS[d] ?? 0), 0)).toBeLessThanOrEqual(amount);
  }
});

test('cubes of a heap do not meet, and those that stay do not move', () => {
  const spots = [];
  for (let kind = 0; kind < 6; kind++) {
    for (let k = 0; k < 15; k++) spots.push(cubeSpot(kind, k, 1, { u: 0, v: 0, n: 0, spin: 0 }));
  }
  for (const a of spots) {
    for (const b of spots) {
      if (a === b) continue;
      const apart = Math.max(Math.abs(a.u - b.u), Math.abs(a.v - b.v), Math.abs(a.n - b.n));
      expect(apart).toBeGreaterThanOrEqual(0.99);
    }
  }
});

test('cells of an atlas do not overlap and lie on the sheet', () => {
  const cells = Array.from({ length: 60 }, (_, k) => ({
    w: 20 + (k % 7) * 9,
    h: 12 + (k % 5) * 11,
  }));
  const rects = pack(cells, 512, 512);
  rects.forEach((a, i) => {
    expect(a.x >= 0 && a.y >= 0 && a.x + a.w <= 512 && a.y + a.h <= 512).toBe(true);
    for (const b of rects.slice(i + 1)) {
      const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
      expect(apart).toBe(true);
    }
  });
  expect(() => pack([{ w: 600, h: 10 }], 512, 512)).toThrow(/does not fit/);
});

/** Signed volume: positive when all faces look outwards. */
function volume(geometry: BufferGeometry): number {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const p = flat.getAttribute('position');
  let sum = 0;
  for (let i = 0; i < p.count; i += 3) {
    const [ax, ay, az] = [p.getX(i), p.getY(i), p.getZ(i)];
    const [bx, by, bz] = [p.getX(i + 1), p.getY(i + 1), p.getZ(i + 1)];
    const [cx, cy, cz] = [p.getX(i + 2), p.getY(i + 2), p.getZ(i + 2)];
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
}

test('a bevelled box is closed, looks outwards and has the right size', () => {
  const box = bevelBox(0.1);
  expect(volume(box)).toBeGreaterThan(0.9);
  expect(volume(box)).toBeLessThan(1);
  box.computeBoundingBox();
  expect(box.boundingBox?.max.toArray().map((v) => Math.round(v * 1e6) / 1e6)).toEqual([
    0.5, 0.5, 0.5,
  ]);
});

test('every form is built of finite numbers and few triangles', () => {
  const all = [
    forms.disc(),
    forms.peg(),
    forms.letter(),
    forms.sack(),
    forms.chest(),
    forms.canopy(),
    forms.bannerCloth(),
    forms.pole(),
    forms.tile(),
    ...COLORS.map(forms.pawn),
  ];
  for (const form of all) {
    const p = form.getAttribute('position').array;
    expect(p.every(Number.isFinite)).toBe(true);
    const count = (form.index?.count ?? p.length / 3) / 3;
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThan(2500);
  }
});

test('each seat’s pawn has a head of its own', () => {
  const built = COLORS.map((color) => forms.pawn(color).getAttribute('position').count);
  expect(new Set(built).size).toBe(COLORS.length);
  expect(new Set(COLORS.map(pawnForm)).size).toBe(COLORS.length);
});

test('six figurines share a body, and each wears something of its own', () => {
  const all = figures();
  const p = all.getAttribute('position');
  const part = all.getAttribute('aPart');
  const own = Array.from({ length: FIGURES_KNOWN }, () => 0);
  let tallest = 0;
  for (let i = 0; i < p.count; i++) {
    expect(Number.isFinite(p.getX(i) + p.getY(i) + p.getZ(i))).toBe(true);
    tallest = Math.max(tallest, p.getY(i));
    const who = part.getX(i);
    if (who >= 0) own[who] = (own[who] ?? 0) + 1;
    // A player's own parts keep their colour.
    if (who >= 0) expect(part.getY(i)).toBe(0);
  }
  expect(own.every((n) => n > 30)).toBe(true);
  expect(tallest).toBeLessThan(4.2);
  // Each of six draws all of it: the parts of others collapse, but still count.
  expect(p.count / 3).toBeLessThan(2300);
});

test('easing starts at 0 and ends at 1; jitter never changes', () => {
  expect([smooth(0), smooth(1), bounce(0), Math.round(bounce(1) * 100) / 100]).toEqual([
    0, 1, 0, 1,
  ]);
  expect(jitter(3, 4)).toBe(jitter(3, 4));
  expect(jitter(3, 4)).not.toBe(jitter(4, 3));
});
