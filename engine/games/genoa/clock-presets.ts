/** The table's clocks (rules, section 5.7.7). */

import type { ClockPreset } from '../../core/contract.ts';

/** Seconds for each decision after the bank is empty. */
const MORE = 5;

const preset = (
  start: number,
  grace: number,
  merchant: number,
  claim: readonly [base: number, more: number, cap: number],
  window: number,
): ClockPreset => ({
  bank: 0,
  options: {
    startTimer: start,
    graceTimer: grace,
    merchantTimer: merchant,
    claimTimer: claim[0],
    claimMore: claim[1],
    claimCap: claim[2],
    windowTimer: window,
    acquireTimer: start,
    merchantMore: merchant > 0 ? MORE : 0,
  },
});

/** In whole seconds, 0 = off. */
export const clocks = {
  none: preset(0, 0, 0, [0, 0, 0], 0),
  relaxed: preset(60, 8, 240, [30, 10, 60], 90),
  standard: preset(30, 5, 150, [15, 8, 40], 45),
  fast: preset(15, 3, 75, [8, 5, 20], 25),
} satisfies { readonly [name: string]: ClockPreset };
