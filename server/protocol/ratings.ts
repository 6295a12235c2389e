/** Ratings as pages know them. Without packages: the client uses it, too. */

/** Nobody has a rating before so many rated matches of a game. */
export const RATED_FROM = 10;

/** Where a newcomer stands, and so many points a point of the scale is shown as. */
const MIDDLE = 1000;
const STRETCH = 25;
const PART = 1_000_000;

/** The number that people read, from 1 on. @param mu in millionths of a point of the scale */
export const shownRating = (mu: number): number =>
  Math.max(1, Math.round(MIDDLE + STRETCH * (mu / PART - 25)));

/** A person's rating in one game. */
export interface MeRating {
  readonly game: string;
  /** Rated matches. */
  readonly matches: number;
  /** Null before there are enough matches. */
  readonly rating: number | null;
}

/** What a finished match does to ratings. `unproved`: a person's key was not there to prove the seat. */
export type Verdict = '' | 'counted' | 'unproved';

/** Room message `rating`, to the person of a rated match alone, after its end. */
export interface RatingMessage extends MeRating {
  readonly match: string;
  /** Since the match before; null while there is no rating, or there was none. */
  readonly change: number | null;
  /** Others are shown it. */
  readonly shown: boolean;
}
