/**
 * `npm run keep`: the amount of stored data and the next deletions, also while the server runs. `--
 * --now` deletes the items that are due and gives the space back; no other process may have the
 * embedded database open for that.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig, UserError } from '../config.ts';
import { guarded } from '../journal/guard.ts';
import { DamagedRecordError, StorageError } from '../journal/journal.ts';
import { openJournal } from '../journal/open.ts';
import { Keeper } from './keeper.ts';
import { type KeepReport, keepReport, reportText } from './report.ts';

const NOTHING = (): void => undefined;
/** This process has nobody to inform about its writes. */
const SILENT = {
  onLost: NOTHING,
  onRefused: NOTHING,
  onDamaged: NOTHING,
  onWritten: NOTHING,
};

/** @throws UserError if there is nothing, or a running server does not answer */
export async function keep(config: Config, now: boolean): Promise<string> {
  if (!config.database && !existsSync(join(config.data, 'laguna.db'))) {
    throw new UserError(`There are no tables and matches in ${config.data}. Set LAGUNA_DATA.`);
  }
  if (!now) {
    const running = await asked(config);
    if (running) return reportText(running);
  }
  const opened = await openJournal(config);
  const journal = guarded(opened, SILENT);
  try {
    const { expiry } = journal;
    let said = '';
    if (now) {
      const awake = async (): Promise<boolean> => false;
      const gone = await new Keeper(expiry, config.keep, awake, { pause: 0 }).round();
      await expiry.compact();
      said = `${gone.tables} tables and ${gone.matches} matches were deleted.\n`;
    }
    return said + reportText(await keepReport(journal, config.keep, Date.now()));
  } catch (error) {
    if (!(error instanceof StorageError || error instanceof DamagedRecordError)) throw error;
    const problem = error.cause instanceof Error ? error.cause.message : error.message;
    throw new UserError(
      `The stored data cannot be read or written: ${problem}. Stop the server and check the data with ` +
        'npm run check. See "Backup and damage" in server/README.md.',
    );
  } finally {
    await journal.close();
  }
}

/** The report of a server that runs on this machine; null if none does. */
async function asked({ host, port }: Config): Promise<KeepReport | null> {
  const answer = await fetch(`http://${host || 'localhost'}:${port}/keep`).catch(() => null);
  if (answer?.status === 403) {
    throw new UserError(
      'A server is running here, but its LAGUNA_METRICS lets nobody read this. Behind a proxy ' +
        '(LAGUNA_PROXY) it cannot tell which requests come from this machine.',
    );
  }
  if (answer?.status === 503) {
    const { error } = (await answer.json().catch(() => ({}))) as { readonly error?: string };
    throw new UserError(error ?? 'A server is running here, but it cannot answer.');
  }
  return answer?.ok ? ((await answer.json()) as KeepReport) : null;
}

if (import.meta.main) {
  process.umask(0o077);
  try {
    const words = process.argv.slice(2);
    if (words.some((word) => word !== '--now')) {
      throw new UserError('Usage: npm run keep, or npm run keep -- --now');
    }
    console.log(await keep(readConfig(process.env), words.length > 0));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
