/** A table of patrons for rule tests, with the figures of the rules written out once more. */

import { type Chance, SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { erase } from '../../../engine/core/erase.ts';
import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import { patronsOfVenice } from '../../../engine/games/patrons-of-venice/index.ts';
import type { PublicView } from '../../../engine/games/patrons-of-venice/types.ts';
import { described, fresh, RuleTable } from '../rule-table.ts';

export { A, B, C, D, E } from '../rule-table.ts';

export const game = erase(patronsOfVenice);

export const RAW = ['lumber', 'wool', 'hemp', 'silk', 'iron', 'grain', 'wine', 'pepper'] as const;
export type Raw = (typeof RAW)[number];
export type Good = Raw | 'cloth' | 'canvas';
export type Goods = { readonly [good in Good]?: number };

/** Number of cards of each good, and their value (rules, section 2.2). */
export const COUNT: { readonly [good in Raw]: number } = {
  lumber: 10,
  wool: 10,
  hemp: 10,
  silk: 9,
  iron: 7,
  grain: 8,
  wine: 6,
  pepper: 5,
};
export const VALUE: { readonly [good in Good]: number } = {
  lumber: 2,
  wool: 2,
  hemp: 2,
  silk: 3,
  iron: 3,
  grain: 3,
  wine: 4,
  pepper: 5,
  cloth: 4,
  canvas: 4,
};
/** Goods that are inputs of nothing, and are never in the Market. */
export const TRADE_ONLY: readonly Raw[] = ['grain', 'wine', 'pepper'];

/** The businesses of section 2.3: tiles, cost, recipe. */
export const BUSINESSES: {
  readonly [business: string]: readonly [tiles: number, cost: number, recipe: readonly Good[]];
} = {
  draper: [5, 5, ['wool']],
  canvaser: [5, 5, ['hemp']],
  wainwright: [2, 7, ['lumber', 'iron', 'canvas']],
  armourer: [2, 7, ['iron', 'silk', 'cloth']],
  tentmaker: [2, 7, ['lumber', 'silk', 'canvas']],
  tailor: [1, 7, ['wool', 'silk', 'cloth']],
  gondolaMaker: [2, 6, ['lumber', 'hemp', 'cloth']],
};
export const LUXURIES = ['wainwright', 'armourer', 'tentmaker', 'tailor', 'gondolaMaker'] as const;

export const ACTIONS = ['reserve', 'sail', 'trade', 'sponsor', 'produce'] as const;

/** A described shipment: a good, or a good with the seat of its cube. */
export type Cargo = Raw | readonly [good: Raw, reservedBy: number] | null;
const shipment = (cargo: Cargo): JsonObject | null => {
  if (cargo === null) return null;
  const [good, reservedBy] = typeof cargo === 'string' ? [cargo, null] : cargo;
  return { good, reservedBy };
};
/** The three ships of a board, seawards first. */
export const ships = (left: Cargo, middle: Cargo, right: Cargo): JsonObject => ({
  left: shipment(left),
  middle: shipment(middle),
  right: shipment(right),
});
/** A tile on a building site. */
export const owned = (owner: number, business: string): JsonObject => ({ business, owner });

/** One card for each time that a good is named. */
export function counted(cards: Iterable<string>): { [good: string]: number } {
  const of: { [good: string]: number } = {};
  for (const card of cards) of[card] = (of[card] ?? 0) + 1;
  return of;
}

/** Adds the cards of `more` to those of `to`. */
function pour(to: { [good: string]: number }, more: unknown): void {
  for (const [good, n] of Object.entries((more ?? {}) as Goods)) to[good] = (to[good] ?? 0) + n;
}

/**
 * The same position with a deck of only the named cards: the last seat has all goods without
 * another place in hand.
 */
export function hoarded(given: JsonObject): JsonObject {
  const seats = given.seats as JsonObject[];
  const placed = counted(given.drawDeck as string[]);
  for (const pile of [given.market, given.wharf, given.discard]) pour(placed, pile);
  for (const seat of seats) {
    pour(placed, seat.hand);
    for (const ship of Object.values((seat.ships ?? {}) as JsonObject)) {
      if (ship) pour(placed, counted([String((ship as JsonObject).good)]));
    }
  }
  const last = seats.at(-1) as JsonObject;
  const hand: { [good: string]: number } = {};
  pour(hand, last.hand);
  for (const good of RAW) pour(hand, { [good]: COUNT[good] - (placed[good] ?? 0) });
  return { ...given, seats: [...seats.slice(0, -1), { ...last, hand }] };
}

export class Table extends RuleTable<PublicView, PvEvent> {
  /** A position, as JSON describes it. */
  static of(given: object, options: JsonObject = {}, chance?: Chance): Table {
    return new Table(game, described(game, given as JsonObject, options), chance);
  }

  /** A fresh match. */
  static fresh(n: number, options: JsonObject = {}, seed: number | string = 1): Table {
    const state = fresh(game, n, options, new SeededChance(seed));
    return new Table(game, state, new SeededChance(`${seed} on`));
  }

  /** The Lead Player's choice. */
  lead(action: (typeof ACTIONS)[number]): this {
    return this.do(this.decider, { type: 'chooseAction', action });
  }
  reserve(seat: number, boardOwner: number, ship: 'left' | 'middle' | 'right'): this {
    return this.do(seat, { type: 'reserve', boardOwner, ship });
  }
  unload(seat: number, choice: 'keep' | 'sell'): this {
    return this.do(seat, { type: 'unload', choice });
  }
  place(seat: number, good: Raw): this {
    return this.do(seat, { type: 'placeShipment', good });
  }
  sell(seat: number, goods: Goods = {}): this {
    return this.do(seat, { type: 'sell', goods: { ...goods } });
  }
  buy(seat: number, from: 'market' | 'wharf', good: Good): this {
    return this.do(seat, { type: 'buy', from, good });
  }
  found(seat: number, business: string, site: string, proof?: readonly Good[]): this {
    return this.do(seat, sponsored(business, site, proof));
  }
  statue(seat: number, campo: string): this {
    return this.do(seat, { type: 'sponsorStatue', campo });
  }
  produce(seat: number, ...sites: string[]): this {
    for (const site of sites) this.do(seat, { type: 'produce', site });
    return this;
  }
  /** These seats are done producing. */
  end(...ending: number[]): this {
    for (const seat of ending) this.do(seat, { type: 'endProduce' });
    return this;
  }

  /** The whole position, secrets included, in the words of positions. */
  get truth(): JsonObject {
    return game.describe(this.state);
  }
  private seatTruth(seat: number): JsonObject {
    return (this.truth.seats as JsonObject[])[seat];
  }
  hand(seat: number): Goods {
    return this.seatTruth(seat).hand as Goods;
  }
  ducats(seat: number): number {
    return this.seatTruth(seat).ducats as number;
  }
  /** Everybody's Ducats. */
  purses(): number[] {
    return this.view.seats.map((_, p) => this.ducats(p));
  }
  points(): number[] {
    return this.view.seats.map(({ points }) => points);
  }
  /** The draw deck, top card first. */
  get deck(): string[] {
    return this.truth.drawDeck as string[];
  }
  /** The cargo of a board, seawards first; a cube as the number of its seat. */
  board(seat: number): string[] {
    const { left, middle, right } = this.view.seats[seat]?.ships ?? {};
    return [left, middle, right].map((ship) =>
      ship ? `${ship.good}${ship.reservedBy ?? ''}` : '',
    );
  }
}

/** The action that puts a business on a site. */
export const sponsored = (business: string, site: string, proof?: readonly Good[]): JsonObject => ({
  type: 'sponsorBusiness',
  business,
  site,
  ...(proof && { proof: [...proof] }),
});
