/**
 * What a decision is worth to whoever makes it, and why: the best choices of the strongest level side by
 * side, and any other that somebody wants to know about. From the seat's own view and nothing else.
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

/** Most positions in which the choices are compared. */
const COMPARED_IN = 96;
/** Choices that are compared beside those that are wanted: some of them may come to the same. */
const SPARE = 2;
/** Possible positions in which a consequence has to be the same to be told as sure. */
const SURE_IN = 5;

/** A choice, and what was seen of it in the same possible positions as of the others. */
export interface Weighed {
  readonly action: ActionBase;
  /** Of winning, 0 … 1. */
  readonly odds: number;
  /** By how much it will lead the others' mean at the end, in the game's unit of score. */
  readonly lead: number;
  /** `Evaluation.value`: what the levels go by. */
  readonly value: number;
  /** The best is better by more than chance explains, and by enough to speak of. */
  readonly worse: boolean;
  /** The same plan in another way, and worth the same: the first of these is told in their place. */
  readonly alike: readonly ActionBase[];
  /**
   * Against the other choices, or against the one that was asked about; null where nothing that a
   * person would see tells it apart.
   */
  readonly reason: Reason | null;
  /** The same in pieces and numbers, by which the sentence is told; null where a game names none. */
  readonly gain: Gain | null;
}

/** What is known of why a choice is a good one. */
export type Why = Pick<Weighed, 'reason' | 'gain'>;

export interface Advice {
  /** The best first. */
  readonly choices: readonly Weighed[];
  /** The choice that was asked about; null where none was, or it was none that can be weighed. */
  readonly played: Weighed | null;
  /** Odds of winning of each seat, 0 … 1, with the choice that `sensible` puts first. */
  readonly seats: readonly number[];
}

/** Less than this in odds, a choice is as sensible as the best, unless it is sure to be worse. */
const LEAST_WORSE = 0.06;

/**
 * Of the choices of an advice those that nobody would call a mistake, those with the best odds first; with the
 * same odds, as people read them, by what the levels go by.
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
    this.search = new FlatSearch(game as unknown as SearchRules, searching);
  }

  /**
   * @param view of a seat @param most choices that are told
   * @param action one that was made there
   * @returns null where the seat owes no decision, or there is nothing to choose
   */
  advise(view: ViewBase, most: number, action: ActionBase | null = null): Advice | null {
    const { seat } = view.you as { readonly seat: number };
    const { seats } = view.public as { readonly seats: readonly SeatInfo[] };
    const chance = new SeededChance(`advice ${view.seq} ${seat}`);
    const root = this.game.fromView(view, chance);
    if ((this.game.deciders(root) & (1 << seat)) === 0) return null;
    const asked: Asked = { root, seats: seats.length, seat };
    const own = action && accepted(this.game, root, seat, action);
    // What no integer can hold nobody searches.
    if (action && typeof own !== 'number') return null;
    const { rollouts } = LEVELS.doge;
    const { candidates } = this.search.decide(root, asked.seats, seat, rollouts, chance);
    const codes = candidates.slice(0, most + (action ? 0 : SPARE)).map(({ code }) => code);
    if (typeof own === 'number' && !codes.includes(own)) codes.push(own);
    // Of several choices only one may be worth a thought: that is what a hint has to say.
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
    // As everybody who sees one hand is told them.
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

  /** What each line brings in whatever the seat holds possible. */
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
    const rules = this.game as unknown as SearchRules;
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
