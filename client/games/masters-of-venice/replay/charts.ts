/** The charts of a match: the merchants' worth, the prices, and the earnings by source. */

import { RESOURCES, SHOPS } from '../../../../engine/games/masters-of-venice/data.ts';
import type { MvEvent, PaymentReason } from '../../../../engine/games/masters-of-venice/events.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import type { BarChart, Chart, Line, LineChart } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { seatLines, standing } from '../../../table/replay/story.ts';
import { priceOf, resourceOf } from '../facts.ts';
import { RESOURCE_COLORS, RESOURCE_PATHS } from '../panels/icons.tsx';
import { type Key, t } from '../strings/index.ts';
import { resourceName, stockName } from '../strings/names.ts';
import type { Worth } from './worth.ts';

type Samples = LineChart['samples'];

/** Causes of income, the surest first, and causes of expense. */
const EARNED: readonly PaymentReason[] = [
  ...(['sale', 'dividend', 'order', 'mercatoSell', 'sharesSold', 'taxCollector'] as const),
];
const SPENT: readonly PaymentReason[] = [
  ...(['dock', 'sharesBought', 'bid', 'favor', 'mercatoBuy', 'tax'] as const),
];
const CAUSE_COLORS = ['#1c5a63', '#d9a53b', '#8c3b2e', '#5f8f5a', '#7a6a9e', '#9a8a6a'];

/** @param worth per position */
export function chartsOf(recording: Recording, samples: Samples, worth: readonly Worth[]): Chart[] {
  const lines = (id: 'points' | 'track' | 'wealth'): LineChart => ({
    ...headOf(id, samples),
    lines: seatLines(recording, (seat) => samples.map(({ at }) => worth[at]?.[id][seat] ?? 0)),
  });
  const views = samples.map(({ at }) => recording.look(at, 'public').view as View);
  const prices: Line[] = RESOURCES.map((resource) => ({
    id: resource,
    name: capital(resourceName(resource)),
    color: RESOURCE_COLORS[resource],
    path: RESOURCE_PATHS[resource],
    values: views.map((view) => priceOf(view, resource)),
  }));
  const shares: Line[] = SHOPS.map((shop) => ({
    id: shop,
    name: stockName(shop),
    color: RESOURCE_COLORS[resourceOf(shop)],
    path: RESOURCE_PATHS[resourceOf(shop)],
    values: views.map((view) => view.public.shops[shop].sharePrice),
  }));
  return [
    lines('points'),
    lines('wealth'),
    lines('track'),
    { ...headOf('prices', samples), lines: prices },
    { ...headOf('shares', samples), lines: shares },
    flow(recording, 'earned', EARNED),
    flow(recording, 'spent', SPENT),
  ];
}

function headOf(id: 'points' | 'track' | 'wealth' | 'prices' | 'shares', samples: Samples) {
  const kind = 'lines' as const;
  return { kind, id, title: t(`chart.${id}`), about: t(`chart.${id}About`), samples };
}

/** Ducats of payments that were not taken back, by cause. */
export function payments(recording: Recording): Map<PaymentReason, number>[] {
  const sums = recording.seats.map(() => new Map<PaymentReason, number>());
  for (const { event } of standing<MvEvent>(recording)) {
    if (event.type !== 'paid') continue;
    const own = sums[event.seat];
    own?.set(event.reason, (own.get(event.reason) ?? 0) + event.amount);
  }
  return sums;
}

function flow(
  recording: Recording,
  id: 'earned' | 'spent',
  reasons: readonly PaymentReason[],
): BarChart {
  const sums = payments(recording);
  const paid = reasons.filter((reason) => sums.some((own) => own.get(reason)));
  return {
    kind: 'bars',
    id,
    title: t(`chart.${id}`),
    about: t(`chart.${id}About`),
    causes: paid.map((reason) => ({
      name: t(`cause.${reason}` as Key),
      color: CAUSE_COLORS[reasons.indexOf(reason)] ?? '#555',
      pattern: reasons.indexOf(reason),
    })),
    rows: seatLines(recording, (seat) =>
      paid.map((reason) => Math.abs(sums[seat]?.get(reason) ?? 0)),
    ),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
