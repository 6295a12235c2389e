/**
 * The forms of a game's actions, as inputs: what the game describes, and for the rest a choice among
 * what the rules list. Whatever stands in a form is an action, complete or not.
 */

import type { ReactNode } from 'react';
import type { ActionBase } from '../../../engine/core/contract.ts';
import { InputForm } from '../inputs/InputForm.tsx';
import type { Input, Values } from '../inputs/input.ts';
import { agreeing, type FieldWords, listedInputs } from '../inputs/listed.ts';
import { completed, unanswered } from '../inputs/values.ts';
import type { Position, SeatView } from '../seat/position.ts';

/** What a game says of its forms; all but the words of listed fields may be absent. */
export interface FormsOf<V extends SeatView, A extends ActionBase> {
  /** The inputs of a kind of action, given what stands in them; null = the listed actions' fields. */
  readonly inputs?: (
    position: Position<V, A>,
    type: A['type'],
    values: Values,
  ) => readonly Input[] | null;
  /** Where values are not simply the fields of the action: both ways. */
  readonly action?: (position: Position<V, A>, type: A['type'], values: Values) => A;
  readonly values?: (action: A) => Values;
  /** How fields and their values are called, where a form is made of the listed actions. */
  readonly fields: FieldWords;
}

/** What a form works on: the kind of action, and what stands in it so far. */
export interface Composed<V extends SeatView, A extends ActionBase> {
  readonly position: Position<V, A>;
  readonly type: A['type'];
  /** null, or an action of another kind: nothing yet. */
  readonly action: A | null;
}

export interface Forms<V extends SeatView, A extends ActionBase> {
  /** The form of a kind of action; null where it asks nothing. `onEdit` is told the changed action. */
  form(composed: Composed<V, A>, onEdit: (action: A) => void): ReactNode;
  /** The action with which the form of a kind opens: the only one, or the inputs' beginnings. */
  opened(position: Position<V, A>, type: A['type']): A;
  /** The inputs that the action still leaves open. */
  unanswered(position: Position<V, A>, action: A): readonly Input[];
}

/** The forms of a game: `opened` for its drafts, the rest for `makeDecision`. */
export function makeForms<V extends SeatView, A extends ActionBase>(
  game: FormsOf<V, A>,
): Forms<V, A> {
  const valuesOf = (action: A): Values => {
    if (game.values) return game.values(action);
    const { type: _, ...fields } = action;
    return fields as Values;
  };
  const actionOf = (position: Position<V, A>, type: A['type'], values: Values): A =>
    game.action?.(position, type, values) ?? ({ type, ...values } as unknown as A);
  const described = (position: Position<V, A>, type: A['type'], values: Values) =>
    game.inputs?.(position, type, values) ?? null;
  const inputsOf = (position: Position<V, A>, type: A['type'], values: Values) =>
    described(position, type, values) ?? listedInputs(position.legal, type, game.fields);

  return {
    form({ position, type, action }, onEdit) {
      const given = action?.type === type ? valuesOf(action) : {};
      const inputs = inputsOf(position, type, given);
      if (inputs.length === 0) return null;
      return (
        <InputForm
          inputs={inputs}
          values={completed(inputs, given)}
          onChange={(values, changed) => {
            const isListed = described(position, type, values) === null;
            const agreed = isListed ? agreeing(position.legal, type, values, changed) : values;
            onEdit(actionOf(position, type, agreed));
          }}
        />
      );
    },
    opened(position, type) {
      const [only, ...more] = position.legal.filter((action) => action.type === type);
      if (only && more.length === 0) return only;
      return actionOf(position, type, completed(inputsOf(position, type, {}), {}));
    },
    unanswered(position, action) {
      const values = valuesOf(action);
      return unanswered(inputsOf(position, action.type, values), values);
    },
  };
}
