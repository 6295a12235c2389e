/** The charts of a match: fortunes, purses, sources of income, deals, payments between players. */

import { LOOKS } from '../../../../engine/core/colors.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { BarChart, Chart } from '../../../table/replay/kit.ts';
import { barChart, type Head, lineChart, type Samples } from '../../../table/replay/make.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { nameIn, seatLines, standing } from '../../../table/replay/story.ts';
import { t } from '../strings/replay.ts';
import type { Fortune } from './fortune.ts';

/** A merchant's sources of income during the match; contracts follow at its end. */
export const SOURCES = ['deals', 'orders', 'messages', 'buildings', 'contracts'] as const;
export type Source = (typeof SOURCES)[number];
const SIDES = ['sold', 'bought'] as const;

/** A payment of the match; `from` = the payer, null = the bank. */
export interface Paid {
  readonly seat: number;
  readonly ducats: number;
  readonly source: Source;
  readonly from: number | null;
}

/** A deal of the match. */
export interface Struck {
  readonly merchant: number;
  readonly player: number;
}

/** @param fortunes per position */
export function chartsOf(
  recording: Recording,
  samples: Samples,
  fortunes: readonly Fortune[],
): Chart[] {
  const [paid, struck] = [payments(recording), deals(recording)];
  const grown = (id: 'total' | 'ducats'): Chart =>
    lineChart(recording, samples, head(id), (seat) =>
      samples.map(({ at }) => fortunes[at]?.[id][seat] ?? 0),
    );
  const sources = SOURCES.map((source) => t(`source.${source}`));
  const sides = SIDES.map((side) => t(`side.${side}`));
  // The final payments for buildings and contracts are in no purse before the end.
  const last = fortunes.at(-1)?.rows ?? [];
  const atEnd = { buildings: 'markers', contracts: 'contracts' } as const;
  return [
    grown('total'),
    grown('ducats'),
    barChart(recording, head('income'), sources, (seat) =>
      SOURCES.map((source) => {
        const counted = source === 'buildings' || source === 'contracts';
        return earned(paid, seat, source) + (counted ? (last[seat]?.[atEnd[source]] ?? 0) : 0);
      }),
    ),
    barChart(recording, head('deals'), sides, (seat) => [
      struck.filter(({ merchant }) => merchant === seat).length,
      struck.filter(({ player }) => player === seat).length,
    ]),
    whoPaidWhom(recording, paid),
  ];
}

type Id = 'total' | 'ducats' | 'income' | 'deals' | 'paid';
const head = (id: Id): Head => ({
  id,
  title: t(`chart.${id}`),
  about: t(`chart.${id}About`),
});

/** A bar for each payer, stacked by the receivers in their colours. */
function whoPaidWhom(recording: Recording, paid: readonly Paid[]): BarChart {
  const all = recording.seats.map((_, seat) => seat);
  return {
    kind: 'bars',
    ...head('paid'),
    causes: recording.seats.map(({ color }, seat) => ({
      name: nameIn(recording, seat),
      pattern: seat,
      color: LOOKS[color as keyof typeof LOOKS].css,
    })),
    rows: seatLines(recording, (from) =>
      all.map((seat) => sumOf(paid.filter((one) => one.from === from && one.seat === seat))),
    ),
  };
}

const sumOf = (paid: readonly Paid[]): number => paid.reduce((sum, one) => sum + one.ducats, 0);
const earned = (paid: readonly Paid[], seat: number, source: Source): number =>
  sumOf(paid.filter((one) => one.seat === seat && one.source === source));

/** All payments that were not undone. */
export const payments = (recording: Recording): Paid[] =>
  standing<GeEvent>(recording).flatMap(({ event }): Paid[] => {
    switch (event.type) {
      case 'handed':
        if (event.ducats === 0) return [];
        return [{ seat: event.to, ducats: event.ducats, source: 'deals', from: event.from }];
      case 'orderDelivered':
        return [{ seat: event.seat, ducats: event.ducats, source: 'orders', from: null }];
      case 'messageDelivered':
        return [{ seat: event.seat, ducats: event.ducats, source: 'messages', from: null }];
      case 'ownerPaid':
        return [{ seat: event.seat, ducats: event.ducats, source: 'buildings', from: null }];
      default:
        return [];
    }
  });

/** All deals that were not undone. */
export function deals(recording: Recording): Struck[] {
  let merchant = 0;
  return standing<GeEvent>(recording).flatMap(({ event }): Struck[] => {
    if (event.type === 'turnStarted') merchant = event.merchant;
    if (event.type !== 'dealStruck') return [];
    const { maker, taker } = event.offer;
    return [{ merchant, player: maker === merchant ? taker : maker }];
  });
}
