/** The keys that look at the places of the city. */

import { CAMPI, type CampoId } from '../../../engine/games/patrons-of-venice/map.ts';
import { ownPlace, type Places } from '../../table/places.ts';
import { houseId } from './sites.ts';
import { t } from './strings/index.ts';
import { campoFullName } from './strings/names.ts';

/** The campi from west to east, as on the map. */
const SEEN: readonly CampoId[] = ['MARG', 'FRARI', 'ORIO', 'POLO', 'STEF', 'BART', 'FORM'];

export const places: Places = [
  ...SEEN.map((campo, k) => ({
    key: String(k + 1),
    name: campoFullName(campo),
    site: () => campo,
  })),
  { key: '8', name: t('place.market'), site: () => 'market' },
  ownPlace(t('place.own'), houseId),
  { key: 'o', name: t('place.wharf'), site: () => 'wharf' },
  { key: 'i', name: t('place.dais'), site: () => 'seals' },
];

/** The place of the target under the pointer, by its key; null for none. */
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
