/** The table's clocks: short for an answer in the poll, longer for a port or a tile. */

import type { ClockPreset } from '../../core/contract.ts';

/** In whole seconds, 0 = off. No banks: three pirates in a row must not take a stand's evening. */
export const clocks = {
  none: { bank: 0, options: { pollTimer: 0, choiceTimer: 0 } },
  relaxed: { bank: 0, options: { pollTimer: 30, choiceTimer: 45 } },
  standard: { bank: 0, options: { pollTimer: 15, choiceTimer: 30 } },
  blitz: { bank: 0, options: { pollTimer: 7, choiceTimer: 15 } },
} satisfies { readonly [preset: string]: ClockPreset };
