/** Why a choice is a good one: in pieces and numbers, or else by its purpose. */

import type { JsonObject } from '../../../../engine/core/contract.ts';
import type { BuildingId } from '../../../../engine/games/genoa/map.ts';
import type { Told } from '../../../../engine/games/genoa/search/gains.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { listed, translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { whyOf } from '../../../table/reasons.ts';
import { about } from '../about.ts';
import { yieldOf } from '../facts.ts';
import { cardName, goodName, goodsParts, kindsParts, tilesParts } from './names.ts';
import { theSpace } from './spaces.ts';

const en = messages({
  'group.money': '{of, select, own {Earns you ducats.} other {Your opponents earn fewer ducats.}}',
  'group.orders':
    '{of, select, own {Your orders are closer to their goods and buildings.} other {Your opponents’ orders are further from their goods and buildings.}}',
  'group.messages':
    '{of, select, own {Your messages are nearer to both their buildings.} other {Your opponents’ messages are further from their buildings.}}',
  'group.contracts':
    '{of, select, own {Your contracts will be worth more at the end.} other {Your opponents’ contracts will be worth less at the end.}}',
  'group.goods':
    '{of, select, own {Leaves you more of the goods that orders ask for.} other {Leaves your opponents fewer of the goods that orders ask for.}}',
  'group.tiles':
    '{of, select, own {Leaves you more tiles for later turns.} other {Leaves your opponents fewer tiles for later turns.}}',
  'group.buildings':
    '{of, select, own {Your buildings and markers will bring you more.} other {Your opponents’ buildings and markers will bring them less.}}',
  'group.tempo':
    '{of, select, own {More turns as the merchant are still to come for you.} other {Your opponents will be the merchant less often.}}',

  'gain.delivers':
    '{plan, select, yes {Lets you deliver} other {Delivers}} your {card}: +{ducats} ducats.',
  'gain.ready': 'You then have all the goods for your {card}, which pays {ducats} ducats.',
  'gain.nearer': 'Only {lacks} {n, plural, one {is} other {are}} still missing for your {card}.',
  'gain.halfway': 'Takes the tower halfway for your {card}: {other} is still in reach.',
  'gain.orderAt': 'You can deliver your {card} there: +{ducats} ducats.',
  'gain.owner': 'Pays you {ducats} ducats as the owner {ofSpace}.',
  'gain.gets': 'Brings you {gets}.',
  'gain.getsFor': 'Brings you {gets} for {gives}.',
  'gain.acquires':
    'Puts your {n, plural, one {marker} other {markers}} on {buildings}: 10 ducats whenever somebody else acts there, and 10 {n, plural, one {} other {each }}at the end.',
  'gain.contracts': '+{n} ducats at the end for your contracts.',
  'gain.visits': 'Opens the action {ofSpace} for offers. It brings {what}.',
  'gain.onward':
    'Takes the tower {toSpace}, with {moves, plural, one {one more move} other {# more moves}} from there.',
  'gain.street':
    'Leaves a disc {atStreet}, so that a marker can go on {n, plural, =0 {a building there, once it is free} other {{buildings}}}.',
  'gain.keeps':
    'Keeps your {ducats} ducats{offers, plural, =0 {: nobody has an offer for you} one {: the offer to you is worth less} other {: the # offers to you are worth less}}.',
  'gain.keepsFrom':
    'Keeps your {ducats} ducats: {theSpace} brings {what}, which none of your orders asks for.',
  'gain.keepsTile': 'Keeps your {ducats} ducats: {theSpace} brings only {what}.',
  'gain.keepsWanted':
    'Keeps your {ducats} ducats, although {theSpace} brings {wanted}, which you need.',
  'gain.saves':
    'Saves your {markers, plural, one {marker} other {# markers}} for a better building.',
  'some.ducats': '{n, plural, one {# ducat} other {# ducats}}',
  'some.markers': '{n, plural, one {# ownership marker} other {# ownership markers}}',
  'later.wealth':
    '{of, select, own {About {n, plural, one {# ducat} other {# ducats}} more by the end of this turn, with markers and contracts counted.} other {About {n, plural, one {# ducat} other {# ducats}} less for {name} by the end of this turn, with markers and contracts counted.}}',
  'later.goods': 'About {n, plural, one {# good} other {# goods}} more by the end of this turn.',
  'later.tiles': 'About {n, plural, one {# tile} other {# tiles}} more by the end of this turn.',
  'later.ready':
    'About {n, plural, one {# more order} other {# more orders}} with all its goods by the end of this turn.',
});
const t = translator({ en });

