/**
 * Spots for dice: an action space, or the city card in a slot. For each of them the placements that
 * the rules allow with given dice, and the missing parts where they allow none.
 */

import { ANY_CARD, CITY_CARD_IDS } from '../../../engine/games/marco-polo/cards.ts';
import { EXCHANGES, USABLE } from '../../../engine/games/marco-polo/city-cards/usable.ts';
import { GF13, GF14, GIFT_IDS } from '../../../engine/games/marco-polo/data/gifts.ts';
import { SLOTS, SPACES } from '../../../engine/games/marco-polo/data/spaces.ts';
import { diceFor } from '../../../engine/games/marco-polo/placing/check.ts';
import { occupancyCost } from '../../../engine/games/marco-polo/placing/value.ts';
import type { DieView, PlaceAction, SeatView } from '../../../engine/games/marco-polo/types.ts';
import { cardReach } from './card-reach.ts';
import { handOf, nodeOfSlot, seatOf } from './facts.ts';
import { legalOf, type Position, refusedAs } from './position.ts';

export interface Spot {
  /** The name of a space; for a city card that of the card. */
  readonly id: string;
  readonly space: string;
  /** The card on it, and the card's slot. */
  readonly card?: string;
  readonly slot?: string;
}

const EVERYWHERE = [
  'coins5',
  'bazaarCamel',
  'bazaarPepper',
  'bazaarSilk',
  'bazaarGold',
  'khan',
  'contracts',
  'travel',
];

/** Spots that a post or a companion has opened for the seat. */
const EARNED: readonly string[] = ['moneylender', 'gondolier', 'v7a', 'v7b', 'cityCard'];
export const isEarned = ({ space }: Spot): boolean => EARNED.includes(space);

export const ownSeatOf = ({ view, seat }: Position): SeatView => seatOf(view, seat);
/** GF13, which is spent on a placement, and GF14, on a journey. */
export const [FREE_GIFT, POST_GIFT] = [GIFT_IDS[GF13] ?? '', GIFT_IDS[GF14] ?? ''];
const ownHand = ({ view, seat }: Position): readonly DieView[] => handOf(view, seat);

/** Every spot in play for the seat, in reading order. */
export function spotsOf(position: Position): readonly Spot[] {
  const { options, cityCards } = position.view.public;
  const own = ownSeatOf(position);
  const has = (companion: string): boolean => own.companions.some(({ id }) => id === companion);
  const spaces = [
    ...EVERYWHERE,
    ...(options.venice ? ['venice'] : []),
    ...(options.companions ? ['companions'] : []),
    ...['moneylender', 'gondolier'].filter(has),
    ...(own.posts.includes('v7') ? ['v7a', 'v7b'] : []),
  ];
  const lent = has('diplomat');
  const cards = SLOTS.filter(
    (slot) => cityCards[slot] && (lent || own.posts.includes(nodeOfSlot(slot))),
  );
  return [
    ...spaces.map((space) => ({ id: space, space })),
    ...cards.map((slot) => spotAt(slot, cityCards[slot] ?? '')),
  ];
}

const spotAt = (slot: string, card: string): Spot => ({
  id: card,
  space: 'cityCard',
  card,
  slot,
});

export const spotById = (position: Position, id: string): Spot | null =>
  spotsOf(position).find((spot) => spot.id === id) ?? null;

/** The spot of an action, complete or not, by its id; '' while none is chosen. */
export const spotIdOf = ({ space, card }: PlaceAction): string =>
  space === 'cityCard' ? (card ?? '') : space;

/** The number of dice that the spot needs. */
export const wantedDice = ({ state, seat }: Position, { space }: Spot): number =>
  space === 'cityCard' ? 1 : diceFor(state, seat, SPACES.indexOf(space));

/** Whether the seat chooses the values of its dice (Raschid). */
export const states = (position: Position): boolean =>
  ownHand(position).some(({ kind, value }) => kind !== 'token' && value === null);

