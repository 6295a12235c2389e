/** The common parts of the descriptions of this game's forms. */

import type { Action } from '../../../../../engine/games/masters-of-venice/types.ts';
import type { Input, Kind, Values } from '../../../../table/inputs/input.ts';
import { type Position, refusal, refusedAs } from '../../position.ts';
import { adviceLine, refusalLine } from '../../strings/actions.ts';

/** The inputs of a kind of action, given the values in its form. */
export type Describe = (position: Position, values: Values) => readonly Input[];

/** Why an action is not possible, and the remedy; null if it is possible. */
export function whyNot(position: Position, action: Action): string | null {
  const why = refusal(position, action);
  return why && refusalLine(position, why);
}

/** More than the number of any kind of thing. */
const ALL = 200;

/**
 * How many of a thing there may be beside the other choices, and why not more.
 * @param count how many there are now
 * @param having the action with so many of it
 */
export function mostOf(
  position: Position,
  count: number,
  having: (n: number) => Action,
): Pick<Kind, 'max' | 'limit'> {
  let max = count;
  while (max < ALL && refusedAs(position, having(max + 1)) === null) max++;
  return { max, limit: whyNot(position, having(max + 1)) };
}

/** The same, where a row without a possible choice shows the remedy. */
export function mostOrAdvice(position: Position, count: number, having: (n: number) => Action) {
  const why = refusal(position, having(count + 1));
  return {
    ...mostOf(position, count, having),
    off: why ? adviceLine(position, why) : false,
  };
}

export const note = (label: string): Input[] => [{ kind: 'note', key: 'note', label }];

/** The note that an answer has been sent already; empty where it has not. */
export const sent = (label: string | null | undefined | false): Input[] =>
  label ? [{ kind: 'note', key: 'sent', label, sent: true }] : [];
