/**
 * What the server counts about itself, for `/metrics` in the Prometheus text format. Figures of the
 * whole process only: no table's code, no name and no address is ever a label. Whoever reads them may
 * play along, so nothing is counted of a running match that not all at its table have noticed
 * (`table/figures.ts`).
 */

import type { RequestError } from './protocol/messages.ts';

/** Upper bounds of the time histograms, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

interface Labels {
  readonly [name: string]: string;
}

/** One figure as a line of the text format. */
function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, of]) => `${label}="${of}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

/** A family of figures: its head, then a line for each. */
export function family(
  name: string,
  type: 'gauge' | 'counter',
  help: string,
  figures: number | readonly (readonly [Labels, number])[],
): string {
  const list = typeof figures === 'number' ? [[{}, figures] as const] : figures;
  const lines = list.map(([labels, value]) => line(name, labels, value));
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');
}

/** How long something took, over the life of the process. */
export class Histogram {
  private readonly name: string;
  private readonly help: string;
  private readonly counts = new Float64Array(BOUNDS.length + 1);
  private sum = 0;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  /** @param seconds how long it took this time */
  observe(seconds: number): void {
    let at = 0;
    while (at < BOUNDS.length && seconds > (BOUNDS[at] as number)) at++;
    this.counts[at] = (this.counts[at] as number) + 1;
    this.sum += seconds;
  }

  /** Counts the time until `work` ends, however it ends. */
  async time<T>(work: Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work;
    } finally {
      this.observe((performance.now() - start) / 1000);
    }
  }

  text(): string {
    const { name, help } = this;
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    let total = 0;
    this.counts.forEach((count, at) => {
      total += count;
      const le = at < BOUNDS.length ? String(BOUNDS[at]) : '+Inf';
      lines.push(line(`${name}_bucket`, { le }, total));
    });
    lines.push(line(`${name}_sum`, {}, this.sum), line(`${name}_count`, {}, total));
    return lines.join('\n');
  }
}

/** Events by kind. The kinds are known beforehand: what a client sends never becomes one. */
export class Counter {
  private readonly name: string;
  private readonly help: string;
  private readonly label: string;
  private readonly counts = new Map<string, number>();

  constructor(name: string, help: string, label: string, kinds: readonly string[]) {
    this.name = name;
    this.help = help;
    this.label = label;
    for (const kind of kinds) this.counts.set(kind, 0);
  }

  add(kind: string, times = 1): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + times);
  }

  text(): string {
    const figures = [...this.counts].map(
      ([kind, count]) => [{ [this.label]: kind }, count] as const,
    );
    return family(this.name, 'counter', this.help, figures);
  }
}

/** What a table shows of itself. */
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
  ...{ refused: true, malformed: true, notSeated: true, notHost: true, notNow: true },
  ...{
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
    contributed: true,
  },
  ...{
    nothingToUndo: true,
    changes: true,
    options: true,
    tooFast: true,
    storage: true,
    internal: true,
    moved: true,
    daily: true,
    nobody: true,
  },
};

/** Where an error may be thrown, or a promise broken, that nobody has expected. */
const ESCAPED_FROM = ['server', 'socket', 'request', 'websocket', 'promise'] as const;
export type EscapedFrom = (typeof ESCAPED_FROM)[number];

/** The figures of this process: there is one server in it. */
export const metrics = {
  /** Tables that are awake. */
  tables: new Set<Counted>(),
  actions: new Histogram(
    'laguna_action_seconds',
    'From an action or undo to its answer: validation, journal, telling everybody who notices it.',
  ),
  appends: new Histogram(
    'laguna_journal_append_seconds',
    'Until an accepted action that others notice is on disk.',
  ),
  thinking: new Histogram('laguna_bot_thinking_seconds', 'Until a bot has decided.'),
  refusals: new Counter(
    'laguna_refusals_total',
    'Requests that were answered with a refusal; those of a match when it is over.',
    'kind',
    Object.keys(REFUSALS),
  ),
  failures: new Counter(
    'laguna_failures_total',
    'Requests that could not be carried out although nothing was wrong with them, by whose fault.',
    'fault',
    ['storage', 'internal'],
  ),
  forgotten: new Counter(
    'laguna_forgotten_total',
    'Tables and matches whose time was over.',
    'kind',
    ['tables', 'matches'],
  ),
  escaped: new Counter(
    'laguna_escaped_errors_total',
    'Errors that nobody had expected; each has ended one connection or request at most.',
    'where',
    ESCAPED_FROM,
  ),
};

/** An action or undo that arrived at `startMs` (`performance.now()`) and all noticed is answered. */
export function noteAction(startMs: number): void {
  metrics.actions.observe((performance.now() - startMs) / 1000);
}
