/** The matters at stake in a position, as far as every spectator sees them. Pure. */

import {
  RESOURCES,
  type Resource,
  SHOPS,
  type Shop,
} from '../../../../engine/games/masters-of-venice/data.ts';
import type { SeatView, View } from '../../../../engine/games/masters-of-venice/types.ts';
import type { Params } from '../../../i18n/index.ts';
import { byWeight, staking } from '../../../table/director/staking.ts';
import type { Stake } from '../../../table/director/types.ts';
import { favorPrice, priceOf, resourceOf, total } from '../facts.ts';
import { landmarkOf } from '../sites.ts';
import { cubesName, placeName, resourceName, seatName, stockName } from '../strings/names.ts';
import { leaderOf, ranked, TOP } from './scene.ts';
import { type Key, t } from './strings.ts';

const stake = staking(t);

/** Everything at stake, the most important first; of equal weight, the decision comes first. */
export function stakes(view: View): Stake[] {
  const { phase } = view.public;
  if (phase === 'finished') return [];
  const found = [...decision(view), ...market(view), ...race(view), ...decks(view), ...lead(view)];
  return byWeight(found);
}

const named = (view: View, seat: number): string => seatName(view, seat, null);

/** The decision: its seat, its place and its subject. */
function decision(view: View): Stake[] {
  const { phase, decider, draft, marker, characterRow, round } = view.public;
  const [seat] = decider;
  if (seat === undefined) return [];
  const name = named(view, seat);
  const alone = decider.length === 1;
  switch (phase) {
    case 'bid':
      return [
        alone
          ? stake('at.bidLast', 'order', seat, 2, { name })
          : stake('at.bid', 'order', null, 2, {}),
      ];
    case 'draft':
      return draft?.step === 'adjust'
        ? [stake('at.adjust', 'shops', seat, 2, { name })]
        : [stake('at.draft', 'row', seat, 2, { name, n: characterRow.length })];
    case 'destination': {
      const secret = alone
        ? stake('at.destinationLast', `yard:${seat}`, seat, 2, { name })
        : stake('at.destination', null, null, 2, {});
      const still = alone ? [] : [stake('at.still', `yard:${seat}`, seat, 1, { name })];
      return round % 4 === 0 && round < 16
        ? [secret, stake('at.nextBid', `space:${round}`, null, 1, {}), ...still]
        : [secret, ...still];
    }
    case 'window':
      return [stake('at.window', `yard:${marker?.holder ?? seat}`, seat, 2, { name })];
    case 'turn':
      return atPlace(view, seat, name);
    default:
      return [];
  }
}

/** The possible actions at the place of the seat that has the turn. */
function atPlace(view: View, seat: number, name: string): Stake[] {
  const { turn, church, seats, guildDeck } = view.public;
  const who = seats[seat];
  if (!turn || !who) return [];
  const place = landmarkOf(turn.location);
  const put = (reason: Key, params: Params, at = place): Stake =>
    stake(reason, at, seat, 2, { name, ...params });
  if (view.public.pending?.kind === 'placeCubes') return [put('at.place', {}, 'bag')];
  if (turn.used.some((used) => DEALS.includes(used))) {
    // The merchant's main action is done: nothing further is to be expected somewhere else.
    return [{ ...put('at.mercato', {}), reason: 'turn', text: null, stays: true }];
  }
  switch (turn.location) {
    case 'docks': {
      const best = cheapest(view);
      if (!best) return [put('at.docksEmpty', {})];
      return [
        put('at.docks', { resource: resourceName(best.resource), price: best.price }, best.place),
      ];
    }
    case 'shops':
      return atShops(view, who, put);
    case 'stockMarket':
      return [put('at.stockMarket', {})];
    case 'guildHall': {
      if (mayDeliver(who)) {
        const award = Math.min(6, 3 + who.delivered.length);
        return [put('at.delivery', { cubes: cubesName(who.cubes), award })];
      }
      return guildDeck === 0 && who.guildHeld === 0
        ? []
        : [put(who.guildHeld > 0 ? 'at.guildHall' : 'at.guildHallNone', { n: who.guildHeld })];
    }
    case 'church': {
      const price = Math.min(...church.plaza.map(favorPrice));
      return church.plaza.length > 0 ? [put('at.church', { price })] : [];
    }
    case 'mercato':
      return [put('at.mercato', {})];
    default:
      return [put('at.office', { place: placeName(turn.location) })];
  }
}

