/** The forms of all actions as typed inputs; see the kit's `makeForms`. */

import type { Action, View } from '../../../../engine/games/marco-polo/types.ts';
import { makeForms } from '../../../table/decision/forms.tsx';
import type { Input, Values } from '../../../table/inputs/input.ts';
import { listOf } from '../../../table/inputs/values.ts';
import { legalOf, type Position, questionFor } from '../position.ts';
import { fieldWords } from '../strings/fields.ts';
import { answerInputs, STAY } from './answers.ts';
import * as bonus from './bonus.ts';
import { placeInputs } from './place.tsx';
import { afterChange, movementOf, placingOf, valuesOfPlacing, waysOf } from './placing.ts';
import { setupInputs } from './setup.ts';
import { cardInputs, giftAction, giftInputs, settledUse } from './uses.ts';

/** The inputs of an action's kind, for the choices so far; null: no description. */
export function inputsOf(
  position: Position,
  type: Action['type'],
  values: Values,
): readonly Input[] | null {
  switch (type) {
    case 'place':
      return placeInputs(position, values);
    case 'completeContract':
      return bonus.contractInputs(position, values);
    case 'moneyBag':
    case 'reroll':
      return [bonus.dieInput(position, type)];
    case 'adjust':
      return bonus.adjustInputs(position, values);
    case 'playRusticiano':
      return bonus.rusticianoInputs(position, values);
    case 'piedroClear':
      return [
        bonus.clearInput(
          position,
          legalOf(position, 'piedroClear').map(({ space }) => space),
        ),
      ];
    case 'moneylenderGood':
      return bonus.moneylenderInputs(position);
    case 'saracenTrade':
      return bonus.saracenInputs(position, values);
    case 'useKeptCityCard':
    case 'useArghunCard':
      return cardInputs(position, type, values);
    case 'useGift':
      return giftInputs(position, values);
    default:
      return setupInputs(position, type, values) ?? answerInputs(position, type, values);
  }
}

/** Choices of several things keep the order of the offer: the inputs ensure it. */
export function actionOf(position: Position, type: Action['type'], values: Values): Action | null {
  if (type === 'place') return placingOf(position, values);
  const question = questionFor(position, type);
  const asked = question ? { q: question.q } : {};
  switch (type) {
    case 'doMove': {
      const movement = movementOf(position, values, false);
      if (!movement.legs && values[STAY] !== true) return null;
      return { type, ...asked, legs: [], ...movement } as Action;
    }
    case 'chooseGoods': {
      // A single good is one press; of several the basket alone counts.
      const single = (question?.n ?? 1) === 1 && typeof values.good === 'string';
      const goods = single ? { [values.good as string]: 1 } : values.goods;
      return { type, ...asked, goods: goods ?? {} } as Action;
    }
    case 'searchContracts':
      return {
        type,
        ...asked,
        keep: listOf(values.keep),
        discard: listOf(values.discard),
      } as Action;
    case 'useKeptCityCard':
    case 'useArghunCard':
      return { type, ...settledUse(position, type, values) } as Action;
    case 'useGift':
      return giftAction(values);
    case 'completeContract': {
      const { double, ...rest } = values;
      return { type, ...rest, ...(double === true && { double: true }) } as Action;
    }
    default:
      return { type, ...asked, ...values } as Action;
  }
}

/** The form's values for an action. */
export function valuesOf(action: Action): Values {
  const { type: _type, ...fields } = action;
  if (action.type === 'place') return valuesOfPlacing(action);
  if (action.type === 'doMove') {
    const { legs, ...rest } = action;
    const { type: _move, ...others } = rest;
    const stays: Values = legs.length === 0 ? { [STAY]: true } : {};
    return { ...(others as Values), ...waysOf(legs), ...stays };
  }
  if (action.type === 'chooseGoods') {
    const [[good, n] = ['', 0], ...more] = Object.entries(action.goods);
    return {
      q: action.q,
      goods: { ...action.goods } as { [good: string]: number },
      ...(n === 1 && more.length === 0 && { good }),
    };
  }
  return fields as Values;
}

/** Staying clears the way, and drawing a way clears the staying. */
function staying(values: Values, changed: string): Values {
  const { [STAY]: stays, ...rest } = values;
  return changed === STAY && stays === true ? { [STAY]: true } : rest;
}

/** The form's values after a change, by the type of the action. */
function edited(
  position: Position,
  type: Action['type'],
  all: Values,
  changed: string,
  before: Values,
): Values {
  if (type === 'place') return afterChange(position, all, changed, before);
  if (type === 'doMove') return staying(all, changed);
  if (type === 'completeContract') return bonus.withScribe(position, all);
  if (type !== 'playRusticiano' || changed !== 'card') return all;
  const [only, ...more] = legalOf(position, type).filter(({ card }) => card === all.card);
  const { type: _type, ...fields } = only ?? { type };
  return more.length === 0 && only ? (fields as Values) : { card: all.card ?? '' };
}

export const forms = makeForms<View, Action>({
  inputs: inputsOf,
  action: actionOf,
  values: valuesOf,
  edited,
  fields: fieldWords,
});
