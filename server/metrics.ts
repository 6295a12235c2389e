/**
 * The server's counters about itself, for `/metrics` in the Prometheus text format. Figures of the
 * whole process only: no table's code, no name and no address is ever a label. A reader of the
 * figures may be a player, so nothing about a running match is counted that not everybody at its
 * table has noticed (`table/figures.ts`).
 */

import { Counter, Registry } from 'prom-client';
import { Durations } from './durations.ts';
import type { RequestError } from './protocol/messages.ts';

/** Counters since the process began; `metrics-page.ts` adds the values that are read on request. */
const registry = new Registry();
const registers = [registry];

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
  actions: new Durations(
    'laguna_action_seconds',
    'From an action or undo to its answer: validation, journal, telling everybody who notices it.',
  ),
  appends: new Durations(
    'laguna_journal_append_seconds',
    'Until an accepted action that others notice is on disk.',
  ),
  thinking: new Durations('laguna_bot_thinking_seconds', 'Until a bot has decided.'),
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

/** All figures that are counted since the process began, in the Prometheus text format. */
export async function countedText(): Promise<string> {
  const { actions, appends, thinking } = metrics;
  const times = [actions, appends, thinking].map(({ text }) => text);
  return `${times.join('\n\n')}\n\n${await registry.metrics()}`;
}