/** The main actions of the places. */
const DEALS: readonly string[] = ['dock', 'sale', 'buyShares', 'drawOrder', 'buyFavor', 'office'];

/** The shop at which a seat's cubes bring most. */
function atShops(
  view: View,
  who: SeatView,
  put: (reason: Key, params: Params, at?: string) => Stake,
): Stake[] {
  const worth = (shop: Shop): number => {
    const { orders, resourcePrice } = view.public.shops[shop];
    return Math.min(who.cubes[resourceOf(shop)] ?? 0, orders) * resourcePrice;
  };
  const [best] = [...SHOPS].sort((a, b) => worth(b) - worth(a));
  if (!best || worth(best) === 0) return [put('at.shopsNone', {}, 'shops')];
  const resource = resourceOf(best);
  const cubes = cubesName({ [resource]: who.cubes[resource] ?? 0 });
  const price = 2 * view.public.shops[best].resourcePrice;
  return [put('at.shops', { cubes, shop: stockName(best), price }, best)];
}

/** A Guild Order takes three cubes, one of them lumber at least; the other kinds are secret. */
const mayDeliver = ({ guildHeld, cubes }: SeatView): boolean =>
  guildHeld > 0 && (cubes.lumber ?? 0) > 0 && total(cubes) >= 3;

function cheapest(view: View): { resource: Resource; price: number; place: string } | null {
  let best: { resource: Resource; price: number; place: string } | null = null;
  view.public.docks.forEach((dock, k) => {
    for (const resource of RESOURCES) {
      const price = priceOf(view, resource);
      if (!dock[resource] || (best && best.price <= price)) continue;
      best = { resource, price, place: `dock${k + 1}` };
    }
  });
  return best;
}

/** Shares one step from a split, prices one step from the Doge. */
function market(view: View): Stake[] {
  const found: Stake[] = [];
  for (const shop of SHOPS) {
    const { sharePrice } = view.public.shops[shop];
    if (sharePrice !== TOP) continue;
    const params = { shop: stockName(shop), price: sharePrice };
    found.push(stake('at.split', shop, null, 2, params));
  }
  for (const resource of RESOURCES) {
    const price = priceOf(view, resource);
    if (price !== TOP) continue;
    const name = resourceName(resource);
    const text = { resource: name.charAt(0).toUpperCase() + name.slice(1), price };
    found.push(stake('at.control', `ladder:${resource}`, null, 1, text, 'close'));
  }
  return found;
}

/** Somebody at the stock market could reach or break a majority with one share. */
function race(view: View): Stake[] {
  const { turn, seats, shops, supply } = view.public;
  if (turn?.location !== 'stockMarket') return [];
  const name = named(view, turn.seat);
  for (const shop of SHOPS) {
    const own = seats[turn.seat]?.shares[shop] ?? 0;
    const others = seats.filter(({ seat }) => seat !== turn.seat);
    const most = Math.max(0, ...others.map(({ shares }) => shares[shop] ?? 0));
    if (own === 0 || (supply[shop] ?? 0) === 0) continue;
    const { majority } = shops[shop];
    const params = { shop: stockName(shop), name };
    if (own === most) return [stake('at.raceAhead', 'stockMarket', turn.seat, 2, params)];
    if (own === most - 1 && majority !== null) {
      const holder = named(view, majority);
      return [stake('at.race', 'stockMarket', turn.seat, 2, { ...params, holder })];
    }
  }
  return [];
}

const FEW = 2;

function decks(view: View): Stake[] {
  const { guildDeck } = view.public;
  if (guildDeck === 0 || guildDeck > FEW) return [];
  return [stake('at.deck', 'guildHall', null, 1, { n: guildDeck })];
}

function lead(view: View): Stake[] {
  const leader = leaderOf(view);
  const [first, second] = ranked(view);
  if (leader === null || !first || !second) return [];
  const params = { name: named(view, leader), vp: first.vp, gap: first.vp - second.vp };
  return [
    stake('at.lead', `yard:${leader}`, leader, 1, { ...params, second: named(view, second.seat) }),
  ];
}
