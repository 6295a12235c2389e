/** Keys of keyboards that write brackets with AltGr, and single keys that are switched off. */

import { afterEach, expect, test } from 'vitest';
import { useSettings } from '../../client/store/settings.ts';
import { isCommand, isSwitchedOff } from '../../client/table/typed.ts';

const press = (key: string, ...held: readonly string[]) => ({
  key,
  ctrlKey: held.includes('Control'),
  altKey: held.includes('Alt'),
  metaKey: held.includes('Meta'),
  getModifierState: (name: string) => held.includes(name),
});

afterEach(() => useSettings.getState().borrow({ letters: true }));

test('a bracket written with AltGr is a bracket, on Windows too', () => {
  expect(isCommand(press('[', 'AltGraph'))).toBe(false);
  expect(isCommand(press(']', 'AltGraph', 'Control', 'Alt'))).toBe(false);
  expect(isCommand(press('[', 'Control', 'Alt'))).toBe(true);
  expect(isCommand(press('l', 'Control'))).toBe(true);
  expect(isCommand(press('ArrowLeft', 'AltGraph', 'Alt'))).toBe(true);
});

test('single keys act, unless the person has switched them off; others always do', () => {
  for (const key of ['u', '?', '3']) expect(isSwitchedOff(press(key))).toBe(false);
  useSettings.getState().borrow({ letters: false });
  for (const key of ['u', '?', '3']) expect(isSwitchedOff(press(key))).toBe(true);
  for (const key of [' ', 'Enter', 'Escape', 'ArrowLeft', 'Home']) {
    expect(isSwitchedOff(press(key))).toBe(false);
  }
});
