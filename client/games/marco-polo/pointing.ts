/** Targets on the boards, and the meaning of pointing at them, for the kit's affordances. */

import { MAP_IDS, PALAZZO_IDS } from '../../../engine/games/marco-polo/map.ts';
import type { Action, Leg, PlaceAction, View } from '../../../engine/games/marco-polo/types.ts';
import { capital } from '../../i18n/index.ts';
import type { Values } from '../../table/inputs/input.ts';
import type { Pointing } from '../../table/seat/affordances.ts';
import { answering } from './answering.ts';
import { countIn, heldIn } from './counted.ts';
import { type Aim, type Draft, drafted, twice } from './draft.ts';
import { handOf, lowestDie } from './facts.ts';
import { outcomeOf } from './forecast.ts';
import { afterChange, overheld, placingOf, valuesOfPlacing } from './forms/placing.ts';
import { giftOn, heldBy, heldName, setsDie, usedAt } from './held.ts';
import { legalOf, type Position, seat, situation } from './position.ts';
import { drawnTo, isOnMap, mappedFor, walked } from './routes.ts';
import { ownSeatOf, pipsOf, type Spot, spotById } from './spots.ts';
import { actionLine } from './strings/actions.ts';
import { cardLine } from './strings/effects.ts';
import { contractShort, spotName } from './strings/lines.ts';
import * as N from './strings/names.ts';
import { outcomeParts } from './strings/outcome.ts';
import { refusalLine } from './strings/refusing.ts';
import type { BoardTarget } from './targets.ts';

/** All present targets, in reading order. */
export function targetsOf(position: Position): BoardTarget[] {
  const { view, seat } = position;
  const { options, cityCards, contractRow, companionRow, seats, phase } = view.public;
  if (phase === 'GAME_OVER') return [];
  const spaces = [
    'coins5',
    'bazaarCamel',
    'bazaarPepper',
    'bazaarSilk',
    'bazaarGold',
    'khan',
    'contracts',
    'travel',
    'moneyBag',
    ...(options.venice ? ['venice', 'v7a', 'v7b'] : []),
    ...(options.companions ? ['companions', 'moneylender'] : []),
    ...(options.companions && options.venice ? ['gondolier'] : []),
  ];
  const nodes = [...MAP_IDS, ...(options.venice ? PALAZZO_IDS : [])];
  return [
    ...handOf(view, seat).map(({ id }) => ({ kind: 'die' as const, die: id })),
    ...spaces.map((space) => ({ kind: 'space' as const, space })),
    ...nodes.map((node) => ({ kind: 'node' as const, node })),
    ...Object.keys(cityCards).map((slot) => ({ kind: 'slot' as const, slot })),
    ...contractRow.flatMap((id, i) => (id ? [{ kind: 'offer' as const, place: i + 1 }] : [])),
    ...ownSeatOf(position).contracts.map((contract) => ({ kind: 'contract' as const, contract })),
    ...heldBy(ownSeatOf(position)).map((card) => ({ kind: 'held' as const, card })),
    ...companionRow.map((companion) => ({ kind: 'companion' as const, companion })),
    ...seats.map((one) => ({ kind: 'house' as const, seat: one.seat })),
  ];
}

/** The effect of picking `target` now; null if it has none. */
export function aim(position: Position, draft: Draft, target: BoardTarget): Aim {
  switch (situation(position)) {
    case 'turn':
      return inTurn(position, draft, target);
    case 'question':
      return answering(position, draft, target);
    case 'start':
      return target.kind === 'node'
        ? twice(draft, { type: 'chooseStart', node: target.node })
        : null;
    case 'companion':
      return target.kind === 'companion'
        ? twice(draft, { type: 'takeCompanion', companion: target.companion })
        : null;
    default:
      return null;
  }
}

const placing = (draft: Draft): PlaceAction =>
  draft.action?.type === 'place' ? draft.action : { type: 'place', space: '', dice: [] };

function inTurn(position: Position, draft: Draft, target: BoardTarget): Aim {
  switch (target.kind) {
    case 'die':
      return atDie(position, draft, target.die);
    case 'space':
      return atSpace(position, draft, target.space);
    case 'slot':
      return atSpot(
        position,
        draft,
        spotById(position, position.view.public.cityCards[target.slot] ?? ''),
      );
    case 'node':
      return atNode(position, draft, target.node);
    case 'offer':
      return atOffer(position, draft, target.place);
    case 'contract':
      return atHeld(position, draft, target.contract);
    case 'companion':
      return atCompanion(position, draft, target.companion);
    case 'held':
      return atCard(position, draft, target.card);
    case 'house':
      return null;
  }
}

