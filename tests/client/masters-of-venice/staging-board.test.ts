/** The board as a picture of the view: layout, pointing, and required contents. */

import { expect, test } from 'vitest';
import { targetsOf } from '../../../client/games/masters-of-venice/affordances.ts';
import { composePawns, composePegs } from '../../../client/games/masters-of-venice/board/moving.ts';
import { Pen } from '../../../client/games/masters-of-venice/board/pen.ts';
import { SCENERY } from '../../../client/games/masters-of-venice/board/scenery.ts';
import { type Shown, shownOf } from '../../../client/games/masters-of-venice/board/shown.ts';
import { type Sites, sitesFor } from '../../../client/games/masters-of-venice/board/sites.ts';
import { composeStill } from '../../../client/games/masters-of-venice/board/still/all.ts';
import { positionOf } from '../../../client/games/masters-of-venice/position.ts';
import { CAPACITY, type Form, type PieceSink } from '../../../client/pieces/set.ts';
import { composeMarks } from '../../../client/table/board/marks.ts';
import { pickAt } from '../../../client/table/board/picking.ts';
import { targetKey } from '../../../client/table/seat/targets.ts';
import { overviewFrame } from '../../../client/world/framing.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../engine/registry.ts';

const game = gameById('masters-of-venice');
const COLORS = ['red', 'blue', 'green', 'yellow', 'purple'];

/** Some positions of a random match, as seat 0 sees them. */
function views(seats: number, seed: number, money = 'open'): View[] {
  const chance = new SeededChance(seed);
  const state = game.setup(seats, game.options({ money }, seats), chance);
  const info = COLORS.slice(0, seats).map((color) => ({ name: color, color, bot: false }));
  const codes = new Int32Array(game.maxLegal);
  const seen: View[] = [];
  for (let k = 0; !game.isFinished(state); k++) {
    if (k % 9 === 0) seen.push(game.view(state, 0, info) as View);
    const seat = 31 - Math.clz32(game.deciders(state));
    const count = game.legal(state, seat, codes);
    game.apply(state, seat, codes[chance.below(count)] ?? 0, chance, null);
  }
  return [...seen, game.view(state, 0, info) as View];
}

class List implements PieceSink {
  readonly pieces: { form: Form; x: number; y: number; z: number; color: number; cell: number }[] =
    [];
  readonly names: string[] = [''];
  cell(name: string): number {
    const known = this.names.indexOf(name);
    return known > 0 ? known : this.names.push(name) - 1;
  }
  put(form: Form, x: number, y: number, z: number, ...rest: number[]): void {
    expect([x, y, z, ...rest].every(Number.isFinite), form).toBe(true);
    this.pieces.push({ form, x, y, z, color: rest[6] ?? 0, cell: rest[7] ?? 0 });
  }
  of(form: Form): number {
    return this.pieces.filter((piece) => piece.form === form).length;
  }
  cells(name: string): number {
    const cell = this.names.indexOf(name);
    return this.pieces.filter((piece) => piece.cell === cell).length;
  }
}

function compose(shown: Shown, sites: Sites = sitesFor(16 / 9)): { list: List; pen: Pen } {
  const list = new List();
  const pen = new Pen(list, list);
  composeStill(shown, pen, sites);
  composePegs(shown, pen, sites, new Float64Array(11).fill(Number.NaN), new Float64Array(11));
  composePawns(shown, pen, sites, []);
  return { list, pen };
}

const ALL = [...views(5, 1), ...views(2, 2, 'hidden'), ...views(4, 3)];

test('every cube, share, pawn and letter of the view is on the board', () => {
  for (const view of ALL) {
    const shown = shownOf(view);
    const { list } = compose(shown);
    const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
    const held = shown.seats.reduce((a, s) => a + sum(s.cubes), 0);
    const lying = shown.docks.reduce((a, d) => a + sum(d), 0) + shown.drawn.length;
    const offices = [shown.officeNorth, shown.officeSouth].filter(Boolean).length;
    const samples = shown.bag.filter((n) => n > 0).length;
    expect(list.of('cube')).toBe(held + lying + offices + samples);
    expect(list.of('letter')).toBe(view.public.canalRumors.length);
    expect(shown.seats.reduce((a, s) => a + list.of(`pawn:${s.color}` as Form), 0)).toBe(
      shown.seats.length,
    );
    expect(list.of('peg')).toBe(11);
  }
});

