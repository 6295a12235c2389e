/** The numbers behind events: payments and counts with their parts. */

import {
  LARGE_PAY,
  MESSAGE_PAY,
  OWNER_INCOME,
  SMALL_PAY,
} from '../../../../engine/games/genoa/data.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { BuildingId } from '../../../../engine/games/genoa/map.ts';
import { groupValue } from '../../../../engine/games/genoa/scoring.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import type { Cause, Now, Part, Sum } from '../../../table/events/causes.ts';
import type { Of } from '../../../table/events/rows.ts';
import { faceOf, yieldOf } from '../facts.ts';
import { contractsIn, runsOf } from '../groups.ts';
import { t } from '../strings/causes.ts';

type Here = Now<GeEvent, View>;
type Why<T extends GeEvent['type']> = Cause<Of<GeEvent, T>, GeEvent, View>;

function gets(seat: number, total: number, parts: readonly Part[], { whose }: Here): Sum {
  const head = t('gets', { ...whose(seat), n: total });
  return { head, total, parts, change: { seat, of: 'money', by: total } };
}

function pays(seat: number, total: number, parts: readonly Part[], { whose }: Here): Sum {
  const head = t('pays', { ...whose(seat), n: total });
  return { head, total, parts, change: { seat, of: 'money', by: -total } };
}

/** The rule of each building's yield. */
const YIELD_RULES: { readonly [building in BuildingId]: string } = {
  guildHall: 'GE-701',
  cityHall: 'GE-702',
  postOffice: 'GE-703',
  cathedral: 'GE-704',
  spices: 'GE-707',
  metals: 'GE-707',
  fabric: 'GE-707',
  drinks: 'GE-707',
  harbor: 'GE-705',
  coachHouse: 'GE-705',
  park: 'GE-705',
  inn: 'GE-705',
  tavern: 'GE-705',
  palace: 'GE-705',
  villaColini: 'GE-708',
  villaMonetti: 'GE-708',
  villaRicci: 'GE-708',
  villaZasteri: 'GE-708',
};
const EVERY_YIELD = [...new Set(Object.values(YIELD_RULES))];

/** GE-611 */
export const ownedWhy: Why<'ownerPaid'> = {
  rules: ['GE-611', 'GE-612'],
  sums: ({ seat, ducats }, now) => [
    gets(seat, ducats, [{ n: OWNER_INCOME, what: t('owner') }], now),
  ],
};

/** GE-701 … GE-708 */
export const yieldWhy: Why<'yielded'> = {
  rules: [...EVERY_YIELD, 'GE-706', 'GE-407'],
  which({ building }) {
    const rule = YIELD_RULES[building];
    return rule === 'GE-705' ? [rule, 'GE-706', 'GE-407'] : [rule, 'GE-407'];
  },
  says({ building, commodities, tile, markers }) {
    const { draws, villa } = yieldOf(building);
    if (draws || villa) return t('draws');
    return commodities.length === 0 && tile === null && markers === 0 ? t('short') : t('goods');
  },
};

/** GE-701 … GE-708: by its kind; or by a swap. */
export const drawnWhy: Why<'cardDrawn'> = {
  rules: ['GE-701', 'GE-702', 'GE-703', 'GE-708', 'GE-917', 'GE-802'],
  which: ({ kind }, { events }) => [
    events.some(({ type }) => type === 'traded')
      ? 'GE-917'
      : { LO: 'GE-701', SO: 'GE-702', MS: 'GE-703', CT: 'GE-708' }[kind],
  ],
  says: () => t('draws'),
};

/** GE-910 */
export const swappedWhy: Why<'traded'> = {
  rules: ['GE-910', 'GE-917', 'GE-902'],
  says: () => t('goods'),
};

const isLarge = ({ card }: Of<GeEvent, 'orderDelivered'>): boolean => faceOf(card).kind === 'LO';

/** GE-804 … GE-807 */
export const orderWhy: Why<'orderDelivered'> = {
  rules: ['GE-804', 'GE-805', 'GE-806', 'GE-807'],
  which: (event) => (isLarge(event) ? ['GE-804', 'GE-807'] : ['GE-805', 'GE-806', 'GE-807']),
  sums: (event, now) => [
    gets(
      event.seat,
      event.ducats,
      [isLarge(event) ? { n: LARGE_PAY, what: t('large') } : { n: SMALL_PAY, what: t('small') }],
      now,
    ),
  ],
};

/** GE-808 */
export const messageWhy: Why<'messageDelivered'> = {
  rules: ['GE-808', 'GE-809', 'GE-810', 'GE-814'],
  sums: ({ seat, ducats }, now) => [
    gets(seat, ducats, [{ n: MESSAGE_PAY, what: t('message') }], now),
  ],
};

/** GE-502, GE-513: by a deal, or by a promise in one. */
export const handedWhy: Why<'handed'> = {
  rules: ['GE-502', 'GE-509', 'GE-513'],
  which: (_, { events }) =>
    events.some(({ type }) => type === 'dealStruck') ? ['GE-502', 'GE-509'] : ['GE-513'],
  sums({ from, to, ducats }, now) {
    if (ducats === 0) return [];
    const parts = [{ n: ducats, what: t('deal') }];
    return [pays(from, ducats, parts, now), gets(to, ducats, parts, now)];
  },
  says: ({ ducats }) => (ducats === 0 ? t('goods') : null),
};

/** GE-812, GE-813: groups of neighbours, each with its value. */
function contractSum({ cards }: Of<GeEvent, 'contractsRevealed'>): Sum {
  const parts = runsOf(contractsIn(cards)).map(({ length: size }) => ({
    n: groupValue(size),
    what: size === 1 ? t('single') : t('group', { size }),
  }));
  const total = parts.reduce((sum, { n }) => sum + n, 0);
  return { head: t('contracts', { n: total }), total, parts };
}

export const revealedWhy: Why<'contractsRevealed'> = {
  rules: ['GE-1002', 'GE-812', 'GE-813'],
  sums: (event) => (event.cards.length > 0 ? [contractSum(event)] : []),
  says: ({ cards }) => (cards.length > 0 ? null : t('noContracts')),
};

/** GE-1001 … GE-1004 */
const endSums = ({ after, whose }: Here): readonly Sum[] =>
  (after.public.result?.table ?? []).map(({ seat, ducats, markers, contracts, total }) => ({
    head: t('all', { ...whose(seat), n: total }),
    total,
    parts: [
      { n: ducats, what: t('cash') },
      { n: markers, what: t('markers') },
      { n: contracts, what: t('groups') },
    ].filter(({ n }, k) => k === 0 || n > 0),
  }));

export const endedWhy: Why<'matchEnded'> = {
  rules: ['GE-1001', 'GE-1002', 'GE-1003', 'GE-1004', 'GE-1005', 'GE-1006'],
  which: ({ winners }) => [
    'GE-1004',
    'GE-1001',
    ...(winners.length > 1 ? ['GE-1005', 'GE-1006'] : []),
  ],
  sums: (_, now) => endSums(now),
};
