/** What a place, a business or a statue brings, in words. */

import type { CampoId, SiteId } from '../../../../engine/games/patrons-of-venice/map.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { series } from '../../../i18n/index.ts';
import {
  type Income,
  incomeAt,
  type Outlook,
  pointsAt,
  type Recipe,
  type StatueOutlook,
  sitesAt,
} from '../forecast.ts';
import { t } from './index.ts';
import { businessName, outputName, seatName } from './names.ts';

/** `5 +1 statue +1 quarter`; the bare sum where it has one part. */
export const incomeParts = ({ base, statue, quarter }: Income): string =>
  t('outlook.parts', {
    base,
    statue: statue > 0 ? t('outlook.withStatue') : '',
    quarter: quarter > 0 ? t('outlook.withQuarter') : '',
  });

/** `6 ducats a good (5 +1 statue)`. */
export function incomeLine(income: Income): string {
  const sum = t('outlook.earns', { n: income.total });
  return income.total === income.base ? sum : `${sum} (${incomeParts(income)})`;
}

/** `2 points`. */
export const pointsLine = (n: number): string => t('outlook.points', { n });

/** Whose other businesses would earn more, and how much. */
export function otherParts(view: View, { others }: Outlook): string[] {
  const you = view.you?.seat ?? null;
  return view.public.seats.flatMap(({ seat }) => {
    const n = others.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.income, 0);
    return n > 0 ? [t('outlook.others', { who: seatName(view, seat, you), n })] : [];
  });
}

/** What a new business brings, one thing each: income, points, whoever else profits. */
export const outlookParts = (view: View, said: Outlook): string[] => [
  incomeLine(said.income),
  pointsLine(said.points),
  ...otherParts(view, said),
];

/** Whom a new statue gives points, and how many. */
export function statueParts(view: View, { points }: StatueOutlook): string[] {
  const you = view.you?.seat ?? null;
  const told = points.flatMap((n, seat) =>
    n > 0 ? [t('outlook.profits', { who: seatName(view, seat, you), n })] : [],
  );
  return told.length > 0 ? told : [t('outlook.nobody')];
}

/** What stands on a site and what it earns; of a vacant lot that it is one. */
export function siteLine(view: View, site: SiteId): string {
  const built = view.public.sites[site];
  if (!built) return t('map.vacant');
  const { business, owner } = built;
  const name = seatName(view, owner, view.you?.seat ?? null);
  return series([
    t('map.built', { name, business: businessName(business) }),
    incomeLine(incomeAt(view.public, site, business)),
    pointsLine(pointsAt(view.public, site)),
  ]);
}

/** Whether a statue stands on a campo, and how many of its sites are built on. */
export function campoLine(view: View, campo: CampoId): string {
  const sites = sitesAt(campo);
  const built = sites.filter((site) => view.public.sites[site]).length;
  return series([
    t(hasStatue(view, campo) ? 'map.statue' : 'map.noStatue'),
    t('map.sites', { built, n: sites.length }),
  ]);
}

/** Whether a statue stands there. */
export const hasStatue = (view: View, campo: CampoId): boolean =>
  view.public.statues.includes(campo);

/** `2 of 3 for a tent`, `ready for a tent`. */
export function recipeLine({ inputs, held, output }: Recipe): string {
  const told = { held, n: inputs.length, output: outputName(output) };
  return held === inputs.length ? t('recipe.ready', told) : t('recipe.hint', told);
}
