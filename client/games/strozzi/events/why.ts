/** The numbers behind events: speeds, spaces and prizes with the parts of which they are made. */

import { type Category, WARES } from '../../../../engine/games/strozzi/data.ts';
import type { Payment, StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import type { Cause, Now, Part, Sum } from '../../../table/events/causes.ts';
import type { Of } from '../../../table/events/rows.ts';
import { shipOf, tileOf, wantedIn } from '../facts.ts';
import { t as because } from '../strings/causes.ts';
import { categoryName, rankName } from '../strings/names.ts';
import { t } from '../strings/told.ts';

type Here = Now<StEvent, View>;
type Why<T extends StEvent['type']> = Cause<Of<StEvent, T>, StEvent, View>;

/** ST-025, ST-026: the speed that counts in the harbour. */
export const placedWhy: Why<'shipPlaced'> = {
  rules: ['ST-023', 'ST-025', 'ST-026', 'ST-030', 'ST-036'],
  which: ({ flag, lost }) => [
    'ST-023',
    'ST-025',
    ...(flag === 'plusOne' ? ['ST-026'] : []),
    ...(flag === 'pirate' ? ['ST-036'] : []),
    ...(Object.keys(lost).length > 0 ? ['ST-030'] : []),
  ],
  sums: ({ ship, flag, effectiveValue }) => [
    {
      head: because('speed', { n: effectiveValue }),
      total: effectiveValue,
      parts: [
        { n: shipOf(ship).value, what: because('speed.ship') },
        ...(flag === 'plusOne' ? [{ n: 1, what: because('speed.flag') }] : []),
      ],
    },
  ],
};

/** The cause of a marker's steps: wares or scrolls on board and a ware flag, or a tile. */
function stepParts({ because: by, city }: Of<StEvent, 'advanced'>, now: Here): Part[] {
  if (by === 'tile') {
    const taken = now.events.find((one) => one.type === 'tileTaken');
    const ware = wantedIn(city);
    if (!taken || ware === null) return [];
    return [{ n: 1, what: because('steps.tile', { ware: t(`ware.${ware}`) }) }];
  }
  const placed = now.events.find((one) => one.type === 'shipPlaced');
  if (!placed) return [];
  const { wares, scrolls } = shipOf(placed.ship);
  if (by === 'scrolls') return [{ n: scrolls, what: because('steps.scrolls') }];
  const ware = wantedIn(city);
  if (ware === null) return [];
  const aboard = wares[WARES.indexOf(ware)] ?? 0;
  return [
    ...(aboard > 0
      ? [{ n: aboard, what: because('steps.ware', { ware: t(`ware.${ware}`) }) }]
      : []),
    ...(placed.flag === 'ware' ? [{ n: 1, what: because('steps.flag') }] : []),
  ];
}

/** ST-035: the parts, and the lost steps beyond the top space. */
function steps(event: Of<StEvent, 'advanced'>, now: Here): Part[] {
  const parts = stepParts(event, now);
  const over = parts.reduce((sum, { n }) => sum + n, 0) - (event.to - event.from);
  return over > 0 ? [...parts, { n: -over, what: because('steps.top') }] : parts;
}

export const advancedWhy: Why<'advanced'> = {
  rules: ['ST-028', 'ST-029', 'ST-031', 'ST-034', 'ST-035', 'ST-039'],
  which(event, now) {
    const parts = steps(event, now);
    const cargo = parts.some(({ what }) => what === because('steps.flag'))
      ? ['ST-028', 'ST-029']
      : ['ST-028'];
    const by = { cargo, scrolls: ['ST-031'], tile: ['ST-039'] }[event.because];
    return parts.some(({ n }) => n < 0) ? [...by, 'ST-035'] : by;
  },
  sums(event, now) {
    const n = event.to - event.from;
    const parts = steps(event, now);
    if (parts.length === 0) return [];
    return [{ head: because('steps', { ...now.whose(event.seat), n }), total: n, parts }];
  },
};

/** The payment of a seat, with its parts. */
function paid(seat: number, total: number, parts: readonly Part[], { whose }: Here): Sum {
  const head = because('gets', { ...whose(seat), n: total });
  return { head, total, parts, change: { seat, of: 'money', by: total } };
}

/** ST-042 … ST-045: a city's payments, seat by seat. */
export const scoredWhy: Why<'cityScored'> = {
  rules: ['ST-042', 'ST-043', 'ST-044', 'ST-045', 'ST-046'],
  which({ ships, track, bonus }) {
    const paying = [
      ...(ships.length > 0 ? ['ST-042'] : []),
      ...(track.length > 0 ? ['ST-043'] : []),
      ...(bonus.length > 0 ? ['ST-045'] : []),
    ];
    return paying.length > 0 ? paying : ['ST-044', 'ST-046'];
  },
  sums({ ships, track, bonus }, now) {
    const all: readonly (Payment & { readonly what: string })[] = [
      ...ships.map((one, k) => ({ ...one, what: because('gets.ship', { rank: rankName(k) }) })),
      ...track.map((one, k) => ({ ...one, what: because('gets.track', { rank: rankName(k) }) })),
      ...bonus.map((one) => ({ ...one, what: because('gets.top') })),
    ];
    return [...new Set(all.map(({ seat }) => seat))].map((seat) => {
      const own = all.filter((one) => one.seat === seat);
      const total = own.reduce((sum, { amount }) => sum + amount, 0);
      return paid(
        seat,
        total,
        own.map(({ amount, what }) => ({ n: amount, what })),
        now,
      );
    });
  },
  says: ({ ships, track, bonus }) =>
    ships.length + track.length + bonus.length === 0 ? because('nobody') : null,
};

/** The tiles of a seat in one category, by their values. */
function tilesOf(seat: number, category: Category, total: number, { after, whose }: Here): Sum {
  const values = after.public.seats[seat].tiles
    .map(tileOf)
    .filter((tile) => tile.category === category)
    .map(({ value }) => value);
  const parts = [2, 1].flatMap((n) => {
    const times = values.filter((value) => value === n).length;
    return times > 0 ? [{ n, times, what: because('tiles.one') }] : [];
  });
  const told = { ...whose(seat), n: total, category: categoryName(category) };
  return { head: because('tiles', told), total, parts };
}

/** ST-051, ST-052: prizes by the sums of tiles. */
export const promotedWhy: Why<'promotionScored'> = {
  rules: ['ST-051', 'ST-052', 'ST-053'],
  which({ prizes }) {
    const isTied = prizes.some(({ tiles }, k) => k > 0 && prizes[k - 1].tiles === tiles);
    if (prizes.length === 0) return ['ST-053'];
    return isTied ? ['ST-051', 'ST-052'] : ['ST-051'];
  },
  sums: ({ category, prizes }, now) =>
    prizes.flatMap(({ seat, amount, tiles }, k) => {
      const what = because('gets.tiles', {
        rank: rankName(k),
        category: categoryName(category),
      });
      return [paid(seat, amount, [{ n: amount, what }], now), tilesOf(seat, category, tiles, now)];
    }),
};
