/**
 * Two people in two browsers and a spectator: no byte that the others receive holds a secret before
 * it is public. Secrets are read off their owner's own screen.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCATIONS } from '../../../../engine/games/masters-of-venice/data.ts';
import { Pointer } from '../../browser/hands.ts';
import {
  launch,
  type RunningServer,
  SIZES,
  startServer,
  type Visitor,
  visit,
} from '../../browser/harness.ts';
import { createTable, startMatch } from '../../browser/table.ts';
import { Tap } from '../../browser/tap.ts';
import { Person } from './person.ts';
import { WISHES } from './wishes.ts';

/** Longer than any message takes over loopback, in milliseconds. */
const QUIET_MS = 120;

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await launch('--disable-3d-apis');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface Guest {
  readonly name: string;
  readonly visitor: Visitor;
  readonly page: Page;
  readonly tap: Tap;
  readonly person: Person;
  /** Cards and tiles that this guest has ever held, and so knows. */
  readonly known: Set<string>;
}

async function enter(name: string, path: string): Promise<Guest> {
  const tap = new Tap();
  const before = (page: Page) => tap.listen(page);
  const visitor = await visit(browser, `${server.url}${path}`, SIZES.laptop, {
    before,
    settled: true,
  });
  const { page } = visitor;
  return {
    name,
    visitor,
    page,
    tap,
    person: new Person(page, new Pointer(), { wishes: WISHES }),
    known: new Set(),
  };
}

/** Guild Orders and rumors in the player's hand, on the player's own screen. */
const handOf = ({ page }: Guest): Promise<string[]> =>
  page
    .locator('[data-target^="guildOrder:"], [data-target^="rumor:"]')
    .evaluateAll((list) => [
      ...new Set(list.map((e) => (e as HTMLElement).dataset.target?.split(':')[1] ?? '')),
    ]);

const tokenOf = ({ page }: Guest): Promise<string> =>
  page.evaluate(() => {
    const name = Object.keys(sessionStorage).find((key) => key.startsWith('laguna.seat.'));
    return sessionStorage.getItem(name ?? '') ?? '';
  });

test('over a whole match, no secret of one comes to another or to the spectator', async () => {
  const ana = await enter('A', '/');
  const hand = new Pointer();
  const code = await createTable(ana.page, hand, { seats: 2, bots: false, pace: 'Instant' });
  const ben = await enter('B', `/table/${code}`);
  await ben.page.getByText('Everyone’s here').or(ben.page.getByText('host starts')).waitFor();
  await startMatch(ana.page, hand);
  await ben.page.locator('.decision').waitFor();
  const eye = await enter('spectator', `/table/${code}`);
  await eye.page.locator('.decision[data-situation="spectator"]').waitFor();

  const pairs = [
    [ana, ben],
    [ben, ana],
  ] as const;
  const checked = new Set<string>();
  const counts = { bid: 0, destination: 0, marker: 0 };

  for (let moves = 0; moves < 2000; moves++) {
    if (await ana.page.locator('.result').count()) break;
    for (const [owner, other] of pairs) {
      const asked = await owner.person.read();
      const secret = asked.situation === 'bid' || asked.situation === 'destination';
      // Earlier messages must have arrived.
      if (secret && asked.mine) await arrived(owner, [other, eye]);
      const from = [other, eye].map(({ tap }) => tap.frames.length);
      const otherToo = (await other.person.read()).mine;
      if (!(await owner.person.step())) continue;
      if (secret && otherToo) {
        // The other has not chosen yet: messages to him name no place and no amount.
        await owner.page.waitForTimeout(QUIET_MS);
        for (const [k, guest] of [other, eye].entries()) {
          const came = await guest.tap.bytes(from[k]);
          const said = came.toString('latin1');
          for (const word of [...LOCATIONS, 'amount', 'destination"']) {
            expect(said.includes(word), `${word} came to ${guest.name}`).toBe(false);
          }
        }
        counts[asked.situation === 'bid' ? 'bid' : 'destination']++;
      }
      if (counts.marker < 2 && (await orderInSecret(owner, [other, eye]))) counts.marker++;
      await lookThrough(owner, other, eye, checked);
    }
  }
  await ana.page.locator('.result').waitFor();

  expect(counts.bid).toBeGreaterThanOrEqual(3);
  expect(counts.destination).toBeGreaterThanOrEqual(8);
  expect(counts.marker).toBeGreaterThanOrEqual(1);
  expect(checked.size).toBeGreaterThan(3);
  // The search itself works: the owners' own bytes do contain their things, which all may know at
  // the end.
  for (const guest of [ana, ben]) {
    const own = await guest.tap.bytes();
    for (const id of guest.known) expect(own.includes(id), `${id} of ${guest.name}`).toBe(true);
    const token = await tokenOf(guest);
    expect(token.length).toBeGreaterThan(15);
    expect(own.includes(token)).toBe(true);
    for (const other of [ana, ben, eye]) {
      if (other !== guest) expect((await other.tap.bytes()).includes(token)).toBe(false);
    }
  }
  expect((await eye.tap.bytes()).includes('handsRevealed')).toBe(true);
  for (const guest of [ana, ben, eye]) {
    expect(guest.person.warnings).toEqual([]);
    expect(guest.visitor.complaints).toEqual([]);
    await guest.visitor.close();
  }
});

