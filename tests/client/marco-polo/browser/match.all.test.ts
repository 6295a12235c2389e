/** A whole match of two in 3D, base game only: dice, spaces, scrolls and nodes are pointed at. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Pointer } from '../../browser/hands.ts';
import { launch, type RunningServer, SIZES, startServer, visit } from '../../browser/harness.ts';
import { pressAt } from '../../browser/sight.ts';
import { createTable, shownResult, startMatch } from '../../browser/table.ts';
import { played } from '../matches.ts';
import { expectKept, Player } from './player.ts';
import { sightOf } from './sight.ts';

const game = 'The Voyages of Marco Polo';
let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/** Trays, nodes, scrolls and bowls have the same places in every match of two. */
const anyView = played(2, 1, 0, { venice: false, companions: false }).find(
  ({ before }) => before.public.phase === 'TURNS' && before.public.contractRow.every(Boolean),
)?.before;
/** The dice that the panel offers: those in the bowl close up as others leave it. */
let bowl: readonly string[] = [];
if (!anyView) throw new Error('No turn of this match has a full row of contracts.');
const SIGHT = sightOf(anyView, (shown) => ({
  ...shown,
  seats: shown.seats.map((seat) =>
    seat.seat === shown.me
      ? { ...seat, dice: seat.dice.filter(({ id }) => bowl.includes(`die:${id}`)) }
      : seat,
  ),
}));

const offered = (page: Page): Promise<string[]> =>
  page
    .locator('.decision.mine [data-input="dice"] .choice')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.target ?? ''));

/**
 * Things of a kind that are pressed on the board before the panel is enough: looking takes time.
 */
const EACH = 3;

test('two travellers on the map, by pointing at dice, spaces, scrolls and nodes, to the final scoring', async () => {
  const browser = await launch();
  try {
    const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
    const { page } = visitor;
    const hand = new Pointer();
    const code = await createTable(page, hand, { game, seats: 2, bots: true, pace: 'Instant' });
    for (const name of ['venice', 'companions']) {
      await page.locator(`select[name="${name}"]`).selectOption('false');
    }
    await startMatch(page, hand);
    await page.locator('.scene canvas').waitFor();
    const tried = new Map<string, number>();
    const board = async (key: string): Promise<boolean> => {
      const [kind = ''] = key.split(':');
      if (!/^(die|space|offer|node)$/.test(kind) || (tried.get(kind) ?? 0) >= EACH) return false;
      if (kind === 'die') bowl = await offered(page);
      if (!(await pressAt(page, SIGHT, key))) return false;
      tried.set(kind, (tried.get(kind) ?? 0) + 1);
      return true;
    };
    const player = new Player(page, hand, { board });
    await player.play();
    const rows = await shownResult(page, hand);
    expect(rows.length).toBe(2);
    expect(visitor.complaints).toEqual([]);
    await server.kill();
    const kept = await expectKept(server.data, code, rows);
    const said = [...player.done].join(' ');
    for (const kind of ['die', 'space', 'offer', 'node']) {
      expect(player.done.get(`at ${kind}`) ?? 0, said).toBeGreaterThan(0);
    }
    expect(kept.typesOf(0)).toEqual(expect.arrayContaining(['place', 'endTurn', 'keepGoals']));
    await server.restart();
  } finally {
    await browser.close();
  }
});
