/**
 * The forms of a game's actions, as inputs: the game's descriptions, and for other kinds a choice
 * among the listed actions. A form's contents are always an action, complete or not.
 */

import type { ReactNode } from 'react';
import type { ActionBase } from '../../../engine/core/contract.ts';
import { InputForm } from '../inputs/InputForm.tsx';
import type { Input, Values } from '../inputs/input.ts';
import { agreeing, type FieldWords, listedInputs } from '../inputs/listed.ts';
import { completed, unanswered } from '../inputs/values.ts';
import type { Position, SeatView } from '../seat/position.ts';

/** A game's descriptions of its forms; a kind without one is a choice among the listed actions. */
export interface FormsOf<V extends SeatView, A extends ActionBase> {
  /** The inputs of a kind of action, for the present values; null = the listed actions' fields. */
  readonly inputs?: (
    position: Position<V, A>,
    type: A['type'],
    values: Values,
  ) => readonly Input[] | null;
  /** If values are not simply the fields of the action: both ways; null = no action (yet). */
  readonly action?: (position: Position<V, A>, type: A['type'], values: Values) => A | null;
  readonly values?: (action: A) => Values;
  /** The values that stay when the one under this key has changed since `before`; absent = all. */
  readonly edited?: (
    position: Position<V, A>,
    type: A['type'],
    values: Values,
    changed: string,
    before: Values,
  ) => Values;
  /** The names of fields and their values; absent if no form is made of the listed actions. */
  readonly fields?: FieldWords;
}

/** A form's input: the kind of action, and its values so far. */
export interface Composed<V extends SeatView, A extends ActionBase> {
  readonly position: Position<V, A>;
  readonly type: A['type'];
  /** null, or an action of another kind: nothing yet. */
  readonly action: A | null;
}

/** A form's effects on its draft, and on the board. */
export interface Editing<A extends ActionBase> {
  /** The changed action; null: none is composed any more. */
  readonly edit: (action: A | null) => void;
  /** Points at a target of the board, by key; see `points` of the inputs. */
  readonly point?: (target: string) => void;
  readonly hover?: (target: string | null) => void;
}

export interface Forms<V extends SeatView, A extends ActionBase> {
  /** The form of a kind of action; null if it has no inputs. */
  form(composed: Composed<V, A>, editing: Editing<A>): ReactNode;
  /** The action with which the form of a kind opens: the only one, or the inputs' beginnings. */
  opened(position: Position<V, A>, type: A['type']): A | null;
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
  const actionOf = (position: Position<V, A>, type: A['type'], values: Values): A | null =>
    game.action ? game.action(position, type, values) : ({ type, ...values } as A);
  const described = (position: Position<V, A>, type: A['type'], values: Values) =>
    game.inputs?.(position, type, values) ?? null;
  const inputsOf = (position: Position<V, A>, type: A['type'], values: Values) =>
    described(position, type, values) ??
    (game.fields ? listedInputs(position.legal, type, game.fields) : []);
  /** All values once one of them has changed. */
  function agreed(
    position: Position<V, A>,
    type: A['type'],
    values: Values,
    changed: string,
    before: Values,
  ) {
    const isListed = described(position, type, values) === null;
    if (isListed) return agreeing(position.legal, type, values, changed);
    return game.edited?.(position, type, values, changed, before) ?? values;
  }

  return {
    form({ position, type, action }, { edit, point, hover }) {
      const given = action?.type === type ? valuesOf(action) : {};
      const inputs = inputsOf(position, type, given);
      if (inputs.length === 0) return null;
      return (
        <InputForm
          inputs={inputs}
          values={completed(inputs, given)}
          onChange={(values, changed) =>
            edit(actionOf(position, type, agreed(position, type, values, changed, given)))
          }
          onPoint={point}
          onHover={hover}
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
