/** Settings that limit what one address may cause, and how long data is kept. */

import type { Read } from '../settings.ts';

/** How many addresses it takes to fill the server, unless a setting says otherwise. */
const SHARES = 8;

/** How long data is kept. Days and megabytes; 0 = without end. */
export interface KeepRules {
  readonly matchDays: number;
  readonly botDays: number;
  readonly unfinishedDays: number;
  readonly tableDays: number;
  readonly megabytes: number;
}

export function readKeep(read: Read): {
  readonly tablesEach: number;
  readonly queueEach: number;
  readonly dailyMegabytes: number;
  readonly keep: KeepRules;
} {
  return {
    tablesEach: read('LAGUNA_TABLES_EACH') || Math.ceil(read('LAGUNA_TABLES') / SHARES),
    queueEach: read('LAGUNA_QUEUE_EACH') || Math.ceil(read('LAGUNA_QUEUE') / SHARES),
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
