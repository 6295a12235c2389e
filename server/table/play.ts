/**
 * One running match: the engine's match, the journal behind it, and the number that others may see.
 * Knows neither network nor clocks. Every command passes the same gate, independent of its sender:
 * the engine accepts it or says why not, and nobody is notified of it before it is in the journal.
 * Commands come one at a time, and while one waits for the journal nobody may read the match: the
 * table's queue of commands ensures both.
 *
 * `seq` counts the changes that others can notice. A command that changes nothing for anybody but
 * its sender (a stance, a queued order) keeps the number, so that others do not even learn of its
 * existence.
 */

import { accepted } from '../../engine/core/command.ts';
import type {
  Game,
  JsonObject,
  Refusal,
  SeatInfo,
  State,
  ViewBase,
  Viewer,
} from '../../engine/core/contract.ts';
import type { Emitted } from '../../engine/core/events.ts';
import { type LogResult, sealed } from '../../engine/core/log.ts';
import { Match } from '../../engine/core/match.ts';
import {
  ClaimLostError,
  type Entry,
  entryOf,
  type MatchRecord,
  type StoredMatch,
} from '../journal/journal.ts';
import { log } from '../log.ts';
import { hashOfKey } from '../protocol/chance.ts';
import type { Asked, RequestError } from '../protocol/messages.ts';
import { AnsweredFor } from './answered-for.ts';
import { Changes, isAskedAnew, isFree } from './changes.ts';
import { Decisions } from './decisions.ts';
import { hashes } from './hashes.ts';
import { isHidden } from './hidden.ts';
import { Past } from './past.ts';
import type { Step } from './step.ts';

export type Outcome =
  | { readonly ok: true; readonly seq: number; readonly step: Step | null }
  | { readonly ok: false; readonly error: RequestError; readonly refusal?: Refusal };

/** An action that can be taken back, and the public seq before it. */
interface Mark {
  readonly seat: number;
  readonly seqBefore: number;
  readonly hidden: boolean;
}

/**
 * Writes an entry down; durable when fulfilled. `result`: the match ends with it. `hidden`: only
 * its sender may notice it.
 */
export type Append = (entry: Entry, result: LogResult | null, hidden: boolean) => Promise<void>;

export class Play {
  readonly id: string;
  readonly game: Game;
  readonly keyHash: string;
  readonly record: MatchRecord;
  /** Events of the set-up. */
  readonly opening: readonly Emitted[];
  private match: Match;
  private seqNow = 0;
  private marks: Mark[] = [];
  private readonly seats: () => readonly SeatInfo[];
  private readonly append: Append;
  private resultNow: LogResult | null = null;
  /** The last accepted steps, withdrawn ones too: a newcomer's log begins with them. */
  readonly past = new Past();
  /**
   * The game's count for its casters, after the set-up and after each entry, in order; 0 if it has
   * none.
   */
  counts: number[] = [];
  /** The count below which no undo can lead. */
  settledCount = 0;
  /** The last entry is in the journal, too. */
  over = false;
  private readonly now: () => number;
  /** Replies to accepted requests, by seat and id. */
  private readonly answered = new Map<string, number>();
  private readonly changes: Changes;
  private readonly decisions = new Decisions();
  /** What was answered beforehand. */
  readonly answeredFor = new AnsweredFor();

  /**
   * The match at its start; `resume` brings it to the end of its journal.
   * @param seats current names and colours, for views
   * @param now epoch milliseconds, for the end of a rated match
   */
  constructor(
    game: Game,
    record: MatchRecord,
    seats: () => readonly SeatInfo[],
    append: Append,
    now: () => number = () => 0,
  ) {
    this.id = record.id;
    this.game = game;
    this.record = record;
    this.seats = seats;
    this.append = append;
    this.now = now;
    this.changes = new Changes(game.asides);
    this.keyHash = hashOfKey(record.key);
    this.match = this.fresh();
    this.opening = this.match.opening;
    this.decisions.begin(this.match.deciders);
    this.note();
  }

  /**
   * Replays the journal's entries.
   * @throws Error if an entry no longer fits the rules
   */
  resume(entries: readonly Entry[]): this {
    for (const { n, seat, action, actionId } of entries) {
      const step = action ? this.carryOut(seat, action) : this.takeBack(seat);
      if (!('emitted' in step)) throw new Error(`Match ${this.id}: entry ${n} is refused`);
      this.commit(step, seat, actionId);
    }
    return this;
  }

  /** Number of the last change that everybody may notice. */
  get seq(): number {
    return this.seqNow;
  }

  get finished(): boolean {
    return this.match.isFinished;
  }

  /** The current round, from 1 on; 0 if the game counts none. */
  get round(): number {
    return this.game.round?.(this.match.state) ?? 0;
  }

  /** The match's progress in the game's count for casters; 0 if it has none. */
  get count(): number {
    return this.counts.at(-1) ?? 0;
  }

  /** `count` stored entries, after the first `from` ones. */
  entriesFrom(from: number, count: number): Entry[] {
    const to = Math.min(from + count, this.counts.length - 1);
    const entries = this.match.entries.slice(from, to);
    return entries.map((entry, k) => entryOf(entry, from + k + 1));
  }

