/** Chapters and charts of recorded matches: only events that were not undone, and correct sums. */

import { expect, test } from 'vitest';
import { KINDS, payments, SOURCES } from '../../../client/games/patrons-of-venice/replay/charts.ts';
import { replayKit, storyOf } from '../../../client/games/patrons-of-venice/replay/index.ts';
import { standingAt } from '../../../client/games/patrons-of-venice/replay/standing.ts';
import type { BarChart, LineChart } from '../../../client/table/replay/kit.ts';
import type { Recording } from '../../../client/table/replay/recording.ts';
import { erase } from '../../../engine/core/erase.ts';
import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import { patronsOfVenice } from '../../../engine/games/patrons-of-venice/index.ts';
import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import { samples } from '../../rules/patrons-of-venice/samples.ts';
import { leadTest, linesOf, recorded, standing, storyTests } from '../stories.ts';

const game = erase(patronsOfVenice);
const matches = recorded(game, samples, 6, storyOf);

const publicOf = (recording: Recording, at: number) =>
  (recording.look(at, 'public').view as View).public;
const stood = standing<PvEvent>();
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

storyTests(matches, /[{}|]|undefined|NaN|null/);
leadTest(matches, (recording, at) => standingAt(recording, at).points);

test('every turn at the position where it begins, with its lead and action', () => {
  for (const { recording, story } of matches) {
    const turns = story.chapters.filter(({ kind }) => kind === 'turn');
    const chosen = stood(recording, 'actionChosen');
    expect(turns).toHaveLength(chosen.length);
    expect(turns[0]?.at).toBe(0);
    for (const [k, { at, title, seat }] of turns.entries()) {
      expect(publicOf(recording, at).turn).toBe(k + 1);
      if (at > 0) expect(publicOf(recording, at - 1).turn).toBe(k);
      expect(seat).toBe(chosen[k]?.event.seat);
      expect(title).toMatch(
        new RegExp(`^Turn ${k + 1}: [\\w ]+ leads, ${chosen[k]?.event.action}$`, 'i'),
      );
    }
  }
});

test('workshops, statues, luxuries and raids that stand are chapters; none that was taken back', () => {
  const seen = new Set<string>();
  for (const { recording, story } of matches) {
    const of = (kind: string) => story.chapters.filter((one) => one.kind === kind);
    for (const { kind } of story.chapters) seen.add(kind);
    const ats = (all: readonly { at: number }[]) => all.map(({ at }) => at);
    expect(ats(of('business'))).toEqual(ats(stood(recording, 'businessSponsored')));
    expect(ats(of('statue'))).toEqual(ats(stood(recording, 'statueRaised')));
    const luxuries = stood(recording, 'produced').filter(
      ({ event }) => !['cloth', 'canvas'].includes(event.output),
    );
    expect(ats(of('luxury'))).toEqual(ats(luxuries));
    const raids = stood(recording, 'piratesCame').filter(({ event }) => event.stolen.length > 0);
    expect(ats(of('raid'))).toEqual(ats(raids));
  }
  expect([...seen].sort()).toEqual(
    ['business', 'end', 'lead', 'luxury', 'raid', 'statue', 'turn'].sort(),
  );
});

test('lines have a sample for every turn and end in the result', () => {
  for (const { recording, story } of matches) {
    const lines = linesOf(story);
    expect(lines.map(({ id }) => id)).toEqual(['points', 'ducats', 'stalls']);
    for (const { samples: places } of lines) {
      expect(places).toHaveLength(stood(recording, 'actionChosen').length + 1);
    }
    const { result, market, wharf } = publicOf(recording, recording.end);
    const last = (chart: LineChart | undefined) => chart?.lines.map(({ values }) => values.at(-1));
    expect(last(lines[0])).toEqual(result?.table.map(({ points }) => points));
    expect(last(lines[1])).toEqual(result?.table.map(({ ducats }) => ducats));
    expect(last(lines[2])).toEqual([sum(Object.values(market)), sum(Object.values(wharf))]);
  }
});

test('points by what they stand for are the result; payments and prices explain every purse', () => {
  for (const { recording, story } of matches) {
    const result = publicOf(recording, recording.end).result;
    const bars = story.charts.filter((chart): chart is BarChart => chart.kind === 'bars');
    expect(bars.map(({ id }) => id)).toEqual(['kinds', 'income', 'led']);
    const [kinds, income, led] = bars;
    const turns = stood(recording, 'actionChosen').length;
    expect(sum((led?.rows ?? []).flatMap(({ values }) => values))).toBe(turns);
    expect(kinds?.causes).toHaveLength(KINDS.length);
    expect(income?.causes).toHaveLength(SOURCES.length);
    expect(kinds?.rows.map(({ values }) => sum(values))).toEqual(
      result?.table.map(({ points }) => points),
    );
    const spent = recording.seats.map((_, seat) =>
      sum(
        (['reserved', 'bought', 'businessSponsored', 'statueRaised'] as const).flatMap((type) =>
          stood(recording, type)
            .filter(({ event }) => event.seat === seat)
            .map(({ event }) => event.price),
        ),
      ),
    );
    expect(income?.rows.map(({ values }, seat) => 10 + sum(values) - (spent[seat] ?? 0))).toEqual(
      result?.table.map(({ ducats }) => ducats),
    );
    expect(payments(recording).length).toBeGreaterThan(5);
  }
});

test('a known hand opens its purse and its cards, and no others', () => {
  const { recording } =
    matches.find(({ recording: one }) => {
      return publicOf(one, 0).seats.every(({ ducats, hand }) => ducats === null && hand === null);
    }) ?? expect.fail();
  const at = Math.floor(recording.end / 2);
  const { view, hands } = recording.look(at, 1);
  const open = replayKit.open(view, hands) as View;
  expect(open.public.seats[1]).toMatchObject({ ducats: hands[1]?.ducats, hand: hands[1]?.hand });
  for (const { seat, ducats, hand } of open.public.seats) {
    if (seat !== 1) expect([ducats, hand]).toEqual([null, null]);
  }
});
