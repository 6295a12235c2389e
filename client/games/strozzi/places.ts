/** Which key looks at which place of the gulf. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { City } from '../../../engine/games/strozzi/data.ts';
import type { View } from '../../../engine/games/strozzi/types.ts';
import type { ClientGame } from '../../table/game.ts';
import { houseId, wayId } from './event-sites.ts';
import { t } from './strings/index.ts';
import { cityName } from './strings/names.ts';

/** The palazzo of a seat; of whoever decides for those without one. */
function ownHouse(view: ViewBase | null, seat: number | null): string {
  const open = (view as View | null)?.public;
  const of = seat ?? open?.decider[0] ?? 0;
  return houseId(of, open?.seats.length ?? 4);
}

export const places: ClientGame['places'] = [
  { key: '1', name: t('place.ship'), site: () => 'ship' },
  { key: '2', name: cityName('venice'), site: () => 'venice' },
  { key: '3', name: cityName('rome'), site: () => 'rome' },
  { key: '4', name: cityName('naples'), site: () => 'naples' },
  { key: '5', name: cityName('florence'), site: () => wayId('florence') },
  { key: '6', name: t('place.loggia'), site: () => 'loggia' },
  { key: '7', name: t('place.headland'), site: () => 'headland' },
  { key: '9', name: t('place.own'), site: ownHouse },
];

/** The place under a key; null if there is none. */
export const placeAt = (key: string, view: ViewBase | null, seat: number | null): string | null =>
  places.find((place) => place.key === key)?.site(view, seat) ?? null;

/** The place of what lies under the pointer, by its target's key; null for nothing. */
export function siteUnder(hovered: string | null): string | null {
  const [kind, name] = hovered?.split(':') ?? [];
  if (kind === 'port' || kind === 'berth') return name ?? null;
  if (kind === 'city') return wayId(name as City);
  if (kind === 'tile') return 'loggia';
  return kind === 'ship' ? 'ship' : null;
}
