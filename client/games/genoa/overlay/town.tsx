/** The town from above: owners, the tower's space and its way. */

import { SPACE_AT, SPACES, type SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { PublicView, View } from '../../../../engine/games/genoa/types.ts';
import { noted } from '../../../table/noted.ts';
import { Emblem } from '../../../table/overlay/emblem.tsx';
import { viewPart } from '../../../table/overlay/view-part.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { isBuilding, isNear, isStreet, SIDE, yieldOf } from '../facts.ts';
import { TowerIcon } from '../panels/icons.tsx';
import { spaceName } from '../strings/names.ts';
import { t } from '../strings/overlay.ts';
import { COMMODITY_PATHS, KIND_PATHS, MARKER_PATH, TILE_PATHS } from './signs.ts';

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

/** The part of each space that no position changes. */
const PLOTS = SPACES.map((space) => ({
  space,
  gridArea: areaOf(space),
  kind: isBuilding(space) ? 'building' : isStreet(space) ? 'street' : 'market',
  given: givenAt(space),
}));

function Plot({ open, plot }: { open: PublicView; plot: (typeof PLOTS)[number] }) {
  const { space, gridArea, kind, given } = plot;
  const { owners, seats, tower, path, discs, state, offers } = open;
  const owner = isBuilding(space) ? owners[space] : undefined;
  const offered = offers.filter(({ target }) => target === space).length;
  return (
    <li
      className="ov-plot"
      {...noted(spaceName(space))}
      style={{ gridArea }}
      data-kind={kind}
      data-owned={owner !== undefined}
      data-tower={space === tower}
      data-visited={path.includes(space) || (discs[space] ?? 0) > 0}
      data-near={state === 'MOVE' && isNear(open, space)}
      data-offers={Math.min(offered, 3)}
    >
      <Sign path={given} />
      <Emblem color={owner === undefined ? undefined : seats[owner]?.color} />
      <TowerIcon />
    </li>
  );
}

const form = { title: t('overlay.partTown'), place: 'side', former: 'display' } as const;
export const town = viewPart<View>('town', form, ({ view }) => (
  <ol className="ov-plots">
    {PLOTS.map((plot) => (
      <Plot key={plot.space} open={view.public} plot={plot} />
    ))}
  </ol>
));
