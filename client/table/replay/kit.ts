/** A game's contribution to a replay: its chapters and its charts. As data. */

import type { JsonObject, ViewBase } from '../../../engine/core/contract.ts';
import type { Recording } from './recording.ts';

/** A place in the match to jump to. */
export interface Chapter {
  /** The position just after it. */
  readonly at: number;
  /** A word of the game's own, such as `round`: groups chapters of one kind. */
  readonly kind: string;
  readonly title: string;
  /** The seat that the chapter is about; null: everybody. */
  readonly seat: number | null;
  /** Divides the match; the others are moments within a part. */
  readonly divides: boolean;
  /** On the line a small one is a dot, for there are many; a great one has a ring of gold. */
  readonly weight?: 'small' | 'great';
  /** Path of its sign on a field of 24 by 24. */
  readonly path: string;
}

/** A line in a chart: its colour is doubled by its dashes and by its sign. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  /** Sign on a field of 24 by 24. */
  readonly path: string;
  /** One value per sample. */
  readonly values: readonly number[];
}

export interface LineChart {
  readonly kind: 'lines';
  readonly id: string;
  readonly title: string;
  /** The content of the chart, in one sentence. */
  readonly about: string;
  /** The positions that were looked at. */
  readonly samples: readonly { readonly at: number; readonly label: string }[];
  readonly lines: readonly Line[];
}

export interface BarChart {
  readonly kind: 'bars';
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** The parts of a stacked bar, in this order; `pattern` doubles the colour. */
  readonly causes: readonly { readonly name: string; readonly color: string; pattern: number }[];
  /** One bar each; `values` by cause. */
  readonly rows: readonly Line[];
}

/** A place of a map, its coordinates from 0 to 100 from the top left. */
export interface MapPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** A minor place between the others: a dot, without its name. */
  readonly small: boolean;
}

/** A map with the ways of all seats: places are given by their index. */
export interface MapChart {
  readonly kind: 'map';
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly places: readonly MapPlace[];
  readonly routes: readonly (readonly [from: number, to: number])[];
  /** Each with its ways, one after the other, and its marked places; `values`: their number. */
  readonly lines: readonly (Line & {
    readonly ways: readonly (readonly number[])[];
    readonly marked: readonly number[];
  })[];
}

export type Chart = LineChart | BarChart | MapChart;

export interface Story {
  /** By position. */
  readonly chapters: readonly Chapter[];
  readonly charts: readonly Chart[];
}

export interface ReplayKit {
  /**
   * The view with additional facts from the known hands, such as purses that are closed to others.
   */
  readonly open: (view: ViewBase, hands: readonly (JsonObject | null)[]) => ViewBase;
  readonly story: (recording: Recording) => Story;
}