/** The value of a placement: the lowest, changes and chosen values included; null while open. */
export function pipsOf(position: Position, action: PlaceAction): number | null {
  const hand = ownHand(position);
  const values = action.dice.map((id, i) => {
    const die = hand.find((one) => one.id === id);
    const lies = die?.kind === 'token' ? die.value : (action.values?.[i] ?? die?.value ?? null);
    return lies === null ? null : lies + (action.adjust?.[i] ?? 0);
  });
  if (values.length === 0 || values.includes(null)) return null;
  return Math.min(...values.map(Number));
}

/** Coins for joining the dice that lie on a space, with this value. */
export const joiningCost = ({ state, seat }: Position, { space }: Spot, value: number): number =>
  space === 'cityCard' ? 0 : occupancyCost(state, seat, SPACES.indexOf(space), value);

/** AV-185: whether a gift can replace the cost of joining there. */
export const canJoinFreely = (position: Position, spot: Spot): boolean =>
  ownSeatOf(position).gifts.includes(FREE_GIFT) && joiningCost(position, spot, 1) > 0;

/** The listed placements on a spot. */
export const listedAt = (position: Position, spot: Spot): readonly PlaceAction[] =>
  placements(position).get(spot.card ?? spot.space) ?? [];

const bySpot = new WeakMap<Position, ReadonlyMap<string, readonly PlaceAction[]>>();
function placements(position: Position): ReadonlyMap<string, readonly PlaceAction[]> {
  const known = bySpot.get(position);
  if (known) return known;
  const map = new Map<string, PlaceAction[]>();
  for (const action of legalOf(position, 'place') as readonly PlaceAction[]) {
    const key = action.card ?? action.space;
    map.set(key, [...(map.get(key) ?? []), action]);
  }
  bySpot.set(position, map);
  return map;
}

/** The same choice made with other dice. */
export function withDice(action: PlaceAction, from: DiceOf) {
  const { dice: _dice, values: _values, adjust: _adjust, ...rest } = action;
  const { dice, values, adjust, freeBy } = from;
  return {
    ...rest,
    dice,
    ...(values && { values }),
    ...(adjust && { adjust }),
    ...(freeBy && { freeBy }),
  } as PlaceAction;
}

/** The fields of a placement about its dice; an unnamed gift (GF13) may be spent or not. */
export type DiceOf = Pick<PlaceAction, 'dice' | 'values' | 'adjust' | 'freeBy'>;
const withDiceOf = new WeakMap<Position, Map<string, readonly PlaceAction[]>>();

/**
 * The placements on a spot that the rules allow with these dice, with their chosen values and
 * changes; all listed ones while no dice are chosen. Computed once, since a form asks for them
 * field by field.
 */
export function placementsWith(
  position: Position,
  spot: Spot,
  from: DiceOf,
): readonly PlaceAction[] {
  if (from.dice.length === 0) return listedAt(position, spot);
  const known = withDiceOf.get(position) ?? new Map<string, readonly PlaceAction[]>();
  withDiceOf.set(position, known);
  const key = JSON.stringify([spot.id, from]);
  const found = known.get(key) ?? takenWith(position, spot, from);
  known.set(key, found);
  return found;
}

function takenWith(position: Position, spot: Spot, from: DiceOf): readonly PlaceAction[] {
  const listed = listedAt(position, spot);
  if (from.dice.length < wantedDice(position, spot)) {
    return listed.filter(({ dice }) => from.dice.every((die) => alike(position, dice, die)));
  }
  const seen = new Set<string>();
  return listed.flatMap((one) => {
    const action = withDice(one, from);
    const key = JSON.stringify(action);
    if (seen.has(key)) return [];
    seen.add(key);
    return refusedAs(position, action) === null ? [action] : [];
  });
}

/** Whether a die, or one with the same value, is among these. */
function alike(position: Position, dice: readonly string[], die: string): boolean {
  const hand = ownHand(position);
  const shown = hand.find(({ id }) => id === die);
  return dice.some((id) => {
    const other = hand.find((one) => one.id === id);
    return id === die || (other?.value === shown?.value && other?.kind === shown?.kind);
  });
}