/** Things by their names, the ducats first. */
function thingsName(things: JsonObject): string {
  const counts = things as Counts;
  const { ducats = 0, markers = 0 } = counts;
  return listed([
    ...(ducats > 0 ? [t('some.ducats', { n: ducats })] : []),
    ...goodsParts(counts),
    ...tilesParts(counts),
    ...kindsParts(counts),
    ...(markers > 0 ? [t('some.markers', { n: markers })] : []),
  ]);
}
type Counts = { readonly [what: string]: number };

/** The yield of a building's action. */
function yieldName(building: BuildingId): string {
  const { goods, tile, draws, markers } = yieldOf(building);
  return thingsName({
    ...Object.fromEntries(goods.map((good) => [good, 1])),
    ...(tile && { [tile]: 1 }),
    ...(draws && { [draws.kind]: draws.n }),
    markers,
  });
}

export const whyLine = whyOf<Told, View>({
  about,
  groups: {
    money: (of) => t('group.money', { of }),
    orders: (of) => t('group.orders', { of }),
    messages: (of) => t('group.messages', { of }),
    contracts: (of) => t('group.contracts', { of }),
    goods: (of) => t('group.goods', { of }),
    tiles: (of) => t('group.tiles', { of }),
    buildings: (of) => t('group.buildings', { of }),
    tempo: (of) => t('group.tempo', { of }),
  },
  gains: {
    delivers: ({ card, ducats, plan }) =>
      t('gain.delivers', { card: cardName(card), ducats, plan: plan ? 'yes' : 'no' }),
    ready: ({ card, ducats }) => t('gain.ready', { card: cardName(card), ducats }),
    nearer: ({ card, lacks }) =>
      t('gain.nearer', {
        lacks: listed(lacks.map(goodName)),
        n: lacks.length,
        card: cardName(card),
      }),
    halfway: ({ card, other }) =>
      t('gain.halfway', { card: cardName(card), other: theSpace(other, 'subject') }),
    orderAt: ({ card, ducats }) => t('gain.orderAt', { card: cardName(card), ducats }),
    owner: ({ building, ducats }) => t('gain.owner', { ofSpace: theSpace(building, 'of'), ducats }),
    gets: ({ gets, gives }) =>
      Object.keys(gives).length > 0
        ? t('gain.getsFor', { gets: thingsName(gets), gives: thingsName(gives) })
        : t('gain.gets', { gets: thingsName(gets) }),
    acquires: ({ buildings }) =>
      t('gain.acquires', {
        n: buildings.length,
        buildings: listed(buildings.map((one) => theSpace(one))),
      }),
    contracts: ({ n }) => t('gain.contracts', { n }),
    visits: ({ space }) =>
      t('gain.visits', { ofSpace: theSpace(space, 'of'), what: yieldName(space) }),
    onward: ({ space, moves }) => t('gain.onward', { toSpace: theSpace(space, 'to'), moves }),
    street: ({ street, buildings }) =>
      t('gain.street', {
        atStreet: theSpace(street, 'at'),
        n: buildings.length,
        buildings: listed(buildings.map((one) => theSpace(one))),
      }),
    keeps: ({ ducats, offers, action, wanted }) => {
      if (!action) return t('gain.keeps', { ducats, offers });
      const told = { ducats, theSpace: theSpace(action, 'subject') };
      if (wanted.length > 0)
        return t('gain.keepsWanted', { ...told, wanted: listed(wanted.map(goodName)) });
      const what = yieldName(action);
      return yieldOf(action).goods.length > 0
        ? t('gain.keepsFrom', { ...told, what })
        : t('gain.keepsTile', { ...told, what });
    },
    saves: ({ markers }) => t('gain.saves', { markers }),
  },
  later: {
    wealth: (told) => t('later.wealth', told),
    goods: ({ n }) => t('later.goods', { n }),
    tiles: ({ n }) => t('later.tiles', { n }),
    ready: ({ n }) => t('later.ready', { n }),
  },
});
