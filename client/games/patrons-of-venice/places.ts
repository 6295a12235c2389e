/** Which key looks at which place of the city. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { CAMPI, type CampoId } from '../../../engine/games/patrons-of-venice/map.ts';
import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import type { ClientGame } from '../../table/game.ts';
import { houseId } from './scenery/places.ts';
import { t } from './strings/index.ts';
import { campoFullName } from './strings/names.ts';

/** As many as there are before anybody has sat down. */
const USUAL = 4;

/** The campi from west to east, as they lie on the map. */
const SEEN: readonly CampoId[] = ['MARG', 'FRARI', 'ORIO', 'POLO', 'STEF', 'BART', 'FORM'];

export const places: ClientGame['places'] = [
  ...SEEN.map((campo, k) => ({
    key: String(k + 1),
    name: campoFullName(campo),
    site: () => campo,
  })),
  { key: '8', name: t('place.market'), site: () => 'market' },
  // Who has no seat looks at whoever decides.
  {
    key: '9',
    name: t('place.own'),
    site: (view, seat) => {
      const open = (view as View | null)?.public;
      return houseId(seat ?? open?.decider[0] ?? 0, open?.seats.length ?? USUAL);
    },
  },
  { key: 'o', name: t('place.wharf'), site: () => 'wharf' },
  { key: 'i', name: t('place.dais'), site: () => 'seals' },
];

/** The place under a key; null if there is none. */
export const placeAt = (key: string, view: ViewBase | null, seat: number | null): string | null =>
  places.find((place) => place.key === key)?.site(view, seat) ?? null;

/** The place of what lies under the pointer, by its target's key; null for nothing. */
export function siteUnder(hovered: string | null, seats: number): string | null {
  const [kind, name] = hovered?.split(':') ?? [];
  switch (kind) {
    case 'campo':
      return CAMPI.find((campo) => campo === name) ?? null;
    case 'site':
      return name ?? null;
    case 'stall':
      return name ?? null;
    case 'galley':
    case 'house':
      return houseId(Number(name), seats);
    case 'seal':
      return 'seals';
    case 'raft':
      return 'raft';
    default:
      return null;
  }
}
