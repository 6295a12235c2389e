import { measureStart } from './bench/client/start.ts';
import { ensureBrowser } from './browser.mjs';
import { launch, startServer } from './client/browser/harness.ts';

ensureBrowser();
for (const dir of process.argv.slice(2)) {
  const server = await startServer({ LAGUNA_PACE: 'instant' }, dir);
  const browser = await launch();
  const f = await measureStart(browser, server.url, '/', 8);
  console.log(dir, JSON.stringify(f, null, 1));
  await browser.close();
  await server.stop();
}
process.exit(0);
