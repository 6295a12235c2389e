/** Actions, and why they are refused, in sentences. */

import type { Json, Refusal } from '../../../../engine/core/contract.ts';
import type { BusinessId, Good } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { CampoId, SiteId } from '../../../../engine/games/patrons-of-venice/map.ts';
import type {
  Action,
  Goods,
  Stall,
  View,
} from '../../../../engine/games/patrons-of-venice/types.ts';
import { capital, listed } from '../../../i18n/index.ts';
import { choiceOf } from '../../../table/question.ts';
import {
  businessOf,
  goodValue,
  priceAt,
  reservationPrice,
  saleOf,
  shipmentOnBoard,
  statuePrice,
} from '../facts.ts';
import type { Position } from '../position.ts';
import { askedLine } from './decisions.ts';
import { t } from './index.ts';
import {
  aBusiness,
  businessName,
  campoFullName,
  campoName,
  goodName,
  goodsName,
  outputName,
  seatName,
  seatNames,
  shipName,
  siteName,
  siteShort,
  stallName,
} from './names.ts';

/** The action as an order to oneself: `Keep silk`. */
export function actionLine(view: View, action: Action): string {
  const you = view.you?.seat ?? null;
  switch (action.type) {
    case 'chooseAction':
      return t('line.chooseAction', { action: action.action });
    case 'reserve': {
      const { boardOwner, ship } = action;
      const good = view.public.seats[boardOwner]?.ships[ship]?.good;
      const told = {
        good: good ? goodName(good) : '',
        ship: shipName(ship),
        n: reservationPrice(you ?? -1, boardOwner),
      };
      if (boardOwner === you) return t('line.reserveOwn', told);
      return t('line.reserve', { ...told, name: seatName(view, boardOwner, you) });
    }
    case 'pass': {
      // The name on the button.
      const { phase } = view.public;
      const declined = phase === 'reserve' || phase === 'sponsor';
      return declined ? t(`answer.decline.${phase}`) : t('line.pass');
    }
    case 'unload': {
      const good = shipmentOnBoard(view.public)?.good;
      if (!good) return '';
      return action.choice === 'keep'
        ? t('line.keep', { good: goodName(good) })
        : t('line.sellLoad', { good: goodName(good), n: goodValue(good) });
    }
    case 'placeShipment':
      return t('line.placeShipment', { good: goodName(action.good) });
    case 'sell': {
      const goods = goodsName(action.goods);
      return goods ? t('line.sell', { goods, n: saleOf(action.goods).ducats }) : t('line.sellNone');
    }
    case 'buy':
      return t('line.buy', {
        good: goodName(action.good),
        stall: stallName(action.from),
        n: priceAt(action.from, action.good),
      });
    case 'sponsorBusiness': {
      const { business, site, proof } = action;
      const told = {
        business: aBusiness(business),
        site: siteName(site),
        n: businessOf(business).cost,
      };
      if (!proof) return t('line.sponsorBusiness', told);
      return t('line.sponsorShowing', { ...told, goods: listed(proof.map(goodName)) });
    }
    case 'sponsorStatue':
      return t('line.sponsorStatue', {
        campo: campoFullName(action.campo),
        n: statuePrice(view.public),
      });
    case 'produce': {
      const business = view.public.sites[action.site]?.business;
      if (!business) return '';
      return t('line.produce', {
        output: outputName(businessOf(business).output),
        site: siteName(action.site),
      });
    }
    case 'endProduce':
      return t('line.endProduce');
  }
}

export const choiceLine = choiceOf(actionLine);

/** The reason and the remedy: two short sentences. */
export function refusalLine(position: Position, why: Refusal): string {
  return [reasonLine(position, why), adviceLine(position, why)].filter(Boolean).join(' ');
}

const goods = (list: Json | undefined): string =>
  Array.isArray(list) ? listed(list.map((id) => goodName(id as Good))) : '';

/** The goods that would be sold and are not in the hand. */
function lacking({ goods: asked, hand }: Refusal['params']): Goods {
  const held = (hand ?? {}) as Goods;
  const wanted = Object.entries((asked ?? {}) as Goods) as [Good, number][];
  return Object.fromEntries(wanted.map(([good, n]) => [good, n - (held[good] ?? 0)]));
}

/** The player who has reserved a shipment. */
function reserver({ view, seat }: Position, { reservedBy }: Refusal['params']) {
  const by = Number(reservedBy);
  return { by: seatName(view, by, seat), you: by === seat ? 'yes' : 'no' };
}

