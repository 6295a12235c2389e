/** Figures with their signs: whether a seat can act, its goods and tiles. */

import { COMMODITIES, TILES } from '../../../../engine/games/genoa/data.ts';
import type { SeatView, View } from '../../../../engine/games/genoa/types.ts';
import { noted } from '../../../table/noted.ts';
import { leftOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { goodName, tileName } from '../strings/names.ts';
import { GoodIcon, TileIcon } from './icons.tsx';

/** A coin that shows its back once the action is used. */
export function ActionToken({ view, seat }: { view: View; seat: number }) {
  const left = leftOf(view.public, seat);
  const title =
    left > 1
      ? t('seat.action.more', { n: left })
      : t(left > 0 ? 'seat.action.left' : 'seat.action.used');
  return (
    <span className={left > 0 ? 'ge-token' : 'ge-token used'} {...noted(title)}>
      {left > 1 ? left : ''}
      <span className="sr">{title}</span>
    </span>
  );
}

/** Goods and tiles, one sign each with its number. */
export function Goods({ seat }: { seat: SeatView }) {
  const goods = COMMODITIES.filter((good) => seat.commodities[good]);
  const tiles = TILES.filter((tile) => seat.tiles[tile]);
  if (goods.length + tiles.length === 0) return null;
  return (
    <div className="plate-row ge-row ge-goods">
      {goods.map((good) => (
        <Count
          key={good}
          icon={<GoodIcon good={good} size={17} />}
          n={seat.commodities[good] ?? 0}
          name={goodName(good)}
          bare
        />
      ))}
      {tiles.map((tile) => (
        <Count
          key={tile}
          icon={<TileIcon tile={tile} size={16} />}
          n={seat.tiles[tile] ?? 0}
          name={tileName(tile)}
          does={t(`tile.does.${tile}`)}
          bare
        />
      ))}
    </div>
  );
}

interface CountProps {
  readonly icon: React.ReactNode;
  readonly n: number;
  readonly name: string;
  /** Its use, in a sentence. */
  readonly does?: string;
  /** A single one shows no number. */
  readonly bare?: boolean;
}

export const Count = ({ icon, n, name, does, bare = false }: CountProps) => (
  <span
    className="ge-count"
    {...noted([bare && n > 1 ? `${name}: ${n}` : name, does].filter(Boolean).join('. '))}
  >
    {icon}
    {(!bare || n > 1) && <b aria-hidden="true">{n}</b>}
    <span className="sr">
      {n} {name}
    </span>
  </span>
);
