/** The timers of each preset of the clocks, as table options (rules, section 11). */

import type { ClockPreset } from '../../core/contract.ts';
import type { Options } from './types.ts';

export type Timer = 'bidTimer' | 'turnTimer' | 'interruptTimer';

/** In whole seconds, 0 = off; `none` leaves the rules' defaults. */
export const clocks: { readonly [preset in ClockPreset]: { [timer in Timer]: Options[timer] } } = {
  none: { bidTimer: 0, turnTimer: 0, interruptTimer: 8 },
  relaxed: { bidTimer: 90, turnTimer: 90, interruptTimer: 20 },
  standard: { bidTimer: 60, turnTimer: 60, interruptTimer: 12 },
  blitz: { bidTimer: 30, turnTimer: 45, interruptTimer: 8 },
};
