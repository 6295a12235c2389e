/** Set-up (rules, section 3). */

import type { Chance } from '../../core/chance.ts';
import type { EventSink } from '../../core/events.ts';
import {
  BUSINESS,
  CANVAS,
  CARDS,
  CLOTH,
  COUNT_OF,
  CUBES,
  FAVOURS,
  GOODS,
  isTradeOnly,
  MARKET_CARDS,
  PIRATES,
  RAW_GOODS,
  SHIPS,
  START_DUCATS,
  STATUES,
} from './data.ts';
import { addToDeck, drawSeat, shuffleDeck, takeTop } from './effects/deck.ts';
import { tell, tellWithSecret } from './effects/emit.ts';
import { startTurn } from './flow.ts';
import { writeOptions } from './options.ts';
import * as S from './state.ts';
import type { Options } from './types.ts';

/** A table before a raw card is shuffled (PV-005): nobody is asked, the deck is empty. */
export function blank(seats: number, options: Options): S.State {
  const s: S.State = new Int32Array(S.STATE_LENGTH);
  s[S.SEATS] = seats;
  writeOptions(s, options);
  for (const field of [S.DECIDER, S.ACTION, S.BOARD]) s[field] = -1;
  s.fill(-1, S.NEW, S.DECK_SIZE);
  s.fill(-1, S.DECK, S.DISCARD);
  s[S.PILE] = COUNT_OF[CLOTH];
  s[S.PILE + 1] = COUNT_OF[CANVAS];
  s[S.FAVOUR_PILE] = FAVOURS;
  BUSINESS.forEach(({ tiles }, business) => {
    s[S.TILES + business] = tiles;
  });
  s[S.STATUES_LEFT] = STATUES;
  s.fill(-1, S.SITE_BUSINESS, S.at(0) + S.DUCATS);
  for (let p = 0; p < seats; p++) {
    s[S.DUCATS + S.at(p)] = START_DUCATS; // PV-006
    s[S.CUBES + S.at(p)] = CUBES; // PV-004
    s.fill(-1, S.SHIP + S.at(p), S.CUBE_ON + S.at(p) + SHIPS.length);
  }
  return s;
}

/** Chance in this order: start player, the raw cards, the deck with the cards set aside. */
export function setup(
  seats: number,
  options: Options,
  chance: Chance,
  sink: EventSink | null,
): S.State {
  const s = blank(seats, options);
  const first = s[S.OPT_START] >= 0 ? s[S.OPT_START] : drawSeat(s, chance); // PV-014
  RAW_GOODS.forEach((_, good) => {
    for (let i = 0; i < COUNT_OF[good]; i++) addToDeck(s, good);
  });
  for (let i = 0; i < COUNT_OF[PIRATES]; i++) addToDeck(s, PIRATES);
  shuffleDeck(s, chance);
  new Dealer(s, first, sink).deal();
  shuffleDeck(s, chance); // PV-012, PV-013
  startTurn(s, first, sink);
  return s;
}

class Dealer {
  private readonly s: S.State;
  private readonly sink: EventSink | null;
  /** In turn order. */
  private readonly seats: readonly number[];
  private readonly aside: number[] = [];

  constructor(s: S.State, first: number, sink: EventSink | null) {
    this.s = s;
    this.sink = sink;
    this.seats = Array.from({ length: s[S.SEATS] }, (_, i) => (first + i) % s[S.SEATS]);
  }

  deal(): void {
    for (const seat of this.seats) this.dealHand(seat);
    for (let i = 0; i < MARKET_CARDS; i++) this.dealMarket();
    for (const seat of this.seats) {
      for (let ship = 0; ship < SHIPS.length; ship++) this.dealShip(seat, ship);
    }
    for (const card of this.aside) addToDeck(this.s, card);
  }

  /** PV-007: face down; nobody sees the cards set aside for it. */
  private dealHand(seat: number): void {
    const card = this.next(isTradeOnly, null);
    this.s[S.HAND + S.at(seat) + card]++;
    if (!this.sink) return;
    const event = { type: 'handDealt', seat, good: null } as const;
    tellWithSecret(this.sink, event, seat, { good: GOODS[card] });
  }

  /** PV-008 */
  private dealMarket(): void {
    const card = this.next(isTradeOnly, 'market');
    this.s[S.MARKET + card]++;
    if (this.sink) tell(this.sink, { type: 'marketDealt', good: RAW_GOODS[card] });
  }

  /** PV-009 */
  private dealShip(seat: number, ship: number): void {
    const card = this.next(() => false, 'ship');
    this.s[S.SHIP + S.at(seat) + ship] = card;
    if (!this.sink) return;
    tell(this.sink, { type: 'shipDealt', seat, ship: SHIPS[ship], good: RAW_GOODS[card] });
  }

  /** PV-010, PV-011: the next suitable card. */
  private next(isUnfit: (card: number) => boolean, from: 'market' | 'ship' | null): number {
    for (;;) {
      const card = takeTop(this.s);
      if (card !== PIRATES && !isUnfit(card)) return card;
      this.aside.push(card);
      if (this.sink && from) {
        const id = CARDS[card];
        tell(this.sink, { type: 'cardPutAside', card: id as 'pirates', from });
      }
    }
  }
}
