/** Where a running server and `npm run backup` meet: two files beside the database. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

type Folder = Pick<Config, 'data' | 'database'>;

/** Where a running server leaves the copy that it was asked for. */
export const backupFile = ({ data }: Folder): string => join(data, 'laguna-backup.db');

const pidFile = ({ data }: Folder): string => join(data, 'laguna.pid');

/** Says which process owns the embedded database. */
export function writePid(config: Folder): void {
  if (!config.database) writeFileSync(pidFile(config), `${process.pid}\n`);
}

/** @returns the process that opened the database last, 0 if none is known */
export function readPid(config: Folder): number {
  try {
    return Number.parseInt(readFileSync(pidFile(config), 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
}
