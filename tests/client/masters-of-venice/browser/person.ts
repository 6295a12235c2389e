/**
 * A person at a table, who sees only the page: reads the decision panel, composes an answer with
 * one hand (pointer or keyboard) and sends it.
 */

import type { Locator, Page } from 'playwright-core';
import type { Hand } from '../../browser/hands.ts';

/** The present contents of the decision panel. */
interface Asked {
  /** `data-situation` of the panel; '' before there is one. */
  readonly situation: string;
  readonly mine: boolean;
  readonly heading: string;
  readonly round: string;
  /** Kinds of action offered as headings. */
  readonly kinds: readonly { readonly kind: string; readonly open: boolean }[];
  /** The panel asks whether the turn shall end. */
  readonly asksEnd: boolean;
  readonly over: boolean;
  readonly warning: string;
  /** The texts of the panel and of the log's last line, to see that an action had an effect. */
  readonly text: string;
}

export interface Habits {
  /** Wished places in order; absent = the open ones, in turns. */
  readonly wishes?: readonly string[];
  /** Clicks a target on the board instead of in the panel; false if it cannot be reached there. */
  readonly pointAt?: (key: string) => Promise<boolean>;
  /** Ends and undoes by the keys E and U instead of the buttons. */
  readonly shortcuts?: boolean;
  /** Takes one step back, once in a match; absent = yes. */
  readonly undoes?: boolean;
  /** Called after each accepted action. */
  readonly acted?: (situation: string) => Promise<void> | void;
}

/**
 * Longest time until an action has an effect, including a server's death and return, in
 * milliseconds.
 */
const CHANGE_MS = 60_000;

export class Person {
  /** Sentences of refusals: there should be none. */
  readonly warnings: string[] = [];
  /** How many steps of each situation went out. */
  readonly done = new Map<string, number>();
  private readonly page: Page;
  private readonly hand: Hand;
  private readonly habits: Habits;
  private readonly wishes: string[];
  private tried = new Set<string>();
  private turnName = '';
  private undone = false;
  private queued = false;

  constructor(page: Page, hand: Hand, habits: Habits = {}) {
    this.page = page;
    this.hand = hand;
    this.habits = habits;
    this.wishes = [...(habits.wishes ?? [])];
  }

  read(): Promise<Asked> {
    return this.page.evaluate(readPage);
  }

  /**
   * Plays until the result is shown, or `until` returns true.
   * @throws after `limitMs`
   */
  async play(limitMs: number, until: (asked: Asked) => boolean = () => false): Promise<void> {
    const end = Date.now() + limitMs;
    for (;;) {
      const asked = await this.read();
      if (asked.over || until(asked)) return;
      if (Date.now() > end)
        throw new Error(`Not at the end in time: ${await this.page.locator('body').textContent()}`);
      if (asked.mine) await this.tryToDecide(asked);
      else await this.page.waitForTimeout(40);
    }
  }

  /** Plays until `count` more actions have gone out. */
  async playSome(count: number, limitMs: number): Promise<void> {
    const goal = this.steps + count;
    await this.play(limitMs, () => this.steps >= goal);
  }

  /**
   * Decides once if the table waits for this person, except for questions that `unless` keeps.
   * @returns whether it did
   */
  async step(unless: (asked: Asked) => boolean = () => false): Promise<boolean> {
    const asked = await this.read();
    if (asked.over || !asked.mine || unless(asked)) return false;
    await this.tryToDecide(asked);
    return true;
  }

  get steps(): number {
    return [...this.done.values()].reduce((sum, n) => sum + n, 0);
  }

  /**
   * During the composing a clock may run out, or another seat may act: then the person looks again.
   */
  private async tryToDecide(asked: Asked): Promise<void> {
    try {
      await this.decide(asked);
    } catch (error) {
      const now = await this.read();
      const same = now.situation === asked.situation && now.heading === asked.heading;
      if (same && !now.over) throw error;
    }
  }

  private async decide(asked: Asked): Promise<void> {
    switch (asked.situation) {
      case 'bid':
        await this.bid();
        break;
      case 'destination':
        await this.destination();
        break;
      case 'pick':
        await this.choose(asked, this.page.locator('.decision .list .choice'));
        break;
      case 'adjust':
        await this.choose(asked, this.page.locator('.decision .pair .choice'));
        break;
      case 'guildKeep':
        await this.choose(asked, this.page.locator('.decision .chips .choice'));
        break;
      case 'placeCubes':
        await this.placeCubes();
        break;
      case 'window':
        await this.window(asked);
        break;
      case 'turn':
        await this.turn(asked);
        break;
      default:
        await this.page.waitForTimeout(40);
    }
  }

