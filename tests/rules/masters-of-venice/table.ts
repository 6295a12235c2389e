/** A table for rule tests: a position, actions proposed to it, and short questions about it. */

import { expect } from 'vitest';
import { type Chance, SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject, SeatInfo, Viewer } from '../../../engine/core/contract.ts';
import { EventList } from '../../../engine/core/events.ts';
import { actionOf, codeOf } from '../../../engine/games/masters-of-venice/actions.ts';
import {
  FAVOR_IDS,
  GUILD_ORDER_IDS,
  type Location,
  RESOURCES,
  type Resource,
  RUMOR_IDS,
  type Shop,
} from '../../../engine/games/masters-of-venice/data.ts';
import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import { mastersOfVenice as game } from '../../../engine/games/masters-of-venice/index.ts';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import type {
  Action,
  Cubes,
  Lots,
  PublicView,
  YouView,
} from '../../../engine/games/masters-of-venice/types.ts';

export type { Action };
export { game };

/** Data besides the position: table options, the next cubes out of the bag, the seed. */
export interface Beside {
  readonly options?: JsonObject;
  readonly draws?: readonly Resource[];
  readonly seed?: number | string;
}

/** Draws the scripted cubes out of the bag first; all else is seeded. */
export class BagDraws implements Chance {
  readonly left: Resource[];
  private readonly rest: Chance;
  private readonly bag: () => readonly number[];

  constructor(draws: readonly Resource[], bag: () => readonly number[], seed: number | string) {
    this.left = [...draws];
    this.bag = bag;
    this.rest = new SeededChance(seed);
  }

  below(n: number): number {
    const bag = this.bag();
    const wanted = this.left[0];
    if (wanted === undefined || n !== bag.reduce((a, b) => a + b, 0)) return this.rest.below(n);
    this.left.shift();
    let offset = 0;
    for (let r = 0; r < RESOURCES.indexOf(wanted); r++) offset += bag[r] ?? 0;
    return offset;
  }
}

export const seatInfo = (n: number): SeatInfo[] =>
  ['Ana', 'Ben', 'Cy', 'Dora', 'Enzo'].slice(0, n).map((name, i) => ({
    name,
    color: ['red', 'blue', 'green', 'white', 'black'][i],
    bot: false,
  }));

export const SHOP_IDS: readonly Shop[] = ['blacksmith', 'jeweler', 'miller', 'spiceShop', 'tailor'];
const SHOP_OF: { readonly [r: string]: Shop } = {
  iron: 'blacksmith',
  gems: 'jeweler',
  grain: 'miller',
  spice: 'spiceShop',
  fabric: 'tailor',
};

export class Table {
  readonly state: S.State;
  readonly chance: BagDraws;
  readonly seats: number;
  /** All events, as the rules emitted them. */
  readonly log = new EventList();
  private actions = 0;

  constructor(state: S.State, beside: Beside = {}) {
    this.state = state;
    this.seats = S.seatCount(state);
    this.chance = new BagDraws(
      beside.draws ?? [],
      () => Array.from(state.subarray(S.BAG, S.BAG + 6)),
      beside.seed ?? 1,
    );
  }

  /** Carries out an action, which must be legal. */
  do(seat: number, action: Action): this {
    if (++this.actions > 1000) throw new Error('This match does not end');
    const refusal = game.explain(this.state, seat, action);
    expect(refusal, `${JSON.stringify(action)} of seat ${seat}`).toBeNull();
    const code = codeOf(action);
    expect(game.check(this.state, seat, code)).toBe(0);
    game.apply(this.state, seat, code, this.chance, this.log);
    expect(game.invariants(this.state)).toEqual([]);
    return this;
  }

  /** The code with which an action is refused; null if it is legal. Nothing may change. */
  refusal(seat: number, action: unknown): string | null {
    const before = this.state.slice();
    const refusal = game.explain(this.state, seat, action);
    const code = codeOf(action);
    const checked = code < 0 ? 'E_PARAM' : game.errors[game.check(this.state, seat, code) - 1];
    expect(checked ?? null).toBe(refusal?.code ?? null);
    expect(this.state).toEqual(before);
    return refusal?.code ?? null;
  }

  /** The same position once more, with a log of its own: for "instead". */
  copy(beside: Beside = {}): Table {
    return new Table(this.state.slice(), beside);
  }

  pub(): PublicView {
    return game.view(this.state, 'public', seatInfo(this.seats)).public;
  }
  you(seat: number): YouView {
    const you = game.view(this.state, seat, seatInfo(this.seats)).you;
    if (!you) throw new Error(`Seat ${seat} has no private view`);
    return you;
  }
  /** Every byte that a viewer receives. */
  bytes(viewer: Viewer): string {
    return JSON.stringify(game.view(this.state, viewer, seatInfo(this.seats)));
  }
  deciders(): number[] {
    const mask = game.deciders(this.state);
    return Array.from({ length: this.seats }, (_, p) => p).filter((p) => mask & (1 << p));
  }
  phase(): string {
    return this.pub().phase;
  }

