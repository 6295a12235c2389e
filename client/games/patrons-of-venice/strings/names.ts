/** Names of people and things as sentences need them. */

import {
  type BusinessId,
  GOODS,
  type Good,
  type LeadAction,
  type Ship,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import {
  type CampoId,
  SITES,
  type SiteId,
} from '../../../../engine/games/patrons-of-venice/map.ts';
import type { Goods, Stall } from '../../../../engine/games/patrons-of-venice/types.ts';
import { listed } from '../../../i18n/index.ts';
import { campiOf } from '../facts.ts';
import { t } from './index.ts';

export { seatName, seatNames } from '../../../table/seats.ts';

export const goodName = (good: Good | 'pirates'): string => t(`good.${good}`);
export const businessName = (business: BusinessId): string => t(`business.${business}`);
/** As the object of a sentence: `an armourer`. */
export const aBusiness = (business: BusinessId): string => t(`business.a.${business}`);
export const leadActionName = (action: LeadAction): string => t(`action.${action}`);
export const shipName = (ship: Ship): string => t(`ship.${ship}`);
export const stallName = (stall: Stall): string => t(`stall.${stall}`);

/** Briefly: `San Polo`. */
export const campoName = (campo: CampoId): string => t(`campo.${campo}`);
/** In full: `Campo San Polo`. */
export const campoFullName = (campo: CampoId): string => t(`campo.full.${campo}`);

/** The number of a site in texts: 1 to 22. */
export const siteNumber = (site: SiteId): number => SITES.indexOf(site) + 1;
/** Briefly: `site 7`. */
export const siteShort = (site: SiteId): string => t('site.name', { n: siteNumber(site) });
/** With its campi: `site 2 at Frari and San Polo`. */
export const siteName = (site: SiteId): string =>
  t('site.at', { n: siteNumber(site), campi: listed(campiOf(site).map(campoName)) });

/** The product of a business, as the object of a sentence: `a wagon`. */
export const outputName = (output: string): string => t(`output.${output as Output}`);
type Output = 'cloth' | 'canvas' | 'wagon' | 'armour' | 'tent' | 'clothing' | 'gondola';

/** `2 wool and silk`; empty for none. */
export function goodsName(goods: Goods): string {
  return listed(
    GOODS.flatMap((good) => {
      const n = goods[good] ?? 0;
      return n > 0 ? [t('good.count', { n, good: goodName(good) })] : [];
    }),
  );
}

/** The same for a list of cards, in which a card may occur several times. */
export function cardsName(cards: readonly (Good | 'pirates')[]): string {
  const kinds = [...new Set(cards)];
  return listed(
    kinds.map((good) => {
      const n = cards.filter((card) => card === good).length;
      return t('good.count', { n, good: goodName(good) });
    }),
  );
}
