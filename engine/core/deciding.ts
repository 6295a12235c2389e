/** The part of a game's contract that a page with a seat loads. */

import type { ActionBase, Game, ViewBase } from './contract.ts';

/**
 * What a person on a seat asks of the rules: pages with a seat load this and not the whole game, a
 * game's `deciding.ts`. Bots, set-up and scenarios stay behind.
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
