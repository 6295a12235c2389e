/**
 * Signs of the game as drawings: goods, tiles, cards, markers. Shape repeats the meaning of colour
 * everywhere.
 */

import type { Commodity, Kind, Tile } from '../../../../engine/games/genoa/data.ts';
import type { BuildingId } from '../../../../engine/games/genoa/map.ts';
import { Coins } from '../../../table/panels/Money.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { yieldOf } from '../facts.ts';
import {
  COMMODITY_COLORS,
  COMMODITY_PATHS,
  KIND_COLORS,
  KIND_PATHS,
  MARKER_PATH,
  TILE_COLORS,
  TILE_PATHS,
  TOWER_PATH,
} from '../overlay/signs.ts';
import { t } from '../strings/index.ts';
import { givesName } from '../strings/names.ts';

interface Sized {
  readonly size?: number;
}

export const GoodIcon = ({ good, size }: Sized & { good: Commodity }) => (
  <Sign path={COMMODITY_PATHS[good]} color={COMMODITY_COLORS[good]} size={size} />
);
export const TileIcon = ({ tile, size }: Sized & { tile: Tile }) => (
  <Sign path={TILE_PATHS[tile]} color={TILE_COLORS[tile]} size={size} />
);
export const KindIcon = ({ kind, size }: Sized & { kind: Kind }) => (
  <Sign path={KIND_PATHS[kind]} color={KIND_COLORS[kind]} size={size} />
);
export const MarkerIcon = ({ size, color }: Sized & { color?: string }) => (
  <Sign path={MARKER_PATH} color={color ? `var(--seat-${color})` : '#7d5c22'} size={size} />
);
export const TowerIcon = ({ size }: Sized) => <Sign path={TOWER_PATH} size={size} />;

export const Ducats = ({ n }: { n: number }) => <Coins n={n} unit={t('unit.ducats')} />;

/** The yield of a building's action, as signs. */
export function YieldIcons({ building, size = 16 }: Sized & { building: BuildingId }) {
  const { goods, tile, markers, draws, villa } = yieldOf(building);
  const times = (n: number, key: string, icon: React.ReactNode) =>
    Array.from({ length: n }, (_, k) => `${key}${k}`).map((id) => <span key={id}>{icon}</span>);
  return (
    <span className="ge-yield" aria-hidden="true" data-note={givesName(building)}>
      {goods.map((good) => (
        <GoodIcon key={good} good={good} size={size} />
      ))}
      {tile && <TileIcon tile={tile} size={size} />}
      {times(markers, 'm', <MarkerIcon size={size} />)}
      {draws && times(draws.n, 'c', <KindIcon kind={draws.kind} size={size} />)}
      {villa && <KindIcon kind="LO" size={size} />}
    </span>
  );
}
