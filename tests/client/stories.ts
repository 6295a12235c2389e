/** Recorded matches with their stories, and conditions for every game's chapters and charts. */

import { beforeAll, expect, test } from 'vitest';
import type { LineChart, Story } from '../../client/table/replay/kit.ts';
import { type Recording, record } from '../../client/table/replay/recording.ts';
import type { Game } from '../../engine/core/contract.ts';
import { hashes, playMatch } from '../battery/log.ts';
import type { Samples } from '../battery/samples.ts';

export interface Recorded {
  readonly recording: Recording;
  readonly story: Story;
}

/** The first matches of a game's samples: ready when the tests run. */
export function recorded(
  game: Game,
  samples: Samples,
  count: number,
  storyOf: (recording: Recording) => Story,
): readonly Recorded[] {
  const matches: Recorded[] = [];
  beforeAll(() => {
    for (let number = 0; number < count; number++) {
      const recording = record(playMatch(game, samples, number).log(), game, hashes);
      matches.push({ recording, story: storyOf(recording) });
    }
  });
  return matches;
}

/** Lists the events of a kind that were not undone, with their positions. */
export const standing =
  <E extends { readonly type: string }>() =>
  <T extends E['type']>({ opening, steps }: Recording, type: T) =>
    [{ at: 0, events: opening }, ...steps.filter(({ withdrawn, action }) => !withdrawn && action)]
      .flatMap(({ at, events }) => events.map(({ event }) => ({ at, event: event as never as E })))
      .flatMap(({ at, event }) =>
        event.type === type ? [{ at, event: event as Extract<E, { type: T }> }] : [],
      );

/** The charts of lines among all. */
export const linesOf = ({ charts }: Story): LineChart[] =>
  charts.filter((chart): chart is LineChart => chart.kind === 'lines');

/**
 * Tests of the stories of recorded matches.
 * @param wrong texts that no title may contain
 */
export function storyTests(matches: readonly Recorded[], wrong: RegExp): void {
  test('chapters stand in their order under whole titles, and the last one is the only end', () => {
    expect(matches.length).toBeGreaterThan(3);
    for (const { recording, story } of matches) {
      const order = story.chapters.map(({ at }) => at);
      expect(order).toEqual([...order].sort((a, b) => a - b));
      for (const { title } of story.chapters) expect(title).not.toMatch(wrong);
      const ends = story.chapters.filter(({ kind }) => kind === 'end');
      expect(ends.map(({ at }) => at)).toEqual([recording.end]);
    }
  });

  test('every line has a value for every sample, and every sample a name of its own', () => {
    for (const { story } of matches) {
      expect(linesOf(story).length).toBeGreaterThan(0);
      for (const { samples, lines } of linesOf(story)) {
        expect(new Set(samples.map(({ label }) => label)).size).toBe(samples.length);
        for (const { values } of lines) expect(values).toHaveLength(samples.length);
      }
    }
  });
}

/**
 * A test of the chapters about a new leader.
 * @param valueAt the leading value, by seat
 */
export function leadTest(
  matches: readonly Recorded[],
  valueAt: (recording: Recording, at: number) => readonly number[],
): void {
  test('a change of the lead: the leader leads alone, and lasts until the next change', () => {
    let changes = 0;
    for (const { recording, story } of matches) {
      for (const { at, seat } of story.chapters.filter(({ kind }) => kind === 'lead')) {
        changes++;
        const now = valueAt(recording, at);
        const own = now[seat ?? -1] ?? Number.NaN;
        expect(now.filter((n) => n >= own)).toEqual([own]);
        const next = story.chapters.find((one) => one.divides && one.at >= at);
        const lasting = valueAt(recording, next?.at ?? recording.end);
        expect(Math.max(...lasting)).toBe(lasting[seat ?? -1]);
      }
    }
    expect(changes).toBeGreaterThan(3);
  });
}
