/**
 * The value of a decision to its maker, and the reasons: the best choices of the strongest level
 * side by side, and any other on request. It uses only the seat's own view.
 */

import { SeededChance } from '../core/chance.ts';
import { accepted } from '../core/command.ts';
import type { ActionBase, Game, GameEvent, SeatInfo, State, ViewBase } from '../core/contract.ts';
import { EventList } from '../core/events.ts';
import { distinct, isWorse, type Reason, reasonFor, Seen } from './compared.ts';
import type { Searching, SearchRules } from './contract.ts';
import { type Explained, explained } from './explained.ts';
import { type Asked, FlatSearch } from './flat.ts';
import { type Gain, sureOf, thingsOf } from './gains.ts';
import { LEVELS } from './levels.ts';
import { ownLine } from './own-line.ts';
import { sharpened } from './sharpen.ts';

/** Largest number of positions in which the choices are compared. */
const COMPARED_IN = 96;
/** Choices that are compared beyond the wanted number, because some may be equivalent. */
const SPARE = 2;
/** Possible positions in which a consequence must be the same to count as sure. */
const SURE_IN = 5;

/** A choice, and its results in the same possible positions as the others. */
export interface Weighed {
  readonly action: ActionBase;
  /** Odds of winning, 0 … 1. */
  readonly odds: number;
  /** Expected lead over the others' mean at the end, in the game's unit of score. */
  readonly lead: number;
  /** `Evaluation.value`: the criterion of the levels. */
  readonly value: number;
  /** The best choice is better by more than chance explains, and by a relevant amount. */
  readonly worse: boolean;
  /** Other forms of the same plan with the same value: only the first of them is shown. */
  readonly alike: readonly ActionBase[];
  /**
   * Compared with the other choices, or with the requested one; null if no visible difference sets
   * it apart.
   */
  readonly reason: Reason | null;
  /** The same in pieces and numbers, for the sentence; null if a game names none. */
  readonly gain: Gain | null;
}

/** The known reasons for a choice. */
export type Why = Pick<Weighed, 'reason' | 'gain'>;

export interface Advice {
  /** The best first. */
  readonly choices: readonly Weighed[];
  /** The requested choice; null if there was none, or it cannot be evaluated. */
  readonly played: Weighed | null;
  /** Odds of winning of each seat, 0 … 1, with the choice that `sensible` puts first. */
  readonly seats: readonly number[];
}

/**
 * A choice with odds below the best by less than this is as sensible as the best, unless it is
 * surely worse.
 */
const LEAST_WORSE = 0.06;

/**
 * The choices of an advice that are no clear mistake, best odds first; equal odds (as people read
 * them) in the order of the levels' value.
 */
export function sensible(choices: readonly Weighed[]): readonly Weighed[] {
  const read = ({ odds }: Weighed): number => Math.round(100 * odds);
  const kept = choices
    .filter(({ worse }) => !worse)
    .sort((a, b) => read(b) - read(a) || b.value - a.value);
  return kept.filter(({ odds }) => kept[0].odds - odds < LEAST_WORSE);
}

export class Adviser {
  private readonly game: Game;
  private readonly searching: Searching;
  private readonly search: FlatSearch;

  constructor(game: Game, searching: Searching) {
    this.game = game;
    this.searching = searching;
    this.search = new FlatSearch(game, searching);
  }

