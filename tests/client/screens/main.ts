/**
 * `npm run screens`: every screen of the product on one page, with pictures and texts, in
 * `dist/screens/index.html`. `-- --game ID` (or `house`) takes those of one group anew; the page lists
 * what the others have there.
 */

import { parseArgs } from 'node:util';
import { tables } from '../../../client/games/registry.ts';
import { ensureBuilt } from '../../../server/setup.mjs';
import { ensureBrowser } from '../../browser.mjs';
import { launch, startServer } from '../browser/harness.ts';
import { OPEN } from '../browser/shared.ts';
import { HOUSE_GROUP } from './gather.ts';
import { lay, OPERATOR, take } from './write.ts';

const { values } = parseArgs({ options: { game: { type: 'string' } } });
const groups = [HOUSE_GROUP, ...Object.keys(tables)];
const wanted = groups.filter((group) => values.game === undefined || values.game === group);
if (wanted.length === 0) {
  console.error(
    `There are no screens of "${values.game}". After --game comes ${groups.join(', ')}.`,
  );
  process.exit(2);
}
process.env.LAGUNA_CHROMIUM = ensureBrowser();
ensureBuilt();
const server = await startServer({
  ...OPEN,
  LAGUNA_SHOWCASE: 'on',
  LAGUNA_OPERATOR: OPERATOR,
});
const browser = await launch();
try {
  for (const group of wanted) {
    await take(group, { browser, url: server.url, say: console.log }).catch((error: unknown) => {
      // The others are worth having all the same.
      console.error(`The screens of ${group} are not all there:`, error);
      process.exitCode = 1;
    });
  }
} finally {
  await browser.close();
  await server.stop();
}
const { file, said } = lay();
console.log(`${said}: ${file}`);
