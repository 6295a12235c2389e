/** The keys that look at the places of the gulf. */

import type { City } from '../../../engine/games/strozzi/data.ts';
import { ownPlace, type Places } from '../../table/places.ts';
import { houseId, wayId } from './sites.ts';
import { t } from './strings/index.ts';
import { cityName } from './strings/names.ts';

export const places: Places = [
  { key: '1', name: cityName('naples'), site: () => 'naples' },
  { key: '2', name: cityName('rome'), site: () => 'rome' },
  { key: '3', name: cityName('florence'), site: () => wayId('florence') },
  { key: '4', name: cityName('venice'), site: () => 'venice' },
  { key: '5', name: t('place.ship'), site: () => 'ship' },
  { key: '6', name: t('place.loggia'), site: () => 'loggia' },
  { key: '7', name: t('place.headland'), site: () => 'headland' },
  ownPlace(t('place.own'), houseId),
];

/** The place of the target under the pointer, by its key; null for none. */
export function siteUnder(hovered: string | null): string | null {
  const [kind, name] = hovered?.split(':') ?? [];
  if (kind === 'port' || kind === 'berth') return name ?? null;
  if (kind === 'city') return wayId(name as City);
  if (kind === 'tile') return 'loggia';
  return kind === 'ship' ? 'ship' : null;
}
