/** Actions and refusals in words. */

import type { Refusal } from '../../../../engine/core/contract.ts';
import type { CardId } from '../../../../engine/games/genoa/data.ts';
import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type {
  Action,
  Get,
  Give,
  OfferView,
  OpName,
  PlayTileAction,
  View,
} from '../../../../engine/games/genoa/types.ts';
import { capital, listed } from '../../../i18n/index.ts';
import type { Tray } from '../deals/tray.ts';
import { faceOf, seatOf } from '../facts.ts';
import type { Position } from '../position.ts';
import { dealLine, termsLine } from './deal-lines.ts';
import { t } from './index.ts';
import {
  cardName,
  goodName,
  kindName,
  seatName,
  seatNames,
  tileName,
  tilesParts,
} from './names.ts';
import { spaceForms, theSpace } from './spaces.ts';

const oneTile = (tile: Parameters<typeof tileName>[0]): string => listed(tilesParts({ [tile]: 1 }));

/** The action as an order to oneself: `Go to the Park`. */
export function actionLine(view: View, action: Action): string {
  const you = view.you?.seat ?? null;
  const name = (seat: number): string => seatName(view, seat, you);
  const standing = (id: string): OfferView | undefined =>
    view.public.offers.find((offer) => offer.id === id);
  switch (action.type) {
    case 'roll':
    case 'stop':
    case 'leaveUnused':
    case 'pass':
    case 'playExtraAction':
    case 'endAction':
    case 'declineAcquire':
      return t(`act.${action.type}`);
    case 'useStartingSpace':
      return t('act.useStartingSpace', { atSpace: theSpace(action.space, 'at') });
    case 'moveFree':
      return t('act.moveFree', { toSpace: theSpace(action.space, 'to') });
    case 'takeAction':
      return t(action.useExtra ? 'act.takeActionExtra' : 'act.takeAction');
    case 'offer':
      return t('act.offer', { deal: said(action.target, action, action.useExtra === true) });
    case 'propose': {
      const deal = said(action.target, action, false);
      return t('act.propose', { name: name(action.player), deal });
    }
    case 'revise': {
      const offer = standing(action.offerId);
      return offer ? t('act.revise', { deal: said(offer.target, action, offer.useExtra) }) : '';
    }
    case 'withdraw':
    case 'decline':
      return t(`act.${action.type}`);
    case 'accept': {
      const offer = standing(action.offerId);
      return offer ? t('act.accept', { deal: dealLine(view, offer, you) }) : '';
    }
    case 'choose':
      if (action.card) return t('act.choose', { card: cardName(action.card) });
      return t('act.chooseTile', { tile: action.tile ? oneTile(action.tile) : '' });
    case 'performMain':
      return mainLine(action);
    case 'deliverSmall':
      return t('act.deliverSmall', { card: cardName(action.order) });
    case 'playTile':
      return tileLine(action);
    case 'acquire': {
      const ops = action.ops.map(({ op, building }) => opLine(view, op, building));
      const atStreet = theSpace(action.street, 'at');
      if (ops.length === 0) return capital(t('act.acquireNothing', { atStreet }));
      return capital(t('act.acquire', { ops: listed(ops), atStreet }));
    }
  }
}

const said = (space: SpaceId, { give = {}, ask = {}, deferred = {} }: Partial<Tray>, x: boolean) =>
  termsLine(space, { give, ask, deferred }, x);

function mainLine(action: Extract<Action, { type: 'performMain' }>): string {
  const { mode, order, tileChoice } = action;
  if (mode === 'contract') return t('act.contract');
  if (mode !== 'deliver' || !order) return t('act.performMain');
  const card = cardName(order);
  return tileChoice
    ? t('act.deliverTile', { card, tile: oneTile(tileChoice) })
    : t('act.deliver', { card });
}

function tileLine(action: PlayTileAction): string {
  switch (action.tile) {
    case 'commodityChoice':
      if (!action.commodity) return t('act.playTile', { tile: tileName(action.tile) });
      return t('act.commodityChoice', { good: goodName(action.commodity) });
    case 'trade11':
      if (!action.give || !action.get) return t('act.playTile', { tile: tileName(action.tile) });
      return t('act.trade11', { gave: thing(action.give), got: thing(action.get) });
    case 'buildingAction':
      if (!action.building) return t('act.playTile', { tile: tileName(action.tile) });
      return t('act.buildingAction', { space: theSpace(action.building) });
  }
}

/** One side of a swap. */
export function thing(one: Give | Get): string {
  if (one.commodity) return goodName(one.commodity);
  if (one.tile) return oneTile(one.tile);
  if (one.marker) return t('markers.some', { n: 1 });
  if ('card' in one && one.card) return cardName(one.card);
  return 'pile' in one && one.pile ? t('act.tradePile', { kind: kindName(one.pile) }) : '';
}

/** The effect of a marker on a building. */
export function opLine(view: View, op: OpName | 'none', building: SpaceId): string {
  const owner = view.public.owners[building as keyof typeof view.public.owners];
  const name = owner === undefined ? '' : seatName(view, owner, view.you?.seat ?? null);
  return t(`act.op.${op}`, { name, ...spaceForms(building) });
}

/** The reason, and a remedy: two short sentences. */
export function refusalLine(position: Position, why: Refusal): string {
  // Between two merchants an offer of ducats alone is not allowed either (GE-1102).
  const isPair = position.view.public.seats.length === 2 && why.code === 'E_EMPTY_OFFER';
  return [reason(isPair ? 'E_2P_NEEDS_GOOD' : why.code), advice(position, why)]
    .filter(Boolean)
    .join(' ');
}

/** The reason in a few words, for a place beside the other choices. */
export const shortReason = (_position: Position, why: Refusal): string => reason(why.code);

const reason = (code: string): string => t(`why.${code as 'E_PARAM'}`);

/** The remedy; empty where the reason contains it. */
function advice({ view, seat }: Position, { code, params, remedy }: Refusal): string {
  const { kind, wait } = remedy;
  const { order } = (params.asked ?? {}) as { readonly order?: CardId };
  if (code === 'E_MISSING_GOODS' && order) {
    const { commodities } = seatOf(view.public, seat);
    const goods = faceOf(order)
      .goods.filter((good) => (commodities[good] ?? 0) < 1)
      .map(goodName);
    return goods.length > 0 ? t('help.missingGoods', { goods: listed(goods) }) : '';
  }
  if (wait && wait.length > 0) return t('help.wait', { names: seatNames(view, wait, seat) });
  switch (kind) {
    case 'fewerDucats': {
      const n = view.you?.ducats ?? seatOf(view.public, seat).ducats ?? 0;
      return t('help.fewerDucats', { n: t('ducats', { n }) });
    }
    case 'ownedGoods':
    case 'extraAction':
    case 'acceptOrAct':
    case 'settleHere':
    case 'waitForOffers':
    case 'addGood':
    case 'reviseInstead':
    case 'lookAgain':
      return t(`help.${kind}`);
    default:
      return '';
  }
}
