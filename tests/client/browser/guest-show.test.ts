/** The test guest before an audience: overlay, watching, a caster, its replay, a clip, the proof, a stand, the stage. */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../../engine/registry.ts';
import { hashToken } from '../../../server/table/seats.ts';
import { ALL } from '../../scope.ts';
import { Guest, type TestServer } from '../../server/harness.ts';
import { endingOf, recordClip, shapeOf } from './clip.ts';
import { startGuests } from './guests.ts';
import { SIZES, sharedBrowser, type Visitor, visit } from './harness.ts';
import { hidden } from './hidden.ts';
import { builtFiles, handWeight, listen } from './rooms.ts';

const GAME = 'caravan';
const TOKEN = 'gondola-42';
const LIMIT_MS = 120_000;
let server: TestServer;
let browser: Browser;
/** A finished match of two, and its table. */
let matchId: string;
beforeAll(async () => {
  // A stand's screen asks every two seconds: with faster bots this short match would be over in
  // between.
  server = await startGuests({ showcase: 'ask', pace: 'normal', operator: TOKEN });
  browser = await sharedBrowser();
  const [ana, ben] = await table({ rounds: 2 });
  await Promise.all([ana.play('a'), ben.play('b')]);
  matchId = ana.table.matchId;
  await Promise.all([ana.leave(), ben.leave()]);
}, LIMIT_MS);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function table(options: object): Promise<[Guest, Guest]> {
  const ana = await Guest.create(server.url, {
    game: GAME,
    seats: 2,
    name: 'Ana',
    options: options as never,
    listed: true,
  });
  const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
  const token = 'abcdefghijklmnopqrstuv';
  await ana.lobby({ op: 'caster', delay: 1, token: hashToken(token) });
  await ana.lobby({ op: 'start' });
  await ana.until(() => ana.table.stage === 'playing');
  return [ana, ben];
}

const low = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('laguna.settings', '{"quality":"low"}'));
/** A page; `games`: its loaded files so far, by game. */
async function open(path: string, size: keyof typeof SIZES = 'laptop', way: object = {}) {
  let games: ReturnType<typeof listen> = new Map();
  const before = (page: Page): Promise<unknown> => {
    games = listen(page);
    return low(page);
  };
  const url = `${server.url}${path}`;
  const visitor = await visit(browser, url, SIZES[size], { before, reducedMotion: true, ...way });
  return { ...visitor, games };
}
/** Closes a page without complaints that has loaded only this game. */
async function end(visitor: Visitor & { games: ReturnType<typeof listen> }): Promise<void> {
  expect(visitor.complaints).toEqual([]);
  expect([...visitor.games.keys()], JSON.stringify([...visitor.games.values()])).toEqual([GAME]);
  await visitor.close();
}
const inWindow = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
const roundOf = (guest: Guest): number => (guest.table.view as unknown as { round: number }).round;

test('no file of the pages is of two games, and none asks for one of another game', () => {
  const built = builtFiles();
  expect(new Set(Object.values(built).flatMap((file) => file.games)).size).toBeGreaterThan(2);
  const several = Object.entries(built).filter(([, file]) => file.games.length > 1);
  expect(several).toEqual([]);
  const foreign = Object.entries(built).flatMap(([name, { games: own, needs, later }]) =>
    [...needs, ...later]
      .filter((other) => own[0] && built[other]?.games.some((id) => id !== own[0]))
      .map((other) => `${name} asks for ${other}`),
  );
  expect(foreign).toEqual([]);
});

test('the phone’s page of a game weighs at most 260 kB', () => {
  for (const id of [...Object.keys(games), GAME]) expect(handWeight(id), id).toBeLessThan(260);
});

test(
  'list, overlay, spectators and a caster follow a match',
  async () => {
    const [ana, ben] = await table({ rounds: 6 });
    const list = await open('/watch', 'laptop', { flat: true });
    const listed = list.page.locator(`[data-table="${ana.code}"]`);
    await listed
      .locator('.game-name')
      .getByText(/caravan/i)
      .waitFor();
    // Under all the cards, in either order of list and cards.
    await expect.poll(() => inWindow(listed)).toBe(true);
    // Its city would be drawn during all that follows.
    expect(list.complaints).toEqual([]);
    await list.close();
    const overlay = await open(`/overlay/${ana.code}`, 'desktop');
    const score = overlay.page.locator('[data-part="score"] .ov-row', { hasText: 'Ana' });
    await score.getByText('closed purse').waitFor();
    // On its ground and under the other one, not in a box without height.
    const box = await overlay.page.locator('[data-part="score"]').boundingBox();
    const row = await score.boundingBox();
    expect(row?.height).toBeGreaterThan(20);
    expect(box?.height).toBeGreaterThanOrEqual(2 * (row?.height ?? 0));
    const watch = await open(`/watch/${ana.code}`);
    await watch.page.locator('.hud.show .plate[data-seat="1"]').waitFor();
    await watch.page.locator('.scene canvas').waitFor();
    const caster = await open(`/caster/${ana.code}#abcdefghijklmnopqrstuv`);
    await caster.page.locator('[data-cast="waiting"]').waitFor();
    // While nothing of the match may be shown its place is visible.
    await caster.page.locator('.scene canvas').waitFor();
    await Promise.all([
      ana.play('a', () => roundOf(ana) >= 4),
      ben.play('b', () => roundOf(ben) >= 4),
    ]);
    await overlay.page
      .locator('[data-part="turn"]')
      .getByText(/Round [4-6]/)
      .waitFor();
    await watch.page.locator('.progress[data-round="1"]').waitFor({ state: 'detached' });
    await caster.page.locator('.cast-bar').waitFor();
    await caster.page.locator('[data-hand]').nth(1).waitFor();
    expect(await caster.page.locator('[data-hand="0"]').innerText()).toMatch(
      /coins · Goal: oasis \d+/,
    );
    await Promise.all([overlay, watch, caster].map(end));
    await Promise.all([ana.leave(), ben.leave()]);
  },
  LIMIT_MS * 2,
);

