/** A whole match of two people in two languages at one table: talk, result, review and replay. */

import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../../../server/harness.ts';
import { Pointer } from '../../browser/hands.ts';
import {
  PICTURES,
  SIZES,
  sharedFlat,
  sharedServer,
  type Visitor,
  visitAs,
} from '../../browser/harness.ts';
import { englishOn, type Speech, speaking, speechOf } from '../../browser/speaking.ts';
import { byHand, Player } from './player.ts';

interface Person {
  readonly language: string;
  readonly speech: Speech;
  readonly visitor: Visitor;
}

/** Who sits at a laptop, and who has a phone. */
const PAIRS = [
  ['de', 'it'],
  ['es', 'fr'],
] as const;
let url: string;
let browser: Browser;
const speeches = new Map<string, Speech>();
beforeAll(async () => {
  ({ url } = await sharedServer());
  browser = await sharedFlat();
  for (const language of PAIRS.flat()) speeches.set(language, await speechOf(language));
}, 120_000);
afterAll(() => browser?.close());

async function person(guest: Guest, language: string, page: 'hand' | 'table'): Promise<Person> {
  const speech = speeches.get(language);
  if (!speech) throw new Error(`Nobody speaks ${language} here.`);
  const size = page === 'hand' ? SIZES.phone : SIZES.laptop;
  const own = { url, code: guest.code, token: guest.token };
  const settled = { flat: true, settled: true };
  const visitor = await visitAs(speaking(browser, language), own, size, page, settled);
  await visitor.page.locator(page === 'hand' ? '.chairs' : '.lobby').waitFor();
  return { language, speech, visitor };
}

/** The page speaks the person's language, and no English word is left on it. */
async function speaks(page: Page, { language, speech }: Person): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await expect.poll(() => englishOn(page, speech)).toEqual([]);
}

/** The newest line of the talk that is no notice, with plain spaces. */
const heard = async (page: Page): Promise<string> =>
  (await page.locator('.talk-lines li:not(.notice):not(.help)').last().innerText()).replaceAll(
    /\s/g,
    ' ',
  );

test.each(PAIRS)(
  '%s at a laptop and %s with a phone: play, talk, review, look back',
  async (...pair) => {
    const wish = { game: 'strozzi', seats: 3, pace: 'instant', name: 'Ana' } as const;
    const host = await Guest.create(url, wish);
    const other = await Guest.join(url, host.code, { name: 'Ben' });
    await host.lobby({ op: 'bot', seat: 2, bot: 'random' });
    const seated = await person(host, pair[0], 'table');
    const handed = await person(other, pair[1], 'hand');
    const { page } = seated.visitor;
    const phone = handed.visitor.page;
    // One presses a ready sentence, the other reads it in their own language.
    await page.locator('[data-say="thanks"]').click();
    const thanks = seated.speech.said('Thank you!');
    await expect.poll(() => heard(page)).toContain(thanks);
    await speaks(page, seated);
    await page.locator('.lobby-ways button.primary').click();
    await page.locator('.ledger').waitFor();
    await phone.locator('.decision').waitFor();
    await phone.locator('header .icon-button').last().tap();
    await expect.poll(() => heard(phone)).toContain(handed.speech.said('Thank you!'));
    await speaks(phone, handed);
    await phone.goBack();
    const hand = new Pointer();
    const finger = { press: (one: Parameters<typeof hand.press>[0]) => one.tap() };
    const players = [
      new Player(page, byHand(hand)),
      new Player(phone, (choice) => finger.press(choice)),
    ];
    let looks = 0;
    await Promise.all(
      players.map((player, k) =>
        player.play(() => {
          looks += k;
          return false;
        }),
      ),
    );
    expect(looks).toBeGreaterThan(3);
    for (const one of [seated, handed]) {
      const { page: table, context, complaints } = one.visitor;
      await table.locator('.result').waitFor();
      await speaks(table, one);
      await table.screenshot({ path: join(PICTURES, `two-languages-${one.language}.png`) });
      const link = table.locator('.result a[href*="?review="]');
      const [look] = await Promise.all([
        context.waitForEvent('page', { timeout: 20_000 }).catch(() => table),
        link.click(),
      ]);
      await look.locator('.review[data-review="done"]').waitFor({ timeout: 120_000 });
      await speaks(look, one);
      await look.locator('.replay-slider').waitFor();
      await look.locator('.replay-slider').press('Home');
      await speaks(look, one);
      await look.screenshot({ path: join(PICTURES, `two-languages-review-${one.language}.png`) });
      expect(complaints).toEqual([]);
    }
    await Promise.all([seated.visitor.close(), handed.visitor.close()]);
  },
  600_000,
);
