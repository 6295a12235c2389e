/**
 * The replay of a game, built from the value of its houses at a moment, its chapters and its
 * charts.
 *
 *     export const { replayKit, storyOf } = makeReplay({ open: opening('ducats'), worthAt, leads,
 *       chaptersOf, chartsOf });
 */

import type { JsonObject } from '../../../engine/core/contract.ts';
import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';
import type { SeatedView } from '../seat/position.ts';
import type { BarChart, Chapter, Chart, LineChart, ReplayKit, Story } from './kit.ts';
import type { Recording } from './recording.ts';
import { leaderOf, seatLines, withHands } from './story.ts';

const t = translator({ en: messages({ end: 'End' }) });

export type Samples = LineChart['samples'];

export interface ReplayOf<W> {
  readonly open: ReplayKit['open'];
  /**
   * Value of the houses at a position.
   * @param before the same for the position before it
   */
  readonly worthAt: (recording: Recording, at: number, before: W | undefined) => W;
  /** Per seat the figure that decides the lead. */
  readonly leads: (worth: W) => readonly number[];
  /** @param leaders per position the sole leader, or null */
  readonly chaptersOf: (recording: Recording, leaders: readonly (number | null)[]) => Chapter[];
  readonly chartsOf: (recording: Recording, samples: Samples, worth: readonly W[]) => Chart[];
  /**
   * Positions that charts sample before the end; absent = the beginnings of the parts of the match.
   */
  readonly samplesOf?: (recording: Recording, chapters: readonly Chapter[]) => Samples;
}

/** Beginnings of the parts of the match, by the numbers of their positions. */
const parts = (_: Recording, chapters: readonly Chapter[]): Samples =>
  chapters
    .filter(({ divides, kind }) => divides && kind !== 'end')
    .map(({ at }, k) => ({ at, label: String(k + 1) }));

export function makeReplay<W>(game: ReplayOf<W>) {
  const { open, worthAt, leads, chaptersOf, chartsOf, samplesOf = parts } = game;
  function storyOf(recording: Recording): Story {
    const { end } = recording;
    const worth: W[] = [];
    for (let at = 0; at <= end; at++) worth.push(worthAt(recording, at, worth[at - 1]));
    const leaders = worth.map((one) => leaderOf(leads(one)));
    const chapters = chaptersOf(recording, leaders);
    const samples = samplesOf(recording, chapters).filter(({ at }) => at < end);
    const all = [...samples, { at: end, label: t('end') }];
    return { chapters, charts: chartsOf(recording, all, worth) };
  }
  return { storyOf, replayKit: { open, story: storyOf } satisfies ReplayKit };
}

/** The public view with these parts of the seats' known hands. */
export const opening =
  (...keys: readonly string[]): ReplayKit['open'] =>
  (view, hands) =>
    withHands<SeatedView, { readonly seat: number } & JsonObject>(view, hands, (_seat, own) =>
      Object.fromEntries(keys.flatMap((key) => (own[key] === undefined ? [] : [[key, own[key]]]))),
    );

/** Title and description of a chart. */
export type Head = Pick<LineChart, 'id' | 'title' | 'about'>;

/** A line a seat. */
export const lineChart = (
  recording: Recording,
  samples: Samples,
  head: Head,
  values: (seat: number) => readonly number[],
): LineChart => ({ kind: 'lines', ...head, samples, lines: seatLines(recording, values) });

/** Teal, gold, red, violet, green: their patterns distinguish them as well. */
const COLORS = ['#1c5a63', '#d9a53b', '#8c3b2e', '#7a6a9e', '#4f7a45'];

/** A bar a seat, stacked from its causes. @param values by cause */
export const barChart = (
  recording: Recording,
  head: Head,
  causes: readonly string[],
  values: (seat: number) => readonly number[],
): BarChart => ({
  kind: 'bars',
  ...head,
  rows: seatLines(recording, values),
  causes: causes.map((name, pattern) => ({ name, pattern, color: COLORS[pattern] ?? '#555' })),
});