  /** One small bid, a large one, none, and so on, so that every place in the turn order occurs. */
  private async bid(): Promise<void> {
    const bids = this.done.get('bid') ?? 0;
    const large = this.page.locator('.decision [data-input="amount"] [data-choice="30"]');
    if (bids % 3 === 1 && (await large.count()) > 0) await this.hand.press(large);
    const stepper = this.page.locator('.decision .amount-large .stepper');
    // A purse may hold no more than that.
    const more = stepper.locator('button.step').last();
    if (bids % 3 !== 2 && (await more.isEnabled({ timeout: 15_000 })))
      await this.hand.turn(stepper, true);
    else if (bids % 3 === 2)
      await this.hand.press(this.page.locator('.decision [data-input="amount"] [data-choice="0"]'));
    await this.confirm();
  }

  private async destination(): Promise<void> {
    const open = await this.page
      .locator('.decision .choice:not([aria-disabled="true"])')
      .evaluateAll((list) => list.map((element) => (element as HTMLElement).dataset.choice ?? ''));
    const turns = this.done.get('destination') ?? 0;
    const wished = this.wishes.find((place) => open.includes(place));
    const wish = wished ?? open[turns % open.length] ?? '';
    const at = this.wishes.indexOf(wish);
    if (at >= 0) this.wishes.splice(at, 1);
    await this.target(`place:${wish}`, this.page.locator(`.decision [data-choice="${wish}"]`));
    await this.confirm();
  }

  /** The first open choice, on the board if that works. */
  private async choose(asked: Asked, choices: Locator): Promise<void> {
    const open = choices.and(this.page.locator(':not([aria-disabled="true"])'));
    const one = open.first();
    const key = (await one.getAttribute('data-target')) ?? '';
    if (asked.situation === 'pick') await this.target(key, one);
    else await this.hand.press(one);
    await this.confirm();
  }

  /** Picks a target on the board if that works, else in the panel. */
  private async target(key: string, choice: Locator): Promise<void> {
    if (this.habits.pointAt && (await this.habits.pointAt(key))) return;
    await this.hand.press(choice);
  }

  private async placeCubes(): Promise<void> {
    const docks = this.page.locator('.decision .docks .choice');
    for (let k = 0; k < (await docks.count()); k++) await this.hand.press(docks.nth(k));
    await this.confirm();
  }

  /** Uses the marker when asked, and lets the queue go on if nothing is open to it. */
  private async window(asked: Asked): Promise<void> {
    const use = asked.kinds.find((one) => one.kind === 'useInterrupt')?.open === true;
    const kind = use && !this.tried.has('useInterrupt') ? 'useInterrupt' : 'declineInterrupt';
    this.tried.add(kind);
    await this.openKind(kind);
    const choice = this.form(kind).locator('.choice:not([aria-disabled="true"])');
    if ((await choice.count()) > 0) await this.hand.press(choice.first());
    await this.confirm();
  }

  private async turn(asked: Asked): Promise<void> {
    const name = `${asked.round} ${asked.heading}`;
    if (name !== this.turnName) this.tried = new Set();
    this.turnName = name;
    await this.queue();
    const kind = asked.kinds.find((one) => one.open && !this.tried.has(one.kind))?.kind;
    const alone = asked.kinds.length === 0 && !this.tried.has('');
    if (kind === undefined && !alone) return this.endTurn(asked);
    this.tried.add(kind ?? '');
    if (kind) await this.openKind(kind);
    await this.compose(this.form(kind ?? ''));
    if (!(await this.canConfirm())) return;
    await this.confirm();
    await this.undoOnce(kind ?? '');
  }

  /** One step back, once in a match, and the same again. */
  private async undoOnce(kind: string): Promise<void> {
    const undo = this.page.locator('[data-undo]:not([disabled])');
    if (this.habits.undoes === false || this.undone || (await undo.count()) === 0) return;
    this.undone = true;
    const before = await this.read();
    if (this.habits.shortcuts) await this.page.keyboard.press('u');
    else await this.hand.press(undo);
    await this.changed(before, 'undo');
    this.tried.delete(kind);
  }

