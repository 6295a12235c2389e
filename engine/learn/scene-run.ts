/**
 * A scene being played: the match on its position, the current step, the person's possible actions,
 * and the other seats. Pages and tests advance scenes only through this.
 */

import { SeededChance } from '../core/chance.ts';
import { accepted } from '../core/command.ts';
import { compare } from '../core/compare.ts';
import type {
  Bot,
  Game,
  GameEvent,
  Json,
  JsonObject,
  Refusal,
  SeatInfo,
  ViewBase,
} from '../core/contract.ts';
import type { LogEntry } from '../core/log.ts';
import { Match } from '../core/match.ts';
import { differences } from '../core/scenario.ts';
import type { Lesson, Open, Scene, Scripted, Step } from './lesson.ts';

/** One accepted action of any seat, as the person sees it. */
export interface Turn {
  readonly seat: number;
  readonly seq: number;
  readonly events: readonly GameEvent[];
  /** The view after it. */
  readonly view: ViewBase;
}

/** The result of the person's attempt. */
export type Tried =
  | { readonly ok: true; readonly turns: readonly Turn[] }
  /** `refusal`: the rules forbid it; null: the lesson does. */
  | { readonly ok: false; readonly refusal: Refusal | null };

/** The state of a step's task; `none`: it has none. */
export type Progress = 'none' | 'open' | 'done' | 'missed';

/** The saved beginning of a step. */
interface Mark {
  readonly entries: number;
  readonly scripted: number;
  readonly acted: number;
}

/** More decisions of others in a row than any scene has. */
const MOST = 400;

export class SceneRun {
  readonly game: Game;
  readonly scene: Scene;
  /** The person's seat. */
  readonly seat: number;
  private readonly options: JsonObject;
  private readonly infos: readonly SeatInfo[];
  private readonly bot: Bot;
  private played: Match;
  private at = 0;
  /** How many of the scripted decisions have been made, and how often the person has acted. */
  private scripted = 0;
  private acted = 0;
  private readonly marks: Mark[] = [];

  /** @throws PositionError if the scene's position is impossible */
  constructor(game: Game, lesson: Lesson, scene: Scene, seats: readonly SeatInfo[]) {
    this.game = game;
    this.scene = scene;
    this.options = lesson.options ?? {};
    this.seat = scene.seat ?? 0;
    this.infos = seats;
    const [first] = Object.values(game.bots);
    this.bot = first();
    this.played = this.opened();
    this.mark();
    this.others([]);
  }

  get match(): Match {
    return this.played;
  }

  /** Number of the step. */
  get index(): number {
    return this.at;
  }

  get step(): Step {
    return this.scene.steps[this.at];
  }

  get isLast(): boolean {
    return this.at === this.scene.steps.length - 1;
  }

  /** Scripted decisions that have not been made. */
  get unsaid(): readonly Scripted[] {
    return (this.scene.bots ?? []).slice(this.scripted);
  }

  get progress(): Progress {
    const { task } = this.step;
    if (!task) return 'none';
    const { game, played, infos } = this;
    const holds = (facts: JsonObject): boolean =>
      differences(game, played.state, infos, facts).length === 0;
    if (holds(task.done)) return 'done';
    const tried = this.acted - this.marks[this.at].acted;
    const isLate = tried > 0 && task.during !== undefined && !holds(task.during);
    return tried < task.solve.length && this.mayAct && !isLate ? 'open' : 'missed';
  }

  /** Whether the person is asked, or may speak while others are asked. */
  private get mayAct(): boolean {
    const { state, deciders } = this.played;
    return ((deciders | (this.game.mayAct?.(state) ?? 0)) & (1 << this.seat)) !== 0;
  }

  /** The open action of the step that this action matches; null for none. */
  openAs(action: unknown): Open | null {
    const open = this.step.task?.open ?? [];
    return (
      open.find(({ like }) => compare('', like, action as Json, undefined).length === 0) ?? null
    );
  }

  /** An attempt of the person: the rules judge it first, then the lesson. */
  act(action: unknown): Tried {
    const { game, played, seat } = this;
    if (accepted(game, played.state, seat, action) === null) {
      return { ok: false, refusal: game.explain(played.state, seat, action, true) };
    }
    if (this.progress !== 'open' || !this.openAs(action)) return { ok: false, refusal: null };
    const turns: Turn[] = [];
    this.carry(seat, action, turns);
    this.acted++;
    this.others(turns);
    return { ok: true, turns };
  }

