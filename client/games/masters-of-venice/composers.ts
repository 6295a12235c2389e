/** The kinds of action that a seat may have before it now, and the form in which each begins. */

import {
  RESOURCES,
  SHOPS,
  STOCKS,
  type Stock,
} from '../../../engine/games/masters-of-venice/data.ts';
import type { Action, ActionType } from '../../../engine/games/masters-of-venice/types.ts';
import { isAside } from './draft.ts';
import { firstFavorUse, holds } from './draft-turn.ts';
import { opened as begun, type Draft } from './draft-value.ts';
import { resourceOf, sharePriceOf } from './facts.ts';
import { legalOf, type Position, refusal, situation } from './position.ts';

/** One kind of action that the seat could consider now. */
export interface Composer {
  readonly type: ActionType;
  /** At least one action of this kind is legal. */
  readonly open: boolean;
  /** Its form opens only on request. */
  readonly asked?: boolean;
}

/** Kinds of action of a place, in the order of the rules. */
const AT_PLACE: { readonly [location: string]: readonly ActionType[] } = {
  docks: ['useDock'],
  shops: ['sellAtShop', 'useMajority'],
  stockMarket: ['buyShares', 'sellShares'],
  guildHall: ['deliverOrder', 'drawOrder'],
  church: ['buyFavor'],
  mercato: ['mercatoSell', 'mercatoBuy', 'mercatoSwap'],
  officeNorth: ['useOffice'],
  officeSouth: ['useOffice'],
};

/** Chance decides their outcome: they ask nothing, and one press would do them for good. */
const DRAWN: readonly ActionType[] = ['drawOrder', 'useOffice'];

/** The kinds of action that the panel offers, blocked kinds included: those show the reason. */
export function composers(position: Position): Composer[] {
  const types = kinds(position);
  return types.map((type) => ({
    type,
    open: isOpen(position, type),
    asked: DRAWN.includes(type),
  }));
}

function kinds(position: Position): ActionType[] {
  switch (situation(position)) {
    case 'bid':
      return ['submitBid'];
    case 'pick':
      return ['chooseCharacter'];
    case 'adjust':
      return ['adjustOrders'];
    case 'destination':
      return ['submitDestination'];
    case 'window':
      return ['useInterrupt', 'declineInterrupt'];
    case 'guildKeep':
      return ['guildKeep'];
    case 'placeCubes':
      return ['placeCubes'];
    case 'turn':
      return turnKinds(position);
    case 'waiting':
    case 'finished':
      return [];
  }
}

function turnKinds(position: Position): ActionType[] {
  const { turn, seats } = position.view.public;
  const own = seats[position.seat];
  const list = [...(AT_PLACE[turn?.location ?? ''] ?? [])].filter(
    (type) => type !== 'mercatoSwap' || holds(position, 'trader'),
  );
  if ((own?.favors.length ?? 0) > 0) list.push('playFavor');
  if ((position.view.you?.rumors.length ?? 0) > 0) list.push('playRumor');
  list.push('endTurn');
  return list;
}

function isOpen(position: Position, type: ActionType): boolean {
  if (type === 'submitBid' || type === 'submitDestination') return true;
  return position.legal.some((action) => action.type === type);
}

/** Tiles are kept for their moment: their forms never open by themselves. */
const KEPT: readonly ActionType[] = ['playFavor', 'playRumor', 'endTurn'];

/** The form that opens by itself: the first that offers the main action of the place. */
export function firstComposer(position: Position): ActionType | null {
  const open = composers(position).filter(
    ({ type, open, asked }) => open && !asked && !isAside(type) && !KEPT.includes(type),
  );
  return open[0]?.type ?? null;
}

/** A form as it opens: with a sensible first suggestion where there is one. */
export function opened(position: Position, type: ActionType): Draft {
  return begun(type, suggestion(position, type));
}

