/** Chapters and charts of recorded matches: only events that were not undone, and correct sums. */

import { expect, test } from 'vitest';
import { earnings, SOURCES } from '../../../client/games/strozzi/replay/charts.ts';
import { replayKit, storyOf } from '../../../client/games/strozzi/replay/index.ts';
import { worthAt } from '../../../client/games/strozzi/replay/worth.ts';
import type { BarChart } from '../../../client/table/replay/kit.ts';
import type { Recording } from '../../../client/table/replay/recording.ts';
import { erase } from '../../../engine/core/erase.ts';
import { CITIES } from '../../../engine/games/strozzi/data.ts';
import { strozzi } from '../../../engine/games/strozzi/index.ts';
import type { StEvent, View } from '../../../engine/games/strozzi/types.ts';
import { samples } from '../../rules/strozzi/samples.ts';
import { leadTest, linesOf, recorded, standing, storyTests } from '../stories.ts';
import { WRONG } from './matches.ts';

const game = erase(strozzi);
const matches = recorded(game, samples, 4, storyOf);

const publicOf = (recording: Recording, at: number) =>
  (recording.look(at, 'public').view as View).public;
const stood = standing<StEvent>();
const placesOf = (recording: Recording, type: StEvent['type']): number[] =>
  stood(recording, type).map(({ at }) => at);

storyTests(matches, WRONG);
leadTest(matches, (recording, at) => worthAt(recording, at).worth);

test('three rounds at the positions where they begin', () => {
  for (const { recording, story } of matches) {
    const rounds = story.chapters.filter(({ kind }) => kind === 'round');
    expect(rounds.map(({ title }) => title)).toEqual([1, 2, 3].map((n) => `Round ${n} of 3`));
    expect(rounds[0]?.at).toBe(0);
    for (const [k, { at }] of rounds.entries()) {
      expect(publicOf(recording, at).round).toBe(k + 1);
      if (at > 0) expect(publicOf(recording, at - 1).round).toBe(k);
    }
  }
});

test('every ship and tile that stands is a chapter; none that was taken back', () => {
  for (const { recording, story } of matches) {
    const of = (...kinds: string[]) =>
      story.chapters.filter(({ kind }) => kinds.includes(kind)).map(({ at }) => at);
    expect(of('ship', 'pirate')).toEqual(placesOf(recording, 'shipPlaced'));
    expect(of('pirate')).toHaveLength(placesOf(recording, 'flagReturned').length);
    expect(of('tile')).toEqual(placesOf(recording, 'tileTaken'));
  }
});

test('who robbed whom', () => {
  let seen = 0;
  for (const { recording, story } of matches) {
    for (const { at, kind, title, seat } of story.chapters) {
      if (kind !== 'pirate') continue;
      seen++;
      const before = recording.steps.slice(0, at).filter(({ withdrawn }) => !withdrawn);
      const flown = before.flatMap(({ events }) => events.map(({ event }) => event as StEvent));
      const last = flown.findLast(({ type }) => type === 'flagReturned');
      const from = last?.type === 'flagReturned' ? last : expect.fail();
      expect(from.by).toBe(seat);
      expect(title).toContain(`from ${recording.seats[from.seat]?.name} with a pirate flag`);
    }
  }
  expect(seen).toBeGreaterThan(5);
});

test('lines have a sample for every ship and end in the result', () => {
  for (const { recording, story } of matches) {
    const lines = linesOf(story);
    expect(lines.map(({ id }) => id)).toEqual(['worth', 'money', ...CITIES]);
    const ships = placesOf(recording, 'shipPlaced').length;
    for (const { samples: places } of lines) expect(places.length).toBeGreaterThan(ships);
    const totals = publicOf(recording, recording.end).result?.table.map(({ total }) => total);
    for (const chart of lines.slice(0, 2)) {
      expect(chart.lines.map(({ values }) => values.at(-1))).toEqual(totals);
    }
    const florence = lines.at(-1);
    for (const [seat, { values }] of (florence?.lines ?? []).entries()) {
      const tracks = publicOf(recording, recording.end).tracks.florence;
      expect(values.at(-1)).toBe(tracks.findIndex((space) => space.includes(seat)));
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  }
});

test('what was earned by source is what the chests hold at the end', () => {
  for (const { recording, story } of matches) {
    const totals = publicOf(recording, recording.end).result?.table.map(({ total }) => total);
    const bars = story.charts.filter((chart): chart is BarChart => chart.kind === 'bars');
    const sums = (id: string) =>
      bars.find((chart) => chart.id === id)?.rows.map(({ values }) => sum(values));
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
    expect(sums('sources')).toEqual(totals);
    const promotion = publicOf(recording, recording.end).result?.table.map(
      (row) => row.total - row.money,
    );
    expect(sums('places')).toEqual(totals?.map((total, seat) => total - (promotion?.[seat] ?? 0)));
    expect(bars[0]?.causes).toHaveLength(SOURCES.length);
    expect(earnings(recording).every(({ amount }) => amount > 0)).toBe(true);
  }
});

test('a known hand opens its chest, and no other', () => {
  const { recording } =
    matches.find(({ recording: one }) => {
      return publicOf(one, 0).seats.every(({ money }) => money === null);
    }) ?? expect.fail();
  const at = Math.floor(recording.end / 2);
  const { view, hands } = recording.look(at, 1);
  const open = replayKit.open(view, hands) as View;
  expect(open.public.seats[1]?.money).toBe(hands[1]?.money);
  expect(open.public.seats.map(({ money }) => money === null)).toEqual(
    open.public.seats.map(({ seat }) => seat !== 1),
  );
});
