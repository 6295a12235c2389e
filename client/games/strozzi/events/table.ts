/** The events of Strozzi: the form of their rows, and the words for their fields in sentences. */

import type { StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import type { EventTable } from '../../../table/events/rows.ts';
import type { Fields } from '../../../table/events/sentences.ts';
import type { Scene } from '../director/scene.ts';
import type { events as sentences } from '../strings/events-en.ts';
import {
  categoryName,
  cityName,
  flagName,
  rankName,
  shipName,
  tileName,
} from '../strings/names.ts';

/** Points on the line of a replay. */
export type Kind = 'round' | 'ship' | 'pirate' | 'tile' | 'end';
export type Key = keyof typeof sentences;

/** The rows of some kinds of events. */
export type Rows<T extends StEvent['type']> = Pick<EventTable<StEvent, View, Scene, Key, Kind>, T>;

export const fields: Fields<StEvent> = {
  drawer: 'seat',
  winner: 'seat',
  ship: (ship) => ({ ship: shipName(ship) }),
  flag: (flag) => ({ flag: flagName(flag) }),
  port: (port) => ({ port: cityName(port) }),
  city: (city) => ({ city: cityName(city) }),
  tile: (tile) => ({ tile: tileName(tile) }),
  category: (category) => ({ category: categoryName(category) }),
  place: (place) => ({ place: rankName(place) }),
  rank: (rank) => ({ rank: rankName(rank) }),
  effectiveValue: (speed) => ({ speed }),
};
