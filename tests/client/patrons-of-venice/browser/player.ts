/**
 * A person at a table of The Patrons of Venice, who sees only the page and presses open controls.
 */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { Hand } from '../../browser/hands.ts';
import { type Kept, readMatch } from '../../browser/record.ts';
import { bySeat, type ShownRow } from '../../browser/table.ts';

/** Presses an answer; `key`: its thing on the board. */
export type Way = (choice: Locator, key: string) => Promise<void>;

/** The page's question; `seq` shows that the table has moved on. */
interface Asked {
  readonly situation: string;
  readonly seq: number;
  readonly over: boolean;
}

/** Runs in the page. */
export function readPage(): Asked {
  const panel = document.querySelector<HTMLElement>('.decision');
  return {
    situation: panel?.classList.contains('mine') ? (panel.dataset.situation ?? '') : '',
    seq: Number(panel?.dataset.seq ?? -1),
    over: document.querySelector('.result') !== null,
  };
}

const OPEN = '.choice:not([aria-disabled="true"])';
/** Cards bought before a pass, turn by turn, so that each step ends. */
const CARDS_A_TURN = 2;

export class Player {
  /** Answers by situation. */
  readonly done = new Map<string, number>();
  private readonly page: Page;
  private readonly hand: Hand;
  private readonly way: Way;
  private bought = 0;

  /** @param way gives one-press answers; absent = with the hand, in the panel */
  constructor(page: Page, hand: Hand, way?: Way) {
    this.page = page;
    this.hand = hand;
    this.way = way ?? ((choice) => hand.press(choice));
  }

  get steps(): number {
    return [...this.done.values()].reduce((sum, n) => sum + n, 0);
  }

  read(): Promise<Asked> {
    return this.page.evaluate(readPage);
  }

  /** Waits until there is a question, or all is over. */
  async due(): Promise<Asked> {
    await this.page.locator('.decision.mine, .result').first().waitFor({ timeout: 120_000 });
    return this.read();
  }

  /** Answers until the final scoring is shown, or `until` returns true. */
  async play(until: (asked: Asked) => boolean = () => false): Promise<void> {
    for (;;) {
      const asked = await this.due();
      if (asked.over || until(asked)) return;
      if (asked.situation) await this.answer(asked);
    }
  }

  /** One answer, and its result; the table never refuses an open one. */
  private async answer({ situation, seq }: Asked): Promise<void> {
    const sent = await this.given(situation, seq);
    if (sent === 0) return;
    // A producing seat sends several actions at a press, and the end.
    await expect
      .poll(async () => (await this.read()).seq, { message: situation })
      .toBeGreaterThanOrEqual(seq + sent);
    expect(await this.page.locator('.decision .warning').count()).toBe(0);
    this.done.set(situation, (this.done.get(situation) ?? 0) + 1);
    if (situation !== 'tradeBuy') this.bought = 0;
  }

  /**
   * A visibly forced answer is given by the table at once, which removes the button that this hand
   * was about to press.
   * @returns the number of sent actions
   */
  private async given(situation: string, seq: number): Promise<number> {
    try {
      return await this.give(situation);
    } catch (error) {
      if ((await this.read()).seq === seq) throw error;
      return 0;
    }
  }

  /** @returns how many actions it sends */
  private async give(situation: string): Promise<number> {
    if (situation === 'produce') return this.produce();
    await this.giveOne(situation);
    return 1;
  }

  private giveOne(situation: string): Promise<void> {
    switch (situation) {
      case 'tradeSell':
        return this.sell();
      case 'tradeBuy':
        return this.bought++ < CARDS_A_TURN ? this.press() : this.decline();
      case 'reserve':
        return this.steps % 2 === 0 ? this.press() : this.decline();
      case 'sponsor':
        return this.sponsor();
      default:
        return this.press();
    }
  }

  private find(selector: string): Locator {
    return this.page.locator(`.decision.mine ${selector}`);
  }

  /** One of the one-press answers, another one each time; declines if there is none. */
  private async press(): Promise<void> {
    const open = this.find(`:is(.pv-answers, .pv-galleys) ${OPEN}`);
    const count = await open.count();
    if (count === 0) return this.decline();
    const choice = open.nth(this.steps % count);
    await this.way(choice, (await choice.getAttribute('data-target')) ?? '');
  }

  private decline(): Promise<void> {
    return this.hand.press(this.find('[data-answer="decline"]'));
  }

  private confirm(): Promise<void> {
    return this.hand.press(this.find('[data-confirm]'));
  }

  /** The first card of the hand, every other time. */
  private async sell(): Promise<void> {
    if (this.steps % 2 === 1) return this.decline();
    await this.hand.turn(this.find('.stepper').first(), true);
    await this.confirm();
  }

  /** A business if possible, else a statue, else nothing. */
  private async sponsor(): Promise<void> {
    for (const kind of ['sponsorBusiness', 'sponsorStatue']) {
      const head = this.find(`[data-kind="${kind}"] button.kind-head:not([aria-disabled="true"])`);
      const isOpen = (await this.find(`[data-kind="${kind}"].expanded`).count()) > 0;
      if (!isOpen && (await head.count()) === 0) continue;
      if (!isOpen) await this.hand.press(head);
      const places = this.find(`[data-kind="${kind}"] .placed ${OPEN}`);
      const count = await places.count();
      if (count === 0) continue;
      const place = places.nth(this.steps % count);
      const id = await place.getAttribute('data-choice');
      await this.way(place, (await place.getAttribute('data-target')) ?? '');
      await this.find(`[data-choice="${id}"][aria-pressed="true"]`).waitFor();
      return this.confirm();
    }
    return this.decline();
  }

  /** One press ticks the best production; nothing is ticked before. */
  private async produce(): Promise<number> {
    const all = this.find('[data-tick-all]');
    if ((await all.count()) > 0) {
      await this.hand.press(all);
      await this.find('.pv-workshops .choice[aria-pressed="true"]').first().waitFor();
    }
    const ticked = await this.find('.pv-workshops .choice[aria-pressed="true"]').count();
    if (ticked === 0) await this.decline();
    else await this.confirm();
    return ticked + 1;
  }
}

/**
 * The shown scoring equals the engine's own from the journal's log.
 * @returns the record
 */
export async function expectKept(
  data: string,
  code: string,
  rows: readonly ShownRow[],
): Promise<Kept> {
  const kept = await readMatch(data, code);
  expect(kept.match.isFinished).toBe(true);
  const { result } = (kept.match.view('public') as View).public;
  const expected = (result?.table ?? []).map((row) => ({
    seat: row.seat,
    figures: [row.businesses, row.besideStatue, row.favours, row.points],
    winner: result?.winners.includes(row.seat) === true,
  }));
  expect(bySeat(rows)).toEqual(bySeat(expected));
  return kept;
}
