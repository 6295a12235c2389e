/** What lies under the pointer, by name. */

import type { View } from '../../../../engine/games/strozzi/types.ts';
import type { BoardTarget } from '../targets.ts';
import { t } from './index.ts';
import { cityName, flagName, seatName, shipName, tileName } from './names.ts';

/** @param you the seat of whoever looks; null for spectators */
export function targetName(view: View, you: number | null, target: BoardTarget): string {
  switch (target.kind) {
    case 'ship':
      return view.public.current ? shipName(view.public.current.card) : t('place.ship');
    case 'flag':
      return target.seat === you
        ? t('target.ownFlag', { flag: flagName(target.flag) })
        : t('target.flag', { flag: flagName(target.flag), name: seatName(view, target.seat, you) });
    case 'port':
      return t('target.port', { city: cityName(target.port) });
    case 'city':
      return t('target.way', { city: cityName(target.city) });
    case 'berth':
      return t('target.berth', { ship: shipName(target.card), city: cityName(target.port) });
    case 'tile':
      return tileName(target.tile);
    case 'palazzo':
      return t('target.palazzo', { name: seatName(view, target.seat, you) });
  }
}
