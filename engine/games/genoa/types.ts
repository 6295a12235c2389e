/** Canonical actions, options and views of Genoa (rules, section 5.7.2 and appendix A). */

import type { ActionBase, ViewBase } from '../../core/contract.ts';
import type { CardId, Commodity, Kind, Tile } from './data.ts';
import type { BuildingId, SpaceId, StreetId } from './map.ts';
import type { Shown } from './offers/record.ts';

type Amounts<W extends string> = { readonly [word in W]?: number };

/** The items of one side. All parts are optional in an action; absent = nothing. */
export type Basket = {
  readonly ducats?: number;
  readonly commodities?: Amounts<Commodity>;
  readonly tiles?: Amounts<Tile>;
  /** Personal markers of the giver. */
  readonly markers?: number;
  readonly cards?: readonly NamedCard[];
  readonly any?: Wildcards;
};

export type NamedCard = {
  readonly id: CardId;
  readonly show: Shown;
};

export type Wildcards = {
  readonly commodities?: number;
  readonly tiles?: number;
  readonly cards?: Amounts<Kind>;
};

/** The player's payment to the merchant out of the negotiated action. */
export type Deferred = {
  readonly commodities?: readonly Commodity[];
  readonly tile?: Tile;
  readonly markers?: number;
  readonly cards?: number;
  readonly ducats?: number;
  readonly commit?: CardId;
};

export type Fill = {
  readonly commodities?: Amounts<Commodity>;
  readonly tiles?: Amounts<Tile>;
  readonly cards?: readonly CardId[];
};

type Terms = {
  readonly give?: Basket;
  readonly ask?: Basket;
  readonly deferred?: Deferred;
};

export type OfferAction = ActionBase &
  Terms & { readonly type: 'offer'; readonly target: SpaceId; readonly useExtra?: boolean };
export type ProposeAction = ActionBase &
  Terms & {
    readonly type: 'propose';
    readonly player: number;
    readonly target: SpaceId;
    readonly replyTo?: string;
  };
export type ReviseAction = ActionBase &
  Terms & { readonly type: 'revise'; readonly offerId: string; readonly useExtra?: boolean };
export type AcceptAction = ActionBase & {
  readonly type: 'accept';
  readonly offerId: string;
  readonly version: number;
  readonly fill?: Fill;
  readonly useExtra?: boolean;
};
export type PlayTileAction = ActionBase & {
  readonly type: 'playTile';
  readonly tile: 'commodityChoice' | 'trade11' | 'buildingAction';
  readonly commodity?: Commodity;
  readonly give?: Give;
  readonly get?: Get;
  readonly building?: BuildingId;
  readonly mode?: VillaMode;
  readonly order?: CardId;
  readonly tileChoice?: Tile;
};

export type Give = {
  readonly commodity?: Commodity;
  readonly tile?: Tile;
  readonly card?: CardId;
  readonly marker?: true;
};
export type Get = {
  readonly commodity?: Commodity;
  readonly tile?: Tile;
  readonly pile?: Kind;
  readonly marker?: true;
};
export type VillaMode = 'contract' | 'deliver';
export type OpName = 'place' | 'remove' | 'replace';

export type Action = ActionBase &
  (
    | { readonly type: 'roll' | 'stop' | 'leaveUnused' | 'pass' }
    | { readonly type: 'playExtraAction' | 'endAction' | 'declineAcquire' }
    | { readonly type: 'useStartingSpace' | 'moveFree'; readonly space: SpaceId }
    | { readonly type: 'takeAction'; readonly useExtra?: boolean }
    | OfferAction
    | ProposeAction
    | ReviseAction
    | { readonly type: 'withdraw' | 'decline'; readonly offerId: string }
    | AcceptAction
    | { readonly type: 'choose'; readonly card?: CardId; readonly tile?: Tile }
    | {
        readonly type: 'performMain';
        readonly mode?: VillaMode;
        readonly order?: CardId;
        readonly tileChoice?: Tile;
      }
    | { readonly type: 'deliverSmall'; readonly order: CardId }
    | PlayTileAction
    | {
        readonly type: 'acquire';
        readonly street: SpaceId;
        readonly ops: readonly { readonly op: OpName; readonly building: BuildingId }[];
      }
  );

/** Actions that may stay objects: no integer holds them all. */
export type OpenAction = OfferAction | ProposeAction | ReviseAction | AcceptAction | PlayTileAction;

