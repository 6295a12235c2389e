/**
 * A finished match for viewing: its log played once, every position and every event kept. Any
 * decision is then a look-up, forwards and backwards alike. Pure: it knows no game, no page and no
 * clock.
 */

import type {
  Game,
  GameEvent,
  JsonObject,
  SeatInfo,
  State,
  ViewBase,
} from '../../../engine/core/contract.ts';
import type { Emitted } from '../../../engine/core/events.ts';
import type { Hashes } from '../../../engine/core/keyed-chance.ts';
import type { Log } from '../../../engine/core/log.ts';
import { Match, setupOf } from '../../../engine/core/match.ts';
import { Positions } from './positions.ts';

/** The point of view: a seat's, the public one, or all hands together. */
export type Eye = number | 'public' | 'all';

/** One command of the log and its effects. */
export interface Step {
  /** Its number, from 1 on: the position after it. */
  readonly at: number;
  readonly seat: number;
  /** Name of the action; null for an undo. */
  readonly action: string | null;
  /** Accepted actions after it, those taken back not counted. */
  readonly seq: number;
  readonly events: readonly Emitted[];
  /** For an undo the step that it takes back, else null. */
  readonly undoes: number | null;
  /** A later undo took it back. */
  withdrawn: boolean;
}

export interface RecordingProgress {
  readonly done: number;
  readonly of: number;
}

export class Recording {
  readonly game: Game;
  readonly log: Log;
  readonly seats: readonly SeatInfo[];
  /** Events of the set-up. */
  readonly opening: readonly Emitted[];
  /** `steps[k - 1]` leads from position k - 1 to position k. */
  readonly steps: readonly Step[];
  private readonly positions: Positions;

  constructor(log: Log, game: Game, opening: readonly Emitted[], steps: Step[], all: Positions) {
    this.log = log;
    this.game = game;
    this.seats = wearable(log.seats, game.colors);
    this.opening = opening;
    this.steps = steps;
    this.positions = all;
  }

  /** The last position: after all commands. */
  get end(): number {
    return this.steps.length;
  }

  /** Number of integers of the stored positions. */
  get size(): number {
    return this.positions.size;
  }

  /** `at` limited to the existing positions. */
  clamp(at: number): number {
    return Math.max(0, Math.min(this.end, Math.round(Number.isFinite(at) ? at : 0)));
  }

  /** The position after `at` commands; 0 = set up. @throws RangeError */
  state(at: number): State {
    return this.positions.read(at);
  }

  /**
   * The public view of position `at`, and the private knowledge of each seat, as far as `eye` sees
   * it.
   */
  look(at: number, eye: Eye): Look {
    const state = this.state(at);
    const { game, seats } = this;
    const view = game.view(state, 'public', seats);
    const hands = seats.map((_, seat) =>
      eye === 'all' || eye === seat ? youOf(game.view(state, seat, seats)) : null,
    );
    return { view, hands };
  }

  /**
   * The events of step `at` (from 1 on) that `eye` saw. Steps that nobody else saw are empty to the
   * public.
   */
  events(at: number, eye: Eye): GameEvent[] {
    const emitted = this.steps[at - 1]?.events ?? [];
    return emitted.flatMap((item) => {
      if (eye !== 'all') return this.game.eventFor(item, eye) ?? [];
      const knower = item.to ?? item.secret?.seat ?? 'public';
      return this.game.eventFor(item, knower) ?? [];
    });
  }
}

/** The seats in existing colours: a log from elsewhere may name others. */
function wearable(seats: readonly SeatInfo[], colors: readonly string[]): readonly SeatInfo[] {
  const worn = new Set(seats.map(({ color }) => color));
  const free = colors.filter((color) => !worn.has(color));
  return seats.map((seat) => {
    if (colors.includes(seat.color)) return seat;
    return { ...seat, color: free.shift() ?? colors[0] };
  });
}

export interface Look {
  /** Without `you`: nobody at this screen has a seat. */
  readonly view: ViewBase;
  /** Per seat the `you` of its view; null if the eye does not see it. */
  readonly hands: readonly (JsonObject | null)[];
}

const youOf = (view: ViewBase): JsonObject | null => (view.you as JsonObject | undefined) ?? null;

/**
 * Plays `log` and keeps everything, one command at a time, so that a page stays responsive
 * meanwhile.
 * @throws Error if the rules refuse a command: verify a log before recording it
 */
export function* recording(
  log: Log,
  game: Game,
  hashes?: Hashes,
): Generator<RecordingProgress, Recording> {
  const match = new Match(setupOf(log, game, hashes));
  const positions = new Positions();
  positions.push(match.state);
  const steps: Step[] = [];
  /** By seat, its steps that have not been undone, oldest first. */
  const standing: Step[][] = log.seats.map(() => []);
  for (const entry of log.entries) {
    const at = steps.length + 1;
    const own = standing[entry.seat] ?? [];
    if ('undo' in entry) {
      const { seq } = match.undo(entry.seat);
      const undone = own.pop();
      if (undone) undone.withdrawn = true;
      const undoes = undone?.at ?? null;
      steps.push({ at, seat: entry.seat, action: null, seq, events: [], undoes, withdrawn: false });
    } else {
      const outcome = match.act(entry.seat, entry.action);
      if (!outcome.ok) throw new Error(`Command ${at} is refused: ${outcome.refusal.code}.`);
      const { seq, events } = outcome;
      const action = entry.action.type;
      const step = { at, seat: entry.seat, action, seq, events, undoes: null, withdrawn: false };
      own.push(step);
      steps.push(step);
    }
    positions.push(match.state);
    yield { done: at, of: log.entries.length };
  }
  return new Recording(log, game, match.opening, steps, positions);
}

/** `recording` in one go. */
export function record(log: Log, game: Game, hashes?: Hashes): Recording {
  const run = recording(log, game, hashes);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}
