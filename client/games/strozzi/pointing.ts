/** The board's targets and the meaning of pointing at each, for the kit's affordances. */

import { CITIES, PORTS, type Port } from '../../../engine/games/strozzi/data.ts';
import type { Action, View } from '../../../engine/games/strozzi/types.ts';
import { capital } from '../../i18n/index.ts';
import type { Pointing } from '../../table/seat/affordances.ts';
import { type Aim as AimOf, type DraftOf, draftsOf } from '../../table/seat/draft.ts';
import { type Position, situation } from './position.ts';
import { actionLine, consequenceLine, refusalLine } from './strings/actions.ts';
import { cityName, flagName, seatName, shipName, tileName } from './strings/names.ts';
import type { BoardTarget } from './targets.ts';

export type Draft = DraftOf<Action>;
type Aim = AimOf<Action, Draft>;
export const { NO_DRAFT, drafted, twice } = draftsOf<Action>({});

/** The targets that stand on the board now, in reading order. */
export function targetsOf(position: Position): BoardTarget[] {
  const { view, seat } = position;
  const { ports, seats, current, promoDisplay, phase } = view.public;
  if (phase === 'gameOver') return [];
  const flags = seats[seat]?.flagsUnused ?? [];
  return [
    // While a tile is chosen the ship lies in its port already.
    ...(current && phase !== 'promo' ? [{ kind: 'ship' as const }] : []),
    ...flags.map((flag) => ({ kind: 'flag' as const, seat, flag })),
    ...PORTS.map((port) => ({ kind: 'port' as const, port })),
    ...CITIES.map((city) => ({ kind: 'city' as const, city })),
    ...PORTS.flatMap((port) =>
      ports[port].map(({ card }) => ({ kind: 'berth' as const, port, card })),
    ),
    ...promoDisplay.map((tile) => ({ kind: 'tile' as const, tile })),
    { kind: 'palazzo', seat },
  ];
}

/** The effect of picking `target` now; null if it means nothing at this moment. */
export function aim(position: Position, draft: Draft, target: BoardTarget): Aim {
  switch (situation(position)) {
    case 'claim':
    case 'overbid':
      // The ship sails on, or gets one's flag.
      if (target.kind === 'ship') return twice(draft, { type: 'pass' });
      if (target.kind !== 'flag' || target.seat !== position.seat) return null;
      return twice(draft, { type: 'claim', flag: target.flag });
    case 'place': {
      const port = portOf(target);
      return port && twice(draft, { type: 'place', port });
    }
    case 'promo':
      return target.kind === 'tile' ? twice(draft, { type: 'takeTile', tile: target.tile }) : null;
    case 'waiting':
    case 'finished':
      return null;
  }
}

/** The port that a target belongs to: its mole, its ships, its city. */
function portOf(target: BoardTarget): Port | null {
  if (target.kind === 'port' || target.kind === 'berth') return target.port;
  if (target.kind !== 'city') return null;
  return PORTS.find((port) => port === target.city) ?? null;
}

/** How often `target` is part of the composed action; 0 = not at all. */
function countIn({ action }: Draft, target: BoardTarget): number {
  const is = (yes: boolean): number => (yes ? 1 : 0);
  switch (action?.type) {
    case 'claim':
      return is(target.kind === 'flag' && target.flag === action.flag);
    case 'pass':
      return is(target.kind === 'ship');
    case 'place':
      return is(target.kind !== 'berth' && portOf(target) === action.port);
    case 'takeTile':
      return is(target.kind === 'tile' && target.tile === action.tile);
    default:
      return 0;
  }
}

function targetName({ view, seat }: Position, target: BoardTarget): string {
  switch (target.kind) {
    case 'ship':
      return view.public.current ? shipName(view.public.current.card) : '';
    case 'flag':
      return flagName(target.flag);
    case 'port':
      return cityName(target.port);
    case 'city':
      return cityName(target.city);
    case 'berth':
      return shipName(target.card);
    case 'tile':
      return tileName(target.tile);
    case 'palazzo':
      return seatName(view, target.seat, seat);
  }
}

export const pointing: Pointing<View, Action, Draft, BoardTarget> = {
  targetsOf,
  aim,
  countIn,
  name: targetName,
  line: ({ view }, action) => actionLine(view, action),
  why: refusalLine,
  brings: (position, action) => capital(consequenceLine(position, action)),
};
