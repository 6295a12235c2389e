/**
 * The people at a table: presence, bots in their place, departures, joint decisions, and the talk.
 * The table carries out the consequences for the match.
 */

import { type Clock, HOST_CLOCK } from '../clock.ts';
import { log } from '../log.ts';
import type { DayPace } from '../protocol/days.ts';
import type { RequestError, Seen, TableState } from '../protocol/messages.ts';
import type { Notice, TalkLine } from '../protocol/talk.ts';
import { Absences } from './absences.ts';
import type { CommandQueue } from './command-queue.ts';
import { Rate } from './rate.ts';
import type { Seats } from './seats.ts';
import { type ChatMode, type Saying, Talk } from './talk.ts';
import { Voting, type VotingState } from './voting.ts';
import { Watchers } from './watchers.ts';

/** Seconds after which the others may vote about a person who keeps them waiting. */
export const PATIENCE_SECONDS = 60;
/**
 * Requests to all the others that a person may make in a row, and the pause that earns one more.
 */
const IN_A_ROW = 12;
const REFILL_MS = 2000;

/** The part of the table that its people need. */
export interface ParticipantsHost {
  readonly stage: TableState['stage'];
  readonly queue: CommandQueue;
  /** The bot that takes over from a person. */
  readonly substitute: string;
  /** A full time bank, in milliseconds. */
  readonly bankMs: number;
  /** Whether this seat's decision has taken very long already. */
  isLate(seat: number): boolean;
  /** Before a match its free seats are for everybody: nobody keeps one who is not there. */
  readonly invites: boolean;
  /** The queue leads people to its bots' seats. */
  readonly leads: boolean;
  /** Its chairs are for the people of an event alone: nobody else gets one. */
  readonly reserves: boolean;
  /** Its matches take days: whoever goes keeps the chair, and no bot takes over for it. */
  readonly days: DayPace | null;
  /** The position, as everybody sees it. */
  readonly now: Seen;
  save(): Promise<void>;
  /** Applies all consequences of a change, and announces them. */
  refresh(): void;
  tellTalk(line: TalkLine): void;
  /** This connection has lost its seat. */
  tellUnseated(session: string): void;
}

export interface ParticipantsTimes {
  /** Seconds of absence after which a bot plays. */
  readonly absence: number;
  /** Length of a clock's second, in milliseconds. */
  readonly second: number;
  readonly clock?: Clock;
}

export class Participants {
  readonly seats: Seats;
  readonly voting: Voting;
  readonly talk: Talk;
  readonly watchers: Watchers;
  private readonly table: ParticipantsHost;
  private readonly absences: Absences;
  /** Tracks how long bots have played for people. */
  private readonly held: Absences;
  private readonly patienceMs: number;
  private readonly asked: Rate;
  private readonly clock: Clock;
  /** When the person of each seat last gave a sign of life, epoch milliseconds. */
  readonly heardAt = new Map<number, number>();
  /** Announcements that wait until their change is in the journal. */
  private untold: (() => void)[] = [];

  constructor(table: ParticipantsHost, seats: Seats, times: ParticipantsTimes) {
    this.table = table;
    this.seats = seats;
    this.patienceMs = PATIENCE_SECONDS * times.second;
    const { clock = HOST_CLOCK } = times;
    this.clock = clock;
    this.asked = new Rate(IN_A_ROW, REFILL_MS, clock.now);
    this.talk = new Talk(seats, (line) => table.tellTalk(line), clock.now);
    this.watchers = new Watchers(clock.now);
    const inLine = (command: () => void | Promise<void>): void => {
      table.queue.run(command).catch((error) => log.error('seat.unkept', {}, error));
    };
    const onAbsent = (seat: number) => inLine(() => this.onAbsent(seat));
    this.absences = new Absences(times.absence, onAbsent, clock);
    const onPatience = () => inLine(() => table.refresh());
    this.held = new Absences(this.patienceMs / 1000, onPatience, clock);
    this.voting = new Voting(
      {
        seats,
        keepsWaiting: (seat) => this.keepsWaiting(seat),
        isRemovable: (seat) => this.isRemovable(seat),
        get now() {
          return table.now;
        },
        onExpired: () => inLine(() => table.refresh()),
        notice: (notice, seat, by) => this.notice(notice, seat, by === undefined ? {} : { by }),
      },
      times.second,
      clock,
    );
  }

