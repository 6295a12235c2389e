/** Takes the screens of a group, and builds one page of all groups. */

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tables } from '../../../client/games/registry.ts';
import { ROOT } from '../../../server/setup.mjs';
import { aboutOf } from '../browser/match-pages.ts';
import { gather, HOUSE_GROUP, type Where } from './gather.ts';
import { everyEntry, finder } from './keys.ts';
import { type Group, sheet, summary } from './sheet.ts';

const FOLDER = join(ROOT, 'dist', 'screens');
/** The folder of the screens in a language. */
export const folderOf = (language: string): string =>
  language === 'en' ? FOLDER : join(FOLDER, language);
/** Token of the operator at the photographed server. */
export const OPERATOR = 'gondola-of-the-house';

const LIST = 'screens.json';

/**
 * Takes the screens of a game or of the house anew, and stores their list beside their pictures.
 */
export async function take(
  id: string,
  where: Omit<Where, 'folder' | 'operator'>,
  into = FOLDER,
): Promise<Group> {
  const folder = join(into, id);
  const began = performance.now();
  const title = id === HOUSE_GROUP ? 'The house' : (await aboutOf(id)).name;
  const say = (sentence: string): void => where.say(`${title}, ${sentence}`);
  const screens = await gather(id, { ...where, folder, operator: OPERATOR, say });
  const bytes = readdirSync(folder).reduce(
    (sum, file) => sum + statSync(join(folder, file)).size,
    0,
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  const group = { id, title, screens, bytes, seconds };
  writeFileSync(join(folder, LIST), JSON.stringify(group, null, 1));
  return group;
}

/** The present commit and day for the page. */
function taken(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return `${new Date().toISOString().slice(0, 10)}, at ${commit.trim()}`;
}

/**
 * Builds one page of all groups taken so far.
 * @returns its file, and its contents in a sentence
 */
export function lay(into = FOLDER): { readonly file: string; readonly said: string } {
  const groups = [HOUSE_GROUP, ...Object.keys(tables)]
    .map((id) => join(into, id, LIST))
    .filter((list) => existsSync(list))
    .map((list): Group => JSON.parse(readFileSync(list, 'utf8')));
  const file = join(into, 'index.html');
  writeFileSync(file, sheet(groups, finder(everyEntry()), taken()));
  return { file, said: summary(groups) };
}
