/** Actions, their effects, and why they are refused, in sentences. */

import type { Json, Refusal } from '../../../../engine/core/contract.ts';
import type { Flag, Port } from '../../../../engine/games/strozzi/data.ts';
import type { Action, View } from '../../../../engine/games/strozzi/types.ts';
import { either, listed } from '../../../i18n/index.ts';
import { choiceOf } from '../../../table/question.ts';
import { PORTS_SEEN, rankingOf, shipOf, stillAsked, trackPrize } from '../facts.ts';
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

/** The same for a ship out of sight, in a list of choices: `Send the 7 to Rome`. */
function shipChoice(view: View, action: Action): string {
  const { current } = view.public;
  if (!current) return actionLine(view, action);
  const { claim, card } = current;
  const speed = shipOf(card).value;
  switch (action.type) {
    case 'pass':
      return claim
        ? t('choice.passClaimed', { speed, name: seatName(view, claim.seat, null) })
        : t('choice.pass', { speed });
    case 'claim':
      if (action.flag === 'pirate') return t('choice.claimPirate', { speed });
      return t('choice.claim', { speed, flag: flagName(action.flag) });
    case 'place':
      return t('choice.place', { speed, port: cityName(action.port) });
    case 'takeTile':
      return actionLine(view, action);
  }
}

export const choiceLine = choiceOf(shipChoice);

/** One of the effects: in words, and its subject. */
export interface Part {
  readonly about?: 'gain' | 'flag' | 'berth' | 'climb' | 'scrolls' | 'lost' | 'tile' | 'art';
  readonly text: string;
}

/** All known effects, in one line. */
export const consequenceLine = (position: Position, action: Action): string =>
  [...consequenceParts(position, action).map(({ text }) => text), gainLine(position, action)]
    .filter(Boolean)
    .join(', ');

/** The same, part by part, the surest first; without the ducats, see `gainOf`. */
export function consequenceParts(position: Position, action: Action): readonly Part[] {
  const { view, seat, state } = position;
  switch (action.type) {
    case 'pass':
      return [
        { about: 'gain', text: t('effect.nowNone') },
        ...told(passLine(view, seat), ...flagsLeft(view, seat)),
      ];
    case 'claim':
      return [...nowParts(position, action.flag), ...claimParts(view, seat, action.flag)];
    case 'place': {
      const arrival = arrivals(state, seat).find(({ port }) => port === action.port);
      return arrival ? arrivalParts(view, seat, arrival) : [];
    }
    case 'takeTile': {
      const found = patronages(state, seat).find(({ tile }) => tile === action.tile);
      return found ? patronageParts(view, seat, found) : [];
    }
  }
}

const told = (...texts: readonly string[]): readonly Part[] => texts.map((text) => ({ text }));

/** Ducats that a port or a tile would bring, if the round or the match ended with it; else null. */
export function gainOf({ state, seat }: Position, action: Action): number | null {
  if (action.type === 'place') {
    return arrivals(state, seat).find(({ port }) => port === action.port)?.gain ?? null;
  }
  if (action.type !== 'takeTile') return null;
  return patronages(state, seat).find(({ tile }) => tile === action.tile)?.gain ?? null;
}

/** The same in words; empty where there is no gain to name. */
export function gainLine(position: Position, action: Action): string {
  const n = gainOf(position, action);
  if (n === null) return '';
  if (action.type === 'takeTile') return n > 0 ? t('effect.gainAtEnd', { n }) : '';
  return n > 0 ? t('effect.gain', { n }) : t('effect.gainNone');
}

/** Flags are lost with the round: named once fewer ships are to come than one has flags. */
function flagsLeft(view: View, seat: number): readonly string[] {
  const { shipDeck, seats } = view.public;
  const flags = seats[seat]?.flagsUnused.length ?? 0;
  return shipDeck < flags ? [t('effect.flagsLeft', { ships: shipDeck, flags })] : [];
}

function passLine(view: View, seat: number): string {
  const claim = view.public.current?.claim ?? null;
  const rivals = stillAsked(view.public, claim !== null);
  if (!claim) return rivals.length > 0 ? t('effect.leaves') : t('effect.leavesLast');
  const name = seatName(view, claim.seat, seat);
  if (rivals.length === 0) return t('effect.goes', { name });
  return t('effect.leavesTo', { name, ...named(view, rivals, seat) });
}

/** Ducats that the ship would bring in each free port under a flag, if the round ended with it. */
function nowParts({ state, seat }: Position, flag: Flag): readonly Part[] {
  const found = arrivals(state, seat, flag);
  const gains = PORTS_SEEN.flatMap((port) => found.filter((arrival) => arrival.port === port));
  const [first, ...rest] = gains;
  if (!first) return [];
  const n = first.gain;
  const text = rest.every(({ gain }) => gain === n)
    ? t('effect.nowAlike', { n, ports: either(gains.map(({ port }) => cityName(port))) })
    : t('effect.now', {
        ports: either(
          gains.map(({ port, gain }) => t('effect.nowPort', { port: cityName(port), n: gain })),
        ),
      });
  return [{ about: 'gain', text }];
}