  stop(): void {
    this.absences.stop();
    this.held.stop();
    this.voting.stop();
  }

  // -- coming and going ---------------------------------------------------------------------------

  /** Those who are not there have a bot after the usual time. */
  expectAbsent(): void {
    for (const [seat, { session }] of this.seats.chairs.entries()) {
      if (this.seats.isPerson(seat) && session === null) this.absences.begin(seat);
    }
  }

  /** Marks everybody as away until they come: after a start of the server. */
  expectAll(): void {
    for (let seat = 0; seat < this.seats.count; seat++) {
      if (this.seats.isPerson(seat)) this.absences.begin(seat);
    }
  }

  /**
   * The owner of `seat` is present, by the connection `session`.
   * @returns the connection it replaces
   */
  arrive(seat: number, session: string): string | null {
    const chair = this.seats.chairs[seat];
    const old = chair.session === session ? null : chair.session;
    chair.session = session;
    this.absences.end(seat);
    this.back(seat);
    if (this.seats.host < 0) this.passHost();
    return old;
  }

  /**
   * The owner of `seat` has gone.
   * @param forGood on purpose, not by a lost network
   * @returns whether the chair has become free
   */
  depart(seat: number, forGood: boolean): boolean {
    this.seats.chairs[seat].session = null;
    this.absences.begin(seat);
    if (!forGood) return false;
    if (this.table.stage === 'lobby' && !this.table.days && !this.table.reserves) {
      this.absences.end(seat);
      this.seats.stand(seat);
      return true;
    }
    if (this.seats.host === seat) this.passHost();
    return false;
  }

  /** The person of `seat` has been away for long: a bot plays, and the host's rights pass on. */
  private async onAbsent(seat: number): Promise<void> {
    const { days } = this.table;
    if (this.table.stage === 'playing' && !days) this.hold(seat, 'away');
    if (this.seats.host === seat) this.passHost();
    const isGuest = this.table.invites && this.seats.host !== seat && !days;
    const frees = this.table.stage === 'lobby' && isGuest;
    if (frees) this.seats.stand(seat);
    this.tell();
    this.table.refresh();
    if (frees) await this.table.save();
  }

  // -- bots for people ----------------------------------------------------------------------------

  /** From now on a bot plays for the person of `seat`, until the person is back. */
  hold(seat: number, why: 'away' | 'late'): void {
    if (!this.seats.isPerson(seat) || this.seats.isHeld(seat)) return;
    this.seats.chairs[seat].heldSince = this.clock.now();
    this.held.begin(seat);
    this.notice(why, seat);
  }

  /**
   * The person of `seat` plays again.
   * @returns whether a bot played until now
   */
  back(seat: number): boolean {
    this.heardAt.set(seat, this.clock.now());
    if (!this.seats.isHeld(seat)) return false;
    const chair = this.seats.chairs[seat];
    chair.heldSince = 0;
    if (chair.days) chair.days = { ...chair.days, missed: 0 };
    this.held.end(seat);
    this.notice('back', seat);
    return true;
  }

