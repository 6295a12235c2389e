/** The four cities in a line: who leads, and how far everybody has climbed. */

import { CITIES, type City } from '../../../../engine/games/strozzi/data.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { EMBLEM_PATHS } from '../../../pieces/paths.ts';
import { el, keep, mark, redraw, sign, write } from '../../../table/overlay/dom.ts';
import type { Part } from '../../../table/overlay/part.ts';
import { SEAT_COLORS } from '../../../table/panels/SeatMark.tsx';
import { rankingOf, spaceOf, topBonusAt, wareOf } from '../facts.ts';
import { cityName } from '../strings/names.ts';
import { SCROLL_PATH, WARE_COLORS, WARE_PATHS } from './signs.ts';

interface Climber {
  readonly root: HTMLElement;
  readonly emblem: SVGSVGElement;
  readonly step: HTMLElement;
}

function makeClimber(): Climber {
  const emblem = sign('', '#888', 'rgba(255,255,255,.55)');
  const step = el('b', '');
  return { root: el('li', 'ov-climber', [emblem, step]), emblem, step };
}

function makeCity(city: City) {
  const list = el('ol', 'ov-climbers');
  const path = city === 'florence' ? SCROLL_PATH : WARE_PATHS[wareOf(city)];
  const ware = el('span', 'ov-cube', [sign(path, '#fff8e6')]);
  ware.style.background = city === 'florence' ? '#6a5a8c' : WARE_COLORS[wareOf(city)];
  const title = el('span', 'ov-good', [cityName(city)]);
  const root = el('li', 'ov-stall ov-city', [ware, title, list], { 'data-city': city });
  return { city, root, list, climbers: [] as Climber[] };
}

/** The tracks: in each city the houses by rank, with their steps; what pays more is gilded. */
export function tracks(): Part {
  const cities = CITIES.map(makeCity);
  const list = el(
    'ol',
    'ov-stalls ov-cities',
    cities.map(({ root }) => root),
  );
  const root = el('section', 'ov-box ov-ticker', [list], { 'data-part': 'ticker' });
  return {
    root,
    update({ view }) {
      mark(root, 'empty', view === null);
      if (!view) return;
      const open = (view as View).public;
      for (const { city, list: row, climbers } of cities) {
        const ranking = rankingOf(open, city);
        keep(row, climbers, ranking.length, makeClimber);
        for (const [k, seat] of ranking.entries()) {
          const climber = climbers[k];
          if (!climber) continue;
          const color = open.seats[seat]?.color ?? '';
          const path = EMBLEM_PATHS[color as keyof typeof EMBLEM_PATHS] ?? EMBLEM_PATHS.red;
          const space = spaceOf(open, city, seat);
          redraw(climber.emblem, path, SEAT_COLORS[color] ?? '#888');
          write(climber.step, space);
          mark(climber.root, 'leads', k === 0 && space > 0);
          mark(climber.root, 'bonus', topBonusAt(open, space) > 0);
        }
      }
    },
  };
}
