/** A person at a table of Marco Polo, who sees only the page and presses open controls. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import type { Hand } from '../../browser/hands.ts';
import { type Kept, readMatch } from '../../browser/record.ts';
import { bySeat, type ShownRow } from '../../browser/table.ts';

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

/** How a person plays; everything may be absent. */
interface Manner {
  /** Points at a thing of the board, by its key as in `data-target`; false if it is hidden. */
  readonly board?: (key: string) => Promise<boolean>;
  /** Spaces in the order in which they are liked, in a turn of this number; absent = in rotation. */
  readonly likes?: (turn: number) => readonly string[];
}

const OPEN = ':not([aria-disabled="true"], [disabled])';
/** Spaces for dice, in rotation: goods, journeys and contracts come often. */
const ROUND: readonly string[] = [
  'travel',
  'contracts',
  'bazaarSilk',
  'venice',
  'khan',
  'companions',
  'bazaarPepper',
  'coins5',
  'bazaarCamel',
  'bazaarGold',
];
/** Presses in a form before it has to be complete. */
const MOST_PRESSES = 16;

export class Player {
  /** Actions by kind; pointed things by kind. */
  readonly done = new Map<string, number>();
  private readonly page: Page;
  private readonly hand: Hand;
  private readonly manner: Manner;
  private turns = 0;

