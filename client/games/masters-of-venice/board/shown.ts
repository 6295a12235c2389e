/**
 * The content of the picture: the view, flattened to counts and lists that motions can change one
 * by one while they play. After the last motion it is made from the view again.
 */

import {
  type Character,
  type Location,
  RESOURCES,
  type Resource,
  SHOPS,
  STOCKS,
} from '../../../../engine/games/masters-of-venice/data.ts';
import type { Phase, View } from '../../../../engine/games/masters-of-venice/types.ts';

export interface ShownSeat {
  readonly seat: number;
  name: string;
  color: string;
  vp: number;
  /** null = a closed chest. */
  cash: number | null;
  /** [stock] */
  shares: number[];
  /** [resource] */
  cubes: number[];
  characters: Character[];
  /** null = face down. */
  hand: (string | null)[];
  delivered: string[];
  rumors: (string | null)[];
  favors: string[];
  pawn: { location: Location; spot: string | null } | null;
  committed: boolean;
  bid: number | null;
}

export interface Shown {
  me: number | null;
  phase: Phase;
  round: number;
  gondola: number;
  /** Whether a rumor floats on the space. [space], index 0 unused */
  canal: boolean[];
  seats: ShownSeat[];
  order: number[];
  /** Ducats. [resource] */
  price: number[];
  /** Ducats. [shop] */
  share: number[];
  orders: number[];
  majority: (number | null)[];
  /** [stock] */
  supply: number[];
  /** [dock][resource] */
  docks: number[][];
  officeNorth: Resource | null;
  officeSouth: Resource | null;
  /** Own Guild Orders drawn, one of which is to be kept. */
  guildDrawn: string[];
  /** Drawn, waiting for their docks. */
  drawn: Resource[];
  /** [resource] */
  bag: number[];
  deck: number;
  plaza: string[];
  stack: number;
  row: Character[];
  marker: { holder: number; used: boolean } | null;
  active: Location | null;
  turn: number | null;
  deciders: number[];
  winners: readonly number[];
}

const counts = <K extends string>(keys: readonly K[], of: { readonly [k in K]?: number }) =>
  keys.map((k) => of[k] ?? 0);

/** The picture of a view, for the viewer that the view belongs to. */
export function shownOf(view: View): Shown {
  const p = view.public;
  const you = view.you;
  const secret = <T>(n: number, known: readonly T[] | undefined): (T | null)[] =>
    Array.from({ length: n }, (_, k) => known?.[k] ?? null);
  const canal = Array.from({ length: 17 }, () => false);
  for (const space of p.canalRumors) canal[space] = true;
  return {
    me: you?.seat ?? null,
    phase: p.phase,
    round: p.round,
    gondola: p.gondolaSpace,
    canal,
    seats: p.seats.map((s) => {
      const own = you && you.seat === s.seat ? you : undefined;
      const final = p.result?.table.find((row) => row.seat === s.seat);
      return {
        seat: s.seat,
        name: s.name,
        color: s.color,
        vp: final ? final.total : s.vp,
        cash: own ? own.cash : s.cash,
        shares: counts(STOCKS, s.shares),
        cubes: counts(RESOURCES, s.cubes),
        characters: [...s.characters],
        hand: secret(s.guildHeld, final?.guildOrders ?? own?.guildOrders),
        delivered: [...s.delivered],
        rumors: secret(s.rumorsHeld, final?.rumors ?? own?.rumors),
        favors: [...s.favors],
        pawn: s.pawn ? { ...s.pawn } : null,
        committed: s.committed,
        bid: s.bid,
      };
    }),
    order: [...p.turnOrder],
    price: RESOURCES.map((r) => {
      const shop = SHOPS.find((s) => SHOP_OF[s] === r);
      return shop ? p.shops[shop].resourcePrice : p.lumberPrice;
    }),
    share: SHOPS.map((s) => p.shops[s].sharePrice),
    orders: SHOPS.map((s) => p.shops[s].orders),
    majority: SHOPS.map((s) => p.shops[s].majority),
    supply: counts(STOCKS, p.supply),
    docks: p.docks.map((d) => counts(RESOURCES, d)),
    officeNorth: p.offices.officeNorth,
    officeSouth: p.offices.officeSouth,
    guildDrawn: [...(you?.guildDrawn ?? [])],
    drawn: p.pending?.kind === 'placeCubes' ? [...(p.pending.drawn ?? [])] : [],
    bag: counts(RESOURCES, p.bag),
    deck: p.guildDeck,
    plaza: [...p.church.plaza],
    stack: p.church.stack,
    row: [...p.characterRow],
    marker: p.marker ? { ...p.marker } : null,
    active: p.activation?.location ?? p.turn?.location ?? null,
    turn: p.turn?.seat ?? null,
    deciders: [...p.decider],
    winners: p.result?.winners ?? [],
  };
}

const SHOP_OF = {
  blacksmith: 'iron',
  jeweler: 'gems',
  miller: 'grain',
  spiceShop: 'spice',
  tailor: 'fabric',
} as const;
