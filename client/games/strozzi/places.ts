/** Which key looks at which place of the gulf. */

import type { View } from '../../../engine/games/strozzi/types.ts';
import type { ClientGame } from '../../table/game.ts';
import { houseId, wayId } from './event-sites.ts';
import { t } from './strings/index.ts';
import { cityName } from './strings/names.ts';

/** As many as there are before anybody has sat down. */
const USUAL = 4;

export const places: ClientGame['places'] = [
  { key: '1', name: cityName('naples'), site: () => 'naples' },
  { key: '2', name: cityName('rome'), site: () => 'rome' },
  { key: '3', name: cityName('florence'), site: () => wayId('florence') },
  { key: '4', name: cityName('venice'), site: () => 'venice' },
  { key: '5', name: t('place.ship'), site: () => 'ship' },
  { key: '6', name: t('place.loggia'), site: () => 'loggia' },
  { key: '7', name: t('place.headland'), site: () => 'headland' },
  // Who has no seat looks at whoever decides.
  {
    key: '9',
    name: t('place.own'),
    site: (view, seat) => {
      const open = (view as View | null)?.public;
      return houseId(seat ?? open?.decider[0] ?? 0, open?.seats.length ?? USUAL);
    },
  },
];
