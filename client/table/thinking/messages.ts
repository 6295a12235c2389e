/** Messages between a page and its thinker: the worker that searches, so that no picture waits. */

import type { JsonObject, ViewBase } from '../../../engine/core/contract.ts';
import type { Log } from '../../../engine/core/log.ts';
import type { Advice } from '../../../engine/search/advice.ts';
import type { Reviewed } from '../../../engine/search/review.ts';
import type { Stake } from '../../../engine/search/stake.ts';

/** Most choices of a hint. */
export const MOST_CHOICES = 3;

/** Advice for a seat that has to decide. */
export interface Counsel extends Advice {
  /** It is too early to show odds: those of the choices serve the comparison alone. */
  readonly open: boolean;
}

/** The possible questions with the types of their answers. */
export interface Questions {
  /** The odds of all seats by the visible part of a position; null = open. */
  readonly odds: {
    readonly given: { readonly view: ViewBase; readonly hands: readonly JsonObject[] | null };
    readonly answer: readonly number[] | null;
  };
  /** The odds at several places of a match that is over, by all hands. */
  readonly course: {
    readonly given: { readonly log: Log; readonly places: readonly number[] };
    readonly answer: readonly (readonly number[] | null)[];
  };
  /** All decisions of a seat. */
  readonly review: {
    readonly given: { readonly log: Log; readonly seat: number };
    readonly answer: readonly Reviewed[];
  };
  /** The best choices of the seat whose view this is; null if there is no choice. */
  readonly advice: {
    readonly given: { readonly view: ViewBase; readonly most: number };
    readonly answer: Counsel | null;
  };
  /** The stakes of that seat; null if there is no choice. */
  readonly stake: {
    readonly given: { readonly view: ViewBase };
    readonly answer: Stake | null;
  };
}

export type Kind = keyof Questions;

/** A question about a game of this id. */
export interface Question<K extends Kind = Kind> {
  readonly kind: K;
  readonly game: string;
  readonly given: Questions[K]['given'];
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** To the worker. */
export type Asked = (Question & { readonly id: number }) | { readonly forget: number };

/** From the worker. */
export type Told = { readonly id: number } & (
  | { readonly progress: Progress }
  | { readonly answer: unknown }
  | { readonly failed: true }
);
