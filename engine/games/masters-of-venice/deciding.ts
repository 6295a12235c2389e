/**
 * What the person on a seat asks of the rules. Bots, the set-up, the scenarios and the list of all
 * rules stay behind: pages with a seat load this and not the whole game.
 */

import type { Game } from '../../core/contract.ts';
import type { Deciding } from '../../core/deciding.ts';
import { apply, check, decode, encode, legal, MAX_LEGAL } from './actions.ts';
import { ERRORS } from './errors.ts';
import { explain } from './explain/index.ts';
import { deciders } from './flow/deciders.ts';
import { fromView } from './from-view.ts';
import type { Action, Options, View } from './types.ts';
import { eventFor } from './view.ts';

/** A test holds it against the whole game. */
export const deciding: Deciding<Action, View, Options, never> &
  Pick<Game<Action, View, Options, never>, 'apply' | 'eventFor'> = {
  id: 'masters-of-venice',
  errors: ERRORS,
  maxLegal: MAX_LEGAL,
  deciders,
  check,
  encode,
  decode,
  explain,
  fromView,
  legal,
  apply,
  eventFor,
};