  /**
   * The person of `seat` leaves for good, or is removed; in a match a bot plays on.
   * @param alone a single voter has removed the person
   */
  leave(
    seat: number,
    why: 'left' | 'removed' | 'idle' | 'freed' | 'over' | 'ended',
    alone = false,
  ): void {
    // In an event the chair stays the person's own, who may come back to it.
    if (why === 'left' && this.table.reserves) {
      if (this.table.stage === 'playing') this.hold(seat, 'away');
      return;
    }
    const { name, session } = this.seats.chairs[seat];
    const { host } = this.seats;
    this.absences.end(seat);
    this.held.end(seat);
    if (this.table.stage === 'lobby') this.seats.stand(seat);
    else {
      const { substitute, bankMs } = this.table;
      this.seats.handOver(seat, substitute, bankMs, why === 'removed' ? { alone } : undefined);
      if (why === 'left' && this.table.leads) this.seats.chairs[seat].open = true;
      if (this.table.reserves) this.seats.chairs[seat].open = false;
    }
    this.notice(why, seat, { name: why === 'freed' ? '' : name });
    this.tellHost(host);
    if (session !== null && why !== 'left') {
      this.untold.push(() => this.table.tellUnseated(session));
    }
  }

  /** The removed person of `seat` is back, by the connection `session`. */
  giveBack(seat: number, session: string, browser: string): void {
    const { host, chairs } = this.seats;
    const by = chairs[seat].name;
    this.seats.giveBack(seat, session, browser);
    this.heardAt.set(seat, this.clock.now());
    this.notice('returned', seat, { by });
    this.tellHost(host);
  }

  /** Sets whether a newcomer may take this bot's chair. */
  open(seat: number, open: boolean): RequestError | null {
    const chair = this.seats.chairs[seat];
    if (chair?.reserved && this.table.stage === 'playing') return 'reserved';
    if (!chair?.bot || chair.open === open) return 'notNow';
    chair.open = open;
    this.notice(open ? 'opened' : 'closed', seat);
    return null;
  }

  /**
   * Whether a bot has long been playing for this person: the person is away or has run out of time.
   */
  private isGone(seat: number): boolean {
    const { heldSince = 0 } = this.seats.chairs[seat] ?? {};
    return heldSince > 0 && this.clock.now() - heldSince >= this.patienceMs - 1;
  }

  /** Whether the others have long been waiting for this person. */
  keepsWaiting(seat: number): boolean {
    if (this.table.stage !== 'playing' || !this.seats.isPerson(seat)) return false;
    return this.isGone(seat) || (!this.seats.isHeld(seat) && this.table.isLate(seat));
  }

  /**
   * Whether the others may vote about it: a single person cannot remove somebody who is present and
   * thinking.
   */
  isRemovable(seat: number): boolean {
    return this.keepsWaiting(seat) && (this.isGone(seat) || this.voting.voters(seat) > 1);
  }

  private passHost(): void {
    const { host } = this.seats;
    this.seats.passHost();
    this.tellHost(host);
  }

  private tellHost(before: number): void {
    const { host } = this.seats;
    if (host >= 0 && host !== before) this.notice('host', host);
  }

  // -- together -----------------------------------------------------------------------------------

  /** Whether `seat` may now make a request to all the others; the call counts as one. */
  mayAsk(seat: number): boolean {
    return this.asked.take(seat);
  }

  say(seat: number, saying: Saying, mode: ChatMode, by = ''): RequestError | null {
    return this.talk.say(seat, saying, mode, by);
  }

  /**
   * Carries out the result of the votes.
   * @returns whether chairs have changed
   */
  review(): boolean {
    const passed = this.voting.review();
    for (const { seat, votes } of passed) this.leave(seat, 'removed', votes < 2);
    return passed.length > 0;
  }

  notice(notice: Notice, seat: number, more: { name?: string; by?: string } = {}): void {
    const name = more.name ?? this.seats.chairs[seat]?.name ?? '';
    this.untold.push(() => this.talk.notice(notice, seat, { ...more, name }));
  }

  get hasNews(): boolean {
    return this.untold.length > 0;
  }

  /** Makes the waiting announcements: their changes are in the journal, or need not be. */
  tell(): void {
    const { untold } = this;
    this.untold = [];
    for (const one of untold) one();
  }

  /** Drops the waiting announcements: their changes were not stored. */
  untell(state: VotingState): void {
    this.untold = [];
    this.voting.state = state;
  }
}
