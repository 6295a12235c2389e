/** The charts of a match: what houses were worth, how far they climbed, who earned by what. */

import { CITIES, type City } from '../../../../engine/games/strozzi/data.ts';
import type { StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import type { BarChart, Chart, LineChart } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { seatLines, standing } from '../../../table/replay/story.ts';
import { spaceOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cityName } from '../strings/names.ts';
import { seatNumber } from './chapters.ts';
import type { Worth } from './worth.ts';

type Samples = LineChart['samples'];

export const SOURCES = ['ships', 'track', 'bonus', 'promotion'] as const;
export type Source = (typeof SOURCES)[number];
const COLORS = ['#1c5a63', '#d9a53b', '#8c3b2e', '#7a6a9e'];

/** A payment of the match, by where it came from. */
export interface Earned {
  readonly seat: number;
  readonly amount: number;
  readonly source: Source;
  /** The city that paid it; null for promotion. */
  readonly city: City | null;
}

/** @param worth per position */
export function chartsOf(recording: Recording, samples: Samples, worth: readonly Worth[]): Chart[] {
  const views = samples.map(({ at }) => recording.look(at, 'public').view as View);
  const earned = earnings(recording);
  const lines = (
    head: Pick<LineChart, 'id' | 'title' | 'about'>,
    values: (seat: number) => readonly number[],
  ): LineChart => ({
    kind: 'lines',
    ...head,
    samples,
    lines: seatLines(recording, seatNumber, values),
  });
  const money = (id: 'worth' | 'money'): LineChart =>
    lines({ id, title: t(`chart.${id}`), about: t(`chart.${id}About`) }, (seat) =>
      samples.map(({ at }) => worth[at]?.[id][seat] ?? 0),
    );
  const climbs = (city: City): LineChart =>
    lines(cityHead(city), (seat) => views.map((view) => spaceOf(view.public, city, seat)));
  const sources: BarChart = {
    ...barHead('sources'),
    causes: SOURCES.map((source, k) => cause(t(`source.${source}`), k)),
    rows: seatLines(recording, seatNumber, (seat) =>
      SOURCES.map((source) => total(earned, seat, (one) => one.source === source)),
    ),
  };
  const places: BarChart = {
    ...barHead('places'),
    causes: CITIES.map((city, k) => cause(cityName(city), k)),
    rows: seatLines(recording, seatNumber, (seat) =>
      CITIES.map((city) => total(earned, seat, (one) => one.city === city)),
    ),
  };
  return [money('worth'), money('money'), ...CITIES.map(climbs), sources, places];
}

const cause = (name: string, pattern: number) => ({
  ...{ name, pattern },
  color: COLORS[pattern] ?? '#555',
});

function cityHead(city: City): Pick<LineChart, 'id' | 'title' | 'about'> {
  const name = { city: cityName(city) };
  return city === 'florence'
    ? { id: city, title: t('chart.scrolls'), about: t('chart.scrollsAbout') }
    : { id: city, title: t('chart.city', name), about: t('chart.cityAbout', name) };
}

const barHead = (id: 'sources' | 'places') =>
  ({ kind: 'bars', id, title: t(`chart.${id}`), about: t(`chart.${id}About`) }) as const;

/** All payments that stand. */
export const earnings = (recording: Recording): Earned[] =>
  standing<StEvent>(recording).flatMap(({ event }): Earned[] => {
    if (event.type === 'promotionScored') {
      return event.prizes.map((paid) => ({ ...paid, source: 'promotion', city: null }));
    }
    if (event.type !== 'cityScored') return [];
    const { city } = event;
    return (['ships', 'track', 'bonus'] as const).flatMap((source) =>
      event[source].map((paid) => ({ ...paid, source, city })),
    );
  });

const total = (earned: readonly Earned[], seat: number, fits: (one: Earned) => boolean): number =>
  earned.reduce((sum, one) => sum + (one.seat === seat && fits(one) ? one.amount : 0), 0);
