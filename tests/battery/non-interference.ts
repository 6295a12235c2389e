/**
 * Non-interference: two positions that differ only in facts that a viewer may not know must be
 * byte-equal for that viewer on every channel: view, legal actions, explanations, events.
 */

import { SeededChance } from '../../engine/core/chance.ts';
import { accepted } from '../../engine/core/command.ts';
import type { Game, SeatInfo, State, Viewer } from '../../engine/core/contract.ts';
import { EventList } from '../../engine/core/events.ts';
import { type Moment, Pool, playRandom } from './play.ts';
import type { Samples } from './samples.ts';

export interface Findings {
  /** How often each secret field differed between twins that were compared. */
  readonly differed: Map<string, number>;
  /** How often events were compared while it differed. */
  readonly eventsCompared: Map<string, number>;
  /** Secret actions of the same kind compared with each other, by type. */
  readonly actionsCompared: Map<string, number>;
  /** Comparisons of one channel for one viewer, by channel. */
  readonly checks: Map<string, number>;
  /** The same by the secret fields that differed. */
  readonly fieldChecks: Map<string, number>;
  twins: number;
  /** Differences that a viewer could notice; empty is good. */
  readonly leaks: string[];
}

export interface Effort {
  readonly matches: number;
  /** Number of the first match; 0 by default. */
  readonly first?: number;
  /** Gives other matches and twins; '' by default. */
  readonly seed?: string;
  /** Twins in which something differs that has differed less often than this are all compared. */
  readonly enough: number;
  /** One of the others in this many. */
  readonly oneIn: number;
  /** Whether states made from the views are compared as well. */
  readonly fromViews: boolean;
  /** Stop at the first leak: for planted ones. */
  readonly stopAtLeak: boolean;
}

const raise = (map: Map<string, number>, name: string): void => {
  map.set(name, (map.get(name) ?? 0) + 1);
};

/** Compares twins along random matches. */
export function interfere(game: Game, samples: Samples, effort: Effort): Findings {
  const observer = new Interference(game, samples, effort);
  const { findings } = observer;
  const { first = 0, seed = '' } = effort;
  for (let number = first; number < first + effort.matches; number++) {
    if (effort.stopAtLeak && findings.leaks.length > 0) break;
    playRandom({ game, samples, number, asideEvery: 5, seed }, (moment) => observer.look(moment));
  }
  return findings;
}

/** Compares twins at the positions that it is shown, and collects the results. */
export class Interference {
  readonly findings: Findings;
  private readonly game: Game;
  private readonly samples: Samples;
  private readonly effort: Effort;
  private readonly pool: Pool;
  private readonly will: SeededChance;
  /** The secret fields that differ in the present twin. */
  private fields: ReadonlySet<string> = new Set();
  private readonly codes: Int32Array;
  private readonly twinCodes: Int32Array;

  constructor(game: Game, samples: Samples, effort: Effort) {
    this.game = game;
    this.samples = samples;
    this.effort = effort;
    this.findings = {
      differed: new Map(game.secrets.map((name) => [name, 0])),
      eventsCompared: new Map(game.secrets.map((name) => [name, 0])),
      actionsCompared: new Map(samples.secret.map((name) => [name, 0])),
      checks: new Map(),
      fieldChecks: new Map(),
      twins: 0,
      leaks: [],
    };
    const { seed = '', first = 0 } = effort;
    this.will = new SeededChance(seed === '' ? 'twins' : `${seed}twins ${first}`);
    this.pool = new Pool(samples);
    this.codes = new Int32Array(game.maxLegal);
    this.twinCodes = new Int32Array(game.maxLegal);
  }

  look(moment: Moment): void {
    const { game, findings, effort, will } = this;
    if (effort.stopAtLeak && findings.leaks.length > 0) return;
    const { seats, chosen } = moment;
    if (chosen >= 0) this.pool.add(game.decode(moment.state, moment.seat, chosen));
    const chair = will.below(seats.length + 1);
    const as = (i: number): Viewer => (i === seats.length ? 'public' : i);
    if (!this.lookAs(as(chair), moment)) return;
    // If a rare secret is present, every viewer is compared.
    for (let i = 0; i <= seats.length; i++) if (i !== chair) this.lookAs(as(i), moment);
  }

  /** Compares a twin for one viewer; returns whether something in it was still rare. */
  private lookAs(viewer: Viewer, moment: Moment): boolean {
    const { game, findings, effort, will } = this;
    const { state, seats } = moment;
    const twin = state.slice();
    const fields = new Set<string>();
    game.determinize(twin, viewer, will, (field) => fields.add(field));
    this.fields = fields;
    const rare = [...fields].some((field) => (findings.differed.get(field) ?? 0) < effort.enough);
    if (!rare && will.below(effort.oneIn) > 0) return false;
    findings.twins++;
    for (const field of fields) {
      if (!findings.differed.has(field)) this.leak(`"${field}" is not among the secrets`);
      raise(findings.differed, field);
    }
    for (const name of game.invariants(twin)) this.leak(`the twin breaks the invariant ${name}`);
    this.compareViews(state, twin, viewer, seats);
    if (viewer !== 'public') this.compareAnswers(state, twin, viewer);
    this.compareEvents(moment, twin, viewer, fields);
    this.compareSecretActions(moment, viewer);
    return rare;
  }

  private checked(channel: string): void {
    raise(this.findings.checks, channel);
    for (const field of this.fields) raise(this.findings.fieldChecks, field);
  }

  private leak(what: string): void {
    if (this.findings.leaks.length < 20) this.findings.leaks.push(what);
  }

