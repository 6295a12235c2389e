/** The charts of a match: the race, the purses, what points stand for, where ducats came from, the stalls. */

import { LEAD_ACTIONS, type LeadAction } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import type { ResultRow, Stall, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { BarChart, Chart, Line, LineChart } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { seatLines, standing } from '../../../table/replay/story.ts';
import { cardsIn } from '../facts.ts';
import { GOOD_PATHS, SEAL_PATHS } from '../overlay/signs.ts';
import { t } from '../strings/index.ts';
import { leadActionName, stallName } from '../strings/names.ts';
import { seatNumber } from './chapters.ts';
import type { Standing } from './standing.ts';

type Samples = LineChart['samples'];

/** What points stand for, in the order of the rules. */
export const KINDS = [
  'businesses',
  'besideStatue',
  'favours',
] as const satisfies readonly (keyof ResultRow)[];
/** What a seat is paid for. */
export const SOURCES = ['production', 'quay', 'trade', 'reservations'] as const;
export type Source = (typeof SOURCES)[number];
const COLORS = ['#d9a53b', '#1c5a63', '#8c3b2e', '#7a6a9e', '#4f7a45'];

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
  const seats = (values: (seat: number) => readonly number[]): Line[] =>
    seatLines(recording, seatNumber, values);
  const grown = (id: 'points' | 'ducats'): LineChart => ({
    ...{ ...head(id), kind: 'lines', samples },
    lines: seats((seat) => samples.map(({ at }) => standings[at]?.[id][seat] ?? 0)),
  });
  const stalls = (['market', 'wharf'] as const).map((stall) => ({
    ...stallLine(stall),
    values: views.map((view) => cardsIn(view.public[stall])),
  }));
  const last = standings.at(-1)?.rows ?? [];
  return [
    grown('points'),
    grown('ducats'),
    bars(
      'kinds',
      KINDS.map((kind) => t(`kind.${kind}`)),
      seats((seat) => KINDS.map((kind) => last[seat]?.[kind] ?? 0)),
    ),
    bars(
      'income',
      SOURCES.map((source) => t(`source.${source}`)),
      seats((seat) => SOURCES.map((source) => total(paid, seat, source))),
    ),
    { ...head('stalls'), kind: 'lines', samples, lines: stalls },
    bars(
      'led',
      LEAD_ACTIONS.map(leadActionName),
      seats((seat) => LEAD_ACTIONS.map((action) => led(recording, seat, action))),
    ),
  ];
}

type Id = 'points' | 'ducats' | 'kinds' | 'income' | 'stalls' | 'led';
const head = (id: Id) => ({ id, title: t(`chart.${id}`), about: t(`chart.${id}About`) });

const bars = (id: Id, causes: readonly string[], rows: readonly Line[]): BarChart => ({
  ...{ ...head(id), kind: 'bars', rows },
  causes: causes.map((name, pattern) => ({ name, pattern, color: COLORS[pattern] ?? '#555' })),
});

const stallLine = (stall: Stall) => ({
  ...{ id: stall, name: stallName(stall) },
  ...(stall === 'market'
    ? { color: '#1c5a63', path: SEAL_PATHS.trade }
    : { color: '#3a3a44', path: GOOD_PATHS.pirates }),
});

/** All payments to seats that stand. */
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
        // PV-026: what is reserved on the own board goes to the bank.
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
