/** The facts of a take: names, the other events beside one, and the leader. */

import type { Resource, Shop } from '../../../../engine/games/masters-of-venice/data.ts';
import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { Scene as TakeScene } from '../../../table/director/telling.ts';
import { stockName } from '../strings/names.ts';
import { t } from './strings.ts';

/** Prices above this one are past their end. */
export const TOP = 100;

/** The events of a take between two public views. */
export class Scene extends TakeScene<MvEvent, View> {
  /** Says that a share splits, or is about to. */
  split(shop: Shop): string | null {
    const split = this.find('stockSplit', (event) => event.shop === shop);
    if (split) return t('why.splits', { shop: stockName(shop) });
    const moved = this.find('pegMoved', (e) => e.track === 'share' && e.id === shop);
    const price = this.after.public.shops[shop].sharePrice;
    if (!moved || moved.to <= moved.from || price < TOP - 5) return null;
    const key = price === TOP ? 'why.nextSplit' : 'why.nearSplit';
    return t(key, { shop: stockName(shop) });
  }

  /** Says how the price of a resource moves, or that it is near its end. */
  price(resource: Resource, name: string): string | null {
    if (this.find('priceControl', (event) => event.resource === resource)) {
      return t('why.control', { resource: name });
    }
    const moved = this.find('pegMoved', (e) => e.track === 'resource' && e.id === resource);
    if (!moved || moved.to === moved.from) return null;
    const { from, to } = moved;
    if (to < from) return t('why.priceDown', { resource: name, to });
    if (to === TOP) return t('why.nextControl', { resource: name, price: to });
    return t('why.price', { resource: name, from, to });
  }

  /** Says that the lead on the track changes with the event. */
  lead(name: (seat: number) => string, actor: number | null): string | null {
    const leader = leaderOf(this.after);
    if (leader === null || leader === leaderOf(this.before)) return null;
    return leader === actor ? t('why.lead') : t('why.leadOther', { name: name(leader) });
  }
}

/** The seat with most points on the track; null where several have them, or none has any. */
export function leaderOf(view: View): number | null {
  const [first, second] = ranked(view);
  return first && first.vp > 0 && first.vp > (second?.vp ?? 0) ? first.seat : null;
}

/** Merchants by their points on the track. */
export const ranked = (view: View): { readonly seat: number; readonly vp: number }[] =>
  view.public.seats.map(({ seat, vp }) => ({ seat, vp })).sort((a, b) => b.vp - a.vp);
