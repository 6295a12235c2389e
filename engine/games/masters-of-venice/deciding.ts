/**
 * The rules that a person on a seat needs. Bots, set-up, scenarios and the list of all rules are
 * not in it: pages with a seat load this and not the whole game.
 */

import type { Game } from '../../core/contract.ts';
import { decidingOf } from '../../kit/game.ts';
import { apply, check, decode, encode, legal, MAX_LEGAL } from './actions.ts';
import { ERRORS } from './errors.ts';
import { explain } from './explain/index.ts';
import { deciders } from './flow/deciders.ts';
import { fromView } from './from-view.ts';
import type { Action, Options, View } from './types.ts';
import { eventFor } from './view.ts';

const asked = decidingOf<Action, View, Options>({
  id: 'masters-of-venice',
  errors: ERRORS,
  maxLegal: MAX_LEGAL,
  codec: { encode, decode },
  deciders,
  legal,
  check,
  explain,
  fromView,
});

/** The forms try actions out: they carry them out on a copy. */
export const deciding: typeof asked &
  Pick<Game<Action, View, Options, never>, 'apply' | 'eventFor'> = { ...asked, apply, eventFor };
