/**
 * The lock of an unattended screen: keys and pointer do nothing. Holding Escape, or the upper left
 * corner, for three seconds opens the operator's page, which asks for the token.
 */

import { useEffect, useState } from 'react';

const HOLD_MS = 3000;
/** After this many milliseconds the screen shows that holding on has an effect. */
const HINT_MS = 900;
/** Size of the corner, in CSS pixels. */
const CORNER = 90;

/** Nobody touches an unattended screen except to wake it: the first touch makes it full-screen. */
function fullScreen(): void {
  if (document.fullscreenElement) return;
  void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/**
 * @param locked keys and pointer do nothing else
 * @param onOpen called when the operator's page is wanted
 * @returns whether a key or the corner is held just now
 */
export function useKiosk(locked: boolean, onOpen: () => void): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    let open: ReturnType<typeof setTimeout> | undefined;
    let hint: ReturnType<typeof setTimeout> | undefined;
    const hold = (): void => {
      if (open !== undefined) return;
      hint = setTimeout(() => setHeld(true), HINT_MS);
      open = setTimeout(onOpen, HOLD_MS);
    };
    const release = (): void => {
      clearTimeout(open);
      clearTimeout(hint);
      open = undefined;
      setHeld(false);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.type === 'keyup') release();
      else if (event.key === 'Escape') hold();
      else if (locked && !event.repeat) fullScreen();
      if (!locked) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = ({ clientX, clientY }: PointerEvent): void => {
      if (locked) fullScreen();
      if (clientX < CORNER && clientY < CORNER) hold();
    };
    const swallow = (event: Event): void => {
      if (locked) event.preventDefault();
    };
    addEventListener('keydown', key, true);
    addEventListener('keyup', key, true);
    addEventListener('pointerdown', press);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    addEventListener('blur', release);
    addEventListener('contextmenu', swallow);
    addEventListener('wheel', swallow, { passive: false });
    return () => {
      release();
      removeEventListener('keydown', key, true);
      removeEventListener('keyup', key, true);
      removeEventListener('pointerdown', press);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
      removeEventListener('blur', release);
      removeEventListener('contextmenu', swallow);
      removeEventListener('wheel', swallow);
    };
  }, [locked, onOpen]);
  return held;
}
