/** Events as sentences: for the log, the announcements and "What just happened?". */

import type { GameEvent, ViewBase } from '../../../../engine/core/contract.ts';
import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import {
  aBusiness,
  campoFullName,
  cardsName,
  goodName,
  goodsName,
  outputName,
  seatName,
  seatNames,
  siteName,
  stallName,
} from './names.ts';
import { t } from './told.ts';

/** One event in words; null if another sentence tells it already. */
export function sentence(event: GameEvent, base: ViewBase, you: number | null): string | null {
  return tell(event as unknown as PvEvent, base as View, you);
}

type Of<T extends PvEvent['type']> = Extract<PvEvent, { type: T }>;
interface By {
  readonly name: string;
  readonly you: string;
}

function tell(event: PvEvent, view: View, you: number | null): string | null {
  const name = (seat: number): string => seatName(view, seat, you);
  const by = (seat: number): By => ({ name: name(seat), you: seat === you ? 'yes' : 'no' });
  switch (event.type) {
    case 'handDealt':
      if (event.good === null || event.seat !== you) return null;
      return t('event.handDealt', { good: goodName(event.good) });
    case 'turnStarted':
      return t('event.turnStarted', { ...by(event.lead), turn: event.turn });
    case 'actionChosen':
      return t(`event.actionChosen.${event.action}`, by(event.seat));
    case 'buyingStarted':
      return t('event.buyingStarted');
    case 'passed':
      if (event.phase !== 'reserve' && event.phase !== 'sponsor' && event.phase !== 'tradeBuy') {
        return null;
      }
      return t(`event.passed.${event.phase}`, by(event.seat));
    case 'matchEnded': {
      const { winners } = event;
      const names = seatNames(view, winners, you);
      const alone = winners.length === 1 && winners[0] === you;
      return t('event.matchEnded', { names, n: winners.length, you: alone ? 'yes' : 'no' });
    }
    case 'reserved':
      return t('event.reserved', {
        ...by(event.seat),
        good: goodName(event.good),
        own: event.boardOwner === event.seat ? 'yes' : event.boardOwner === you ? 'you' : 'no',
        owner: name(event.boardOwner),
        price: event.price,
      });
    case 'reshuffled': {
      const { because, discard, wharf, market, deck } = event;
      return t(`event.reshuffled.${because}`, { n: discard + wharf + market, deck });
    }
    case 'shipmentsDrawn': {
      const cards = cardsName(event.cards);
      if (!cards) return t('event.shipmentsNone');
      return t(event.instead ? 'event.shipmentsInstead' : 'event.shipmentsDrawn', { cards });
    }
    case 'piratesCame':
      return piratesLine(event);
    case 'unloaded': {
      const told = { ...by(event.seat), good: goodName(event.good), ducats: event.ducats };
      return t(event.to === 'hand' ? 'event.unloadedKept' : 'event.unloadedSold', told);
    }
    case 'shipsSailed':
      return t('event.shipsSailed');
    case 'shipmentPlaced':
      return t('event.shipmentPlaced', { ...by(event.seat), good: goodName(event.good) });
    case 'sold': {
      const goods = goodsName(event.goods);
      if (!goods) return t('event.soldNothing', by(event.seat));
      return t('event.sold', { ...by(event.seat), goods, ducats: event.ducats });
    }
    case 'bought':
      return t('event.bought', {
        ...by(event.seat),
        good: goodName(event.good),
        stall: stallName(event.from),
        price: event.price,
      });
    case 'businessSponsored': {
      const { business, site, shown, price } = event;
      const told = { business: aBusiness(business), site: siteName(site), price };
      if (shown.length === 0) return t('event.businessSponsored', { ...by(event.seat), ...told });
      return t('event.businessShown', { ...by(event.seat), ...told, goods: cardsName(shown) });
    }
    case 'statueRaised':
      return t('event.statueRaised', {
        ...by(event.seat),
        campo: campoFullName(event.campo),
        price: event.price,
      });
    case 'produced':
      return producedLine(event, by(event.seat), name);
    case 'productionEnded':
      return t('event.productionEnded', by(event.seat));
    default:
      return null;
  }
}

function piratesLine({ stolen, spared }: Of<'piratesCame'>): string {
  const taken = cardsName(stolen.map(({ good }) => good));
  const kept = cardsName(spared.map(({ good }) => good));
  if (taken && kept) return t('event.piratesCameSpared', { stolen: taken, spared: kept });
  if (taken) return t('event.piratesCame', { stolen: taken });
  return kept ? t('event.piratesCameOnlySpared', { spared: kept }) : t('event.piratesCameNothing');
}

function producedLine(event: Of<'produced'>, by: By, name: (seat: number) => string): string {
  const { site, owner, seat, output, income, favour } = event;
  const told = { ...by, output: outputName(output), site: siteName(site), income };
  if (owner !== seat) return t('event.producedGuest', { ...told, owner: name(owner) });
  return t(favour ? 'event.producedFavour' : 'event.produced', told);
}
