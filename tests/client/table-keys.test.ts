/** Keys of the table's page: when they are off, and Enter's meaning on a chosen control. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onCasterKey } from '../../client/pages/caster/CastBar.tsx';
import { useCast } from '../../client/pages/caster/cast-store.ts';
import { useSettings } from '../../client/store/settings.ts';
import { useTable } from '../../client/store/table.ts';
import { onDirectorKey } from '../../client/table/director/DirectorBar.tsx';
import { useDirector } from '../../client/table/director/store.ts';
import { onTableKey, setGameKeys } from '../../client/table/keys.ts';
import { useScreen } from '../../client/table/screen.ts';
import { useUndoing } from '../../client/table/undoing.ts';
import type { ViewBase } from '../../engine/core/contract.ts';

/** A control of a page, as far as keys ask for it. */
class Control {
  tagName = 'BUTTON';
  isContentEditable = false;
  private readonly isPressed: boolean;
  private readonly isSettling: boolean;
  constructor(isPressed = false, isSettling = false) {
    this.isPressed = isPressed;
    this.isSettling = isSettling;
  }
  matches(selector: string): boolean {
    return selector === '[aria-pressed="true"]' && this.isPressed;
  }
  closest(selector: string): Control | null {
    if (selector.startsWith('button')) return this;
    return selector === '[data-settles]' && this.isSettling ? this : null;
  }
}

const press = (key: string, target: object | null = null) => {
  const event = {
    key,
    target,
    repeat: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  return event;
};
const meant = (event: object): KeyboardEvent => event as KeyboardEvent;

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Control);
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('document', { querySelector: () => null });
  useTable.getState().patch({ seat: 0 });
  useTable.getState().show({ version: 'any/1', seq: 1, public: {} } as ViewBase);
});
afterEach(() => {
  setGameKeys(null);
  useSettings.getState().borrow({ letters: true });
  useUndoing.setState({ isNone: false });
  useTable.getState().reset();
});

test('letters belong to whom they are written to, and act anywhere else', () => {
  const field = (tagName: string, isContentEditable = false) =>
    Object.assign(new Control(), { tagName, isContentEditable });
  const isMuted = () => useSettings.getState().muted;
  const before = isMuted();
  const isLedger = useScreen.getState().ledger;
  for (const at of ['INPUT', 'TEXTAREA', 'SELECT'].map((name) => field(name))) {
    for (const key of ['m', 'l', 'u']) {
      const event = press(key, at);
      onTableKey(meant(event));
      expect(event.defaultPrevented, `${key} in ${at.tagName}`).toBe(false);
    }
  }
  onTableKey(meant(press('m', field('DIV', true))));
  expect([isMuted(), useScreen.getState().ledger]).toEqual([before, isLedger]);
  expect(useUndoing.getState().isNone).toBe(false);
  onTableKey(meant(press('m', field('BUTTON'))));
  expect(isMuted()).toBe(!before);
  onTableKey(meant(press('m')));
  expect(isMuted()).toBe(before);
});

test('U says where nothing can be taken back', () => {
  onTableKey(meant(press('u')));
  expect(useUndoing.getState().isNone).toBe(true);
});

test('the director’s and the caster’s single keys are switched off with all others', () => {
  useDirector.getState().set({ on: false });
  useSettings.getState().borrow({ letters: false });
  onDirectorKey(meant(press('d')), null);
  expect(useDirector.getState().on).toBe(false);
  useCast.setState({ playing: true });
  onCasterKey(meant(press(',')));
  expect(useCast.getState().playing).toBe(true);
  // The space bar is no single letter, figure or sign.
  onCasterKey(meant(press(' ')));
  expect(useCast.getState().playing).toBe(false);
  useSettings.getState().borrow({ letters: true });
  onDirectorKey(meant(press('d')), null);
  expect(useDirector.getState().on).toBe(true);
  useDirector.getState().set({ on: false });
});

test('Enter sends what is composed where the focus is on what is chosen, and presses else', () => {
  const heard: string[] = [];
  setGameKeys((key) => heard.push(key) > 0);
  const chosen = press('Enter', new Control(true, true));
  onTableKey(meant(chosen));
  expect(heard).toEqual(['Enter']);
  expect(chosen.defaultPrevented).toBe(true);
  // Not chosen yet; one of several, which a press takes out again; the space bar.
  for (const [key, control] of [
    ['Enter', new Control(false, true)],
    ['Enter', new Control(true, false)],
    [' ', new Control(true, true)],
  ] as const) {
    const event = press(key, control);
    onTableKey(meant(event));
    expect(event.defaultPrevented).toBe(false);
  }
  expect(heard).toEqual(['Enter']);
});
