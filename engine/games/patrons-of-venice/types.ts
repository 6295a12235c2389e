/** Canonical actions, options, events and views of The Patrons of Venice (rules, appendix A). */

import type { ActionBase, ViewBase } from '../../core/contract.ts';
import type { BusinessId, Card, Good, LeadAction, RawGood, Ship } from './data.ts';
import type { CampoId, SiteId } from './map.ts';

/** Counts of cards by good; absent = 0. */
export type Goods = { readonly [good in Good]?: number };

export type Action = ActionBase &
  (
    | { readonly type: 'chooseAction'; readonly action: LeadAction }
    | { readonly type: 'reserve'; readonly boardOwner: number; readonly ship: Ship }
    | { readonly type: 'pass' }
    | { readonly type: 'unload'; readonly choice: 'keep' | 'sell' }
    | { readonly type: 'placeShipment'; readonly good: RawGood }
    | SellAction
    | { readonly type: 'buy'; readonly from: Stall; readonly good: Good }
    | SponsorBusinessAction
    | { readonly type: 'sponsorStatue'; readonly campo: CampoId }
    | { readonly type: 'produce'; readonly site: SiteId }
    | { readonly type: 'endProduce' }
  );

export type Stall = 'market' | 'wharf';

export type SellAction = ActionBase & {
  readonly type: 'sell';
  readonly goods: Goods;
};

export type SponsorBusinessAction = ActionBase & {
  readonly type: 'sponsorBusiness';
  readonly business: BusinessId;
  readonly site: SiteId;
  /** Shown goods, in the order of the recipe; none if the type is owned. */
  readonly proof?: readonly Good[];
};

/** Actions that may stay objects: no integer holds them all. */
export type OpenAction = SellAction | SponsorBusinessAction;

export type Options = {
  readonly guestProduction: boolean;
  readonly chainProduction: boolean;
  readonly openHands: boolean;
  readonly openMoney: boolean;
  readonly startPlayer: 'random' | number;
  /** Turns after which the match is scored as at its end; null = none. */
  readonly maxTurns: number | null;
  /** Seconds for the lead's choice and for selling, sponsoring and producing, 0 = none. */
  readonly actionTimer: number;
  /** Seconds for reserving, unloading, taking a shipment and buying one card, 0 = none. */
  readonly answerTimer: number;
};

export type Phase =
  | 'chooseAction'
  | 'reserve'
  | 'sailUnload'
  | 'sailPlace'
  | 'tradeSell'
  | 'tradeBuy'
  | 'sponsor'
  | 'produce'
  | 'gameOver';

export type Shipment = {
  readonly good: RawGood;
  readonly reservedBy: number | null;
};

export type SeatView = {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  readonly bot: boolean;
  readonly ducats: number | null;
  readonly handCount: number;
  readonly hand: Goods | null;
  readonly cubesLeft: number;
  readonly favours: number;
  readonly points: number;
  readonly ships: { readonly [ship in Ship]: Shipment | null };
};

export type ResultRow = {
  readonly seat: number;
  readonly businesses: number;
  /** How many of them count 2. */
  readonly besideStatue: number;
  readonly favours: number;
  readonly points: number;
  readonly ducats: number;
};

export type PublicView = {
  /** Only the options that differ from the defaults. */
  readonly options: Partial<Options>;
  readonly turn: number;
  readonly lead: number;
  readonly phase: Phase;
  readonly action: LeadAction | null;
  readonly decider: readonly number[];
  readonly seats: readonly SeatView[];
  readonly market: Goods;
  readonly wharf: Goods;
  readonly drawDeck: number;
  readonly discard: { readonly [card in Card]?: number };
  readonly clothPile: number;
  readonly canvasPile: number;
  readonly favourPile: number;
  readonly tilesLeft: { readonly [business in BusinessId]: number };
  readonly statuesLeft: number;
  readonly sites: {
    readonly [site in SiteId]?: { readonly business: BusinessId; readonly owner: number };
  };
  /** In the order of building. */
  readonly statues: readonly CampoId[];
  readonly sail: {
    readonly newShipments: readonly RawGood[];
    readonly board: number | null;
  } | null;
  readonly buy: { readonly passes: number } | null;
  readonly production: { readonly used: readonly SiteId[]; readonly made: Goods } | null;
  readonly result: {
    readonly winners: readonly number[];
    readonly table: readonly ResultRow[];
  } | null;
};

/** What a seat alone knows. */
export type You = { readonly seat: number; readonly ducats: number; readonly hand: Goods };

export type View = ViewBase<PublicView, You> & { readonly version: 'pv-view/1' };
