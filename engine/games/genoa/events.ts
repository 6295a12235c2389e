/** The events of the rules (section 13 stages them). Seats are integers, money whole ducats. */

import type { CardId, Commodity, Kind, Tile } from './data.ts';
import type { BuildingId, SpaceId } from './map.ts';
import type { Give, OfferView, OpName } from './types.ts';

type Amounts<W extends string> = { readonly [word in W]?: number };

export type GeEvent =
  | {
      readonly type: 'turnStarted';
      readonly turn: number;
      readonly merchant: number;
      readonly roundsLeft: number;
    }
  | {
      readonly type: 'diceRolled';
      readonly seat: number;
      readonly blue: number;
      readonly red: number;
    }
  | { readonly type: 'startingSpaceUsed'; readonly seat: number }
  | { readonly type: 'towerPlaced'; readonly space: SpaceId }
  /** GE-204 */
  | { readonly type: 'roundShortened'; readonly roundsLeft: number }
  | {
      readonly type: 'towerMoved';
      readonly from: SpaceId;
      readonly to: SpaceId;
      /** Discs that are left in the tower. */
      readonly discs: number;
      readonly offer: string | null;
    }
  | { readonly type: 'actionUnused'; readonly building: BuildingId }
  | { readonly type: 'actionTaken'; readonly seat: number; readonly building: BuildingId }
  | { readonly type: 'extraActionUsed'; readonly seat: number }
  | {
      readonly type: 'ownerPaid';
      readonly seat: number;
      readonly building: BuildingId;
      readonly ducats: number;
    }
  | {
      readonly type: 'yielded';
      readonly seat: number;
      readonly building: BuildingId;
      readonly commodities: readonly Commodity[];
      readonly tile: Tile | null;
      readonly markers: number;
    }
  | {
      readonly type: 'cardDrawn';
      readonly seat: number;
      readonly kind: Kind;
      /** For the drawer alone. */
      readonly card: CardId | null;
    }
  | { readonly type: 'pileShuffled'; readonly kind: Kind }
  | {
      readonly type: 'orderDelivered';
      readonly seat: number;
      readonly card: CardId;
      readonly building: BuildingId;
      readonly goods: readonly Commodity[];
      readonly ducats: number;
    }
  | { readonly type: 'rewardTaken'; readonly seat: number; readonly tile: Tile | null }
  | {
      readonly type: 'messageDelivered';
      readonly seat: number;
      readonly card: CardId;
      readonly ducats: number;
    }
  | { readonly type: 'commodityTaken'; readonly seat: number; readonly commodity: Commodity }
  | {
      readonly type: 'traded';
      readonly seat: number;
      readonly gave: Give;
      /** `cardDrawn` reports cards. */
      readonly got: {
        readonly commodity?: Commodity;
        readonly tile?: Tile;
        readonly marker?: true;
      };
    }
  | { readonly type: 'buildingActionUsed'; readonly seat: number; readonly building: BuildingId }
  | { readonly type: 'actionEnded'; readonly seat: number; readonly building: BuildingId }
  | { readonly type: 'offerMade'; readonly merchant: number; readonly offer: OfferView }
  | { readonly type: 'offerRevised'; readonly merchant: number; readonly offer: OfferView }
  | {
      readonly type: 'offerEnded';
      readonly offer: string;
      readonly because: 'withdrawn' | 'declined' | 'void' | 'closed';
    }
  | { readonly type: 'passed'; readonly seat: number }
  | { readonly type: 'dealStruck'; readonly merchant: number; readonly offer: OfferView }
  | {
      /** Goods handed over by a deal or a promise; cards by kind. */
      readonly type: 'handed';
      readonly from: number;
      readonly to: number;
      readonly ducats: number;
      readonly commodities: Amounts<Commodity>;
      readonly tiles: Amounts<Tile>;
      readonly markers: number;
      readonly cards: Amounts<Kind>;
    }
  /** For giver and receiver alone, once each. */
  | {
      readonly type: 'cardsHanded';
      readonly from: number;
      readonly to: number;
      readonly cards: readonly CardId[];
    }
  | {
      readonly type: 'choiceAsked';
      readonly seat: number;
      readonly what: 'handOver' | 'rewardTile';
    }
  | { readonly type: 'acquiringStarted' }
  | {
      readonly type: 'acquired';
      readonly seat: number;
      readonly street: SpaceId;
      readonly ops: readonly {
        readonly op: OpName;
        readonly building: BuildingId;
        /** Owner of the removed marker, null = nobody. */
        readonly was: number | null;
      }[];
    }
  | { readonly type: 'acquireDeclined'; readonly seat: number }
  | { readonly type: 'roundEnded'; readonly roundsLeft: number }
  | { readonly type: 'contractsRevealed'; readonly seat: number; readonly cards: readonly CardId[] }
  | { readonly type: 'matchEnded'; readonly winners: readonly number[] };
