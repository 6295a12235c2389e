/**
 * The effect of a place, a business or a statue, before anybody pays for it: worked out by the
 * rules from the facts that everybody sees. The same answers serve a seat, a spectator and the big
 * screen.
 */

import {
  BUSINESS,
  BUSINESSES,
  type BusinessId,
  GOODS,
  type Good,
  TARGET_OF,
} from '../../../engine/games/patrons-of-venice/data.ts';
import {
  CAMPI,
  type CampoId,
  SITE,
  SITES,
  type SiteId,
} from '../../../engine/games/patrons-of-venice/map.ts';
import { proofSize } from '../../../engine/games/patrons-of-venice/phases/proof.ts';
import { statuePrice } from '../../../engine/games/patrons-of-venice/phases/sponsor-statue.ts';
import {
  baseIncome,
  besideStatue,
  isLuxury,
  points,
  quarterBonus,
  statueBonus,
} from '../../../engine/games/patrons-of-venice/scoring.ts';
import * as S from '../../../engine/games/patrons-of-venice/state.ts';
import type { PublicView, View } from '../../../engine/games/patrons-of-venice/types.ts';

/** A hand and its seat: one's own, or that of a caster's hands. */
export type Held = NonNullable<View['you']>;

/** Ducats that the bank pays for one good made on a site (PV-075 to PV-083). */
export interface Income {
  readonly base: number;
  readonly statue: number;
  readonly quarter: number;
  readonly total: number;
}

/** The gain of another seat, or of oneself at another site. */
export interface Profit {
  readonly seat: number;
  readonly site: SiteId;
  /** Points more (PV-090). */
  readonly points: number;
  /** Ducats more for each good made there. */
  readonly income: number;
}

/** The effect of a new business. */
export interface Outlook {
  readonly site: SiteId;
  readonly business: BusinessId;
  readonly income: Income;
  /** Points for its owner: 2 beside a statue, else 1 (PV-089). */
  readonly points: number;
  /** Existing businesses that would earn more. */
  readonly others: readonly Profit[];
}

/** The effect of a new statue. */
export interface StatueOutlook {
  readonly campo: CampoId;
  /** Ducats (PV-062). */
  readonly price: number;
  /** Every business that would score or earn more, in the order of the sites. */
  readonly profits: readonly Profit[];
  /** Points more for each seat, in seat order. */
  readonly points: readonly number[];
}

const known = new WeakMap<PublicView, S.State>();

/**
 * The city of a view as the rules read it: sites, statues, tiles, piles and favours. It has no
 * hands and no deck. Worked out once for each view.
 */
export function cityOf(table: PublicView): S.State {
  const cached = known.get(table);
  if (cached) return cached;
  const s: S.State = new Int32Array(S.STATE_LENGTH);
  s[S.SEATS] = table.seats.length;
  SITES.forEach((id, site) => {
    const built = table.sites[id];
    s[S.SITE_BUSINESS + site] = built ? BUSINESSES.indexOf(built.business) : -1;
    s[S.SITE_OWNER + site] = built ? built.owner : -1;
  });
  table.statues.forEach((campo, i) => {
    s[S.STATUE + CAMPI.indexOf(campo)] = i + 1;
  });
  s[S.STATUES_LEFT] = table.statuesLeft;
  BUSINESSES.forEach((business, i) => {
    s[S.TILES + i] = table.tilesLeft[business];
  });
  s[S.PILE] = table.clothPile;
  s[S.PILE + 1] = table.canvasPile;
  s[S.FAVOUR_PILE] = table.favourPile;
  table.seats.forEach(({ favours, ducats }, p) => {
    s[S.FAVOURS_WON + S.at(p)] = favours;
    s[S.DUCATS + S.at(p)] = ducats ?? 0;
  });
  known.set(table, s);
  return s;
}

const incomeIn = (s: S.State, site: number, business: number): Income => {
  const base = baseIncome(s, site, business);
  const statue = statueBonus(s, site);
  const quarter = quarterBonus(s, site, business);
  return { base, statue, quarter, total: base + statue + quarter };
};

/** The earnings of a good that a business of this type makes, or would make, on the site. */
export const incomeAt = (table: PublicView, site: SiteId, business: BusinessId): Income =>
  incomeIn(cityOf(table), SITES.indexOf(site), BUSINESSES.indexOf(business));

/** Points that a business on the site is worth: 2 beside a statue, else 1. */
export const pointsAt = (table: PublicView, site: SiteId): number =>
  besideStatue(cityOf(table), SITES.indexOf(site)) ? 2 : 1;

