/** The race to the target: each house with its points by their source, and its ducats. */

import { resultTable } from '../../../../engine/games/patrons-of-venice/scoring.ts';
import type { SeatView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { COIN_PATH } from '../../../table/overlay/coin.ts';
import { el, keep, mark, sign, write } from '../../../table/overlay/dom.ts';
import { type Cells, scorePart } from '../../../table/overlay/score.ts';
import { byPoints } from '../director/scene.ts';
import { askedIn } from '../facts.ts';
import { cityOf, race } from '../forecast.ts';
import { t } from '../strings/index.ts';

interface Racer extends SeatView {
  readonly target: number;
  /** The source of each point, in order. */
  readonly pips: readonly string[];
}

/** Workshops first, then the points of statues for them, then favours. */
function racers({ public: open }: View): Racer[] {
  const { target } = race(open);
  const some = (n: number, kind: string) => Array.from({ length: n }, () => kind);
  return resultTable(cityOf(open)).flatMap(({ seat, businesses, besideStatue, favours }) => {
    const own = open.seats[seat];
    const pips = [
      ...some(businesses, 'business'),
      ...some(besideStatue, 'statue'),
      ...some(favours, 'favour'),
    ];
    return own ? [{ ...own, target, pips }] : [];
  });
}

function makePip() {
  return { root: el('span', 'ov-pip') };
}

function cells(): Cells<Racer> {
  const ducats = el('span', 'ov-purse-figure');
  const purse = el('span', 'ov-purse', [sign(COIN_PATH, '#d9a93b'), ducats]);
  const way = el('span', 'ov-way');
  const pips: ReturnType<typeof makePip>[] = [];
  return {
    cells: [purse, way],
    update(seat) {
      // The overlay never shows the content of a closed chest.
      mark(purse, 'empty', (seat?.ducats ?? null) === null);
      write(ducats, seat?.ducats ?? '');
      const length = seat ? Math.max(seat.target, seat.pips.length) : 0;
      keep(way, pips, length, makePip);
      for (const [k, pip] of pips.entries()) mark(pip.root, 'kind', seat?.pips[k] ?? 'none');
    },
  };
}

export const score = scorePart<View, Racer>({
  row: 'ov-racer',
  seats: racers,
  cells,
  score: ({ public: open }, seat) =>
    t('overlay.race', { points: open.seats[seat]?.points ?? 0, target: race(open).target }),
  order: ({ public: open }) => byPoints(open).map(({ seat }) => seat),
  decides: (view, seat) => askedIn(view.public).includes(seat),
  won: (view, seat) => view.public.result?.winners.includes(seat) ?? false,
});
