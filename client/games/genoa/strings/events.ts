/** Events as sentences: for the log, the announcements and "What just happened?". */

import type { GameEvent, ViewBase } from '../../../../engine/core/contract.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { capital, listed } from '../../../i18n/index.ts';
import { faceOf, yieldOf } from '../facts.ts';
import { saidLine, struckLine, told } from './deal-lines.ts';
import {
  basketName,
  cardName,
  goodName,
  goodsParts,
  kindName,
  kindsParts,
  seatName,
  seatNames,
  theSpace,
  tileName,
  tilesParts,
} from './names.ts';
import { t } from './told.ts';

/** One event in words; null if another sentence tells it already. */
export function sentence(event: GameEvent, base: ViewBase, you: number | null): string | null {
  const line = tell(event as unknown as GeEvent, base as View, you);
  return line && capital(line);
}

function tell(event: GeEvent, view: View, you: number | null): string | null {
  const name = (seat: number): string => seatName(view, seat, you);
  const by = (seat: number) => ({ name: name(seat), you: seat === you ? 'yes' : 'no' });
  switch (event.type) {
    case 'turnStarted':
      return t('event.turnStarted', { ...by(event.merchant), left: event.roundsLeft });
    case 'diceRolled':
      return t('event.diceRolled', { ...by(event.seat), blue: event.blue, red: event.red });
    case 'startingSpaceUsed':
      return t('event.startingSpaceUsed', by(event.seat));
    case 'towerPlaced':
      return t('event.towerPlaced', { space: theSpace(event.space) });
    case 'roundShortened':
      return t('event.roundShortened', { n: event.roundsLeft });
    case 'towerMoved':
      // A deal has told whither.
      return event.offer === null ? t('event.towerMoved', { space: theSpace(event.to) }) : null;
    case 'actionUnused':
      return t('event.actionUnused', { space: theSpace(event.building) });
    case 'actionTaken':
      return t('event.actionTaken', { ...by(event.seat), space: theSpace(event.building) });
    case 'extraActionUsed':
      return t('event.extraActionUsed', by(event.seat));
    case 'ownerPaid': {
      const told = { ...by(event.seat), n: event.ducats };
      return t('event.ownerPaid', { ...told, space: theSpace(event.building) });
    }
    case 'yielded':
      return yieldLine(event, by(event.seat));
    case 'cardDrawn': {
      const card = event.card
        ? t('card.the', { card: cardName(event.card) })
        : listed(kindsParts({ [event.kind]: 1 }));
      return t('event.cardDrawn', { ...by(event.seat), card });
    }
    case 'pileShuffled':
      return t('event.pileShuffled', { kind: kindName(event.kind) });
    case 'orderDelivered': {
      const told = { goods: listed(event.goods.map(goodName)), n: event.ducats };
      return t('event.orderDelivered', {
        ...by(event.seat),
        ...told,
        space: theSpace(event.building),
      });
    }
    case 'rewardTaken':
      if (event.tile === null) return null;
      return t('event.rewardTaken', {
        ...by(event.seat),
        tile: listed(tilesParts({ [event.tile]: 1 })),
      });
    case 'messageDelivered':
      return t('event.messageDelivered', {
        ...by(event.seat),
        n: event.ducats,
        card: cardName(event.card),
      });
    case 'commodityTaken':
      return t('event.commodityTaken', { ...by(event.seat), good: goodName(event.commodity) });
    case 'traded':
      return tradeLine(event, by(event.seat));
    case 'buildingActionUsed':
      return t('event.buildingActionUsed', { ...by(event.seat), space: theSpace(event.building) });
    case 'offerMade':
    case 'offerRevised': {
      const deal = saidLine(view, told(event), you);
      return t(`event.${event.type}`, { name: name(event.offer.maker), deal });
    }
    case 'passed':
      return t('event.passed', by(event.seat));
    case 'dealStruck':
      return t('event.dealStruck', { deal: struckLine(view, told(event), you) });
    case 'acquiringStarted':
      return t('event.acquiringStarted');
    case 'acquired':
      return acquiredLine(event, view, you);
    case 'acquireDeclined':
      return t('event.acquireDeclined', by(event.seat));
    case 'roundEnded':
      return t('event.roundEnded', { n: event.roundsLeft });
    case 'cardsHanded':
      return t('event.cardsHanded', { cards: listed(event.cards.map(cardName)) });
    case 'contractsRevealed':
      if (event.cards.length === 0) return t('event.contractsNone', by(event.seat));
      return t('event.contractsRevealed', {
        ...by(event.seat),
        n: event.cards.length,
        places: listed(event.cards.flatMap((card) => faceOf(card).buildings.map(theSpace))),
      });
    case 'matchEnded': {
      const [first = 0, ...more] = event.winners;
      const told = { n: event.winners.length, name: seatNames(view, event.winners, you) };
      return t('event.won', { ...told, you: first === you && more.length === 0 ? 'yes' : 'no' });
    }
    case 'handed':
      return handedLine(event, view, you);
    // Deals tell what comes of them; the end of an action and of an offer is seen.
    case 'offerEnded':
    case 'actionEnded':
    case 'choiceAsked':
      return null;
  }
}

type Of<T extends GeEvent['type']> = Extract<GeEvent, { type: T }>;
type By = { readonly name: string; readonly you: string };

function yieldLine(event: Of<'yielded'>, by: By): string | null {
  const { commodities, tile, markers, building } = event;
  const counts = Object.fromEntries(commodities.map((good) => [good, 1]));
  const parts = [
    ...goodsParts(counts),
    ...(tile ? tilesParts({ [tile]: 1 }) : []),
    ...(markers > 0 ? [t('markers.some', { n: markers })] : []),
  ];
  if (parts.length > 0) return t('event.yielded', { ...by, what: listed(parts) });
  // Cards that are drawn are told with whoever draws them, a delivery by itself.
  const { draws, villa } = yieldOf(building);
  if (draws || villa) return null;
  return t('event.yieldedNothing', { space: theSpace(building) });
}

function tradeLine({ gave, got }: Of<'traded'>, by: By): string {
  const one = (thing: typeof gave | typeof got): string => {
    if (thing.commodity) return goodName(thing.commodity);
    if (thing.tile) return tileName(thing.tile);
    if (thing.marker) return t('markers.some', { n: 1 });
    if (!('card' in thing) || !thing.card) return t('event.tradedCard');
    return t('card.the', { card: cardName(thing.card) });
  };
  return t('event.traded', { ...by, gave: one(gave), got: one(got) });
}

function handedLine(event: Of<'handed'>, view: View, you: number | null): string {
  const { from, to, ducats, commodities, tiles, markers, cards } = event;
  const plain = basketName({ ducats, commodities, tiles, markers });
  return t('event.handed', {
    name: seatName(view, from, you),
    you: from === you ? 'yes' : 'no',
    to: to === you ? t('event.to.you') : seatName(view, to, you),
    what: listed([plain, ...kindsParts(cards)].filter(Boolean)),
  });
}

function acquiredLine(event: Of<'acquired'>, view: View, you: number | null): string {
  const { seat, street, ops } = event;
  const parts = ops.map(({ op, building, was }) => {
    const named = was === null ? t('seat.nobody') : seatName(view, was, you);
    return t(`event.op.${op}`, { space: theSpace(building), was: named });
  });
  return t('event.acquired', {
    name: seatName(view, seat, you),
    you: seat === you ? 'yes' : 'no',
    street: theSpace(street),
    ops: listed(parts),
  });
}