  /** An order for the Gondola Marker, once in a match, withdrawn at once. */
  private async queue(): Promise<void> {
    const box = this.page.locator('.marker-box');
    if (this.queued || (await box.count()) === 0) return;
    this.queued = true;
    const open = this.page.locator('details.marker-box[open]');
    if ((await open.count()) === 0) await this.hand.press(box.locator('summary'));
    await this.hand.press(box.locator('[data-choice="wait"]'));
    await box.locator('[data-choice="wait"][aria-pressed="true"]').waitFor();
  }

  private form(kind: string): Locator {
    return kind === ''
      ? this.page.locator('.decision')
      : this.page.locator(`.decision [data-kind="${kind}"]`);
  }

  private async openKind(kind: string): Promise<void> {
    const head = this.form(kind).locator('.kind-head');
    if ((await head.getAttribute('aria-expanded')) !== 'true') await this.hand.press(head);
  }

  /** A little of each thing that the open form offers, until it can be sent. */
  private async compose(form: Locator): Promise<void> {
    const steppers = form.locator('.stepper');
    for (let k = 0; k < (await steppers.count()) && !(await this.canConfirm()); k++) {
      const stepper = steppers.nth(k);
      const most = Number(await stepper.getAttribute('aria-valuemax'));
      const now = Number(await stepper.getAttribute('aria-valuenow'));
      if (most > now) await this.hand.turn(stepper, true);
    }
    const choices = form.locator(
      '.choice:not([aria-disabled="true"]):not([aria-pressed="true"]):not(.marker-box *)',
    );
    if (!(await this.canConfirm()) && (await choices.count()) > 0) {
      await this.hand.press(choices.first());
    }
  }

  private async canConfirm(): Promise<boolean> {
    const open = '.outlook [data-confirm]:not([disabled]):not([aria-disabled="true"])';
    return (await this.page.locator(open).count()) > 0;
  }

  private async confirm(): Promise<void> {
    const before = await this.read();
    await this.hand.press(this.page.locator('.outlook [data-confirm]'));
    await this.changed(before, before.situation);
  }

  private async endTurn(asked: Asked): Promise<void> {
    const end = async (button: string): Promise<void> => {
      if (this.habits.shortcuts) await this.page.keyboard.press('e');
      else await this.hand.press(this.page.locator(button));
    };
    if (!asked.asksEnd) await end('[data-end]');
    const after = asked.asksEnd ? asked : await this.changed(asked, 'end');
    if (!after.asksEnd) return;
    await end('.end-question [data-confirm]');
    await this.changed(after, 'end');
  }

  /** Waits until panel or log change; records a refusal. */
  private async changed(before: Asked, what: string): Promise<Asked> {
    const end = Date.now() + CHANGE_MS;
    let now = await this.read();
    while (now.text === before.text && !now.over) {
      if (Date.now() > end) throw new Error(`Nothing came of it: ${what}, ${before.text}`);
      await this.page.waitForTimeout(25);
      now = await this.read();
    }
    if (now.warning) this.warnings.push(`${what}: ${now.warning}`);
    if (!now.asksEnd) {
      this.done.set(what, (this.done.get(what) ?? 0) + 1);
      if (what === 'end') this.turnName = '';
      await this.habits.acted?.(what);
    }
    return now;
  }
}

/** Runs in the page. */
function readPage(): Asked {
  const panel = document.querySelector<HTMLElement>('.decision');
  const heads = panel?.querySelectorAll<HTMLElement>('[data-kind]') ?? [];
  return {
    situation: panel?.dataset.situation ?? '',
    mine: panel?.classList.contains('mine') ?? false,
    heading: panel?.querySelector('h2')?.textContent ?? '',
    round: document.querySelector('.progress strong, .ledger-head strong')?.textContent ?? '',
    kinds: [...heads].map((head) => ({
      kind: head.dataset.kind ?? '',
      open: head.querySelector('.kind-head')?.getAttribute('aria-disabled') !== 'true',
    })),
    asksEnd: panel?.querySelector('.end-question') != null,
    over: document.querySelector('.result') !== null,
    warning: panel?.querySelector('.warning')?.textContent ?? '',
    // Without clock and foot: the undo is announced separately.
    text: [
      ...(panel?.querySelectorAll('h2, .decision > :not(header, .decision-foot), .end-question') ??
        []),
    ]
      .concat([...document.querySelectorAll('.log li:last-child')])
      .map((part) => part?.textContent)
      .join(' · '),
  };
}
