/** A whole match of four by keyboard alone in the ledger. */

import { expect, test } from 'vitest';
import { Keyboard } from '../../browser/hands.ts';
import { launch, SIZES, startServer, visit } from '../../browser/harness.ts';
import { createTable, shownResult, startMatch } from '../../browser/table.ts';
import { expectKept, Player } from './player.ts';

test('four merchants by keyboard alone in the ledger, to the final account', async () => {
  const server = await startServer();
  const browser = await launch('--disable-gpu', '--disable-3d-apis');
  try {
    const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
    const { page } = visitor;
    const keys = new Keyboard(page);
    const wish = { game: 'Genoa', seats: 4, bots: true, pace: 'Instant' } as const;
    const code = await createTable(page, keys, wish);
    await page.getByLabel('Length').selectOption({ label: 'Short' });
    await startMatch(page, keys);
    await page.locator('.ledger').waitFor();
    expect(await page.locator('canvas').count()).toBe(0);
    const player = new Player(page, keys, { letters: true, journeys: 1, words: 1 });
    await player.play();
    const rows = await shownResult(page, keys);
    expect([...keys.unseen], 'controls that do not show the focus').toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await server.kill();
    const kept = await expectKept(server.data, code, rows);
    // The other events of a match depend on luck; `examples.test.ts` presses all of them.
    expect(kept.typesOf(0)).toContain('roll');
  } finally {
    await browser.close();
    await server.stop();
  }
});
