/** Operations of inputs on their values, without any page: reading, choosing, counting, moving. */

import type { Json } from '../../../engine/core/json.ts';
import type { Counts, Input, Kind, Offered, Values } from './input.ts';

/** Its value in the action; null is a value like others. */
export const valueFor = ({ id, value }: Offered): Json => (value === undefined ? id : value);

/** Whether two values are the same JSON. */
export const isSame = (a: Json | undefined, b: Json): boolean =>
  a === b || (a !== undefined && JSON.stringify(a) === JSON.stringify(b));

/** The list under a key; empty if nothing is chosen. */
export const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : [];

export function countsOf(value: Json | undefined): Counts {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );
}

/** Counts with so many of one kind; zero is absent. */
export function counted(counts: Counts, id: string, count: number): Counts {
  const { [id]: _, ...rest } = counts;
  return count > 0 ? { ...rest, [id]: count } : rest;
}

export const totalOf = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The value of these coins and goods together. */
export const worthOf = (counts: Counts, means: readonly (Kind & { worth: number })[]): number =>
  means.reduce((sum, { id, worth }) => sum + worth * (counts[id] ?? 0), 0);

/** The chosen ones with `picked` added or taken out again, in the order of the choices. */
export function toggled(chosen: readonly Json[], picked: Json, choices: readonly Json[]): Json[] {
  const is = chosen.some((one) => isSame(one, picked));
  return choices.filter((choice) =>
    isSame(choice, picked) ? !is : chosen.some((one) => isSame(one, choice)),
  );
}

/** A list with one entry moved to another place. */
export function moved(list: readonly Json[], from: number, to: number): Json[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The items in the chosen order; those that it does not name come last. */
export function arranged(items: readonly Offered[], order: readonly Json[]): Offered[] {
  const place = (item: Offered): number => {
    const at = order.findIndex((one) => isSame(one, valueFor(item)));
    return at < 0 ? order.length : at;
  };
  return [...items].sort((a, b) => place(a) - place(b));
}

/** The default value of an input; absent = none. */
function firstOf(input: Input): Json | undefined {
  switch (input.kind) {
    case 'yesNo':
      return false;
    case 'note':
      return undefined;
    case 'one':
    case 'place':
    case 'rows':
      return input.first;
    case 'amount':
      return input.unset ? undefined : (input.min ?? 0);
    case 'several':
    case 'cards':
    case 'dice':
    case 'path':
      return [];
    case 'basket':
    case 'payment':
      return {};
    case 'giveAndTake':
      return { give: {}, take: {} };
    case 'order':
      return input.items.map(valueFor);
  }
}

/** Values for all inputs: the given ones, and defaults for the rest. */
export function completed(inputs: readonly Input[], values: Values): Values {
  const firsts = inputs.flatMap((input) => {
    const first = input.key in values ? undefined : firstOf(input);
    return first === undefined ? [] : [[input.key, first] as const];
  });
  return { ...Object.fromEntries(firsts), ...values };
}

/** The inputs without an answer. The engine judges the answers. */
export function unanswered(inputs: readonly Input[], values: Values): Input[] {
  return inputs.filter((input) => {
    const value = values[input.key];
    switch (input.kind) {
      case 'one':
      case 'place':
      case 'rows':
        return value === undefined;
      case 'amount':
        return input.unset === true && value === undefined;
      case 'several':
      case 'cards':
      case 'dice':
        return listOf(value).length < (input.min ?? 0);
      case 'payment':
        return worthOf(countsOf(value), input.means) < input.cost;
      default:
        return false;
    }
  });
}