function suggestion(position: Position, type: ActionType): Action | null {
  const { you, public: open } = position.view;
  switch (type) {
    case 'submitBid':
      return { type, amount: you?.bid ?? 0 };
    case 'submitDestination':
      return you?.destination ? { type, location: you.destination } : null;
    case 'useDock': {
      const first = legalOf(position, 'useDock')[0];
      return { type, dock: first?.dock ?? 1, buy: {}, steal: null };
    }
    case 'mercatoSwap':
    case 'useInterrupt':
      return legalOf(position, type)[0] ?? null;
    case 'buyShares':
    case 'sellShares':
      return { type, lots: {} };
    case 'mercatoBuy':
    case 'mercatoSell':
      return { type, cubes: {} };
    case 'drawOrder':
      return { type, useGuildMaster: holds(position, 'guildMaster') };
    case 'guildKeep':
      return { type, keep: you?.guildDrawn[0] ?? '', returnHeld: null };
    case 'playFavor': {
      const favor = open.seats[position.seat]?.favors[0];
      return favor ? firstFavorUse(position, favor) : null;
    }
    case 'playRumor': {
      const rumor = you?.rumors[0];
      return rumor ? { type, rumor, peg: 'share', direction: 'up' } : null;
    }
    case 'placeCubes':
      return { type, placement: {} };
    case 'useOffice':
    case 'endTurn':
    case 'declineInterrupt':
      return { type };
    case 'queueInterrupt':
      return { type, target: you?.queuedInterrupt ?? 'own' };
    case 'setStance':
      return { type, stance: you?.stance ?? 'placeStart' };
    case 'chooseCharacter':
    case 'adjustOrders':
    case 'sellAtShop':
    case 'useMajority':
    case 'deliverOrder':
    case 'buyFavor':
      return null;
  }
}

/** Why nothing of this kind is possible now: the refusal of its most natural form. */
export function whyBlocked(position: Position, type: ActionType) {
  const action = example(position, type) ?? suggestion(position, type);
  return action ? refusal(position, action) : null;
}

function example(position: Position, type: ActionType): Action | null {
  const { you, public: open } = position.view;
  switch (type) {
    case 'sellAtShop': {
      // With goods in stock, only an order is missing.
      const cubes = open.seats[position.seat]?.cubes ?? {};
      const stocked = SHOPS.find((shop) => cubes[resourceOf(shop)]);
      return { type, shop: stocked ?? 'blacksmith', count: 1 };
    }
    case 'useMajority': {
      const held = SHOPS.find((shop) => open.shops[shop].majority === position.seat);
      return { type, shop: held ?? 'blacksmith', direction: 'lowerPrice' };
    }
    case 'deliverOrder': {
      const card = you?.guildOrders[0];
      return card ? { type, card, takeVp: 0 } : null;
    }
    case 'buyFavor':
      return open.church.plaza[0] ? { type, favor: open.church.plaza[0] } : null;
    case 'mercatoSwap':
      return { type, give: 'iron', take: 'lumber' };
    case 'sellShares': {
      const stock = STOCKS.find((one) => open.seats[position.seat]?.shares[one]);
      return { type, lots: { [stock ?? 'blacksmith']: 1 } };
    }
    case 'buyShares': {
      const left = STOCKS.filter((one) => (open.supply[one] ?? 0) > 0);
      const price = (stock: Stock): number => sharePriceOf(position.view, stock);
      const [cheapest] = left.sort((a, b) => price(a) - price(b));
      return { type, lots: { [cheapest ?? 'officeNorth']: 1 } };
    }
    case 'mercatoSell': {
      const cube = RESOURCES.find((one) => open.seats[position.seat]?.cubes[one]);
      return { type, cubes: { [cube ?? 'iron']: 1 } };
    }
    case 'mercatoBuy': {
      const cube = RESOURCES.find((one) => open.bag[one]);
      return { type, cubes: { [cube ?? 'lumber']: 1 } };
    }
    default:
      return null;
  }
}
