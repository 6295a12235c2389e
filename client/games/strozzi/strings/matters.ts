/** The important matters at a decision, in the companion's words. */

import {
  type City,
  type Port,
  SPEED_PRIZES,
  TRACK_PRIZES,
} from '../../../../engine/games/strozzi/data.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { listed, translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { least, mattersOf } from '../../../table/companion/matters.ts';
import { PORTS_SEEN, rankingOf, shipOf, spaceOf, trackPrize } from '../facts.ts';
import { parts } from '../learn/parts.ts';
import { cargoName, cityName, rankName, seatName, tileName } from './names.ts';

const en = messages({
  'matter.money':
    'This ship has speed {speed} and carries {cargo}. You can still send one to {ports} this round.',
  'matter.flags':
    'You have {n, plural, one {one flag} other {# flags}} left, and {ships, plural, =0 {this is the last ship of the round} one {one more ship may come this round} other {up to # more ships may come this round}}.',
  'matter.speed':
    'You have no ship in {ports} yet. The three fastest ships in each port earn {first}, {second} and {third}.',
  'matter.speedAll':
    'Your ship of speed {speed} in {port} is your slowest. Each faster one there pushes it down a place.',
  'matter.tracks':
    'In {city}, {name} is only {n, plural, one {one space} other {# spaces}} ahead of you. A better place pays every round.',
  'matter.tracksFirst':
    'You’re still on the lowest space in {cities}, which pays nothing. The first three above it earn {first}, {second} and {third} every round.',
  'matter.tracksAhead':
    'Nobody is just ahead of you in {cities}. Your places there pay every round, as long as you keep them.',
  'matter.florence':
    'Florence pays every round and breaks every tie. You’re {rank} there, and only scrolls move you up.',
  'matter.florenceNone':
    'Florence pays every round and breaks every tie. You’re still on the lowest space there.',
  'matter.tiles':
    'You have {n, plural, =0 {no promotion tile} one {one promotion tile} other {# promotion tiles}}. {open, select, none {No more lie open.} other {Open now: {open}.}}',
});
const t = translator({ en });

/** The seat that this seat could overtake for a better prize with the fewest steps. */
function nextUp(
  { public: open }: View,
  seat: number,
): { city: City; ahead: number; n: number } | null {
  const found = (['venice', 'rome', 'naples'] as const).flatMap((city) => {
    const ranking = rankingOf(open, city);
    const rank = ranking.indexOf(seat);
    const ahead = ranking[rank - 1];
    if (ahead === undefined) return [];
    const space = spaceOf(open, city, ahead);
    const own = spaceOf(open, city, seat);
    const n = space - own;
    return n > 0 && trackPrize(space, rank - 1) > trackPrize(own, rank) ? [{ city, ahead, n }] : [];
  });
  return least(found, ({ n }) => n);
}

/** Ports to which the seat can still send a ship in this round. */
const freePorts = (open: View['public'], seat: number): readonly Port[] =>
  PORTS_SEEN.filter((port) => open.ports[port].every((ship) => ship.owner !== seat));

export const matterOf = mattersOf<View>({
  money: ({ public: open }, seat) => {
    const { current } = open;
    const free = freePorts(open, seat);
    if (!current || free.length === 0) return null;
    const { card } = current;
    const told = { speed: shipOf(card).value, cargo: cargoName(card) };
    return {
      text: t('matter.money', { ...told, ports: listed(free.map(cityName)) }),
      parts: [parts.ship],
    };
  },
  flags: ({ public: open }, seat) => ({
    text: t('matter.flags', { n: open.seats[seat].flagsUnused.length, ships: open.shipDeck }),
    parts: [parts.own],
  }),
  speed: ({ public: open }, seat) => {
    const free = freePorts(open, seat);
    if (free.length === 0) {
      const own = PORTS_SEEN.flatMap((port) =>
        open.ports[port].flatMap(({ owner, effectiveValue }) =>
          owner === seat ? [{ port, speed: effectiveValue }] : [],
        ),
      );
      const slow = least(own, ({ speed }) => speed);
      return (
        slow && {
          text: t('matter.speedAll', { speed: slow.speed, port: cityName(slow.port) }),
          parts: [parts[slow.port]],
          things: [`port:${slow.port}`],
        }
      );
    }
    const [first, second, third] = SPEED_PRIZES;
    const ports = listed(free.map(cityName));
    return {
      text: t('matter.speed', { ports, first, second, third }),
      parts: free.map((port) => parts[port]),
      things: free.map((port) => `port:${port}`),
    };
  },
  tracks: (view, seat) => {
    const next = nextUp(view, seat);
    if (!next) {
      const low = PORTS_SEEN.filter((city) => spaceOf(view.public, city, seat) === 0);
      const [first, second, third] = TRACK_PRIZES;
      const text =
        low.length > 0
          ? t('matter.tracksFirst', { cities: listed(low.map(cityName)), first, second, third })
          : t('matter.tracksAhead', { cities: listed(PORTS_SEEN.map(cityName)) });
      return { text, parts: [parts.towns] };
    }
    const { city, ahead, n } = next;
    return {
      text: t('matter.tracks', { city: cityName(city), name: seatName(view, ahead, seat), n }),
      parts: [parts[city]],
      things: [`city:${city}`],
    };
  },
  florence: ({ public: open }, seat) => {
    const rank = rankName(rankingOf(open, 'florence').indexOf(seat));
    const isThere = spaceOf(open, 'florence', seat) > 0;
    return {
      text: isThere ? t('matter.florence', { rank }) : t('matter.florenceNone'),
      parts: [parts.florence],
      things: ['city:florence'],
    };
  },
  tiles: ({ public: open }, seat) => ({
    text: t('matter.tiles', {
      n: open.seats[seat].tiles.length,
      open: listed(open.promoDisplay.map(tileName)) || 'none',
    }),
    parts: [parts.own],
  }),
});
