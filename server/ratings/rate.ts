/**
 * What a finished match does to the ratings of its people (Plackett–Luce, `openskill`). Pure, and
 * the same bit for bit everywhere: ratings are whole millionths of a point, rounded after each match, and seats
 * are worked out in an order that does not depend on where they sat.
 */

import { rate } from 'openskill';
import { BETA, BOT_SIGMA, MU, type Scale, SIGMA } from '../../engine/core/scale.ts';

/** Points are kept as whole numbers of this part of one. */
const PART = 1_000_000;
/** How much everybody's form may change from match to match. */
const TAU = MU / 300;

/** In millionths of a point. */
export interface Rating {
  /** How strong. */
  readonly mu: number;
  /** How uncertain that is. */
  readonly sigma: number;
}

const whole = (points: number): number => Math.round(points * PART);

/** Where everybody begins. */
export const NEWCOMER: Rating = { mu: whole(MU), sigma: whole(SIGMA) };

/** Where a bot stands for good. */
const botRating = (scale: Scale | undefined, bot: string): Rating => ({
  mu: whole(scale?.bots[bot] ?? MU),
  sigma: whole(BOT_SIGMA),
});

/** A seat of a finished match. */
export interface Reached {
  readonly rating: Rating;
  /** From 1 on; those who share it drew. */
  readonly place: number;
}

/** The ratings after a match, in the order of the seats. Pure. */
export function rated(seats: readonly Reached[]): Rating[] {
  const order = seats.map((_, seat) => seat).sort((a, b) => before(seats[a], seats[b]));
  const teams = order.map((seat) => {
    const { mu, sigma } = seats[seat].rating;
    return [{ mu: mu / PART, sigma: sigma / PART }];
  });
  const rank = order.map((seat) => seats[seat].place);
  const after = rate(teams, { rank, mu: MU, sigma: SIGMA, beta: BETA, tau: TAU });
  const ratings = seats.map(({ rating }) => rating);
  order.forEach((seat, k) => {
    const [{ mu, sigma }] = after[k];
    ratings[seat] = { mu: whole(mu), sigma: whole(sigma) };
  });
  return ratings;
}

/** Seats that are alike in all of this are rated alike: their order changes nothing. */
const before = (a: Reached, b: Reached): number =>
  a.place - b.place || a.rating.mu - b.rating.mu || a.rating.sigma - b.rating.sigma;

/** A seat of a match that counts. */
export interface ResultSeat {
  readonly seat: number;
  /** Who is rated: a person, a name; '' for a bot. */
  readonly who: string;
  readonly bot: string;
  readonly place: number;
}

/** A match that counts for the ratings of its game. */
export interface Result {
  readonly match: string;
  readonly game: string;
  /** Epoch milliseconds. */
  readonly ended: number;
  readonly seats: readonly ResultSeat[];
}

/** The one order of all results: by the time of the end, then by the match's id. Pure. */
export const inOrder = (
  a: Pick<Result, 'ended' | 'match'>,
  b: Pick<Result, 'ended' | 'match'>,
): number => a.ended - b.ended || (a.match < b.match ? -1 : a.match > b.match ? 1 : 0);

/** A result, and what its people are rated after it; null for a bot. */
export interface Counted extends Result {
  readonly after: readonly (Rating | null)[];
}

/**
 * Counts the results of one game, which are in order.
 * @param ratings of everybody before the first one; those who are missing are newcomers. Brought up
 * to date
 */
export function counted(
  results: readonly Result[],
  scale: Scale | undefined,
  ratings: Map<string, Rating>,
): Counted[] {
  return results.map((result) => {
    const seats = result.seats.map(({ who, bot, place }) => ({
      place,
      rating: who === '' ? botRating(scale, bot) : (ratings.get(who) ?? NEWCOMER),
    }));
    const after = rated(seats).map((rating, k) => (result.seats[k].who === '' ? null : rating));
    after.forEach((rating, k) => {
      if (rating) ratings.set(result.seats[k].who, rating);
    });
    return { ...result, after };
  });
}
