/** The kept pictures of the quarter: lights and levels, all formats, the moments, each kind of place. */

import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Changed } from '../pictures/rooms.ts';
import { type Wish, wish } from '../pictures/wish.ts';

const ships = (goods: string, reserved: readonly (number | null)[] = []): JsonObject => {
  const [left = '', middle = '', right = ''] = goods.split(' ');
  const ship = (good: string, k: number) => ({ good, reservedBy: reserved[k] ?? null });
  return { left: ship(left, 0), middle: ship(middle, 1), right: ship(right, 2) };
};
const built = (owner: number, business: string, ...sites: readonly string[]): JsonObject =>
  Object.fromEntries(sites.map((site) => [site, { business, owner }]));

/** Late in a match of four: workshops of all kinds, three statues, stalls with goods. */
const CITY: JsonObject = {
  turn: 26,
  lead: 1,
  phase: 'sponsor',
  action: 'sponsor',
  decider: [2],
  seats: [
    {
      ducats: 12,
      favours: 2,
      hand: { lumber: 1, silk: 1, canvas: 1 },
      ships: ships('wine wool pepper', [null, 3]),
    },
    { ducats: 6, favours: 1, hand: { wool: 2 }, ships: ships('hemp wool iron', [null, null, 1]) },
    { ducats: 9, favours: 1, hand: { iron: 2, cloth: 1 }, ships: ships('wine lumber grain') },
    { ducats: 8, favours: 2, hand: { hemp: 1, wool: 1 }, ships: ships('grain iron silk', [0]) },
  ],
  market: { lumber: 1, wool: 1, silk: 2, iron: 2, cloth: 1, canvas: 2 },
  wharf: { lumber: 2, hemp: 2, grain: 1 },
  sites: {
    ...built(0, 'canvaser', 'B02', 'B06'),
    ...built(0, 'tentmaker', 'B13'),
    ...built(1, 'draper', 'B03', 'B05'),
    ...built(1, 'gondolaMaker', 'B07'),
    ...built(2, 'gondolaMaker', 'B01'),
    ...built(2, 'draper', 'B10', 'B11'),
    ...built(2, 'tailor', 'B17'),
    ...built(3, 'canvaser', 'B04', 'B14'),
    ...built(3, 'wainwright', 'B18'),
    ...built(3, 'armourer', 'B20'),
  },
  statues: ['MARG', 'POLO', 'FORM'],
};

const at = (change: JsonObject, when: JsonObject[] = []): JsonObject => ({
  game: 'patrons-of-venice',
  options: {},
  given: { ...CITY, ...change },
  ...(when.length > 0 && { when }),
});
const acts = (seat: number, action: JsonObject): JsonObject => ({ seat, action });

const city = at({});
const statue = at({}, [acts(2, { type: 'sponsorStatue', campo: 'ORIO' })]);
/** Two galleys at the quay are robbed, the cube saves the third one's iron. */
const raid = at(
  {
    phase: 'chooseAction',
    action: null,
    decider: [1],
    drawDeck: ['pirates', 'wool', 'silk', 'lumber', 'hemp'],
  },
  [acts(1, { type: 'chooseAction', action: 'sail' })],
);
const luxury = at({ phase: 'produce', action: 'produce', decider: [0], lead: 0 }, [
  acts(0, { type: 'produce', site: 'B13' }),
]);
const PHONE = { width: 320, height: 640 };
const PROJECTOR = { width: 512, height: 384 };
const BROAD = { width: 672, height: 288 };

export const KEPT: readonly Wish[] = [
  wish('patrons-city', city),
  wish('patrons-morning', at({ sites: {}, statues: [] }), { light: 0 }),
  wish('patrons-evening-high', city, { light: 2, quality: 'high' }),
  wish('patrons-night-low', city, { light: 3, quality: 'low' }),
  wish('patrons-phone', city, { quality: 'low', size: PHONE }),
  wish('patrons-projector', city, { size: PROJECTOR }),
  wish('patrons-broad', city, { quality: 'low', size: BROAD }),
  wish('patrons-statue', statue, { at: 2.9, focus: 'ORIO' }),
  wish('patrons-raid', raid, { at: 4.4 }),
  wish('patrons-luxury', luxury, { at: 3, focus: 'B13' }),
  wish('patrons-campo', city, { focus: 'POLO' }),
  wish('patrons-quay', city, { focus: 'quay0of4', light: 0 }),
  wish('patrons-market', city, { focus: 'market', light: 2 }),
];

/** Pictures with the most content: the whole, and pieces from near by. */
export const DAILY = ['patrons-city', 'patrons-campo'] as const;

/** Visible changes: each must differ from the kept picture of that name. */
export const CHANGED: readonly Changed[] = [
  {
    of: 'patrons-campo',
    what: 'a workshop of another house',
    wish: wish(
      'patrons-campo',
      at({ sites: { ...(CITY.sites as JsonObject), ...built(3, 'gondolaMaker', 'B07') } }),
      { focus: 'POLO' },
    ),
  },
];
