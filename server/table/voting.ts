/**
 * What the persons at a table decide together: to hand the chair of somebody who keeps them waiting
 * to a bot, and to pause. Knows neither clocks nor network; what a decision leads to is the table's.
 */

import { type Clock, HOST_CLOCK, type Timer } from '../clock.ts';
import type { PauseState, RemovalVote, RequestError, Seen } from '../protocol/messages.ts';
import type { Notice } from '../protocol/talk.ts';
import type { Seats } from './seats.ts';

/** How long a vote or the wish for a pause stands, in seconds. */
export const ASKING_SECONDS = 60;

/** What the voting looks at. */
export interface VotingTable {
  readonly seats: Seats;
  /** Whether this person keeps the table waiting, or has been played by a bot for long. */
  keepsWaiting(seat: number): boolean;
  /** Whether there may be a vote about it. */
  isRemovable(seat: number): boolean;
  /** The position as everybody sees it. */
  readonly now: Seen;
  /** Something has run out: `review` is due. */
  onExpired(): void;
  /** The table says something about a seat. */
  notice(notice: Notice, seat: number, by?: string): void;
}

/** Since when a question stands: the position, and the number of the question. */
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

/** Everything that a change which was not written down takes back. */
export interface VotingState {
  readonly ballots: readonly Ballot[];
  readonly pause: PauseState;
  readonly pauseSeats: number;
  /** Epoch milliseconds; 0 = it does not run out. */
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
   * How many questions have begun or ended. Where one has the place of another at the same position,
   * this alone tells what a word was given on.
   */
  question = 0;
  /** Since when there may be a vote about a seat. */
  private readonly since = new Map<number, Since>();
  /** Since when a pause is asked for, on, or none. */
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
   * Whether a vote or a word about a pause was given on something else than what stands now.
   * @param seat whom it is about; absent for the pause
   */
  isStale(seen: Seen | undefined, seat?: number): boolean {
    if (!seen) return false;
    const ofSeat = seat === undefined ? this.pauseSince : this.since.get(seat);
    const since = ofSeat ?? FROM_THE_START;
    if (seen.match !== this.table.now.match || seen.seq < since.seq) return true;
    const { question: number = this.question } = seen;
    // Two who ask at once agree: the second was asked nothing when it asked.
    const atOnce = seat === undefined && this.state.pause === 'asked' ? 1 : 0;
    return number > this.question || number < since.question - atOnce;
  }

  /** A question begins or ends. */
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

  /** `by` asks for a pause or agrees to it; otherwise the wish for one is off. */
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

  /** A new match, or none any more: nothing is asked. @param paused as the journal has it */
  reset(paused = false): void {
    this.state = paused ? { ...QUIET, pause: 'on' } : QUIET;
    this.since.clear();
    this.question = 0;
    this.pauseSince = FROM_THE_START;
    this.arm();
  }

  /**
   * Looks at what has come of everything that was asked; call it after every change.
   * @returns the seats that are to be handed to bots, and how many voted for it
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

  /** Who has a vote about `seat`: the other persons, but for those whose seats bots play. */
  private electorate(seat: number): number {
    const { seats } = this.table;
    return seats.maskOf((_, k) => k !== seat && seats.isPerson(k) && !seats.isHeld(k));
  }

  /** How many have a vote about `seat`. */
  voters(seat: number): number {
    return countOf(this.electorate(seat));
  }

  /** More than half of those who have a vote. */
  private needed(seat: number): number {
    return Math.floor(this.voters(seat) / 2) + 1;
  }

  private set(change: Partial<VotingState>): void {
    const { pause = this.state.pause } = change;
    if (pause !== this.state.pause) this.pauseSince = this.ask();
    this.state = { ...this.state, ...change };
    this.arm();
  }

  /** Wakes when the next thing that was asked runs out. */
  private arm(): void {
    this.stop();
    const { ballots, pauseUntil } = this.state;
    const ends = [...ballots.map(({ until }) => until), ...(pauseUntil ? [pauseUntil] : [])];
    if (ends.length === 0) return;
    const ms = Math.max(0, Math.min(...ends) - this.clock.now());
    this.timer = this.clock.setTimeout(() => this.table.onExpired(), ms + 1);
  }
}
