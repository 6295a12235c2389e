/** The important matters at a decision, in the companion's words. */

import {
  BUSINESSES,
  type BusinessId,
  type Good,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { listed, translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { least, mattersOf } from '../../../table/companion/matters.ts';
import { businessOf, cardsIn, ownDucats, saleOf, statuePrice, targetOf } from '../facts.ts';
import { parts } from '../learn/parts.ts';
import { businessName, goodName, goodsName, outputName, seatName } from './names.ts';

const en = messages({
  'matter.points':
    'You have {points} of {target} points, and {name} has {most}. The turn in which somebody reaches {target} is the last.',
  'matter.tempo':
    'Everyone takes the action that {you, select, yes {you pick} other {{name} picks}}. You have {cards, plural, =0 {no card} one {one card} other {# cards}} and {ducats} ducats for it.',
  'matter.money':
    'You have {ducats} ducats. The next statue costs {statue}, and the cheapest business, a {business}, {cost}.',
  'matter.sponsoring':
    'A business is 1 point, and 2 beside a statue. {statues, plural, =0 {No statue stands yet} one {One statue stands} other {# statues stand}}, and the next costs {price} ducats.',
  'matter.lacks': 'Your {business} still needs {goods} to make {output}.',
  'matter.ready': 'Your {business} has all the goods for {output} in your hand.',
  'matter.productionNone': 'You own no business yet. Without one, Produce brings you nothing.',
  'matter.businesses':
    '{own, select, none {You have no business yet. The cheapest to sponsor is a {business}, for {cost} ducats.} other {Your businesses: {own}. In the Produce action they need {goods}.}}',
  'matter.goods':
    '{goods, select, none {You hold no cards.} other {You hold {goods}. Sold to the bank, that’s {ducats} ducats.}}',
  'matter.ships':
    '{good, select, none {Your right-hand ship is empty.} other {The {good} on your right-hand ship comes ashore next.}} Pirates only take shipments without a cube.',
});
const t = translator({ en });

/** Goods that a business of the seat still wants in its hand. */
function wanting({ you }: View, business: BusinessId): readonly Good[] {
  return businessOf(business).inputs.filter((good) => (you?.hand[good] ?? 0) === 0);
}

const ownBusinesses = ({ public: open }: View, seat: number): readonly BusinessId[] =>
  Object.values(open.sites).flatMap((site) => (site && site.owner === seat ? [site.business] : []));

/** The cheapest business among those with a tile left. */
function cheapest({ public: open }: View) {
  const left = BUSINESSES.filter((one) => open.tilesLeft[one] > 0);
  const found = least(left, (one) => businessOf(one).cost) ?? BUSINESSES[0];
  return { business: businessName(found), cost: businessOf(found).cost };
}

const goodOn = (shipment: { readonly good: Good } | null | undefined): string =>
  shipment ? goodName(shipment.good) : 'none';

export const matterOf = mattersOf<View>({
  points: (view, seat) => {
    const { public: open } = view;
    const others = open.seats.filter((one) => one.seat !== seat);
    const best = least(others, (one) => -one.points);
    if (!best) return null;
    const { points } = open.seats[seat];
    const told = { points, target: targetOf(open), most: best.points };
    return {
      text: t('matter.points', { ...told, name: seatName(view, best.seat, seat) }),
      parts: [parts.seats],
    };
  },
  tempo: (view, seat) => {
    const { lead } = view.public;
    return {
      text: t('matter.tempo', {
        you: lead === seat ? 'yes' : 'no',
        name: seatName(view, lead, seat),
        cards: cardsIn(view.you?.hand ?? {}),
        ducats: ownDucats(view),
      }),
      parts: [parts.progress],
    };
  },
  money: (view) => ({
    text: t('matter.money', {
      ducats: ownDucats(view),
      statue: statuePrice(view.public),
      ...cheapest(view),
    }),
    parts: [parts.own],
  }),
  sponsoring: ({ public: open }) => ({
    text: t('matter.sponsoring', { statues: open.statues.length, price: statuePrice(open) }),
    parts: [parts.map],
    things: open.statues.map((campo) => `campo:${campo}`),
  }),
  production: (view, seat) => {
    const next = least(ownBusinesses(view, seat), (one) => wanting(view, one).length);
    if (!next) return { text: t('matter.productionNone') };
    const goods = wanting(view, next);
    const told = { business: businessName(next), output: outputName(businessOf(next).output) };
    return {
      text:
        goods.length === 0
          ? t('matter.ready', told)
          : t('matter.lacks', { ...told, goods: listed(goods.map(goodName)) }),
      parts: [parts.hand],
    };
  },
  businesses: (view, seat) => {
    const own = [...new Set(ownBusinesses(view, seat))];
    const goods = [...new Set(own.flatMap((one) => businessOf(one).inputs))];
    return {
      text: t('matter.businesses', {
        own: listed(own.map(businessName)) || 'none',
        goods: listed(goods.map(goodName)),
        ...cheapest(view),
      }),
      parts: [parts.own],
    };
  },
  goods: ({ you }) => ({
    text: t('matter.goods', {
      goods: goodsName(you?.hand ?? {}) || 'none',
      ducats: saleOf(you?.hand ?? {}).ducats,
    }),
    parts: [parts.hand],
  }),
  ships: ({ public: open }, seat) => ({
    text: t('matter.ships', { good: goodOn(open.seats[seat].ships.right) }),
    parts: [parts.fleet],
    things: [`galley:${seat}:right`],
  }),
});
