/**
 * The facts that sentences take from a take and a position: the seats near the target, the gains,
 * the scarce pieces.
 */

import { COUNT_OF, PIRATES } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import {
  CAMPI,
  type CampoId,
  SITES,
  type SiteId,
} from '../../../../engine/games/patrons-of-venice/map.ts';
import type { PublicView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { Scene as Told } from '../../../table/director/telling.ts';
import { businessOf, campiOf, mayPay } from '../facts.ts';
import { makesLuxury, race, type StatueOutlook, statueOutlook } from '../forecast.ts';

export type Scene = Told<PvEvent, View>;

/**
 * The chance that Pirates! are among the next new shipments, 0 … 1: derived from the cards seen so
 * far.
 */
export function pirateChance({ drawDeck, discard, seats }: PublicView): number {
  const pirates = (COUNT_OF[PIRATES] ?? 0) - (discard.pirates ?? 0);
  let none = 1;
  for (let k = 0; k < seats.length && k < drawDeck; k++) {
    none *= Math.max(0, drawDeck - pirates - k) / (drawDeck - k);
  }
  return 1 - none;
}
/** In whole parts of a hundred. */
export const percentOf = (chance: number): number => Math.round(chance * 100);

/** Shipments at the quays that no cube protects. */
export const unprotected = ({ seats }: PublicView): number =>
  seats.filter(({ ships }) => ships.right !== null && ships.right.reservedBy === null).length;

/** Businesses on the map, those of everybody or of one seat. */
export const workshops = ({ sites }: PublicView, seat: number | null = null): SiteId[] =>
  SITES.filter((site) => sites[site] && (seat === null || sites[site]?.owner === seat));

/** Free sites beside a statue. */
export const freeBesideStatue = (open: PublicView): SiteId[] =>
  SITES.filter(
    (site) => !open.sites[site] && campiOf(site).some((campo) => open.statues.includes(campo)),
  );

const chances = new WeakMap<PublicView, readonly StatueOutlook[]>();

/**
 * The effect of a statue on each campo without one; empty if none is left. Computed once for each
 * view.
 */
export function statueChances(open: PublicView): readonly StatueOutlook[] {
  const known = chances.get(open);
  if (known) return known;
  const free = CAMPI.filter((campo) => open.statuesLeft > 0 && !open.statues.includes(campo));
  const found = free.map((campo) => statueOutlook(open, campo));
  chances.set(open, found);
  return found;
}

/** The most points that a seat may make in one action, as far as everybody knows. */
export function mostInOneAction(open: PublicView, seat: number): number {
  const statues = statueChances(open).filter(({ price }) => mayPay(open, seat, price));
  const statue = Math.max(0, ...statues.map(({ points }) => points[seat] ?? 0));
  const cheapest = Math.min(...Object.entries(open.tilesLeft).map(priceOf));
  const cubes = open.seats[seat]?.cubesLeft ?? 0;
  const builds = cubes > 0 && mayPay(open, seat, cheapest);
  const business = builds ? (freeBesideStatue(open).length > 0 ? 2 : 1) : 0;
  return Math.max(statue, business, luxuries(open, seat));
}

const priceOf = ([id, left]: [string, number]): number =>
  left > 0 ? businessOf(id as Parameters<typeof businessOf>[0]).cost : Number.POSITIVE_INFINITY;

/** Luxuries that a seat can make in one action: a workshop makes one, of three cards. */
function luxuries(open: PublicView, seat: number): number {
  const own = workshops(open, seat).filter((site) => {
    const business = open.sites[site]?.business;
    return business !== undefined && makesLuxury(business);
  });
  const cards = open.seats[seat]?.handCount ?? 0;
  return Math.min(own.length, Math.floor(cards / 3), open.favourPile);
}

/** Whether a seat has come to the target between two positions. */
export const reaches = ({ before, after }: Scene, seat: number): boolean =>
  (race(before.public).runners[seat]?.missing ?? 0) > 0 &&
  race(after.public).runners[seat]?.missing === 0;

/** How many points each seat has gained between two positions, the most first. */
export function gains({ before, after }: Scene): { seat: number; points: number }[] {
  return after.public.seats
    .map(({ seat, points }) => ({
      seat,
      points: points - (before.public.seats[seat]?.points ?? 0),
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}

/** Whether a business stands at a campo. */
export const isBuilt = ({ sites }: PublicView, campo: CampoId): boolean =>
  SITES.some((site) => sites[site] && campiOf(site).includes(campo));

/** Seats by their points, then by their ducats where these are open. */
export const byPoints = ({ seats }: PublicView): PublicView['seats'] =>
  [...seats].sort((a, b) => b.points - a.points || (b.ducats ?? 0) - (a.ducats ?? 0));
