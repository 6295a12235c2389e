/** Carved pieces as one mesh: it holds exactly the last set pieces, after any earlier ones. */

import { MeshBasicMaterial } from 'three';
import { expect, test } from 'vitest';
import { Carvings } from '../../client/pieces/carvings.ts';
import { Carving } from '../../client/world/carving.ts';
import { seeded } from '../../client/world/clock.ts';

const box = () => new Carving().box(1, 2, 1, { color: 0x808080, y: 0.5 }).build(1);
const drum = () => new Carving().drum(1, 1, { color: 0xff0000, surface: 'tile' }).build();
const make = (): Carvings =>
  new Carvings(
    [
      { geometry: box(), capacity: 6 },
      { geometry: drum(), capacity: 6 },
    ],
    new MeshBasicMaterial(),
  );

type Put = readonly [form: number, x: number, spin: number, color: number];
const put = (to: Carvings, [form, x, spin, color]: Put): void =>
  to.push(form, x, 1, -x, 0.3, 0.2, spin, 1, 1.5, 2, color);

/** The drawn triangles: every corner, with its colour. */
function drawn({ mesh: { geometry } }: Carvings): number[] {
  const { position, normal, color, glow } = geometry.attributes;
  const order = geometry.index?.array ?? [];
  const out: number[] = [];
  for (let k = 0; k < geometry.drawRange.count; k++) {
    const at = order[k] ?? 0;
    for (const list of [position, normal, color, glow])
      for (let c = 0; c < 3; c++) out.push(list?.getComponent(at, c) ?? Number.NaN);
  }
  return out;
}

function fresh(pieces: readonly Put[]): number[] {
  const one = make();
  one.begin();
  for (const piece of pieces) put(one, piece);
  one.end();
  return drawn(one);
}

test('the last set pieces are drawn, in any order of coming and going', () => {
  const random = seeded(7);
  const some = (most: number): Put[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => [
      random() < 0.5 ? 0 : 1,
      Math.floor(random() * 3),
      Math.floor(random() * 2),
      random() < 0.8 ? 0xffffff : 0x336699,
    ]) as unknown as Put[];
  const kept = make();
  for (let round = 0; round < 60; round++) {
    const still = some(6);
    kept.begin();
    for (const piece of still) put(kept, piece);
    kept.seal();
    for (let frame = 0; frame < 4; frame++) {
      const moving = some(4);
      kept.rewind();
      for (const piece of moving) put(kept, piece);
      kept.end();
      expect(drawn(kept)).toEqual(fresh([...still, ...moving]));
    }
  }
});

test('unchanged pieces are not sent again', () => {
  const one = make();
  const frame = (x: number): void => {
    one.rewind();
    put(one, [1, x, 0, 0xffffff]);
    one.end();
  };
  one.begin();
  put(one, [0, 1, 0, 0xffffff]);
  one.seal();
  frame(0);
  const position = one.mesh.geometry.getAttribute('position');
  const { version } = position as unknown as { version: number };
  frame(0);
  expect((position as unknown as { version: number }).version).toBe(version);
  (position as unknown as { updateRanges: object[] }).updateRanges.length = 0;
  frame(2);
  const [range] = (position as unknown as { updateRanges: { start: number }[] }).updateRanges;
  expect(range?.start).toBe(box().getAttribute('position').count * 3);
});

test('pieces set twice before a frame is drawn are sent in whole', () => {
  const one = make();
  const position = one.mesh.geometry.getAttribute('position');
  const card = Float32Array.from(position.array);
  /** In the way three uploads changes. */
  const draw = (): void => {
    const { updateRanges } = position as unknown as {
      updateRanges: { start: number; count: number }[];
    };
    for (const { start, count } of updateRanges) {
      card.set((position.array as Float32Array).subarray(start, start + count), start);
    }
    updateRanges.length = 0;
  };
  const set = (still: number, moving: number): void => {
    one.begin();
    put(one, [0, still, 0, 0xffffff]);
    one.seal();
    put(one, [1, moving, 0, 0xffffff]);
    one.end();
  };
  set(0, 0);
  draw();
  set(1, 0);
  set(1, 1);
  draw();
  expect(card).toEqual(position.array);
  set(1, 2);
  const [range] = (position as unknown as { updateRanges: { start: number }[] }).updateRanges;
  expect(range.start).toBe(box().getAttribute('position').count * 3);
});

test('more than there is room for is left out', () => {
  const one = make();
  one.begin();
  for (let k = 0; k < 40; k++) put(one, [k % 2, k, 0, 0xffffff]);
  one.end();
  expect(one.mesh.geometry.drawRange.count).toBeLessThanOrEqual(
    6 * ((box().index?.count ?? 0) + (drum().index?.count ?? 0)),
  );
  expect(drawn(one).every(Number.isFinite)).toBe(true);
});
