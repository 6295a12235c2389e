/** The running timers, and their seats. */

import { accepted } from '../../../engine/core/command.ts';
import type { State, Timer } from '../../../engine/core/contract.ts';
import { isEqual, isSame, Observer } from '../pass.ts';
import { type Moment, optionsOf, type Play, seatsIn } from '../play.ts';

abstract class Clocks extends Observer {
  protected timers(state: State): readonly Timer[] {
    return this.game.timers?.(state) ?? [];
  }

  protected measuring(state: State): Timer[] {
    return this.timers(state).filter(({ delays }) => !delays);
  }
}

/**
 * Every seat that owes a decision has exactly one timer, with a known option; no other seat has
 * one.
 */
export class Owed extends Clocks {
  readonly looks = 60;
  private options: ReadonlySet<string> = new Set();

  override begin(play: Play, everything: boolean): void {
    super.begin(play, everything);
    const { game } = this;
    const { min, max } = game.seats;
    const seats = min + (play.number % (max - min + 1));
    this.options = new Set(Object.keys(game.options(optionsOf(play), seats)));
  }

  look({ state }: Moment): void {
    const { game, samples, options } = this;
    const before = state.slice();
    const due = this.measuring(state);
    this.insist(isEqual(state, before), () => 'asking for timers has changed the position');
    let covered = 0;
    for (const { seats } of due) {
      this.insist((seats & covered) === 0, () => `two timers of a seat: ${JSON.stringify(due)}`);
      covered |= seats;
    }
    const deciders = game.deciders(state);
    const holds =
      (covered & ~deciders) === 0 &&
      (covered === 0) === (deciders === 0) &&
      (samples.reopens || covered === deciders);
    this.insist(holds, () => `timers of ${seatsIn(covered)}, decisions of ${seatsIn(deciders)}`);
    for (const { option, extension, delays } of this.timers(state)) {
      for (const name of [option, extension?.option ?? option, extension?.cap ?? option]) {
        this.insist(options.has(name), () => `no option "${name}"`);
      }
      if (!delays) continue;
      this.insist(game.errors.includes(delays.code), () => `no error ${delays.code}`);
      const isRule = game.rules.some(({ id }) => id === delays.rule);
      this.insist(isRule, () => `no rule ${delays.rule}`);
    }
  }
}

/** One timer has one name: an ended one never returns, and no seat joins it. */
export class Named extends Clocks {
  readonly looks = Number.POSITIVE_INFINITY;
  /** Timers that ended, and how often one was met again while it ran. */
  ended = 0;
  within = 0;
  /** The turns in which timers of this match ended. */
  private over = new Map<string, number>();
  private last = new Map<string, number>();

  override begin(play: Play, everything: boolean): void {
    super.begin(play, everything);
    this.over = new Map();
    this.last = new Map();
  }

  look({ state }: Moment): void {
    const { over, last, game } = this;
    const { reopens = false } = this.samples;
    const now = new Map(this.timers(state).map(({ id, seats }) => [id, seats]));
    const turn = game.turn?.(state) ?? 0;
    for (const id of last.keys()) {
      if (now.has(id)) continue;
      over.set(id, turn);
      this.ended++;
    }
    for (const [id, seats] of now) {
      const ended = over.get(id);
      const isBack = ended !== undefined && !(reopens && ended === turn);
      this.insist(!isBack, () => `${id} comes back`);
      const before = last.get(id);
      if (before === undefined) continue;
      this.within++;
      // A seat that has decided leaves the timer.
      this.insist(reopens || (seats & ~before) === 0, () => `somebody joins ${id}`);
    }
    this.last = now;
  }
}

/** The timers reveal no secret, and a secret commitment does not change them. */
export class Discreet extends Clocks {
  readonly looks = 24;
  private tried = 0;

  look({ state, seats }: Moment): void {
    const { game, samples, will } = this;
    const twin = state.slice();
    game.determinize(twin, 'public', will);
    const tells = (): string => 'the timers tell a secret';
    this.insist(isSame(this.timers(twin), this.timers(state)), tells);
    for (const aside of samples.asides) {
      if (!samples.secret.includes(String(aside.type))) continue;
      const seat = this.tried++ % seats.length;
      const command = accepted(game, state, seat, aside);
      if (command === null || (game.deciders(state) >> seat) & 1) continue;
      const other = state.slice();
      game.apply(other, seat, command, will, null);
      const said = (): string => `${JSON.stringify(aside)} of ${seat} changes the timers`;
      this.insist(isSame(this.timers(other), this.timers(state)), said);
    }
  }
}

/** Stand-ins end every decision in a few answers. */
export class Ended extends Clocks {
  readonly looks = 12;

  look({ state }: Moment): void {
    const { game, will } = this;
    const { standInAnswers = 3 } = this.samples;
    const timerOf = (position: State, seat: number): Timer | undefined =>
      this.measuring(position).find(({ seats }) => (seats >> seat) & 1);
    for (const seat of seatsIn(game.deciders(state))) {
      const id = timerOf(state, seat)?.id;
      const copy = state.slice();
      let answers = 0;
      while (id !== undefined && timerOf(copy, seat)?.id === id && answers <= standInAnswers) {
        game.apply(copy, seat, game.standIn(copy, seat), will, null);
        answers++;
      }
      this.insist(answers <= standInAnswers, () => `${seat} still owes ${id} after ${answers}`);
    }
  }
}
