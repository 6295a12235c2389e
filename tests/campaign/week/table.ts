/**
 * A table of a week: its people, a second reading of its log, and what the rules say of everybody's
 * time. After each step the server's record of it must say the same.
 */

import type { SeededChance } from '../../../engine/core/chance.ts';
import type { Log } from '../../../engine/core/log.ts';
import { games } from '../../../engine/registry.ts';
import { type Entry, logOf } from '../../../server/journal/journal.ts';
import { DAY_PACES, type DayPace, MOST_MISSED, type Night } from '../../../server/protocol/days.ts';
import type { DayBook } from '../../../server/table/day-book.ts';
import { Play } from '../../../server/table/play.ts';
import type { Person } from '../../server/person.ts';
import type { Tally } from '../campaign.ts';
import type { Mail } from './mail.ts';
import { type Leave, type Reckoned, reckon, spent } from './rules.ts';
import type { Stored } from './server.ts';

/** The rules decide no earlier than this before the time is out, and no later after it. */
const EARLY_MS = 15;
export const LATE_MS = 20_000;

/** A decision that somebody owes. */
export interface Owed {
  readonly decision: number;
  readonly turn: number;
  since: number;
  night: Night | null;
}

export interface Seat {
  readonly seat: number;
  readonly person: Person;
  readonly mail: Mail;
  token: string;
  night: Night | null;
  readonly leaves: Leave[];
  /** The reserve when the present decision began, in milliseconds. */
  bank: number;
  /** So much more may be left of it: nobody has seen when the last decision ended. */
  slack: number;
  missed: number;
  held: boolean;
  owed: Owed | null;
}

interface Chair {
  readonly bank: number;
  readonly days: DayBook | null;
}

export class WeekTable {
  readonly code: string;
  readonly pace: DayPace;
  readonly seats: readonly Seat[];
  readonly eager: boolean;
  /** Accepted actions by their ids, and those without an answer. */
  readonly acknowledged = new Set<string>();
  readonly open = new Set<string>();
  /** A kill may have come between an action and what the table stores after it. */
  touched = false;
  private readonly tally: Tally;
  private readonly ids = new Set<string>();
  private play: Play | null = null;
  private length = 0;
  /** When it was last read. */
  private seen: number;

  constructor(
    about: { readonly code: string; readonly pace: DayPace; readonly eager: boolean },
    seats: readonly Seat[],
    now: number,
    tally: Tally,
  ) {
    this.code = about.code;
    this.pace = about.pace;
    this.eager = about.eager;
    this.seats = seats;
    this.seen = now;
    this.tally = tally;
  }

  get allowed(): number {
    return DAY_PACES[this.pace] * 1000;
  }

  get finished(): boolean {
    return this.play?.finished ?? false;
  }

  get matchId(): string {
    return this.play?.id ?? '';
  }

  reckoned(seat: Seat): Reckoned {
    const { since, night } = seat.owed as Owed;
    return reckon(since, this.allowed, seat.bank, night, seat.leaves);
  }

  /** An action of the person, legal for the second reading. */
  choose(seat: number, chance: SeededChance): object | null {
    const play = this.play as Play;
    if (((play.deciders >> seat) & 1) === 0) return null;
    const { game, state } = play;
    const codes = new Int32Array(game.maxLegal);
    const count = game.legal(state, seat, codes);
    return game.decode(state, seat, codes[chance.below(count)]) as object;
  }

  /**
   * Reads what the journal has, and compares.
   * @param up when the server was started last
   * @throws Error for anything that is lost, twice, too early, too late, or otherwise wrong
   */
  read(stored: Stored, up: number): void {
    const { match, entries, now } = stored;
    if (!match) throw new Error(`${this.code}: the match is lost`);
    if (!this.play) {
      this.play = new Play(
        games[match.game],
        match,
        () => [],
        async () => undefined,
      );
      this.follow(now);
    }
    for (const entry of entries) this.enter(entry, now, up);
    for (const id of this.acknowledged) {
      if (!this.ids.has(id)) this.fail(`${id} was acknowledged and is lost`);
    }
    const { chairs } = stored.body.seats as unknown as { readonly chairs: readonly Chair[] };
    for (const seat of this.seats) this.compare(seat, chairs[seat.seat], now);
    if (!this.finished) this.compareDue(stored.body.due as number | null);
    this.touched = false;
    this.seen = now;
  }

  private enter(entry: Entry, now: number, up: number): void {
    const play = this.play as Play;
    const { n, seat, actionId } = entry;
    if (n !== ++this.length) this.fail(`entry ${n} stands at place ${this.length}`);
    if (actionId === null) this.unasked(seat, now, up);
    else {
      if (this.ids.has(actionId)) this.fail(`${actionId} is there twice`);
      if (!this.acknowledged.has(actionId) && !this.open.has(actionId)) {
        this.fail(`${actionId} was never sent`);
      }
      this.ids.add(actionId);
      this.tally.add('turns answered by people');
      const own = this.seats[seat];
      if (own.owed && now > this.reckoned(own).out + LATE_MS) {
        this.fail(`seat ${seat} answers after the time was out`);
      }
      own.missed = 0;
    }
    play.resume([entry]);
    this.follow(now);
  }