/** The rank of a placement on its spot; of equals lower dice come first. */
function worth(position: Position, action: PlaceAction): number {
  const { row = 0, times = 0, picks, legs } = action;
  // The value limits the steps and the contracts of a placement.
  const pipsShown = pipsOf(position, action) ?? 0;
  const card = action.target ?? action.card;
  const byCard = card && !times ? cardReach(ownSeatOf(position), card, pipsShown) : 0;
  const steps = (legs ?? []).reduce((sum, { path }) => sum + path.length, 0);
  const reach = picks ? pipsShown : steps + byCard;
  const most = 100 * (row + times + reach);
  const hand = ownHand(position);
  const pips = action.dice.reduce(
    (sum, id) => sum + (hand.find((one) => one.id === id)?.value ?? 0),
    0,
  );
  // A gift is spent only where nothing else helps.
  return most - pips - (action.freeBy ? 50 : 0);
}

/** The suggested placement of a spot: the one with the most gain, with the dice that it needs. */
export function suggestion(position: Position, spot: Spot, from: DiceOf): PlaceAction | null {
  const possible = placementsWith(position, spot, from);
  if (possible.length === 0) return null;
  return possible.reduce((best, one) =>
    worth(position, one) > worth(position, best) ? one : best,
  );
}

/**
 * A placement of the right form, to ask the rules why none is possible, with the number of dice
 * that it needs.
 */
export function probe(position: Position, spot: Spot, dice: readonly string[]): PlaceAction {
  const hand = [...ownHand(position)].sort((a, b) => (b.value ?? 7) - (a.value ?? 7));
  const wanted = wantedDice(position, spot);
  const others = hand.filter(({ id }) => !dice.includes(id)).map(({ id }) => id);
  const taken = [...dice, ...others].slice(0, Math.max(1, dice.length, wanted));
  const action: PlaceAction = {
    type: 'place',
    space: spot.space,
    dice: taken,
    ...(states(position) && { values: taken.map(() => 6) }),
  };
  return { ...action, ...formOf(position, spot) };
}

/** The fields that a spot's placement must have, with some valid values. */
function formOf(position: Position, { space, card, slot }: Spot): Partial<PlaceAction> {
  const { contractRow, companionRow } = position.view.public;
  const own = ownSeatOf(position);
  const first = contractRow.findIndex((contract) => contract !== null) + 1 || 1;
  switch (space) {
    case 'khan':
      return { good: 'pepper' };
    case 'companions':
      return { good: 'pepper', companion: companionRow[0] ?? null };
    case 'contracts':
      return {
        picks: [first],
        discards: [],
        bonuses: first >= 5 ? { [first]: 'coin' } : {},
      };
    case 'travel':
      return { legs: [{ figure: 1, path: [own.figures[0]?.node === 'o1' ? 'moscow' : 'o1'] }] };
    case 'venice':
    case 'gondolier':
      return { palazzo: 'v1', via: null };
    case 'v7a':
    case 'v7b':
      return formOfUse(CITY_CARD_IDS.length + (space === 'v7a' ? 0 : 1));
    case 'cityCard': {
      const hasPost = own.posts.includes(nodeOfSlot(slot ?? ''));
      const number = CITY_CARD_IDS.indexOf(card ?? '');
      const target = number === ANY_CARD ? otherCard(position, card) : undefined;
      const used = target === undefined ? number : CITY_CARD_IDS.indexOf(target);
      return {
        card,
        ...(!hasPost && { diplomat: true }),
        ...(target && { target }),
        ...formOfUse(used),
      };
    }
    default:
      return {};
  }
}

/** A card for trying CC33: another one, own ones first. */
function otherCard(position: Position, card: string | undefined): string | undefined {
  const { cityCards } = position.view.public;
  const { posts } = ownSeatOf(position);
  const others = SLOTS.filter((slot) => cityCards[slot] && cityCards[slot] !== card);
  return cityCards[others.find((slot) => posts.includes(nodeOfSlot(slot))) ?? others[0] ?? ''];
}

/** The fields of using a card once, by its number. */
export function formOfUse(card: number): Partial<PlaceAction> {
  const [exchange] = EXCHANGES[card] ?? [];
  if (!exchange) return {};
  return {
    times: 1,
    ...(USABLE[card]?.kind === 'either' && { option: 0 }),
    ...(exchange.chosen > 0 && { pay: { pepper: exchange.chosen } }),
  };
}
