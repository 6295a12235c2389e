/** Shops and shares: sales, dividends, the pegs that they move, splits, the Doge and majorities. */

import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import { listed } from '../../../i18n/index.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { CANAL } from '../cues.ts';
import type { Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { resourceOf } from '../facts.ts';
import { ladderOf } from '../sites.ts';
import { t } from '../strings/index.ts';
import { cubesName, lotsName, resourceName, resourceNoun, stockName } from '../strings/names.ts';
import { cubes, money } from './amounts.ts';
import { majorityOf, splitOfAny } from './clauses.ts';
import type { Key, Rows } from './table.ts';
import { dividendWhy, sharesBoughtWhy, sharesSoldWhy, soldWhy } from './why/deals.ts';
import { paidWhy } from './why/paid.ts';
import { controlWhy, pegWhy, splitWhy } from './why/pegs.ts';

const PEGS: { readonly [track in Of<MvEvent, 'pegMoved'>['track']]: readonly [Key, Key] } = {
  resource: ['event.resourceUp', 'event.resourceDown'],
  share: ['event.shareUp', 'event.shareDown'],
  orders: ['event.pegOrdersUp', 'event.pegOrdersDown'],
};

export const market: Rows<
  | 'paid'
  | 'pegMoved'
  | 'stockSplit'
  | 'priceControl'
  | 'majorityChanged'
  | 'majorityUsed'
  | 'sold'
  | 'dividendPaid'
  | 'sharesBought'
  | 'sharesSold'
> = {
  paid: {
    at: ({ seat }) => `palazzo${seat}`,
    // The event behind any other payment tells of it.
    line: ({ reason }, { say }) =>
      reason === 'taxCollector' ? say('event.paid.taxCollector') : null,
    why: paidWhy,
    sound: ({ amount }) => [money(amount)],
    look: null,
  },
  pegMoved: {
    at: ({ id }) => ladderOf(id),
    // The line of a bid's orders belongs to the person who moved them.
    line: ({ track, from, to, cause }, { say }) =>
      cause === 'bid' || cause === 'setup' || from === to
        ? null
        : say(PEGS[track][to > from ? 0 : 1]),
    why: pegWhy,
    sound: 'peg',
    look: null,
  },
  stockSplit: {
    at: ({ shop }) => shop,
    line({ vp }, { say, name, you }) {
      const gains = vp.flatMap((n, seat) =>
        n > 0
          ? [say('event.splitVp', { name: name(seat), you: seat === you ? 'yes' : 'no', vp: n })]
          : [],
      );
      return say('event.stockSplit', { vp: gains.length > 0 ? `${listed(gains)}.` : '' }).trim();
    },
    why: splitWhy,
    sound: CANAL.split,
    look: look(3, 'medium', { least: 2 }),
    tell({ shop, vp }, scene, name) {
      const gained = vp.flatMap((n, seat) =>
        n > 0 ? [aired('split.gain', { name: name(seat), vp: n })] : [],
      );
      const gains = gained.length > 0 ? listed(gained) : aired('split.nobody');
      const why = scene.why(scene.lead(name, null));
      return aired('split', { shop: stockName(shop), gains, why });
    },
    lean: 3,
    chapter: ({ shop }) => ({
      kind: 'split',
      title: t('chapter.split', { shop: stockName(shop) }),
      seat: null,
    }),
  },
  priceControl: {
    at: ({ resource }) => ladderOf(resource),
    line: 'event.priceControl',
    why: controlWhy,
    sound: CANAL.control,
    look: ({ resource }) => look(3, 'close', { place: `ladder:${resource}`, least: 1.8 }),
    tell: ({ resource, reached }) =>
      aired('control', { resource: resourceName(resource), reached }),
    lean: 3,
  },
  majorityChanged: {
    at: ({ shop }) => shop,
    line({ to }, { say, name, you }) {
      if (to === null) return say('event.majorityNone');
      return say('event.majorityTo', { name: name(to), you: to === you ? 'yes' : 'no' });
    },
    why: ['MV-411', 'MV-412'],
    sound: CANAL.banner,
    look: look(2, 'medium', { least: 1.4 }),
    tell({ shop, to }, _, name) {
      if (to === null) return aired('majorityGone', { shop: stockName(shop) });
      return aired('majority', { name: name(to), shop: stockName(shop) });
    },
    lean: 2,
    whom: ({ to }) => to,
  },
  majorityUsed: {
    at: ({ shop }) => shop,
    line: ({ direction }, { say }) => say(`event.majorityUsed.${direction}`),
    why: {
      rules: ['MV-413', 'MV-414'],
      which: ({ direction }) => [direction === 'lowerPrice' ? 'MV-413' : 'MV-414'],
    },
    sound: 'peg',
    look: ({ shop }) => look(2, 'close', { place: `ladder:${resourceOf(shop)}` }),
    tell({ seat, shop, direction }, _, name) {
      const way = aired(`way.${direction}`);
      return aired('used', { name: name(seat), shop: stockName(shop), way });
    },
  },
  sold: {
    at: ({ shop }) => shop,
    line: ({ shop, count }, { say }) =>
      say('event.sold', { resource: resourceNoun(resourceOf(shop), count) }),
    why: soldWhy,
    sound: ({ count, total }) => [cubes(count), money(total)],
    look: look(2),
    tell: soldLine,
    lean: 2,
  },
  dividendPaid: {
    line({ amounts }, { say, name }) {
      const paid = amounts.flatMap((amount, seat) =>
        amount > 0 ? [say('event.amount', { name: name(seat), amount })] : [],
      );
      if (paid.length === 0) return say('event.dividendNone');
      return say('event.dividendPaid', { amounts: listed(paid) });
    },
    why: dividendWhy,
    sound: ({ amounts }) => [money(amounts.reduce((sum, n) => sum + n, 0))],
    look: null,
  },
  sharesBought: {
    at: 'stockMarket',
    line: 'event.sharesBought',
    why: sharesBoughtWhy,
    sound: 'card',
    look: look(2),
    tell({ seat, lots, cost }, scene, name) {
      const why = scene.why(splitOfAny(lots, scene), majorityOf(seat, scene));
      return aired('shares', { name: name(seat), lots: lotsName(lots), cost, why });
    },
  },
  sharesSold: {
    at: 'stockMarket',
    line: 'event.sharesSold',
    why: sharesSoldWhy,
    sound: 'card',
    look: look(2),
    tell: ({ seat, lots, proceeds }, _, name) =>
      aired('sharesSold', { name: name(seat), lots: lotsName(lots), cost: proceeds, why: '' }),
  },
};

function soldLine(event: Of<MvEvent, 'sold'>, scene: Scene, name: Name): string {
  const { seat, shop, count, total } = event;
  const resource = resourceOf(shop);
  const { orders } = scene.after.public.shops[shop];
  const dividend = scene.find('dividendPaid', ({ stock }) => stock === shop);
  const perShare = dividend?.amounts.some((amount) => amount > 0) ? dividend.perShare : null;
  const why = scene.why(
    scene.split(shop),
    scene.find('priceControl') ? scene.price(resource, resourceName(resource)) : null,
    orders === 0 ? aired('why.closed', { shop: stockName(shop) }) : null,
    perShare === null ? null : aired('why.dividend', { perShare }),
    scene.price(resource, resourceName(resource)),
  );
  return aired('sold', { name: name(seat), cubes: cubesName({ [resource]: count }), total, why });
}
