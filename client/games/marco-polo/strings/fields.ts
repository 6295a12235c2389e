/** Fields of actions and their values, in words. */

import type { Json } from '../../../../engine/core/json.ts';
import type { FieldWords } from '../../../table/inputs/listed.ts';
import * as E from './effects.ts';
import * as L from './lines.ts';
import * as N from './names.ts';
import { t } from './turn.ts';

/**
 * The name of a field's value.
 * @param spot the space or the card that it is about
 */
export function fieldValue(
  field: string,
  value: Json,
  spot: { readonly space: string; readonly card?: string } = { space: '' },
): string {
  switch (field) {
    case 'row':
      return L.rowLine(spot.space, Number(value));
    case 'good':
      return N.goodName(String(value));
    case 'companion':
      return value === null ? t('line.takeNobody') : N.companionName(String(value));
    case 'target':
      return E.cardLine(String(value));
    case 'option':
      return (
        L.optionLine(spot.card ?? '', Number(value)) || t('field.optionN', { n: Number(value) + 1 })
      );
    case 'palazzo':
      return N.nodeName(String(value));
    case 'via':
      return value === null ? t('field.viaNone') : N.nodeName(String(value));
    case 'pay':
      return L.amounts(value as object);
    case 'times':
      return t('field.timesN', { n: Number(value) });
    default:
      return String(value);
  }
}

export const fieldWords: FieldWords = {
  field: (_type, field) => t(`field.${field}` as 'field.row'),
  value: (_type, field, value) => fieldValue(field, value),
};
