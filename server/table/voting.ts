/**
 * Joint decisions of the persons at a table: handing the chair of a person who keeps them waiting
 * to a bot, and pausing. Knows neither clocks nor network; the table carries out the results.
 */

import { type Clock, HOST_CLOCK, type Timer } from '../clock.ts';
import type { PauseState, RemovalVote, RequestError, Seen } from '../protocol/messages.ts';
import type { Notice } from '../protocol/talk.ts';
import type { Seats } from './seats.ts';

/** How long a vote or a request for a pause stays open, in seconds. */
const ASKING_SECONDS = 60;

/** The part of the table that voting needs. */
export interface VotingTable {
  readonly seats: Seats;
  /** Whether this person keeps the table waiting, or a bot has long been playing for them. */
  keepsWaiting(seat: number): boolean;
  /** Whether a vote about it is allowed. */
  isRemovable(seat: number): boolean;
  /** The position as everybody sees it. */
  readonly now: Seen;
  /** A question has run out: `review` is due. */
  onExpired(): void;
  /** Adds a notice about a seat. */
  notice(notice: Notice, seat: number, by?: string): void;
}

/** When a question began: the position, and the number of the question. */
interface Since {
  readonly seq: number;
  readonly question: number;
}

const FROM_THE_START: Since = { seq: 0, question: 0 };

interface Ballot {
  readonly seat: number;
  readonly yes: number;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** The state that an unsaved change restores. */
export interface VotingState {
  readonly ballots: readonly Ballot[];
  readonly pause: PauseState;
  readonly pauseSeats: number;
  /** Epoch milliseconds; 0 = it has no end. */
  readonly pauseUntil: number;
}

const QUIET: VotingState = { ballots: [], pause: 'none', pauseSeats: 0, pauseUntil: 0 };

const countOf = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
};

export class Voting {
  state: VotingState = QUIET;
  /**
   * How many questions have begun or ended. If one replaces another at the same position, only this
   * number tells which one a vote was for.
   */
  question = 0;
  /** When a vote about a seat became possible. */
  private readonly since = new Map<number, Since>();
  /** When the pause was asked for, began or ended. */
  private pauseSince = FROM_THE_START;
  private readonly table: VotingTable;
  private readonly askingMs: number;
  private readonly clock: Clock;
  private timer: Timer | null = null;

  /** @param second its length in milliseconds */
  constructor(table: VotingTable, second: number, clock = HOST_CLOCK) {
    this.clock = clock;
    this.table = table;
    this.askingMs = ASKING_SECONDS * second;
  }

  get paused(): boolean {
    return this.state.pause === 'on';
  }

  /** The votes as everybody sees them. */
  get votes(): RemovalVote[] {
    return this.state.ballots.map(({ seat, yes }) => ({ seat, yes, needed: this.needed(seat) }));
  }

  /**
   * Whether a vote or an answer about a pause was for another question than the present one.
   * @param seat the person it is about; absent for the pause
   */
  isStale(seen: Seen | undefined, seat?: number): boolean {
    if (!seen) return false;
    const ofSeat = seat === undefined ? this.pauseSince : this.since.get(seat);
    const since = ofSeat ?? FROM_THE_START;
    if (seen.match !== this.table.now.match || seen.seq < since.seq) return true;
    const { question: number = this.question } = seen;
    // Two people who ask at once agree: the second saw no question when asking.
    const atOnce = seat === undefined && this.state.pause === 'asked' ? 1 : 0;
    return number > this.question || number < since.question - atOnce;
  }

  /** Begins or ends a question. */
  private ask(): Since {
    return { seq: this.table.now.seq, question: ++this.question };
  }

  /** `by` votes for the removal of `seat`, or takes the vote back. */
  vote(by: number, seat: number, remove: boolean): RequestError | null {
    const { seats } = this.table;
    if (!seats.isPerson(seat) || seat === by) return 'malformed';
    const ballot = this.state.ballots.find((one) => one.seat === seat);
    const others = this.state.ballots.filter((one) => one !== ballot);
    if (!remove) {
      if (!ballot) return 'notNow';
      const yes = ballot.yes & ~(1 << by);
      this.set({ ballots: yes ? [...others, { ...ballot, yes }] : others });
      if (!yes) this.table.notice('voteLapsed', seat);
      return null;
    }
    if (!this.table.isRemovable(seat)) {
      return this.table.keepsWaiting(seat) ? 'notAlone' : 'notRemovable';
    }
    const until = ballot?.until ?? this.clock.now() + this.askingMs;
    const yes = (ballot?.yes ?? 0) | (1 << by);
    this.set({ ballots: [...others, { seat, yes, until }] });
    if (!ballot) this.table.notice('voteBegan', seat, seats.chairs[by]?.name ?? '');
    return null;
  }

