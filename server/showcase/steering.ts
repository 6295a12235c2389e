/**
 * The house's part at its showcase: it begins matches, lets the bots play the opening, opens and
 * closes chairs, gives idle seats back, counts the end, and begins again. Each look goes through
 * the table's queue like every request; all its decisions rest on the table's state, read anew each
 * time, so that a restart of the server changes nothing.
 */

import type { House } from '../house.ts';
import type { Pace } from '../protocol/messages.ts';
import type { SeatedPerson, ShowPhase } from '../protocol/showcase.ts';
import type { Table } from '../table/table.ts';
import { botOfChair } from './forms.ts';
import { Idle } from './idle.ts';
import { dateOf, isAsleep } from './settings.ts';
import { MAX_SCORES, newDay, type ShowStore } from './store.ts';

/** How long the result is shown, and the pictures of how to play, in seconds. */
const RESULT_SECONDS = 45;
const WAITING_SECONDS = 50;

/** Visitors see a stand in passing: bots take longer there than at a table. */
const PACES: { readonly [pace in Pace]: Pace } = {
  slow: 'slow',
  normal: 'slow',
  fast: 'fast',
  instant: 'instant',
};

const GOES_ON = (): boolean => false;
/** A pause would not be enough: a new spectator ends it until the next look. */
const STANDS = (): boolean => true;

/** The part of the table's room that steering needs. */
export interface ShowRoom {
  readonly table: Table;
  readonly clients: { readonly length: number };
}

/** The order of games, and the way to the next one's table. */
export interface Programme {
  /** Id of the game whose first match begins at a table of this one. */
  first(game: string): string;
  /** Id of the game to be shown after a match of this one. */
  next(game: string): string;
  turnTo(game: string): Promise<void>;
}

export class Steering {
  phase: ShowPhase = 'preparing';
  /** When this phase ends, epoch milliseconds; 0: it lasts until something happens. */
  endsAt = 0;
  /** When the match last moved, epoch milliseconds. */
  movedAt = 0;
  /** The operator has asked for the next match. */
  restart = false;
  private seq = -1;
  private readonly house: House;
  private readonly store: ShowStore;
  private readonly programme: Programme;
  private readonly idle: Idle;

  constructor(house: House, store: ShowStore, programme: Programme) {
    this.house = house;
    this.store = store;
    this.programme = programme;
    this.idle = new Idle(house.clock.now);
  }

  private seconds(n: number): number {
    return n * this.house.clockSecond;
  }

  /** Persons who hold a seat. */
  persons({ seats }: Table): SeatedPerson[] {
    return seats.chairs.flatMap(({ name, color }, seat) =>
      seats.isPerson(seat) ? [{ seat, name, color }] : [],
    );
  }

  /**
   * The operator gives a person's chair back to its bot. Only inside of the table's queue.
   * @returns false if this person does not sit there, or the match is over
   */
  async free(table: Table, seat: number, name: string): Promise<boolean> {
    const { seats, stage } = table;
    if (stage !== 'playing' || !seats.isPerson(seat)) return false;
    if (seats.chairs[seat]?.name !== name) return false;
    await this.handBack(table, [seat], 'freed');
    return true;
  }

  /**
   * Examines the table and carries out due steps. Only inside of the table's queue.
   * @throws Error if the journal or the showcase's own file cannot be written; nothing is done then
   */
  async look(room: ShowRoom, now: number): Promise<void> {
    const { table } = room;
    this.notice(table, now);
    const asleep = isAsleep(this.store.value.settings.sleep, new Date(now));
    if (asleep && this.persons(table).length === 0) {
      this.turn('sleeping', 0);
      table.stands = STANDS;
      this.hold(room, true);
    } else if (this.restart || this.isFresh(table)) await this.begin(room, now);
    else if (table.stage === 'finished') await this.after(room, now);
    else await this.during(room, now);
  }

  /** No match of the stand has begun at this table since the stand turned to it. */
  private isFresh({ stage }: Table): boolean {
    return stage === 'lobby' || this.store.value.match === null;
  }

  private notice(table: Table, now: number): void {
    const { halted, play } = table;
    const seq = play?.seq ?? 0;
    if (seq === this.seq && !halted && table.stage === 'playing') return;
    this.seq = seq;
    this.movedAt = now;
  }

  private turn(phase: ShowPhase, endsAt: number): void {
    this.phase = phase;
    this.endsAt = endsAt;
  }

  private async during(room: ShowRoom, now: number): Promise<void> {
    const { table } = room;
    const { play, game } = table;
    if (!play) return;
    const { match, settings } = this.store.value;
    const own = match?.id === play.id ? match : null;
    const from = own?.from ?? 1;
    const opening = (): boolean => table.play === play && (game.round?.(play.state) ?? from) < from;
    if (opening()) {
      this.turn('preparing', this.endsAt);
      // Stops the match exactly where the opening ends, not at the next look.
      table.stands = () => !opening() && table.play === play;
      this.hold(room, false);
      return this.dress(table, 'instant', false);
    }
    if (own && !own.shown) {
      // By chance too little of the match is left: nobody has seen it yet.
      if (game.stand?.fits?.(play.state) === false) return this.deal(room, now);
      this.store.set({ match: { ...own, shown: true } });
    }
    table.unhurried = game.stand?.unhurried ?? false;
    // A person is waiting for the bots.
    table.leisure = this.persons(table).length > 0 ? 1 : (game.stand?.leisure ?? 1);
    await this.dress(table, PACES[this.house.config.pace], true);
    const waits = this.phase !== 'playing' && now < this.endsAt && this.persons(table).length === 0;
    this.turn(waits ? 'waiting' : 'playing', waits ? this.endsAt : 0);
    const stands = waits ? STANDS : GOES_ON;
    const turned = table.stands !== stands;
    table.stands = stands;
    this.hold(room, waits);
    if (turned) table.refresh();
    if (table.halted) return this.idle.forget();
    const watched = {
      seats: table.seats,
      deciders: play.deciders,
      heardAt: table.participants.heardAt,
    };
    table.idleness = this.idle;
    const before = JSON.stringify(this.idle.limits);
    const gone = this.idle.look(watched, now, this.seconds(settings.idleSeconds));
    if (JSON.stringify(this.idle.limits) !== before) table.refresh();
    if (gone.length > 0) await this.handBack(table, gone, 'idle');
  }