/** The effect of a business of this type on a free site for `seat` and for the others who gain. */
export function outlook(
  table: PublicView,
  seat: number,
  site: SiteId,
  business: BusinessId,
): Outlook {
  const before = cityOf(table);
  const after = before.slice();
  const place = SITES.indexOf(site);
  const type = BUSINESSES.indexOf(business);
  after[S.SITE_BUSINESS + place] = type;
  after[S.SITE_OWNER + place] = seat;
  return {
    site,
    business,
    income: incomeIn(after, place, type),
    points: pointsAt(table, site),
    others: profits(before, after).filter((profit) => profit.site !== site),
  };
}

/** The effect of a statue on a campo that has none. */
export function statueOutlook(table: PublicView, campo: CampoId): StatueOutlook {
  const before = cityOf(table);
  const after = before.slice();
  after[S.STATUE + CAMPI.indexOf(campo)] = 1;
  return {
    campo,
    price: statuePrice(before),
    profits: profits(before, after),
    points: table.seats.map((_, p) => points(after, p) - points(before, p)),
  };
}

/** Businesses that exist before and after, and score or earn more afterwards. */
function profits(before: S.State, after: S.State): Profit[] {
  return SITES.flatMap((site, i) => {
    const business = before[S.SITE_BUSINESS + i] ?? -1;
    if (business < 0) return [];
    const more = Number(besideStatue(after, i)) - Number(besideStatue(before, i));
    const income = incomeIn(after, i, business).total - incomeIn(before, i, business).total;
    if (more === 0 && income === 0) return [];
    return [{ seat: after[S.SITE_OWNER + i] ?? 0, site, points: more, income }];
  });
}

/** How far a hand is from a business and its product. */
export interface Recipe {
  readonly business: BusinessId;
  /** Its product. */
  readonly output: string;
  readonly inputs: readonly { readonly good: Good; readonly held: boolean }[];
  /** How many of the inputs are in the hand. */
  readonly held: number;
  /**
   * The seat owns none, and may sponsor the first with the goods in the hand (PV-055 to PV-057).
   */
  readonly licensed: boolean;
  /** Businesses of this type that the seat owns. */
  readonly owned: number;
  /** Tiles left to be sponsored. */
  readonly tiles: number;
}

/** Recipe hints for a hand, in the order of the rules. */
export function recipes(table: PublicView, { seat, hand }: Held): Recipe[] {
  return BUSINESSES.map((business, type) => {
    const inputs = recipeOf(business).map((good) => ({ good, held: (hand[good] ?? 0) > 0 }));
    const owned = SITES.filter((site) => isOwn(table, seat, site, business)).length;
    const held = inputs.filter((input) => input.held).length;
    const tiles = table.tilesLeft[business];
    const mayBuild = tiles > 0 && (table.seats[seat]?.cubesLeft ?? 0) > 0;
    return {
      business,
      output: BUSINESS[type]?.output ?? '',
      inputs,
      held,
      owned,
      tiles,
      licensed: owned === 0 && mayBuild && held >= proofSize(type),
    };
  });
}

const isOwn = (table: PublicView, seat: number, site: SiteId, business: BusinessId): boolean =>
  table.sites[site]?.business === business && table.sites[site]?.owner === seat;

/** The goods that a business consumes, in the order of the rules. */
const recipeOf = (business: BusinessId): Good[] =>
  (BUSINESS[BUSINESSES.indexOf(business)]?.inputs ?? []).flatMap((good) => GOODS[good] ?? []);

/** Whether it makes a luxury, which brings a Favour. */
export const makesLuxury = (business: BusinessId): boolean =>
  isLuxury(BUSINESSES.indexOf(business));

/** One seat on its way to the target. */
export interface Runner {
  readonly seat: number;
  readonly points: number;
  /** Points still missing; 0 at the target. */
  readonly missing: number;
  /** Place, 0 = first; level seats share one. */
  readonly place: number;
}

/** The race to the target. */
export interface Race {
  readonly target: number;
  /** In seat order. */
  readonly runners: readonly Runner[];
  /** The seats with the most points. */
  readonly leaders: readonly number[];
  /** The part of the way behind the leaders, 0 … 1. */
  readonly gone: number;
}

/** Everybody's points against those that end the match (PV-087, PV-088). */
export function race({ seats }: Pick<PublicView, 'seats'>): Race {
  const target = TARGET_OF[seats.length] ?? 0;
  const most = Math.max(...seats.map((seat) => seat.points));
  return {
    target,
    runners: seats.map(({ seat, points: own }) => ({
      seat,
      points: own,
      missing: Math.max(0, target - own),
      place: seats.filter((other) => other.points > own).length,
    })),
    leaders: seats.filter((seat) => seat.points === most).map(({ seat }) => seat),
    gone: Math.min(1, most / target),
  };
}

/** The sites at a campo, in the order of the map. */
export const sitesAt = (campo: CampoId): SiteId[] =>
  SITES.filter((_, site) => SITE[site]?.campi.includes(CAMPI.indexOf(campo)));
