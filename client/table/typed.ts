/**
 * Which pressed keys are meant for the page, and what they mean on keyboards of all languages. Single
 * ones can be switched off (WCAG 2.1.4).
 */

import { useSettings } from '../store/settings.ts';

type Press = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'key'> & {
  getModifierState?(key: string): boolean;
};

/**
 * Whether a key comes with a modifier that makes it the browser's own. With AltGr some keyboards
 * type characters that others have on a key of their own, brackets among them, and Windows reports
 * Ctrl and Alt for that.
 */
export function isCommand(event: Press): boolean {
  if (event.getModifierState?.('AltGraph') && event.key.length === 1) return false;
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** Whether it is a letter, figure or sign, and the person has switched such shortcuts off. */
export const isSwitchedOff = ({ key }: Pick<Press, 'key'>): boolean =>
  key.length === 1 && key !== ' ' && !useSettings.getState().letters;

/**
 * The key that a page's shortcuts know: a named key, or one character in lower case. What it says on the
 * key counts, whatever the layout, with two exceptions: a figure needs no Shift (French and Czech
 * keyboards write signs without it), and a key of another script is the Latin letter at its place.
 */
export function keyOf(event: Press & Partial<Pick<KeyboardEvent, 'code' | 'shiftKey'>>): string {
  const { key, code = '' } = event;
  if (key.length !== 1) return key;
  const figure = /^Digit(\d)$/.exec(code)?.[1];
  if (figure && !event.shiftKey && !event.getModifierState?.('AltGraph')) return figure;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const isForeign = /\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return (letter && isForeign ? letter : key).toLowerCase();
}
