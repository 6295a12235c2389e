/** Where the own money comes from: step and ship in each city, tiles by their art, and what they pay. */

import {
  CATEGORIES,
  type Category,
  type City,
  PROMOTION_PRIZES,
} from '../../../../engine/games/strozzi/data.ts';
import type { PublicView } from '../../../../engine/games/strozzi/types.ts';
import {
  CITIES_SEEN,
  patronsOf,
  rankingOf,
  spaceOf,
  speedPrize,
  sumOf,
  topBonusAt,
  trackPrize,
} from '../facts.ts';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { categoryName, cityName, rankName } from '../strings/names.ts';
import { ArtIcon, CitySign } from './icons.tsx';

export function Standing({ position: { view, seat } }: { position: Position }) {
  const open = view.public;
  return (
    <table className="st-standing">
      <caption className="sr">{t('standing.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('standing.where')}</th>
          <th scope="col">{t('standing.step')}</th>
          <th scope="col">{t('standing.ship')}</th>
          <th scope="col" className="num">
            {t('ledger.money')}
          </th>
        </tr>
      </thead>
      <tbody>
        {CITIES_SEEN.map((city) => (
          <CityRow key={city} open={open} city={city} seat={seat} />
        ))}
        {CATEGORIES.map((category) => (
          <ArtRow key={category} open={open} category={category} seat={seat} />
        ))}
      </tbody>
    </table>
  );
}

function CityRow({ open, city, seat }: { open: PublicView; city: City; seat: number }) {
  const space = spaceOf(open, city, seat);
  const rank = rankingOf(open, city).indexOf(seat);
  const ships = city === 'florence' ? [] : open.ports[city];
  const place = ships.findIndex(({ owner }) => owner === seat);
  const pays = trackPrize(space, rank) + topBonusAt(open, space) + speedPrize(place);
  return (
    <tr data-city={city}>
      <th scope="row">
        <CitySign city={city} size={15} /> {cityName(city)}
      </th>
      <td>{space > 0 ? t('standing.at', { n: space, rank: rankName(rank) }) : '–'}</td>
      <td>
        {place < 0
          ? '–'
          : t('standing.at', { n: ships[place]?.effectiveValue ?? 0, rank: rankName(place) })}
      </td>
      <td className="num">{pays || '–'}</td>
    </tr>
  );
}

function ArtRow({ open, category, seat }: { open: PublicView; category: Category; seat: number }) {
  const sum = sumOf(open.seats[seat]?.tiles ?? [], category);
  const rank = patronsOf(open, category).indexOf(seat);
  return (
    <tr data-category={category}>
      <th scope="row">
        <ArtIcon category={category} size={15} /> {categoryName(category)}
      </th>
      <td colSpan={2}>
        {sum > 0 ? t('standing.tiles', { n: sum, rank: rankName(rank) }) : t('standing.noTile')}
      </td>
      <td className="num">{PROMOTION_PRIZES[rank] ?? '–'}</td>
    </tr>
  );
}
