/** The texts of the things of the board for everybody, by their targets' keys. */

import {
  CHARACTERS,
  LOCATIONS,
  RESOURCES,
  type Resource,
  SHOPS,
  type Shop,
  STOCKS,
} from '../../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { series, translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import type { Told } from '../../../table/board/Hover.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { favorMax, orderCubes, priceOf, resourceOf, rumorShop } from '../facts.ts';
import type { BoardTarget } from '../targets.ts';
import { term, t as text } from './index.ts';
import {
  cubesName,
  lotsName,
  orderName,
  resourceName,
  seatName,
  stockName,
  targetName,
} from './names.ts';
import { cashNote, priceNote } from './things.ts';

const en = messages({
  there: 'There now: {names}.',
  dock: '{cubes, select, none {Nothing lies here.} other {Here: {cubes}.}}',
  shop: 'Buys {resource} for {n} ducats a cube; {orders, plural, =0 {no orders} one {# order} other {# orders}} left. {owner, select, none {Nobody has the majority.} other {{owner} has the majority.}}',
  yourOrders:
    '{n, plural, one {One of your Guild Orders needs} other {# of your Guild Orders need}} {resource}.',
  yourShares: 'You have {lots}.',
  stock: '{n, plural, one {# share} other {# shares}} left to buy.',
  deck: 'Orders are drawn at the Guild Hall. Each one asks for three cubes.',
  office: 'The visitor takes the cube for free, and five new cubes come from the bag.',
  gondola: 'It moves on one space after each round. The match ends after space 16.',
  bag: 'In the bag: {cubes}.',
  marker: 'Unused. Its holder may take one turn early.',
  holder: '{name} has this character.',
  free: 'Nobody has this character.',
  palace: '{cash} {goods, select, none {No cubes.} other {Cubes: {goods}.}}',
});
const t = translator({ en });
const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** The number of the viewer’s own orders that want a resource. */
function wants(view: View, resource: Resource): string {
  const n = view.you?.guildOrders.filter((card) => orderCubes(card)[resource]).length ?? 0;
  return n > 0 ? t('yourOrders', { n, resource: resourceName(resource) }) : '';
}

function shopHint(view: View, shop: Shop): string {
  const { orders, majority } = view.public.shops[shop];
  const resource = resourceOf(shop);
  const owner = majority === null ? 'none' : seatName(view, majority, null);
  const price = { resource: resourceName(resource), n: 2 * priceOf(view, resource) };
  const lots = view.you ? lotsName({ [shop]: own(view)?.shares[shop] ?? 0 }) : '';
  return joined(
    t('shop', { ...price, orders, owner }),
    lots && t('yourShares', { lots }),
    wants(view, resource),
  );
}
const own = (view: View) => view.public.seats[ownSeat(view) ?? -1];

