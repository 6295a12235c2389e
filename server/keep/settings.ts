/** Settings of what one address may cause and of how long anything is kept. */

/** Addresses that can fill the server only together, unless a setting says otherwise. */
const SHARES = 8;
const DAYS = { min: 0, max: 36_500 } as const;

/** Rows of the table of server/README.md, as `config.ts` has them. */
export const KEEP_SETTINGS = [
  {
    name: 'LAGUNA_TABLES_EACH',
    fallback: '0',
    min: 0,
    max: 100000,
    sentence:
      'How many tables one address may keep awake; 0 = an eighth of LAGUNA_TABLES. Set it higher where a whole stand or school is behind one address.',
  },
  {
    name: 'LAGUNA_DAILY_MB',
    fallback: '250',
    min: 0,
    max: 1000000,
    sentence:
      'How many megabytes of matches one address may cause in a day before it begins no further one; a match takes about 0.1; 0 = no limit.',
  },
  {
    name: 'LAGUNA_KEEP_MATCHES',
    fallback: '365',
    ...DAYS,
    sentence:
      'Days that a finished match in which a person held a seat is kept, with its replay; 0 = for ever.',
  },
  {
    name: 'LAGUNA_KEEP_BOTS',
    fallback: '7',
    ...DAYS,
    sentence:
      'Days that a match which bots alone began is kept, the showcase’s among them; 0 = for ever.',
  },
  {
    name: 'LAGUNA_KEEP_UNFINISHED',
    fallback: '180',
    ...DAYS,
    sentence:
      'Days after which a table whose match nobody has gone on with is given up; 0 = never.',
  },
  {
    name: 'LAGUNA_KEEP_TABLES',
    fallback: '30',
    ...DAYS,
    sentence: 'Days after which a table is given up at which no match runs; 0 = never.',
  },
  {
    name: 'LAGUNA_KEEP_MB',
    fallback: '10000',
    min: 0,
    max: 100000000,
    sentence:
      'Megabytes of tables and matches above which the oldest finished matches go before their time: first those of bots, then those of people that are older than 90 days; 0 = no limit.',
  },
] as const;

/** How long everything is kept. Days and megabytes; 0 = without end. */
export interface KeepRules {
  readonly matchDays: number;
  readonly botDays: number;
  readonly unfinishedDays: number;
  readonly tableDays: number;
  readonly megabytes: number;
}

/**
 * @param whole reads a setting that is a whole number
 * @param maxTables of all addresses together
 */
export function readKeep(
  whole: (name: (typeof KEEP_SETTINGS)[number]['name']) => number,
  maxTables: number,
): {
  readonly tablesEach: number;
  readonly dailyMegabytes: number;
  readonly keep: KeepRules;
} {
  return {
    tablesEach: whole('LAGUNA_TABLES_EACH') || Math.ceil(maxTables / SHARES),
    dailyMegabytes: whole('LAGUNA_DAILY_MB'),
    keep: {
      matchDays: whole('LAGUNA_KEEP_MATCHES'),
      botDays: whole('LAGUNA_KEEP_BOTS'),
      unfinishedDays: whole('LAGUNA_KEEP_UNFINISHED'),
      tableDays: whole('LAGUNA_KEEP_TABLES'),
      megabytes: whole('LAGUNA_KEEP_MB'),
    },
  };
}
