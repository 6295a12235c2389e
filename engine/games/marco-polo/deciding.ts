/** The part of the rules that a page with a person at it loads; see `index.ts` for the whole. */

import type { Deciding } from '../../core/deciding.ts';
import { check, codec, deciders, legal, MAX_LEGAL } from './actions.ts';
import { ERRORS } from './errors.ts';
import { explain } from './explain.ts';
import { fromView } from './from-view.ts';
import type { Action, OpenAction, Options, View } from './types.ts';

type Whole = Deciding<Action, View, Options, OpenAction>;

export const deciding: Whole = {
  id: 'marco-polo',
  errors: ERRORS,
  maxLegal: MAX_LEGAL,
  deciders,
  check,
  encode: codec.encode as Whole['encode'],
  decode: codec.decode as Whole['decode'],
  explain,
  fromView,
  legal,
};
