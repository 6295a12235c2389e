/** Pegs: which rule lets one move, how far, and the effect of a move past the end of its track. */

import { PRICE_MAX, PRICE_STEP } from '../../../../../engine/games/masters-of-venice/data.ts';
import type { PegCause } from '../../../../../engine/games/masters-of-venice/events.ts';
import { t } from '../../strings/causes.ts';
import { trackName } from '../../strings/names.ts';
import { type Event, points, splitParts, type Why } from './sums.ts';

/** The rules that let a peg move, by its track and by the cause of the move. */
const PEG_RULES: {
  readonly [cause in PegCause]: {
    readonly [track in 'resource' | 'share' | 'orders']?: readonly string[];
  };
} = {
  setup: { resource: ['MV-119'] },
  bid: { orders: ['MV-215', 'MV-216'] },
  dock: { resource: ['MV-403'] },
  sale: { resource: ['MV-420'], share: ['MV-420'], orders: ['MV-421'] },
  majority: { resource: ['MV-413', 'MV-414'], orders: ['MV-413', 'MV-414'] },
  shares: { share: ['MV-432', 'MV-434', 'MV-435'] },
  delivery: { resource: ['MV-445'], share: ['MV-446'], orders: ['MV-447'] },
  office: { resource: ['MV-474'] },
  harborMaster: { resource: ['MV-604'] },
  mercato: { resource: ['MV-484'] },
  favor: { orders: ['MV-501'] },
  rumor: { resource: ['MV-504'], share: ['MV-504'], orders: ['MV-504'] },
  bottoming: { orders: ['MV-548', 'MV-550'] },
  split: { share: ['MV-545'] },
  priceControl: { resource: ['MV-547'] },
};

const UP: { readonly [rule: string]: 'up' | 'down' } = { 'MV-432': 'up', 'MV-434': 'down' };

function rulesOf({ track, from, to, through, cause }: Event<'pegMoved'>): readonly string[] {
  const way = through > from ? 'up' : 'down';
  const all = (PEG_RULES[cause][track] ?? ['MV-007']).filter((rule) => {
    if (cause === 'majority') {
      const lowers = (track === 'orders') === (way === 'up');
      return rule === (lowers ? 'MV-413' : 'MV-414');
    }
    if (rule === 'MV-435') return to === 5 && way === 'down';
    return (UP[rule] ?? way) === way;
  });
  if (through <= PRICE_MAX || track === 'orders') return all;
  return [...all, track === 'share' ? 'MV-545' : 'MV-547'];
}

/** MV-007: steps of 5 on prices, single orders. */
export const pegWhy: Why<'pegMoved'> = {
  rules: [
    ...new Set([
      'MV-007',
      'MV-545',
      'MV-547',
      ...Object.values(PEG_RULES).flatMap((tracks) => Object.values(tracks).flat()),
    ]),
  ],
  which: rulesOf,
  sums({ track, id, from, through }) {
    const step = track === 'orders' ? 1 : PRICE_STEP;
    const times = Math.abs(through - from) / step;
    const n = through < from ? -step : step;
    const what = t(track === 'orders' ? 'order' : 'step');
    return [
      {
        head: t('reaches', { track: trackName(track, id), n: through }),
        total: through,
        parts: [{ n: from, what: t('before') }, ...(times > 0 ? [{ n, times, what }] : [])],
      },
    ];
  },
  says({ track, through, to }) {
    if (track === 'orders' || through <= PRICE_MAX) return null;
    return track === 'share' ? t('half', { reached: through, to }) : t('control', { to });
  },
};

/** MV-216, MV-217: how far a bid moves the orders. */
export const ordersWhy: Why<'ordersMoved'> = {
  rules: ['MV-215', 'MV-216', 'MV-217'],
  sums({ seat, shop, from, to }, { after }) {
    const { bid } = after.public.seats[seat];
    if (bid === null) return [];
    const up = to > from;
    const times = Math.floor(bid / (up ? 5 : 10));
    const n = up ? 1 : -1;
    const cut = to - from - n * times;
    return [
      {
        head: t('reaches', { track: trackName('orders', shop), n: to }),
        total: to,
        parts: [
          { n: from, what: t('before') },
          { n, times, what: t(up ? 'up' : 'down', { bid }) },
          ...(cut === 0 ? [] : [{ n: cut, what: t('end') }]),
        ],
      },
    ];
  },
};

/** MV-546: a point for each share of a stock that splits. */
export const splitWhy: Why<'stockSplit'> = {
  rules: ['MV-545', 'MV-546'],
  sums: ({ shop, vp }, now) =>
    vp.flatMap((n, seat) => (n > 0 ? [points(seat, n, splitParts(shop, n), now)] : [])),
  says: ({ reached, to }) => t('half', { reached, to }),
};

/** MV-547 */
export const controlWhy: Why<'priceControl'> = {
  rules: ['MV-547'],
  says({ resource }, { events }) {
    const peg = events.find((one) => one.type === 'pegMoved' && one.id === resource);
    return t('control', { to: peg?.type === 'pegMoved' ? peg.to : 40 });
  },
};
