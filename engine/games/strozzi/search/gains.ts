/** Gains of a choice, in ducats and places, for hints and reviews. */

import { type Gain, type Gains, gainOf, type Line } from '../../../search/gains.ts';
import {
  CATEGORIES,
  type Category,
  CITIES,
  type City,
  FLAGS,
  type Flag,
  PIRATE,
  PORTS,
  type Port,
  TILE_IDS,
  TILES,
  TRACK_PRIZES,
} from '../data.ts';
import { arrive } from '../phases/place.ts';
import { endMoney, promoted, roundMoney, topBonus } from '../scoring.ts';
import * as S from '../state.ts';
import type { StEvent } from '../types.ts';

/** The place of a berthed ship, and the marker that it moves furthest up. */
interface Landing {
  readonly port: Port;
  /** Place among the ships there, 0 = fastest. */
  readonly place: number;
  /** The city whose track pays the seat more, with its space and place there; null = none. */
  readonly city: City | null;
  readonly space: number;
  readonly rank: number;
}

export type Told =
  /** Additional ducats if the round were paid out now. */
  | ({ readonly kind: 'ship'; readonly n: number } & Landing)
  /** The same if nobody takes the ship away; `from`: owner of the returned flag, null = nobody. */
  | ({ readonly kind: 'claim'; readonly n: number; readonly from: number | null } & Landing)
  | {
      readonly kind: 'climb';
      readonly city: City;
      readonly steps: number;
      readonly space: number;
    }
  /** Ducats more at the end for a tile of the category. */
  | {
      readonly kind: 'tile';
      readonly n: number;
      readonly tile: string;
      readonly category: Category;
      readonly rank: number;
    }
  /** Ducats that another seat would lose if the round were paid out now. */
  | { readonly kind: 'costs'; readonly n: number; readonly seat: number }
  /** Flags kept for this round's remaining ships; this one would bring at most `n` ducats. */
  | {
      readonly kind: 'keeps';
      readonly flags: readonly Flag[];
      readonly ships: number;
      readonly n: number;
    };

/** Approximate ducats of a step up without a payment yet, or of a kept flag. */
const STEP = 2;
const FLAG = 1;
/** Share of a ship that another seat may still take away. */
const UNSURE = 0.7;

function found({ before, after, seat, events }: Line): readonly Gain[] {
  const told = events as readonly StEvent[];
  const list: Gain[] = [];
  const [first] = told;
  if (first?.type === 'passed') list.push(...kept(before, seat));
  else if (after[S.PHASE] === S.PHASE_CLAIM && after[S.CLAIM_SEAT] === seat) {
    list.push(...claimed(before, after, seat));
  }
  const landing = landed(before, told, seat);
  const n = paidNow(after, before, seat) - roundMoney(before, seat);
  if (landing && n > 0) list.push(gainOf('money', n + STEP, { kind: 'ship', n, ...landing }));
  list.push(...climbs(told, seat), ...tiles(before, after, told, seat));
  if (landing) list.push(...costs(before, after, seat));
  return list;
}

/** Ducats with the round that was running before paid out. */
const paidNow = (after: S.State, before: S.State, seat: number): number =>
  after[S.ROUND] === before[S.ROUND] && after[S.PHASE] !== S.PHASE_OVER
    ? roundMoney(after, seat)
    : after[S.MONEY + S.at(seat)] - promotionMoney(after, seat);

/** Ducats paid for the tiles so far. */
const promotionMoney = (s: S.State, seat: number): number =>
  s[S.PHASE] === S.PHASE_OVER ? tilePrizes(s, seat) : 0;

function tilePrizes(s: S.State, seat: number): number {
  const open = s.slice();
  open[S.PHASE] = S.PHASE_CLAIM;
  return endMoney(open, seat) - roundMoney(open, seat);
}

function landed(before: S.State, events: readonly StEvent[], seat: number): Landing | null {
  const placed = events.find((event) => event.type === 'shipPlaced' && event.seat === seat);
  if (placed?.type !== 'shipPlaced') return null;
  const { port, place } = placed;
  let best: Landing = { port, place, city: null, space: 0, rank: 0 };
  let most = 0;
  for (const event of events) {
    if (event.type !== 'advanced' || event.seat !== seat) continue;
    const { city, from, to, rank } = event;
    const old = from > 0 ? (TRACK_PRIZES[rankIn(before, CITIES.indexOf(city), seat)] ?? 0) : 0;
    const more = (TRACK_PRIZES[rank] ?? 0) - old + topBonus(before, to) - topBonus(before, from);
    if (more <= most) continue;
    most = more;
    best = { port, place, city, space: to, rank };
  }
  return best;
}

