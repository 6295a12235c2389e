/** Events as sentences: for the log, the announcements and "What just happened?". */

import type { GameEvent, ViewBase } from '../../../../engine/core/contract.ts';
import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { listed, series } from '../../../i18n/index.ts';
import { rumorShop } from '../facts.ts';
import { type By, tellPlace } from './events-places.ts';
import {
  characterName,
  orderPhrase,
  placeName,
  resourceName,
  seatName,
  seatNames,
  stockName,
} from './names.ts';
import { has, t, term } from './told.ts';

/** One event in words; null if another sentence tells it already. */
export function sentence(event: GameEvent, base: ViewBase, you: number | null): string | null {
  return tell(event as unknown as MvEvent, base as View, you);
}

function tell(event: MvEvent, view: View, you: number | null): string | null {
  const name = (seat: number): string => seatName(view, seat, you);
  const by: By = (seat) => ({
    name: name(seat),
    you: seat === you ? 'yes' : 'other',
    whose: seat === you ? t('seat.Your') : t('seat.whose', { name: name(seat) }),
  });
  switch (event.type) {
    case 'roundStarted':
      if (event.roundKind === 'bid') return t('event.roundStartedBid', { round: event.round });
      return t(event.round === 16 ? 'event.roundFinal' : 'event.roundStarted', {
        round: event.round,
      });
    case 'charactersReturned':
      return t('event.charactersReturned');
    case 'committed': {
      const bid = event.to === 'bid';
      if (event.again)
        return t(bid ? 'event.changedBid' : 'event.changedDestination', by(event.seat));
      return t(bid ? 'event.committedBid' : 'event.committedDestination', by(event.seat));
    }
    case 'bidsRevealed':
      return t('event.bidsRevealed', {
        bids: listed(
          event.bids.map((amount, seat) => t('event.bid', { name: name(seat), amount })),
        ),
      });
    case 'paid': {
      // Every other payment is told by the event that it belongs to.
      if (event.reason !== 'taxCollector') return null;
      const reason = term('reason', event.reason);
      return t('event.paidTo', { ...by(event.seat), amount: event.amount, reason });
    }
    case 'turnOrderSet': {
      const order = t('event.turnOrderSet', { order: series(event.order.map(name)) });
      const ties = event.tieBreaks.map((tie) =>
        t('event.tieBreak', { seats: seatNames(view, tie.seats, you), by: tieWord(tie.by) }),
      );
      return [order, ...ties].join(' ');
    }
    case 'characterTaken':
      return t('event.characterTaken', {
        ...by(event.seat),
        character: characterName(event.character),
      });
    case 'ordersMoved':
      return t(event.to > event.from ? 'event.ordersUp' : 'event.ordersDown', {
        ...by(event.seat),
        shop: stockName(event.shop),
        from: event.from,
        to: event.to,
      });
    case 'adjustSkipped':
      return t('event.adjustSkipped', by(event.seat));
    case 'pegMoved':
      // A bid's orders are told with the person who moved them.
      if (event.cause === 'bid' || event.cause === 'setup' || event.from === event.to) return null;
      return pegLine(event);
    case 'stockSplit': {
      const vp = event.vp
        .map((points, seat) => (points > 0 ? t('event.splitVp', { ...by(seat), vp: points }) : ''))
        .filter(Boolean);
      return t('event.stockSplit', {
        shop: stockName(event.shop),
        reached: event.reached,
        to: event.to,
        vp: vp.length > 0 ? `${listed(vp)}.` : '',
      }).trim();
    }
    case 'priceControl':
      return t('event.priceControl', {
        resource: resourceName(event.resource),
        reached: event.reached,
      });
    case 'majorityChanged':
      if (event.to === null) return t('event.majorityNone', { shop: stockName(event.shop) });
      return t('event.majorityTo', { ...by(event.to), shop: stockName(event.shop) });
    case 'vpGained':
      return null;
    case 'destinationsRevealed':
      return t('event.destinationsRevealed', {
        moves: listed(
          event.moves.map((move) =>
            t('event.move', { name: name(move.seat), place: placeName(move.to) }),
          ),
        ),
      });
    case 'placeActivated':
      return t('event.placeActivated', { place: placeName(event.location), name: name(event.by) });
    case 'turnStarted': {
      const key = event.byMarker
        ? 'event.turnStartedMarker'
        : event.kind === 'shared'
          ? 'event.turnStartedShared'
          : 'event.turnStarted';
      return t(key, { ...by(event.seat), place: placeName(event.location) });
    }
    case 'turnEnded':
      return t(event.passed ? 'event.turnPassed' : 'event.turnEnded', by(event.seat));
    case 'windowOpened':
      return t('event.windowOpened', by(event.seat));
    case 'windowDeclined':
      return t('event.windowDeclined', by(event.seat));
    case 'interrupted':
      return t('event.interrupted', { ...by(event.seat), place: placeName(event.location) });
    case 'interruptQueued':
      if (!event.target) return t('event.interruptUnqueued');
      return t('event.interruptQueued', { target: term('target', event.target) });
    case 'interruptLapsed': {
      const key = { satisfied: 'lapsedSatisfied', closed: 'lapsedClosed', round: 'lapsedRound' };
      return t(`event.${key[event.reason]}` as 'event.lapsedRound');
    }
    case 'stanceSet':
      return t('event.stanceSet', { stance: term('stance', event.stance) });
    case 'pawnStepped':
      return null;
    case 'finalScored': {
      const names = seatNames(view, event.winners, you);
      return t(event.winners.length > 1 ? 'event.finalShared' : 'event.finalScored', { names });
    }
    case 'gondolaMoved':
      return t('event.gondolaMoved', { to: event.to });
    case 'rumorTaken':
      if (event.rumor) {
        return t('event.rumorTakenOwn', { shop: stockName(rumorShop(event.rumor)) });
      }
      return t('event.rumorTaken', { ...by(event.seat), space: event.space });
    case 'handsRevealed': {
      if (event.guildOrders.length === 0) return t('event.handsNone', by(event.seat));
      const orders = listed(event.guildOrders.map(orderPhrase));
      return t('event.handsRevealed', { ...by(event.seat), orders });
    }
    case 'scoringStep': {
      const key = `event.scoring${capital(event.step)}` as 'event.scoringTax';
      return t(key, { ...by(event.seat), amount: Math.abs(event.amount), vp: event.vp });
    }
    default:
      return tellPlace(event, by, view, you);
  }
}

const PEG_KEYS = {
  resource: ['event.resourceUp', 'event.resourceDown'],
  share: ['event.shareUp', 'event.shareDown'],
  orders: ['event.pegOrdersUp', 'event.pegOrdersDown'],
} as const;

function pegLine(event: Extract<MvEvent, { type: 'pegMoved' }>): string {
  const { track, id, from, to } = event;
  const name = term(track === 'resource' ? 'resource' : 'stock', id);
  return t(PEG_KEYS[track][to > from ? 0 : 1], { name, from, to });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What broke a tie of bids: `offices`, a shop, or `youth`. */
function tieWord(by: string): string {
  const key = `tie.${by}`;
  return has(key) ? t(key) : t('tie.shares', { stock: term('stock', by) });
}