/** The text of a target beyond its name, and the rule behind it. */
function sayingOf(view: View, target: BoardTarget): readonly [hint: string, rule: string] {
  const open = view.public;
  switch (target.kind) {
    case 'place': {
      const there = open.seats.filter(({ pawn }) => pawn?.location === target.location);
      const names = series(there.map(({ seat }) => seatName(view, seat, ownSeat(view))));
      const isShared = LOCATIONS.indexOf(target.location) < 4;
      return [
        joined(term('placeHelp', target.location), names && t('there', { names })),
        isShared ? 'MV-311' : 'MV-312',
      ];
    }
    case 'dock':
      return [
        t('dock', { cubes: cubesName(open.docks[target.dock - 1] ?? {}) || 'none' }),
        'MV-401',
      ];
    case 'dockCube':
    case 'drawnCube':
    case 'mercatoCube':
    case 'ownCube':
    case 'resourcePeg': {
      const { 'data-note': hint = '', 'data-rule': rule = '' } = priceNote(view, target.resource);
      return [joined(hint, wants(view, target.resource)), rule];
    }
    case 'shop':
    case 'ordersPeg':
      return [shopHint(view, target.shop), target.kind === 'shop' ? 'MV-419' : 'MV-009'];
    case 'sharePeg':
      return [shopHint(view, target.shop), 'MV-543'];
    case 'stock': {
      const lots = lotsName({ [target.stock]: own(view)?.shares[target.stock] ?? 0 });
      const left = t('stock', { n: open.supply[target.stock] ?? 0 });
      return [joined(left, lots && t('yourShares', { lots })), 'MV-431'];
    }
    case 'guildDeck':
      return [t('deck'), 'MV-441'];
    case 'guildOrder':
      return [orderName(target.card), 'MV-443'];
    case 'favor':
      return [text('favor.help', { max: favorMax(target.favor) }), 'MV-501'];
    case 'rumor':
      return [text('rumor.help', { shop: stockName(rumorShop(target.rumor)) }), 'MV-504'];
    case 'office':
      return [t('office'), 'MV-471'];
    case 'character': {
      const holder = open.seats.find(({ characters }) => characters.includes(target.character));
      const whose = holder ? t('holder', { name: seatName(view, holder.seat, null) }) : t('free');
      return [joined(term('power', target.character), whose), 'MV-220'];
    }
    case 'marker':
      return [t('marker'), 'MV-351'];
    case 'gondola':
      return [t('gondola'), 'MV-222'];
    case 'bag':
      return [t('bag', { cubes: cubesName(open.bag) }), 'MV-015'];
    case 'palazzo': {
      const seat = open.seats[target.seat];
      if (!seat) return ['', ''];
      const cash = seat.seat === ownSeat(view) ? (view.you?.cash ?? null) : seat.cash;
      const { 'data-note': money = '' } = cashNote(view, seat, cash);
      return [t('palace', { cash: money, goods: cubesName(seat.cubes) || 'none' }), 'MV-801'];
    }
  }
}

const among = <T extends string>(all: readonly T[], id: string): T | undefined =>
  all.find((one) => one === id);

/** The target of a key; null: no target has it. */
function targetAt(key: string): BoardTarget | null {
  const [kind = '', id = '', more = ''] = key.split(':');
  const shop = among(SHOPS, id);
  const resource = among(RESOURCES, id);
  const location = among(LOCATIONS, id);
  const dock = ([1, 2, 3, 4] as const).find((one) => String(one) === id);
  switch (kind) {
    case 'place':
      return location ? { kind, location } : null;
    case 'dock':
      return dock ? { kind, dock } : null;
    case 'dockCube': {
      const cube = among(RESOURCES, more);
      return dock && cube ? { kind, dock, resource: cube } : null;
    }
    case 'shop':
    case 'ordersPeg':
    case 'sharePeg':
      return shop ? { kind, shop } : null;
    case 'drawnCube':
    case 'resourcePeg':
    case 'mercatoCube':
    case 'ownCube':
      return resource ? { kind, resource } : null;
    case 'stock': {
      const stock = among(STOCKS, id);
      return stock ? { kind, stock } : null;
    }
    case 'guildOrder':
      return { kind, card: id };
    case 'favor':
      return { kind, favor: id };
    case 'rumor':
      return { kind, rumor: id };
    case 'office':
      return id === 'officeNorth' || id === 'officeSouth' ? { kind, location: id } : null;
    case 'character': {
      const character = among(CHARACTERS, id);
      return character ? { kind, character } : null;
    }
    case 'palazzo':
      return { kind, seat: Number(id) };
    case 'guildDeck':
    case 'marker':
    case 'gondola':
    case 'bag':
      return { kind };
    default:
      return null;
  }
}

/** The text of a thing of the board, by its target's key; null: there is no such thing. */
export function toldOf(view: View, key: string): Told | null {
  const target = targetAt(key);
  if (!target) return null;
  const [hint, rule] = sayingOf(view, target);
  return hint ? { label: targetName(view, target), hint, rule } : null;
}
