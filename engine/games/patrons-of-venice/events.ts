/**
 * The events, in their order. All are public (section 7) except the card that the set-up deals to
 * each hand.
 */

import type { BusinessId, Good, LeadAction, RawGood, Ship } from './data.ts';
import type { CampoId, SiteId } from './map.ts';
import type { Goods, Phase, Stall } from './types.ts';

type Card = RawGood | 'pirates';

/** A card that Pirates! took, or did not get. */
export interface Exposed {
  readonly board: number;
  readonly good: RawGood;
}

export type PvEvent =
  // -- set-up
  | {
      readonly type: 'handDealt';
      readonly seat: number;
      /** Null for everybody else. */
      readonly good: Good | null;
    }
  | { readonly type: 'cardPutAside'; readonly card: Card; readonly from: 'market' | 'ship' }
  | { readonly type: 'marketDealt'; readonly good: RawGood }
  | {
      readonly type: 'shipDealt';
      readonly seat: number;
      readonly ship: Ship;
      readonly good: RawGood;
    }
  // -- flow
  | { readonly type: 'turnStarted'; readonly turn: number; readonly lead: number }
  | { readonly type: 'actionChosen'; readonly seat: number; readonly action: LeadAction }
  | { readonly type: 'buyingStarted' }
  | {
      readonly type: 'passed';
      readonly seat: number;
      readonly phase: Phase;
    }
  | {
      readonly type: 'matchEnded';
      readonly winners: readonly number[];
      readonly because: 'target' | 'maxTurns';
    }
  // -- the sea
  | {
      readonly type: 'reserved';
      readonly seat: number;
      readonly boardOwner: number;
      readonly ship: Ship;
      readonly good: RawGood;
      readonly price: number;
    }
  | {
      readonly type: 'reshuffled';
      readonly because: 'shortDeck' | 'fourPirates' | 'shortGoods';
      /** Cards that came into the deck, by origin. */
      readonly discard: number;
      readonly wharf: number;
      readonly market: number;
      /** Cards in the deck afterwards. */
      readonly deck: number;
    }
  | {
      readonly type: 'shipmentsDrawn';
      readonly cards: readonly Card[];
      /** In place of Pirates! that were discarded. */
      readonly instead: boolean;
      readonly deck: number;
    }
  | {
      readonly type: 'piratesCame';
      readonly stolen: readonly Exposed[];
      readonly spared: readonly (Exposed & { readonly reservedBy: number })[];
    }
  | { readonly type: 'piratesDiscarded'; readonly count: number; readonly discarded: number }
  | {
      readonly type: 'unloaded';
      readonly seat: number;
      readonly board: number;
      readonly good: RawGood;
      readonly reserved: boolean;
      readonly to: 'hand' | 'market' | 'discard';
      readonly ducats: number;
    }
  | { readonly type: 'shipsSailed' }
  | {
      readonly type: 'shipmentPlaced';
      readonly seat: number;
      readonly good: RawGood;
      /** The last shipment: it is placed without a question. */
      readonly unasked: boolean;
    }
  // -- trade
  | {
      readonly type: 'sold';
      readonly seat: number;
      readonly goods: Goods;
      readonly ducats: number;
    }
  | {
      readonly type: 'bought';
      readonly seat: number;
      readonly from: Stall;
      readonly good: Good;
      readonly price: number;
    }
  // -- the city
  | {
      readonly type: 'businessSponsored';
      readonly seat: number;
      readonly business: BusinessId;
      readonly site: SiteId;
      /** Shown goods; none if the type was owned. */
      readonly shown: readonly Good[];
      readonly price: number;
    }
  | {
      readonly type: 'statueRaised';
      readonly seat: number;
      readonly campo: CampoId;
      readonly price: number;
    }
  | {
      readonly type: 'produced';
      readonly seat: number;
      readonly site: SiteId;
      readonly owner: number;
      readonly business: BusinessId;
      readonly consumed: readonly Good[];
      readonly output: string;
      /** Whether the Favour pile had one for it. */
      readonly favour: boolean;
      /** The bank's payment to the owner: base, statue and quarter. */
      readonly income: number;
      readonly base: number;
      readonly statue: number;
      readonly quarter: number;
    }
  | { readonly type: 'productionEnded'; readonly seat: number };
