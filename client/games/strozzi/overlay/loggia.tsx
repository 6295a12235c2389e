/** The market of promotion: the tiles of the loggia, and the leader in each of the three arts. */

import { CATEGORIES } from '../../../../engine/games/strozzi/data.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { noted } from '../../../table/noted.ts';
import { viewPart } from '../../../table/overlay/view-part.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { patronsOf, tileOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { categoryName, tileName } from '../strings/names.ts';
import { House } from './house.tsx';
import { ART_PATHS, WARE_COLORS, WARE_PATHS } from './signs.ts';

/** The number of paid patrons of an art. */
const PAID = 3;

function Tile({ id }: { readonly id: string }) {
  const { category, value, ware } = tileOf(id);
  return (
    <li className="ov-tile" {...noted(tileName(id))}>
      <Sign path={ART_PATHS[category]} />
      <b>{value}</b>
      <Sign path={ware ? WARE_PATHS[ware] : ''} color={ware ? WARE_COLORS[ware] : 'none'} />
    </li>
  );
}

const form = { title: t('overlay.partLoggia'), place: 'side', former: 'display' } as const;
export const loggia = viewPart<View>('loggia', form, ({ view: { public: open } }) => (
  <>
    <h2 className="ov-heading">{t('overlay.loggia')}</h2>
    <ol className="ov-tiles">
      {open.promoDisplay.map((id) => (
        <Tile key={id} id={id} />
      ))}
    </ol>
    <ol className="ov-list">
      {CATEGORIES.map((category) => (
        <li key={category} className="ov-art">
          <Sign path={ART_PATHS[category]} />
          <span className="ov-title">{categoryName(category)}</span>
          <span className="ov-patrons">
            {patronsOf(open, category)
              .slice(0, PAID)
              .map(({ seat, sum }) => (
                <House
                  key={seat}
                  as="span"
                  className="ov-patron"
                  color={open.seats[seat]?.color}
                  figure={sum}
                />
              ))}
          </span>
        </li>
      ))}
    </ol>
  </>
));
