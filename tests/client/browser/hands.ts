/** The ways in which a person reaches a control: pointing at it, walking to it by keys, asking for it by name. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Longest time of one press before the control counts as unreachable, in milliseconds. */
const REACH_MS = 15_000;

export interface Hand {
  /** Presses a control: a button, a check box, a summary. */
  press(target: Locator): Promise<void>;
  /** Moves a stepper by one step. */
  turn(stepper: Locator, up: boolean): Promise<void>;
}

/** Mouse or finger, as the page has it. */
export class Pointer implements Hand {
  private readonly timeout: number;

  /** @param timeout longest time of one press, in milliseconds: short if others remove controls */
  constructor(timeout = REACH_MS) {
    this.timeout = timeout;
  }

  async press(target: Locator): Promise<void> {
    await target.click({ timeout: this.timeout });
  }

  async turn(stepper: Locator, up: boolean): Promise<void> {
    const button = stepper.locator('button.step');
    await (up ? button.last() : button.first()).click({ timeout: this.timeout });
  }
}

/**
 * Presses the letter of an answer: for a final one it only selects, and a second press sends.
 * @param seq reads the position that the page shows
 */
export async function pressLetter(
  page: Page,
  letter: string,
  seq: () => Promise<number>,
): Promise<void> {
  const before = await seq();
  await page.keyboard.press(letter);
  const isChosen = async () => (await page.locator('[data-waits]').count()) > 0;
  const isSent = async () => (await seq()) !== before;
  await expect.poll(async () => (await isChosen()) || (await isSent())).toBe(true);
  if (!(await isSent())) await page.keyboard.press(letter);
}

/** Role and name of a control in the tree of screen readers. */
interface Spoken {
  readonly role: 'button' | 'checkbox' | 'link' | 'radio' | 'spinbutton' | 'switch' | 'tab';
  readonly name: string;
}

/**
 * A person who hears the page: finds a control by role and name in the accessibility tree, then
 * presses a key. A control without a name, or with the same name as another one of the decision or
 * the lesson, is not found.
 */
export class Reader implements Hand {
  private readonly page: Page;
  /** The requested controls, in order. */
  readonly heard: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    const { role } = await this.reach(target);
    const box = role === 'checkbox' || role === 'radio' || role === 'switch';
    await this.page.keyboard.press(box ? 'Space' : 'Enter');
  }

  async turn(stepper: Locator, up: boolean): Promise<void> {
    await this.reach(stepper);
    await this.page.keyboard.press(up ? 'ArrowUp' : 'ArrowDown');
  }

  private async reach(target: Locator): Promise<Spoken> {
    const parts = this.page.locator('.decision, .learn-card');
    // Its name may still change as an effect of the press before.
    const spoken = async () => spokenIn(await target.ariaSnapshot({ timeout: REACH_MS }));
    const found = ({ role, name }: Spoken) => parts.getByRole(role, { name, exact: true });
    let last = await spoken();
    const count = async () => {
      last = await spoken();
      return `${last.role} “${last.name}”: ${await found(last).count()}`;
    };
    await expect.poll(count).toMatch(/: 1$/);
    this.heard.push(`${last.role} ${last.name}`);
    await found(last).focus({ timeout: REACH_MS });
    return last;
  }
}

/** The first line of a snapshot: `- button "Pass it on" [pressed]`. */
function spokenIn(snapshot: string): Spoken {
  const line = snapshot.split('\n')[0];
  const [, role, quoted] = /^- '?(\w+) ("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
  if (!quoted) throw new Error(`Nobody who hears the page can tell what this is: ${line}`);
  return { role: role as Spoken['role'], name: JSON.parse(quoted) as string };
}

/** Position of the focus, and its distance from the wanted control in presses of Tab. */
interface Way {
  readonly there: boolean;
  /** Presses of Tab, negative with Shift; null if the focus is nowhere. */
  readonly tabs: number | null;
  /** Steps by arrow keys within its group, after Tab has reached the group. */
  readonly arrows: number;
  readonly box: boolean;
}

/** Tab, Shift+Tab, arrows, Enter and Space; never the pointer, never `focus()`. */
export class Keyboard implements Hand {
  /** Controls that had an invisible focus. */
  readonly unseen = new Set<string>();
  /** How many controls had the focus. */
  visited = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    const way = await this.reach(target);
    await this.page.keyboard.press(way.box ? 'Space' : 'Enter');
  }

  async turn(stepper: Locator, up: boolean): Promise<void> {
    await this.reach(stepper);
    await this.page.keyboard.press(up ? 'ArrowUp' : 'ArrowDown');
  }

  /** Walks to a control and checks that the focus is visible there. */
  async reach(target: Locator): Promise<Way> {
    const { keyboard } = this.page;
    await target.waitFor({ state: 'attached', timeout: REACH_MS });
    for (let tries = 0; tries < 8; tries++) {
      const way = await target.evaluate(wayTo);
      if (way.there) {
        await this.look();
        return way;
      }
      if (way.tabs === null) await keyboard.press('Tab');
      else if (way.tabs !== 0) {
        const key = way.tabs > 0 ? 'Tab' : 'Shift+Tab';
        for (let k = Math.abs(way.tabs); k > 0; k--) await keyboard.press(key);
      } else {
        const key = way.arrows > 0 ? 'ArrowRight' : 'ArrowLeft';
        for (let k = Math.abs(way.arrows); k > 0; k--) await keyboard.press(key);
      }
    }
    const name = await target.evaluate((element) => element.outerHTML.slice(0, 200));
    throw new Error(`By keyboard nobody comes to ${name}`);
  }

  private async look(): Promise<void> {
    this.visited++;
    const dark = await this.page.evaluate(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement)) return 'nothing';
      const shows = (element: Element | null): boolean => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5;
      };
      // A hidden check box shows its focus on its label.
      if (shows(at) || shows(at.closest('label')) || shows(at.nextElementSibling)) return '';
      return `${at.tagName}.${at.className}`;
    });
    if (dark) this.unseen.add(dark);
  }
}

/** Runs in the page. */
function wayTo(target: Element): Way {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && !radioStop(element)),
  );
  function radioStop(radio: HTMLInputElement): boolean {
    const group = [
      ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${radio.name}"]`),
    ];
    const checked = group.find((one) => one.checked);
    return radio === (checked ?? group[0]);
  }
  const box =
    target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
  const at = document.activeElement;
  if (at === target) return { there: true, tabs: 0, arrows: 0, box };
  const group = target.closest('fieldset, [role="tablist"]');
  const own = target instanceof HTMLElement && stops.includes(target);
  const stop = own ? target : stops.find((one) => group?.contains(one));
  const inGroup = !own && group?.contains(at ?? null) === true;
  if (inGroup && group) {
    const items = [...group.querySelectorAll('button:not([disabled]), input[type=radio]')];
    const arrows = items.indexOf(target) - items.indexOf(at as Element);
    return { there: false, tabs: 0, arrows, box };
  }
  const from = stops.indexOf(at as HTMLElement);
  const to = stops.indexOf(stop as HTMLElement);
  return { there: false, tabs: from < 0 || to < 0 ? null : to - from, arrows: 0, box };
}
