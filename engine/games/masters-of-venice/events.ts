/**
 * Events of Masters of Venice, in their order inside an action. A `null` in place of a card's id
 * means that this viewer may not know it. The staging, the log of sentences and the announcements
 * of screen readers all read these.
 */

import type { Character, Location, Resource, Shop, Stock } from './data.ts';
import type { Cubes, Lots, ResultRow, Target } from './types.ts';

/** Why ducats moved between a seat and the bank (MV-803). Positive amount = to the seat. */
export type PaymentReason =
  | 'bid'
  | 'dock'
  | 'sale'
  | 'dividend'
  | 'taxCollector'
  | 'sharesBought'
  | 'sharesSold'
  | 'order'
  | 'favor'
  | 'mercatoBuy'
  | 'mercatoSell'
  | 'tax';

/** The cause of a peg's move. */
export type PegCause =
  | 'setup'
  | 'bid'
  | 'dock'
  | 'sale'
  | 'majority'
  | 'shares'
  | 'delivery'
  | 'office'
  | 'harborMaster'
  | 'mercato'
  | 'favor'
  | 'rumor'
  | 'bottoming'
  | 'split'
  | 'priceControl';

export type MvEvent =
  // rounds and bidding
  | { type: 'roundStarted'; round: number; roundKind: 'bid' | 'commerce' }
  | { type: 'charactersReturned' }
  | { type: 'committed'; seat: number; to: 'bid' | 'destination'; again: boolean }
  | { type: 'bidsRevealed'; bids: number[] }
  | { type: 'paid'; seat: number; amount: number; reason: PaymentReason }
  | { type: 'turnOrderSet'; order: number[]; tieBreaks: { seats: number[]; by: string }[] }
  | { type: 'characterTaken'; seat: number; character: Character }
  | { type: 'ordersMoved'; seat: number; shop: Shop; from: number; to: number }
  | { type: 'adjustSkipped'; seat: number }
  // pegs: one event per move; `through` is the value reached before a split or price control
  | {
      type: 'pegMoved';
      track: 'resource' | 'share' | 'orders';
      /** Resource id for `resource`, shop id else. */
      id: Resource | Shop;
      from: number;
      to: number;
      through: number;
      cause: PegCause;
    }
  | { type: 'stockSplit'; shop: Shop; reached: number; to: number; vp: number[] }
  | { type: 'priceControl'; resource: Resource; reached: number }
  | { type: 'majorityChanged'; shop: Shop; from: number | null; to: number | null }
  | { type: 'vpGained'; seat: number; vp: number; reason: 'split' | 'order' }
  // moving and turns
  | { type: 'destinationsRevealed'; moves: { seat: number; from: Location | null; to: Location }[] }
  | { type: 'placeActivated'; location: Location; by: number }
  | {
      type: 'turnStarted';
      seat: number;
      location: Location;
      kind: 'main' | 'shared';
      byMarker: boolean;
    }
  | { type: 'turnEnded'; seat: number; location: Location; passed: boolean }
  | { type: 'windowOpened'; seat: number; targets: Target[] }
  | { type: 'windowDeclined'; seat: number }
  | { type: 'interrupted'; seat: number; target: Target; location: Location }
  // only to the seat itself
  | { type: 'interruptQueued'; seat: number; target: Target | null }
  | { type: 'interruptLapsed'; seat: number; reason: 'satisfied' | 'closed' | 'round' }
  | { type: 'stanceSet'; seat: number; stance: string }
  // places
  | { type: 'pawnStepped'; seat: number; location: Location; spot: string }
  | { type: 'cubesBought'; seat: number; dock: number; cubes: Cubes; cost: number }
  | { type: 'cubeStolen'; seat: number; dock: number; resource: Resource }
  | { type: 'majorityUsed'; seat: number; shop: Shop; direction: 'lowerPrice' | 'raisePrice' }
  | { type: 'sold'; seat: number; shop: Shop; count: number; total: number }
  | { type: 'dividendPaid'; stock: Stock; perShare: number; shares: number[]; amounts: number[] }
  | { type: 'sharesBought'; seat: number; lots: Lots; cost: number }
  | { type: 'sharesSold'; seat: number; lots: Lots; proceeds: number }
  | {
      type: 'orderDrawn';
      seat: number;
      cards: (string | null)[];
      guildMaster: boolean;
      deck: number;
    }
  | {
      type: 'orderKept';
      seat: number;
      keep: string | null;
      rejected: string | null;
      returnedHeld: boolean;
      returned: string | null;
    }
  | {
      type: 'orderDelivered';
      seat: number;
      card: string;
      nth: number;
      award: number;
      vp: number;
      ducats: number;
    }
  | { type: 'favorBought'; seat: number; favor: string; cost: number }
  | { type: 'plazaRefilled'; favor: string }
  | { type: 'officeCubeTaken'; seat: number; office: Location; resource: Resource | null }
  /** One cube out of the bag. `to`: where it goes (`hand` of a seat, office, or yet to be placed). */
  | {
      type: 'cubeDrawn';
      seat: number | null;
      resource: Resource;
      to: 'hand' | 'office' | 'dock' | 'place';
      at: string | null;
    }
  | { type: 'cubesPlaced'; seat: number; placement: { [dock: string]: Resource } }
  | { type: 'mercatoBought'; seat: number; cubes: Cubes; cost: number }
  | { type: 'mercatoSold'; seat: number; cubes: Cubes; proceeds: number }
  | { type: 'mercatoSwapped'; seat: number; give: Resource; take: Resource }
  | { type: 'favorPlayed'; seat: number; favor: string; shop: Shop; amount: number }
  | {
      type: 'rumorPlayed';
      seat: number;
      rumor: string;
      peg: 'share' | 'resource' | 'orders';
      direction: 'up' | 'down';
    }
  // gondola
  | { type: 'gondolaMoved'; seat: number; from: number; to: number }
  | { type: 'rumorTaken'; seat: number; space: number; rumor: string | null }
  // end
  | { type: 'handsRevealed'; seat: number; guildOrders: string[]; rumors: string[] }
  | {
      type: 'scoringStep';
      step: 'track' | 'tax' | 'orders' | 'shares' | 'cash';
      seat: number;
      amount: number;
      vp: number;
      total: number;
    }
  | { type: 'finalScored'; table: ResultRow[]; winners: number[] };
