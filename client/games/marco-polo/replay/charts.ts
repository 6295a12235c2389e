/** The charts of a match: the race, the travelled map, the points and dice by kind, the posts. */

import { MAP_NODES, ROUTES } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import type { ResultRow, View } from '../../../../engine/games/marco-polo/types.ts';
import type { Chart, MapChart } from '../../../table/replay/kit.ts';
import { barChart, type Head, lineChart, type Samples } from '../../../table/replay/make.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { seatLines, standing } from '../../../table/replay/story.ts';
import { nodeName } from '../strings/names.ts';
import { t } from '../strings/replay-told.ts';
import type { Standing } from './standing.ts';

/** The sources of the final points, as the bars stack them; both parts of the goals are one. */
const SOURCES = ['track', 'beijing', 'coins', 'contracts', 'goals', 'venice'] as const;
/** The kinds of spaces for dice. */
const KINDS = ['bazaar', 'travel', 'contracts', 'cards', 'coins', 'agents'] as const;
type Kind = (typeof KINDS)[number];

/** @param standings per position */
export function chartsOf(
  recording: Recording,
  samples: Samples,
  standings: readonly Standing[],
): Chart[] {
  const seats = samples.map(({ at }) => (recording.look(at, 'public').view as View).public.seats);
  const points = (seat: number): readonly number[] =>
    samples.map(({ at }) => standings[at]?.points[seat] ?? 0);
  const posts = (seat: number): readonly number[] =>
    seats.map((all) => all[seat]?.posts.length ?? 0);
  const last = standings.at(-1)?.rows ?? [];
  const sources = SOURCES.map((source) => t(`source.${source}`));
  const kinds = KINDS.map((kind) => t(`kind.${kind}`));
  const dice = diceOf(recording);
  return [
    lineChart(recording, samples, head('points'), points),
    ways(recording),
    barChart(recording, head('sources'), sources, (seat) => partsOf(last[seat])),
    lineChart(recording, samples, head('posts'), posts),
    barChart(recording, head('spaces'), kinds, (seat) => KINDS.map((kind) => dice(seat, kind))),
  ];
}

type Id = 'points' | 'ways' | 'sources' | 'posts' | 'spaces';
const head = (id: Id): Head => ({
  id,
  title: t(`chart.${id}`),
  about: t(`chart.${id}About`),
});

/** In the order of `SOURCES`. A bar has no negative part. */
function partsOf(row: ResultRow | undefined): readonly number[] {
  if (!row) return SOURCES.map(() => 0);
  const { track, beijing, goods, coins, contracts, goalCards, goalCities, venice } = row;
  return [Math.max(0, track), beijing + goods, coins, contracts, goalCards + goalCities, venice];
}

/** Dice by seat and kind, those in the money bag left out. */
function diceOf(recording: Recording): (seat: number, kind: Kind) => number {
  const counts = new Map<string, number>();
  for (const { event } of standing<MpEvent>(recording)) {
    if (event.type !== 'dicePlaced') continue;
    const key = `${event.seat} ${kindOf(event.space)}`;
    counts.set(key, (counts.get(key) ?? 0) + event.dice.length);
  }
  return (seat, kind) => counts.get(`${seat} ${kind}`) ?? 0;
}

function kindOf(space: string): Kind | null {
  if (space.startsWith('bazaar')) return 'bazaar';
  if (space === 'travel' || space === 'contracts') return space;
  if (space === 'moneyBag') return null;
  if (space === 'coins5' || space === 'khan' || space === 'moneylender') return 'coins';
  return ['venice', 'gondolier', 'companions'].includes(space) ? 'agents' : 'cards';
}

const indexOf = (node: string): number => MAP_NODES.findIndex(({ id }) => id === node);

/** The ways of all figures over the map. */
function ways(recording: Recording): MapChart {
  const walked = recording.seats.map((): number[][] => []);
  const marked = recording.seats.map((): number[] => []);
  const at = new Map<string, number>();
  for (const { event } of standing<MpEvent>(recording)) {
    if (event.type === 'moved') {
      for (const { figure, path } of event.legs) {
        const key = `${event.seat} ${figure}`;
        const way = [at.get(key) ?? indexOf('venezia'), ...path.map(indexOf)];
        walked[event.seat]?.push(way);
        at.set(key, way.at(-1) ?? 0);
      }
    } else if (event.type === 'postPlaced' && indexOf(event.node) >= 0) {
      marked[event.seat]?.push(indexOf(event.node));
    } else if (event.type === 'startChosen') {
      at.set(`${event.seat} 1`, indexOf(event.node));
    } else if (event.type === 'characterPicked' && event.character === 'kubilai') {
      at.set(`${event.seat} 1`, indexOf('beijing'));
    }
  }
  return {
    ...head('ways'),
    kind: 'map',
    places: MAP_NODES.map(({ id, kind, x, y }) => ({
      name: nodeName(id),
      x,
      y,
      small: kind === 'oasis',
    })),
    routes: ROUTES.map(([from, to]) => [indexOf(from), indexOf(to)] as const),
    lines: seatLines(recording, (seat) => [walked[seat]?.length ?? 0]).map((line, seat) => ({
      ...line,
      ways: walked[seat] ?? [],
      marked: marked[seat] ?? [],
    })),
  };
}