  constructor(page: Page, hand: Hand, manner: Manner = {}) {
    this.page = page;
    this.hand = hand;
    this.manner = manner;
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
      await this.due();
      const asked = await this.read();
      if (asked.over || until(asked)) return;
      if (asked.situation) await this.answer(asked);
    }
  }

  /** Waits until there is a question, or all is over. */
  private async due(): Promise<void> {
    const asked = this.page.locator('.decision.mine, .result').first();
    await asked.waitFor({ timeout: 60_000 }).catch(async () => {
      const page = (await this.page.locator('body').textContent()) ?? '';
      throw new Error(`Nobody asks after ${[...this.done].join(' ')}: ${page.slice(-1500)}`);
    });
  }

  /** One answer, and its result; the table never refuses an open one. */
  private async answer({ situation, seq }: Asked): Promise<void> {
    const pressed = await this.given(situation, seq);
    await expect
      .poll(
        async () => {
          const now = await this.read();
          return now.over || now.seq > seq;
        },
        { timeout: 20_000 },
      )
      .toBe(true)
      .catch(async () => {
        const panel = await this.page.locator('.decision, main').last().textContent();
        throw new Error(`Nothing comes of ${pressed} (${situation}): ${panel}`);
      });
    if (pressed) this.done.set(pressed, (this.done.get(pressed) ?? 0) + 1);
  }

  /** An answer that the table gives by itself during the press is not pressed again. */
  private async given(situation: string, seq: number): Promise<string | null> {
    try {
      return situation === 'turn' ? await this.turn() : await this.form(situation);
    } catch (error) {
      if ((await this.read()).seq === seq) throw error;
      return null;
    }
  }

  private find(selector: string): Locator {
    return this.page.locator(`.decision.mine ${selector}`);
  }

  private async has(selector: string): Promise<boolean> {
    return (await this.find(selector).count()) > 0;
  }

  /** A contract that can be delivered, else dice, else the end. */
  private async turn(): Promise<string> {
    const head = `[data-kind="completeContract"] .kind-head${OPEN}`;
    if (await this.has(head)) {
      await this.hand.press(this.find(head));
      return this.form('completeContract');
    }
    if (await this.has(`[data-kind="place"] .kind-head${OPEN}`)) return this.place();
    if (await this.has('[data-end]')) {
      await this.hand.press(this.find('[data-end]'));
      return 'endTurn';
    }
    await this.hand.press(this.find(`[data-kind="moneyBag"] .kind-head${OPEN}`));
    return this.form('moneyBag');
  }

  private async place(): Promise<string> {
    const kind = '[data-kind="place"]';
    if (!(await this.has(`${kind}.expanded`))) {
      await this.hand.press(this.find(`${kind} .kind-head`));
    }
    const spots = this.find(`${kind} [data-input="spot"] .choice${OPEN}`);
    await spots.first().waitFor();
    const ids = await spots.evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).dataset.choice ?? ''),
    );
    const turn = this.turns++;
    const turned = [...ROUND.slice(turn % ROUND.length), ...ROUND.slice(0, turn % ROUND.length)];
    const liked = [...(this.manner.likes?.(turn) ?? []), ...turned];
    const spot = liked.find((id) => ids.includes(id)) ?? ids[0] ?? '';
    // In odd turns the die comes first: the space then goes with it, or takes better dice.
    if (turn % 2 === 1) await this.dieFirst(kind);
    const choice = this.find(`${kind} [data-input="spot"] .choice[data-choice="${spot}"]`);
    if (await choice.getAttribute('aria-disabled')) {
      // Not with that die.
      await this.press(this.find(`${kind} [data-input="dice"] .choice[aria-pressed="true"]`));
      await this.find(`${kind} [data-choice="${spot}"]${OPEN}`).waitFor();
    }
    await this.press(choice);
    await this.find(`${kind} [data-choice="other"]`).waitFor();
    await this.form(kind);
    return spot.startsWith('CC') ? 'cityCard' : spot;
  }

  private async dieFirst(kind: string): Promise<void> {
    const dice = `${kind} [data-input="dice"] .choice`;
    await this.press(this.find(`${dice}${OPEN}`).last());
    await this.find(`${dice}[aria-pressed="true"]`).first().waitFor();
  }

  /** Presses a thing on the board if it can be met there, else in the panel. */
  private async press(choice: Locator): Promise<void> {
    const key = await choice.getAttribute('data-target');
    if (key && (await this.manner.board?.(key))) {
      const what = `at ${key.split(':')[0]}`;
      this.done.set(what, (this.done.get(what) ?? 0) + 1);
      return;
    }
    await this.hand.press(choice);
  }

  /**
   * Answers the open form's missing inputs, one press after the other, and confirms.
   * @returns its name
   */
  private async form(name: string): Promise<string> {
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      await this.find('[data-confirm]').waitFor();
      if (await this.has(`[data-confirm]${OPEN}`)) {
        if (presses < 3) await this.goFurther();
        await this.hand.press(this.find('[data-confirm]'));
        return name;
      }
      const before = await this.stands();
      const next = await this.next();
      if (!next) {
        // Inputs of some kinds are loaded at their first use.
        await expect.poll(() => this.stands(), { message: name, timeout: 15_000 }).not.toBe(before);
        continue;
      }
      // A stepper at its greatest value can only be lowered.
      if (next.stepper)
        await this.hand.turn(next.at, await next.at.locator('.step').last().isEnabled());
      else await this.press(next.at);
      await expect.poll(() => this.stands(), { message: name }).not.toBe(before);
    }
    throw new Error(`${name} is never complete: ${await this.stands()}`);
  }

  /** A journey of one step goes one further if that costs only available coins. */
  private async goFurther(): Promise<void> {
    const steps = this.find('[data-input^="way:"]').first().locator('ol.way li');
    if ((await steps.count()) !== 2) return;
    const onward = this.find('[data-input^="way:"]').first().locator(`.choices .choice${OPEN}`);
    if ((await onward.count()) === 0) return;
    await this.press(onward.last());
    await expect.poll(() => steps.count()).toBe(3);
    if (await this.has(`[data-confirm]${OPEN}`)) {
      this.done.set('two steps', (this.done.get('two steps') ?? 0) + 1);
      return;
    }
    await this.hand.press(steps.nth(1).locator('button'));
    await expect.poll(() => steps.count()).toBe(2);
  }

  /** The present form: its choices and messages. */
  private stands(): Promise<string> {
    return this.page.locator('.decision').evaluate((panel) => {
      const inputs = [...panel.querySelectorAll<HTMLElement>('[data-input]')].map((input) => {
        const set = [
          ...input.querySelectorAll<HTMLElement>(`[aria-pressed="true"], .way li, .row`),
        ];
        const said = set.map((one) => one.dataset.choice ?? one.textContent);
        return `${input.dataset.input}=${said.join()} ${input.textContent?.length}`;
      });
      return [...inputs, panel.querySelector('.outlook')?.textContent ?? ''].join(' ');
    });
  }

  /** The first input without enough answers, and the control that answers it. */
  private async next(): Promise<{ readonly at: Locator; readonly stepper: boolean } | null> {
    // A die's value with the Nun's help is settled already and may stay.
    const settled = '[data-input="dice"], [data-input="spot"], [data-input^="nun:"]';
    const inputs = this.find(`[data-input]:not(${settled})`);
    for (const input of await inputs.all()) {
      const way = input.locator(`.choices .choice${OPEN}`);
      const isWay = (await input.locator('ol.way').count()) > 0;
      if (isWay && (await way.count()) > 0) return { at: way.first(), stepper: false };
      if (isWay) continue;
      const free = input.locator(`.choice${OPEN}:not([aria-pressed="true"])`);
      const chosen = await input.locator('.choice[aria-pressed="true"]').count();
      const asks = await input.evaluate((one) => /Choose (\d+)/.exec(one.textContent ?? '')?.[1]);
      if (chosen < Number(asks ?? 1) && (await free.count()) > 0) {
        return { at: free.first(), stepper: false };
      }
      const stepper = input.locator('.stepper');
      if ((await stepper.count()) > 0) return { at: stepper.first(), stepper: true };
    }
    return null;
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
  const { result, options } = (kept.match.view('public') as View).public;
  const expected = (result?.table ?? []).map((row) => ({
    seat: row.seat,
    figures: [
      row.track,
      row.beijing,
      row.goods,
      row.coins,
      row.contracts,
      row.goalCards,
      // A part that nobody can score has no column.
      row.goalCities,
      ...(options.venice ? [row.venice] : []),
      row.total,
    ],
    winner: result?.winners.includes(row.seat) === true,
  }));
  expect(bySeat(rows)).toEqual(bySeat(expected));
  return kept;
}