  /** The key of all chance, once the match is over; '' before. */
  get key(): string {
    return this.finished ? this.record.key : '';
  }

  /** Contribution of each seat to the chance, by seat; '' for nothing. */
  get contributions(): readonly string[] {
    return this.record.contributions ?? [];
  }

  /** A head of the chain over all public events, for everybody to remember. */
  get chain(): string {
    return this.match.shownChain;
  }

  /** Whether it counts for the ratings of its people. */
  get rated(): boolean {
    return this.record.seats.some(({ rated }) => rated !== undefined);
  }

  /** The record of the match's end, null before. */
  get result(): LogResult | null {
    if (!this.finished) return null;
    this.resultNow ??= this.keptResult ?? this.end();
    return this.resultNow;
  }

  /** What the journal has of the end: the moment of it is known there alone. */
  private get keptResult(): LogResult | null {
    return this.rated ? ((this.record as Partial<StoredMatch>).result ?? null) : null;
  }

  private end(): LogResult {
    const { match, game } = this;
    const ended = this.rated ? this.now() : undefined;
    return sealed(match.log(), game.standings(match.state), match.chain, hashes, ended).result;
  }

  /** The seat that acted last; null before the first action. */
  get lastSeat(): number | null {
    return this.match.entries.at(-1)?.seat ?? null;
  }

  /** The game's turn; 0 if it counts none. */
  get turn(): number {
    return this.game.turn?.(this.match.state) ?? 0;
  }

  /** Seats that owe a decision, as a bit mask. */
  get deciders(): number {
    return this.match.deciders;
  }

  /** Seats that owe nothing but may speak, as a bit mask. */
  get speakers(): number {
    return this.game.mayAct?.(this.match.state) ?? 0;
  }

  /** The position. Read only. */
  get state(): State {
    return this.match.state;
  }

  view(viewer: Viewer): ViewBase {
    return this.game.view(this.match.state, viewer, this.seats());
  }

  /** What the owner of `seat` alone knows. */
  own(seat: number): object | null {
    const { game, match } = this;
    return game.own ? game.own(match.state, seat) : (this.view(seat).you ?? null);
  }

  /** The rules' action for an absent seat now. */
  standIn(seat: number): JsonObject {
    const { game, match } = this;
    const command = game.standIn(match.state, seat);
    return game.decode(match.state, seat, command);
  }

  /** The forced answer of a seat that visibly has no choice; null if there is none. */
  get foregone(): { readonly seat: number; readonly action: JsonObject } | null {
    const { game, match } = this;
    if (!game.onlyAnswer) return null;
    for (let seat = 0; match.deciders >> seat; seat++) {
      const command = game.onlyAnswer(match.state, seat);
      if (command === null) continue;
      return { seat, action: game.decode(match.state, seat, command) };
    }
    return null;
  }

  /** How many of its last actions `seat` can take back. */
  undoable(seat: number): number {
    return this.changes.isSpent(seat, this.turn) ? 0 : this.takeable(seat);
  }

  private takeable(seat: number): number {
    const own = this.marks.at(-1)?.seat === seat ? this.marks.length : 0;
    return this.finished ? 0 : Math.min(own, this.match.undoable(seat));
  }

  /** For each of them, oldest first, the seq after it is taken back. */
  undoTo(seat: number): number[] {
    const first = this.marks.length - this.undoable(seat);
    return this.marks.slice(first).map(({ seqBefore }) => seqBefore);
  }

  /**
   * Carries out one action of `seat`.
   * @param action any value from the wire
   * @param actionId the sender's id; a repeated one is answered as before and not carried out
   * @param delay why it must wait although the rules allow it; null if it need not
   * @param asked the decision it was made for; the action is refused if another decision has
   * replaced it
   * @throws ClaimLostError
   */
  async act(
    seat: number,
    action: JsonObject,
    actionId: string | null,
    delay: Refusal | null = null,
    asked?: Asked,
  ): Promise<Outcome> {
    const before =
      this.answer(seat, actionId, asked) ??
      this.spent(seat, action) ??
      this.delayed(seat, action, delay);
    return before ?? this.store(() => this.carryOut(seat, action), seat, actionId);
  }

  /** Takes back the last action of `seat` that it can take back. */
  async undo(seat: number, actionId: string | null, asked?: Asked): Promise<Outcome> {
    const before = this.answer(seat, actionId, asked) ?? this.spent(seat, null);
    return before ?? this.store(() => this.takeBack(seat), seat, actionId);
  }

  /**
   * Refuses a seat that has sent too many commands without a decision.
   * @param action null: an undo
   */
  private spent(seat: number, action: JsonObject | null): Outcome | null {
    if (!this.changes.isSpent(seat, this.turn)) return null;
    if (action && !isFree(this.game, this.match.state, seat, action)) return null;
    return { ok: false, error: 'changes' };
  }

