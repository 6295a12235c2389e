/** The table's clocks (rules, section 11). */

import type { ClockPreset } from '../../core/contract.ts';

const preset = (seconds: number): ClockPreset => ({ bank: 0, options: { turnTimer: seconds } });

/** In whole seconds, 0 = off. */
export const clocks = {
  none: preset(0),
  relaxed: preset(240),
  standard: preset(150),
  fast: preset(75),
} satisfies { readonly [name: string]: ClockPreset };
