/** What the descriptions of this game's forms share. */

import type { Action } from '../../../../../engine/games/masters-of-venice/types.ts';
import type { Input, Kind, Values } from '../../../../table/inputs/input.ts';
import { type Position, refusal } from '../../position.ts';
import { adviceLine, refusalLine } from '../../strings/actions.ts';

/** What is asked for a kind of action, given what stands in its form. */
export type Describe = (position: Position, values: Values) => readonly Input[];

/** Why an action is not possible, and what would help; null if it is. */
export function whyNot(position: Position, action: Action): string | null {
  const why = refusal(position, action);
  return why && refusalLine(position, why);
}

/** How many of a thing there may be when there are `count`: one more, or the reason why not. */
export function oneMore(
  position: Position,
  count: number,
  more: Action,
): Pick<Kind, 'max' | 'limit'> {
  const limit = whyNot(position, more);
  return { max: limit === null ? count + 1 : count, limit };
}

/** The same, where a row of which nothing is possible says what would help. */
export function oneMoreOrAdvice(position: Position, count: number, more: Action) {
  const why = refusal(position, more);
  return {
    ...oneMore(position, count, more),
    off: why ? adviceLine(position, why) : false,
  };
}

export const note = (label: string): Input[] => [{ kind: 'note', key: 'note', label }];

/** That something has been sent already; nothing where it has not. */
export const sent = (label: string | null | undefined | false): Input[] =>
  label ? [{ kind: 'note', key: 'sent', label, sent: true }] : [];