function reasonLine(position: Position, { code, params }: Refusal): string {
  const site = (): string => siteName(params.site as SiteId);
  switch (code) {
    case 'GAME_OVER':
    case 'NOT_YOUR_DECISION':
    case 'NO_SHIPMENT':
    case 'NO_CUBE_LEFT':
    case 'NO_STATUE_LEFT':
    case 'BUSINESS_ALREADY_USED':
      return t(`why.${code}`);
    case 'NOT_IN_HAND':
      return t('why.NOT_IN_HAND', { missing: goodsName(lacking(params)) });
    case 'GOOD_PILE_EMPTY': {
      const { output } = businessOf(params.business as BusinessId);
      return t('why.GOOD_PILE_EMPTY', { output: outputName(output) });
    }
    case 'ALREADY_RESERVED':
      return t('why.ALREADY_RESERVED', reserver(position, params));
    case 'NOT_ENOUGH_DUCATS':
      return t('why.NOT_ENOUGH_DUCATS', {
        price: Number(params.price),
        ducats: Number(params.ducats),
      });
    case 'CARD_NOT_OFFERED':
      return capital(t('why.CARD_NOT_OFFERED', { good: goodName(params.good as Good) }));
    case 'NOT_FOR_SALE':
      return t('why.NOT_FOR_SALE', {
        good: goodName(params.good as Good),
        stall: stallName(params.from as Stall),
      });
    case 'NO_TILE_LEFT':
      return t('why.NO_TILE_LEFT', { business: businessName(params.business as BusinessId) });
    case 'BUILDING_OCCUPIED':
      return t('why.BUILDING_OCCUPIED', { site: site() });
    case 'MISSING_PROOF':
      return t('why.MISSING_PROOF', {
        business: businessName(params.business as BusinessId),
        needed: Number(params.needed),
        recipe: goods(params.recipe),
      });
    case 'CAMPO_OCCUPIED':
      return t('why.CAMPO_OCCUPIED', { campo: campoFullName(params.campo as CampoId) });
    case 'NOT_YOUR_BUSINESS':
      return t('why.NOT_YOUR_BUSINESS', { site: site() });
    case 'MISSING_INPUT':
      return t('why.MISSING_INPUT', { missing: goods(params.missing) });
    default:
      return t('why.UNKNOWN_ID');
  }
}

/** The same in a few words, for a choice beside others. */
export function shortReason(position: Position, why: Refusal): string {
  const { code, params } = why;
  switch (code) {
    case 'NOT_ENOUGH_DUCATS':
      return t('why.short.NOT_ENOUGH_DUCATS', {
        price: Number(params.price),
        ducats: Number(params.ducats),
      });
    case 'NO_CUBE_LEFT':
    case 'NO_TILE_LEFT':
    case 'NO_SHIPMENT':
    case 'BUSINESS_ALREADY_USED':
    case 'GOOD_PILE_EMPTY':
      return t(`why.short.${code}`);
    case 'MISSING_INPUT':
      return t('why.short.MISSING_INPUT', { missing: goods(params.missing) });
    case 'MISSING_PROOF':
      return t('why.short.MISSING_PROOF', {
        needed: Number(params.needed),
        recipe: goods(params.recipe),
      });
    case 'ALREADY_RESERVED':
      return t('why.short.ALREADY_RESERVED', reserver(position, params));
    default:
      return refusalLine(position, why);
  }
}

/** Up to so many sites are named one by one; beyond that the map shows them. */
const FEW = 4;

/** The remedy, in short; empty where there is none. */
function adviceLine({ view, seat }: Position, { remedy, params }: Refusal): string {
  const { kind, wait } = remedy;
  switch (kind) {
    case 'never':
    case 'otherShip':
    case 'cubeBack':
    case 'cheaper':
    case 'otherCard':
    case 'otherBusiness':
    case 'noStatue':
    case 'ownBusiness':
    case 'inputs':
      return t(`help.${kind}`);
    case 'yourDecision':
      if (wait && wait.length > 0) {
        return t('help.yourDecision', { names: seatNames(view, wait, seat) });
      }
      return t('help.yourDecisionOther', { asked: askedLine(view) });
    case 'offeredCard':
      return t('help.offeredCard', { offered: goods(params.offered) });
    case 'fewerCards': {
      const hand = goodsName((params.hand ?? {}) as Goods);
      return hand ? t('help.fewerCards', { hand }) : t('help.fewerCardsNone');
    }
    case 'freeSite':
      return Array.isArray(params.free) && params.free.length > FEW
        ? t('help.freeSites', { n: params.free.length })
        : t('help.freeSite', { free: words<SiteId>(params.free, siteShort) });
    case 'goodsToShow': {
      const held = goods(params.held);
      return held ? t('help.goodsToShow', { held }) : t('help.goodsToShowNone');
    }
    case 'freeCampo':
      return t('help.freeCampo', { free: words<CampoId>(params.free, campoName) });
    default:
      return t('help.wellFormed');
  }
}

const words = <T extends string>(list: Json | undefined, name: (id: T) => string): string =>
  Array.isArray(list) ? listed(list.map((id) => name(id as T))) : '';
