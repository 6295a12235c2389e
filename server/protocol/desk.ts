/**
 * The operator's desk for people (`POST /operator/people`, with the operator's token): reports, and
 * who is barred. Without packages: the client uses it, too.
 */

import type { ReportReason } from './company.ts';

/** A line of the talk in a report. */
export interface ReportLine {
  readonly name: string;
  /** The words, or the name of a preset sentence. */
  readonly words: string;
  readonly watcher: boolean;
}

export interface Report {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The reported person's name at that table. */
  readonly name: string;
  /** Whether the server knows a key of the person. */
  readonly keyed: boolean;
  readonly reason: ReportReason;
  readonly code: string;
  readonly game: string;
  /** '' before a match. */
  readonly match: string;
  /** The position in the match's log. */
  readonly seq: number;
  /** -1 for a spectator. */
  readonly seat: number;
  readonly lines: readonly ReportLine[];
}

/** From the talk alone, or from everything. */
export type BarScope = 'talk' | 'all';

export interface Bar {
  readonly id: string;
  readonly kind: 'key' | 'address';
  readonly scope: BarScope;
  /** The name of a key's person when it was barred, or the address. */
  readonly name: string;
  readonly why: string;
  readonly since: number;
  readonly until: number;
}

/** Longest reason of a bar, in characters; longest time, in hours. */
export const MAX_WHY = 120;
export const MAX_BAR_HOURS = 24 * 365;

export type DeskAsk =
  | { readonly op: 'show' }
  /** The report is dealt with, and deleted. */
  | { readonly op: 'close'; readonly id: string }
  /** A bot takes the chair of the reported person. */
  | { readonly op: 'remove'; readonly id: string }
  /** Bars the reported person: the key, or the address of the connection there. */
  | {
      readonly op: 'bar';
      readonly id: string;
      readonly kind: Bar['kind'];
      readonly scope: BarScope;
      readonly hours: number;
      readonly why: string;
    }
  | {
      readonly op: 'barAddress';
      readonly address: string;
      readonly hours: number;
      readonly why: string;
    }
  | { readonly op: 'lift'; readonly id: string };

export interface DeskStatus {
  /** The latest first. */
  readonly reports: readonly Report[];
  readonly bars: readonly Bar[];
}

/** Why a request was not carried out. */
export type DeskRefusal =
  | 'gone' // there is no such report or bar any more
  | 'absent' // the person is not at that table any more
  | 'keyless'; // the server knows no key of the person
