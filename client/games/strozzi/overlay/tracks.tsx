/** The four cities in a line: how far everybody has climbed, and which ships lie in the harbours. */

import { CITIES, type City, type Port } from '../../../../engine/games/strozzi/data.ts';
import type { PublicView, View } from '../../../../engine/games/strozzi/types.ts';
import { viewPart } from '../../../table/overlay/view-part.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { rankingOf, spaceOf, speedPrize, topBonusAt, wareOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cityName } from '../strings/names.ts';
import { House } from './house.tsx';
import { SCROLL_PATH, SHIP_PATH, WARE_COLORS, WARE_PATHS } from './signs.ts';

/** The colour of the scrolls that take a city's banners up. */
const SCROLLS = '#6a5a8c';

/** The harbour of a port: its ships, the fastest first, those that are paid brighter. */
const Harbour = ({ open: { ports, seats }, port }: { open: PublicView; port: Port }) => (
  <span className="ov-harbour" data-free={ports[port].length === 0}>
    <Sign path={SHIP_PATH} />
    <ol className="ov-berths">
      {ports[port].map(({ card, owner, effectiveValue }, place) => (
        <House
          key={card}
          className="ov-berth"
          color={seats[owner]?.color}
          figure={effectiveValue}
          marks={{ 'data-paid': speedPrize(place) > 0 }}
        />
      ))}
    </ol>
  </span>
);

/** The sign of what a city takes, and its colour. */
const takenIn = (city: City) =>
  city === 'florence'
    ? { path: SCROLL_PATH, background: SCROLLS }
    : { path: WARE_PATHS[wareOf(city)], background: WARE_COLORS[wareOf(city)] };

/** The houses of a city by rank, with their steps; better paid ranks are gilded. */
function Town({ open, city }: { open: PublicView; city: City }) {
  const { path, background } = takenIn(city);
  return (
    <li className="ov-city" data-city={city}>
      <span className="ov-takes" style={{ background }}>
        <Sign path={path} color="#fff8e6" />
      </span>
      <span className="ov-head">
        <span className="ov-town">{cityName(city)}</span>
        {city !== 'florence' && <Harbour open={open} port={city} />}
      </span>
      <ol className="ov-climbers" data-count={open.seats.length}>
        {rankingOf(open, city).map((seat, k) => {
          const space = spaceOf(open, city, seat);
          const marks = {
            'data-leads': k === 0 && space > 0,
            'data-bonus': topBonusAt(open, space) > 0,
          };
          return (
            <House
              key={seat}
              className="ov-climber"
              color={open.seats[seat]?.color}
              figure={space}
              marks={marks}
            />
          );
        })}
      </ol>
    </li>
  );
}

const form = { title: t('overlay.partTracks'), place: 'foot', former: 'ticker' } as const;
export const tracks = viewPart<View>('tracks', form, ({ view }) => (
  <ol className="ov-cities">
    {CITIES.map((city) => (
      <Town key={city} open={view.public} city={city} />
    ))}
  </ol>
));
