/** Signs of the game as drawings: goods, workshops, seals. Colour is doubled by shape everywhere. */

import {
  type BusinessId,
  GOODS,
  type Good,
  type LeadAction,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import type { Goods } from '../../../../engine/games/patrons-of-venice/types.ts';
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

export const Ducats = ({ n }: { n: number }) => <Coins n={n} unit={t('unit.ducats')} />;

/** Cards as signs, with their number where there are several of a kind; in words for readers. */
export function GoodsRow({ goods, size = 17 }: Sized & { goods: Goods }) {
  return (
    <span className="pv-goods" title={goodsName(goods)}>
      <span className="sr">{goodsName(goods)}</span>
      {GOODS.filter((good) => goods[good]).map((good) => (
        <span key={good} aria-hidden="true">
          {(goods[good] ?? 0) > 1 && <b>{goods[good]}</b>}
          <GoodIcon good={good} size={size} />
        </span>
      ))}
    </span>
  );
}