  /**
   * Goes on to the next step.
   * @returns actions of others before the person is asked there; null = no further step
   */
  next(): readonly Turn[] | null {
    if (this.isLast || this.progress === 'open' || this.progress === 'missed') return null;
    this.at++;
    this.mark();
    const turns: Turn[] = [];
    this.others(turns);
    return turns;
  }

  /**
   * Goes back to the step before, and undoes the actions there.
   * @returns whether there is one
   */
  back(): boolean {
    if (this.at === 0) return false;
    this.at--;
    this.again();
    return true;
  }

  /** Restarts the step from its beginning. */
  again(): void {
    this.rewind();
    this.others([]);
  }

  private opened(): Match {
    const { game, scene, infos, options } = this;
    return new Match({
      game,
      start: scene.given,
      seats: infos,
      options,
      chance: { seed: `learn ${scene.seed ?? scene.id}` },
    });
  }

  private mark(): void {
    const { scripted, acted } = this;
    this.marks[this.at] = { entries: this.played.entries.length, scripted, acted };
  }

  private rewind(): void {
    const { entries, scripted, acted } = this.marks[this.at];
    const kept: readonly LogEntry[] = this.played.entries.slice(0, entries);
    this.played = this.opened();
    for (const entry of kept) {
      if ('action' in entry) this.played.act(entry.seat, entry.action);
    }
    this.scripted = scripted;
    this.acted = acted;
  }

  /** @throws Error if the rules refuse it */
  private carry(seat: number, action: unknown, turns: Turn[]): void {
    const outcome = this.played.act(seat, action);
    if (!outcome.ok) throw new Error(`Seat ${seat} may not: ${outcome.refusal.code}`);
    const events = outcome.events.flatMap((one) => this.game.eventFor(one, this.seat) ?? []);
    turns.push({ seat, seq: outcome.seq, events, view: this.played.view(this.seat) });
  }

  /**
   * In a step with a task, all others decide until the person is asked, the task is done, or the
   * match is over. A sentence alone leaves the match unchanged.
   */
  private others(turns: Turn[]): void {
    for (let k = 0; k < MOST && this.step.task; k++) {
      if (this.progress === 'done') return;
      const due = this.due();
      if (due) {
        this.scripted++;
        this.carry(due.seat, due.action, turns);
        continue;
      }
      const { deciders } = this.played;
      const asked = deciders & ~(1 << this.seat);
      if (this.scene.patient && asked !== deciders) return;
      if (asked !== 0) this.think(31 - Math.clz32(asked & -asked), turns);
      else if (!this.answerForced(turns)) return;
    }
  }

  /** The next scripted decision, if its seat may make it now. */
  private due(): Scripted | null {
    const next = this.scene.bots?.[this.scripted];
    if (!next || this.acted < (next.after ?? 0)) return null;
    const may = accepted(this.game, this.played.state, next.seat, next.action) !== null;
    return may ? next : null;
  }

  /** If the person visibly has only one answer, it is given, as at any table. */
  private answerForced(turns: Turn[]): boolean {
    const { game, played, seat } = this;
    const only = game.onlyAnswer?.(played.state, seat) ?? null;
    if (only === null) return false;
    const action = typeof only === 'number' ? game.decode(played.state, seat, only) : only;
    this.carry(seat, action, turns);
    return true;
  }

  private think(seat: number, turns: Turn[]): void {
    const { game, played } = this;
    const chance = new SeededChance(`learn ${this.scene.id} ${played.seq} ${seat}`);
    const thought = this.bot.think(played.view(seat), chance, 1);
    const { state } = played;
    this.carry(seat, thought ?? game.decode(state, seat, game.standIn(state, seat)), turns);
  }
}

/**
 * Plays a scene by its own instructions.
 * @throws Error naming the step that fails
 */
export function solveScene(run: SceneRun): void {
  for (;;) {
    const { task, say } = run.step;
    for (const action of task?.solve ?? []) {
      if (!run.openAs(action)) throw new Error(`${say}: ${JSON.stringify(action)} is not open`);
      const tried = run.act(action);
      if (!tried.ok) throw new Error(`${say}: ${tried.refusal?.code ?? 'the lesson'} refuses`);
    }
    if (task && run.progress !== 'done') throw new Error(`${say}: ${faultsOf(run).join('; ')}`);
    if (run.next() === null) return;
  }
}

/** The facts of the step's task that do not hold yet. */
const faultsOf = (run: SceneRun): string[] => {
  const { game, match, step } = run;
  const done: JsonObject = step.task?.done ?? {};
  return differences(game, match.state, match.seats, done);
};