  /** `by` asks for a pause or agrees to it; otherwise takes the request back or declines. */
  pause(by: number, agree: boolean): RequestError | null {
    const { pause, pauseSeats, pauseUntil } = this.state;
    if (pause === 'on') return 'notNow';
    if (!agree) {
      if (pause === 'none') return 'notNow';
      this.endPause('pauseLapsed', by);
      return null;
    }
    const asked = pause === 'asked';
    this.set({
      pause: 'asked',
      pauseSeats: pauseSeats | (1 << by),
      pauseUntil: asked ? pauseUntil : this.clock.now() + this.askingMs,
    });
    if (!asked) this.table.notice('pauseAsked', by);
    return null;
  }

  resume(by: number): RequestError | null {
    if (!this.paused) return 'notNow';
    this.endPause('resumed', by);
    return null;
  }

  /**
   * A new match, or none any more: all questions end.
   * @param paused as stored in the journal
   */
  reset(paused = false): void {
    this.state = paused ? { ...QUIET, pause: 'on' } : QUIET;
    this.since.clear();
    this.question = 0;
    this.pauseSince = FROM_THE_START;
    this.arm();
  }

  /**
   * Evaluates all open questions; call it after every change.
   * @returns the seats to hand to bots, and their number of votes
   */
  review(): { seat: number; votes: number }[] {
    const now = this.clock.now();
    const passed: { seat: number; votes: number }[] = [];
    for (const seat of this.table.seats.chairs.keys()) {
      if (!this.table.isRemovable(seat)) this.since.delete(seat);
      else if (!this.since.has(seat)) this.since.set(seat, this.ask());
    }
    for (const { seat, yes, until } of this.state.ballots) {
      const votes = countOf(yes & this.electorate(seat));
      const carried = votes >= this.needed(seat);
      const stands = this.table.isRemovable(seat) && now < until && yes !== 0;
      if (stands && !carried) continue;
      const ballots = this.state.ballots.filter((one) => one.seat !== seat);
      this.set({ ballots });
      if (stands) passed.push({ seat, votes });
      else if (this.table.seats.isPerson(seat)) this.table.notice('voteLapsed', seat);
    }
    this.reviewPause(now);
    return passed;
  }

  stop(): void {
    this.clock.clear(this.timer);
    this.timer = null;
  }

  private reviewPause(now: number): void {
    const { pause, pauseSeats, pauseUntil } = this.state;
    if (pause !== 'asked') return;
    const { present } = this.table.seats;
    const agreed = pauseSeats & present;
    if (agreed === 0 || now >= pauseUntil) {
      this.endPause('pauseLapsed', -1);
    } else if (agreed === present) {
      this.set({ pause: 'on', pauseUntil: 0 });
      this.table.notice('pauseBegan', -1);
    }
  }

  private endPause(notice: Notice, seat: number): void {
    this.set({ pause: 'none', pauseSeats: 0, pauseUntil: 0 });
    this.table.notice(notice, seat);
  }

  /** The voters about `seat`: the other persons, except those for whom bots play. */
  private electorate(seat: number): number {
    const { seats } = this.table;
    return seats.maskOf((_, k) => k !== seat && seats.isPerson(k) && !seats.isHeld(k));
  }

  /** The number of voters about `seat`. */
  voters(seat: number): number {
    return countOf(this.electorate(seat));
  }

  /** More than half of the voters. */
  private needed(seat: number): number {
    return Math.floor(this.voters(seat) / 2) + 1;
  }

  private set(change: Partial<VotingState>): void {
    const { pause = this.state.pause } = change;
    if (pause !== this.state.pause) this.pauseSince = this.ask();
    this.state = { ...this.state, ...change };
    this.arm();
  }

  /** Sets the alarm to the next question that runs out. */
  private arm(): void {
    this.stop();
    const { ballots, pauseUntil } = this.state;
    const ends = [...ballots.map(({ until }) => until), ...(pauseUntil ? [pauseUntil] : [])];
    if (ends.length === 0) return;
    const ms = Math.max(0, Math.min(...ends) - this.clock.now());
    this.timer = this.clock.setTimeout(() => this.table.onExpired(), ms + 1);
  }
}
