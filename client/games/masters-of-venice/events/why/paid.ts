/** Payments and the parts of each, by the event that it belongs to. */

import type { Part, Sum } from '../../../../table/events/causes.ts';
import { favorPrice } from '../../facts.ts';
import { t } from '../../strings/causes.ts';
import {
  beside,
  cubeParts,
  type Event,
  forgoneParts,
  type Here,
  lotParts,
  money,
  saleParts,
  type Why,
} from './sums.ts';

function partsOf(event: Event<'paid'>, now: Here): Part[] {
  const { seat, amount, reason } = event;
  switch (reason) {
    case 'bid':
      return [{ n: -amount, what: t('bid', now.whose(seat)) }];
    case 'dock': {
      const deal = beside('cubesBought', now);
      return deal ? cubeParts(deal.cubes, now) : [];
    }
    case 'mercatoBuy': {
      const deal = beside('mercatoBought', now);
      return deal ? cubeParts(deal.cubes, now) : [];
    }
    case 'mercatoSell': {
      const deal = beside('mercatoSold', now);
      return deal ? cubeParts(deal.cubes, now) : [];
    }
    case 'sale': {
      const sale = beside('sold', now);
      return sale ? saleParts(sale, now) : [];
    }
    case 'dividend': {
      const paid = beside('dividendPaid', now, event);
      if (!paid) return [];
      return [{ n: paid.perShare, times: paid.shares[seat] ?? 0, what: t('owned') }];
    }
    case 'taxCollector':
      return [{ n: beside('dividendPaid', now, event)?.perShare ?? amount, what: t('extra') }];
    case 'sharesBought': {
      const deal = beside('sharesBought', now);
      return deal ? lotParts(deal.lots, now) : [];
    }
    case 'sharesSold': {
      const deal = beside('sharesSold', now);
      return deal ? lotParts(deal.lots, now) : [];
    }
    case 'order': {
      const order = beside('orderDelivered', now);
      return order ? forgoneParts(order) : [];
    }
    case 'favor': {
      const favor = beside('favorBought', now);
      return [{ n: favor ? favorPrice(favor.favor) : -amount, what: t('favor') }];
    }
    case 'tax':
      return taxPaid(event, now);
  }
}

/** MV-702, MV-703: the tax, less the part that cannot be paid. */
function taxPaid({ seat, amount }: Event<'paid'>, now: Here): Part[] {
  const step = now.events.find(
    (one) => one.type === 'scoringStep' && one.step === 'tax' && one.seat === seat,
  );
  const tax = step?.type === 'scoringStep' ? step.amount : -amount;
  const owed = tax + amount;
  return [{ n: tax, what: t('tax') }, ...(owed > 0 ? [{ n: -owed, what: t('owed') }] : [])];
}

function sumOf(event: Event<'paid'>, now: Here): Sum {
  const { seat, amount } = event;
  const change = { seat, of: 'money', by: amount } as const;
  return { ...money(seat, amount, partsOf(event, now), now), change };
}

export const paidWhy: Why<'paid'> = {
  rules: [
    'MV-207',
    'MV-402',
    'MV-419',
    'MV-431',
    'MV-433',
    'MV-449',
    'MV-461',
    'MV-481',
    'MV-482',
    'MV-521',
    'MV-524',
    'MV-525',
    'MV-605',
    'MV-702',
    'MV-703',
  ],
  which({ reason }, now) {
    const isOffice = now.events.some(
      (one) => one.type === 'dividendPaid' && one.stock.startsWith('office'),
    );
    return {
      bid: ['MV-207'],
      dock: ['MV-402'],
      sale: ['MV-419'],
      dividend: [isOffice ? 'MV-524' : 'MV-521', 'MV-525'],
      taxCollector: ['MV-605'],
      sharesBought: ['MV-431'],
      sharesSold: ['MV-433'],
      order: ['MV-449'],
      favor: ['MV-461'],
      mercatoBuy: ['MV-481'],
      mercatoSell: ['MV-482'],
      tax: ['MV-702', 'MV-703'],
    }[reason];
  },
  sums: (event, now) => [sumOf(event, now)],
};

/** MV-207: everybody pays their own bid. */
export const bidsWhy: Why<'bidsRevealed'> = {
  rules: ['MV-206', 'MV-207'],
  sums: ({ bids }, now) =>
    bids.flatMap((_, seat) =>
      now.events.flatMap((one) =>
        one.type === 'paid' && one.seat === seat ? [{ ...sumOf(one, now), change: undefined }] : [],
      ),
    ),
};