test(
  'a replay with all hands, its charts and a clip',
  async () => {
    const visitor = await open(`/replay/${matchId}`);
    const { page } = visitor;
    await page.locator('.replay-slider').waitFor({ timeout: LIMIT_MS });
    await page.locator('.scene canvas').waitFor();
    await page.getByRole('tab', { name: 'Hands' }).click();
    await page.locator('[data-hand="1"]').waitFor();
    // Played from the decision before the last, the end comes with its count.
    const slider = page.locator('.replay-slider');
    const last = Number(await slider.getAttribute('max'));
    await slider.fill(String(last - 1));
    await page.keyboard.press('Space');
    await page.locator('.result').waitFor({ timeout: LIMIT_MS });
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await page.getByRole('button', { name: 'Charts' }).click();
    await page.getByText('Coins', { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    // The last moves as a film, which ends with the match.
    await slider.fill(String(last - 3));
    const film = await recordClip(page, last);
    expect(film.name).toBe(`laguna-${last - 3}-${last}.${endingOf(film)}`);
    expect(film.bytes.length).toBeGreaterThan(10_000);
    // As large as the window, though fewer pixels are drawn here, and as long as it took.
    const [width, height, seconds] = await shapeOf(page, film);
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([window.width, window.height]);
    expect(seconds).toBeGreaterThan(1);
    expect(seconds).toBeLessThan(LIMIT_MS / 1000);
    await page.locator('.hud').waitFor();
    expect(await slider.inputValue()).toBe(String(last));
    await end(visitor);
  },
  LIMIT_MS * 2,
);

test(
  'its draws are proven in the browser',
  async () => {
    const visitor = await open(`/verify/${matchId}`, 'laptop', { flat: true });
    const { page } = visitor;
    await page.locator('.verify[data-phase="done"]').waitFor({ timeout: LIMIT_MS });
    expect(await page.locator('.verify-verdict').getAttribute('data-verdict')).toBe('proven');
    await end(visitor);
  },
  LIMIT_MS,
);

test(
  'a stand shows it where its address asks for it; somebody sits down, and its end and the next are seen',
  async () => {
    const visitor = await open(`/showcase?game=${GAME}&langs=en,de`, 'phone');
    const { page } = visitor;
    await page.locator('.attract-name').getByText('Caravan').waitFor({ timeout: LIMIT_MS });
    await page.locator('.lesson-title').waitFor();
    const code = await page.locator('.invite img').getAttribute('alt');
    const ana = await Guest.join(server.url, /hand\/([A-Z0-9]{6})/.exec(code ?? '')?.[1] ?? '', {
      spectate: true,
      name: 'Ana',
    });
    // The match begins when somebody takes a chair, and goes on without them.
    await ana.until(() => ana.table.seats.some(({ open: free }) => free));
    expect(await ana.lobby({ op: 'take' })).toMatchObject({ ok: true });
    await page
      .locator('.showcase[data-phase="playing"] .hud')
      .first()
      .waitFor({ state: 'attached', timeout: LIMIT_MS });
    await ana.play('a');
    // In portrait as well, the scoring leaves the way into the next match free.
    await page.locator('.showcase[data-phase="result"] .result').waitFor({ timeout: LIMIT_MS });
    for (const thing of ['.invite img', '.invite-link', '.stand-next', '.result .paper-card']) {
      await expect.poll(() => hidden(page, thing), { message: thing }).toEqual([]);
    }
    await ana.leave();
    // The next match is shown in the next language, once the result has had its time.
    const speaks = () => page.locator('html').getAttribute('lang');
    if (ALL) await expect.poll(speaks, { timeout: LIMIT_MS }).toBe('de');
    await end(visitor);
  },
  LIMIT_MS * 2,
);

test(
  'locked, keys and pointer do nothing; holding Escape leads to the operator, who needs the token',
  async () => {
    const visitor = await open(`/showcase?game=${GAME}`, 'laptop', { flat: true });
    const { page } = visitor;
    await page.locator('.showcase .kiosk').waitFor();
    for (const key of ['l', 'p', '?', 'Enter', 'Escape']) await page.keyboard.press(key);
    await page.mouse.click(600, 300);
    expect(new URL(page.url()).pathname).toBe('/showcase');
    expect(await page.locator('dialog, .photo').count()).toBe(0);
    await page.keyboard.down('Escape');
    await page.waitForURL(/\/operator$/);
    await page.keyboard.up('Escape');
    const token = page.locator('[name="operator-token"]');
    await token.fill('not-the-token');
    await page.keyboard.press('Enter');
    await page.getByText('That isn’t the operator token').waitFor();
    expect(await page.locator('[name="length"]').count()).toBe(0);
    await token.fill(TOKEN);
    await page.keyboard.press('Enter');
    await page.locator('[name="length"]').selectOption('two');
    const length = async (): Promise<unknown> => {
      const answer = await fetch(`${server.url}/showcase/state`);
      return ((await answer.json()) as { settings: { length: string } }).settings.length;
    };
    await expect.poll(length).toBe('two');
    await visitor.close();
  },
  LIMIT_MS,
);
