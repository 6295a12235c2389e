/** The part of a game's contract that a page with a seat loads. */

import type { ActionBase, Game, ViewBase } from './contract.ts';

/**
 * The rules that a person on a seat needs, a game's `deciding.ts`: pages with a seat load only
 * this, without bots, set-up and scenarios.
 */
export type Deciding<
  A extends ActionBase = ActionBase,
  V extends ViewBase = ViewBase,
  O extends object = object,
  Open extends ActionBase = ActionBase,
> = Pick<
  Game<A, V, O, Open>,
  | 'id'
  | 'errors'
  | 'maxLegal'
  | 'deciders'
  | 'check'
  | 'encode'
  | 'decode'
  | 'explain'
  | 'fromView'
  | 'legal'
>;
