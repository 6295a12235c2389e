/** Actions, what they bring, and why they are refused, in sentences. */

import type { Json, Refusal } from '../../../../engine/core/contract.ts';
import type { Flag, Port } from '../../../../engine/games/strozzi/data.ts';
import type { Action, View } from '../../../../engine/games/strozzi/types.ts';
import { listed } from '../../../i18n/index.ts';
import { stillAsked } from '../facts.ts';
import { type Arrival, arrivals, type Climb, type Patronage, patronages } from '../forecast.ts';
import type { Position } from '../position.ts';
import { askedLine } from './decisions.ts';
import { t } from './index.ts';
import {
  categoryName,
  cityName,
  flagName,
  rankName,
  seatName,
  seatNames,
  tileName,
  waresName,
} from './names.ts';

/** The action as an order to oneself: `Send the ship to Rome`. */
export function actionLine(view: View, action: Action): string {
  switch (action.type) {
    case 'pass': {
      const claim = view.public.current?.claim;
      return claim
        ? t('line.passClaimed', { name: seatName(view, claim.seat, null) })
        : t('line.pass');
    }
    case 'claim':
      if (action.flag === 'pirate') return t('line.claimPirate');
      return t('line.claim', { flag: flagName(action.flag) });
    case 'place':
      return t('line.place', { port: cityName(action.port) });
    case 'takeTile':
      return t('line.takeTile', { tile: tileName(action.tile) });
  }
}

/** Everything that is known to follow, in one line. */
export const consequenceLine = (position: Position, action: Action): string =>
  consequenceParts(position, action).join(', ');

/** The same, part by part, the surest first. */
export function consequenceParts(position: Position, action: Action): string[] {
  const { view, seat, state } = position;
  switch (action.type) {
    case 'pass':
      return passParts(view, seat);
    case 'claim':
      return claimParts(view, seat, action.flag);
    case 'place': {
      const arrival = arrivals(state, seat).find(({ port }) => port === action.port);
      return arrival ? arrivalParts(view, seat, arrival) : [];
    }
    case 'takeTile': {
      const found = patronages(state, seat).find(({ tile }) => tile === action.tile);
      return found ? patronageParts(found) : [];
    }
  }
}

function passParts(view: View, seat: number): string[] {
  const claim = view.public.current?.claim ?? null;
  const rivals = stillAsked(view.public, claim !== null);
  if (!claim) return [t('effect.leaves')];
  const name = seatName(view, claim.seat, seat);
  if (rivals.length === 0) return [t('effect.goes', { name })];
  const names = seatNames(view, rivals, seat);
  return [t('effect.leavesTo', { name, names, n: rivals.length })];
}

function claimParts(view: View, seat: number, flag: Flag): string[] {
  const claim = view.public.current?.claim ?? null;
  if (flag === 'pirate') {
    const returned = claim
      ? [
          t('effect.returned', {
            flag: flagName(claim.flag),
            name: seatName(view, claim.seat, seat),
          }),
        ]
      : [];
    return [t('effect.wins'), ...returned];
  }
  const rivals = stillAsked(view.public, true);
  if (rivals.length === 0) return [t('effect.wins')];
  const names = seatNames(view, rivals, seat);
  return [t('effect.winsUnless', { names, n: rivals.length })];
}

/** `Rome 2 → 4, second`. */
const climbLine = ({ city, from, to, rank }: Climb): string =>
  t('effect.step', { city: cityName(city), from, to, rank: rankName(rank) });

function climbParts(climb: Climb | null): string[] {
  if (!climb) return [];
  const bonus = climb.bonus > 0 ? [t('effect.bonus', { n: climb.bonus })] : [];
  return [climbLine(climb), ...bonus];
}

/** What a ship would bring in a port: `second in the harbour: 10 ducats …, Rome 2 → 4, …`. */
export function arrivalParts(view: View, seat: number | null, arrival: Arrival): string[] {
  const { place, prize, pushes, climb, topped, scrolls, lost, tile, gain } = arrival;
  const city = cityName(arrival.port);
  const parts = [
    prize > 0
      ? t('effect.berthPrize', { place: rankName(place), n: prize })
      : t('effect.berthNone', { place: rankName(place) }),
  ];
  if (pushes.length > 0) parts.push(t('effect.pushes', { names: seatNames(view, pushes, seat) }));
  if (climb) parts.push(...climbParts(climb));
  else parts.push(topped ? t('effect.top', { city }) : t('effect.stays', { city }));
  parts.push(...climbParts(scrolls));
  const wares = waresName(lost);
  if (wares) parts.push(t('effect.lost', { cargo: wares }));
  if (tile) parts.push(t('effect.tile'));
  parts.push(gain > 0 ? t('effect.gain', { n: gain }) : t('effect.gainNone'));
  return parts;
}

/** What a tile would bring: `Art 3: first, 30 ducats at the end as it stands, …`. */
export function patronageParts(found: Patronage): string[] {
  const { category, sum, rank, prize, climb } = found;
  const told = { category: categoryName(category), n: sum, rank: rankName(rank) };
  const line = prize > 0 ? t('effect.sumPrize', { ...told, prize }) : t('effect.sum', told);
  return [line, ...climbParts(climb)];
}

/** Why, and what would help: two short sentences. */
export function refusalLine(position: Position, why: Refusal): string {
  return [reasonLine(position, why), adviceLine(position, why)].filter(Boolean).join(' ');
}

function reasonLine({ view, seat }: Position, { code, params }: Refusal): string {
  switch (code) {
    case 'GAME_OVER':
      return t('why.GAME_OVER');
    case 'NOT_YOUR_DECISION':
      return t('why.NOT_YOUR_DECISION');
    case 'FLAG_USED':
      return t('why.FLAG_USED', { flag: flagName(params.flag as Flag) });
    case 'ONLY_PIRATE_CAN_OVERBID':
      return t('why.ONLY_PIRATE_CAN_OVERBID', { by: seatName(view, Number(params.by), seat) });
    case 'PORT_TAKEN':
      return t('why.PORT_TAKEN', { port: cityName(params.port as Port) });
    case 'TILE_NOT_OFFERED':
      return t('why.TILE_NOT_OFFERED', { tile: tileName(String(params.tile)) });
    default:
      return t('why.UNKNOWN_ID');
  }
}

const words = <T extends string>(list: Json | undefined, name: (id: T) => string): string =>
  Array.isArray(list) ? listed(list.map((id) => name(id as T))) : '';

/** What would help, in short; empty where nothing would. */
export function adviceLine({ view, seat }: Position, { remedy, params }: Refusal): string {
  const { kind, wait } = remedy;
  switch (kind) {
    case 'never':
      return t('help.never');
    case 'yourDecision':
      if (wait && wait.length > 0) {
        return t('help.yourDecision', { names: seatNames(view, wait, seat) });
      }
      return t('help.yourDecisionOther', { asked: askedLine(view) });
    case 'otherFlag': {
      const unused = words<Flag>(params.unused, flagName);
      return unused ? t('help.otherFlag', { unused }) : t('help.otherFlagNone');
    }
    case 'pirateOrPass':
      return t(params.pirate === true ? 'help.pirateOrPass' : 'help.pirateOrPassNone');
    case 'otherPort':
      return t('help.otherPort', { free: words<Port>(params.free, cityName) });
    case 'openTile':
      return t('help.openTile', { display: words<string>(params.display, tileName) });
    default:
      return t('help.wellFormed');
  }
}