  private seen(state: State, viewer: Viewer, seats: readonly SeatInfo[]): string {
    return JSON.stringify(this.game.view(state, viewer, seats));
  }

  private compareViews(
    state: State,
    twin: State,
    viewer: Viewer,
    seats: readonly SeatInfo[],
  ): void {
    const view = this.seen(state, viewer, seats);
    this.checked('view');
    if (view !== this.seen(twin, viewer, seats)) this.leak(`view of ${viewer}`);
    if (!this.effort.fromViews) return;
    // A state made from the view must give the same view again.
    const own = this.game.fromView(JSON.parse(view), this.will);
    if (view !== this.seen(own, viewer, seats)) this.leak(`view of ${viewer} made from its view`);
    if (viewer !== 'public') this.compareLegal(state, own, viewer, 'made from the view');
  }

  private compareLegal(state: State, other: State, seat: number, what: string): void {
    const { game, codes, twinCodes } = this;
    const count = game.legal(state, seat, codes);
    const same = count === game.legal(other, seat, twinCodes);
    for (let i = 0; i < count; i++) {
      if (same && codes[i] === twinCodes[i] && this.meanSame(state, other, seat, i)) continue;
      this.leak(`legal actions of ${seat} ${what}`);
      return;
    }
    if (!same) this.leak(`number of legal actions of ${seat} ${what}`);
  }

  /** Whether the code at `i` is the same action in both. Only a sample: there may be thousands. */
  private meanSame(state: State, other: State, seat: number, i: number): boolean {
    if (i % 16 !== 0) return true;
    const { game, codes, twinCodes } = this;
    const here = JSON.stringify(game.decode(state, seat, codes[i]));
    return here === JSON.stringify(game.decode(other, seat, twinCodes[i]));
  }

  private compareAnswers(state: State, twin: State, seat: number): void {
    const { game } = this;
    this.checked('legal');
    this.compareLegal(state, twin, seat, 'of the twin');
    for (let i = 0; i < 2; i++) {
      this.checked('explain');
      const action = this.pool.pick();
      const why = JSON.stringify(game.explain(state, seat, action));
      const twinsWhy = JSON.stringify(game.explain(twin, seat, action));
      if (why !== twinsWhy) {
        this.leak(`explanation to ${seat} of ${JSON.stringify(action)}: ${why} / ${twinsWhy}`);
      }
    }
  }

  /** The events of one action as the viewer sees them, and its view afterwards. */
  private outcome(
    moment: Moment,
    from: State,
    viewer: Viewer,
    seat: number,
    action: unknown,
  ): { view: string; shown: string; events: string } {
    const { game, samples } = this;
    const state = from.slice();
    const sink = new EventList();
    const command = game.encode(state, seat, action);
    game.apply(state, seat, command, new SeededChance('same draws'), sink);
    const events = sink.items.map((emitted) => game.eventFor(emitted, viewer));
    const shown = events.map((event) =>
      event === null ? [] : (samples.shown?.[event.type] ?? []).map((field) => event[field]),
    );
    return {
      view: this.seen(state, viewer, moment.seats),
      shown: JSON.stringify(shown.filter((fields) => fields.length > 0)),
      events: JSON.stringify(events.filter((event) => event !== null)),
    };
  }

  /**
   * The same action in both positions: as long as the viewer's knowledge stays equal (the action
   * has revealed no difference), the viewer must get equal events.
   */
  private compareEvents(moment: Moment, twin: State, viewer: Viewer, fields: Set<string>): void {
    const { game, findings } = this;
    const { state, seat, chosen } = moment;
    if (seat < 0) return;
    const action = game.decode(state, seat, chosen);
    if (accepted(game, twin, seat, action) === null) return;
    const here = this.outcome(moment, state, viewer, seat, action);
    const there = this.outcome(moment, twin, viewer, seat, action);
    if (here.view !== there.view || here.shown !== there.shown) return;
    this.checked('events');
    for (const field of fields) raise(findings.eventsCompared, field);
    if (here.events !== there.events) {
      this.leak(`events to ${viewer}: ${here.events} / ${there.events}`);
    }
  }

  /**
   * Two secret actions that leave a viewer the same view must also give that viewer the same
   * events.
   */
  private compareSecretActions(moment: Moment, viewer: Viewer): void {
    const { game, samples, findings, will, codes } = this;
    const { state, seats } = moment;
    const seat = will.below(seats.length);
    if (seat === viewer) return;
    const count = game.legal(state, seat, codes);
    const candidates = samples.asides
      .map((action) => accepted(game, state, seat, action))
      .filter((command) => command !== null);
    for (let i = 0; i < Math.min(count, 6); i++) candidates.push(codes[will.below(count)]);
    const first = new Map<string, { view: string; events: string }>();
    // A command is not compared with itself.
    for (const command of new Set(candidates)) {
      const action = game.decode(state, seat, command);
      const { type } = action;
      if (!samples.secret.includes(type)) continue;
      const outcome = this.outcome(moment, state, viewer, seat, action);
      const isAside = samples.asides.some((aside) => aside.type === type);
      if (isAside && outcome.events !== '[]') {
        this.leak(`${type} of ${seat} is noticed by ${viewer}: ${outcome.events}`);
      }
      const other = first.get(type);
      first.set(type, outcome);
      if (!other || other.view !== outcome.view) continue;
      this.checked('secret actions');
      raise(findings.actionsCompared, type);
      if (other.events !== outcome.events) {
        this.leak(`${type} of ${seat} told to ${viewer}: ${other.events} / ${outcome.events}`);
      }
    }
  }
}
