/** The effect of a Produce action on a hand: carried out by the rules on a copy of the city. */

import { SeededChance } from '../../../engine/core/chance.ts';
import { EventList } from '../../../engine/core/events.ts';
import { PRODUCE } from '../../../engine/games/patrons-of-venice/codes.ts';
import {
  BUSINESS,
  BUSINESSES,
  type BusinessId,
  CLOTH,
  GOODS,
  type Good,
} from '../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import { SITES, type SiteId } from '../../../engine/games/patrons-of-venice/map.ts';
import {
  mayUse,
  produceRow,
  usable,
} from '../../../engine/games/patrons-of-venice/phases/produce.ts';
import { isLuxury } from '../../../engine/games/patrons-of-venice/scoring.ts';
import * as S from '../../../engine/games/patrons-of-venice/state.ts';
import type { Goods, PublicView } from '../../../engine/games/patrons-of-venice/types.ts';
import { cityOf, type Held, type Income, incomeAt } from './forecast.ts';

/** A business that a seat may use, and whether it can be used beside the chosen ones. */
export interface Workshop {
  readonly site: SiteId;
  readonly business: BusinessId;
  readonly owner: number;
  readonly income: Income;
  /** `blocked`: chosen, but cards or pile do not reach; `empty`: its pile has no card. */
  readonly state: 'used' | 'chosen' | 'open' | 'missing' | 'empty' | 'blocked';
  /** Missing inputs; none unless `missing` or `blocked`. */
  readonly missing: readonly Good[];
}

/** The product of the chosen businesses together. */
export interface Production {
  /** The chosen ones that work, in a working order: the product of one serves the next. */
  readonly order: readonly SiteId[];
  /** Every business that the seat may use, in the order of the map. */
  readonly workshops: readonly Workshop[];
  /** Ducats for each seat, in seat order: with `guestProduction` the owners are paid. */
  readonly ducats: readonly number[];
  /** Favours, one point each. */
  readonly favours: number;
  readonly consumed: Goods;
  /** Cloth and canvas. */
  readonly made: Goods;
  /** The hand afterwards. */
  readonly hand: Goods;
}

type Count = { [good in Good]?: number };
type Produced = Extract<PvEvent, { type: 'produced' }>;

/**
 * The product of a seat at the chosen sites, and the further possible ones. The seat's products in
 * the running Produce action count; the order of the choice does not.
 */
export function production(
  table: PublicView,
  held: Held,
  chosen: readonly SiteId[] = [],
): Production {
  const s = stateOf(table, held);
  const made = carryOut(s, held.seat, chosen);
  const order = made.map(({ site }) => site);
  return {
    order,
    workshops: workshopsIn(table, s, held.seat, chosen, order),
    ducats: table.seats.map(({ seat }) => sum(made.filter(({ owner }) => owner === seat))),
    favours: made.filter(({ favour }) => favour).length,
    consumed: counted(made.flatMap(({ consumed }) => consumed)),
    made: counted(made.flatMap(({ output }) => GOODS.filter((good) => good === output))),
    hand: counted(
      GOODS.flatMap((good, i) => Array<Good>(s[S.HAND + S.at(held.seat) + i] ?? 0).fill(good)),
    ),
  };
}

const sum = (made: readonly Produced[]): number =>
  made.reduce((ducats, { income }) => ducats + income, 0);

function counted(goods: readonly Good[]): Goods {
  const counts: Count = {};
  for (const good of goods) counts[good] = (counts[good] ?? 0) + 1;
  return counts;
}

