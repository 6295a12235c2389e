/** The economy in simulations: points by source, and the number of main events. */

import type { EconomyMeter, JsonObject, State } from '../../core/contract.ts';
import type { Emitted } from '../../core/events.ts';
import { BONUS_IDS, CITY_CARD_IDS, CONTRACT_IDS } from './cards.ts';
import { RUSTICIANO_CARDS } from './data/people.ts';
import { SPACES, V7A, V7B } from './data/spaces.ts';
import type { MpEvent } from './events.ts';
import { resultTable, winners } from './scoring.ts';
import { OVER, PHASE, SEATS } from './state.ts';

/** Points by source, the last ones counted at the end of the match. */
const SOURCES = [
  ...(['contracts', 'mostContracts', 'cityCards', 'markers', 'lastPosts', 'rusticiano'] as const),
  ...(['beijing', 'goods', 'coins', 'goals', 'venice'] as const),
] as const;
type Source = (typeof SOURCES)[number];

/** Events that are counted. */
const COUNTS = {
  contractCompleted: 'contracts',
  postPlaced: 'posts',
  postRelocated: 'relocations',
  cityCardUsed: 'cityCards',
  moved: 'movements',
  blackDieTaken: 'blackDice',
  companionTaken: 'companions',
  rusticianoPlayed: 'rusticiano',
} as const satisfies { readonly [type in MpEvent['type']]?: string };
const NAMES = Object.values(COUNTS);

const PALAZZO: readonly string[] = [SPACES[V7A], SPACES[V7B]];

/** The source of points of a gain with this id; a post count names the node. */
function sourceOf(id: string): Source {
  if (CONTRACT_IDS.includes(id)) return 'contracts';
  if (CITY_CARD_IDS.includes(id) || PALAZZO.includes(id)) return 'cityCards';
  if (BONUS_IDS.some((marker) => marker === id)) return 'markers';
  return RUSTICIANO_CARDS.includes(id) ? 'rusticiano' : 'lastPosts';
}

type Points = Map<Source, number>;
const add = (points: Points, source: Source, vp: number): void => {
  points.set(source, (points.get(source) ?? 0) + vp);
};

export class Economy implements EconomyMeter {
  private readonly all: Points = new Map();
  private readonly won: Points = new Map();
  private readonly counts = new Map<string, number>();
  private seats = 1;
  private winners = 0;
  /** Of the current match. [seat] */
  private match: Points[] = [];

  emit({ event }: Emitted): void {
    const told = event as MpEvent;
    const name = (COUNTS as { readonly [type: string]: string | undefined })[told.type];
    if (name) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    if (told.type === 'gained') this.score(told.seat, sourceOf(told.source), told.gain.vp ?? 0);
    if (told.type === 'paid') this.score(told.seat, sourceOf(told.source), -(told.cost.vp ?? 0));
  }

  private score(seat: number, source: Source, vp: number): void {
    const points = this.match[seat] ?? new Map();
    this.match[seat] = points;
    add(points, source, vp);
  }

  sample(s: State): void {
    if (s[PHASE] !== OVER) return;
    this.seats = s[SEATS];
    const won = winners(s);
    this.winners += won.length;
    for (const { seat, ...row } of resultTable(s)) {
      this.score(seat, 'mostContracts', row.contracts);
      this.score(seat, 'beijing', row.beijing);
      this.score(seat, 'goods', row.goods);
      this.score(seat, 'coins', row.coins);
      this.score(seat, 'goals', row.goalCards + row.goalCities);
      this.score(seat, 'venice', row.venice);
      for (const [source, vp] of this.match[seat] ?? []) {
        add(this.all, source, vp);
        if (won.includes(seat)) add(this.won, source, vp);
      }
    }
    this.match = [];
  }

  /** Means per seat of a match. */
  report(matches: number): JsonObject {
    const seats = matches * this.seats;
    const mean = (total: number, of: number): number =>
      of === 0 ? 0 : Math.round((total / of) * 100) / 100;
    const means = (points: Points, of: number): JsonObject =>
      Object.fromEntries(SOURCES.map((name) => [name, mean(points.get(name) ?? 0, of)]));
    return {
      points: means(this.all, seats),
      pointsOfWinners: means(this.won, this.winners),
      done: Object.fromEntries(
        NAMES.map((name) => [name, mean(this.counts.get(name) ?? 0, seats)]),
      ),
    };
  }
}
