/** Names of people and things as sentences need them. */

import {
  type Category,
  type City,
  type Flag,
  WARES,
  type Ware,
} from '../../../../engine/games/strozzi/data.ts';
import type { StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import { listed } from '../../../i18n/index.ts';
import { seatName, seatNames } from '../../../table/seats.ts';
import { shipOf, tileOf } from '../facts.ts';
import { t } from './index.ts';

export { seatName, seatNames };

export const cityName = (city: City): string => t(`city.${city}`);
export const flagName = (flag: Flag): string => t(`flag.${flag}`);
export const categoryName = (category: Category): string => t(`category.${category}`);

const RANKS = ['rank.0', 'rank.1', 'rank.2', 'rank.3', 'rank.4', 'rank.5'] as const;
/** A place in an order as a word: 0 = first. */
export const rankName = (rank: number): string => t(RANKS[rank] ?? 'rank.5');

/** The same as a figure: `2nd`. */
export const rankFigure = (rank: number): string => t('rank.short', { n: rank + 1 });

/** `2 chests of gold and 1 jar of grain`; empty for none. */
export function waresName(wares: { readonly [ware in Ware]?: number }): string {
  return listed(
    WARES.flatMap((ware) => (wares[ware] ? [t(`cargo.${ware}`, { n: wares[ware] ?? 0 })] : [])),
  );
}

/** The whole cargo: wares, scrolls, a promotion. */
export function cargoName(card: string): string {
  const { wares, scrolls, promo } = shipOf(card);
  const parts = WARES.flatMap((ware, k) => {
    const n = wares[k] ?? 0;
    return n > 0 ? [t(`cargo.${ware}`, { n })] : [];
  });
  if (scrolls > 0) parts.push(t('cargo.scrolls', { n: scrolls }));
  if (promo) parts.push(t('cargo.promotion'));
  return parts.length > 0 ? listed(parts) : t('cargo.none');
}

/** Within a sentence, briefly: `ship of speed 4`. */
export const shipName = (card: string): string => t('ship.name', { speed: shipOf(card).value });
/** The ship's name with its whole cargo. */
export const shipWithCargo = (card: string): string =>
  t('ship.withCargo', { speed: shipOf(card).value, cargo: cargoName(card) });

/** The end of a ship, in a few words. */
export function shipNews(
  view: View,
  event: Extract<StEvent, { type: 'shipPlaced' | 'shipUnclaimed' }>,
  struck: Extract<StEvent, { type: 'flagReturned' }> | null,
): string {
  const speed = shipOf(event.ship).value;
  if (event.type === 'shipUnclaimed') return t('news.unclaimed', { speed });
  const { seat, port, flag } = event;
  const you = view.you?.seat ?? null;
  const told = { speed, port: cityName(port), name: seatName(view, seat, you) };
  const by = { ...told, you: seat === you ? 'yes' : 'no' };
  // The owner of a struck flag learns why it flies at home again.
  if (struck?.seat === you) return t('news.struck', { ...told, flag: flagName(struck.flag) });
  return t(flag === 'pirate' ? 'news.pirate' : 'news.placed', by);
}

/** `Art 2`, or `Science 1 with gold`. */
export function tileName(id: string): string {
  const { category, value, ware } = tileOf(id);
  const params = { category: categoryName(category), value };
  return ware === null
    ? t('tile.name', params)
    : t('tile.withWare', { ...params, ware: t(`ware.${ware}`) });
}