  /** The rules, a bot, or a forced answer decided for a seat. */
  private unasked(seat: number, now: number, up: number): void {
    const play = this.play as Play;
    const own = this.seats[seat];
    if (own.held || play.foregone?.seat === seat || !own.owed) {
      this.tally.add('answers of bots and forced ones');
      return;
    }
    const { since } = own.owed;
    if (since === Number.POSITIVE_INFINITY) return;
    const { out } = this.reckoned(own);
    if (now < out - EARLY_MS) this.fail(`seat ${seat}: the rules decide ${out - now} ms too early`);
    // While the server is away it cannot.
    const due = Math.max(out, up);
    if (this.seen > due + LATE_MS) {
      this.fail(`seat ${seat}: the rules decide ${this.seen - due} ms too late`);
    }
    // Several answers of one turn are one stand-in.
    own.missed++;
    this.tally.add('turns decided by the rules');
    own.owed.since = Number.POSITIVE_INFINITY;
    own.bank = 0;
  }

  /** Who owes what after an entry. */
  private follow(now: number): void {
    const play = this.play as Play;
    const turn = play.turn || play.round;
    for (const own of this.seats) {
      const { seat, owed } = own;
      const owes = !play.finished && ((play.deciders >> seat) & 1) === 1;
      const decision = play.decision(seat);
      const isSame = owed?.decision === decision || (turn > 0 && owed?.turn === turn);
      if (owes && isSame && !own.held) continue;
      if (owed) this.close(own, now);
      if (own.missed >= MOST_MISSED && !own.held) {
        own.held = true;
        this.tally.add('chairs held by a bot after three misses');
      }
      if (!owes || own.held) continue;
      // A seat that the rules have just decided for has a new time for the next turn.
      own.owed = { decision, turn, since: Number.NaN, night: own.night };
    }
  }

  /** What a seat's time was when it ended last: for the report of a failure. */
  private last: object = {};

  private close(own: Seat, now: number): void {
    const { since, night } = own.owed as Owed;
    if (Number.isFinite(since)) {
      const by = (at: number): number =>
        spent(since, this.allowed, own.bank, night, own.leaves, at);
      // A bot may have ended it at any moment since the last reading.
      const most = by(now);
      own.slack += most - by(Math.max(since, this.seen));
      this.last = {
        seat: own.seat,
        since,
        bank: own.bank,
        leaves: own.leaves,
        seen: this.seen,
        now,
      };
      own.bank -= most;
    }
    own.owed = null;
    own.mail.end(now);
  }

  private compare(own: Seat, chair: Chair, now: number): void {
    const { owed, seat } = own;
    const book = chair.days;
    const theirs = book?.owed ?? null;
    const told = `seat ${seat}: ${JSON.stringify({ owed, theirs, now, seen: this.seen })}`;
    if ((owed === null) !== (theirs === null)) this.fail(`who owes: ${told}`);
    if (owed && theirs) {
      if (owed.turn !== theirs.turn) this.fail(`which turn: ${told}`);
      if (JSON.stringify(owed.night) !== JSON.stringify(theirs.night)) this.fail(`night: ${told}`);
      const isNew = !Number.isFinite(owed.since);
      const again = theirs.since !== owed.since;
      const fits = theirs.since >= this.seen - EARLY_MS && theirs.since <= now;
      if (isNew ? !fits : again && !(this.touched && fits)) this.fail(`since when: ${told}`);
      if (!isNew && again) this.tally.add('turns begun anew by a kill');
      owed.since = theirs.since;
      if (isNew || again) own.mail.begin(now, this.reckoned(own).own);
    }
    const missed = book?.missed ?? 0;
    if (missed !== own.missed && !(this.touched && Math.abs(missed - own.missed) === 1)) {
      this.fail(`seat ${seat} has missed ${own.missed} turns and not ${missed}`);
    }
    own.missed = missed;
    // An absence that was changed in the middle of a turn is paid at once.
    const paid = theirs?.off.reduce((sum, [from, to]) => sum + to - from, 0) ?? 0;
    const bank = chair.bank + paid;
    const isRight = bank >= own.bank && bank <= own.bank + own.slack;
    own.slack = 0;
    if (!isRight) {
      const last = JSON.stringify(this.last);
      if (!this.touched) this.fail(`seat ${seat} has ${own.bank} of reserve, not ${bank}: ${last}`);
      if (bank < own.bank) this.fail(`a kill took ${own.bank - bank} of seat ${seat}`);
      this.tally.add('reserves given back by a kill');
    }
    own.bank = bank;
  }

  private compareDue(due: number | null): void {
    const outs = this.seats.filter(({ owed }) => owed).map((own) => this.reckoned(own).out);
    const first = outs.length > 0 ? Math.min(...outs) : null;
    if (due !== first) this.fail(`must be awake at ${first}, and the record says ${due}`);
  }

  /** The person of a seat comes: a bot that has played for it goes. */
  came(own: Seat): void {
    if (!own.held) return;
    own.held = false;
    own.missed = 0;
    this.follow(this.seen);
  }

  /** The whole log plays again to the same end. */
  logOf(stored: Stored): Log {
    return logOf(stored.match as NonNullable<Stored['match']>, stored.entries);
  }

  fail(what: string): never {
    throw new Error(`table ${this.code} (${this.play?.game.id}, ${this.pace}): ${what}`);
  }
}
