/** Keys for the camera, each with its place of the map room. */

import type { View } from '../../../engine/games/marco-polo/types.ts';
import { ownPlace, type Places } from '../../table/places.ts';
import { houseId, spaceSite } from './scenery/places.ts';
import { t } from './strings/turn.ts';

/** Whether a match is played with a module; before a match is known, the room has all modules. */
const plays = (view: unknown, module: 'venice' | 'companions'): boolean =>
  (view as View | null)?.public.options[module] ?? true;

export const places: Places = [
  { key: '1', name: t('room.map'), site: () => 'map' },
  { key: '2', name: t('room.beijing'), site: () => 'beijing' },
  { key: '3', name: t('room.trays'), site: () => 'bazaarSilk' },
  { key: '4', name: t('room.khan'), site: () => 'khan' },
  { key: '5', name: t('room.line'), site: () => 'line' },
  { key: '6', name: t('room.palazzi'), site: (view) => (plays(view, 'venice') ? 'palazzi' : null) },
  {
    key: '7',
    name: t('room.drawer'),
    site: (view) => (plays(view, 'companions') ? 'drawer' : null),
  },
  ownPlace(t('room.own'), houseId),
  {
    key: 'o',
    name: t('room.traveller'),
    site: (view, seat) => {
      const seats = (view as View | null)?.public.seats ?? [];
      return seats[seat ?? 0]?.figures[0]?.node ?? 'venezia';
    },
  },
];

/** The place of the target under the pointer, by the target's key; null for nothing. */
export function siteUnder(hovered: string | null, seats: number): string | null {
  const [kind, name = ''] = hovered?.split(':') ?? [];
  switch (kind) {
    case 'node':
      return name;
    case 'slot':
    case 'space':
      return spaceSite(name);
    case 'offer':
      return 'line';
    case 'companion':
      return 'drawer';
    case 'house':
      return houseId(Number(name), seats);
    default:
      return null;
  }
}
