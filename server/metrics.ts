/**
 * The server's counters about itself, for `/metrics` in the Prometheus text format. Figures of the
 * whole process only: no table's code, no name and no address is ever a label. A reader of the
 * figures may be a player, so nothing about a running match is counted that not everybody at its
 * table has noticed (`table/figures.ts`).
 */

import { Counter, Histogram, Registry } from 'prom-client';
import type { RequestError } from './protocol/messages.ts';

/** Upper bounds of the time histograms, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

/** Counters since the process began; `metrics-page.ts` adds the values that are read on request. */
export const registry = new Registry();
const registers = [registry];

/** A histogram of durations. */
const durations = (name: string, help: string): Histogram =>
  new Histogram({ name, help, buckets: [...BOUNDS], registers });

/** Events by kind. The kinds are known beforehand: no client's text ever becomes one. */
function events<Label extends string>(
  name: string,
  help: string,
  label: Label,
  kinds: readonly string[],
): Counter<Label> {
  const made = new Counter<string>({ name, help, labelNames: [label], registers });
  // Present from the start, so that each can be seen to grow.
  for (const kind of kinds) made.inc({ [label]: kind }, 0);
  return made;
}

/** Counts the time until `work` ends, however it ends. */
export async function timed<T>(durations: Histogram, work: Promise<T>): Promise<T> {
  const end = durations.startTimer();
  try {
    return await work;
  } finally {
    end();
  }
}

/** The figures that a table reports. */
export interface Counted {
  readonly stage: string;
  readonly seats: {
    readonly chairs: readonly { readonly bot: string; readonly session: string | null }[];
    isFree(seat: number): boolean;
    isHeld(seat: number): boolean;
  };
}

/** Every kind of refusal that there is. */
const REFUSALS: { readonly [kind in RequestError]: true } = {
  refused: true,
  malformed: true,
  notSeated: true,
  notHost: true,
  notNow: true,
  stale: true,
  seatTaken: true,
  full: true,
  otherHand: true,
  oneSeat: true,
  crowded: true,
  reserved: true,
  notRemovable: true,
  notAlone: true,
  paused: true,
  chatOff: true,
  silenced: true,
  name: true,
  watchersOff: true,
  manyAsk: true,
  declined: true,
  beforehand: true,
  enough: true,
  contributed: true,
  nothingToUndo: true,
  changes: true,
  options: true,
  tooFast: true,
  storage: true,
  internal: true,
  moved: true,
  daily: true,
  nobody: true,
};

/** Places where an unexpected error may be thrown, or a promise broken. */
const ESCAPED_FROM = ['server', 'socket', 'request', 'websocket', 'promise'] as const;
export type EscapedFrom = (typeof ESCAPED_FROM)[number];

/** The figures of this process, which has one server. */
export const metrics = {
  /** Tables that are awake. */
  tables: new Set<Counted>(),
  actions: durations(
    'laguna_action_seconds',
    'From an action or undo to its answer: validation, journal, telling everybody who notices it.',
  ),
  appends: durations(
    'laguna_journal_append_seconds',
    'Until an accepted action that others notice is on disk.',
  ),
  thinking: durations('laguna_bot_thinking_seconds', 'Until a bot has decided.'),
  refusals: events(
    'laguna_refusals_total',
    'Requests that were answered with a refusal; those of a match when it is over.',
    'kind',
    Object.keys(REFUSALS),
  ),
  failures: events(
    'laguna_failures_total',
    'Requests that could not be carried out although nothing was wrong with them, by whose fault.',
    'fault',
    ['storage', 'internal'],
  ),
  forgotten: events('laguna_forgotten_total', 'Tables and matches whose time was over.', 'kind', [
    'tables',
    'matches',
  ]),
  escaped: events(
    'laguna_escaped_errors_total',
    'Errors that nobody had expected; each has ended one connection or request at most.',
    'where',
    ESCAPED_FROM,
  ),
};

/**
 * Records the answer to an action or undo that arrived at `startMs` (`performance.now()`) and that
 * everybody noticed.
 */
export function noteAction(startMs: number): void {
  metrics.actions.observe((performance.now() - startMs) / 1000);
}
