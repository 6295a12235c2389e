/**
 * The gain of a spot with the dice in hand, the cost of joining, and the reason where it is closed,
 * in words.
 */

import { BERKE } from '../../../../engine/games/marco-polo/data/people.ts';
import {
  CARTOGRAPHER_COINS,
  HAS_OCCUPANCY_COST,
  SPACES,
} from '../../../../engine/games/marco-polo/data/spaces.ts';
import { isOccupied } from '../../../../engine/games/marco-polo/effects/dice.ts';
import { stepCost } from '../../../../engine/games/marco-polo/movement/movement.ts';
import * as S from '../../../../engine/games/marco-polo/state.ts';
import type { PlaceAction } from '../../../../engine/games/marco-polo/types.ts';
import { series } from '../../../i18n/index.ts';
import type { Values } from '../../../table/inputs/input.ts';
import { cityCardOf } from '../card-data.ts';
import { handOf } from '../facts.ts';
import { outcomeOf } from '../forecast.ts';
import { diceOf } from '../forms/placing.ts';
import { type Position, refusal } from '../position.ts';
import {
  joiningCost,
  ownSeatOf,
  pipsOf,
  placementsWith,
  probe,
  type Spot,
  suggestion,
  wantedDice,
} from '../spots.ts';
import { reasonLine } from './bills.ts';
import { cardLine } from './effects.ts';
import { amounts, placedDice, rowLine } from './lines.ts';
import { t } from './turn.ts';

/** Why the chosen dice cannot be placed there; null where a placement is possible. */
export function whyNot(position: Position, spot: Spot, values: Values): string | null {
  const { view, seat } = position;
  const from = diceOf(position, values);
  if (placementsWith(position, spot, from).length > 0) return null;
  const hand = handOf(view, seat);
  if (hand.length === 0) return t('why.noDie');
  const wanted = wantedDice(position, spot);
  if (hand.length < wanted) return t('why.fewDice', { n: wanted });
  const tried = probe(position, spot, from.dice);
  const why = refusal(position, tried);
  if (!why) return t('why.NOTHING_TO_DO');
  // A card takes only one die, of any colour.
  if (spot.card && why.code === 'SAME_COLOR_PRESENT') return t('why.SPACE_OCCUPIED');
  if (why.code === 'NOTHING_TO_DO' && isBought(spot.card)) return t('why.notOnce');
  return reasonLine(position, why);
}

/** Whether a city card has a price: then it is of no use to a seat that cannot pay. */
export function isBought(card: string | undefined): boolean {
  const kind = card ? cityCardOf(card).kind : null;
  return kind === 'exchange' || kind === 'either';
}

/** The gain of a spot, and the placement for dice that are not chosen yet. */
export interface SpotOffer {
  readonly line: string;
  readonly placed: PlaceAction | null;
}

/**
 * The gain with these dice, at best where some are still to be chosen; null where there is none.
 */
export function spotOffer(position: Position, spot: Spot, values: Values): SpotOffer | null {
  const from = diceOf(position, values);
  const best = suggestion(position, spot, from);
  if (!best) return null;
  const value = pipsOf(position, best);
  // On the form's own spot the gift follows the form.
  const isFree = values.spot === spot.id ? from.freeBy : best.freeBy;
  const joining = value === null || isFree ? 0 : joiningCost(position, spot, value);
  return {
    line: series(
      [
        gives(position, spot, best, { value: value ?? 0, joining }),
        joining > 0 ? t('spot.joining', { cost: amounts({ coin: joining }) }) : '',
        isFree ? t('spot.free') : '',
        isSpared(position, spot) ? t('spot.spared') : '',
        trades(position, spot) ? t('spot.trader') : '',
      ].filter(Boolean),
    ),
    placed: from.dice.length < best.dice.length ? best : null,
  };
}

/** The dice that a spot suggests, in words: `with 4 and 5`. */
export const withLine = ({ view, seat }: Position, placed: PlaceAction): string =>
  t('spot.with', { dice: placedDice(view, seat, placed) });

/** The gain with these dice; with none chosen, the best one and its dice. */
export function spotLine(position: Position, spot: Spot, values: Values): string {
  const offer = spotOffer(position, spot, values);
  if (!offer) return '';
  const { line, placed } = offer;
  return placed ? series([line, withLine(position, placed)]) : line;
}

/** AV-089: whether the Trader helps there: he takes a die fewer and counts it higher. */
const trades = (position: Position, { space }: Spot): boolean =>
  space.startsWith('bazaar') && ownSeatOf(position).companions.some(({ id }) => id === 'trader');

/** MP-116: whether dice lie there, and this seat joins them without paying. */
function isSpared({ state, seat }: Position, { space }: Spot): boolean {
  const index = SPACES.indexOf(space);
  if (S.ability(state, seat) !== BERKE || !HAS_OCCUPANCY_COST[index]) return false;
  return isOccupied(state, index);
}

/** Steps of a travel that the dice allow and the coins pay for; at least one. */
function affordable(position: Position, most: number, joining: number): number {
  const { state, seat } = position;
  const own = ownSeatOf(position);
  const helped = own.companions.some(({ id }) => id === 'cartographer') ? CARTOGRAPHER_COINS : 0;
  const has = own.coins + helped - joining;
  let n = most;
  while (n > 1 && stepCost(state, seat, n) > has) n--;
  return n;
}

function gives(
  position: Position,
  spot: Spot,
  best: PlaceAction,
  { value, joining }: { readonly value: number; readonly joining: number },
): string {
  switch (spot.space) {
    case 'contracts':
      return t('spot.contracts', { n: value });
    case 'travel':
      return t('spot.travel', { n: affordable(position, value, joining) });
    case 'venice':
    case 'gondolier':
      return t('spot.venice');
    case 'companions':
      return t('spot.companions');
    case 'khan':
      return t('spot.khan');
    case 'cityCard':
    case 'v7a':
    case 'v7b':
      return cardGives(position, spot, best);
    default:
      return best.row ? rowLine(spot.space, best.row) : amounts(outcomeOf(position, best).gained);
  }
}

/** The card in words, and its highest gain with the die. */
function cardGives(position: Position, spot: Spot, best: PlaceAction): string {
  const { gained, paid } = outcomeOf(position, best);
  const gain = amounts(gained);
  const card = cardLine(spot.card ?? spot.space);
  // The card's text becomes a part of a longer line, so it loses its full stop.
  if (!gain) return card.replace(/\.$/, '');
  const cost = amounts(paid);
  return cost ? t('spot.cardFor', { card, cost, gain }) : t('spot.card', { card, gain });
}
