/** Several commands one after the other, such as words that are withdrawn before the tower moves. */

import type { Action, View } from '../../../../engine/games/genoa/types.ts';
import { makePresets } from '../../../table/seat/presets.ts';
import { seat } from '../position.ts';

export const { usePreset } = makePresets<View, Action>({
  seat,
  // Nothing is said ahead of its question here: only runs.
  occasion: ({ view }) => String(view.public.turn),
  isAsked: () => true,
  willBe: () => false,
});
