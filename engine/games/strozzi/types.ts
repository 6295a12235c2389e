/** Canonical actions, options, events and views of Strozzi (rules, appendix A). */

import type { ActionBase, ViewBase } from '../../core/contract.ts';
import type { Category, City, Flag, Port, Ware } from './data.ts';

export type Action = ActionBase &
  (
    | { readonly type: 'claim'; readonly flag: Flag }
    | { readonly type: 'pass' }
    | { readonly type: 'place'; readonly port: Port }
    | { readonly type: 'takeTile'; readonly tile: string }
  );

export type Options = {
  readonly unclaimed: 'sameDrawer' | 'passLeft';
  /** Ducats on the last three spaces of each track, the lowest first; null = none. */
  readonly topBonus: readonly [number, number, number] | null;
  readonly trackTop: number;
  readonly openMoney: boolean;
  readonly startPlayer: 'random' | number;
  /** Seconds for an answer in the poll, 0 = none. */
  readonly pollTimer: number;
  /** Seconds for a port and for a tile, 0 = none. */
  readonly choiceTimer: number;
};

export type Phase = 'claim' | 'place' | 'promo' | 'gameOver';

export type ShipInPort = {
  readonly card: string;
  readonly effectiveValue: number;
  readonly owner: number;
  readonly flag: Flag;
};

export type SeatView = {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  readonly bot: boolean;
  readonly money: number | null;
  readonly flagsUnused: readonly Flag[];
  readonly tiles: readonly string[];
};

export type ResultRow = {
  readonly seat: number;
  /** Ducats after the scoring of the last round. */
  readonly money: number;
  readonly art: number;
  readonly science: number;
  readonly architecture: number;
  readonly total: number;
};

export type PublicView = {
  /** Only the options that differ from the defaults. */
  readonly options: Partial<Options>;
  readonly round: number;
  readonly phase: Phase;
  readonly decider: readonly number[];
  readonly startPlayer: number;
  readonly drawer: number;
  readonly seats: readonly SeatView[];
  /** Per city and space the seats there, from left to right. */
  readonly tracks: { readonly [city in City]: readonly (readonly number[])[] };
  readonly ports: { readonly [port in Port]: readonly ShipInPort[] };
  readonly shipDeck: number;
  readonly removedCards: number;
  readonly unclaimedCards: readonly string[];
  readonly promoStack: number;
  readonly promoDisplay: readonly string[];
  readonly current: {
    readonly card: string;
    readonly claim: { readonly seat: number; readonly flag: Flag } | null;
  } | null;
  readonly result: {
    readonly winners: readonly number[];
    readonly table: readonly ResultRow[];
  } | null;
};

/** What a seat alone knows. */
export type You = { readonly seat: number; readonly money: number };

export type View = ViewBase<PublicView, You> & { readonly version: 'st-view/1' };

/** Ducats that a seat received. */
export type Payment = {
  readonly seat: number;
  readonly amount: number;
};

/** The events, in their order. All of them are public (section 7). */
export type StEvent =
  | { readonly type: 'roundStarted'; readonly round: number; readonly drawer: number }
  | {
      readonly type: 'shipDrawn';
      readonly drawer: number;
      readonly ship: string;
      readonly left: number;
    }
  | { readonly type: 'passed'; readonly seat: number }
  | { readonly type: 'claimed'; readonly seat: number; readonly flag: Flag }
  | {
      readonly type: 'flagReturned';
      readonly seat: number;
      readonly flag: Flag;
      readonly by: number;
    }
  | { readonly type: 'shipUnclaimed'; readonly ship: string }
  | { readonly type: 'shipWon'; readonly seat: number; readonly ship: string; readonly flag: Flag }
  | {
      readonly type: 'shipPlaced';
      readonly seat: number;
      readonly ship: string;
      readonly port: Port;
      readonly flag: Flag;
      readonly effectiveValue: number;
      /** Place in the queue, 0 = fastest. */
      readonly place: number;
      /** Wares that have no use in this port. */
      readonly lost: { readonly [ware in Ware]?: number };
    }
  | {
      readonly type: 'advanced';
      readonly seat: number;
      readonly city: City;
      readonly from: number;
      readonly to: number;
      /** Place in the city afterwards, 0 = leader. */
      readonly rank: number;
      readonly because: 'cargo' | 'scrolls' | 'tile';
    }
  | { readonly type: 'tileTaken'; readonly seat: number; readonly tile: string }
  | { readonly type: 'tileRevealed'; readonly tile: string }
  | {
      readonly type: 'cityScored';
      readonly round: number;
      readonly city: City;
      /** For the fastest ships; empty in Florence. */
      readonly ships: readonly Payment[];
      readonly track: readonly Payment[];
      readonly bonus: readonly Payment[];
    }
  | {
      readonly type: 'promotionScored';
      readonly category: Category;
      readonly prizes: readonly (Payment & { readonly tiles: number })[];
    }
  | { readonly type: 'matchEnded'; readonly winner: number };