/** The city with one hand in it, and with that seat's work in this action. */
function stateOf(table: PublicView, { seat, hand }: Held): S.State {
  const s = cityOf(table).slice();
  s[S.OPT_GUEST] = table.options.guestProduction === true ? 1 : 0;
  s[S.OPT_CHAIN] = table.options.chainProduction === false ? 0 : 1;
  GOODS.forEach((good, i) => {
    s[S.HAND + S.at(seat) + i] = hand[good] ?? 0;
  });
  if (!table.decider.includes(seat) || !table.production) return s;
  const { used, made } = table.production;
  used.forEach((site, i) => {
    s[S.USED + i] = SITES.indexOf(site);
  });
  s[S.USED_SIZE] = used.length;
  s[S.MADE] = made.cloth ?? 0;
  s[S.MADE + 1] = made.canvas ?? 0;
  return s;
}

/**
 * Cloth and canvas first, luxuries only when no other product is possible: so the cards reach
 * furthest.
 */
function carryOut(s: S.State, seat: number, chosen: readonly SiteId[]): Produced[] {
  const left = chosen
    .map((site) => SITES.indexOf(site))
    .sort((a, b) => Number(isLuxuryAt(s, a)) - Number(isLuxuryAt(s, b)) || a - b);
  const list = new EventList();
  // Producing draws nothing; the row's shape asks for a source of chance.
  const chance = new SeededChance(0);
  const isOpen = (site: number): boolean => produceRow.check(s, seat, PRODUCE + site) === 0;
  let next = left.find(isOpen);
  while (next !== undefined) {
    produceRow.apply(s, seat, PRODUCE + next, chance, list);
    left.splice(left.indexOf(next), 1);
    next = left.find(isOpen);
  }
  return list.items.map(({ event }) => event as Produced);
}

const isLuxuryAt = (s: S.State, site: number): boolean => isLuxury(s[S.SITE_BUSINESS + site] ?? -1);

function workshopsIn(
  table: PublicView,
  s: S.State,
  seat: number,
  chosen: readonly SiteId[],
  order: readonly SiteId[],
): Workshop[] {
  const before = table.decider.includes(seat) ? (table.production?.used ?? []) : [];
  return SITES.flatMap((site, i) => {
    const built = table.sites[site];
    if (!built || !mayUse(s, seat, i)) return [];
    const { business, owner } = built;
    const missing = missingAt(s, seat, BUSINESSES.indexOf(business));
    const why = (): Workshop['state'] => {
      if (before.includes(site)) return 'used';
      if (order.includes(site)) return 'chosen';
      if (chosen.includes(site)) return 'blocked';
      if (missing.length > 0) return 'missing';
      return isPileEmpty(s, BUSINESSES.indexOf(business)) ? 'empty' : 'open';
    };
    const state = why();
    const lacks = state === 'missing' || state === 'blocked' ? missing : [];
    return [
      { site, business, owner, income: incomeAt(table, site, business), state, missing: lacks },
    ];
  });
}

const missingAt = (s: S.State, seat: number, business: number): Good[] =>
  (BUSINESS[business]?.inputs ?? [])
    .filter((good) => usable(s, seat, good) <= 0)
    .flatMap((good) => GOODS[good] ?? []);

function isPileEmpty(s: S.State, business: number): boolean {
  const makes = BUSINESS[business]?.makes ?? -1;
  return makes >= 0 && s[S.PILE + makes - CLOTH] === 0;
}

/**
 * The player's own businesses that together make the most: Favours first, then Ducats. With `guestProduction`
 * those of others are left to the player.
 */
export function fullest(table: PublicView, held: Held): SiteId[] {
  const own = production(table, held)
    .workshops.filter(({ owner, state }) => owner === held.seat && state !== 'used')
    .map(({ site }) => site);
  let best: readonly SiteId[] = [];
  let most = 0;
  for (let mask = 1; mask < 1 << own.length; mask++) {
    const chosen = own.filter((_, i) => (mask & (1 << i)) !== 0);
    const made = carryOut(stateOf(table, held), held.seat, chosen);
    if (made.length < chosen.length) continue;
    const favours = made.filter(({ favour }) => favour).length;
    const worth = favours * 1000 + sum(made) * 10 + made.length;
    if (worth > most) [best, most] = [made.map(({ site }) => site), worth];
  }
  return [...best];
}
