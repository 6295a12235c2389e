/** Signs of the game as drawings: goods, workshops, seals. Colour is doubled by shape everywhere. */

import {
  type BusinessId,
  GOODS,
  type Good,
  type LeadAction,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import type { Goods } from '../../../../engine/games/patrons-of-venice/types.ts';
import { noted } from '../../../table/noted.ts';
import { Coins } from '../../../table/panels/Money.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import {
  BUSINESS_PATHS,
  FAVOUR_PATH,
  GOOD_COLORS,
  GOOD_PATHS,
  SEAL_PATHS,
  STATUE_PATH,
} from '../overlay/signs.ts';
import { t } from '../strings/index.ts';
import { goodsName } from '../strings/names.ts';

interface Sized {
  readonly size?: number;
}

export const GoodIcon = ({ good, size }: Sized & { good: Good | 'pirates' }) => (
  <Sign path={GOOD_PATHS[good]} color={GOOD_COLORS[good]} size={size} />
);
export const BusinessIcon = ({ business, size }: Sized & { business: BusinessId }) => (
  <Sign path={BUSINESS_PATHS[business]} size={size} />
);
export const SealIcon = ({ action, size }: Sized & { action: LeadAction }) => (
  <Sign path={SEAL_PATHS[action]} size={size} />
);
export const StatueIcon = ({ size }: Sized) => <Sign path={STATUE_PATH} size={size} />;
export const FavourIcon = ({ size }: Sized) => (
  <Sign path={FAVOUR_PATH} color="#6d3f8f" size={size} />
);

export const Ducats = ({ n, note }: { n: number; note?: string }) => (
  <Coins n={n} unit={t('unit.ducats', { n })} note={note} />
);

/**
 * Cards as signs, with their number where there are several of a kind; in words for screen readers.
 */
export function GoodsRow({ goods, size = 17 }: Sized & { goods: Goods }) {
  return (
    <span className="pv-goods" {...noted(goodsName(goods))}>
      <span className="sr">{goodsName(goods)}</span>
      {GOODS.filter((good) => goods[good]).map((good) => (
        <span key={good} aria-hidden="true">
          <GoodIcon good={good} size={size} />
          {(goods[good] ?? 0) > 1 && <b>×{goods[good]}</b>}
        </span>
      ))}
    </span>
  );
}

/** A fan of cards. */
export const CardsIcon = ({ size = 15 }: Sized) => (
  <Sign
    path="M4 6l9-3 6 17-9 3zM6 7.300l4.700 13.300 6-2L12 5.300zM15 2h6v16h-1.500L15 5z"
    size={size}
  />
);

/** A house's cube. */
export const CubeIcon = ({ color, size = 14 }: Sized & { color: string }) => (
  <Sign
    path="M12 2 21 6.500v11L12 22 3 17.500v-11zM12 4.300 6 7.300l6 3 6-3zM5 9v7.300l6 3V12zM19 9l-6 3v7.300l6-3z"
    color={`var(--seat-${color})`}
    size={size}
  />
);
