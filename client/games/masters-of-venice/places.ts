/** Which key looks at which place of the city. */

import { LOCATIONS } from '../../../engine/games/masters-of-venice/data.ts';
import { ownPlace, type Places } from '../../table/places.ts';
import { landmarkOf } from './event-sites.ts';
import { t } from './strings/index.ts';

export const places: Places = [
  ...LOCATIONS.map((name, k) => ({
    key: String(k + 1),
    name: t(`place.${name}`),
    site: () => landmarkOf(name),
  })),
  ownPlace(t('place.own'), (seat) => `palazzo${seat}`),
];
