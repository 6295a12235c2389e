/** Positions for rule tests: partial descriptions with plain defaults. */

import type { Chance } from '../../../engine/core/chance.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { EventList } from '../../../engine/core/events.ts';
import type { Character, Location, Shop } from '../../../engine/games/masters-of-venice/data.ts';
import type { Cubes, Lots } from '../../../engine/games/masters-of-venice/types.ts';
import { type Beside, game, SHOP_IDS, Table } from './table.ts';

export interface GivenSeat {
  readonly [field: string]: unknown;
  readonly cash?: number;
  readonly vp?: number;
  readonly cubes?: Cubes;
  readonly shares?: Lots;
  readonly characters?: readonly Character[];
  readonly guildOrders?: readonly string[];
  readonly rumors?: readonly string[];
  readonly favors?: readonly string[];
  readonly pawn?: { readonly location: Location; readonly spot: string | null } | null;
}

interface GivenShop {
  readonly resourcePrice?: number;
  readonly sharePrice?: number;
  readonly orders?: number;
}

/** A partial position in the words of scenarios. */
export interface Given {
  readonly [field: string]: unknown;
  readonly seats?: readonly GivenSeat[];
  readonly shops?: { readonly [shop in Shop]?: GivenShop };
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/**
 * A position with plain defaults: all pegs at 40 and orders at 2, docks and hands empty, cash 100,
 * nobody with a character but the last in turn order, who has used the marker.
 */
export function given(partial: Given, beside: Beside = {}): Table {
  const seats = partial.seats ?? [{}, {}, {}];
  const order = (partial.turnOrder as number[] | undefined) ?? range(seats.length);
  const last = order[order.length - 1];
  const position = {
    round: 2,
    lumberPrice: 40,
    docks: [{}, {}, {}, {}],
    ...(order.length > 0 ? { turnOrder: order, marker: { holder: last, used: true } } : {}),
    ...partial,
    shops: Object.fromEntries(
      SHOP_IDS.map((shop) => [
        shop,
        { resourcePrice: 40, sharePrice: 40, orders: 2, ...partial.shops?.[shop] },
      ]),
    ),
    seats: seats.map((seat, i) => ({
      cash: 100,
      cubes: {},
      shares: {},
      guildOrders: [],
      rumors: [],
      favors: [],
      ...seat,
      characters: [
        ...(seat.characters ?? []),
        // The last in turn order always holds him (MV-213).
        ...(i === last && !seat.characters?.includes('gondolieri') ? ['gondolieri'] : []),
      ],
    })),
  };
  const state = game.position(position as unknown as JsonObject, {
    money: 'open',
    ...beside.options,
  });
  return new Table(state, beside);
}

/** Seat 0 has just begun its main turn at `location`; all others are elsewhere. */
export function turnAt(location: Location, partial: Given = {}, beside: Beside = {}): Table {
  const away: Location = location === 'church' ? 'mercato' : 'church';
  const seats = (partial.seats ?? [{}, {}, {}]).map((seat, i) => ({
    pawn: { location: i === 0 ? location : away, spot: null },
    ...seat,
  }));
  return given(
    { phase: 'turn', turn: { seat: 0, location, kind: 'main' }, ...partial, seats },
    beside,
  );
}

/** Seat 1 has its shared turn at `location`, where seat 0's pawn has acted. */
export function sharedTurnAt(location: Location, partial: Given = {}, beside: Beside = {}): Table {
  const seats = (partial.seats ?? [{}, {}, {}]).map((seat, i) => ({
    pawn: { location: i === 0 ? location : 'church', spot: null },
    ...seat,
  }));
  return given(
    {
      phase: 'turn',
      turn: { seat: 1, location, kind: 'shared' },
      mainDone: [0],
      activation: { location, activatedBefore: [], sharedDone: [], lastPawn: 0, isFresh: false },
      ...partial,
      seats,
    },
    beside,
  );
}

/** A bidding round in which everybody is to bid. */
export function bidding(partial: Given = {}, beside: Beside = {}): Table {
  return given({ round: 1, phase: 'bid', turnOrder: [], ...partial }, beside);
}

/** A fresh match. */
export function fresh(seats: number, beside: Beside & { chance?: Chance } = {}): Table {
  const options = game.options({ money: 'open', ...beside.options }, seats);
  const chance = beside.chance ?? new SeededChance(beside.seed ?? 1);
  const log = new EventList();
  const table = new Table(game.setup(seats, options, chance, log), beside);
  table.log.items.push(...log.items);
  return table;
}

/** The places given by seat, ready for everybody's `submitDestination`. */
export function moving(partial: Given = {}, beside: Beside = {}): Table {
  return given({ phase: 'destination', ...partial }, beside);
}
