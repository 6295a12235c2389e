/** The many pictures of the sheet: for human eyes, without a comparison. */

import { LEVELS } from '../../../client/world/quality.ts';
import { SIZES } from '../browser/harness.ts';
import { rooms, type Sheet } from './rooms.ts';
import { type Size, SMALL, type Wish, wish } from './wish.ts';

const LIGHTS = ['morning', 'noon', 'evening', 'night'] as const;

/** Phases, levels, places and moments of one game. */
function wanted({ phases, full, places, moments }: Sheet, size: Size): Wish[] {
  return [
    ...Object.entries(phases).flatMap(([phase, { scenario, ...look }]) =>
      LIGHTS.map((name, light) =>
        wish(`phase-${phase}-${name}`, scenario, { ...look, light, size }),
      ),
    ),
    ...LEVELS.flatMap((quality) =>
      LIGHTS.map((name, light) => wish(`level-${quality}-${name}`, full, { quality, light, size })),
    ),
    ...places.map((focus, k) => {
      const quality = k % 2 ? 'high' : 'medium';
      return wish(`place-${focus}`, full, { focus, light: k % 4, quality, size });
    }),
    ...Object.entries(moments).flatMap(([moment, { scenario, instants, ...look }]) =>
      instants.map((at, k) => wish(`moment-${moment}-${k + 1}`, scenario, { ...look, at, size })),
    ),
  ];
}

/** The same from the first seat, with the panels around the place, at every size of screen. */
const seated = ({ full }: Sheet): Wish[] =>
  Object.entries(SIZES).flatMap(([name, own]) =>
    [0, 2, 3].map((light) =>
      wish(`seat-${name}-${LIGHTS[light]}`, full, {
        seat: 0,
        light,
        size: own,
        quality: name === 'phone' ? 'low' : 'medium',
      }),
    ),
  );

/** All pictures of the sheet; `size` for those that are as wide as a screen. */
export function sheet(size: Size = SMALL): Wish[] {
  const of = (id: string, wishes: readonly Wish[]): Wish[] =>
    wishes.map((one) => ({ ...one, name: `${id}-${one.name}` }));
  const places = [...rooms].flatMap(([id, { KEPT, SHEET }]) => {
    const near = KEPT.filter(({ focus }) => focus !== null);
    return of(id, [
      ...(SHEET ? wanted(SHEET, size) : []),
      ...near.map((each) => ({ ...each, name: `near-${each.name}`, size })),
    ]);
  });
  // Panels come last: the overview keeps clear of them.
  const seats = [...rooms].flatMap(([id, { SHEET }]) => (SHEET ? of(id, seated(SHEET)) : []));
  return [...places, ...seats];
}