/** The others have received all that the owner's page shows. */
async function arrived(owner: Guest, others: readonly Guest[]): Promise<void> {
  const seqOf = ({ page }: Guest): Promise<number> =>
    page.locator('.decision').evaluate((panel) => Number((panel as HTMLElement).dataset.seq));
  const now = await seqOf(owner);
  for (const other of others) {
    await expect.poll(() => seqOf(other)).toBeGreaterThanOrEqual(now);
  }
  await owner.page.waitForTimeout(QUIET_MS);
}

/**
 * No byte that the others have received contains `owner`'s present holdings, except for their
 * earlier knowledge.
 */
async function lookThrough(owner: Guest, other: Guest, eye: Guest, checked: Set<string>) {
  for (const id of await handOf(other)) other.known.add(id);
  const held = await handOf(owner);
  const [toOther, toEye] = await Promise.all([other.tap.bytes(), eye.tap.bytes()]);
  for (const id of held) {
    owner.known.add(id);
    if (await owner.page.locator('.result').count()) return;
    expect(toEye.includes(id), `${id} of ${owner.name} came to the spectator`).toBe(false);
    if (!other.known.has(id)) {
      expect(toOther.includes(id), `${id} of ${owner.name} came to ${other.name}`).toBe(false);
    }
    checked.add(id);
  }
}

/** Number of frames with messages for this page: the answer to its own ping is one byte. */
const told = (tap: Tap): number => tap.frames.filter(({ length }) => length > 1).length;

/** Gives the Gondola Marker another stance, of which the others receive no byte at all. */
async function orderInSecret(owner: Guest, others: readonly Guest[]): Promise<boolean> {
  const { page } = owner;
  const box = page.locator('.marker-box');
  if ((await box.count()) === 0) return false;
  if ((await page.locator('details.marker-box[open]').count()) === 0) {
    await box.locator('summary').click();
  }
  const stance = box.locator('[data-choice="always"], [data-choice="wait"]');
  const next = stance.and(page.locator('[aria-pressed="false"]')).first();
  await arrived(owner, others);
  const from = others.map(({ tap }) => told(tap));
  const name = await next.getAttribute('data-choice');
  await next.click();
  await box.locator(`[data-choice="${name}"][aria-pressed="true"]`).waitFor();
  await page.waitForTimeout(QUIET_MS);
  for (const [k, { tap, name: who }] of others.entries()) {
    expect(told(tap) - (from[k] ?? 0), `frames to ${who} of a secret stance`).toBe(0);
  }
  return true;
}
