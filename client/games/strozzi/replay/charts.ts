/** The charts of a match: the houses' worth, their steps, and the earnings by source. */

import { CITIES, type City } from '../../../../engine/games/strozzi/data.ts';
import type { StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import type { Chart } from '../../../table/replay/kit.ts';
import { barChart, type Head, lineChart, type Samples } from '../../../table/replay/make.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { standing } from '../../../table/replay/story.ts';
import { spaceOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cityName } from '../strings/names.ts';
import type { Worth } from './worth.ts';

export const SOURCES = ['ships', 'track', 'bonus', 'promotion'] as const;
export type Source = (typeof SOURCES)[number];

/** A payment of the match, by its source. */
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
  const money = (id: 'worth' | 'money'): Chart =>
    lineChart(recording, samples, head(id), (seat) =>
      samples.map(({ at }) => worth[at]?.[id][seat] ?? 0),
    );
  const climbs = (city: City): Chart =>
    lineChart(recording, samples, cityHead(city), (seat) =>
      views.map((view) => spaceOf(view.public, city, seat)),
    );
  const bySource = SOURCES.map((source) => t(`source.${source}`));
  return [
    money('worth'),
    money('money'),
    ...CITIES.map(climbs),
    barChart(recording, head('sources'), bySource, (seat) =>
      SOURCES.map((source) => total(earned, seat, (one) => one.source === source)),
    ),
    barChart(recording, head('places'), CITIES.map(cityName), (seat) =>
      CITIES.map((city) => total(earned, seat, (one) => one.city === city)),
    ),
  ];
}

function cityHead(city: City): Head {
  const name = { city: cityName(city) };
  return city === 'florence'
    ? { id: city, title: t('chart.scrolls'), about: t('chart.scrollsAbout') }
    : { id: city, title: t('chart.city', name), about: t('chart.cityAbout', name) };
}

const head = (id: 'worth' | 'money' | 'sources' | 'places'): Head => ({
  id,
  title: t(`chart.${id}`),
  about: t(`chart.${id}About`),
});

/** All payments that were not taken back. */
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