/** A press takes a die up or lays it back; where a single die is asked for, it chooses that one. */
function atDie(position: Position, draft: Draft, die: string): Aim {
  const { composer } = draft;
  if (composer === 'moneyBag' || composer === 'reroll')
    return twice(draft, { type: composer, die });
  if (setsDie(draft.action)) return { draft: drafted({ ...draft.action, die }) };
  if (composer === 'adjust') return { draft: drafted({ type: 'adjust', die, by: 1 }) };
  const action = placing(draft);
  const values = valuesOfPlacing(action);
  const dice = action.dice.includes(die)
    ? action.dice.filter((one) => one !== die)
    : [...action.dice, die];
  return composed(position, { ...values, dice }, 'dice', values);
}

/** The composed placement with a change; null once the turn has had its placement. */
function composed(position: Position, values: Values, changed: string, before: Values = {}): Aim {
  if (!canPlace(position)) return null;
  const next = afterChange(position, values, changed, before);
  return { draft: drafted(placingOf(position, next)) };
}

const canPlace = ({ view }: Position): boolean => view.public.turn?.mainDone === false;

function sent(position: Position, action: PlaceAction): Aim {
  const code = seat.refusedAs(position, action);
  return code !== null && seat.isIncomplete(code) ? { draft: drafted(action) } : { send: action };
}

function atSpace(position: Position, draft: Draft, space: string): Aim {
  const clears = draft.composer === 'piedroClear' || isCard(draft, 'RU04');
  if (clears) return twice(draft, clearing(draft, space));
  if (space !== 'moneyBag') return atSpot(position, draft, spotById(position, space));
  const [chosen, ...more] = placing(draft).dice;
  if (more.length > 0) return null;
  if (draft.action?.type === 'moneyBag') return twice(draft, draft.action);
  const die = chosen ?? lowestDie(position.view, position.seat);
  return die ? twice(draft, { type: 'moneyBag', die }) : null;
}

const isCard = ({ action }: Draft, card: string): boolean =>
  action?.type === 'playRusticiano' && action.card === card;
const clearing = (draft: Draft, space: string): Action =>
  draft.composer === 'piedroClear'
    ? { type: 'piedroClear', space }
    : { type: 'playRusticiano', card: 'RU04', space };

/**
 * A press on a spot takes the chosen dice, or those that serve it; another press sends the action.
 */
function atSpot(position: Position, draft: Draft, spot: Spot | null): Aim {
  if (!spot) return null;
  const action = placing(draft);
  const values = valuesOfPlacing(action);
  if (values.spot === spot.id && !draft.suggested) return sent(position, action);
  return composed(position, { ...values, spot: spot.id }, 'spot');
}

/** A press on a node travels there, or places a post. */
function atNode(position: Position, draft: Draft, node: string): Aim {
  const { action } = draft;
  if (isCard(draft, 'RU01') || isCard(draft, 'RU08')) {
    const card = action?.type === 'playRusticiano' ? action.card : '';
    const found = legalOf(position, 'playRusticiano').find(
      (one) => one.card === card && one.node === node,
    );
    return found ? twice(draft, found) : null;
  }
  if (!isOnMap(node)) return atPalazzo(position, draft, node);
  return alongTheMap(position, draft, node);
}

function atPalazzo(position: Position, draft: Draft, palazzo: string): Aim {
  const action = placing(draft);
  const space = action.space === 'gondolier' ? 'gondolier' : 'venice';
  const begun = composed(position, { ...valuesOfPlacing(action), spot: space }, 'spot');
  const composedThere = begun && 'draft' in begun ? begun.draft.action : null;
  const start = action.space === space ? action : composedThere;
  if (start?.type !== 'place') return null;
  if (start.palazzo === palazzo && action.space === space && !draft.suggested) {
    return { send: start };
  }
  const { via: _via, pay: _pay, ...rest } = valuesOfPlacing(start);
  return composed(position, { ...rest, palazzo }, 'palazzo');
}

