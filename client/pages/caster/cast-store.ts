/**
 * State of a caster's page: the steps that the server has released so far, and the place in them.
 */

import { create } from 'zustand';
import type { CastMoment, CastState, CastStep } from '../../../server/protocol/casting.ts';

/** `refused`: the link is not valid (any more). `seated`: this browser has a hand of its own. */
export type CastLink =
  | 'connecting'
  | 'open'
  | 'lost'
  | 'refused'
  | 'seated'
  | 'unknown'
  | 'busy'
  | 'dropped'
  | 'failed';

/** A choice that is only tried. */
export interface WhatIf {
  readonly seat: number;
  /** The choice in words. */
  readonly choice: string;
}

export interface CastStore {
  readonly link: CastLink;
  readonly state: CastState | null;
  /** The match that the steps belong to. */
  readonly matchId: string;
  readonly steps: readonly CastStep[];
  /** Board and hands after each of them. */
  readonly moments: readonly CastMoment[];
  /** The shown step; -1: none yet. */
  readonly at: number;
  readonly playing: boolean;
  /** Seconds for each step. */
  readonly pace: number;
  readonly whatIf: WhatIf | null;
  set(change: Partial<Omit<CastStore, 'set'>>): void;
}

export const NO_MATCH = {
  matchId: '',
  steps: [],
  moments: [],
  at: -1,
  playing: true,
  whatIf: null,
} as const;

export const useCast = create<CastStore>()((set) => ({
  ...NO_MATCH,
  link: 'connecting',
  state: null,
  pace: 3,
  set: (change) => set(change),
}));
