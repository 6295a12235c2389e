/** The table's clocks: short for an answer, longer for the lead's choice and a seat's own part. */

import type { ClockPreset } from '../../core/contract.ts';

/** In whole seconds, 0 = off. No banks: everybody is asked in every action. */
export const clocks = {
  none: { bank: 0, options: { actionTimer: 0, answerTimer: 0 } },
  relaxed: { bank: 0, options: { actionTimer: 90, answerTimer: 45 } },
  standard: { bank: 0, options: { actionTimer: 45, answerTimer: 20 } },
  blitz: { bank: 0, options: { actionTimer: 20, answerTimer: 10 } },
} satisfies { readonly [preset: string]: ClockPreset };
