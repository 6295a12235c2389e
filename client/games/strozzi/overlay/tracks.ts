/** The four cities in a line: how far everybody has climbed, and which ships lie in the harbours. */

import { CITIES, type City, type Port } from '../../../../engine/games/strozzi/data.ts';
import type { PublicView, View } from '../../../../engine/games/strozzi/types.ts';
import { el, mark, sign } from '../../../table/overlay/dom.ts';
import { listOf, viewPart } from '../../../table/overlay/view-part.ts';
import { rankingOf, spaceOf, speedPrize, topBonusAt, wareOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cityName } from '../strings/names.ts';
import { houses } from './house.ts';
import { SCROLL_PATH, SHIP_PATH, WARE_COLORS, WARE_PATHS } from './signs.ts';

/** The colour of the scrolls that take a city's banners up. */
const SCROLLS = '#6a5a8c';

/** The harbour of a port: its ships, the fastest first, those that are paid brighter. */
function harbour(port: Port) {
  const list = el('ol', 'ov-berths');
  const show = houses(list, 'li', 'ov-berth');
  const root = el('span', 'ov-harbour', [sign(SHIP_PATH), list]);
  return {
    root,
    update({ ports, seats }: PublicView) {
      const ships = ports[port];
      mark(root, 'free', ships.length === 0);
      show(
        ships.map(({ owner, effectiveValue }, place) => ({
          color: seats[owner]?.color,
          figure: effectiveValue,
          marks: { paid: speedPrize(place) > 0 },
        })),
      );
    },
  };
}

function makeCity(city: City) {
  const list = el('ol', 'ov-climbers');
  const show = houses(list, 'li', 'ov-climber');
  const port = city === 'florence' ? null : harbour(city);
  const [path, color] =
    city === 'florence'
      ? [SCROLL_PATH, SCROLLS]
      : [WARE_PATHS[wareOf(city)], WARE_COLORS[wareOf(city)]];
  const takes = el('span', 'ov-takes', [sign(path, '#fff8e6')]);
  takes.style.background = color;
  const title = el('span', 'ov-town', [cityName(city)]);
  const head = el('span', 'ov-head', [title, ...(port ? [port.root] : [])]);
  const root = el('li', 'ov-city', [takes, head, list], { 'data-city': city });
  return {
    root,
    update(open: PublicView) {
      port?.update(open);
      mark(list, 'count', open.seats.length);
      show(
        rankingOf(open, city).map((seat, k) => {
          const space = spaceOf(open, city, seat);
          return {
            color: open.seats[seat]?.color,
            figure: space,
            marks: { leads: k === 0 && space > 0, bonus: topBonusAt(open, space) > 0 },
          };
        }),
      );
    },
  };
}

/** In each city the houses by rank, with their steps; better paid ranks are gilded. */
const form = { title: t('overlay.partTracks'), place: 'foot', former: 'ticker' } as const;
export const tracks = viewPart<View>('tracks', form, () => {
  const cities = CITIES.map(makeCity);
  return {
    children: [listOf('ov-cities', cities)],
    update(view) {
      for (const city of cities) city.update(view.public);
    },
  };
});