  cash(p: number): number {
    return this.you(p).cash;
  }
  allCash(): number[] {
    return Array.from({ length: this.seats }, (_, p) => this.cash(p));
  }
  vp(p: number): number | undefined {
    return this.pub().seats[p]?.vp;
  }
  cubes(p: number): Cubes {
    return this.pub().seats[p]?.cubes ?? {};
  }
  shares(p: number): Lots {
    return this.pub().seats[p]?.shares ?? {};
  }
  price(r: Resource): number {
    return r === 'lumber' ? this.pub().lumberPrice : this.pub().shops[SHOP_OF[r]].resourcePrice;
  }
  prices(): { [r: string]: number } {
    return Object.fromEntries(RESOURCES.map((r) => [r, this.price(r)]));
  }
  share(shop: Shop): number {
    return this.pub().shops[shop].sharePrice;
  }
  sharePrices(): { [shop: string]: number } {
    return Object.fromEntries(SHOP_IDS.map((shop) => [shop, this.share(shop)]));
  }
  orders(shop: Shop): number {
    return this.pub().shops[shop].orders;
  }
  allOrders(): { [shop: string]: number } {
    return Object.fromEntries(SHOP_IDS.map((shop) => [shop, this.orders(shop)]));
  }
  majority(shop: Shop): number | null {
    return this.pub().shops[shop].majority;
  }
  bag(r: Resource): number {
    return this.pub().bag[r] ?? 0;
  }
  hand(p: number): readonly string[] {
    return this.you(p).guildOrders;
  }
  /** The Guild Order deck, top first: nobody may see this. */
  deck(): string[] {
    return listOf(this.state, S.DECK_SIZE, S.DECK, GUILD_ORDER_IDS);
  }
  /** The favor stack, top first: nobody may see this. */
  stack(): string[] {
    return listOf(this.state, S.STACK_SIZE, S.STACK, FAVOR_IDS);
  }
  plaza(): readonly string[] {
    return this.pub().church.plaza;
  }
  /** Rumor on a canal space, or null: nobody may see this. */
  canal(space: number): string | null {
    return RUMOR_IDS[this.state[S.CANAL + space]] ?? null;
  }

  /** Events of one type, in order. */
  events<T extends MvEvent['type']>(type: T): Extract<MvEvent, { type: T }>[] {
    return this.log.items
      .map((item) => item.event as unknown as MvEvent)
      .filter((event): event is Extract<MvEvent, { type: T }> => event.type === type);
  }
  eventTypes(): string[] {
    return this.log.items.map((item) => item.event.type);
  }

  /** Legal actions of a type (all types without one), decoded. */
  legal(seat: number, type?: Action['type']): Action[] {
    const out = new Int32Array(game.maxLegal);
    const count = game.legal(this.state, seat, out);
    const actions = Array.from(out.subarray(0, count), (code) => actionOf(code));
    return type ? actions.filter((action) => action.type === type) : actions;
  }

  /** Bids of all seats, in seat order. */
  bid(...amounts: number[]): this {
    for (const [seat, amount] of amounts.entries()) this.do(seat, { type: 'submitBid', amount });
    return this;
  }
  /** Destinations of all seats, in seat order. */
  go(...locations: Location[]): this {
    for (const [seat, location] of locations.entries())
      this.do(seat, { type: 'submitDestination', location });
    return this;
  }
  /** Plays the draft: everybody takes the first choice. */
  draft(): this {
    while (this.phase() === 'draft') {
      const seat = this.deciders()[0];
      const action = this.legal(seat)[0];
      if (!action) throw new Error('Nothing to choose in the draft');
      this.do(seat, action);
    }
    return this;
  }
  end(seat: number): this {
    return this.do(seat, { type: 'endTurn' });
  }

  /**
   * The turns from here to the end of the round, the running one first, when each is ended at once
   * and every window is declined. Plays them.
   */
  order(): [number, string, string][] {
    const turns: [number, string, string][] = [];
    const round = S.round(this.state);
    while (S.round(this.state) === round) {
      const view = this.pub();
      if (view.phase === 'window') {
        this.do(view.decider[0], { type: 'declineInterrupt' });
      } else if (view.turn) {
        turns.push([view.turn.seat, view.turn.kind, view.turn.location]);
        this.end(view.turn.seat);
      } else break;
    }
    return turns;
  }
}

function listOf(s: S.State, size: number, start: number, ids: readonly string[]): string[] {
  return Array.from({ length: s[size] }, (_, i) => ids[s[start + i]]);
}
