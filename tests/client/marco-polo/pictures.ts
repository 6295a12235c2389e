/** The kept pictures of the map room: lights and levels, the map, a place, a journey. */

import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Changed } from '../pictures/rooms.ts';
import { type Wish, wish } from '../pictures/wish.ts';
import { SCREENS } from './browser/screens.ts';

/** Four travellers in the third round: dice are in the trays, posts from Venice to Beijing. */
const MIDWAY = SCREENS.find(({ name }) => name === 'turn')?.position as JsonObject;

const at = (change: JsonObject = {}, when: JsonObject[] = []): JsonObject => ({
  game: 'marco-polo',
  given: { ...MIDWAY, ...change },
  ...(when.length > 0 && { when }),
});
const seats = MIDWAY.seats as readonly JsonObject[];
/** The same with other things before one seat. */
const own = (seat: number, change: JsonObject): JsonObject =>
  at({ seats: seats.map((one, k) => (k === seat ? { ...one, ...change } : one)) });

const turn = at();
const ride = at({}, [
  {
    seat: 0,
    action: {
      type: 'place',
      space: 'travel',
      dice: ['blue-2', 'blue-3'],
      legs: [{ figure: 1, path: ['karakorum'] }],
    },
  },
]);
const khan: JsonObject = {
  ...own(0, { character: 'arghun', arghunCards: ['CC18', 'CC17', 'CC01'], gifts: ['GF12'] }),
  options: { newCharacters: true },
};
const PHONE = { width: 320, height: 640 };
const PROJECTOR = { width: 480, height: 360 };

export const KEPT: readonly Wish[] = [
  wish('marco-polo-turn', turn),
  wish('marco-polo-dawn', turn, { light: 0 }),
  wish('marco-polo-evening-high', turn, { light: 2, quality: 'high' }),
  wish('marco-polo-candles-low', turn, { light: 3, quality: 'low' }),
  wish('marco-polo-phone', turn, { quality: 'low', size: PHONE }),
  wish('marco-polo-projector', turn, { size: PROJECTOR }),
  wish('marco-polo-ride', ride, { at: 2.4, focus: 'anxi' }),
  wish('marco-polo-map', turn, { focus: 'map', light: 0 }),
  wish('marco-polo-palazzi', turn, { focus: 'palazzi' }),
  wish('marco-polo-place', khan, { focus: 'place0of4' }),
];

/** Pictures with the most content: the whole, and pieces from near by. */
export const DAILY = ['marco-polo-turn', 'marco-polo-place'] as const;

/** Visible changes: each must differ from the kept picture of that name. */
export const CHANGED: readonly Changed[] = [
  {
    of: 'marco-polo-place',
    what: 'another traveller, who holds no cards and no gift',
    wish: wish('marco-polo-place', turn, { focus: 'place0of4' }),
  },
];
