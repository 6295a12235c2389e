/** The town from above: owners, the tower's space and its way. */

import { SPACE_AT, SPACES, type SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { el, mark, sign } from '../../../table/overlay/dom.ts';
import { emblem, showEmblem } from '../../../table/overlay/emblem.ts';
import { viewPart } from '../../../table/overlay/view-part.ts';
import { isBuilding, isNear, isStreet, SIDE, yieldOf } from '../facts.ts';
import { spaceName } from '../strings/names.ts';
import { t } from '../strings/overlay.ts';
import { COMMODITY_PATHS, KIND_PATHS, MARKER_PATH, TILE_PATHS, TOWER_PATH } from './signs.ts';

/** The area of a space on the grid of the plan. */
function areaOf(space: SpaceId): string {
  const id = SPACES.indexOf(space);
  const squares = SPACE_AT.flatMap((at, k) => (at === id ? [k] : []));
  const columns = squares.map((k) => k % SIDE);
  const rows = squares.map((k) => Math.floor(k / SIDE));
  const from = [Math.min(...rows) + 1, Math.min(...columns) + 1];
  const to = [Math.max(...rows) + 2, Math.max(...columns) + 2];
  return [...from, ...to].join(' / ');
}

/** The sign of a building's yield; empty for a street and the Market. */
function givenAt(space: SpaceId): string {
  if (!isBuilding(space)) return '';
  const { goods, tile, draws, markers } = yieldOf(space);
  const [good] = goods;
  if (good) return COMMODITY_PATHS[good];
  if (tile) return TILE_PATHS[tile];
  if (draws) return KIND_PATHS[draws.kind];
  return markers > 0 ? MARKER_PATH : KIND_PATHS.CT;
}

function makeSpace(space: SpaceId) {
  const [owner, tower] = [emblem(), sign(TOWER_PATH)] as const;
  const root = el('li', 'ov-plot', [sign(givenAt(space)), owner, tower], {
    title: spaceName(space),
    'data-kind': isBuilding(space) ? 'building' : isStreet(space) ? 'street' : 'market',
  });
  root.style.gridArea = areaOf(space);
  return { space, root, owner };
}

const form = { title: t('overlay.partTown'), place: 'side', former: 'display' } as const;
export const town = viewPart<View>('town', { ...form, className: 'ov-plan' }, () => {
  const plots = SPACES.map(makeSpace);
  const list = el(
    'ol',
    'ov-plots',
    plots.map(({ root }) => root),
  );
  return {
    children: [list],
    update({ public: open }) {
      for (const { space, root, owner } of plots) {
        const seat = isBuilding(space) ? open.owners[space] : undefined;
        showEmblem(owner, seat === undefined ? undefined : open.seats[seat]?.color);
        mark(root, 'owned', seat !== undefined);
        mark(root, 'tower', space === open.tower);
        mark(root, 'visited', open.path.includes(space) || (open.discs[space] ?? 0) > 0);
        mark(root, 'near', open.state === 'MOVE' && isNear(open, space));
        const offered = open.offers.filter(({ target }) => target === space).length;
        mark(root, 'offers', Math.min(offered, 3));
      }
    },
  };
});
