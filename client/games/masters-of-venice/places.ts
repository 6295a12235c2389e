/** The keys that look at the places of the city, and the targets that lie at each place. */

import {
  LOCATIONS,
  type Location,
  type Resource,
} from '../../../engine/games/masters-of-venice/data.ts';
import { ownPlace, type Places } from '../../table/places.ts';
import { ladderOf, landmarkOf } from './sites.ts';
import { t } from './strings/index.ts';

export const places: Places = [
  ...LOCATIONS.map((name, k) => ({
    key: String(k + 1),
    name: t(`place.${name}`),
    site: () => landmarkOf(name),
  })),
  ownPlace(t('place.own'), (seat) => `palazzo${seat}`),
];

/** Targets of the board that belong to one place, for any rest of their key. */
const KINDS: { readonly [kind: string]: string } = {
  guildDeck: 'guildHall',
  guildOrder: 'guildHall',
  favor: 'church',
  mercatoCube: 'mercato',
  marker: 'dock2',
  character: 'dock2',
  bag: 'dock2',
};
/** Kinds whose key names the landmark itself. */
const NAMED = new Set(['shop', 'ordersPeg', 'sharePeg', 'office']);

/** The landmark at which a target of the board lies, by its key (`targetKey`); null: none. */
export function landmarkUnder(key: string | null): string | null {
  const [kind = '', name = ''] = key?.split(':') ?? [];
  if (NAMED.has(kind)) return name;
  if (kind === 'place') return landmarkOf(name as Location);
  if (kind === 'dock' || kind === 'dockCube') return `dock${name}`;
  if (kind === 'palazzo') return `palazzo${name}`;
  if (kind === 'resourcePeg') return ladderOf(name as Resource);
  if (kind === 'stock') return name;
  return KINDS[kind] ?? null;
}
