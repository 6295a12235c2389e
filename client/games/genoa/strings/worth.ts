/** The worth of a deal, one line a thing. */

import { LARGE_PAY } from '../../../../engine/games/genoa/data.ts';
import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { capital, listed } from '../../../i18n/index.ts';
import type { Tray } from '../deals/tray.ts';
import { drawnAt, faceOf, isBuilding, yieldOf } from '../facts.ts';
import { drawn, type Item, yielded, yieldedTile } from '../forecast.ts';
import { t } from './index.ts';
import {
  basketName,
  cardName,
  goodName,
  goodsParts,
  kindsParts,
  promiseParts,
  tilesParts,
} from './names.ts';

/**
 * The present yield of a building's action, in words; empty for none.
 * @param promised the part that the acting seat would hand over
 */
export function yieldName(view: View, space: SpaceId, promised: Tray['deferred'] = {}): string {
  if (!isBuilding(space)) return '';
  const { markers, draws } = yieldOf(space);
  const tile = yieldedTile(view, space);
  const goods = yielded(view, space).filter((good) => !promised.commodities?.includes(good));
  const kept = markers - (promised.markers ?? 0);
  const cards = drawn(view, space) - (promised.cards ?? 0);
  return listed([
    ...goodsParts(Object.fromEntries(goods.map((good) => [good, 1]))),
    ...(tile && tile !== promised.tile ? tilesParts({ [tile]: 1 }) : []),
    ...(kept > 0 ? [t('markers.some', { n: kept })] : []),
    ...(draws && cards > 0 ? kindsParts({ [draws.kind]: cards }) : []),
  ]);
}

/** The same with the payment for a Villa's large order. */
export function actionName(view: View, space: SpaceId): string {
  const gives = yieldName(view, space);
  if (!isBuilding(space) || !yieldOf(space).villa) return gives;
  return t('gives.villa', { gives, n: LARGE_PAY });
}

/** One thing that a deal brings or takes. */
export function worthLine(view: View, space: SpaceId, tray: Tray, item: Item): string {
  switch (item.kind) {
    case 'get':
      return t('worth.get', { what: basketName(item.basket) });
    case 'lose':
      return t('worth.lose', { what: basketName(item.basket) });
    case 'promised': {
      const what = listed(promiseParts(tray.deferred, drawnAt(space)));
      return t(item.mine ? 'worth.lose' : 'worth.get', { what });
    }
    case 'yield': {
      const what = yieldName(view, item.building, tray.deferred);
      const nothing = yieldName(view, item.building) ? 'worth.keepNothing' : 'brings.nothing';
      return what ? t('worth.get', { what }) : capital(t(nothing));
    }
    case 'order': {
      const key = faceOf(item.card).kind === 'LO' ? 'worth.orderTile' : 'worth.order';
      return t(key, { card: cardName(item.card), n: item.ducats });
    }
    case 'fits': {
      const what = listed(item.goods.map(goodName));
      return capital(t('worth.fits', { what, card: cardName(item.card) }));
    }
    case 'message':
      return capital(t('worth.message', { card: cardName(item.card), n: item.ducats }));
    case 'half':
      return capital(t('worth.half', { card: cardName(item.card) }));
    case 'owner':
      return t('worth.owner', { n: item.ducats });
  }
}
