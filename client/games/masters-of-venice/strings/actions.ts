/** Actions, their effects, and why they are refused, in sentences. */

import type { Refusal } from '../../../../engine/core/contract.ts';
import type { Action } from '../../../../engine/games/masters-of-venice/types.ts';
import { listed, series, signed } from '../../../i18n/index.ts';
import { awardOf } from '../draft-turn.ts';
import {
  favorMax,
  favorPrice,
  priceOf,
  resourceOf,
  rumorShop,
  sharePriceOf,
  total,
} from '../facts.ts';
import type { Position } from '../position.ts';
import type { Consequence, PegMove } from '../preview.ts';
import { has, t, term } from './index.ts';
import {
  characterName,
  cubesName,
  lotsName,
  orderPhrase,
  pegName,
  placementName,
  placeName,
  resourceName,
  resourceNoun,
  seatName,
  stockName,
  trackName,
} from './names.ts';
import { remedyLine } from './remedies.ts';

/** The action as an order to oneself, with its price: `Buy 2 iron at dock 1 for 60 ducats`. */
export function actionLine(position: Position, action: Action): string {
  const { view, seat } = position;
  switch (action.type) {
    case 'submitBid':
      return t('line.submitBid', { amount: action.amount });
    case 'chooseCharacter':
      return t('line.chooseCharacter', { character: characterName(action.character) });
    case 'adjustOrders': {
      const bid = view.public.seats[seat]?.bid ?? 0;
      const up = action.direction === 'up';
      const n = Math.floor(bid / (up ? 5 : 10));
      return t(up ? 'line.adjustUp' : 'line.adjustDown', { shop: stockName(action.shop), n });
    }
    case 'submitDestination':
      return t('line.submitDestination', { place: placeName(action.location) });
    case 'queueInterrupt':
      return action.target
        ? t('line.queueInterrupt', { target: term('target', action.target) })
        : t('line.queueNone');
    case 'setStance':
      return t('line.setStance', { stance: term('stance', action.stance) });
    case 'useInterrupt':
      return t('line.useInterrupt', { target: term('target', action.target) });
    case 'useDock':
      return dockLine(position, action);
    case 'useMajority':
      return t(action.direction === 'lowerPrice' ? 'line.lowerPrice' : 'line.raisePrice', {
        resource: resourceName(resourceOf(action.shop)),
      });
    case 'sellAtShop': {
      const resource = resourceOf(action.shop);
      return t('line.sellAtShop', {
        n: action.count,
        resource: resourceNoun(resource, action.count),
        shop: stockName(action.shop),
        total: 2 * action.count * priceOf(view, resource),
      });
    }
    case 'buyShares':
    case 'sellShares': {
      if (total(action.lots) === 0) return t('line.sharesEmpty');
      const cost = worth(action.lots, (stock) => sharePriceOf(view, stock));
      const key = action.type === 'buyShares' ? 'line.buyShares' : 'line.sellShares';
      return t(key, { lots: lotsName(action.lots), cost });
    }
    case 'drawOrder':
      return t(action.useGuildMaster ? 'line.drawTwo' : 'line.drawOrder');
    case 'guildKeep': {
      const card = orderPhrase(action.keep);
      if (!action.returnHeld) return t('line.guildKeep', { card });
      return t('line.guildReturn', { card, returned: orderPhrase(action.returnHeld) });
    }
    case 'deliverOrder': {
      const ducats = 50 * (awardOf(position) - action.takeVp);
      const params = { card: orderPhrase(action.card), vp: action.takeVp, ducats };
      if (ducats <= 0) return t('line.deliverVp', params);
      return t(action.takeVp > 0 ? 'line.deliverMixed' : 'line.deliverDucats', params);
    }
    case 'buyFavor':
      return t('line.buyFavor', { price: favorPrice(action.favor), max: favorMax(action.favor) });
    case 'playFavor':
      return t('line.playFavor', { shop: stockName(action.shop), n: action.amount });
    case 'playRumor': {
      const params = { peg: pegName(action.peg), shop: stockName(rumorShop(action.rumor)) };
      return t(action.direction === 'up' ? 'line.rumorUp' : 'line.rumorDown', params);
    }
    case 'useOffice':
      return officeLine(position, action.declineFree === true);
    case 'placeCubes':
      return placementLine(action.placement);
    case 'mercatoBuy':
    case 'mercatoSell': {
      if (total(action.cubes) === 0) return t('line.mercatoEmpty', { n: 1 });
      const cost = worth(action.cubes, (resource) => priceOf(view, resource));
      const key = action.type === 'mercatoBuy' ? 'line.mercatoBuy' : 'line.mercatoSell';
      return t(key, { cubes: cubesName(action.cubes), cost });
    }
    case 'mercatoSwap':
      return t('line.mercatoSwap', {
        give: resourceName(action.give),
        take: resourceName(action.take),
      });
    case 'declineInterrupt':
    case 'endTurn':
      return t(`line.${action.type}`);
  }
}

