/** Chapters and charts of recorded matches: only events that were not undone, and correct sums. */

import { expect, test } from 'vitest';
import { payments } from '../../../client/games/masters-of-venice/replay/charts.ts';
import { replayKit, storyOf } from '../../../client/games/masters-of-venice/replay/index.ts';
import { worthOf } from '../../../client/games/masters-of-venice/replay/worth.ts';
import type { BarChart } from '../../../client/table/replay/kit.ts';
import type { Recording } from '../../../client/table/replay/recording.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../engine/registry.ts';
import { samples } from '../../rules/masters-of-venice/samples.ts';
import { linesOf, recorded, storyTests } from '../stories.ts';

const game = gameById('masters-of-venice');
const matches = recorded(game, samples, 4, storyOf);

const publicOf = (recording: Recording, at: number) =>
  (recording.look(at, 'public').view as View).public;

storyTests(matches, /[{}|]|undefined|NaN|null/);

test('sixteen rounds at the positions where they begin', () => {
  for (const { recording, story } of matches) {
    const rounds = story.chapters.filter(({ divides, kind }) => divides && kind !== 'end');
    expect(rounds).toHaveLength(16);
    expect(rounds[0]?.at).toBe(0);
    for (const [k, { at, kind, title }] of rounds.entries()) {
      expect(publicOf(recording, at).round).toBe(k + 1);
      if (at > 0) expect(publicOf(recording, at - 1).round).toBe(k);
      expect(kind).toBe(publicOf(recording, at).roundKind === 'bid' ? 'bid' : 'round');
      expect(title).toContain(`Round ${k + 1}`);
    }
    expect(story.chapters.filter(({ kind }) => kind === 'bids')).toHaveLength(4);
  }
});

test('every delivery and split that stands is a chapter; none that was taken back', () => {
  for (const { recording, story } of matches) {
    for (const [kind, type] of [
      ['delivery', 'orderDelivered'],
      ['split', 'stockSplit'],
    ]) {
      const standing = recording.steps
        .filter(({ withdrawn }) => !withdrawn)
        .flatMap(({ at, events }) => events.filter((e) => e.event.type === type).map(() => at));
      expect(story.chapters.filter((one) => one.kind === kind).map(({ at }) => at)).toEqual(
        standing,
      );
    }
  }
});

test('a change of the lead: it was not so before, is so after, and lasts the round', () => {
  let changes = 0;
  for (const { recording, story } of matches) {
    const points = (at: number) => worthOf(recording.look(at, 'all')).points;
    for (const { at, seat } of story.chapters.filter(({ kind }) => kind === 'lead')) {
      changes++;
      const after = points(at);
      const own = after[seat ?? -1] ?? Number.NaN;
      expect(after.filter((n) => n >= own)).toEqual([own]);
      // The lead changed here, or the round began with it.
      const before = points(at - 1);
      const held = before.every((n, k) => k === seat || n < (before[seat ?? -1] ?? 0));
      const begins = story.chapters.some((one) => one.divides && one.at === at - 1);
      expect(held && !begins).toBe(false);
      const next = story.chapters.find((one) => one.divides && one.at >= at);
      const lasting = points(next?.at ?? recording.end);
      expect(Math.max(...lasting)).toBe(lasting[seat ?? -1]);
    }
  }
  expect(changes).toBeGreaterThan(4);
});

test('lines have a sample for every round and end in the result', () => {
  for (const { recording, story } of matches) {
    const lines = linesOf(story);
    expect(lines.map(({ id }) => id)).toEqual(['points', 'wealth', 'track', 'prices', 'shares']);
    for (const { samples: places } of lines) expect(places).toHaveLength(17);
    const totals = [...(publicOf(recording, recording.end).result?.table ?? [])]
      .sort((a, b) => a.seat - b.seat)
      .map(({ total }) => total);
    expect(lines[0]?.lines.map(({ values }) => values.at(-1))).toEqual(totals);
    const [iron] = lines[3]?.lines ?? [];
    expect(iron?.values).toEqual(
      lines[3]?.samples.map(({ at }) => publicOf(recording, at).shops.blacksmith.resourcePrice),
    );
  }
});

test('income and expenses add up to the purses at the end', () => {
  for (const { recording, story } of matches) {
    const start = recording.look(0, 'all').hands.map((you) => Number(you?.cash));
    const end = recording.look(recording.end, 'all').hands.map((you) => Number(you?.cash));
    const bars = story.charts.filter((chart): chart is BarChart => chart.kind === 'bars');
    const sum = (id: string, seat: number): number =>
      (bars.find((chart) => chart.id === id)?.rows[seat]?.values ?? []).reduce((a, b) => a + b, 0);
    for (const seat of start.keys()) {
      expect((start[seat] ?? 0) + sum('earned', seat) - sum('spent', seat)).toBe(end[seat]);
    }
    for (const own of payments(recording)) {
      for (const [reason, amount] of own) {
        const paid = bars.find(({ id }) => id === (amount < 0 ? 'spent' : 'earned'));
        expect(paid?.causes.length, reason).toBeGreaterThan(0);
      }
    }
  }
});

test('a known hand opens its purse, and no other', () => {
  const { recording } = matches[0] ?? expect.fail();
  const at = Math.floor(recording.end / 2);
  const { view, hands } = recording.look(at, 0);
  const closed = view as View;
  const open = replayKit.open(view, hands) as View;
  expect(open.public.seats[0]?.cash).toBe(hands[0]?.cash);
  expect(open.public.seats.slice(1)).toEqual(closed.public.seats.slice(1));
});
