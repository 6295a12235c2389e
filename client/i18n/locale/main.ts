/**
 * `npm run locale -- new pt`, `check [pt]`, `stale [pt]`, `keep pt [KEY …]`: the files of the languages.
 * The exit code is 1 if there are faults, and 2 for wrong arguments.
 */

import { relative } from 'node:path';
import { runLocale } from './commands.ts';
import { englishTexts } from './english.ts';
import { LOCALES } from './files.ts';

process.exitCode = await runLocale(process.argv.slice(2), {
  english: englishTexts,
  folder: LOCALES,
  say: (line) => console.log(line),
  shown: (file) => relative(process.cwd(), file),
});