function rankIn(s: S.State, city: number, seat: number): number {
  let rank = 0;
  while (s[S.RANK + city * 6 + rank] !== seat) rank++;
  return rank;
}

function climbs(events: readonly StEvent[], seat: number): readonly Gain[] {
  return events.flatMap((event) => {
    if (event.type !== 'advanced' || event.seat !== seat || event.to === event.from) return [];
    const { city, from, to } = event;
    const group = city === 'florence' ? 'florence' : 'tracks';
    const steps = to - from;
    return [gainOf(group, STEP * steps, { kind: 'climb', city, steps, space: to })];
  });
}

function tiles(
  before: S.State,
  after: S.State,
  events: readonly StEvent[],
  seat: number,
): readonly Gain[] {
  const taken = events.find((event) => event.type === 'tileTaken' && event.seat === seat);
  if (taken?.type !== 'tileTaken') return [];
  const n = tilePrizes(after, seat) - tilePrizes(before, seat);
  const category = TILES[TILE_IDS.indexOf(taken.tile)].category;
  const rank = [0, 1, 2].findIndex((one) => promoted(after, category, one) === seat);
  if (n <= 0 || rank < 0) return [];
  const { tile } = taken;
  const told = { kind: 'tile', n, tile, category: CATEGORIES[category], rank } as const;
  return [gainOf('tiles', n, told, { takes: TILE_IDS.indexOf(tile) })];
}

/** The seat that loses most in this round. */
function costs(before: S.State, after: S.State, seat: number): readonly Gain[] {
  const seats = before[S.SEATS];
  const lost = Array.from({ length: seats }, (_, p) => ({
    seat: p,
    n: p === seat ? 0 : roundMoney(before, p) - paidNow(after, before, p),
  }));
  const [most] = lost.sort((a, b) => b.n - a.n);
  if (most.n <= 0) return [];
  return [gainOf('speed', most.n / (seats - 1), { kind: 'costs', ...most }, { of: 'others' })];
}

/** The greatest gain of the ship in this round under a flag: ducats, and the port. */
function bestOf(s: S.State, seat: number, flag: number): { n: number; landing: Landing | null } {
  const free = S.freePorts(s, seat);
  let best: { n: number; landing: Landing | null } = { n: 0, landing: null };
  for (let port = 0; port < PORTS.length; port++) {
    if ((free & (1 << port)) === 0) continue;
    const copy = s.slice();
    copy[S.CLAIM_SEAT] = seat;
    copy[S.CLAIM_FLAG] = flag;
    const heard: StEvent[] = [];
    arrive(copy, seat, port, {
      emit: ({ event }) => void heard.push(event as StEvent),
    });
    const n = roundMoney(copy, seat) - roundMoney(s, seat);
    if (n > best.n) best = { n, landing: landed(s, heard, seat) };
  }
  return best;
}

/** Gain of the ship if it stays with the seat. */
function claimed(before: S.State, after: S.State, seat: number): readonly Gain[] {
  const from = before[S.CLAIM_SEAT];
  const flag = after[S.CLAIM_FLAG];
  const { n, landing } = bestOf(before, seat, flag);
  if (!landing) return [];
  const told = { kind: 'claim', n, from: from >= 0 ? from : null, ...landing } as const;
  return [gainOf('money', (flag === PIRATE ? 1 : UNSURE) * n, told)];
}

function kept(before: S.State, seat: number): readonly Gain[] {
  const own = FLAGS.map((_, flag) => flag).filter((flag) => S.hasFlag(before, seat, flag));
  const ships = before[S.DECK_SIZE];
  if (own.length === 0 || ships === 0) return [];
  // ST-017: over an existing flag only the pirate may follow.
  const may = before[S.CLAIM_SEAT] < 0 ? own : own.filter((flag) => flag === PIRATE);
  const n = Math.max(0, ...may.map((flag) => bestOf(before, seat, flag).n));
  const flags = own.map((flag) => FLAGS[flag]);
  return [gainOf('flags', FLAG, { kind: 'keeps', flags, ships, n })];
}

export const gains: Gains = {
  found,
  figures: [{ name: 'prizes', group: 'money', worth: 1, least: 1, others: true }],
  count: (s, seat, out) => {
    out[0] = endMoney(s, seat);
  },
  // Tiles alone are things that only one can have.
  holder: (s, tile) => {
    for (let p = 0; p < s[S.SEATS]; p++) {
      for (let k = 0; k < s[S.TILES_SIZE + S.at(p)]; k++) {
        if (s[S.OWN_TILES + S.at(p) + k] === tile) return p;
      }
    }
    return -1;
  },
};
