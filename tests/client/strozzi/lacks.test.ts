/** Each refusal of Strozzi names the obstacle, and the open alternatives. */

import { expect, test } from 'vitest';
import {
  type Position,
  positionOf,
  refusal,
  refusedAs,
} from '../../../client/games/strozzi/position.ts';
import { refusalLine } from '../../../client/games/strozzi/strings/actions.ts';
import {
  cityName,
  flagName,
  seatName,
  tileName,
} from '../../../client/games/strozzi/strings/names.ts';
import { PORTS } from '../../../engine/games/strozzi/data.ts';
import type { Action, View } from '../../../engine/games/strozzi/types.ts';
import { samples } from '../../rules/strozzi/samples.ts';
import { type Refused, walkLacks } from '../lacks.ts';
import { game } from './matches.ts';

type Asked = Refused<Position, View, Action>;

function owed({ view, seat, action, why }: Asked): readonly string[] | null {
  const { seats, current, decider, phase, ports, promoDisplay } = view.public;
  const flags = seats[seat].flagsUnused;
  switch (why.code) {
    case 'NOT_YOUR_DECISION':
      if (decider.includes(seat)) return ['this decision first'];
      if (phase === 'claim' && current?.claim?.seat === seat) return ['already claimed this ship'];
      return phase === 'claim' && flags.length === 0 ? ['all your flags'] : ['wait for'];
    case 'FLAG_USED':
      if (action.type !== 'claim') return null;
      expect(flags).not.toContain(action.flag);
      return [flagName(action.flag), ...flags.map(flagName)];
    case 'ONLY_PIRATE_CAN_OVERBID':
      return [seatName(view, current?.claim?.seat ?? -1, seat), 'pirate flag'];
    case 'PORT_TAKEN': {
      if (action.type !== 'place') return null;
      const isOpen = (port: (typeof PORTS)[number]) =>
        ports[port].every(({ owner }) => owner !== seat);
      expect(isOpen(action.port)).toBe(false);
      return [action.port, ...PORTS.filter(isOpen)].map((port) => cityName(port));
    }
    case 'TILE_NOT_OFFERED':
      if (action.type !== 'takeTile') return null;
      return [action.tile, ...promoDisplay].map(tileName);
    default:
      return null;
  }
}

test('the obstacle is named in every refusal of random matches', () => {
  const met = walkLacks(game, samples, { positionOf, refusedAs, refusal, refusalLine }, owed);
  expect([...met.keys()].sort()).toEqual([
    'FLAG_USED',
    'NOT_YOUR_DECISION',
    'ONLY_PIRATE_CAN_OVERBID',
    'PORT_TAKEN',
    'TILE_NOT_OFFERED',
  ]);
});