function claimParts(view: View, seat: number, flag: Flag): readonly Part[] {
  const current = view.public.current;
  if (flag === 'pirate') {
    const claim = current?.claim;
    if (!claim) return told(t('effect.wins'));
    const returned = { flag: flagName(claim.flag), name: seatName(view, claim.seat, seat) };
    return told(t('effect.wins'), t('effect.returned', returned));
  }
  const speed = current ? shipOf(current.card).value + 1 : 0;
  const brings = flag === 'ware' ? t('effect.ware') : t('effect.plusOne', { speed });
  const rivals = stillAsked(view.public, true);
  const sure = rivals.length === 0;
  const then = sure ? t('effect.wins') : t('effect.winsUnless', named(view, rivals, seat));
  return [{ about: 'flag', text: brings }, ...told(then)];
}

const named = (view: View, seats: readonly number[], you: number) => ({
  names: seatNames(view, seats, you),
  n: seats.length,
});

function climbParts(
  view: View,
  seat: number | null,
  climb: Climb | null,
  about: Part['about'],
): readonly Part[] {
  if (!climb) return [];
  const { city, from, to, rank } = climb;
  const before = seat === null ? -1 : rankingOf(view.public, city).indexOf(seat);
  const prize = trackPrize(to, rank) - trackPrize(from, before);
  const reached = { city: cityName(city), from, to, rank: rankName(rank) };
  const text = prize > 0 ? t('effect.stepPrize', { ...reached, prize }) : t('effect.step', reached);
  const bonus = climb.bonus > 0 ? told(t('effect.bonus', { n: climb.bonus })) : [];
  return [{ about, text }, ...bonus];
}

/** The effects of a ship in a port: `second in the harbour: 10 ducats`, `Rome 2 → 4, first`, … */
export function arrivalParts(view: View, seat: number | null, arrival: Arrival): readonly Part[] {
  const { place, prize, pushes, climb, topped, scrolls, lost, tile } = arrival;
  const city = cityName(arrival.port);
  const ranked = { place: rankName(place), n: prize };
  const wares = waresName(lost);
  const stays = topped ? t('effect.top', { city }) : t('effect.stays', { city });
  return [
    { about: 'berth', text: t(prize > 0 ? 'effect.berthPrize' : 'effect.berthNone', ranked) },
    ...(pushes.length > 0
      ? told(t('effect.pushes', { names: seatNames(view, pushes, seat) }))
      : []),
    ...(climb
      ? climbParts(view, seat, climb, 'climb')
      : [{ about: 'climb', text: stays } as const]),
    ...climbParts(view, seat, scrolls, 'scrolls'),
    ...(wares ? [{ about: 'lost', text: t('effect.lost', { cargo: wares }) } as const] : []),
    ...(tile ? [{ about: 'tile', text: t('effect.tile') } as const] : []),
  ];
}

/** The effects of a tile: `Art 3: first, 30 ducats at the end`, … */
function patronageParts(view: View, seat: number, found: Patronage): readonly Part[] {
  const { category, sum, rank, prize, climb } = found;
  const standing = { category: categoryName(category), n: sum, rank: rankName(rank) };
  const text = prize > 0 ? t('effect.sumPrize', { ...standing, prize }) : t('effect.sum', standing);
  return [{ about: 'art', text }, ...climbParts(view, seat, climb, 'climb')];
}

/** The reason and the remedy: two short sentences. */
export function refusalLine(position: Position, why: Refusal): string {
  return [reasonLine(position, why), adviceLine(position, why)].filter(Boolean).join(' ');
}

/** Why a seat is not asked now. */
function notAsked({ public: open }: View, seat: number) {
  if (open.phase !== 'claim' || open.decider.includes(seat)) return 'why.NOT_YOUR_DECISION';
  if (open.current?.claim?.seat === seat) return 'why.NOT_YOUR_DECISION.claimed';
  return open.seats[seat]?.flagsUnused.length === 0
    ? 'why.NOT_YOUR_DECISION.flags'
    : 'why.NOT_YOUR_DECISION';
}

function reasonLine({ view, seat }: Position, { code, params }: Refusal): string {
  switch (code) {
    case 'GAME_OVER':
      return t('why.GAME_OVER');
    case 'NOT_YOUR_DECISION':
      return t(notAsked(view, seat));
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

/** Why an answer of the poll is barred, where the other answers stand beside it. */
export function shortReason(position: Position, why: Refusal): string {
  if (why.code === 'FLAG_USED') return t('why.short.FLAG_USED');
  if (why.code === 'ONLY_PIRATE_CAN_OVERBID') return t('why.short.ONLY_PIRATE_CAN_OVERBID');
  if (why.code === 'PORT_TAKEN') return t('why.short.PORT_TAKEN');
  return refusalLine(position, why);
}

const words = <T extends string>(list: Json | undefined, name: (id: T) => string): string =>
  Array.isArray(list) ? listed(list.map((id) => name(id as T))) : '';

/** The remedy, in short; empty where there is none. */
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
