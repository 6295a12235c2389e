/**
 * What a decision is worth to whoever makes it, and why: the best choices of the strongest level side by
 * side, and any other that somebody wants to know about. From the seat's own view and nothing else.
 */

import { SeededChance } from '../core/chance.ts';
import { accepted } from '../core/command.ts';
import type { ActionBase, Game, State, ViewBase } from '../core/contract.ts';
import type { Searching, SearchRules } from './contract.ts';
import type { Terms } from './evaluation.ts';
import { type Asked, FlatSearch } from './flat.ts';
import { LEVELS } from './levels.ts';

/** Most positions in which the choices are compared. */
const COMPARED_IN = 96;

/** What speaks most for a choice: a group of the game's features, its own or what others lack of it. */
export interface Reason {
  readonly group: string;
  readonly of: 'own' | 'others';
}

/** A choice, and what was seen of it in the same possible positions as of the others. */
export interface Weighed {
  readonly action: ActionBase;
  /** Of winning, 0 … 1. */
  readonly odds: number;
  /** By how much it will lead the others' mean at the end, in the game's unit of score. */
  readonly lead: number;
  /** `Evaluation.value`: what the levels go by. */
  readonly value: number;
  /**
   * Against the other choices, or against the one that was asked about; null where nothing that a
   * person would see tells it apart.
   */
  readonly reason: Reason | null;
}

export interface Advice {
  /** The best first. */
  readonly choices: readonly Weighed[];
  /** The choice that was asked about; null where none was, or it was none that can be weighed. */
  readonly played: Weighed | null;
}

/** Less than this in odds, a choice is as sensible as the best. */
const LEAST_WORSE = 0.06;

/**
 * Of an advice the choices that nobody would call a mistake, those with the best odds first; with the
 * same odds, as people read them, by what the levels go by.
 */
export function sensible(advice: Advice | null): readonly Weighed[] {
  const read = ({ odds }: Weighed): number => Math.round(100 * odds);
  const choices = [...(advice?.choices ?? [])].sort(
    (a, b) => read(b) - read(a) || b.value - a.value,
  );
  return choices.filter(({ odds }) => choices[0].odds - odds < LEAST_WORSE);
}

/** A choice while it is compared. */
interface Sums {
  odds: number;
  lead: number;
  /** Of how many ends `own` and `others` are. */
  told: number;
  readonly own: Terms;
  readonly others: Terms;
}

const noTerms = (count: number): Terms => ({
  all: new Float64Array(count),
  sound: new Float64Array(count),
});

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
   * @param view of a seat @param most choices that are compared
   * @param action one that was made there
   * @returns null where the seat owes no decision, or there is nothing to choose
   */
  advise(view: ViewBase, most: number, action: ActionBase | null = null): Advice | null {
    const { seat } = view.you as { readonly seat: number };
    const { seats } = view.public as { readonly seats: readonly unknown[] };
    const chance = new SeededChance(`advice ${view.seq} ${seat}`);
    const root = this.game.fromView(view, chance);
    if ((this.game.deciders(root) & (1 << seat)) === 0) return null;
    const asked: Asked = { root, seats: seats.length, seat };
    const own = action && accepted(this.game, root, seat, action);
    // What no integer can hold nobody searches.
    if (action && typeof own !== 'number') return null;
    const { rollouts } = LEVELS.doge;
    const { candidates } = this.search.decide(root, asked.seats, seat, rollouts, chance);
    const codes = candidates.slice(0, most).map(({ code }) => code);
    if (typeof own === 'number' && !codes.includes(own)) codes.push(own);
    // Of several choices only one may be worth a thought: that is what a hint has to say.
    if (codes.length < 2 && (action || !this.hasChoice(root, seat))) return null;
    const sums = this.compare(asked, codes, chance);
    const mine = typeof own === 'number' ? codes.indexOf(own) : -1;
    const choices = codes.map((code, index) => this.weighed(asked, code, index, sums, mine));
    const played = choices[mine] ?? null;
    const best = choices.slice(0, most).sort((a, b) => b.value - a.value);
    return { choices: best, played };
  }

  private hasChoice(root: State, seat: number): boolean {
    const rules = this.game as unknown as SearchRules;
    return rules.legal(root, seat, new Int32Array(rules.maxLegal)) > 1;
  }

  private compare(asked: Asked, codes: readonly number[], chance: SeededChance): readonly Sums[] {
    const { features } = this.searching;
    const { evaluation } = this.search;
    const sums = codes.map(
      (): Sums => ({
        ...{ odds: 0, lead: 0, told: 0 },
        own: noTerms(features.length),
        others: noTerms(features.length),
      }),
    );
    const count = Math.min(COMPARED_IN, this.searching.mostRollouts ?? COMPARED_IN);
    this.search.compare(asked, codes, count, chance, (index, leaf) => {
      const sum = sums[index];
      const { odds, lead } = evaluation.parts(leaf, asked.seats, asked.seat);
      sum.odds += odds / count;
      sum.lead += lead / count;
      if (evaluation.addTerms(leaf, asked.seats, asked.seat, sum.own, sum.others)) sum.told++;
    });
    return sums;
  }

  private weighed(
    { root, seat }: Asked,
    code: number,
    index: number,
    sums: readonly Sums[],
    mine: number,
  ): Weighed {
    const { odds, lead } = sums[index];
    const value = odds + this.searching.leadWeight * lead;
    const action = this.game.decode(root, seat, code);
    const beside = sums.filter((_, k) => (mine < 0 ? k !== index : k === mine && k !== index));
    return { action, odds, lead, value, reason: this.reason(sums[index], beside) };
  }

  /**
   * The group in which the choice is most ahead of the mean of those beside it: told where also the
   * figures that a person would count are ahead, and little else speaks for it more.
   */
  private reason(one: Sums, beside: readonly Sums[]): Reason | null {
    if (beside.length === 0 || one.told === 0 || beside.some(({ told }) => told === 0)) return null;
    const ahead = new Map<string, { reason: Reason; all: number; sound: number }>();
    const share = 1 / beside.length;
    for (const [k, { group }] of this.searching.features.entries()) {
      for (const of of ['own', 'others'] as const) {
        const sign = of === 'own' ? 1 : -1;
        const by = (kind: keyof Terms): number =>
          beside.reduce(
            (sum, other) => sum - (share * other[of][kind][k]) / other.told,
            one[of][kind][k] / one.told,
          ) * sign;
        const key = `${of} ${group}`;
        const sums = ahead.get(key) ?? { reason: { group, of }, all: 0, sound: 0 };
        sums.all += by('all');
        sums.sound += by('sound');
        ahead.set(key, sums);
      }
    }
    const groups = [...ahead.values()].sort((a, b) => b.all - a.all);
    const least = Math.max(LEAST_AHEAD, LEAST_SHARE * (groups[0]?.all ?? 0));
    return groups.find(({ all, sound }) => all > least && sound > least)?.reason ?? null;
  }
}

/** In logits of the win: less than this tells nothing apart. */
const LEAST_AHEAD = 0.02;
/** Of what speaks most for a choice: what speaks for it less than that is no reason to make it. */
const LEAST_SHARE = 0.5;
