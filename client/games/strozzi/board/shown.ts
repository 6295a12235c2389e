/**
 * The content of the picture: the view, flattened to lists that motions can change one by one while
 * they play. After the last motion it is made from the view again.
 */

import {
  CITIES,
  type City,
  FLAGS,
  type Flag,
  PORTS,
  type Port,
} from '../../../../engine/games/strozzi/data.ts';
import type {
  Options,
  PublicView,
  ShipInPort,
  View,
} from '../../../../engine/games/strozzi/types.ts';

export interface ShownSeat {
  readonly seat: number;
  name: string;
  color: string;
  /** null = a closed chest. */
  money: number | null;
  /** Unused, in the order of `FLAGS`. */
  flags: Flag[];
  /** In the order of taking. */
  tiles: string[];
}

/** The state of a house in the poll: asked now, still to be asked, out of it, or no poll at all. */
export type Lamp = 'asked' | 'comes' | 'out' | 'rests';

export interface ShownShip {
  readonly card: string;
  claim: { seat: number; flag: Flag } | null;
}

export interface Shown {
  readonly me: number | null;
  phase: PublicView['phase'];
  round: number;
  readonly top: number;
  /** Ducats on the last three steps, the lowest first; null = none. */
  readonly bonus: Options['topBonus'];
  seats: ShownSeat[];
  /** By city and space the seats there, from left to right. */
  tracks: { readonly [city in City]: number[][] };
  /** Fastest first. */
  ports: { readonly [port in Port]: ShipInPort[] };
  /** Ships that may still come this round, and tiles under the display. */
  deck: number;
  stack: number;
  display: (string | null)[];
  /** At anchor; null once it has sailed. */
  ship: ShownShip | null;
  /** The port whose crane is at work and not in its place. */
  crane: Port | null;
  drawer: number;
  deciders: number[];
  lamps: Lamp[];
  winners: readonly number[];
}

/** ST-012, ST-017, ST-020: the asked seat, the seats still to be asked, and those without a say. */
function lampsOf(
  phase: Shown['phase'],
  decider: number | null,
  drawer: number,
  seats: readonly { readonly flags: readonly Flag[] }[],
  ship: ShownShip | null,
): Lamp[] {
  const n = seats.length;
  if (phase !== 'claim' || decider === null) {
    return seats.map(({ flags }) => (flags.length === 0 ? 'out' : 'rests'));
  }
  const at = (decider - drawer + n) % n;
  return seats.map(({ flags }, seat) => {
    if (seat === decider) return 'asked';
    const can = ship?.claim ? flags.includes('pirate') : flags.length > 0;
    if (!can && flags.length === 0) return 'out';
    return can && (seat - drawer + n) % n > at ? 'comes' : 'rests';
  });
}

/** The picture of a view, for the viewer that the view belongs to. */
export function shownOf(view: View): Shown {
  const p = view.public;
  const { you } = view;
  const seats = p.seats.map((s) => ({
    seat: s.seat,
    name: s.name,
    color: s.color,
    money: you && you.seat === s.seat ? you.money : s.money,
    flags: FLAGS.filter((flag) => s.flagsUnused.includes(flag)),
    tiles: [...s.tiles],
  }));
  // While a tile is chosen the ship lies in its port already.
  const claim = p.current?.claim ?? null;
  const ship =
    p.current && p.phase !== 'promo'
      ? { card: p.current.card, claim: claim ? { ...claim } : null }
      : null;
  return {
    me: you?.seat ?? null,
    phase: p.phase,
    round: p.round,
    top: p.tracks.venice.length - 1,
    bonus: p.options.topBonus === undefined ? [5, 10, 20] : p.options.topBonus,
    seats,
    tracks: byKey(CITIES, (city) => p.tracks[city].map((space) => [...space])),
    ports: byKey(PORTS, (port) => p.ports[port].map((one) => ({ ...one }))),
    deck: p.shipDeck,
    stack: p.promoStack,
    display: [...p.promoDisplay],
    ship,
    crane: null,
    drawer: p.drawer,
    deciders: [...p.decider],
    lamps: lampsOf(p.phase, p.decider[0] ?? null, p.drawer, seats, ship),
    winners: p.result?.winners ?? [],
  };
}

const byKey = <K extends string, T>(keys: readonly K[], of: (key: K) => T): { [k in K]: T } =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as { [k in K]: T };
