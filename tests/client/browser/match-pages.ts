/** The tour of one match's pages: phone, watching, caster, overlay, result, proof, replay. */

import type { GameAbout } from '../../../client/table/game.ts';
import { hashToken } from '../../../server/table/seats.ts';
import { type Guest, seatedTable } from '../../server/harness.ts';
import { SIZES, visitAs } from './harness.ts';
import { button, open, shown, unfold } from './pages.ts';
import type { Tour } from './tour.ts';

const CASTER = 'c'.repeat(22);
/** Actions after which a caster of the shortest delay has something to see, in every game. */
const INTO = 60;

/** A match for a tour from its beginning to its replay. */
export interface Played {
  readonly game: string;
  readonly guests: readonly Guest[];
}

/** The lines about a game: they are plain TypeScript, and come without its panels. */
export async function aboutOf(game: string): Promise<GameAbout> {
  const { about } = (await import(`../../../client/games/${game}/about.ts`)) as {
    readonly about: GameAbout;
  };
  return about;
}

/** Persons in a match of the game that has just begun, with a caster of the shortest delay. */
export async function begun(tour: Tour, game: string): Promise<Played> {
  const about = await aboutOf(game);
  const delay = Math.min(...about.castDelay.offered.filter((steps) => steps > 0));
  const wish = { game, listed: true, pace: 'instant' } as const;
  const guests = await seatedTable(tour.url, about.seats.min, wish, async (host) => {
    const told = await host.lobby({ op: 'caster', delay, token: hashToken(CASTER) });
    if (!told.ok) throw new Error(`No caster: ${JSON.stringify(told)}`);
  });
  return { game, guests };
}

/** Guests whose chair a page has taken over have already left. */
export const leave = (guests: readonly Guest[]): Promise<unknown> =>
  Promise.all(guests.filter(({ closed }) => closed === null).map((guest) => guest.leave()));

const codeOf = ({ guests }: Played): string => guests[0]?.code ?? '';

/** At random, until so many actions have been taken or the match is over. */
async function playOn({ guests }: Played, until = Number.POSITIVE_INFINITY): Promise<void> {
  const [first] = guests;
  const far = (): boolean => (first?.table.seq ?? 0) >= until;
  await Promise.all(guests.map((guest, k) => guest.play(`tour ${k}`, far)));
}

async function atFirst(tour: Tour, played: Played): Promise<void> {
  const caster = await open(tour, `/caster/${codeOf(played)}#${CASTER}`);
  await shown(caster.page, '[data-cast="waiting"]');
  await tour.look(caster.page, 'caster, waiting');
  await caster.close();
  const list = await open(tour, '/watch');
  await shown(list.page, `[data-table="${codeOf(played)}"]`);
  await tour.look(list.page, 'watch, the tables', { at: `[data-table="${codeOf(played)}"]` });
  await list.close();
}

/** At a separate table: a page that takes a chair over ends its former connection. */
async function hand(tour: Tour, { game }: Played): Promise<void> {
  const { guests } = await begun(tour, game);
  const [{ code, token } = { code: '', token: '' }] = guests;
  const at = { url: tour.url, code, token };
  const { page, close } = await visitAs(tour.browser, at, SIZES.phone, 'hand', {
    flat: true,
    before: tour.before,
  });
  await shown(page, '.decision');
  for (const tab of await page.locator('[data-tab]').all()) {
    await tab.tap();
    // A tab's page is loaded when it is first opened.
    await shown(page, '.hp-turn, .hp-scroll > :visible');
    const what = `hand, ${await tab.getAttribute('data-tab')}`;
    await tour.look(page, what, { sizes: ['phone'], fingers: true });
  }
  await close();
  await leave(guests);
}

async function midway(tour: Tour, played: Played): Promise<void> {
  const { look, said } = tour;
  await playOn(played, INTO);
  const flat = await open(tour, `/watch/${codeOf(played)}`);
  await shown(flat.page, '.ledger');
  await look(flat.page, 'watch, in the ledger');
  await flat.close();
  const watch = await open(tour, `/watch/${codeOf(played)}`, {});
  await shown(watch.page, '.hud.show');
  await look(watch.page, 'watch');
  await watch.page.setViewportSize(SIZES.phone);
  await shown(watch.page, '.watch-tabs button');
  for (const [k, tab] of (await watch.page.locator('.watch-tabs button').all()).entries()) {
    await tab.click();
    await look(watch.page, `watch, tab ${k + 1}`, { sizes: ['phone'] });
  }
  await watch.close();
  const caster = await open(tour, `/caster/${codeOf(played)}#${CASTER}`, {});
  await shown(caster.page, '.cast-bar');
  await look(caster.page, 'caster');
  await button(caster.page, said('What if?')).click();
  await shown(caster.page, '.what-if-list');
  await look(caster.page, 'caster, what if', { at: '.what-if-list' });
  await caster.close();
  const overlay = await open(tour, `/overlay/${codeOf(played)}`);
  await shown(overlay.page, '.ov[data-stage="playing"] [data-part]');
  await look(overlay.page, 'overlay', { sizes: ['desktop', 'laptop'] });
  await overlay.close();
}

async function over(tour: Tour, played: Played): Promise<void> {
  await playOn(played);
  const matchId = played.guests[0]?.table.matchId ?? '';
  const watch = await open(tour, `/watch/${codeOf(played)}`, { flat: !tour.drawn });
  await shown(watch.page, '.result');
  await tour.look(watch.page, 'result');
  await watch.close();
  const overlay = await open(tour, `/overlay/${codeOf(played)}`);
  await shown(overlay.page, '.ov[data-stage="finished"]');
  await tour.look(overlay.page, 'overlay, at the end', { sizes: ['desktop', 'laptop'] });
  await overlay.close();
  const proof = await open(tour, `/verify/${matchId}`);
  await shown(proof.page, '.verify[data-phase="done"]');
  await unfold(proof.page);
  await tour.look(proof.page, 'verify');
  await proof.close();
  await replay(tour, matchId);
  const flat = await open(tour, `/replay/${matchId}`);
  await shown(flat.page, '.replay-slider');
  await tour.look(flat.page, 'replay, in the ledger', { axe: [] });
  await flat.close();
}

async function replay(tour: Tour, matchId: string): Promise<void> {
  const { look, said } = tour;
  const { page, close } = await open(tour, `/replay/${matchId}`, {});
  await shown(page, '.replay-slider');
  await look(page, 'replay', { sizes: ['desktop', 'laptop', 'phone'] });
  await page.setViewportSize(SIZES.laptop);
  // The tabs under the phone's bar differ: they change a moment after the new size.
  await shown(page, '.replay-right');
  const tabs = page.locator('.replay-right').getByRole('tab');
  for (const [k, tab] of (await tabs.all()).entries()) {
    await tab.click();
    await look(page, `replay, tab ${k + 1}`, { sizes: ['laptop'] });
  }
  for (const name of ['Charts', 'Record a clip']) {
    await page.setViewportSize(SIZES.laptop);
    await button(page, said(name)).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await look(page, `replay, ${name}`);
    // Over a game's board, too, Escape is the dialog's.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.setViewportSize(SIZES.laptop);
  await page.keyboard.press('p');
  await shown(page, '.photo');
  await look(page, 'photo');
  await close();
}

/** The pages of a match, in the order in which it is played. */
export const MATCH = { atFirst, hand, midway, over } as const;
