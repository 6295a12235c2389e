/** The effect of a place, a business or a statue, in words. */

import { BUSINESSES } from '../../../../engine/games/patrons-of-venice/data.ts';
import {
  CAMPI,
  type CampoId,
  SITES,
  type SiteId,
} from '../../../../engine/games/patrons-of-venice/map.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { series } from '../../../i18n/index.ts';
import type { Told } from '../../../table/board/Hover.tsx';
import {
  type Income,
  incomeAt,
  type Outlook,
  outlook,
  pointsAt,
  type Recipe,
  type StatueOutlook,
  sitesAt,
  statueOutlook,
} from '../forecast.ts';
import { t } from './index.ts';
import { businessName, campoFullName, outputName, seatName, siteName } from './names.ts';

/** `5 +1 statue +1 quarter`; the bare sum where it has one part. */
export const incomeParts = ({ base, statue, quarter }: Income): string =>
  t('outlook.parts', {
    base,
    statue: statue > 0 ? t('outlook.withStatue') : '',
    quarter: quarter > 0 ? t('outlook.withQuarter') : '',
  });

/** `5 by itself, 1 for the statue beside it`; the bare sum where it has one part. */
export function incomeWhy({ base, statue, quarter, total }: Income): string {
  if (total === base) return String(base);
  return series([
    t('outlook.sum', { base }),
    ...(statue > 0 ? [t('outlook.sumStatue')] : []),
    ...(quarter > 0 ? [t('outlook.sumQuarter')] : []),
  ]);
}

/** `6 ducats a good (5 by itself, 1 for the statue beside it)`. */
export function incomeLine(income: Income): string {
  const sum = t('outlook.earns', { n: income.total });
  return income.total === income.base ? sum : `${sum} (${incomeWhy(income)})`;
}

/** The meaning of the short words of these sums; empty where none of them has a second part. */
export const incomeLegend = (all: readonly Income[]): string[] => [
  ...(all.some(({ statue }) => statue > 0) ? [t('outlook.legendStatue')] : []),
  ...(all.some(({ quarter }) => quarter > 0) ? [t('outlook.legendQuarter')] : []),
];

/** `2 points`. */
export const pointsLine = (n: number): string => t('outlook.points', { n });

/** The owners whose other businesses would earn more, and how much. */
export function otherParts(view: View, { others }: Outlook): string[] {
  const you = view.you?.seat ?? null;
  return view.public.seats.flatMap(({ seat }) => {
    const n = others.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.income, 0);
    return n > 0 ? [t('outlook.others', { who: seatName(view, seat, you), n })] : [];
  });
}

/** The effects of a new business, one thing each: income, points, the others who profit. */
export const outlookParts = (view: View, said: Outlook): string[] => [
  incomeLine(said.income),
  pointsLine(said.points),
  ...otherParts(view, said),
];

/** The seats that a new statue gives points, and how many. */
export function statueParts(view: View, { points }: StatueOutlook): string[] {
  const you = view.you?.seat ?? null;
  const told = points.flatMap((n, seat) =>
    n > 0 ? [t('outlook.profits', { who: seatName(view, seat, you), n })] : [],
  );
  return told.length > 0 ? told : [t('outlook.nobody')];
}

/** The building on a site and its earnings; for a vacant lot, that it is one. */
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

/** The worth of a vacant site, and the earnings of each business there: `draper 0 +1 statue`. */
function vacantLine(view: View, site: SiteId): string {
  const left = BUSINESSES.filter((business) => view.public.tilesLeft[business] > 0);
  const all = left.map((business) => outlook(view.public, view.you?.seat ?? 0, site, business));
  const parts = all.map(({ business, income }) =>
    t('outlook.business', { business: businessName(business), parts: incomeParts(income) }),
  );
  const told = t('outlook.vacant', { n: pointsAt(view.public, site), parts: series(parts) });
  const legend = incomeLegend(all.map(({ income }) => income));
  return legend.length > 0 ? [`${told}.`, ...legend].join(' ') : told;
}

/** The text of a site or a campo under the pointer, by its target's key. */
export function toldOf(view: View, key: string): Told | null {
  const [kind, id] = key.split(':');
  const site = kind === 'site' && SITES.find((one) => one === id);
  if (site) {
    const built = view.public.sites[site];
    return {
      label: siteName(site),
      hint: built ? siteLine(view, site) : vacantLine(view, site),
    };
  }
  const campo = kind === 'campo' && CAMPI.find((one) => one === id);
  if (!campo) return null;
  const isFree = !hasStatue(view, campo) && view.public.statuesLeft > 0;
  const next = isFree ? statueParts(view, statueOutlook(view.public, campo)) : [];
  const statue = isFree ? [t('outlook.nextStatue', { parts: series(next) })] : [];
  return { label: campoFullName(campo), hint: series([campoLine(view, campo), ...statue]) };
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

/** `2 of 3 for a tent`, `ready for a tent`, and where one owns none whether it may be sponsored. */
export function recipeLine({ inputs, held, owned, licensed, output }: Recipe): string {
  const told = { held, n: inputs.length, output: outputName(output) };
  if (licensed) return t('recipe.licensed', told);
  return owned > 0 && held === inputs.length ? t('recipe.ready', told) : t('recipe.hint', told);
}
