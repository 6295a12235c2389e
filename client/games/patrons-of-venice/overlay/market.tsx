/**
 * The goods at the market and at the Pirate Wharf, the price of the next statue, and the pirates'
 * chance.
 */

import { GOODS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type {
  Goods,
  Stall as StallId,
  View,
} from '../../../../engine/games/patrons-of-venice/types.ts';
import { noted } from '../../../table/noted.ts';
import { viewPart } from '../../../table/overlay/view-part.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { percentOf, pirateChance } from '../director/scene.ts';
import { goodValue, statuePrice } from '../facts.ts';
import { StatueIcon } from '../panels/icons.tsx';
import { t } from '../strings/index.ts';
import { goodName } from '../strings/names.ts';
import { GOOD_COLORS, GOOD_PATHS } from './signs.ts';

/** Each kind of goods with its number, at the market with its price. */
function Stall({ stall, lying }: { stall: StallId; lying: Goods }) {
  const kinds = GOODS.filter((good) => (lying[good] ?? 0) > 0);
  return (
    <div className="ov-stall">
      <h2 className="ov-heading">{t(`overlay.${stall}`)}</h2>
      <ol className="ov-stacks">
        {kinds.map((good) => (
          <li key={good} className="ov-stack" {...noted(goodName(good))}>
            <span className="ov-good" style={{ background: GOOD_COLORS[good] }}>
              <Sign path={GOOD_PATHS[good]} color="#fff8e6" />
            </span>
            <b>{`×${lying[good] ?? 0}`}</b>
            {stall === 'market' && <span className="ov-price">{goodValue(good)}</span>}
          </li>
        ))}
      </ol>
      {kinds.length === 0 && <p className="ov-bare">{t('overlay.bare')}</p>}
    </div>
  );
}

const form = { title: t('overlay.partMarket'), place: 'side', former: 'display' } as const;
export const market = viewPart<View>('market', form, ({ view: { public: open } }) => (
  <>
    <Stall stall="market" lying={open.market} />
    <Stall stall="wharf" lying={open.wharf} />
    <p className="ov-outlook">
      <span className="ov-next">
        <StatueIcon />
        <span>
          {open.statuesLeft === 0
            ? t('overlay.noStatue')
            : t('overlay.statue', { n: statuePrice(open) })}
        </span>
      </span>
      <span className="ov-next">
        <Sign path={GOOD_PATHS.pirates} />
        <span>{t('overlay.pirates', { n: percentOf(pirateChance(open)) })}</span>
      </span>
    </p>
  </>
));
