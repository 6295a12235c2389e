/** Which pressed keys are meant for the page: single ones can be switched off (WCAG 2.1.4). */

import { useSettings } from '../store/settings.ts';

type Press = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'key'> & {
  getModifierState?(key: string): boolean;
};

/**
 * Whether a key comes with a modifier that makes it the browser's own. With AltGr keyboards write what
 * others have on a key of its own, brackets among them, and Windows says Ctrl and Alt to that.
 */
export function isCommand(event: Press): boolean {
  if (event.getModifierState?.('AltGraph') && event.key.length === 1) return false;
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** Whether it is a letter, figure or sign, and the person wants none of them to act by itself. */
export const isSwitchedOff = ({ key }: Pick<Press, 'key'>): boolean =>
  key.length === 1 && key !== ' ' && !useSettings.getState().letters;
