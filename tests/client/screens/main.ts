/**
 * `npm run screens`: every screen of the product on one page, with pictures and texts, in
 * `dist/screens/index.html`. `-- --game ID` (or `house`) takes those of one group anew; the page
 * also lists the others' stored ones. `-- --lang de` takes them in German, into `dist/screens/de`.
 */

import { parseArgs } from 'node:util';
import { tables } from '../../../client/games/registry.ts';
import { languagesIn } from '../../../client/i18n/locale/files.ts';
import { ensureBuilt } from '../../../server/setup.mjs';
import { ensureBrowser } from '../../browser.mjs';
import { launch, startServer } from '../browser/harness.ts';
import { OPEN } from '../browser/shared.ts';
import { speaking, speechOf } from '../browser/speaking.ts';
import { inEnglish } from '../browser/tour.ts';
import { HOUSE_GROUP } from './gather.ts';
import { folderOf, lay, OPERATOR, take } from './write.ts';

const { values } = parseArgs({
  options: { game: { type: 'string' }, lang: { type: 'string', default: 'en' } },
});
const groups = [HOUSE_GROUP, ...Object.keys(tables)];
const wanted = groups.filter((group) => values.game === undefined || values.game === group);
if (wanted.length === 0) {
  console.error(
    `There are no screens of "${values.game}". After --game comes ${groups.join(', ')}.`,
  );
  process.exit(2);
}
const languages = ['en', ...languagesIn()];
if (!languages.includes(values.lang)) {
  console.error(
    `There are no texts in "${values.lang}". After --lang comes ${languages.join(', ')}.`,
  );
  process.exit(2);
}
const said = values.lang === 'en' ? inEnglish : (await speechOf(values.lang)).said;
const folder = folderOf(values.lang);
process.env.LAGUNA_CHROMIUM = ensureBrowser();
ensureBuilt();
const server = await startServer({
  ...OPEN,
  LAGUNA_SHOWCASE: 'on',
  LAGUNA_OPERATOR: OPERATOR,
});
const browser = await launch();
const where = { browser: speaking(browser, values.lang), url: server.url, said, say: console.log };
try {
  for (const group of wanted) {
    await take(group, where, folder).catch((error: unknown) => {
      // The other groups are useful all the same.
      console.error(`The screens of ${group} are not all there:`, error);
      process.exitCode = 1;
    });
  }
} finally {
  await browser.close();
  await server.stop();
}
const page = lay(folder);
console.log(`${page.said}: ${page.file}`);
