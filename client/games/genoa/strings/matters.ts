/** The stakes of a decision, in the companion's sentences. */

import {
  type Commodity,
  LARGE_PAY,
  MESSAGE_PAY,
  MOST_MOVES,
  OWNER_INCOME,
  SMALL_PAY,
} from '../../../../engine/games/genoa/data.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { listed, translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { least, mattersOf } from '../../../table/companion/matters.ts';
import { faceOf, seatOf } from '../facts.ts';
import { parts } from '../learn/parts.ts';
import { cardName, goodName, goodsParts, tilesParts } from './names.ts';
import { theSpace } from './spaces.ts';
import { actionName } from './worth.ts';

const en = messages({
  'matter.money':
    'You have {ducats} ducats. {gives, select, none {{moves, plural, =0 {The tower can’t move on.} one {The tower can make one more move.} other {The tower can make # more moves.}}} other {The action {atSpace} brings {gives}.}}',
  'matter.order': 'Your {card} still needs {goods}. It pays {pay} ducats.',
  'matter.orderReady':
    'You have the goods for your {card}. It pays {pay} ducats once you act there.',
  'matter.orders':
    'You hold no order. Each one pays: {large} ducats for a large one, {small} for a small one.',
  'matter.message':
    'Your message pays {pay} ducats if the tower visits both {space} and {other} in one turn.',
  'matter.messages': 'You hold no message. Each pays {pay} ducats without an action.',
  'matter.contracts':
    '{n, plural, one {Your contract is for {buildings}. One for a building next to it would score more with it.} other {You have # contracts, such as for {buildings}. Those of adjacent buildings score more together.}}',
  'matter.contractsNone': 'You hold no contract. Contracts score at the end.',
  'matter.goods': 'Your orders still ask for {goods}.',
  'matter.goodsNone':
    'None of your orders needs a good now. {own, select, none {You have none to sell either.} other {Others may want your {own}.}}',
  'matter.tiles':
    '{tiles, select, none {You have no special tile yet.} other {You have {tiles}. You can keep them for a later turn.}}',
  'matter.buildings':
    'You have {n, plural, =0 {no marker} one {one marker} other {# markers}} to place. An own building pays {pay} ducats whenever another player acts there.',
  'matter.tempo':
    '{n, plural, one {This is the last round} other {# rounds are left}}. You hold {cards, plural, =0 {nothing} one {one order or message} other {# orders and messages}} still to deliver.',
});
const t = translator({ en });

/** Goods that an order of the seat still needs, one by one. */
function wanting({ public: table }: View, seat: number, card: string): readonly Commodity[] {
  const left: { [good: string]: number } = { ...seatOf(table, seat).commodities };
  return faceOf(card as Parameters<typeof faceOf>[0]).goods.filter((good) => {
    const has = (left[good] ?? 0) > 0;
    if (has) left[good]--;
    return !has;
  });
}

const cardsOf = ({ you }: View, ...kinds: readonly string[]) =>
  (you?.hand ?? []).filter((card) => kinds.includes(faceOf(card).kind));

/** The most names in a list: a longer one is not read. */
const MOST_NAMED = 3;

export const matterOf = mattersOf<View>({
  money: (view) => {
    const { tower, movesUsed, state } = view.public;
    const isHere = tower !== null && state !== 'MOVE';
    return {
      text: t('matter.money', {
        ducats: view.you?.ducats ?? 0,
        gives: (isHere && actionName(view, tower)) || 'none',
        atSpace: tower === null ? '' : theSpace(tower, 'at'),
        moves: MOST_MOVES - movesUsed,
      }),
      parts: [parts.own],
      ...(isHere && { things: [`space:${tower}`] }),
    };
  },
  orders: (view, seat) => {
    const next = least(cardsOf(view, 'LO', 'SO'), (card) => wanting(view, seat, card).length);
    if (!next) return { text: t('matter.orders', { large: LARGE_PAY, small: SMALL_PAY }) };
    const isLarge = faceOf(next).kind === 'LO';
    const goods = wanting(view, seat, next);
    const told = { card: cardName(next), pay: isLarge ? LARGE_PAY : SMALL_PAY };
    return {
      text:
        goods.length === 0
          ? t('matter.orderReady', told)
          : t('matter.order', { ...told, goods: listed(goods.map(goodName)) }),
      parts: [isLarge ? parts.large : parts.small],
      things: faceOf(next).buildings.map((building) => `space:${building}`),
    };
  },
  messages: (view) => {
    const { path } = view.public;
    const next = least(
      cardsOf(view, 'MS'),
      (card) => -faceOf(card).buildings.filter((one) => path.includes(one)).length,
    );
    if (!next) return { text: t('matter.messages', { pay: MESSAGE_PAY }) };
    const { buildings } = faceOf(next);
    const [space = '', other = ''] = buildings.map((one) => theSpace(one));
    return {
      text: t('matter.message', { pay: MESSAGE_PAY, space, other }),
      parts: [parts.messages],
      things: buildings.map((building) => `space:${building}`),
    };
  },
  contracts: (view) => {
    const cards = cardsOf(view, 'CT');
    return cards.length === 0
      ? { text: t('matter.contractsNone') }
      : {
          text: t('matter.contracts', {
            n: cards.length,
            buildings: listed(
              cards
                .slice(0, MOST_NAMED)
                .flatMap((card) => faceOf(card).buildings.map((one) => theSpace(one))),
            ),
          }),
          parts: [parts.contracts],
        };
  },
  goods: (view, seat) => {
    const all = cardsOf(view, 'LO', 'SO').flatMap((card) => wanting(view, seat, card));
    const goods = [...new Set(all)];
    return {
      text:
        goods.length === 0
          ? t('matter.goodsNone', {
              own: listed(goodsParts(seatOf(view.public, seat).commodities)) || 'none',
            })
          : t('matter.goods', { goods: listed(goods.map(goodName)) }),
      parts: [parts.own, parts.large, parts.small],
    };
  },
  tiles: ({ public: table }, seat) => {
    const tiles = listed(tilesParts(seatOf(table, seat).tiles).slice(0, MOST_NAMED)) || 'none';
    return { text: t('matter.tiles', { tiles }), parts: [parts.own] };
  },
  buildings: ({ public: table }, seat) => ({
    text: t('matter.buildings', { n: seatOf(table, seat).personal, pay: OWNER_INCOME }),
    parts: [parts.own],
  }),
  tempo: (view) => ({
    text: t('matter.tempo', {
      n: view.public.roundsLeft,
      cards: cardsOf(view, 'LO', 'SO', 'MS').length,
    }),
    parts: [parts.progress],
  }),
});
