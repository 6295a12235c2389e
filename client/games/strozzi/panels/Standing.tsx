/**
 * The sources of the player's own money: step and ship in each city, tiles by their art, and their payments.
 */

import type { ReactNode } from 'react';
import { CATEGORIES, PROMOTION_PRIZES } from '../../../../engine/games/strozzi/data.ts';
import type { PublicView } from '../../../../engine/games/strozzi/types.ts';
import { Rows } from '../../../table/ledger/Rows.tsx';
import {
  CITIES_SEEN,
  patronsOf,
  rankingOf,
  spaceOf,
  speedPrize,
  topBonusAt,
  trackPrize,
} from '../facts.ts';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { categoryName, cityName, rankName } from '../strings/names.ts';
import { ArtIcon, CitySign } from './icons.tsx';

interface Line {
  readonly sign: ReactNode;
  readonly name: string;
  /** Its step or its tiles, and its ship; `–` for none. */
  readonly step: string;
  readonly ship: string;
  readonly pays: number;
}

const at = (n: number, rank: number): string => t('standing.at', { n, rank: rankName(rank) });

const cities = (open: PublicView, seat: number): Line[] =>
  CITIES_SEEN.map((city) => {
    const space = spaceOf(open, city, seat);
    const rank = rankingOf(open, city).indexOf(seat);
    const ships = city === 'florence' ? [] : open.ports[city];
    const place = ships.findIndex(({ owner }) => owner === seat);
    return {
      sign: <CitySign city={city} size={15} />,
      name: cityName(city),
      step: space > 0 ? at(space, rank) : '–',
      ship: place < 0 ? '–' : at(ships[place]?.effectiveValue ?? 0, place),
      pays: trackPrize(space, rank) + topBonusAt(open, space) + speedPrize(place),
    };
  });

const arts = (open: PublicView, seat: number): Line[] =>
  CATEGORIES.map((category) => {
    const patrons = patronsOf(open, category);
    const rank = patrons.findIndex((one) => one.seat === seat);
    const n = patrons[rank]?.sum ?? 0;
    return {
      sign: <ArtIcon category={category} size={15} />,
      name: categoryName(category),
      step: n > 0 ? t('standing.tiles', { n, rank: rankName(rank) }) : t('standing.noTile'),
      ship: '',
      pays: PROMOTION_PRIZES[rank] ?? 0,
    };
  });

export const Standing = ({ position: { view, seat } }: { position: Position }) => (
  <Rows
    caption={t('standing.title')}
    head={t('standing.where')}
    className="st-standing"
    rows={[...cities(view.public, seat), ...arts(view.public, seat)]}
    name={({ sign, name }) => (
      <>
        {sign} {name}
      </>
    )}
    columns={[
      { title: t('standing.step'), of: ({ step }) => step },
      { title: t('standing.ship'), of: ({ ship }) => ship },
      { title: t('ledger.money'), num: true, of: ({ pays }) => pays || '–' },
    ]}
  />
);
