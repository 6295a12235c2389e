/** Labels over the map: its cities and palazzi, the prices of its ways, the player's own figure. */

import { Fragment } from 'react';
import { MAP_NODES } from '../../../engine/games/marco-polo/data/map-nodes.ts';
import { PALAZZI } from '../../../engine/games/marco-polo/data/venice.ts';
import type { View } from '../../../engine/games/marco-polo/types.ts';
import type { BoardLabel, Labelling } from '../../table/labels/label.ts';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { figureAt } from './board/sites.ts';
import { LETTERS, nameOn } from './board/still/map.ts';
import { LayeredSign } from './faces/LayeredSign.tsx';
import { SIGNS } from './faces/signs.ts';
import type { Place } from './scenery/plan.ts';
import { BRIDGE_TOLLS, TOLLS, type Toll } from './scenery/routes.ts';
import * as N from './strings/names.ts';

const CITIES = MAP_NODES.filter(({ kind }) => kind !== 'oasis').map(({ id }) => id);
const PALACES = PALAZZI.map(({ id }) => id);

const over = ({ x, y, z }: Place, up: number): [number, number, number] => [x, y + up, z];

const nameOf = (node: string, rank: number, small = false): BoardLabel => ({
  id: `name:${node}`,
  at: over(nameOn(node), 0),
  rank,
  look: 'name',
  small,
  text: N.nodeName(node).replace(/^Palazzo /, ''),
  high: LETTERS,
});

const PRICED = [
  ['camel', 'camel'],
  ['coin', 'coin'],
  ['goodAny', 'good'],
] as const;

/** Height of the middle of a price's tag over its spot. */
const TAG = 1.2;

const priceOf =
  (rank: number, where: string, small = false) =>
  ({ price, spot }: Toll, k: number): BoardLabel => ({
    id: `price:${where}${k}`,
    at: over(spot, TAG),
    rank,
    look: 'tag',
    small,
    text: PRICED.filter(([what]) => price[what]).map(([what, sign]) => (
      <Fragment key={what}>
        <LayeredSign layers={SIGNS[sign]} size={small ? 12 : 13} />
        {price[what]}
      </Fragment>
    )),
    high: 1.3,
  });

const STILL: readonly BoardLabel[] = [
  ...CITIES.map((id) => nameOf(id, 1)),
  ...TOLLS.map(priceOf(2, 'way')),
];
const VENETIAN: readonly BoardLabel[] = [
  ...PALACES.map((id) => nameOf(id, 3, true)),
  ...BRIDGE_TOLLS.map(priceOf(4, 'bridge', true)),
];

/** Height of a rider on his camel. */
const RIDER = 3.2;

/** The player's own figures at their places among all others. */
function own(view: View, seat: number | null): BoardLabel[] {
  const standing = new Map<string, number>();
  return view.public.seats.flatMap(({ seat: whose, color, figures }) =>
    figures.flatMap(({ figure, node }): BoardLabel[] => {
      const k = standing.get(node) ?? 0;
      standing.set(node, k + 1);
      if (whose !== seat) return [];
      return [
        {
          id: `own:${figure}`,
          at: over(figureAt(node, k), RIDER),
          rank: 0,
          look: 'own',
          text: (
            <>
              <SeatMark color={color} size={13} />
              {N.seatName(view, whose, seat)}
            </>
          ),
        },
      ];
    }),
  );
}

export const labels: Labelling = (base, seat) => {
  const view = base as View;
  const { phase, options } = view.public;
  if (phase === 'GAME_OVER') return [];
  return [...own(view, seat), ...STILL, ...(options.venice ? VENETIAN : [])];
};
