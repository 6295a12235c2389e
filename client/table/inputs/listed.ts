/**
 * Inputs of an action without a description: each field is a choice among its values in the rules'
 * list. A value that fits no present choice can still be chosen: it takes back the ones that it
 * does not fit. Fields that no list can hold need a description by the game.
 */

import type { ActionBase } from '../../../engine/core/contract.ts';
import type { Json } from '../../../engine/core/json.ts';
import type { Input, Offered, Values } from './input.ts';
import { isSame } from './values.ts';

/** How a value of a field is called. */
export interface FieldWords {
  readonly field: (type: string, field: string) => string;
  readonly value: (type: string, field: string, value: Json) => string;
}

const fieldsOf = ({ type: _, ...fields }: ActionBase): Values => fields as Values;

/** The inputs of all listed actions of one type; none where it has no fields. */
export function listedInputs(
  legal: readonly ActionBase[],
  type: string,
  words: FieldWords,
): readonly Input[] {
  const listed = legal.filter((action) => action.type === type).map(fieldsOf);
  const keys = [...new Set(listed.flatMap((fields) => Object.keys(fields)))];
  return keys.map((key) => ({
    kind: 'one',
    key,
    label: words.field(type, key),
    choices: distinct(listed.flatMap((fields) => (key in fields ? [fields[key]] : []))).map(
      (value): Offered => ({
        id: typeof value === 'string' ? value : JSON.stringify(value),
        value,
        label: words.value(type, key, value),
      }),
    ),
  }));
}

/**
 * The choices that stay after a new one: if no listed action has all of them, the first with the
 * new choice and as many of the old as possible.
 */
export function agreeing(
  legal: readonly ActionBase[],
  type: string,
  values: Values,
  changed: string,
): Values {
  const listed = legal.filter((action) => action.type === type).map(fieldsOf);
  const agrees = (fields: Values): number =>
    Object.entries(values).filter(([key, value]) => isSame(fields[key], value)).length;
  const fitting = listed.filter((fields) => isSame(fields[changed], values[changed] ?? null));
  if (fitting.length === 0 || fitting.some((one) => agrees(one) === Object.keys(values).length)) {
    return values;
  }
  return fitting.reduce((best, one) => (agrees(one) > agrees(best) ? one : best));
}

function distinct(values: readonly Json[]): Json[] {
  return values.filter((value, at) => values.findIndex((other) => isSame(other, value)) === at);
}