  /**
   * @param view of a seat
   * @param most largest number of choices
   *
   * @param action a choice made there
   *
   * @returns null if the seat owes no decision, or has only one choice
   */
  advise(view: ViewBase, most: number, action: ActionBase | null = null): Advice | null {
    const { seat } = view.you as { readonly seat: number };
    const { seats } = view.public as { readonly seats: readonly SeatInfo[] };
    const chance = new SeededChance(`advice ${view.seq} ${seat}`);
    const root = this.game.fromView(view, chance);
    if ((this.game.deciders(root) & (1 << seat)) === 0) return null;
    const asked: Asked = { root, seats: seats.length, seat };
    const own = action && accepted(this.game, root, seat, action);
    // The search handles only actions with a code.
    if (action && typeof own !== 'number') return null;
    const { rollouts } = LEVELS.doge;
    const { candidates } = this.search.decide(root, asked.seats, seat, rollouts, chance);
    const codes = candidates.slice(0, most + (action ? 0 : SPARE)).map(({ code }) => code);
    if (typeof own === 'number' && !codes.includes(own)) codes.push(own);
    // If only one of several choices is worth a thought, the hint says just that.
    if (codes.length < 2 && (action || !this.hasChoice(root, seat))) return null;
    const lines = this.linesOf(asked, codes, seats);
    const sure = this.sure(asked, lines);
    const found = this.compare(asked, lines, thingsOf(sure), chance);
    const mine = typeof own === 'number' ? codes.indexOf(own) : -1;
    const order = codes.map((_, k) => k).sort((a, b) => found[b].value - found[a].value);
    const first = found[order[0]];
    const kept = mine < 0 ? distinct(found, codes, order, asked, this.game) : order.map((k) => [k]);
    const told = kept.slice(0, most);
    const shown = told.map(([k]) => k);
    // The odds of an observer who sees one hand.
    const power = this.searching.sharpness?.seat ?? 1;
    const oddsOf = (k: number): number[] => sharpened(found[k].seats, power);
    const besides = (k: number): readonly number[] =>
      (mine < 0 ? shown : [mine]).filter((one) => one !== k);
    const weighed = (k: number, alike: readonly number[] = []): Weighed => {
      const { lead, value } = found[k];
      const odds = oddsOf(k)[seat];
      return {
        action: this.game.decode(root, seat, codes[k]),
        odds,
        lead,
        value,
        worse: isWorse(found[k], first),
        alike: alike.map((one) => this.game.decode(root, seat, codes[one])),
        reason: reasonFor(
          found[k],
          besides(k).map((one) => found[one]),
        ),
        gain: null,
      };
    };
    const plain = told.map(([k, ...alike]) => weighed(k, alike));
    const best = shown[plain.indexOf(sensible(plain)[0])];
    const factsOf = (k: number): Explained => ({ seen: found[k], sure: sure[k] });
    const { gains } = this.searching;
    const explain = (one: Weighed, k: number): Weighed => {
      if (!gains) return one;
      const first = k === best || (k === mine && !one.worse) ? null : factsOf(best);
      const gain = explained(gains, factsOf(k), besides(k).map(factsOf), one.reason, first);
      return { ...one, gain };
    };
    return {
      choices: plain.map((one, nth) => explain(one, shown[nth])),
      played: mine < 0 ? null : explain(weighed(mine), mine),
      seats: oddsOf(best),
    };
  }

  /** The sure results of each line: the same in every position that the seat considers possible. */
  private sure(asked: Asked, lines: readonly (readonly number[])[]): readonly (readonly Gain[])[] {
    const { searching, search } = this;
    const { gains } = searching;
    if (!gains) return lines.map(() => []);
    const { seat } = asked;
    search.suppose(asked, new SeededChance(`sure ${seat}`));
    const seenOf = (line: readonly number[], nth: number): readonly Gain[] => {
      const sink = new EventList();
      const luck = new SeededChance(`sure ${line[0]} ${nth}`);
      let own = 0;
      let chosen: State = asked.root;
      const noted = (state: State): void => {
        own = sink.items.length;
        chosen = state.slice();
      };
      const { before, after } = search.follow(asked, line, nth, luck, sink, noted);
      const events = sink.items.map(({ event }) => event as GameEvent);
      return gains.found({ before, chosen, after, seat, events, own });
    };
    const each = Array.from({ length: SURE_IN }, (_, nth) => nth);
    return lines.map((line) => sureOf(each.map((nth) => seenOf(line, nth))));
  }

  private hasChoice(root: State, seat: number): boolean {
    const rules: SearchRules = this.game;
    return rules.legal(root, seat, new Int32Array(rules.maxLegal)) > 1;
  }

  private linesOf(
    asked: Asked,
    codes: readonly number[],
    infos: readonly SeatInfo[],
  ): readonly (readonly number[])[] {
    const { game, searching, search } = this;
    return codes.map((code) => ownLine(game, searching, search, asked, code, infos));
  }

  private compare(
    asked: Asked,
    lines: readonly (readonly number[])[],
    things: readonly number[],
    chance: SeededChance,
  ): readonly Seen[] {
    const { searching, search } = this;
    const count = Math.min(COMPARED_IN, searching.mostRollouts ?? COMPARED_IN);
    const found = lines.map(() => new Seen(searching, asked, count, things));
    search.compare(asked, lines, count, chance, (index, leaf) =>
      found[index].add(leaf, search.evaluation, asked),
    );
    return found;
  }
}
