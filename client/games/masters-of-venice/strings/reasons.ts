/** Why a choice is a good one: in pieces and numbers, or else by its purpose. */

import type { Resource, Shop } from '../../../../engine/games/masters-of-venice/data.ts';
import type { Told } from '../../../../engine/games/masters-of-venice/search/gains.ts';
import type { Cubes, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { whyOf } from '../../../table/reasons.ts';
import { about } from '../about.ts';
import { orderCubes } from '../facts.ts';
import { characterName, cubesName, resourceName, seatName, stockName } from './names.ts';

const en = messages({
  'group.points':
    '{of, select, own {Brings you victory points.} other {Keeps your opponents from victory points.}}',
  'group.cash':
    '{of, select, own {Leaves you more ducats at the end of the round.} other {Leaves your opponents fewer ducats at the end of the round.}}',
  'group.shares':
    '{of, select, own {Makes your shares worth more.} other {Makes your opponents’ shares worth less.}}',
  'group.dividends':
    '{of, select, own {Your shares will pay higher dividends.} other {Your opponents’ shares will pay lower dividends.}}',
  'group.goods':
    '{of, select, own {Your cubes will sell for more.} other {Your opponents’ cubes will sell for less.}}',
  'group.orders':
    '{of, select, own {Brings you closer to delivering a guild order.} other {Keeps your opponents from delivering guild orders.}}',
  'group.tiles':
    '{of, select, own {Leaves you better favors and rumors.} other {Leaves your opponents fewer favors and rumors.}}',
  'group.tempo':
    '{of, select, own {You will act earlier in the next round.} other {Your opponents will act later in the next round.}}',
  'group.characters':
    '{of, select, own {Gives you a better character.} other {Leaves your opponents the weaker characters.}}',

  'gain.delivers':
    '{plan, select, yes {Lets you complete} other {Completes}} your order for {cubes}: {vp, plural, one {# point} other {# points}}.',
  'gain.deliversPaid':
    '{plan, select, yes {Lets you complete} other {Completes}} your order for {cubes}: {vp, plural, one {# point} other {# points}} and {ducats} ducats.',
  'gain.orderReady': 'You then have all the cubes for your order: {cubes}.',
  'gain.order': 'Only {lacks} {n, plural, one {is} other {are}} then missing for your order.',
  'gain.cash': '+{n} ducats.',
  'gain.cashShared': '+{n} ducats, {dividends} of them in dividends.',
  'gain.cashPlan': 'Lets you earn {n} ducats in this turn.',
  'gain.holds': 'You then have {n, plural, one {# share} other {# shares}} of the {stock}.',
  'gain.costs': 'Makes the cubes and shares of {name} worth {n} ducats less.',
  'gain.dividends': '+{n} ducats in dividends.',
  'gain.split': '+{n} {n, plural, one {point} other {points}}: the shares of the {shop} split.',
  'gain.majority': 'Gives you the majority in the {shop}.',
  'gain.majorityFrom': 'Takes the majority in the {shop} from {name}.',
  'gain.shares': 'Makes your shares worth {n} ducats more.',
  'gain.prices': 'Makes your cubes worth {n} ducats more.',
  'gain.cubes': 'Brings you {cubes}.',
  'gain.cubesFor': 'Brings you {cubes} for {cost} ducats.',
  'gain.raises':
    'Raises the orders of the {shop} to {to}, where you have {shares, plural, one {# share} other {# shares}}.',
  'gain.pegPrice': 'The price of {resource} is then {to} ducats instead of {from}.',
  'gain.pegShare': 'A share of the {shop} is then worth {to} ducats instead of {from}.',
  'gain.pegOrders':
    'The {shop} then has {to, plural, one {# order} other {# orders}} instead of {from}.',
  'gain.character': 'Gives you the {character} for the next four rounds.',
  'gain.keeps': 'Keeps your {ducats} ducats.',
  'later.points':
    '{of, select, own {About {n, plural, one {# point} other {# points}} more by the end of the round.} other {About {n, plural, one {# point} other {# points}} less for {name} by the end of the round.}}',
  'later.cash':
    '{of, select, own {About {n} ducats more by the end of the round.} other {About {n} ducats less for {name} by the end of the round.}}',
  'later.shares': 'Your shares are worth about {n} ducats more by the end of the round.',
  'later.goods': 'Your cubes are worth about {n} ducats more by the end of the round.',
  'later.delivered':
    'About {n, plural, one {# order} other {# orders}} more delivered by the end of the round.',
});
const t = translator({ en });

export const whyLine = whyOf<Told, View>({
  about,
  groups: {
    points: (of) => t('group.points', { of }),
    cash: (of) => t('group.cash', { of }),
    shares: (of) => t('group.shares', { of }),
    dividends: (of) => t('group.dividends', { of }),
    goods: (of) => t('group.goods', { of }),
    orders: (of) => t('group.orders', { of }),
    tiles: (of) => t('group.tiles', { of }),
    tempo: (of) => t('group.tempo', { of }),
    characters: (of) => t('group.characters', { of }),
  },
  gains: {
    delivers: ({ plan, card, vp, ducats }) => {
      const told = { plan: plan ? 'yes' : 'no', cubes: cubesName(orderCubes(card)), vp };
      return ducats > 0 ? t('gain.deliversPaid', { ...told, ducats }) : t('gain.delivers', told);
    },
    order: ({ card, lacks }) => {
      const n = Object.values(lacks as Cubes).reduce((all, one) => all + one, 0);
      return n > 0
        ? t('gain.order', { lacks: cubesName(lacks), n })
        : t('gain.orderReady', { cubes: cubesName(orderCubes(card)) });
    },
    cash: ({ plan, n, dividends }) => {
      if (plan) return t('gain.cashPlan', { n });
      if (dividends >= n) return t('gain.dividends', { n });
      return dividends > 0 ? t('gain.cashShared', { n, dividends }) : t('gain.cash', { n });
    },
    holds: ({ stock, n }) => t('gain.holds', { stock: stockName(stock), n }),
    costs: ({ seat, n }, view) =>
      t('gain.costs', { name: seatName(view, seat, view.you?.seat ?? null), n }),
    split: ({ shop, n }) => t('gain.split', { shop: stockName(shop), n }),
    majority: ({ shop, from }, view) =>
      from === null
        ? t('gain.majority', { shop: stockName(shop) })
        : t('gain.majorityFrom', {
            shop: stockName(shop),
            name: seatName(view, from, view.you?.seat ?? null),
          }),
    shares: ({ n }) => t('gain.shares', { n }),
    prices: ({ n }) => t('gain.prices', { n }),
    cubes: ({ cubes, cost }) =>
      cost > 0
        ? t('gain.cubesFor', { cubes: cubesName(cubes), cost })
        : t('gain.cubes', { cubes: cubesName(cubes) }),
    raises: ({ shop, to, shares }) => t('gain.raises', { shop: stockName(shop), to, shares }),
    peg: ({ track, id, from, to }) => {
      if (track === 'resource')
        return t('gain.pegPrice', { resource: resourceName(id as Resource), from, to });
      const told = { shop: stockName(id as Shop), from, to };
      return track === 'share' ? t('gain.pegShare', told) : t('gain.pegOrders', told);
    },
    character: ({ character }) => t('gain.character', { character: characterName(character) }),
    keeps: ({ ducats }) => t('gain.keeps', { ducats }),
  },
  later: {
    points: (told) => t('later.points', told),
    cash: (told) => t('later.cash', told),
    shares: ({ n }) => t('later.shares', { n }),
    goods: ({ n }) => t('later.goods', { n }),
    delivered: ({ n }) => t('later.delivered', { n }),
  },
});
