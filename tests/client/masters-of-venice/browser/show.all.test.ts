/**
 * A stand in browsers: the big screen, two phones that scan its code, an overlay, a caster, a
 * spectator. Taking over, a secret bid, an idle seat that returns to its bot and is taken again,
 * the end, and the next match.
 */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperatorAsk, ShowState } from '../../../../server/protocol/showcase.ts';
import { hashToken } from '../../../../server/table/seats.ts';
import { BOT, Guest, startServer, type TestServer } from '../../../server/harness.ts';
import type { Hand } from '../../browser/hands.ts';
import { launch, SIZES, type Visitor, visit } from '../../browser/harness.ts';
import { Tap } from '../../browser/tap.ts';
import { Person } from './person.ts';

const BUILT_ELSEWHERE = process.env.LAGUNA_TEST_CLIENT;
const TOKEN = 'gondola-42';
const LIMIT_MS = 900_000;
/** A busy machine is slow; this test is not about speed. */
const REACH_MS = 180_000;
/**
 * One tap, in milliseconds. Shorter than a result is shown: a tap at a control that the end removed
 * must fail in time.
 */
const TAP_MS = 30_000;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer(
    { showcase: 'on', operator: TOKEN, absenceSeconds: 30, pace: 'fast' },
    BUILT_ELSEWHERE ? { client: BUILT_ELSEWHERE } : {},
  );
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const ask = (body: OperatorAsk): Promise<Response> =>
  fetch(`${server.url}/operator/ask`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const idleAfter = (idleSeconds: number): Promise<Response> =>
  ask({ op: 'set', settings: { idleSeconds } });

/** One finger. */
const finger: Hand = {
  press: (target) => target.tap({ timeout: TAP_MS }),
  turn: (stepper, up) => {
    const button = stepper.locator('button.step');
    return (up ? button.last() : button.first()).tap({ timeout: TAP_MS });
  },
};

const low = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('laguna.settings', JSON.stringify({ quality: 'low' }));
  });

async function until(page: Page, selector: string): Promise<void> {
  const found = page.locator(selector).first().waitFor({ state: 'attached', timeout: REACH_MS });
  await found.catch(async (cause) => {
    const text = await page.locator('body').innerText({ timeout: 5000 }).catch(String);
    throw new Error(`No ${selector}; the page says: ${text.slice(0, 500)}`, { cause });
  });
}

/** The address in the code on the big screen. */
async function scanned(screen: Page): Promise<string> {
  await until(screen, '.invite img');
  const alt = await screen.locator('.invite img').getAttribute('alt');
  return alt?.replace(/^QR code of /, '') ?? '';
}

/** A phone that has scanned the code: seated without a further step. */
async function scan(link: string): Promise<Visitor> {
  const from = Date.now();
  const visitor = await visit(browser, link, SIZES.phone, { touch: true });
  await until(visitor.page, '.hp');
  console.log(`A phone holds a chair ${Date.now() - from} ms after its scan.`);
  return visitor;
}

const CASTER = 'c'.repeat(22);

/**
 * The operator's link for a caster, who sees the next match a round late.
 * @returns the code
 */
async function withCaster(): Promise<string> {
  const answer = await fetch(`${server.url}/showcase/state`);
  const { code } = (await answer.json()) as { code: string };
  const eye = await Guest.join(server.url, code, { spectate: true });
  const { matchId } = eye.table;
  await ask({ op: 'caster', delay: 1, token: hashToken(CASTER) });
  await ask({ op: 'restart' });
  await eye.until(() => eye.table.matchId !== matchId && eye.table.caster?.held === 1, REACH_MS);
  await eye.leave();
  return code;
}

/** A spectator, on a machine that draws as little as possible. */
const looker = (path: string, tap?: Tap): Promise<Visitor> =>
  visit(browser, `${server.url}${path}`, SIZES.laptop, {
    before: async (page) => {
      await low(page);
      await tap?.listen(page);
    },
  });

/** The public part of a position. */
interface Open {
  readonly round: number;
  readonly phase: string;
  readonly seats: readonly {
    readonly committed: boolean;
    readonly bid: number | null;
    readonly pawn: object | null;
  }[];
}

/**
 * Repeats `step` until `done` returns true.
 * @throws Error with the state that `what` did not reach
 */
async function goOn(
  what: string,
  done: () => boolean | Promise<boolean>,
  step: () => Promise<unknown>,
): Promise<void> {
  const end = Date.now() + REACH_MS;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`Not in time: ${what}`);
    await step();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Both play on until both are asked for a destination. */
