/** Chapters and charts of recorded matches: only events that were not undone, and correct sums. */

import { expect, test } from 'vitest';
import { deals, payments, SOURCES } from '../../../client/games/genoa/replay/charts.ts';
import { fortuneAt } from '../../../client/games/genoa/replay/fortune.ts';
import { replayKit, storyOf } from '../../../client/games/genoa/replay/index.ts';
import type { BarChart, LineChart, Story } from '../../../client/table/replay/kit.ts';
import type { Recording } from '../../../client/table/replay/recording.ts';
import { erase } from '../../../engine/core/erase.ts';
import type { GeEvent } from '../../../engine/games/genoa/events.ts';
import { genoa } from '../../../engine/games/genoa/index.ts';
import type { View } from '../../../engine/games/genoa/types.ts';
import { samples } from '../../rules/genoa/samples.ts';
import { leadTest, recorded, standing, storyTests } from '../stories.ts';

const game = erase(genoa);
/** GE-017: everybody begins with it. */
const START_MONEY = 130;
const matches = recorded(game, samples, 4, storyOf);

const publicOf = (recording: Recording, at: number) =>
  (recording.look(at, 'public').view as View).public;
const stood = standing<GeEvent>();
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const chart = <C extends LineChart | BarChart>({ charts }: Story, id: string): C =>
  (charts.find((one) => one.id === id) as C | undefined) ?? expect.fail(id);

storyTests(matches, /[{}|]|undefined|NaN|null/);
leadTest(matches, (recording, at) => fortuneAt(recording, at).total);

test('every turn at the position where it begins, with its merchant', () => {
  for (const { recording, story } of matches) {
    const turns = story.chapters.filter(({ kind }) => kind === 'turn');
    const started = stood(recording, 'turnStarted');
    expect(turns.map(({ at, seat }) => [at, seat])).toEqual(
      started.map(({ at, event }) => [at, event.merchant]),
    );
    for (const [k, { at, title }] of turns.entries()) {
      expect(publicOf(recording, at).turn).toBe(k + 1);
      expect(title).toMatch(new RegExp(`^Turn ${k + 1}: .+ moves the tower$`));
    }
  }
});

test('deals, large orders and Markets that stand are chapters; none that was taken back', () => {
  const seen = new Set<string>();
  for (const { recording, story } of matches) {
    const of = (kind: string) => story.chapters.filter((one) => one.kind === kind);
    for (const { kind } of story.chapters) seen.add(kind);
    const ats = (all: readonly { at: number }[]) => all.map(({ at }) => at);
    expect(ats(of('deal'))).toEqual(ats(stood(recording, 'dealStruck')));
    expect(ats(of('market'))).toEqual(ats(stood(recording, 'roundShortened')));
    const large = stood(recording, 'orderDelivered').filter(({ event }) => event.ducats === 100);
    expect(ats(of('order'))).toEqual(ats(large));
    expect(deals(recording)).toHaveLength(of('deal').length);
  }
  for (const kind of ['turn', 'deal', 'lead', 'end']) expect([...seen]).toContain(kind);
});

test('lines have a sample for every turn and end in the result', () => {
  for (const { recording, story } of matches) {
    const [total, ducats] = ['total', 'ducats'].map((id) => chart<LineChart>(story, id));
    const { result } = publicOf(recording, recording.end);
    expect(total?.samples).toHaveLength(stood(recording, 'turnStarted').length + 1);
    expect(total?.lines.map(({ values }) => values.at(-1))).toEqual(
      result?.table.map((row) => row.total),
    );
    expect(ducats?.lines.map(({ values }) => values.at(-1))).toEqual(
      result?.table.map((row) => row.ducats),
    );
    expect(fortuneAt(recording, 0).ducats).toEqual(recording.seats.map(() => START_MONEY));
  }
});

test('income by source and what was paid in deals explain every fortune', () => {
  let paid = 0;
  for (const { recording, story } of matches) {
    const income = chart<BarChart>(story, 'income');
    const whom = chart<BarChart>(story, 'paid');
    const { result } = publicOf(recording, recording.end);
    expect(income.causes).toHaveLength(SOURCES.length);
    for (const [seat, row] of (result?.table ?? []).entries()) {
      const spent = sum(whom.rows[seat]?.values ?? []);
      paid += spent;
      expect(START_MONEY + sum(income.rows[seat]?.values ?? []) - spent).toBe(row.total);
      const got = sum(whom.rows.map(({ values }) => values[seat] ?? 0));
      expect(income.rows[seat]?.values[0]).toBe(got);
      // Nobody pays himself.
      expect(whom.rows[seat]?.values[seat]).toBe(0);
    }
    const sides = chart<BarChart>(story, 'deals').rows.map(({ values }) => values);
    const count = stood(recording, 'dealStruck').length;
    for (const side of [0, 1]) expect(sum(sides.map((row) => row[side] ?? 0))).toBe(count);
    expect(payments(recording).every(({ ducats }) => ducats > 0)).toBe(true);
  }
  expect(paid).toBeGreaterThan(50);
});

test('a known hand opens its purse and its cards, and no others', () => {
  const { recording } =
    matches.find(({ recording: one }) =>
      publicOf(one, 0).seats.every(({ ducats }) => ducats === null),
    ) ?? expect.fail();
  const at = Math.floor(recording.end / 2);
  const { view, hands } = recording.look(at, 1);
  const open = replayKit.open(view, hands) as View;
  expect(open.public.seats[1]).toMatchObject({ ducats: hands[1]?.ducats, hand: hands[1]?.hand });
  for (const { seat, ducats } of open.public.seats) if (seat !== 1) expect(ducats).toBeNull();
});
