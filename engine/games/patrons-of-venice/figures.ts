/** Figures and names for the sentences of refusals: requested, available and missing amounts. */

import type { JsonObject } from '../../core/contract.ts';
import { counts } from '../../kit/names.ts';
import { BUSINESS, BUSINESSES, CLOTH, GOODS, RAW_GOODS, SHIPS } from './data.ts';
import { CAMPI, SITES } from './map.ts';
import { priceAt } from './phases/buy.ts';
import { usable } from './phases/produce.ts';
import { proofSize } from './phases/proof.ts';
import { priceFor } from './phases/reserve.ts';
import { statuePrice } from './phases/sponsor-statue.ts';
import * as S from './state.ts';
import type { Action } from './types.ts';

/** Data about `action`, which is refused, from the knowledge of `p` alone. */
export function figures(s: S.State, p: number, action: Action): JsonObject {
  switch (action.type) {
    case 'reserve':
      return reservation(s, p, action);
    case 'placeShipment': {
      const offered = Array.from(s.subarray(S.NEW, S.NEW + s[S.NEW_SIZE]));
      return { good: action.good, offered: offered.map((good) => RAW_GOODS[good]) };
    }
    case 'sell':
      return { goods: { ...action.goods }, hand: counts(s, S.HAND + S.at(p), GOODS) };
    case 'buy': {
      const stall = action.from === 'wharf' ? 1 : 0;
      const price = priceAt(stall, GOODS.indexOf(action.good));
      return { from: action.from, good: action.good, price, ...purse(s, p) };
    }
    case 'sponsorBusiness':
      return business(s, p, action);
    case 'sponsorStatue': {
      const free = CAMPI.filter((_, campo) => s[S.STATUE + campo] === 0);
      return { campo: action.campo, price: statuePrice(s), ...purse(s, p), free };
    }
    case 'produce':
      return production(s, p, SITES.indexOf(action.site));
    default:
      return {};
  }
}

const purse = (s: S.State, p: number): { ducats: number } => ({ ducats: s[S.DUCATS + S.at(p)] });

function reservation(s: S.State, p: number, action: Extract<Action, { type: 'reserve' }>) {
  const { boardOwner, ship } = action;
  const cube = s[S.CUBE_ON + S.at(boardOwner) + SHIPS.indexOf(ship)];
  return {
    boardOwner,
    ship,
    price: priceFor(p, boardOwner),
    ...purse(s, p),
    cubesLeft: s[S.CUBES + S.at(p)],
    reservedBy: cube < 0 ? null : cube,
  };
}

function business(
  s: S.State,
  p: number,
  action: Extract<Action, { type: 'sponsorBusiness' }>,
): JsonObject {
  const index = BUSINESSES.indexOf(action.business);
  const { inputs, cost } = BUSINESS[index];
  const held = inputs.filter((good) => s[S.HAND + S.at(p) + good] > 0);
  return {
    business: action.business,
    site: action.site,
    price: cost,
    ...purse(s, p),
    needed: proofSize(index),
    recipe: inputs.map((good) => GOODS[good]),
    held: held.map((good) => GOODS[good]),
    cubesLeft: s[S.CUBES + S.at(p)],
    free: SITES.filter((_, site) => s[S.SITE_BUSINESS + site] < 0),
  };
}

function production(s: S.State, p: number, site: number): JsonObject {
  const index = s[S.SITE_BUSINESS + site];
  const used = Array.from(s.subarray(S.USED, S.USED + s[S.USED_SIZE]), (at) => SITES[at]);
  if (index < 0) return { site: SITES[site], business: null, owner: null, used };
  const { inputs, makes } = BUSINESS[index];
  return {
    site: SITES[site],
    business: BUSINESSES[index],
    owner: s[S.SITE_OWNER + site],
    used,
    missing: inputs.filter((good) => usable(s, p, good) <= 0).map((good) => GOODS[good]),
    pile: makes < 0 ? null : s[S.PILE + makes - CLOTH],
  };
}
