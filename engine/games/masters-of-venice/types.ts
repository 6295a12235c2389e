/** Canonical actions (appendix A.1) and the view (appendix A.2) as types. */

import type { ViewBase } from '../../core/contract.ts';
import type { Character, Location, Resource, Shop, Stock } from './data.ts';

export type Cubes = { readonly [r in Resource]?: number };
export type Lots = { readonly [s in Stock]?: number };
export type Target = 'own' | 'shared';
export type Stance = 'always' | 'placeStart' | 'wait';
export type DockNumber = 1 | 2 | 3 | 4;

export type Action =
  | { readonly type: 'submitBid'; readonly amount: number }
  | { readonly type: 'chooseCharacter'; readonly character: Exclude<Character, 'gondolieri'> }
  | { readonly type: 'adjustOrders'; readonly shop: Shop; readonly direction: 'up' | 'down' }
  | { readonly type: 'submitDestination'; readonly location: Location }
  | { readonly type: 'queueInterrupt'; readonly target: Target | null }
  | { readonly type: 'setStance'; readonly stance: Stance }
  | { readonly type: 'useInterrupt'; readonly target: Target }
  | { readonly type: 'declineInterrupt' }
  | {
      readonly type: 'useDock';
      readonly dock: DockNumber;
      readonly buy: Cubes;
      readonly steal: Resource | null;
    }
  | {
      readonly type: 'useMajority';
      readonly shop: Shop;
      readonly direction: 'lowerPrice' | 'raisePrice';
    }
  | { readonly type: 'sellAtShop'; readonly shop: Shop; readonly count: number }
  | { readonly type: 'buyShares'; readonly lots: Lots }
  | { readonly type: 'sellShares'; readonly lots: Lots }
  | { readonly type: 'drawOrder'; readonly useGuildMaster: boolean }
  | { readonly type: 'guildKeep'; readonly keep: string; readonly returnHeld: string | null }
  | { readonly type: 'deliverOrder'; readonly card: string; readonly takeVp: number }
  | { readonly type: 'buyFavor'; readonly favor: string }
  | { readonly type: 'useOffice'; readonly declineFree?: true }
  | { readonly type: 'placeCubes'; readonly placement: { readonly [dock: string]: Resource } }
  | { readonly type: 'mercatoBuy'; readonly cubes: Cubes }
  | { readonly type: 'mercatoSell'; readonly cubes: Cubes }
  | { readonly type: 'mercatoSwap'; readonly give: Resource; readonly take: Resource }
  | {
      readonly type: 'playFavor';
      readonly favor: string;
      readonly shop: Shop;
      readonly amount: number;
    }
  | {
      readonly type: 'playRumor';
      readonly rumor: string;
      readonly peg: 'share' | 'resource' | 'orders';
      readonly direction: 'up' | 'down';
    }
  | { readonly type: 'endTurn' };
export type ActionType = Action['type'];

export type Phase = 'bid' | 'draft' | 'destination' | 'window' | 'turn' | 'finished';

export type SeatView = {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  readonly bot: boolean;
  readonly youthRank: number;
  readonly vp: number;
  /** null = hidden from this viewer. */
  readonly cash: number | null;
  readonly shares: Lots;
  readonly cubes: Cubes;
  readonly characters: readonly Character[];
  readonly guildHeld: number;
  readonly delivered: readonly string[];
  readonly rumorsHeld: number;
  readonly favors: readonly string[];
  readonly pawn: { readonly location: Location; readonly spot: string | null } | null;
  readonly committed: boolean;
  /** Revealed bid of the current term. */
  readonly bid: number | null;
};

export type ShopView = {
  readonly resourcePrice: number;
  readonly sharePrice: number;
  readonly orders: number;
  readonly majority: number | null;
};

export type TurnView = {
  readonly seat: number;
  readonly location: Location;
  readonly kind: 'main' | 'shared';
  readonly byMarker: boolean;
  readonly used: readonly string[];
  readonly bought: readonly string[];
  readonly sold: readonly string[];
};

export type ActivationView = {
  readonly location: Location;
  readonly activatedBefore: readonly Location[];
  readonly sharedDone: readonly number[];
  readonly lastPawn: number | null;
  readonly isFresh: boolean;
};

export type PendingView = {
  readonly kind: 'guildKeep' | 'placeCubes';
  readonly seat: number;
  /** Open to all for `placeCubes`; absent for `guildKeep` (see `you.guildDrawn`). */
  readonly drawn?: readonly Resource[];
};

export type ResultRow = {
  readonly seat: number;
  readonly track: number;
  readonly cubeValue: number;
  readonly tax: number;
  readonly owed: number;
  readonly vpTax: number;
  readonly guildOrders: readonly string[];
  readonly rumors: readonly string[];
  readonly vpOrders: number;
  readonly shareValue: number;
  readonly vpShares: number;
  readonly cash: number;
  readonly vpCash: number;
  readonly total: number;
};

export type PublicView = {
  readonly options: { readonly [name: string]: string | number };
  readonly round: number;
  readonly roundKind: 'bid' | 'commerce';
  readonly phase: Phase;
  readonly gondolaSpace: number;
  readonly canalRumors: readonly number[];
  readonly seats: readonly SeatView[];
  readonly turnOrder: readonly number[];
  readonly shops: { readonly [s in Shop]: ShopView };
  readonly lumberPrice: number;
  readonly supply: Lots;
  readonly docks: readonly Cubes[];
  readonly offices: {
    readonly officeNorth: Resource | null;
    readonly officeSouth: Resource | null;
  };
  readonly bag: Cubes;
  readonly guildDeck: number;
  readonly church: { readonly plaza: readonly string[]; readonly stack: number };
  readonly characterRow: readonly Character[];
  readonly marker: { readonly holder: number; readonly used: boolean } | null;
  readonly draft: { readonly seat: number; readonly step: 'pick' | 'adjust' } | null;
  readonly mainDone: readonly number[];
  readonly activation: ActivationView | null;
  readonly queue: readonly { readonly seat: number; readonly kind: 'main' | 'shared' }[];
  readonly turn: TurnView | null;
  readonly pending: PendingView | null;
  readonly decider: readonly number[];
  readonly discardedRumors: readonly string[];
  readonly result: {
    readonly winners: readonly number[];
    readonly table: readonly ResultRow[];
  } | null;
};

export type YouView = {
  readonly seat: number;
  readonly cash: number;
  readonly guildOrders: readonly string[];
  readonly rumors: readonly string[];
  readonly bid: number | null;
  readonly destination: Location | null;
  readonly guildDrawn: readonly string[];
  readonly stance: Stance;
  readonly queuedInterrupt: Target | null;
};

export type View = ViewBase<PublicView, YouView> & { readonly version: 'mv-view/1' };

/** Table options (section 11). Timers are whole seconds, 0 = off; the rules ignore them. */
export type Options = {
  readonly money: 'hidden' | 'open';
  readonly youth: 'random' | 'entered';
  /** With `youth: 'entered'`: a permutation of 1 … n, one per seat. */
  readonly youthRanks?: readonly number[];
  readonly interruptTimer: number;
  readonly turnTimer: number;
  readonly bidTimer: number;
  readonly chat: 'off' | 'presets' | 'free';
  readonly scorePreview: 'on' | 'off';
  readonly guildList: 'standard';
  readonly ordersMax: number;
};
