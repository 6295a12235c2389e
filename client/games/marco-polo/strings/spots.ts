/** What a spot gives for the dice in hand, what joining it costs, and why not, in words. */

import type { PlaceAction } from '../../../../engine/games/marco-polo/types.ts';
import { series } from '../../../i18n/index.ts';
import type { Values } from '../../../table/inputs/input.ts';
import { handOf } from '../facts.ts';
import { outcomeOf } from '../forecast.ts';
import { diceOf } from '../forms/placing.ts';
import { type Position, refusal } from '../position.ts';
import {
  joiningCost,
  pipsOf,
  placementsWith,
  probe,
  type Spot,
  suggestion,
  wantedDice,
} from '../spots.ts';
import { reasonLine } from './bills.ts';
import { cardLine } from './effects.ts';
import { amounts, placedDice } from './lines.ts';
import { t } from './turn.ts';

/** Why nothing can be placed there with the dice that are chosen; null where something can. */
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
  return why ? reasonLine(position, why) : t('why.NOTHING_TO_DO');
}

/** What it gives with these dice; with none chosen, at best and with which. */
export function spotLine(position: Position, spot: Spot, values: Values): string {
  const from = diceOf(position, values);
  const best = suggestion(position, spot, from);
  if (!best) return '';
  const value = pipsOf(position, best);
  const joining = value === null || best.freeBy ? 0 : joiningCost(position, spot, value);
  const { view, seat } = position;
  return series(
    [
      gives(position, spot, best, value ?? 0),
      joining > 0 ? t('spot.joining', { cost: amounts({ coin: joining }) }) : '',
      best.freeBy ? t('spot.free') : '',
      from.dice.length < best.dice.length
        ? t('spot.with', { dice: placedDice(view, seat, best) })
        : '',
    ].filter(Boolean),
  );
}

function gives(position: Position, spot: Spot, best: PlaceAction, value: number): string {
  switch (spot.space) {
    case 'contracts':
      return t('spot.contracts', { n: value });
    case 'travel':
      return t('spot.travel', { n: value });
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
      return amounts(outcomeOf(position, best).gained);
  }
}

/** The card in words, and what it comes to at most with the die. */
function cardGives(position: Position, spot: Spot, best: PlaceAction): string {
  const { gained, paid } = outcomeOf(position, best);
  const gain = amounts(gained);
  const card = cardLine(spot.card ?? spot.space);
  // What follows makes it part of a longer line.
  if (!gain) return card.replace(/\.$/, '');
  const cost = amounts(paid);
  return cost ? t('spot.cardFor', { card, cost, gain }) : t('spot.card', { card, gain });
}
