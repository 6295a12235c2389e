/** The presets of the clocks, as table options (rules, section 11): without the rules behind them. */

import type { Options } from './types.ts';

export type TimerOption = 'bidTimer' | 'turnTimer' | 'interruptTimer';

type Preset = {
  readonly options: { [timer in TimerOption]: Options[timer] };
  readonly bank: number;
};

/** Timers in whole seconds, 0 = off; `none` leaves the rules' defaults. */
export const clocks = {
  none: { bank: 0, options: { bidTimer: 0, turnTimer: 0, interruptTimer: 8 } },
  relaxed: { bank: 600, options: { bidTimer: 90, turnTimer: 90, interruptTimer: 20 } },
  standard: { bank: 300, options: { bidTimer: 60, turnTimer: 60, interruptTimer: 12 } },
  blitz: { bank: 120, options: { bidTimer: 30, turnTimer: 45, interruptTimer: 8 } },
} satisfies { readonly [preset: string]: Preset };
