/**
 * A person with a phone at a table of The Voyages of Marco Polo, who presses open controls, form by
 * form.
 */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hand } from '../../browser/hands.ts';

/** The page's question; `seq` shows that the table has moved on. */
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

/** Runs in the page: the form's next missing input, as the selector of the next press. */
function nextPress(turn: number): string | null {
  const open = ':not([aria-disabled="true"])';
  const form = document.querySelector('.decision.mine .form');
  if (!form) return null;
  for (const input of form.querySelectorAll<HTMLElement>(':scope > [data-input]')) {
    const at = `[data-input="${input.dataset.input}"]`;
    const stepper = input.querySelector('.rows .stepper');
    if (stepper) return `${at} .stepper button.step:last-child${open}`;
    const way = input.querySelector('.way');
    const free = [...input.querySelectorAll(`.choices .choice${open}`)].map(
      (one) => (one as HTMLElement).dataset.choice,
    );
    if (free.length === 0) continue;
    const chosen = input.querySelectorAll('.choices .choice[aria-pressed="true"]').length;
    const isMany = input.querySelector('p.help[aria-live]') !== null;
    if (!way && chosen > 0 && !isMany) continue;
    const left = free.filter(
      (id) => !input.querySelector(`[data-choice=${JSON.stringify(id)}][aria-pressed="true"]`),
    );
    if (left.length === 0) continue;
    return `${at} .choices [data-choice=${JSON.stringify(left[turn % left.length])}]`;
  }
  return null;
}

/** Presses in one form, before another one is tried. */
const PRESSES = 9;

export class Player {
  /** Answers by question: a situation, in a turn the taken space. */
  readonly done = new Map<string, number>();
  /** Called when an answer is composed, before it is sent. */
  composed: (what: string) => Promise<void> = async () => {};
  private readonly page: Page;
  private readonly hand: Hand;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
  }

  get steps(): number {
    return [...this.done.values()].reduce((sum, n) => sum + n, 0);
  }

  read(): Promise<Asked> {
    return this.page.evaluate(readPage);
  }

  /** Answers until the final scoring is shown, or `until` returns true. */
  async play(until: (asked: Asked) => boolean = () => false): Promise<void> {
    for (;;) {
      await this.page.locator('.decision.mine, .result').first().waitFor({ timeout: 120_000 });
      const asked = await this.read();
      if (asked.over || until(asked)) return;
      if (asked.situation) await this.answer(asked);
    }
  }

  /** One answer, and its result. An answer that others have removed meanwhile is pressed again. */
  private async answer(asked: Asked): Promise<void> {
    let what: string;
    try {
      what = await this.give(asked.situation);
    } catch (error) {
      if ((await this.read()).seq === asked.seq) throw error;
      return;
    }
    await expect
      .poll(
        async () => {
          const now = await this.read();
          return now.over || now.seq > asked.seq;
        },
        { message: `${asked.situation}: ${what}` },
      )
      .toBe(true);
    expect(await this.page.locator('.decision .warning').count()).toBe(0);
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }

  private find(selector: string): Locator {
    return this.page.locator(`.decision.mine ${selector}`);
  }

  /** @returns the answer's name */
  private async give(situation: string): Promise<string> {
    if (situation !== 'turn') {
      if (!(await this.filled())) throw new Error(`No answer to ${situation}`);
      return this.send(situation);
    }
    const contract = this.find(
      '[data-kind="completeContract"] .kind-head:not([aria-disabled="true"])',
    );
    if ((await contract.count()) > 0) {
      if ((await contract.getAttribute('aria-expanded')) !== 'true')
        await this.hand.press(contract);
      if (await this.filled()) return this.send('contract');
    }
    const place = this.find('[data-kind="place"] .kind-head:not([aria-disabled="true"])');
    if ((await place.count()) > 0) return this.place(place);
    return this.end();
  }

  /** Dice on an open space, another one each time. */
  private async place(head: Locator): Promise<string> {
    if ((await head.getAttribute('aria-expanded')) !== 'true') await this.hand.press(head);
    const spots = this.find('[data-input="spot"] .mp-spots .choice:not([aria-disabled="true"])');
    await this.find('[data-input="spot"]').waitFor();
    const ids = await spots.evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).dataset.choice ?? ''),
    );
    for (let k = 0; k < ids.length; k++) {
      const id = ids[(this.steps + k) % ids.length] ?? '';
      const spot = this.find(`[data-input="spot"] .mp-spots [data-choice="${id}"]`);
      // The previous one may have left too many dice for it.
      if ((await spot.getAttribute('aria-disabled')) === 'true') continue;
      await this.hand.press(spot);
      await this.find(`[data-input="spot"] [data-choice="${id}"][aria-pressed="true"]`).waitFor();
      if (await this.filled()) return this.send(id);
      await this.hand.press(this.find('[data-input="spot"] [data-choice="other"]'));
      await this.find('[data-input="spot"] .mp-spots').waitFor();
    }
    return this.end();
  }

  private async end(): Promise<string> {
    await this.hand.press(this.find('[data-end]'));
    const sure = this.find('.end-question [data-confirm]');
    if ((await sure.count()) > 0) await this.hand.press(sure);
    return 'end';
  }

  /**
   * Presses the form's missing inputs until it can be sent.
   * @returns whether it can
   */
  private async filled(): Promise<boolean> {
    const confirm = this.find('.outlook [data-confirm]');
    await confirm.waitFor();
    for (let k = 0; k < PRESSES; k++) {
      if ((await confirm.getAttribute('aria-disabled')) === 'false') return true;
      // The parts that the page loads have arrived.
      await expect.poll(() => this.find('.form > [data-input]:empty').count()).toBe(0);
      const next = await this.page.evaluate(nextPress, this.steps + k);
      if (next === null) return false;
      await this.hand.press(this.find(next).first());
    }
    return false;
  }

  private async send(what: string): Promise<string> {
    await this.composed(what);
    await this.hand.press(this.find('.outlook [data-confirm]'));
    return what;
  }
}
