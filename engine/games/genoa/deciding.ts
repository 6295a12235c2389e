/** The part of the rules that a page with a person at it loads; see `index.ts` for the whole. */

import { decidingOf } from '../../kit/game.ts';
import { check, codec, deciders, legal, MAX_LEGAL } from './actions.ts';
import { ERRORS } from './errors.ts';
import { explain } from './explain.ts';
import { fromView } from './from-view.ts';
import type { Action, OpenAction, Options, View } from './types.ts';

export const deciding = decidingOf<Action, View, Options, OpenAction>({
  id: 'genoa',
  errors: ERRORS,
  maxLegal: MAX_LEGAL,
  codec,
  deciders,
  legal,
  check,
  explain,
  fromView,
});
