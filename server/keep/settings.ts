/** Settings of what one address may cause and of how long anything is kept. */

import type { Read } from '../settings.ts';

/** Addresses that can fill the server only together, unless a setting says otherwise. */
const SHARES = 8;

/** How long everything is kept. Days and megabytes; 0 = without end. */
export interface KeepRules {
  readonly matchDays: number;
  readonly botDays: number;
  readonly unfinishedDays: number;
  readonly tableDays: number;
  readonly megabytes: number;
}

export function readKeep(read: Read): {
  readonly tablesEach: number;
  readonly dailyMegabytes: number;
  readonly keep: KeepRules;
} {
  return {
    tablesEach: read('LAGUNA_TABLES_EACH') || Math.ceil(read('LAGUNA_TABLES') / SHARES),
    dailyMegabytes: read('LAGUNA_DAILY_MB'),
    keep: {
      matchDays: read('LAGUNA_KEEP_MATCHES'),
      botDays: read('LAGUNA_KEEP_BOTS'),
      unfinishedDays: read('LAGUNA_KEEP_UNFINISHED'),
      tableDays: read('LAGUNA_KEEP_TABLES'),
      megabytes: read('LAGUNA_KEEP_MB'),
    },
  };
}