export type Options = {
  readonly openMoney: boolean;
  /** How an offered card is shown by default. */
  readonly offerCards: Shown;
  readonly fivePlayerRounds: 6 | 7;
  readonly shortGame: boolean;
  /** Talk is part of the game; the room enforces this option. */
  readonly chat: 'free' | 'presets' | 'off';
  /** Seconds, 0 = none (section 5.7.7). */
  readonly startTimer: number;
  readonly graceTimer: number;
  readonly merchantTimer: number;
  readonly claimTimer: number;
  readonly claimMore: number;
  readonly claimCap: number;
  readonly windowTimer: number;
  readonly acquireTimer: number;
  /** Least time of the merchant for each further decision. */
  readonly merchantMore: number;
};

export type Phase = 'START' | 'CLAIM' | 'ACTION' | 'MOVE' | 'ACQUIRE' | 'OVER';

/** A card in an offer: `id` is null if the viewer may not see it. */
export type ShownCard = {
  readonly kind: Kind;
  readonly id: CardId | null;
  readonly show: Shown;
};

export type BasketView = Omit<Basket, 'cards'> & {
  readonly cards?: readonly ShownCard[];
};

/** In a view, `commit` is its kind. */
export type DeferredView = Omit<Deferred, 'commit'> & {
  readonly commit?: Kind;
};

export type OfferView = {
  readonly id: string;
  readonly version: number;
  readonly seq: number;
  readonly maker: number;
  readonly taker: number;
  readonly target: SpaceId;
  readonly give: BasketView;
  readonly ask: BasketView;
  readonly deferred: DeferredView | null;
  readonly useExtra: boolean;
  readonly replyTo: string | null;
  readonly status: 'standing';
};

export type SeatView = {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  readonly bot: boolean;
  readonly ducats: number | null;
  readonly personal: number;
  readonly general: number;
  readonly placed: number;
  readonly commodities: Amounts<Commodity>;
  readonly tiles: Amounts<Tile>;
  readonly handCount: { readonly [kind in Kind]: number };
  /** The faces known to everybody. */
  readonly hand: readonly CardId[];
  readonly taken: number;
  readonly extra: number;
};

export type ResultRow = {
  readonly seat: number;
  readonly ducats: number;
  readonly markers: number;
  readonly contracts: number;
  readonly total: number;
  readonly goods: number;
};

export type PublicView = {
  /** Only the options that differ from the defaults. */
  readonly options: Partial<Options>;
  readonly turn: number;
  readonly roundsLeft: number;
  readonly firstPlayer: number;
  readonly merchant: number;
  readonly state: Phase;
  readonly decider: readonly number[];
  readonly dice: { readonly blue: number; readonly red: number } | null;
  readonly tower: SpaceId | null;
  readonly path: readonly SpaceId[];
  readonly movesUsed: number;
  readonly discs: { readonly [space in Exclude<SpaceId, StreetId>]?: number } & {
    readonly [street: StreetId]: number;
  };
  readonly status: { readonly [building in BuildingId]?: 'open' | 'taken' | 'unused' };
  readonly window: {
    readonly actor: number;
    readonly building: BuildingId;
    readonly mainDone: boolean;
    readonly smallDone: boolean;
    readonly largeDone: boolean;
    readonly deferred: DeferredView | null;
    readonly tiled: readonly BuildingId[];
  } | null;
  readonly pending: {
    readonly seat: number;
    readonly kind: 'handOver' | 'rewardTile';
    /** How many cards there are to choose from. */
    readonly cards: number;
  } | null;
  readonly acquiring: number | null;
  readonly offers: readonly OfferView[];
  /** Offers and proposals made in this turn. */
  readonly made: number;
  readonly passed: readonly number[];
  readonly tries: readonly number[];
  readonly triesTo: readonly number[];
  readonly owners: { readonly [building in BuildingId]?: number };
  readonly supply: {
    readonly commodities: Amounts<Commodity>;
    readonly tiles: Amounts<Tile>;
  };
  readonly piles: {
    readonly [kind in Kind]: { readonly faceDown: number; readonly faceUp: readonly CardId[] };
  };
  readonly seats: readonly SeatView[];
  readonly result: {
    readonly winners: readonly number[];
    readonly table: readonly ResultRow[];
  } | null;
};

/** Knowledge of one seat alone. */
export type You = {
  readonly seat: number;
  readonly ducats: number;
  /** By kind, then id. */
  readonly hand: readonly CardId[];
  /** Faces that this seat knows in other hands, beyond the public ones. */
  readonly known: readonly { readonly seat: number; readonly cards: readonly CardId[] }[];
  /** Cards of standing offers that this seat may see. */
  readonly offers: {
    readonly [id: string]: {
      readonly give: readonly NamedCard[];
      readonly ask: readonly NamedCard[];
      readonly commit: CardId | null;
    };
  };
  /** The cards of an open decision of this seat, in the order of drawing. */
  readonly pending: readonly CardId[] | null;
  /** The committed order of this seat's window. */
  readonly commit: CardId | null;
};

export type View = ViewBase<PublicView, You> & { readonly version: 'ge-view/1' };
