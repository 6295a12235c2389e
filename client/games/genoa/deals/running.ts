/** Runs of several commands, for example withdrawals before the tower moves. */

import type { Action, View } from '../../../../engine/games/genoa/types.ts';
import { makePresets } from '../../../table/seat/presets.ts';
import { seat } from '../position.ts';

export const { usePreset } = makePresets<View, Action>({
  seat,
  // Runs only: no answer is prepared before its question.
  occasion: ({ view }) => String(view.public.turn),
  isAsked: () => true,
  willBe: () => false,
});
