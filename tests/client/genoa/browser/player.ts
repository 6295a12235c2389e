/** A person at a table of Genoa, who sees only the page and presses open controls. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../../../../engine/games/genoa/types.ts';
import type { Hand } from '../../browser/hands.ts';
import { type Kept, readMatch } from '../../browser/record.ts';
import { bySeat, type ShownRow } from '../../browser/table.ts';

/** The page's question; `seq` shows that the table has moved on. */
interface Asked {
  readonly situation: string;
  readonly seq: number;
  readonly turn: number;
  readonly over: boolean;
  /** Terms changed during the press: the question is repeated. */
  readonly again: boolean;
}

/** Runs in the page. */
function readPage(): Asked {
  const panel = document.querySelector<HTMLElement>('.decision');
  const progress = document.querySelector<HTMLElement>('.progress');
  return {
    situation: panel?.classList.contains('mine') ? (panel.dataset.situation ?? '') : '',
    seq: Number(panel?.dataset.seq ?? -1),
    turn: Number(progress?.dataset.turn ?? -1),
    over: document.querySelector('.result') !== null,
    again: document.querySelector('.ge-word .warning') !== null,
  };
}

/** How a person plays; everything may be absent. */
interface Manner {
  /** Presses a space of the town, by its key as in `data-target`, if it can be met; `again` to confirm. */
  readonly board?: (key: string, again?: boolean) => Promise<boolean>;
  /** Own turns in which the tower goes as far as it can; in later ones it stays at its start. */
  readonly journeys?: number;
  /** Offers in a turn before the person only answers, so that haggling ends. */
  readonly words?: number;
  /** Presses the letter on an answer, if there is one. */
  readonly letters?: boolean;
}

export class Player {
  /** Pressed controls, by name. */
  readonly done = new Map<string, number>();
  private readonly page: Page;
  private readonly hand: Hand;
  private readonly manner: Required<Manner>;
  private turn = -1;
  private turns = 0;
  private words = 0;

  constructor(page: Page, hand: Hand, manner: Manner = {}) {
    this.page = page;
    this.hand = hand;
    const board = () => Promise.resolve(false);
    this.manner = { board, journeys: 3, words: 2, letters: false, ...manner };
  }

  get steps(): number {
    return [...this.done.values()].reduce((sum, n) => sum + n, 0);
  }

  read(): Promise<Asked> {
    return this.page.evaluate(readPage);
  }

  /** Answers until the final account is shown, or `until` returns true. */
  async play(until: (asked: Asked) => boolean = () => false): Promise<void> {
    for (;;) {
      await this.page.locator('.decision.mine, .result').first().waitFor({ timeout: 120_000 });
      const asked = await this.read();
      if (asked.over || until(asked)) return;
      if (asked.situation) await this.answer(asked);
    }
  }

  /**
   * One answer, and its result. Others speak at any time: an answer that they removed is pressed
   * again.
   */
  private async answer(asked: Asked): Promise<void> {
    if (asked.turn !== this.turn) {
      this.turn = asked.turn;
      this.words = 0;
    }
    const pressed = await this.pressed(asked);
    await expect
      .poll(
        async () => {
          const now = await this.read();
          return now.over || now.again || now.seq > asked.seq;
        },
        { message: `${asked.situation}: ${pressed}` },
      )
      .toBe(true);
    if (pressed) this.done.set(pressed, (this.done.get(pressed) ?? 0) + 1);
  }

  /** A press without effect and without a new question: the page was busy, so it is repeated. */
  private async pressed(asked: Asked): Promise<string | null> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.press(asked.situation);
      } catch (error) {
        const { seq, over } = await this.read();
        if (over || seq !== asked.seq) return null;
        if (tries === TRIES) throw error;
      }
    }
  }

  private find(selector: string): Locator {
    return this.page.locator(`.decision.mine ${selector}`);
  }

  /** Presses the first open one of these; null: there is none, and others have to speak. */
  private async first(...selectors: readonly string[]): Promise<string | null> {
    for (const selector of selectors) {
      const open = this.find(`${selector}:not([aria-disabled="true"], [disabled])`).first();
      if ((await open.count()) === 0) continue;
      const letter = this.manner.letters ? open.locator('kbd') : null;
      if (letter && (await letter.count()) > 0) {
        const key = (await letter.innerText()).toLowerCase();
        await this.page.keyboard.press(key);
        // A final answer is chosen first and sent by the same key again.
        if ((await this.find('[data-waits]').count()) > 0) await this.page.keyboard.press(key);
      } else await this.hand.press(open);
      return selector;
    }
    return null;
  }

  private async press(situation: string): Promise<string | null> {
    switch (situation) {
      case 'start':
        this.turns++;
        return this.first('[data-choice="roll"]');
      case 'claim':
        return this.first(...['sell', 'take', 'leave'].map((id) => `[data-choice="${id}"]`));
      case 'claimed':
      case 'asked':
        if (this.speaks()) return this.first('[data-accept]', MORE, '[data-quick="10"]', PASS);
        return (await this.first('[data-accept]', PASS, '[data-decline]')) ?? this.elsewhere();
      case 'move':
        if (this.speaks()) return this.first('[data-accept]', MORE, '[data-quick="10"]', GO, STOP);
        return this.move();
      case 'acquire':
        return this.acquire();
      default:
        return this.first('[data-choice="end"]', '[data-choice="do0"]');
    }
  }

  /** The question may be about another space than the one in view. */
  private async elsewhere(): Promise<string | null> {
    for (const space of await this.find('[data-choice][data-target^="space:"]').all()) {
      await this.hand.press(space);
      const answer = await this.first('[data-accept]', '[data-decline]');
      if (answer) return answer;
    }
    return null;
  }

  /** Whether one more offer is made in this turn. */
  private speaks(): boolean {
    return this.words++ < this.manner.words;
  }

  /** On to the space in view, on the board if it can be met there. */
  private async move(): Promise<string | null> {
    const go = this.find(`${GO}:not([aria-disabled="true"])`);
    if (this.turns > this.manner.journeys || (await go.count()) === 0)
      return this.first('[data-accept]', STOP);
    const key = (await go.getAttribute('data-target')) ?? '';
    return (await this.manner.board(key, true)) ? 'tower' : this.first('[data-accept]', GO);
  }

  /** The first change of the first building, and the confirmation. */
  private async acquire(): Promise<string | null> {
    if (this.turns % 4 === 0) return this.first('[data-choice="nothing"]');
    const one = this.find('.ge-ops .choice:not([aria-disabled="true"])').first();
    if (!(await this.manner.board((await one.getAttribute('data-target')) ?? ''))) {
      await this.hand.press(one);
    }
    await this.find('.ge-ops .choice[aria-pressed="true"]').waitFor();
    return this.first('[data-confirm]');
  }
}

/** Presses of one answer before the page counts as stuck. */
const TRIES = 5;
const MORE = '[data-step="more"]';
const PASS = '[data-choice="pass"]';
const GO = '[data-choice="go"]';
const STOP = '[data-choice="stop"]';

/**
 * The shown account equals the engine's own from the journal's log.
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
    figures: [row.ducats, row.markers, row.contracts, row.total],
    winner: result?.winners.includes(row.seat) === true,
  }));
  expect(bySeat(rows)).toEqual(bySeat(expected));
  return kept;
}
