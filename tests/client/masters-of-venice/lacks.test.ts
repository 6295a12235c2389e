/** Each refusal of the Masters about a number names it, and the available amount. */

import { expect, test } from 'vitest';
import {
  type Position,
  positionOf,
  refusal,
  refusedAs,
} from '../../../client/games/masters-of-venice/position.ts';
import { refusalLine } from '../../../client/games/masters-of-venice/strings/actions.ts';
import {
  characterName,
  placeName,
  resourceNoun,
  stockName,
} from '../../../client/games/masters-of-venice/strings/names.ts';
import type { Json } from '../../../engine/core/contract.ts';
import type { Resource, Shop, Stock } from '../../../engine/games/masters-of-venice/data.ts';
import type { Action, View } from '../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../engine/registry.ts';
import { samples } from '../../rules/masters-of-venice/samples.ts';
import { type Refused, walkLacks } from '../lacks.ts';

type Asked = Refused<Position, View, Action>;

const game = gameById('masters-of-venice');

/**
 * The available amount of the missing thing, and its name; null if the code is not about a count.
 */
function stockOf({ view, seat, action, why }: Asked): [have: number, name: string] | null {
  const { seats, shops, supply, bag, docks } = view.public;
  const { needed } = why.params;
  const resource = why.params.resource as Resource;
  const stock = why.params.stock as Stock;
  const shop = why.params.shop as Shop;
  switch (why.code) {
    case 'E_CASH':
    case 'E_BID_CASH':
      return [view.you?.cash ?? 0, 'ducats'];
    case 'E_CUBES':
      return [seats[seat].cubes[resource] ?? 0, resourceNoun(resource, Number(needed))];
    case 'E_ORDERS':
      return [shops[shop].orders, stockName(shop)];
    case 'E_SUPPLY':
      return [supply[stock] ?? 0, stockName(stock)];
    case 'E_SHARES':
      return [seats[seat].shares[stock] ?? 0, stockName(stock)];
    case 'E_MAJORITY':
      return [seats[seat].shares[shop] ?? 0, stockName(shop)];
    case 'E_NOT_THERE': {
      if (action.type !== 'useDock') return null;
      const there = docks[action.dock - 1][resource] ?? 0;
      return [there, resourceNoun(resource, there)];
    }
    case 'E_BAG':
      return [bag[resource] ?? 0, resource];
    default:
      return null;
  }
}

function owed(asked: Asked): readonly (string | number)[] | null {
  const { why, text } = asked;
  const { needed, most, there, character } = why.params;
  const stock = stockOf(asked);
  if (stock) {
    const [have, name] = stock;
    expect(why.params, text).toMatchObject(why.code === 'E_BAG' ? {} : { have });
    expect(Number(needed), text).toBeGreaterThan(have);
    // For the bag its contents are enough.
    return [have, name, ...(why.code === 'E_BAG' ? [] : [Number(needed)])];
  }
  switch (why.code) {
    case 'E_LIMIT':
      return [Number(most)];
    case 'E_LOCATION':
      return (there as Json[]).map((place) => placeName(place as never));
    case 'E_CHARACTER':
      return [characterName(String(character))];
    default:
      return null;
  }
}

test('what is missing is named, with what there is of it, in random matches', () => {
  const met = walkLacks(game, samples, { positionOf, refusedAs, refusal, refusalLine }, owed);
  // Which of the ten or so come up is the matches' own: most of them always do.
  expect(met.size).toBeGreaterThan(6);
});
