/** Keys of the replay: they take precedence over those of the table. */

import { useEffect } from 'react';
import { isCommand, isSwitchedOff, keyOf } from '../../table/typed.ts';
import { useCamera } from '../../world/camera.ts';
import { seek, skip, step, toggle } from './player.ts';
import { theRecording, useReplay } from './store.ts';

/** Keys of a table without a meaning on a page without decisions. */
const IDLE = new Set(['u', 't', 'w', 'e', 'Enter']);

function onKey(event: KeyboardEvent): void {
  if (isCommand(event) || isSwitchedOff(event) || event.defaultPrevented) return;
  if (useCamera.getState().photo || useReplay.getState().clip !== 'none') return;
  if (document.querySelector('dialog[open]')) return;
  const { target } = event;
  const key = keyOf(event);
  if (target instanceof HTMLElement && keeps(target, key)) return;
  if (!act(key)) {
    // The frame around a table listens to the window as well: it must not receive these.
    if (IDLE.has(key)) event.stopImmediatePropagation();
    else if (target instanceof HTMLInputElement && key.length === 1) passOn(event);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The slider takes no text: a letter pressed on it is meant for the page. */
function passOn(event: KeyboardEvent): void {
  const { key, code, shiftKey } = event;
  event.stopImmediatePropagation();
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }),
  );
}

/** Whether the control that has the focus needs the key itself. */
function keeps(target: HTMLElement, key: string): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  if (/^(TEXTAREA|SELECT)$/.test(target.tagName)) return true;
  if (key === ' ' || key === 'Enter') return target.closest('button, a, summary') !== null;
  return key.startsWith('Arrow') && target.closest('[role="tablist"]') !== null;
}

function act(key: string): boolean {
  switch (key) {
    case ' ':
      toggle();
      return true;
    case 'ArrowRight':
    case 'ArrowUp':
      step(1);
      return true;
    case 'ArrowLeft':
    case 'ArrowDown':
      step(-1);
      return true;
    case 'Home':
      seek(0);
      return true;
    case 'End':
      seek(theRecording()?.end ?? 0);
      return true;
    case ']':
    case 'PageDown':
      skip(1);
      return true;
    case '[':
    case 'PageUp':
      skip(-1);
      return true;
    default:
      return false;
  }
}

export function useReplayKeys(): void {
  useEffect(() => {
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
}
