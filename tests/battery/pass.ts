/**
 * One pass over random matches for all properties of every position: each match is played once, and
 * all observers examine it. The matches change every day (`SEED`); a complaint names the match's
 * number and the seed that plays it again.
 */

import { SeededChance } from '../../engine/core/chance.ts';
import type { Game, Json } from '../../engine/core/contract.ts';
import { SEED, several } from '../scope.ts';
import type { Table } from './games.ts';
import { type Moment, type Play, playRandom, seatCount } from './play.ts';
import type { Samples } from './samples.ts';

/** Matches of a game by day and in all, before its `share`. */
const MATCHES = several(150, 1000);
/** One action in this many is preceded by something from aside. */
const ASIDE_EVERY = 6;
/** Greatest number of complaints that an observer stores. */
const MOST_COMPLAINTS = 5;

/** A property of every position of every match. */
export abstract class Observer {
  readonly complaints: string[] = [];
  protected readonly game: Game;
  protected readonly samples: Samples;
  /** For `legal`: the moment's own list is shared with the other observers. */
  protected readonly codes: Int32Array;
  /** The current match. */
  protected play: Play;
  /** Draws of this observer alone: they do not change the match. */
  protected will = new SeededChance('');
  private step = 0;

  constructor({ game, samples }: Table) {
    this.game = game;
    this.samples = samples;
    this.codes = new Int32Array(game.maxLegal);
    this.play = { game, samples, number: 0, asideEvery: ASIDE_EVERY };
  }

  /** Approximate number of positions of a match that it examines; 0 = all. */
  abstract readonly looks: number;

  /** A match begins, of which all positions are examined or only some. */
  begin(play: Play, _everything: boolean): void {
    this.play = play;
    this.will = new SeededChance(`${play.seed}${this.constructor.name} ${play.number}`);
  }

  /** The position before an action, and the last one (with `seat` -1). */
  abstract look(moment: Moment): void;

  /** Looks at one position in `oneIn`, and at the end. */
  pass(moment: Moment, step: number, oneIn: number): void {
    this.step = step;
    if (moment.seat < 0 || this.will.below(oneIn) === 0) this.look(moment);
  }

  protected complain(what: string): void {
    if (this.complaints.length >= MOST_COMPLAINTS) return;
    this.complaints.push(`${placeOf(this.play)}, before action ${this.step}: ${what}`);
  }

  /** Complains unless `holds`. */
  protected insist(holds: boolean, what: () => string): void {
    if (!holds) this.complain(what());
  }
}

/** The place of a match, to play it again. */
const placeOf = ({ game, number, seed }: Play): string =>
  `${game.id}, match ${number} of LAGUNA_SEED="${seed?.trim()}"`;

/** Equality of two values as JSON. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether two lists of integers are equal. */
export function isEqual(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return false;
  return true;
}

/** A value after a round trip through JSON. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T & Json;

/** How many random matches of a game a run plays. */
export const matchesOf = ({ share = 1 }: Samples): number => Math.ceil(MATCHES * share);

/**
 * Plays the matches of the day, and those that once found something, before all observers.
 * @returns the number of actions
 */
export function observe({ game, samples }: Table, observers: readonly Observer[]): number {
  let actions = 0;
  const { pinned = [] } = samples;
  /** Length of the last match with so many seats. */
  const lengths = new Map<number, number>();
  const play = (seed: string, number: number, everything: boolean): void => {
    const match = { game, samples, number, asideEvery: ASIDE_EVERY, seed: `${seed} ` };
    const seats = seatCount(game, number);
    try {
      // The length of the previous match decides how often to look.
      const about = everything ? 0 : (lengths.get(seats) ?? playRandom(match, () => {}));
      const length = observed(match, observers, about);
      lengths.set(seats, length);
      actions += length;
    } catch (cause) {
      throw new Error(`${placeOf(match)}: ${cause}`, { cause });
    }
  };
  for (const { seed, number } of pinned) play(seed, number, true);
  for (let number = 0; number < matchesOf(samples); number++) play(SEED, number, false);
  return actions;
}

/** One match of about this length; 0: no position is left out. */
function observed(match: Play, observers: readonly Observer[], length: number): number {
  for (const observer of observers) observer.begin(match, length === 0);
  let step = 0;
  return playRandom(match, (moment) => {
    for (const observer of observers) {
      observer.pass(moment, step, Math.max(1, Math.floor(length / observer.looks)));
    }
    step++;
  });
}
