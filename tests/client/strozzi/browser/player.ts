/** A person at a table of Strozzi, who sees only the page and answers with one press each time. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { type Hand, pressLetter } from '../../browser/hands.ts';
import { type Kept, readMatch } from '../../browser/record.ts';
import type { ShownRow } from '../../browser/table.ts';
import { bySeat } from '../../browser/table.ts';

/** Presses the answer in the panel, by its key, or on the board. */
export type Way = (choice: Locator, key: string) => Promise<void>;

/** With one hand in the panel. */
export const byHand =
  (hand: Hand): Way =>
  (choice) =>
    hand.press(choice);

/** By the letters on the answers: a final one is chosen first, then sent. */
export const byLetter =
  (page: Page): Way =>
  async (choice) => {
    const letter = (await choice.locator('kbd').innerText()).toLowerCase();
    await pressLetter(page, letter, async () => (await page.evaluate(readPage)).seq);
  };

/**
 * The page's question; `seq` shows that the table has moved on (a text changes by hovering alone).
 */
interface Asked {
  readonly situation: string;
  readonly seq: number;
  readonly over: boolean;
}

/** Runs in the page. */
function readPage(): Asked {
  const panel = document.querySelector<HTMLElement>('.decision');
  return {
    situation: panel?.classList.contains('mine') ? (panel.dataset.situation ?? '') : '',
    seq: Number(panel?.dataset.seq ?? -1),
    over: document.querySelector('.result') !== null,
  };
}

export class Player {
  /** Answers by situation. */
  readonly done = new Map<string, number>();
  private readonly page: Page;
  private readonly ways: readonly Way[];

  /** @param ways taken in turn, answer by answer */
  constructor(page: Page, ...ways: readonly Way[]) {
    this.page = page;
    this.ways = ways;
  }

  get steps(): number {
    return [...this.done.values()].reduce((sum, n) => sum + n, 0);
  }

  read(): Promise<Asked> {
    return this.page.evaluate(readPage);
  }

  /** Waits until there is a question, or all is over. */
  async due(): Promise<Asked> {
    await this.page
      .locator('.decision.mine [data-choice], .result')
      .first()
      .waitFor({ timeout: 120_000 });
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
    const { page, steps } = this;
    const open = page.locator('.decision .st-answers .choice:not([aria-disabled="true"])');
    const count = await open.count();
    // Passes are short and flags few: every third poll goes by, the rest gets another flag each.
    const poll = situation === 'claim' || situation === 'overbid';
    const index = poll && steps % 3 === 0 ? 0 : (poll ? 1 : 0) + (steps % Math.max(1, count - 1));
    const choice = open.nth(Math.min(index, count - 1));
    const key = (await choice.getAttribute('data-target')) ?? '';
    await this.ways[steps % this.ways.length]?.(choice, key);
    await expect.poll(async () => (await this.read()).seq).not.toBe(seq);
    expect(await page.locator('.decision .warning').count()).toBe(0);
    this.done.set(situation, (this.done.get(situation) ?? 0) + 1);
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
    figures: [row.money, row.art, row.science, row.architecture, row.total],
    winner: result?.winners.includes(row.seat) === true,
  }));
  expect(bySeat(rows)).toEqual(bySeat(expected));
  return kept;
}
