/** Chapters and charts of recorded matches: only events that were not undone, and correct sums. */

import { beforeAll, expect, test } from 'vitest';
import { storyOf } from '../../../client/games/marco-polo/replay/index.ts';
import { byPoints, pointsOf, SOURCES, totalOf } from '../../../client/games/marco-polo/sources.ts';
import type { BarChart, LineChart, MapChart, Story } from '../../../client/table/replay/kit.ts';
import { type Recording, record } from '../../../client/table/replay/recording.ts';
import { BEIJING_SLOTS, ROUTES } from '../../../engine/games/marco-polo/data/map-nodes.ts';
import type { MpEvent } from '../../../engine/games/marco-polo/events.ts';
import { marcoPolo } from '../../../engine/games/marco-polo/index.ts';
import type { View } from '../../../engine/games/marco-polo/types.ts';
import { hashes, playMatch } from '../../battery/log.ts';
import { samples } from '../../rules/marco-polo/samples.ts';

const game = marcoPolo as never;
let matches: { recording: Recording; story: Story }[] = [];

beforeAll(() => {
  matches = [1, 5].map((number) => {
    const recording = record(playMatch(game, samples, number).log(), game, hashes);
    return { recording, story: storyOf(recording) };
  });
}, 60_000);

const publicOf = (recording: Recording, at: number) =>
  (recording.look(at, 'public').view as View).public;
const stood = <T extends MpEvent['type']>({ steps }: Recording, type: T) =>
  steps
    .filter(({ withdrawn, action }) => !withdrawn && action !== null)
    .flatMap(({ at, events }) =>
      events.map(({ event }) => ({ at, event: event as never as MpEvent })),
    )
    .flatMap(({ at, event }) =>
      event.type === type ? [{ at, event: event as Extract<MpEvent, { type: T }> }] : [],
    );
const chart = <C>(story: Story, id: string): C =>
  story.charts.find((one) => one.id === id) as unknown as C;

test('five rounds where they begin, every contract and post that stands, and one end', () => {
  for (const { recording, story } of matches) {
    const of = (...kinds: string[]) => story.chapters.filter(({ kind }) => kinds.includes(kind));
    expect(of('round').map(({ at }) => publicOf(recording, at).round)).toEqual([1, 2, 3, 4, 5]);
    expect(of('contract').map(({ at }) => at)).toEqual(
      stood(recording, 'contractCompleted').map(({ at }) => at),
    );
    const posts = of('post', 'beijing', 'ducale', 'lastPost').map(({ at }) => at);
    expect(posts).toEqual(stood(recording, 'postPlaced').map(({ at }) => at));
    expect(of('end').map(({ at }) => at)).toEqual([recording.end]);
    for (const { title } of story.chapters) expect(title).not.toMatch(/[{}|]|undefined|NaN|null/);
  }
});

test('lines end in the result, and what the end gives is stacked from its sources', () => {
  for (const { recording, story } of matches) {
    const { result, seats } = publicOf(recording, recording.end);
    const last = ({ lines }: LineChart) => lines.map(({ values }) => values.at(-1));
    expect(last(chart(story, 'points'))).toEqual(result?.table.map(({ total }) => total));
    expect(last(chart(story, 'posts'))).toEqual(seats.map(({ posts }) => posts.length));
    const { rows } = chart<BarChart>(story, 'sources');
    for (const row of result?.table ?? []) {
      const sum = rows[row.seat]?.values.reduce((a, b) => a + b, 0);
      expect(sum).toBe(row.total - Math.min(0, row.track));
    }
  }
});

test('ways on the map go along its routes, and end where the figures stand', () => {
  const joined = (a: string, b: string): boolean =>
    ROUTES.some(([from, to]) => (from === a && to === b) || (from === b && to === a));
  for (const { recording, story } of matches) {
    const { places, lines, routes } = chart<MapChart>(story, 'ways');
    expect(routes).toHaveLength(ROUTES.length);
    const moved = stood(recording, 'moved').flatMap(({ event }) => event.legs);
    expect(lines.flatMap(({ ways }) => ways)).toHaveLength(moved.length);
    for (const { marked } of lines) expect(Math.max(0, ...marked)).toBeLessThan(places.length);
    for (const { path } of moved) {
      for (const [k, node] of path.entries()) {
        const before = path[k - 1];
        // Johannes goes from oasis to oasis.
        if (before && !/^o\d/.test(node)) expect(joined(before, node)).toBe(true);
      }
    }
  }
});

test('what everybody sees of the points is what the end counts, goals apart', () => {
  for (const { recording } of matches) {
    const open = publicOf(recording, recording.end);
    for (const row of open.result?.table ?? []) {
      const track = open.seats.map((seat) => ({
        ...seat,
        vp: row.seat === seat.seat ? row.track : 0,
      }));
      const before = { ...open, seats: track, result: null };
      const points = pointsOf(before, row.seat);
      for (const source of SOURCES) {
        const counted = source === 'goalCards' || source === 'goalCities' ? 0 : row[source];
        expect(points[source], source).toBe(counted);
      }
      expect(totalOf(pointsOf(open, row.seat))).toBe(row.total);
      const { options } = before;
      const closed = { ...before, options: { ...options, publicFinalPreview: false } };
      expect(totalOf(pointsOf(closed, row.seat))).toBe(row.track);
    }
    expect(BEIJING_SLOTS).toContain(pointsOf({ ...open, result: null }, 0).beijing);
    expect(open.result?.winners).toContain(byPoints(open)[0]?.seat);
  }
});
