/** Why a choice is a good one: in ducats and places, or else by its purpose. */

import type { Told } from '../../../../engine/games/strozzi/search/gains.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { listed, translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { whyOf } from '../../../table/reasons.ts';
import { about } from '../about.ts';
import { categoryName, cityName, flagName, rankName, seatName, tileName } from './names.ts';

const en = messages({
  'group.money': '{of, select, own {Earns you ducats later.} other {Your opponents earn less.}}',
  'group.flags':
    '{of, select, own {Keeps your better flags for later ships.} other {Leaves your opponents their weaker flags.}}',
  'group.speed':
    '{of, select, own {Your ships lie further forward in the ports.} other {Your opponents’ ships lie further back in the ports.}}',
  'group.tracks':
    '{of, select, own {Moves you up the tracks of the cities.} other {Keeps your opponents lower on the tracks of the cities.}}',
  'group.florence':
    '{of, select, own {Moves you up in Florence.} other {Keeps your opponents lower in Florence.}}',
  'group.tiles':
    '{of, select, own {Brings promotion tiles, which pay at the end.} other {Leaves your opponents fewer promotion tiles.}}',

  'gain.ship':
    '+{n} {n, plural, one {ducat} other {ducats}} this round: {place} in the port of {port}.',
  'gain.shipUp':
    '+{n} {n, plural, one {ducat} other {ducats}} this round: {place} in the port of {port}, and up to step {space} in {city} ({rank}).',
  'gain.claim':
    '+{n} {n, plural, one {ducat} other {ducats}} this round if the ship stays yours: {place} in the port of {port}.',
  'gain.claimUp':
    '+{n} {n, plural, one {ducat} other {ducats}} this round if the ship stays yours: {place} in the port of {port}, and up to step {space} in {city} ({rank}).',
  'gain.taken':
    'Takes the ship from {name}: +{n} {n, plural, one {ducat} other {ducats}} this round, {place} in the port of {port}.',
  'gain.climb':
    'Moves you up {steps, plural, one {# step} other {# steps}} in {city}, to step {space}.',
  'gain.tile':
    '+{n} {n, plural, one {ducat} other {ducats}} at the end with {tile}: you are {rank} in {category}.',
  'gain.costs': 'Costs {name} {n, plural, one {# ducat} other {# ducats}} of prizes this round.',
  'gain.keeps':
    'Keeps your {all, select, yes {three flags} other {{flags}}} for {ships, plural, one {one more ship} other {# more ships}}: this one brings at most {n, plural, one {# ducat} other {# ducats}} this round.',
  'later.prizes':
    '{of, select, own {About {n, plural, one {# ducat} other {# ducats}} more in prizes within the next four ships.} other {About {n, plural, one {# ducat} other {# ducats}} less in prizes for {name} within the next four ships.}}',
});
const t = translator({ en });

export const whyLine = whyOf<Told, View>({
  about,
  groups: {
    money: (of) => t('group.money', { of }),
    flags: (of) => t('group.flags', { of }),
    speed: (of) => t('group.speed', { of }),
    tracks: (of) => t('group.tracks', { of }),
    florence: (of) => t('group.florence', { of }),
    tiles: (of) => t('group.tiles', { of }),
  },
  gains: {
    ship: ({ n, place, port, city, space, rank }) => {
      const landed = { n, place: rankName(place), port: cityName(port) };
      if (!city) return t('gain.ship', landed);
      return t('gain.shipUp', { ...landed, space, rank: rankName(rank), city: cityName(city) });
    },
    claim: ({ n, place, port, city, space, rank, from }, view) => {
      const landed = { n, place: rankName(place), port: cityName(port) };
      if (from !== null) return t('gain.taken', { ...landed, name: nameOf(view, from) });
      if (!city) return t('gain.claim', landed);
      return t('gain.claimUp', { ...landed, space, rank: rankName(rank), city: cityName(city) });
    },
    climb: ({ city, steps, space }) => t('gain.climb', { city: cityName(city), steps, space }),
    tile: ({ n, tile, category, rank }) =>
      t('gain.tile', {
        n,
        tile: tileName(tile),
        category: categoryName(category),
        rank: rankName(rank),
      }),
    costs: ({ n, seat }, view) => t('gain.costs', { n, name: nameOf(view, seat) }),
    keeps: ({ flags, ships, n }) =>
      t('gain.keeps', {
        all: flags.length === 3 ? 'yes' : 'no',
        flags: listed(flags.map(flagName)),
        ships,
        n,
      }),
  },
  later: { prizes: (told) => t('later.prizes', told) },
});

const nameOf = (view: View, seat: number): string => seatName(view, seat, view.you?.seat ?? null);
