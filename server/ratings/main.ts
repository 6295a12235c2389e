/**
 * `npm run ratings`: counts all rated matches of a stopped server anew, each log verified first, and
 * compares that with the ratings that it has written down. `-- --check` fails if anything differs,
 * `-- --write` writes the new ones down (after the places of bots have changed). `-- --folder DIR`
 * reads a folder of logs instead: a league.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../../engine/registry.ts';
import { type Config, readConfig, UserError } from '../config.ts';
import { openJournal } from '../journal/open.ts';
import { openPeople } from '../people/known/open.ts';
import { RATED_FROM } from '../protocol/ratings.ts';
import { leagueOf } from './league.ts';
import { compared, type Line, type Recomputed, recomputed } from './recompute.ts';

/** The table and the figures, in words for people. */
function told(
  { counted, lines, milliseconds }: Recomputed,
  nameOf: (line: Line) => string,
): string {
  const table = [...new Set(lines.map(({ game }) => game))].map((game) => {
    const own = lines.filter((line) => line.game === game);
    const rows = own.map((line, k) => {
      const few = line.matches < RATED_FROM ? '  (not shown yet)' : '';
      const figures = `${String(line.rating).padStart(5)}  ${String(line.matches).padStart(5)}`;
      return `${String(k + 1).padStart(4)}  ${figures}  ${nameOf(line)}${few}`;
    });
    return `${game}\n   #  Rating  Matches  Name\n${rows.join('\n')}\n`;
  });
  const ratings = counted.flatMap(({ after }) => after).filter((one) => one !== null).length;
  const each = Math.round(ratings / Math.max(0.001, milliseconds / 1000));
  const sum = `${counted.length} matches, ${ratings} ratings in ${Math.round(milliseconds)} ms (${each} a second).`;
  return `${table.join('\n')}\n${sum}`;
}

function league(folder: string): string {
  if (!existsSync(folder)) throw new UserError(`There is no folder ${folder}.`);
  const { results, others } = leagueOf(folder, games);
  const left = others.map(({ file, why }) => `  ${file}: ${why}`).join('\n');
  const all = told(recomputed(results, games), ({ who }) => who);
  return left ? `${all}\nLogs that do not count:\n${left}` : all;
}

/** @returns whether anything differs */
async function house(config: Config, write: boolean): Promise<boolean> {
  if (!config.database && !existsSync(join(config.data, 'people.db'))) {
    throw new UserError(`There are no people in ${config.data}. Set LAGUNA_DATA.`);
  }
  const journal = await openJournal(config);
  const people = await openPeople(config, games).catch(async (error) => {
    await journal.close();
    throw error;
  });
  try {
    const { proven, gone, differences, names, ...all } = await compared(people, journal, games);
    const nameOf = ({ who }: Line): string => names.get(who) || `(${who.slice(0, 8)})`;
    console.log(told(all, nameOf));
    console.log(`${proven} proven by their logs, ${gone} whose log is no longer kept or readable.`);
    for (const one of differences) console.log(`Differs: ${one}`);
    if (differences.length === 0) console.log('All as it is written down.');
    if (!write) return differences.length > 0;
    await people.ratings.recountAll();
    console.log('The new ratings are written down.');
    return false;
  } finally {
    await people.close();
    await journal.close();
  }
}

if (import.meta.main) {
  process.umask(0o077);
  try {
    const { values } = parseArgs({
      options: {
        folder: { type: 'string' },
        check: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    });
    if (values.folder !== undefined) console.log(league(values.folder));
    else if ((await house(readConfig(process.env), values.write)) && values.check) {
      process.exitCode = 1;
    }
  } catch (error) {
    if (!(error instanceof UserError || (error as { code?: string }).code?.startsWith('ERR_PARSE')))
      throw error;
    console.error(`\n${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
