/** The numbers behind events: prices, incomes and points with the parts of which they are made. */

import {
  GOODS,
  type Good,
  OTHER_RESERVATION,
  OWN_RESERVATION,
  STATUE_COST,
  STATUES,
  WHARF_PRICE,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { Cause, Now, Part, Sum } from '../../../table/events/causes.ts';
import type { Of } from '../../../table/events/rows.ts';
import { businessOf, goodValue } from '../facts.ts';
import { makesLuxury, pointsAt, sitesAt } from '../forecast.ts';
import { t } from '../strings/causes.ts';
import { aBusiness, goodName, outputName } from '../strings/names.ts';

type Here = Now<PvEvent, View>;
type Why<T extends PvEvent['type']> = Cause<Of<PvEvent, T>, PvEvent, View>;

function gets(seat: number, total: number, parts: readonly Part[], { whose }: Here): Sum {
  const head = t('gets', { ...whose(seat), n: total });
  return { head, total, parts, change: { seat, of: 'money', by: total } };
}

function pays(seat: number, total: number, parts: readonly Part[], { whose }: Here): Sum {
  const head = t('pays', { ...whose(seat), n: total });
  return { head, total, parts, change: { seat, of: 'money', by: -total } };
}

function scores(seat: number, parts: readonly Part[], { whose }: Here): Sum {
  const total = parts.reduce((sum, { n, times = 1 }) => sum + n * times, 0);
  const head = t('scores', { ...whose(seat), n: total });
  return { head, total, parts, change: { seat, of: 'points', by: total } };
}

const valued = (good: Good): Part => ({
  n: goodValue(good),
  what: t('value', { good: goodName(good) }),
});

/** PV-026, PV-027 */
export const reservedWhy: Why<'reserved'> = {
  rules: ['PV-025', 'PV-026', 'PV-027', 'PV-028'],
  which: ({ seat, boardOwner }) => [seat === boardOwner ? 'PV-026' : 'PV-027', 'PV-028'],
  sums({ seat, boardOwner, price }, now) {
    if (seat === boardOwner) {
      return [pays(seat, price, [{ n: OWN_RESERVATION, what: t('ownBoard') }], now)];
    }
    const parts = [{ n: OTHER_RESERVATION, what: t('otherBoard') }];
    return [pays(seat, price, parts, now), gets(boardOwner, price, parts, now)];
  },
};

/** PV-038, PV-039 */
export const unloadedWhy: Why<'unloaded'> = {
  rules: ['PV-038', 'PV-039', 'PV-040', 'PV-041', 'PV-045'],
  which: ({ reserved, to }) => [
    ...(reserved ? ['PV-038', 'PV-041'] : ['PV-039']),
    ...(to === 'hand' ? [] : ['PV-040']),
  ],
  sums: ({ seat, good, to, ducats }, now) =>
    to === 'hand' ? [] : [gets(seat, ducats, [valued(good)], now)],
  says: ({ to }) => (to === 'hand' ? t('nothing') : null),
};

/** PV-047 */
export const soldWhy: Why<'sold'> = {
  rules: ['PV-040', 'PV-047', 'PV-048'],
  which: ({ ducats }) => (ducats > 0 ? ['PV-047', 'PV-040'] : ['PV-047']),
  sums({ seat, goods, ducats }, now) {
    const parts = GOODS.flatMap((good) => {
      const times = goods[good] ?? 0;
      return times > 0 ? [{ ...valued(good), times }] : [];
    });
    return parts.length > 0 ? [gets(seat, ducats, parts, now)] : [];
  },
  says: ({ goods }) => (GOODS.some((good) => goods[good]) ? null : t('nothingSold')),
};

/** PV-050, PV-051 */
export const boughtWhy: Why<'bought'> = {
  rules: ['PV-049', 'PV-050', 'PV-051'],
  which: ({ from }) => [from === 'wharf' ? 'PV-050' : 'PV-051', 'PV-049'],
  sums: ({ seat, from, good, price }, now) => [
    pays(
      seat,
      price,
      [from === 'wharf' ? { n: WHARF_PRICE, what: t('wharf') } : valued(good)],
      now,
    ),
  ],
};

/** PV-055 … PV-060, PV-089 */
export const sponsoredWhy: Why<'businessSponsored'> = {
  rules: ['PV-054', 'PV-055', 'PV-056', 'PV-057', 'PV-058', 'PV-059', 'PV-060', 'PV-089'],
  which({ business, shown }) {
    const asked = { draper: 'PV-055', canvaser: 'PV-056' } as { readonly [type: string]: string };
    const proof = shown.length > 0 ? ['PV-058'] : [];
    return [asked[business] ?? 'PV-057', ...proof, 'PV-059', 'PV-060', 'PV-089'];
  },
  sums({ seat, business, site, price }, now) {
    const { cost } = businessOf(business);
    const parts = [{ n: cost, what: t('tile', { business: aBusiness(business) }) }];
    const paid = pays(seat, price, parts, now);
    if (!now.before) return [paid];
    const beside = pointsAt(now.after.public, site) > 1;
    const points = [
      { n: 1, what: t('business') },
      ...(beside ? [{ n: 1, what: t('beside') }] : []),
    ];
    return [paid, scores(seat, points, now)];
  },
};

/** PV-062, PV-089: the owners whose businesses gain by the new statue. */
export const raisedWhy: Why<'statueRaised'> = {
  rules: ['PV-062', 'PV-063', 'PV-089'],
  sums({ seat, campo, price }, now) {
    const built = now.before ? STATUES - now.before.public.statuesLeft : price - STATUE_COST;
    const parts = [
      { n: STATUE_COST, what: t('statue') },
      ...(built > 0 ? [{ n: 1, times: built, what: t('statues') }] : []),
    ];
    const paid = pays(seat, price, parts, now);
    const open = now.before?.public;
    if (!open) return [paid];
    const raised = sitesAt(campo).flatMap((site) => {
      const owner = open.sites[site]?.owner;
      return owner !== undefined && pointsAt(open, site) === 1 ? [owner] : [];
    });
    const gained = [...new Set(raised)].sort((a, b) => a - b);
    return [
      paid,
      ...gained.map((owner) => {
        const times = raised.filter((one) => one === owner).length;
        return scores(owner, [{ n: 1, times, what: t('raised') }], now);
      }),
    ];
  },
};

/** PV-075 … PV-082: the bank's payment for a good, and its receivers. */
export const producedWhy: Why<'produced'> = {
  rules: [
    'PV-067',
    'PV-071',
    'PV-073',
    'PV-074',
    'PV-075',
    'PV-076',
    'PV-077',
    'PV-079',
    'PV-080',
    'PV-090',
    'PV-094',
  ],
  which({ seat, owner, business, favour, statue, quarter }) {
    const isLuxury = makesLuxury(business);
    const base = business === 'gondolaMaker' ? 'PV-077' : isLuxury ? 'PV-076' : 'PV-075';
    return [
      'PV-067',
      base,
      ...(statue > 0 ? ['PV-079'] : []),
      ...(quarter > 0 ? ['PV-080'] : []),
      ...(isLuxury ? (favour ? ['PV-073', 'PV-090'] : ['PV-074']) : ['PV-071']),
      ...(owner === seat ? [] : ['PV-094']),
    ];
  },
  sums({ seat, owner, business, output, income, base, statue, quarter, favour }, now) {
    const first: Part =
      business === 'gondolaMaker'
        ? { n: 1, times: base, what: t('others') }
        : { n: base, what: t('base', { output: outputName(output) }) };
    const parts = [
      first,
      ...(statue > 0 ? [{ n: statue, what: t('beside') }] : []),
      ...(quarter > 0 ? [{ n: quarter, what: t('quarter') }] : []),
    ];
    return [
      gets(owner, income, parts, now),
      ...(favour ? [scores(seat, [{ n: 1, what: t('favour') }], now)] : []),
    ];
  },
  says: ({ business, favour }) => (makesLuxury(business) && !favour ? t('noFavour') : null),
};
