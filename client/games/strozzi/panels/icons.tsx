/** Signs of the game as drawings: wares, flags, arts, coins. Colour is doubled by shape everywhere. */

import type { Category, City, Flag, Ware } from '../../../../engine/games/strozzi/data.ts';
import { noted } from '../../../table/noted.ts';
import { Coins } from '../../../table/panels/Money.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { tileOf, wantedIn } from '../facts.ts';
import {
  ART_PATHS,
  FLAG_PATHS,
  LAUREL_PATH,
  SCROLL_PATH,
  SHIP_PATH,
  WARE_COLORS,
  WARE_PATHS,
} from '../overlay/signs.ts';
import { t } from '../strings/index.ts';

export const WareIcon = ({ ware, size }: { ware: Ware; size?: number }) => (
  <Sign path={WARE_PATHS[ware]} color={WARE_COLORS[ware]} size={size} />
);
export const ScrollIcon = ({ size }: { size?: number }) => (
  <Sign path={SCROLL_PATH} color="#7b5a2a" size={size} />
);
export const ArtIcon = ({ category, size }: { category: Category; size?: number }) => (
  <Sign path={ART_PATHS[category]} color="#5a4632" size={size} />
);
export const LaurelIcon = ({ size }: { size?: number }) => (
  <Sign path={LAUREL_PATH} color="#5c7a3a" size={size} />
);

export const ShipIcon = ({ size }: { size?: number }) => <Sign path={SHIP_PATH} size={size} />;
const STEPS_PATH = 'M2 22v-5h5v-5h5V7h5V2h5v20z';
export const StepsIcon = ({ size }: { size?: number }) => <Sign path={STEPS_PATH} size={size} />;

/** The goods that a city wants: its ware, or scrolls. */
export function CitySign({ city, size }: { city: City; size?: number }) {
  const ware = wantedIn(city);
  return ware ? <WareIcon ware={ware} size={size} /> : <ScrollIcon size={size} />;
}

/** The sign of a tile: its art, its value, and the ware of a step. */
export function TileIcon({ tile, size = 22 }: { tile: string; size?: number }) {
  const { category, value, ware } = tileOf(tile);
  return (
    <span className="st-tile">
      <ArtIcon category={category} size={size} />
      <b>{value}</b>
      {ware && <WareIcon ware={ware} size={size * 0.7} />}
    </span>
  );
}

/** A flag in its house's colour; `used`: the bare pole of a used one. */
export function FlagIcon(props: { flag: Flag; color?: string; used?: boolean; size?: number }) {
  const { flag, color, used, size } = props;
  return (
    <Sign
      path={FLAG_PATHS[flag]}
      color={color}
      size={size}
      className={used ? 'st-flag used' : 'st-flag'}
    />
  );
}

export const Ducats = ({ n, note }: { n: number; note?: string }) => (
  <Coins n={n} unit={t('unit.ducats')} note={note} />
);

/** Ducats that a choice would bring; `tile`: with a tile of the loggia. */
export const Gain = ({ n, tile = false }: { n: number; tile?: boolean }) => (
  <span className="st-gain">
    +<Ducats n={n} />
    {tile && (
      <span className="st-and-tile" {...noted(t('effect.tile'))}>
        <LaurelIcon size={14} />
      </span>
    )}
  </span>
);
