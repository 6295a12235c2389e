/** In mid-poll: preset answers, a reload, and a server that dies. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../../../engine/core/contract.ts';
import type { PublicView } from '../../../../engine/games/strozzi/types.ts';
import {
  type Guest,
  seatedTable,
  startServer as startHere,
  type TestServer,
} from '../../../server/harness.ts';
import { Pointer } from '../../browser/hands.ts';
import { launch, SIZES, startServer, type Visitor, visit, visitAs } from '../../browser/harness.ts';
import { createTable, startMatch } from '../../browser/table.ts';
import { byHand, Player } from './player.ts';

let here: TestServer;
let browser: Browser;
beforeAll(async () => {
  const client = process.env.LAGUNA_TEST_CLIENT;
  here = await startHere({ absenceSeconds: 600 }, client ? { client } : {});
  browser = await launch('--disable-3d-apis');
});
afterAll(async () => {
  await browser?.close();
  await here?.stop();
});

const seen = (guest: Guest): PublicView => guest.table.view as unknown as PublicView;

interface Poll {
  readonly ana: Guest;
  readonly ben: Guest;
  /** The last to be asked, in a browser. */
  readonly cy: Visitor;
}

/** Three at a table; Ana draws first. */
async function poll(): Promise<Poll> {
  const all = await seatedTable(here.url, 3, { game: 'strozzi', options: { startPlayer: 0 } });
  const [ana, ben, cy] = all as [Guest, Guest, Guest];
  const seat = { url: here.url, code: cy.code, token: cy.token };
  const visitor = await visitAs(browser, seat, SIZES.laptop);
  await visitor.page.locator('.ledger .decision').waitFor();
  return { ana, ben, cy: visitor };
}

/** Answers as soon as the table asks this guest. */
async function answer(guest: Guest, action: JsonObject): Promise<void> {
  await guest.until(() => seen(guest).decider[0] === guest.seat && guest.canDecide);
  expect(await guest.act(action)).toMatchObject({ ok: true });
}

const preset = (page: Page, id: string) => page.locator(`.st-presets [data-choice="${id}"]`);
const note = (page: Page) => page.locator('.st-presets-note');
const DROPPED = /your answer was cleared/;

async function setBeforehand(page: Page, id: string): Promise<void> {
  await preset(page, id).click();
  await page.locator(`.st-presets [data-choice="${id}"][aria-pressed="true"]`).waitFor();
}

async function end({ ana, ben, cy }: Poll): Promise<void> {
  expect(cy.complaints).toEqual([]);
  await cy.close();
  await Promise.all([ana, ben].map((guest) => guest.leave()));
}

test('an answer set beforehand goes out when one is asked, for this ship alone', async () => {
  const at = await poll();
  const { ana, ben, cy } = at;
  await setBeforehand(cy.page, 'pass');
  await answer(ana, { type: 'pass' });
  await answer(ben, { type: 'pass' });
  // Nobody took it: the next ship has come, without a preset answer.
  await ana.until(() => seen(ana).unclaimedCards.length === 1);
  await preset(cy.page, 'pass').waitFor();
  await cy.page.locator('.st-presets [aria-pressed="true"]').waitFor({ state: 'detached' });
  await setBeforehand(cy.page, 'plusOne');
  await answer(ana, { type: 'pass' });
  await answer(ben, { type: 'pass' });
  await ana.until(() => seen(ana).phase === 'place');
  expect(seen(ana).current?.claim).toEqual({ seat: 2, flag: 'plusOne' });
  await cy.page.locator('.decision.mine[data-situation="place"]').waitFor();
  await end(at);
});

test('another flag drops it: a note says so to the waiting seats and to those asked at once', async () => {
  const at = await poll();
  const { ana, ben, cy } = at;
  await setBeforehand(cy.page, 'ware');
  await answer(ana, { type: 'claim', flag: 'ware' });
  await note(cy.page).filter({ hasText: DROPPED }).waitFor();
  expect(await cy.page.locator('.decision.mine').count()).toBe(0);
  // Set again for the present flag, it is sent.
  await setBeforehand(cy.page, 'pass');
  await answer(ben, { type: 'pass' });
  await ana.until(() => seen(ana).phase === 'place');
  expect(seen(ana).current?.claim).toEqual({ seat: 0, flag: 'ware' });
  await answer(ana, { type: 'place', port: 'rome' });
  // Ben draws now; Cy is next, and Ana after him.
  await ana.until(() => seen(ana).phase !== 'promo' || ana.canDecide);
  if (seen(ana).phase === 'promo') await answer(ana, ana.choose({ below: () => 0 } as never));
  await ana.until(() => seen(ana).phase === 'claim' && seen(ana).drawer === 1);
  await setBeforehand(cy.page, 'ware');
  await answer(ben, { type: 'claim', flag: 'ware' });
  const asked = cy.page.locator('.decision.mine[data-situation="overbid"]');
  await asked.waitFor();
  await note(cy.page).filter({ hasText: DROPPED }).waitFor();
  expect(seen(ana).decider).toEqual([2]);
  // The note goes with the answer.
  await asked.locator('[data-choice="pass"]').click();
  await note(cy.page).filter({ hasText: DROPPED }).waitFor({ state: 'detached' });
  await end(at);
});

/** A browser's messages about a missing server; no other complaint is allowed. */
const AWAY = /ERR_CONNECTION|ERR_NETWORK|WebSocket connection|Failed to load resource/;

test('a reload and a kill -9 in mid-poll: the same seat, the same question', async () => {
  const server = await startServer();
  const visitor = await visit(browser, server.url, SIZES.laptop, { settled: true });
  const { page } = visitor;
  const hand = new Pointer();
  const wish = { game: 'Strozzi', seats: 4, bots: true, pace: 'Instant' } as const;
  await createTable(page, hand, wish);
  await startMatch(page, hand);
  const player = new Player(page, byHand(hand));
  await player.play(() => player.steps >= 3);
  await player.play(({ situation }) => situation === 'claim' || situation === 'overbid');
  // The text below the answers depends on the pointer.
  const question = async () => {
    const parts = page.locator('.decision.mine :is(h2, .st-ship, .st-answers)');
    return (await parts.allInnerTexts()).join('\n');
  };
  const before = await question();
  expect(before).toContain('Z');

  await page.reload();
  await expect.poll(question).toBe(before);

  await server.kill();
  await page.locator('.banner').waitFor();
  await server.restart();
  await page.locator('.banner').waitFor({ state: 'detached' });
  await expect.poll(question).toBe(before);
  const { steps } = player;
  await player.play(() => player.steps >= steps + 2);
  expect(visitor.complaints.filter((text) => !AWAY.test(text))).toEqual([]);
  await visitor.close();
  await server.stop();
});
