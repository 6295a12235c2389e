/** The pieces on a space of the town, in words. */

import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { series } from '../../../i18n/index.ts';
import { ownSeat } from '../../../table/seat/position.ts';
import { isBuilding, reach } from '../facts.ts';
import { t as aside } from './beside.ts';
import { t } from './index.ts';
import { seatName } from './names.ts';
import { yieldName } from './worth.ts';

/** All pieces on a space, in words. */
export function toldAt(view: View, space: SpaceId): string {
  const { tower, path, discs, offers, owners } = view.public;
  const you = ownSeat(view);
  const gives = yieldName(view, space);
  const words = offers.filter(({ target }) => target === space).length;
  const owner = isBuilding(space) ? owners[space] : undefined;
  const far = reach(view.public).get(space);
  const n = discs[space] ?? 0;
  return series([
    ...(gives ? [t('town.gives', { what: gives })] : []),
    ...(owner === undefined
      ? []
      : [t('town.owner', { name: seatName(view, owner, you), you: owner === you ? 'yes' : 'no' })]),
    ...(space === tower
      ? [aside('town.here')]
      : path.includes(space)
        ? [aside('town.visited')]
        : []),
    ...(n > 0 ? [aside('town.discs', { n })] : []),
    ...(far === undefined
      ? []
      : [far === 1 ? aside('town.next') : aside('town.reach', { n: far })]),
    ...(words > 0 ? [aside('town.words', { n: words })] : []),
  ]);
}