test('money that is hidden is a closed chest, one’s own lies open', () => {
  const view = views(2, 2, 'hidden')[3];
  const { list } = compose(shownOf(view));
  expect(list.of('chest')).toBe(1);
});

test('orders at 0 shout that nobody buys', () => {
  const shown = shownOf(ALL[0]);
  expect(compose(shown).list.cells('sign:noBuyers')).toBe(0);
  shown.orders[2] = 0;
  expect(compose(shown).list.cells('sign:noBuyers')).toBe(1);
});

test('batches hold the richest board', () => {
  for (const view of ALL) {
    const { list } = compose(shownOf(view));
    for (const form of new Set(list.pieces.map((piece) => piece.form))) {
      expect(list.of(form), form).toBeLessThanOrEqual(CAPACITY[form]);
    }
  }
});

test('everything that means something can be pointed at', () => {
  for (const view of ALL) {
    const position = positionOf(view);
    if (!position || view.public.phase === 'finished') continue;
    const { pen } = compose(shownOf(view));
    const keys = new Set(pen.picks.map((box) => targetKey(box.target)));
    const missing = targetsOf(position)
      .map(targetKey)
      .filter((key) => !keys.has(key));
    expect(missing).toEqual([]);
  }
});

/** The ray from the overview's camera through the middle of a box. */
function look(aspect: number, box: { x: number; y: number; z: number }) {
  const { x, y, z, yaw, pitch, distance } = overviewFrame(SCENERY, aspect);
  const eye = {
    x: x + Math.sin(yaw) * Math.cos(pitch) * distance,
    y: y + Math.sin(pitch) * distance,
    z: z + Math.cos(yaw) * Math.cos(pitch) * distance,
  };
  const [dx, dy, dz] = [box.x - eye.x, box.y - eye.y, box.z - eye.z];
  const length = Math.hypot(dx, dy, dz);
  return { eye, direction: { x: dx / length, y: dy / length, z: dz / length } };
}

test('a click on the middle of a thing picks it, in every format', () => {
  const view = ALL[5];
  for (const aspect of [16 / 9, 4 / 3, 390 / 844]) {
    const { pen } = compose(shownOf(view), sitesFor(aspect));
    for (const box of pen.picks) {
      if (box.mark === 'frame' && box.hn < 0.3) continue;
      const { eye, direction } = look(aspect, box);
      const hit = pickAt(eye, direction, pen.picks);
      const key = targetKey(box.target);
      // A covering thing may be nearer, but never ground.
      expect(hit, key).not.toBeNull();
      if (hit && targetKey(hit.box.target) !== key) {
        expect(hit.box.mark === 'frame' && hit.box.hu > box.hu, `${key} at ${aspect}`).toBe(false);
      }
    }
  }
});

test('marks follow the affordances: open, chosen with its count, blocked only when pointed at', () => {
  const { list, pen } = compose(shownOf(ALL[0]));
  const target = pen.picks.find((box) => box.target.kind === 'dockCube')?.target;
  if (!target) throw new Error('no cube');
  const key = targetKey(target);
  const draw = (state: 'open' | 'chosen' | 'blocked', hovered: string | null, count?: number) => {
    list.pieces.length = 0;
    const affordance = { target, state, label: '', hint: '', ...(count ? { count } : {}) };
    composeMarks(pen.picks, new Map([[key, affordance]]), hovered, pen);
    return list;
  };
  expect(draw('open', null).of('hull')).toBe(1);
  expect(draw('chosen', null, 2).cells('glyph:2')).toBe(1);
  expect(draw('blocked', null).pieces.length).toBe(0);
  expect(draw('blocked', key).of('hull')).toBe(1);
});
