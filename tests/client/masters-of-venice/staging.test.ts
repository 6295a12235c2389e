/** The staging as pure functions: every event has motions, and every timeline ends at its view. */

import { expect, test } from 'vitest';
import { boardCells } from '../../../client/games/masters-of-venice/board/cells.ts';
import { type Shown, shownOf } from '../../../client/games/masters-of-venice/board/shown.ts';
import { hop, pose, valueAt } from '../../../client/games/masters-of-venice/staging/motion.ts';
import { HANDLERS, stage, staging } from '../../../client/games/masters-of-venice/staging.ts';
import { Player, type Take } from '../../../client/table/staging/player.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { stagingTests } from '../stagings.ts';
import { match, SCENES, sites } from './staging-matches.ts';

const MATCHES: readonly Take<View>[][] = [
  match(3, 1, 0, 'hidden'),
  match(5, 2, 4, 'open'),
  match(2, 3, 'public', 'hidden'),
  match(4, 4, 1, 'hidden', true),
  match(3, 5, 2, 'hidden', true),
  SCENES,
];
const TAKES = MATCHES.flat();

/** The result of the events alone; the view settles the rest. */
function settled(shown: Shown) {
  const { deciders, phase, active, turn, round, ...rest } = shown;
  const sort = <T>(list: T[]): T[] => [...list].sort();
  return {
    ...rest,
    drawn: sort(rest.drawn),
    plaza: sort(rest.plaza),
    row: sort(rest.row),
    seats: rest.seats.map(({ committed, bid, ...s }) => ({
      ...s,
      hand: sort(s.hand),
      rumors: sort(s.rumors),
      characters: sort(s.characters),
    })),
  };
}

stagingTests({
  staging,
  takes: TAKES,
  sites: [sites],
  handlers: HANDLERS,
  settled,
  pose,
  // Preferences are no listed actions.
  rare: ['interruptQueued', 'interruptLapsed', 'stanceSet'],
  ends: (motion, end) => {
    if (motion.kind !== 'fly' && motion.kind !== 'walk') return;
    expect(end.x).toBeCloseTo(motion.to.x, 6);
    expect(end.y).toBeCloseTo(motion.to.y, 6);
    expect(end.z).toBeCloseTo(motion.to.z, 6);
  },
  atOnce: ['deciders'],
  painted: boardCells().map(({ name }) => name),
});

test('pegs hop one space at a time, at most 120 ms each', () => {
  const motion = { kind: 'peg', at: 1, lasts: 0.4, peg: 0, from: 40, to: 60 } as const;
  expect(valueAt(motion, 0)).toBe(40);
  expect(valueAt(motion, 1.1)).toBeCloseTo(45, 6);
  expect(valueAt(motion, 9)).toBe(60);
  expect(hop(motion, 1.1)).toBeCloseTo(0, 6);
  expect(hop(motion, 1.05)).toBeGreaterThan(0.3);
  for (const { events, before } of TAKES) {
    if (!before) continue;
    for (const m of stage(events, shownOf(before), sites).motions) {
      if (m.kind !== 'peg') continue;
      expect(m.lasts / Math.max(1, Math.abs(m.to - m.from) / 5)).toBeLessThanOrEqual(0.12);
    }
  }
});

test('a split runs past 100 before it falls', () => {
  const before = TAKES[0]?.before;
  if (!before) throw new Error('no view');
  const shown = shownOf(before);
  shown.share[1] = 95;
  const moved = {
    type: 'pegMoved',
    track: 'share',
    id: 'jeweler',
    from: 95,
    to: 55,
    through: 110,
    cause: 'sale',
  };
  const split = { type: 'stockSplit', shop: 'jeweler', reached: 110, to: 55, vp: [2, 0, 1] };
  const gained = { type: 'vpGained', seat: 0, vp: 2, reason: 'split' };
  const timeline = stage([moved, split, gained], shown, sites);
  const walked: number[] = [];
  for (const patch of timeline.patches) {
    patch.apply(shown);
    if (walked.at(-1) !== shown.share[1]) walked.push(shown.share[1] ?? 0);
  }
  expect(walked[0]).toBe(100);
  expect(Math.max(...walked)).toBe(110);
  expect(walked.at(-1)).toBe(55);
  expect(shown.seats[0]?.vp).toBe(2);
  expect(timeline.motions.some((m) => m.kind === 'fly' && m.thing.what === 'star')).toBe(true);
});

test('the Doge stamps a controlled price', () => {
  const before = TAKES[0]?.before;
  if (!before) throw new Error('no view');
  const shown = shownOf(before);
  shown.price[0] = 95;
  const events = [
    {
      type: 'pegMoved',
      track: 'resource',
      id: 'iron',
      from: 95,
      to: 40,
      through: 105,
      cause: 'dock',
    },
    { type: 'priceControl', resource: 'iron', reached: 105 },
  ];
  const timeline = stage(events, shown, sites);
  expect(timeline.motions.some((m) => m.kind === 'stamp' && m.cell === 'seal')).toBe(true);
  for (const patch of timeline.patches) patch.apply(shown);
  expect(shown.price[0]).toBe(40);
});

test('all dials open at the same moment and all pawns walk at once', () => {
  const take = TAKES.find((t) => t.events.some((e) => e.type === 'destinationsRevealed'));
  if (!take?.before) throw new Error('no destinations');
  const { motions } = stage(take.events, shownOf(take.before), sites);
  for (const kind of ['dial', 'walk'] as const) {
    const starts = motions.filter((m) => m.kind === kind).map((m) => m.at);
    expect(starts.length).toBeGreaterThan(1);
    expect(new Set(starts).size).toBe(1);
  }
});

test('at any pace, the final picture is the view', () => {
  for (const takes of MATCHES) {
    const player = new Player(staging);
    const pace = new SeededChance(takes.length);
    for (const take of takes) {
      player.add(take);
      const beats = pace.below(4);
      for (let k = 0; k < beats; k++) {
        const rate = pace.below(9) === 0 ? 'instant' : 1 + pace.below(2);
        player.advance(pace.below(100) / 100, rate, pace.below(4) === 0, sites);
      }
    }
    for (let k = 0; k < 4000 && (player.playing || player.pending > 0); k++) {
      player.advance(0.5, 1, false, sites);
    }
    expect(player.playing).toBe(false);
    expect(player.shown).toEqual(shownOf(takes.at(-1)?.after as View));
  }
});

test('instant shows the view at once, and skipping lands on it', () => {
  const player = new Player(staging);
  const [first, second] = [TAKES[0], TAKES[1]];
  player.add(first);
  expect(player.advance(0.01, 'instant', false, sites)).toBe(true);
  expect(player.shown).toEqual(shownOf(first.after));
  player.add(second);
  player.advance(0.01, 1, false, sites);
  player.finish();
  expect(player.shown).toEqual(shownOf(second.after));
});

test('the deciding seat is shown before the last effects have settled', () => {
  const take = TAKES.find(
    ({ before, after, events }) =>
      before && events.length > 3 && before.public.decider.join() !== after.public.decider.join(),
  );
  if (!take) throw new Error('no such take');
  const player = new Player(staging);
  player.add(take);
  player.advance(0.01, 1, false, sites);
  expect(player.playing).toBe(true);
  expect(player.shown?.deciders).toEqual([...take.after.public.decider]);
});
