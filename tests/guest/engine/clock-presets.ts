/** The clocks of the caravan game in one word: none has the name of another game's. */

import type { ClockPreset } from '../../../engine/core/contract.ts';

export const clocks = {
  none: { bank: 0, options: { travelTimer: 0, offerTimer: 0, graceTimer: null } },
  brisk: {
    bank: 30,
    options: { travelTimer: 30, offerTimer: 15, offerMore: 5, offerCap: 40, graceTimer: 3 },
  },
} satisfies { readonly [preset: string]: ClockPreset };
