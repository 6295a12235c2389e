/** The many pictures of the sheet: for human eyes, compared with nothing. */

import { LEVELS } from '../../../client/world/quality.ts';
import { SIZES } from '../browser/harness.ts';
import { KEPT } from './kept.ts';
import { DELIVERY, type Size, SMALL, scenarioOf, type Wish, wish } from './wish.ts';

const LIGHTS = ['morning', 'noon', 'evening', 'night'] as const;

const PHASES: { readonly [phase: string]: Partial<Wish> & { readonly scene: string } } = {
  start: { scene: 'start' },
  bid: { scene: 'bid', viewer: 2 },
  destination: { scene: 'destinations', viewer: 2 },
  turn: { scene: 'rich-open' },
  shops: { scene: 'sale', viewer: 0 },
  scoring: { scene: 'scoring', at: 5 },
};

/** Landmarks, one of each kind, each in a light and a level of its own. */
const PLACES = ['church', 'mercato', 'guildHall', 'stockMarket', 'officeNorth', 'officeSouth'];
const MORE_PLACES = ['dock2', 'blacksmith', 'jeweler', 'tailor', 'palazzo0', 'palazzo1'];

/** Moments: what is staged, where to look, and the three instants. */
const MOMENTS: readonly (readonly [string, object, Partial<Wish>, readonly number[]])[] = [
  ['dials', scenarioOf('destinations'), {}, [0.4, 1, 1.8]],
  ['sale', scenarioOf('sale'), { focus: 'jeweler' }, [0.4, 0.9, 1.8]],
  ['split', scenarioOf('split'), { focus: 'jeweler', light: 2 }, [1.2, 2.4, 3.6]],
  ['bag', scenarioOf('pour'), { focus: 'dock2', light: 0 }, [0.6, 1.1, 1.8]],
  ['delivery', DELIVERY, { focus: 'guildHall', viewer: 0 }, [0.5, 1.2, 2]],
  ['scoring', scenarioOf('scoring'), { light: 3 }, [2, 5, 8]],
];

/** All pictures of the sheet; `size` for those that are as wide as a screen. */
export function sheet(size: Size = SMALL): Wish[] {
  const rich = scenarioOf('rich-open');
  const phases = Object.entries(PHASES).flatMap(([phase, { scene, ...more }]) =>
    LIGHTS.map((name, light) =>
      wish(`phase-${phase}-${name}`, scenarioOf(scene), { ...more, light, size }),
    ),
  );
  const levels = LEVELS.flatMap((quality) =>
    LIGHTS.map((name, light) => wish(`level-${quality}-${name}`, rich, { quality, light, size })),
  );
  const places = [...PLACES, ...MORE_PLACES].map((focus, k) =>
    wish(`place-${focus}`, rich, { focus, light: k % 4, quality: k % 2 ? 'high' : 'medium', size }),
  );
  const moments = MOMENTS.flatMap(([name, scenario, more, instants]) =>
    instants.map((at, k) =>
      wish(`moment-${name}-${k + 1}`, scenario as never, { ...more, at, size }),
    ),
  );
  const pieces = KEPT.filter(({ focus }) => typeof focus === 'object' && focus).map((each) => ({
    ...each,
    name: `piece-${each.name}`,
    size,
  }));
  // Panels come last: where they are, the overview keeps clear of them.
  const hidden = scenarioOf('rich-hidden');
  const seats = Object.entries(SIZES).flatMap(([name, own]) =>
    [0, 2, 3].map((light) =>
      wish(`seat-${name}-${LIGHTS[light]}`, hidden, {
        ...{ seat: 0, light, size: own },
        quality: name === 'phone' ? 'low' : 'medium',
      }),
    ),
  );
  return [...phases, ...levels, ...places, ...moments, ...pieces, ...seats];
}