  private delayed(seat: number, action: JsonObject, refusal: Refusal | null): Outcome | null {
    const allowed = refusal && accepted(this.game, this.match.state, seat, action) !== null;
    return allowed ? { ok: false, error: 'refused', refusal } : null;
  }

  /**
   * The number of the decision that `seat` owes, or would take next: its requests name it as
   * `asked`.
   */
  decision(seat: number): number {
    return this.decisions.of(seat);
  }

  /** Whether a request of `seat` was made for another decision than the present one. */
  isStale(seat: number, asked: Asked | undefined): boolean {
    return (
      asked !== undefined && !(asked.match === this.id && asked.decision === this.decision(seat))
    );
  }

  private answer(seat: number, actionId: string | null, asked?: Asked): Outcome | null {
    const seq = actionId === null ? undefined : this.answered.get(`${seat}:${actionId}`);
    if (seq !== undefined) return { ok: true, seq, step: null };
    return this.isStale(seat, asked) ? { ok: false, error: 'stale' } : null;
  }

  /** Runs the command in the engine and writes it down; both or neither. */
  private async store(
    command: () => Step | Outcome,
    seat: number,
    actionId: string | null,
  ): Promise<Outcome> {
    const length = this.match.entries.length;
    let fault: 'internal' | 'storage' = 'internal';
    try {
      const step = command();
      if (!('emitted' in step)) return step;
      const entry = entryOf(this.match.entries.at(-1)!, length + 1);
      const { result } = this;
      fault = 'storage';
      await this.append({ ...entry, actionId }, result, step.hidden);
      fault = 'internal';
      this.commit(step, seat, actionId);
      return { ok: true, seq: step.seq, step };
    } catch (error) {
      this.rewind(length);
      if (error instanceof ClaimLostError) throw error;
      log.error(`entry.${fault}`, { match: this.id, entry: length + 1, seat }, error);
      return { ok: false, error: fault };
    }
  }

  private carryOut(seat: number, action: JsonObject): Step | Outcome {
    const before = this.match.state.slice();
    const about = { turn: this.turn, aside: isFree(this.game, before, seat, action) };
    const outcome = this.match.act(seat, action);
    if (!outcome.ok) return { ok: false, error: 'refused', refusal: outcome.refusal };
    const states = { before, after: this.match.state };
    const hidden = isHidden(this.game, this.seats(), seat, states, outcome.events);
    this.mark(seat, this.game.deciders(before), hidden);
    const seq = hidden ? this.seqNow : this.seqNow + 1;
    const answers = !about.aside || isAskedAnew(this.game, before, this.match.state, seat);
    return { seq, seat, emitted: outcome.events, hidden, answers, ...about };
  }

  private takeBack(seat: number): Step | Outcome {
    const mark = this.marks.at(-1);
    if (this.takeable(seat) === 0 || mark?.seat !== seat) {
      return { ok: false, error: 'nothingToUndo' };
    }
    const about = { turn: this.turn, aside: true, answers: true };
    const { events: emitted } = this.match.undo(seat);
    this.marks.pop();
    const { hidden, seqBefore } = mark;
    const seq = hidden ? this.seqNow : this.seqNow + 1;
    return { seq, seat, emitted, hidden, withdrawnTo: seqBefore, ...about };
  }

  private commit(step: Step, seat: number, actionId: string | null): void {
    this.seqNow = step.seq;
    if (step.aside) this.changes.note(seat, step.turn ?? 0);
    this.decisions.note(step.answers ? seat : -1, this.match.deciders);
    this.past.note(step);
    this.note();
    this.answeredFor.note(seat, step.seq, actionId);
    if (actionId !== null) this.answered.set(`${seat}:${actionId}`, step.seq);
  }

  private note(): void {
    const { castCount, round } = this.game;
    this.counts.push((castCount ?? round)?.(this.match.state) ?? 0);
    if (this.marks.length === 0) this.settledCount = this.count;
    this.over = this.finished;
  }

  /** Keeps as many marks as the engine lets the deciding seat take back. */
  private mark(seat: number, deciders: number, hidden: boolean): void {
    if (deciders === 1 << seat) this.marks.push({ seat, seqBefore: this.seqNow, hidden });
    const owner = this.marks.at(-1)?.seat ?? seat;
    const own = this.marks.filter((mark) => mark.seat === owner);
    const count = this.match.undoable(owner);
    this.marks = count > 0 ? own.slice(-count) : [];
  }

  private fresh(): Match {
    const { id, seats, options, key, contributions } = this.record;
    const chance = contributions ? { key, hash: this.keyHash, contributions } : { key };
    return new Match({ game: this.game, id, seats, options, chance, hashes });
  }

  /** Replays the first `length` entries: the later ones did not reach the journal. */
  private rewind(length: number): void {
    const entries = this.match.entries.slice(0, length);
    this.match = this.fresh();
    this.resultNow = null;
    this.seqNow = 0;
    this.marks = [];
    this.past.clear();
    this.answeredFor.clear();
    this.changes.clear();
    this.decisions.begin(this.match.deciders);
    this.counts = [];
    this.note();
    this.resume(entries.map((entry, k) => entryOf(entry, k + 1)));
  }
}
