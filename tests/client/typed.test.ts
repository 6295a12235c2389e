/** Keys of keyboards that write brackets with AltGr, and single keys that are switched off. */

import { afterEach, expect, test } from 'vitest';
import { useSettings } from '../../client/store/settings.ts';
import { isCommand, isSwitchedOff, keyOf } from '../../client/table/typed.ts';

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

test('a shortcut is what its key says on every keyboard; figures need no Shift', () => {
  const held = (key: string, code: string, ...more: readonly string[]) => ({
    ...press(key, ...more),
    code,
    shiftKey: more.includes('Shift'),
  });
  // QWERTY, QWERTZ and AZERTY: the letter on the key, with capital lock too.
  expect(keyOf(held('z', 'KeyZ'))).toBe('z');
  expect(keyOf(held('z', 'KeyY'))).toBe('z');
  expect(keyOf(held('A', 'KeyQ'))).toBe('a');
  // The French top row has signs without Shift and figures with it; with AltGr it has brackets.
  expect(keyOf(held('&', 'Digit1'))).toBe('1');
  expect(keyOf(held('1', 'Digit1', 'Shift'))).toBe('1');
  expect(keyOf(held('[', 'Digit5', 'AltGraph'))).toBe('[');
  expect(keyOf(held('/', 'Digit7', 'Shift'))).toBe('/');
  expect(keyOf(held('7', 'Numpad7'))).toBe('7');
  // Keys of another script are named by their place, signs are not.
  expect(keyOf(held('д', 'KeyL'))).toBe('l');
  expect(keyOf(held('ñ', 'Semicolon'))).toBe('ñ');
  expect(keyOf(held('.', 'Slash'))).toBe('.');
  expect(keyOf(held('Enter', 'Enter'))).toBe('Enter');
});
