/**
 * The director: from takes and the clock it makes a cut. Deterministic: the same takes give the
 * same cut, independent of when and how often it is examined.
 */

import { follow } from './follow.ts';
import { lineOf } from './lines.ts';
import {
  glides,
  LEISURE,
  ORBITS,
  passageOf,
  RESTS,
  type Sight,
  sameShot,
  standsUntil,
  WAITS,
} from './rules.ts';
import type { Cut, Line, Shot, Stake, Take } from './types.ts';

/** A breath after the last moment before the waiting begins. */
const BREATH = 0.5;
/** Greatest number of stakes shown one after the other, before the way round the city. */
const STAKES = 3;

const WHOLE: Stake = {
  place: null,
  size: 'wide',
  seat: null,
  importance: 1,
  reason: 'waiting',
  text: null,
};

export class Editor {
  private readonly sight: Sight;
  private readonly kept: number;
  private shots: Shot[] = [];
  private lines: Line[] = [];
  /** Since when nothing has happened. */
  private quiet = 0;
  private stakes: readonly Stake[] = [];
  /** Number of the waiting shots so far, and when the last one was due. */
  private waited = 0;
  private marked = 0;
  /** The last sentence during a wait. */
  private known: Line | null = null;
  /** Until when the last shot rests on its event. */
  private rests = 0;

  /** @param kept least number of remembered shots and sentences: earlier ones may be forgotten */
  constructor(sight: Sight, kept = Number.POSITIVE_INFINITY) {
    this.sight = sight;
    this.kept = kept;
  }

  /**
   * A take that could begin now. Returns the start of its staging, in seconds of the clock: not
   * before its arrival, and seldom long after.
   */
  take(take: Take): number {
    const { arrives } = take;
    // The city is always seen first.
    if (this.shots.length === 0) this.push(this.shotOf(WHOLE, arrives, null));
    this.wait(arrives);
    this.close(arrives);
    const [shot, line] = [this.shots.at(-1) ?? null, this.lines.at(-1) ?? null];
    const plan = follow(take, shot, this.rests, line, this.sight);
    for (const shot of plan.shots) this.push(shot);
    for (const line of plan.lines) this.tell(line);
    this.quiet = Math.max(plan.begins + take.lasts / take.pace, plan.ends) + BREATH;
    this.rests = plan.ends + (take.waiting > 0 ? 0 : RESTS[plan.importance]);
    this.stakes = take.stakes;
    this.waited = 0;
    return plan.begins;
  }

  /** All decisions until `now`. */
  until(now: number): Cut {
    this.wait(now);
    return { shots: this.shots, lines: this.lines };
  }

  /** Shots of the quiet time, as far as they have begun. */
  private wait(now: number): void {
    for (let next = this.waiting(); next && next.at <= now; next = this.waiting()) {
      this.waited++;
      this.marked = next.at;
      if (next.shot) this.push(next.shot);
      if (next.line) {
        this.known = next.line;
        this.tell(next.line);
      }
    }
  }

  /** Whether the same has already been said of the same merchant, perhaps with other figures. */
  private knows({ reason, seat }: Stake): boolean {
    return this.known?.reason === reason && this.known.seat === seat;
  }

  /** The next shot if nothing happens; known beforehand. Null before the first take. */
  private waiting(): { at: number; shot: Shot | null; line: Line | null } | null {
    const last = this.shots.at(-1);
    if (!last) return null;
    const list = this.stakes.slice(0, STAKES);
    const k = this.waited % (list.length + 1);
    const orbits = k === list.length;
    const stake = list[k] ?? WHOLE;
    const stood = this.marked + (last.move === 'orbit' ? ORBITS : WAITS);
    const first = Math.max(this.quiet, this.rests);
    const at = Math.max(this.waited === 0 ? first : stood, standsUntil(last));
    const changes = orbits || !(stake.stays || sameShot(this.sight, last, stake));
    const shot = changes ? this.shotOf(stake, at, last, orbits) : null;
    const fresh = this.waited < list.length && stake.text !== null && !this.knows(stake);
    const told = at + (shot?.passage ?? 0) * 0.6;
    // A sentence during a wait gives way to any event.
    const line = fresh ? lineOf({ ...stake, importance: 1 }, stake.text ?? '', told) : null;
    return { at, shot, line };
  }

  private shotOf(stake: Stake, at: number, last: Shot | null, orbits = false): Shot {
    const glide =
      last !== null && (orbits || last.move === 'orbit' || glides(this.sight, last, stake));
    return {
      at,
      until: Number.POSITIVE_INFINITY,
      place: stake.place,
      size: stake.size,
      reason: stake.reason,
      move: orbits ? 'orbit' : glide ? 'glide' : 'cut',
      passage: glide ? LEISURE * passageOf(this.sight, last, stake) : 0,
      sway: last?.sway === 1 ? -1 : 1,
    };
  }

  private push(shot: Shot): void {
    const last = this.shots.at(-1);
    if (last) this.shots[this.shots.length - 1] = { ...last, until: shot.at };
    this.shots.push(shot);
    if (this.shots.length > this.kept * 2) this.shots = this.shots.slice(-this.kept);
  }

  /** A sentence replaces the one before it. */
  private tell(line: Line): void {
    const last = this.lines.at(-1);
    if (last && last.until > line.at) {
      if (last.at >= line.at) this.lines.pop();
      else this.lines[this.lines.length - 1] = { ...last, until: line.at };
    }
    this.lines.push(line);
    if (this.lines.length > this.kept * 2) this.lines = this.lines.slice(-this.kept);
  }

  /** The sentence of a wait ends at the next event. */
  private close(now: number): void {
    const last = this.lines.at(-1);
    if (last && last.at > now) this.lines.pop();
  }
}

/** The whole cut of takes in their order, at time `until`; and the start of each of them. */
export function direct(
  takes: readonly Take[],
  sight: Sight,
  until: number,
): Cut & { readonly begins: readonly number[] } {
  const editor = new Editor(sight);
  const begins = takes.map((take) => editor.take(take));
  return { ...editor.until(until), begins };
}
