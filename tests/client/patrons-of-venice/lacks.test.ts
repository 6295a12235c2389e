/** Each refusal of the Patrons names the missing thing: ducats, goods, a site, a good on offer. */

import { expect, test } from 'vitest';
import {
  businessOf,
  ownDucats,
  priceAt,
  reservationPrice,
  statuePrice,
} from '../../../client/games/patrons-of-venice/facts.ts';
import {
  type Position,
  positionOf,
  refusal,
  refusedAs,
} from '../../../client/games/patrons-of-venice/position.ts';
import { refusalLine } from '../../../client/games/patrons-of-venice/strings/actions.ts';
import {
  businessName,
  campoFullName,
  goodName,
  outputName,
  seatName,
  siteName,
  stallName,
} from '../../../client/games/patrons-of-venice/strings/names.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Action, Goods, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { samples } from '../../rules/patrons-of-venice/samples.ts';
import { type Refused, shortOf, walkLacks } from '../lacks.ts';
import { game } from './matches.ts';

type Asked = Refused<Position, View, Action>;

/** An action's cost for the seat. */
function costOf({ view, seat, action }: Asked): number {
  switch (action.type) {
    case 'reserve':
      return reservationPrice(seat, action.boardOwner);
    case 'buy':
      return priceAt(action.from, action.good);
    case 'sponsorBusiness':
      return businessOf(action.business).cost;
    case 'sponsorStatue':
      return statuePrice(view.public);
    default:
      throw new Error(`${action.type} costs nothing.`);
  }
}

function owed(asked: Asked): readonly (string | number)[] | null {
  const { view, seat, action, why } = asked;
  const hand = (view.you?.hand ?? {}) as Goods;
  const { sites, seats } = view.public;
  switch (why.code) {
    case 'NOT_ENOUGH_DUCATS': {
      const [price, ducats] = [costOf(asked), ownDucats(view)];
      expect(price).toBeGreaterThan(ducats);
      return [price, ducats > 0 ? ducats : 'none'];
    }
    case 'NOT_IN_HAND': {
      if (action.type !== 'sell') return null;
      const lacking = shortOf(action.goods as JsonObject, hand as JsonObject);
      expect(lacking).not.toEqual([]);
      // A single good is named without its number.
      return lacking.flatMap(([good, n]) => [goodName(good as never), ...(n > 1 ? [n] : [])]);
    }
    case 'NOT_FOR_SALE':
      return action.type === 'buy' ? [goodName(action.good), stallName(action.from)] : null;
    case 'CARD_NOT_OFFERED':
      return action.type === 'placeShipment' ? [goodName(action.good)] : null;
    case 'ALREADY_RESERVED': {
      if (action.type !== 'reserve') return null;
      const by = seats[action.boardOwner].ships[action.ship]?.reservedBy ?? -1;
      return [by === seat ? 'by you' : seatName(view, by, seat)];
    }
    case 'NO_TILE_LEFT':
      return action.type === 'sponsorBusiness' ? [businessName(action.business)] : null;
    case 'BUILDING_OCCUPIED':
      return action.type === 'sponsorBusiness' ? [siteName(action.site)] : null;
    case 'CAMPO_OCCUPIED':
      return action.type === 'sponsorStatue' ? [campoFullName(action.campo)] : null;
    case 'MISSING_PROOF': {
      if (action.type !== 'sponsorBusiness') return null;
      const { inputs } = businessOf(action.business);
      const held = inputs.filter((good) => (hand[good] ?? 0) > 0);
      return [businessName(action.business), ...[...inputs, ...held].map(goodName)];
    }
    case 'NOT_YOUR_BUSINESS':
      return action.type === 'produce' ? [siteName(action.site)] : null;
    case 'MISSING_INPUT':
    case 'GOOD_PILE_EMPTY': {
      const business = action.type === 'produce' && sites[action.site]?.business;
      if (!business) return null;
      const { inputs, output } = businessOf(business);
      if (why.code === 'GOOD_PILE_EMPTY') return [outputName(output)];
      return inputs.filter((good) => !hand[good]).map(goodName);
    }
    default:
      return null;
  }
}

test('missing things are named in every refusal of random matches', () => {
  const met = walkLacks(game, samples, { positionOf, refusedAs, refusal, refusalLine }, owed);
  for (const code of [
    'ALREADY_RESERVED',
    'BUILDING_OCCUPIED',
    'CARD_NOT_OFFERED',
    'MISSING_INPUT',
    'MISSING_PROOF',
    'NOT_ENOUGH_DUCATS',
    'NOT_FOR_SALE',
    'NOT_IN_HAND',
    'NOT_YOUR_BUSINESS',
  ]) {
    expect(met.get(code), code).toBeGreaterThan(2);
  }
});