async function both({ ana, ben }: { ana: Person; ben: Person }): Promise<void> {
  type Asked = Awaited<ReturnType<Person['read']>>;
  const isDestination = ({ situation, mine }: Asked): boolean =>
    mine && situation === 'destination';
  const isAsked = async (person: Person): Promise<boolean> => isDestination(await person.read());
  await goOn(
    'both are asked for a destination',
    async () => (await isAsked(ana)) && (await isAsked(ben)),
    // Examined once for each step: a question that comes in between must not be answered.
    async () => {
      for (const person of [ana, ben]) await person.step(isDestination);
    },
  );
}

describe('a stand', () => {
  test('from the scan to the end, and on to the next match', { timeout: LIMIT_MS }, async () => {
    await idleAfter(600);
    const known = await withCaster();
    const tap = new Tap();
    const screen = await looker('/showcase', tap);
    // How to play, while nobody is there.
    await until(screen.page, '.showcase[data-phase="waiting"] .lesson');
    const link = await scanned(screen.page);
    expect(link).toMatch(/\/hand\/[A-Z0-9]{6}\?take$/);
    const code = link.match(/hand\/([A-Z0-9]{6})/)?.[1] ?? '';
    expect(code).toBe(known);
    const eye = await Guest.join(server.url, code, { spectate: true });
    const match = eye.table.matchId;

    const ana = await scan(link);
    // Somebody sits: the match begins.
    await until(screen.page, '.showcase[data-phase="playing"]');
    const ben = await scan(link);
    await eye.until(() => eye.table.seats.filter(({ taken }) => taken).length === 2, REACH_MS);
    const seatOf = async ({ page }: Visitor): Promise<number> => {
      const name = await page.locator('.hp-who > strong').textContent();
      return eye.table.seats.findIndex((seat) => seat.name === name);
    };
    const [annas, bens] = [await seatOf(ana), await seatOf(ben)];
    expect(annas).not.toBe(bens);
    await expect
      .poll(() => screen.page.locator('.stand-chair.person').count(), {
        timeout: REACH_MS,
      })
      .toBe(2);

    // Bids are secret: it is announced that somebody has bid, but not how much, until all have.
    const people = { ana: new Person(ana.page, finger), ben: new Person(ben.page, finger) };
    const view = (): Open => eye.table.view as unknown as Open;
    await eye.until(() => view().seats.some(({ committed }) => committed), REACH_MS);
    expect(view().phase).toBe('bid');
    expect(view().seats.map(({ bid }) => bid)).toEqual([null, null, null, null]);
    const secret = ana.page.locator('[data-target^="guildOrder:"]');
    const held = await secret.evaluateAll((list) =>
      list.map((one) => (one as HTMLElement).dataset.target?.split(':')[1] ?? ''),
    );
    // So are destinations: hers is revealed when his is set, too.
    await both(people);
    const before = view().seats[annas]?.pawn;
    const set = people.ana.done.get('destination') ?? 0;
    const chosen = () => (people.ana.done.get('destination') ?? 0) > set;
    await goOn('Ana has chosen a destination', chosen, () => people.ana.step());
    await eye.until(() => view().seats[annas]?.committed === true, REACH_MS);
    expect(view().phase).toBe('destination');
    expect(view().seats[annas]?.pawn).toEqual(before);
    await goOn(
      'Ben has chosen a destination',
      () => people.ben.done.has('destination'),
      () => people.ben.step(),
    );

    // On the same match: an overlay, a spectator, and a caster whom both phones know of.
    const overlay = await visit(browser, `${server.url}/overlay/${code}`, SIZES.laptop);
    await until(overlay.page, '[data-part="score"]');
    for (const { page } of [ana, ben]) await until(page, '.hp-top [data-caster="1"]');
    const watching = new Tap();
    const spectator = await looker(`/watch/${code}`, watching);
    await until(spectator.page, '[data-caster="0"]');
    await until(spectator.page, '.lower-third-line');
    const caster = await looker(`/caster/${code}#${CASTER}`);
    await until(caster.page, '[data-hand="3"]');
    await until(spectator.page, '[data-caster="1"]');
    // The newest old enough one: a whole round is between it and the live one.
    const { round } = view();
    const newest = caster.page.getByRole('button', { name: 'Jump to the latest' });
    const shown = async (): Promise<string> => {
      if (await newest.isEnabled()) await newest.click();
      return caster.page.locator('.cast-state').innerText();
    };
    await expect
      .poll(shown, { timeout: REACH_MS })
      .toBe(`You’re seeing round ${round - 2}; the match is at round ${round}`);
    expect([...spectator.complaints, ...caster.complaints]).toEqual([]);
    await caster.close();
    await spectator.close();

    // Ben puts his phone away: his seat goes back to its bot, and he may sit down again.
    await idleAfter(10);
    await eye.until(() => eye.table.seats[bens]?.taken === false, REACH_MS);
    await idleAfter(600);
    expect(eye.table.seats[bens]).toMatchObject({ bot: BOT, open: true });
    await until(ben.page, '[data-sit]');
    await ben.page.locator('[data-sit]').tap();
    await until(ben.page, '.hp');
    // He hands his chair back himself, and Ana plays to the end.
    await ben.page.locator('.hp-top .icon-button').last().tap();
    await ben.page.locator('.leave').tap();
    const handed = eye.talk.length;
    await ben.page.locator('[data-leave]').tap();
    const left = () =>
      eye.talk.slice(handed).some((line) => 'notice' in line && line.notice === 'left');
    await eye.until(left, REACH_MS);
    await ben.close();
    // The result is shown only for a while: a test that waits for it must not be busy with a tap.
    let over = false;
    const end = (): void => {
      over = true;
    };
    const result = screen.page.locator('.showcase[data-phase="result"] .result');
    const ended = result.waitFor({ state: 'attached', timeout: LIMIT_MS }).then(end, end);
    // If her turn came first meanwhile, she has lost her chair as well.
    const sit = ana.page.locator('[data-sit]');
    let told = people.ana.steps;
    while (!over) {
      await goOn(
        `Ana plays to the end, after ${told} steps`,
        () => over || people.ana.steps > told,
        async () => {
          // A player without a chair takes it again; a vanished button is searched for again.
          if (await sit.count()) await sit.tap({ timeout: TAP_MS }).catch(() => undefined);
          await people.ana.step();
        },
      );
      told = people.ana.steps;
    }
    await ended;
    expect(await result.count()).toBe(1);
    expect(people.ana.warnings).toEqual([]);

    // The contents of hands reached no screen and no spectator.
    for (const eyes of [tap, watching]) {
      const told = (await eyes.bytes()).toString('latin1');
      expect(told).toContain('gondola');
      for (const card of held) expect(told.includes(card), card).toBe(false);
    }

    // The next match by itself, under the same code.
    await eye.until(() => eye.table.matchId !== match && eye.table.stage === 'playing', REACH_MS);
    await until(screen.page, '.attract');
    expect(await scanned(screen.page)).toBe(link);
    for (const visitor of [screen, ana, overlay]) {
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    }
    await eye.leave();
  });

  test('locked, keys and pointer do nothing; holding Escape leads to the operator', {
    timeout: LIMIT_MS,
  }, async () => {
    const screen = await visit(browser, `${server.url}/showcase`, SIZES.laptop, { before: low });
    const { page } = screen;
    await until(page, '.showcase .kiosk');
    await until(page, '.attract, .hud.stand');
    for (const key of ['l', 'p', '?', 'Enter', 'Escape']) await page.keyboard.press(key);
    await page.mouse.click(600, 300);
    expect(new URL(page.url()).pathname).toBe('/showcase');
    expect(await page.locator('.ledger, dialog, .photo').count()).toBe(0);
    await page.keyboard.down('Escape');
    await page.waitForURL(/\/operator$/, { timeout: REACH_MS });
    await page.keyboard.up('Escape');

    // Without the token nothing is shown; with it everything can be set.
    const token = page.locator('[name="operator-token"]');
    await token.fill('not-the-token');
    await page.keyboard.press('Enter');
    await page.getByText('That isn’t the operator token').waitFor({ timeout: REACH_MS });
    expect(await page.locator('[name="length"]').count()).toBe(0);
    await token.fill(TOKEN);
    await page.keyboard.press('Enter');
    await page.locator('[name="length"]').selectOption('two', { timeout: REACH_MS });
    await expect
      .poll(async () => {
        const answer = await fetch(`${server.url}/showcase/state`);
        return ((await answer.json()) as { settings: { length: string } }).settings.length;
      })
      .toBe('two');

    // The seated people, and how to end their visit.
    await page.getByText('Bots have all the seats.').waitFor({ timeout: REACH_MS });
    const { code } = (await (await fetch(`${server.url}/showcase/state`)).json()) as ShowState;
    const ana = await Guest.join(server.url, code, { spectate: true, name: 'Ana' });
    await ana.until(() => ana.table.seats.some(({ open }) => open), REACH_MS);
    expect(await ana.lobby({ op: 'take' })).toMatchObject({ ok: true });
    await page
      .getByRole('button', { name: 'Give back to the bot: Ana’s seat' })
      .click({ timeout: REACH_MS });
    await ana.until(() => ana.welcome.seat === null, REACH_MS);
    await page.getByText('Bots have all the seats.').waitFor({ timeout: REACH_MS });
    await ana.leave();
    await screen.close();
  });
});