  private async after(room: ShowRoom, now: number): Promise<void> {
    const { table } = room;
    table.stands = GOES_ON;
    this.idle.forget();
    if (!table.play) return;
    this.count(table, table.play.id, now);
    if (this.phase !== 'result') this.turn('result', now + this.seconds(RESULT_SECONDS));
    await this.dress(table, table.pace, false);
    if (now >= this.endsAt) await this.begin(room, now);
  }

  /** Begins the next match, with bots on all chairs. */
  private async begin(room: ShowRoom, now: number): Promise<void> {
    const { table } = room;
    const { id } = table.game;
    const next = this.isFresh(table) ? this.programme.first(id) : this.programme.next(id);
    return next === id ? this.deal(room, now) : this.give(room, now, next);
  }

  /** A new match of the game that is shown. */
  private async deal(room: ShowRoom, now: number): Promise<void> {
    const { table } = room;
    const form = table.game.stand;
    if (!form) return;
    const error = await table.change(async () => {
      this.clear(table);
      table.pace = 'instant';
      table.given = form.options;
      return table.start();
    });
    if (error !== null || !table.play) throw new Error(`The next match was refused: ${error}`);
    this.restart = false;
    this.idle.forget();
    const { length } = this.store.value.settings;
    this.turn('preparing', now + this.seconds(WAITING_SECONDS));
    this.store.set({ match: { id: table.play.id, from: form.from[length], shown: false } });
    // The halt of the match before must not hold this one: nobody would wake its bots.
    table.stands = GOES_ON;
    table.refresh();
    await this.during(room, now);
  }

  /** Gives all chairs to the bots again. */
  private clear(table: Table): void {
    for (let seat = 0; seat < table.seats.count; seat++) {
      if (table.seats.isPerson(seat)) table.participants.leave(seat, 'over');
    }
    this.seatBots(table, false);
  }

  /** Leaves this table as it is and shows another game's. */
  private async give(room: ShowRoom, now: number, next: string): Promise<void> {
    const { table } = room;
    await table.change(async () => {
      this.clear(table);
      return null;
    });
    table.stands = STANDS;
    this.hold(room, true);
    table.refresh();
    this.restart = false;
    this.idle.forget();
    await this.programme.turnTo(next);
    this.turn('preparing', now + this.seconds(WAITING_SECONDS));
  }

  /** Counts the end of a match, once. Only persons get a score of the day. */
  private count(table: Table, id: string, now: number): void {
    const { counted, day } = this.store.value;
    if (counted === id || !table.play) return;
    const date = dateOf(new Date(now));
    const today = day.date === date ? day : newDay(date);
    const own = table.game.standings(table.play.state).flatMap(({ seat, score }) => {
      const name = table.seats.chairs[seat]?.name ?? '';
      return table.seats.isPerson(seat) ? [{ game: table.game.id, name, score }] : [];
    });
    const sorted = [...today.scores, ...own].sort((a, b) => b.score - a.score);
    // Ranks count within each game: scores of different games cannot be compared.
    const ranks = new Map<string, number>();
    const scores = sorted.filter(({ game }) => {
      const rank = ranks.get(game) ?? 0;
      ranks.set(game, rank + 1);
      return rank < MAX_SCORES;
    });
    this.store.set({ counted: id, day: { date, matches: today.matches + 1, scores } });
  }

  /** Sets pace, bots and open chairs. */
  private async dress(table: Table, pace: Pace, open: boolean): Promise<void> {
    const wrong = table.seats.chairs.some(
      (chair, seat) =>
        chair.bot !== '' && (chair.open !== open || chair.bot !== this.botOf(table, seat)),
    );
    if (!wrong && table.pace === pace) return;
    await table.change(async () => {
      table.pace = pace;
      this.seatBots(table, open);
      return null;
    });
    table.refresh();
  }

  private botOf({ game }: Table, seat: number): string {
    return botOfChair(this.store.value.settings.bot, Object.keys(game.bots), seat);
  }

  private seatBots(table: Table, open: boolean): void {
    table.seats.chairs.forEach((chair, seat) => {
      if (chair.bot !== '') Object.assign(chair, { open, bot: this.botOf(table, seat) });
    });
  }

  private async handBack(
    table: Table,
    seats: readonly number[],
    why: 'idle' | 'freed',
  ): Promise<void> {
    await table.change(async () => {
      for (const seat of seats) table.participants.leave(seat, why);
      this.seatBots(table, true);
      return null;
    });
    table.refresh();
  }

  /** Halts the match, or lets it go on if anybody is present. */
  private hold({ table, clients }: ShowRoom, on: boolean): void {
    const paused = on || clients.length === 0;
    if (table.paused === paused) return;
    table.setPaused(paused);
    table.refresh();
  }
}
