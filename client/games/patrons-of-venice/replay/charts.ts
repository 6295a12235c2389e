/**
 * The charts of a match: the race, the purses, the points by source, the ducats by source, the
 * stalls.
 */

import { LEAD_ACTIONS, type LeadAction } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import type { ResultRow, Stall, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { Chart } from '../../../table/replay/kit.ts';
import { barChart, type Head, lineChart, type Samples } from '../../../table/replay/make.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { standing } from '../../../table/replay/story.ts';
import { cardsIn } from '../facts.ts';
import { GOOD_PATHS, SEAL_PATHS } from '../overlay/signs.ts';
import { t } from '../strings/index.ts';
import { leadActionName, stallName } from '../strings/names.ts';
import type { Standing } from './standing.ts';

/** The sources of points, in the order of the rules. */
export const KINDS = [
  'businesses',
  'besideStatue',
  'favours',
] as const satisfies readonly (keyof ResultRow)[];
/** The sources of a seat's ducats. */
export const SOURCES = ['production', 'quay', 'trade', 'reservations'] as const;
export type Source = (typeof SOURCES)[number];

/** A payment of the match. */
export interface Paid {
  readonly seat: number;
  readonly ducats: number;
  readonly source: Source;
}

/** @param standings per position */
export function chartsOf(
  recording: Recording,
  samples: Samples,
  standings: readonly Standing[],
): Chart[] {
  const views = samples.map(({ at }) => recording.look(at, 'public').view as View);
  const paid = payments(recording);
  const grown = (id: 'points' | 'ducats'): Chart =>
    lineChart(recording, samples, head(id), (seat) =>
      samples.map(({ at }) => standings[at]?.[id][seat] ?? 0),
    );
  const bars = (id: Id, causes: readonly string[], values: (seat: number) => readonly number[]) =>
    barChart(recording, head(id), causes, values);
  const stalls = (['market', 'wharf'] as const).map((stall) => ({
    ...stallLine(stall),
    values: views.map((view) => cardsIn(view.public[stall])),
  }));
  const last = standings.at(-1)?.rows ?? [];
  const kinds = KINDS.map((kind) => t(`kind.${kind}`));
  const sources = SOURCES.map((source) => t(`source.${source}`));
  return [
    grown('points'),
    grown('ducats'),
    bars('kinds', kinds, (seat) => KINDS.map((kind) => last[seat]?.[kind] ?? 0)),
    bars('income', sources, (seat) => SOURCES.map((source) => total(paid, seat, source))),
    { ...head('stalls'), kind: 'lines', samples, lines: stalls },
    bars('led', LEAD_ACTIONS.map(leadActionName), (seat) =>
      LEAD_ACTIONS.map((action) => led(recording, seat, action)),
    ),
  ];
}

type Id = 'points' | 'ducats' | 'kinds' | 'income' | 'stalls' | 'led';
const head = (id: Id): Head => ({
  id,
  title: t(`chart.${id}`),
  about: t(`chart.${id}About`),
});

const stallLine = (stall: Stall) => ({
  id: stall,
  name: stallName(stall),
  ...(stall === 'market'
    ? { color: '#1c5a63', path: SEAL_PATHS.trade }
    : { color: '#3a3a44', path: GOOD_PATHS.pirates }),
});

/** All payments to seats, without those that were taken back. */
export const payments = (recording: Recording): Paid[] =>
  standing<PvEvent>(recording).flatMap(({ event }): Paid[] => {
    switch (event.type) {
      case 'produced':
        return [{ seat: event.owner, ducats: event.income, source: 'production' }];
      case 'unloaded':
        return [{ seat: event.seat, ducats: event.ducats, source: 'quay' }];
      case 'sold':
        return [{ seat: event.seat, ducats: event.ducats, source: 'trade' }];
      case 'reserved':
        // PV-026: the price of a reservation on the player's own board goes to the bank.
        return event.seat === event.boardOwner
          ? []
          : [{ seat: event.boardOwner, ducats: event.price, source: 'reservations' }];
      default:
        return [];
    }
  });

const total = (paid: readonly Paid[], seat: number, source: Source): number =>
  paid.reduce((sum, one) => sum + (one.seat === seat && one.source === source ? one.ducats : 0), 0);

/** How often a seat led an action. */
const led = (recording: Recording, seat: number, action: LeadAction): number =>
  standing<PvEvent>(recording).filter(
    ({ event }) => event.type === 'actionChosen' && event.seat === seat && event.action === action,
  ).length;
