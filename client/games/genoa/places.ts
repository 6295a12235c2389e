/** Keys for the camera, each with its place of the town. */

import { SPACES } from '../../../engine/games/genoa/map.ts';
import type { View } from '../../../engine/games/genoa/types.ts';
import { ownPlace, type Places } from '../../table/places.ts';
import { houseId } from './sites.ts';
import { t } from './strings/index.ts';
import { spaceName } from './strings/names.ts';

const SEEN = ['guildHall', 'cathedral', 'postOffice', 'cityHall'] as const;

export const places: Places = [
  ...SEEN.map((space, k) => ({
    key: String(k + 1),
    name: spaceName(space),
    site: () => space,
  })),
  { key: '5', name: t('place.market'), site: () => 'market' },
  ownPlace(t('place.own'), houseId),
  {
    key: 'o',
    name: t('place.tower'),
    site: (view) => (view as View | null)?.public.tower ?? 'market',
  },
];

/** The place of the target under the pointer, by the target's key; null for nothing. */
export function siteUnder(hovered: string | null, seats: number): string | null {
  const [kind, name] = hovered?.split(':') ?? [];
  switch (kind) {
    case 'space':
      return SPACES.find((space) => space === name) ?? null;
    case 'house':
      return houseId(Number(name), seats);
    case 'dice':
      return 'dice';
    default:
      return null;
  }
}