/** Ducats of a lot or of cubes at the prices given. */
function worth<K extends string>(
  counts: { readonly [k in K]?: number },
  price: (key: K) => number,
): number {
  return (Object.entries(counts) as [K, number][]).reduce(
    (sum, [key, count]) => sum + count * price(key),
    0,
  );
}

function dockLine(position: Position, action: Extract<Action, { type: 'useDock' }>): string {
  const params = {
    cubes: cubesName(action.buy),
    dock: action.dock,
    cost: worth(action.buy, (resource) => priceOf(position.view, resource)),
    resource: action.steal ? resourceName(action.steal) : '',
  };
  if (total(action.buy) === 0) return t(action.steal ? 'line.dockSteal' : 'line.dockEmpty', params);
  return t(action.steal ? 'line.dockBoth' : 'line.dockBuy', params);
}

function officeLine(position: Position, decline: boolean): string {
  const { turn, offices, seats } = position.view.public;
  const at = turn?.location;
  const cube = at === 'officeNorth' || at === 'officeSouth' ? offices[at] : null;
  const asked = seats[position.seat]?.characters.includes('harborMaster');
  return t('line.useOffice', {
    cube: cube ? resourceName(cube) : 'none',
    free: asked ? (decline ? 'declined' : 'taken') : 'none',
  });
}

function placementLine(placement: { readonly [dock: string]: string }): string {
  return Object.keys(placement).length > 0
    ? t('line.placeCubes', { placement: placementName(placement) })
    : t('line.placeEmpty');
}

const pegLine = (peg: PegMove): string =>
  t('effect.peg', { peg: trackName(peg.track, peg.id), from: peg.from, to: peg.to });

/** All known effects in one line: `+240 ducats, iron 40 → 55, …`. */
export function consequenceLine(position: Position, brings: Consequence): string {
  return series(consequenceParts(position, brings));
}

/** The same, part by part, the person's own gain first. */
export function consequenceParts(position: Position, brings: Consequence): string[] {
  const { view, seat } = position;
  const parts: string[] = [];
  const { cash, dividends } = brings;
  if (cash !== 0 && cash === dividends) parts.push(t('effect.onlyDividends', { n: signed(cash) }));
  else if (cash !== 0) parts.push(t('effect.cash', { n: signed(cash) }));
  if (dividends > 0 && cash !== dividends) parts.push(t('effect.dividends', { n: dividends }));
  if (brings.vp !== 0) parts.push(t('effect.vp', { n: signed(brings.vp) }));
  for (const shop of brings.splits) parts.push(t('effect.split', { shop: stockName(shop) }));
  for (const resource of brings.controls) {
    parts.push(t('effect.control', { resource: resourceName(resource) }));
  }
  for (const peg of brings.pegs) parts.push(pegLine(peg));
  for (const { shop, to } of brings.majorities) {
    const key =
      to === null
        ? 'effect.majorityNone'
        : to === seat
          ? 'effect.majorityYours'
          : 'effect.majority';
    parts.push(t(key, { shop: stockName(shop), name: seatName(view, to ?? seat, null) }));
  }
  for (const gain of brings.others) {
    const what = [
      gain.cash !== 0 ? t('effect.cash', { n: signed(gain.cash) }) : '',
      gain.vp !== 0 ? t('effect.vp', { n: signed(gain.vp) }) : '',
    ].filter(Boolean);
    parts.push(t('effect.other', { name: seatName(view, gain.seat, seat), what: listed(what) }));
  }
  return parts;
}

/** The remedy, in short; the reason where there is no remedy. */
export function adviceLine(position: Position, why: Refusal): string {
  return remedyLine(position, why) || refusalLine(position, why);
}

/** The reason and the remedy: two short sentences. */
export function refusalLine(position: Position, why: Refusal): string {
  const key = `why.${why.code}`;
  const reason = has(key) ? t(key) : why.code;
  return [reason, remedyLine(position, why)].filter(Boolean).join(' ');
}