/** A press extends the journey to the node; another press on its end sends the action. */
function alongTheMap(position: Position, draft: Draft, node: string): Aim {
  if (!canPlace(position)) return null;
  const action = placing(draft);
  const begun =
    action.space === 'travel'
      ? action
      : placingOf(
          position,
          afterChange(position, { ...valuesOfPlacing(action), spot: 'travel' }, 'spot'),
        );
  if (begun.space !== 'travel') return null;
  const legs = begun.legs ?? [];
  if (legs.at(-1)?.path.at(-1) === node && !draft.suggested) return { send: action };
  const next = drawnTo(position, legs, node, pipsOf(position, begun) ?? 0);
  if (!next) return null;
  return { draft: drafted(withLegs(position, begun, next)) };
}

function withLegs(position: Position, action: PlaceAction, legs: readonly Leg[]): PlaceAction {
  const { legs: _legs, gift, giftCity, cartographer, ...rest } = action;
  const gone = walked(legs);
  const passes = giftCity !== undefined && gone.some(({ path }) => path.includes(giftCity));
  return {
    ...rest,
    ...(gone.length > 0 && { legs: gone }),
    ...mappedFor(position, gone, true, cartographer),
    ...(passes && gift && { gift, giftCity }),
  };
}

/**
 * A press on an own card uses it; a gift that goes with a placement or a journey is spent on it.
 */
function atCard(position: Position, draft: Draft, card: string): Aim {
  const spent = giftOn(position, placing(draft), card);
  if (spent) return { draft: drafted(spent) };
  const action = usedAt(position, card);
  const same = action && draft.action?.type === action.type && heldIn(draft.action).includes(card);
  if (same && !draft.suggested && draft.action) return { send: draft.action };
  return action && { draft: drafted(action) };
}

function atOffer(position: Position, draft: Draft, place: number): Aim {
  const action = placing(draft);
  const start =
    action.space === 'contracts'
      ? action
      : placingOf(
          position,
          afterChange(position, { ...valuesOfPlacing(action), spot: 'contracts' }, 'spot'),
        );
  const values = valuesOfPlacing(start);
  const before = start.picks ?? [];
  const picks = before.includes(place)
    ? before.filter((one) => one !== place)
    : [...before, place].slice(-2);
  return composed(position, { ...values, picks: [...picks] }, 'picks');
}

/** A press on a held contract delivers it, or discards it to make room for the picked ones. */
function atHeld(position: Position, draft: Draft, contract: string): Aim {
  const values = valuesOfPlacing(placing(draft));
  if (values.spot !== 'contracts' || overheld(position, values) === 0) {
    return twice(draft, { type: 'completeContract', contract });
  }
  const before = placing(draft).discards ?? [];
  const discards = before.includes(contract)
    ? before.filter((one) => one !== contract)
    : [contract, ...before];
  return composed(position, { ...values, discards }, 'discards');
}

function atCompanion(position: Position, draft: Draft, companion: string): Aim {
  if (isCard(draft, 'RU06')) {
    return twice(draft, { type: 'playRusticiano', card: 'RU06', companion });
  }
  const action = placing(draft);
  const values = valuesOfPlacing(action);
  const spot = 'companions';
  const start = action.space === spot ? values : afterChange(position, { ...values, spot }, 'spot');
  return composed(position, { ...start, companion }, 'companion');
}

function targetName({ view, seat }: Position, target: BoardTarget): string {
  switch (target.kind) {
    case 'die':
      return N.diceName(view, seat, [target.die]);
    case 'space':
      return N.spaceName(target.space);
    case 'node':
      return N.nodeName(target.node);
    case 'slot':
      return `${spotName({ space: 'cityCard', slot: target.slot })}: ${cardLine(view.public.cityCards[target.slot] ?? '')}`;
    case 'offer':
      return contractShort(view.public.contractRow[target.place - 1] ?? '');
    case 'contract':
      return contractShort(target.contract);
    case 'companion':
      return N.companionName(target.companion);
    case 'held':
      return heldName(target.card);
    case 'house':
      return N.seatName(view, target.seat, seat);
  }
}

export const pointing: Pointing<View, Action, Draft, BoardTarget> = {
  targetsOf,
  aim,
  countIn,
  name: targetName,
  // Dice without a space have no effect to describe.
  line: ({ view }, action) =>
    action.type === 'place' && !action.space ? '' : actionLine(view, action),
  why: refusalLine,
  // The line already names the contracts.
  brings: (position, action) =>
    capital(
      outcomeParts(position, { ...outcomeOf(position, action), contracts: [] })
        .map(({ text }) => text)
        .join(', '),
    ),
};
