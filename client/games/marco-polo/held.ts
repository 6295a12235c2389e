/** City cards of Khan Arghun and kept gifts, as targets where they lie. */

import { GF12, GIFT_IDS } from '../../../engine/games/marco-polo/data/gifts.ts';
import type {
  Action,
  PlaceAction,
  SeatView,
  UseGiftAction,
} from '../../../engine/games/marco-polo/types.ts';
import { giftOf } from './facts.ts';
import { afterChange, placingOf, valuesOfPlacing } from './forms/placing.ts';
import { settledUse } from './forms/uses.ts';
import type { Position } from './position.ts';
import { passable } from './routes.ts';
import { FREE_GIFT, ownSeatOf, POST_GIFT } from './spots.ts';
import { cardLine, giftDoes } from './strings/effects.ts';
import { giftName } from './strings/names.ts';
import { t } from './strings/turn.ts';

const isGift = (card: string): boolean => GIFT_IDS.includes(card);

/** The open cards and gifts before a seat for use without a die, in their order on the mat. */
export const heldBy = ({ arghunCards, gifts }: SeatView): readonly string[] => [
  ...arghunCards,
  ...gifts,
];

export const heldName = (card: string): string =>
  isGift(card) ? t('held.gift', { gift: giftName(card), does: giftDoes(card) }) : cardLine(card);

/** Whether an action is the gift that turns a die. */
export const setsDie = (action: Action | null): action is UseGiftAction =>
  action?.type === 'useGift' && action.gift === GIFT_IDS[GF12];

/** The use of a card or a gift by itself; null where it belongs to another action. */
export function usedAt(position: Position, card: string): Action | null {
  if (!isGift(card)) {
    const use = settledUse(position, 'useArghunCard', { card });
    return { type: 'useArghunCard', ...use } as Action;
  }
  return card === FREE_GIFT || card === POST_GIFT ? null : { type: 'useGift', gift: card };
}

/** A placement with a gift added or removed; null where that gift does not go with it. */
export function giftOn(position: Position, action: PlaceAction, card: string): PlaceAction | null {
  if (card === FREE_GIFT && action.dice.length > 0 && action.space !== '') {
    const values = valuesOfPlacing(action);
    const freeBy = !action.freeBy;
    return placingOf(position, afterChange(position, { ...values, freeBy }, 'freeBy', values));
  }
  if (card !== POST_GIFT || !action.legs || giftOf(ownSeatOf(position)) === 'wilhelm') return null;
  const { gift: _gift, giftCity = '', ...rest } = action;
  // Another press moves it to the next city on the way, and at last to none.
  const cities = passable(position, action.legs);
  const next = cities[cities.indexOf(giftCity) + 1];
  if (next) return { ...rest, gift: POST_GIFT, giftCity: next };
  return giftCity ? rest : null;
}
