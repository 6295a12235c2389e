/** Keys that work everywhere on the table's page. Games add their own through `gameKeys`. */

import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { useCamera } from '../world/camera.ts';
import { beginPhoto, photoKey } from './Photo.tsx';
import { useScreen } from './screen.ts';
import { isCommand, isSwitchedOff } from './typed.ts';
import { takeBack } from './undoing.ts';

/** What a game does on a key: true if it took it. */
export type GameKeys = (key: string) => boolean;

let gameKeys: GameKeys | null = null;
export function setGameKeys(keys: GameKeys | null): void {
  gameKeys = keys;
}

/** Whether the key belongs to the control that has the focus. */
function taken(event: KeyboardEvent): boolean {
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  // A box to tick or a choice of one is not written into: it takes the space bar and the arrows.
  const ticks = at instanceof HTMLInputElement && /^(checkbox|radio)$/.test(at.type);
  if (ticks) return event.key === ' ' || event.key.startsWith('Arrow');
  if (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return true;
  const presses = event.key === 'Enter' || event.key === ' ';
  return presses && at.closest('button, a, summary, [role="button"]') !== null;
}

/** Enter on what is chosen already chooses nothing more: it sends what is composed. */
function isSettled(event: KeyboardEvent): boolean {
  const at = event.target;
  if (event.key !== 'Enter' || !(at instanceof HTMLElement)) return false;
  return at.matches('[aria-pressed="true"]') && at.closest('[data-settles]') !== null;
}

/** A key pressed on the table's page. */
export function onTableKey(event: KeyboardEvent): void {
  if (isCommand(event) || isSwitchedOff(event)) return;
  if (event.defaultPrevented) return;
  const { photo } = useCamera.getState();
  // Held arrows go on turning a camera; anything else is meant once.
  if ((event.repeat && !photo) || (taken(event) && !isSettled(event))) return;
  const { show, dialog, toggleLedger, ledger, signs } = useScreen.getState();
  const settings = useSettings.getState();
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (photo) {
    if (photoKey(key)) event.preventDefault();
    return;
  }
  // Whatever lies over the page has the keys to itself: Escape closes it.
  if (document.querySelector('dialog:modal')) return;
  if ((dialog === 'what' || dialog === 'table') && event.key === 'Escape') {
    event.preventDefault();
    show(null);
    return;
  }
  const playing = useTable.getState().view !== null;
  const done = (): void => event.preventDefault();
  if (key === '?') {
    done();
    show('settings');
  } else if (key === 'm') {
    done();
    settings.set({ muted: !settings.muted });
  } else if (key === 'p') {
    if (beginPhoto()) done();
  } else if (playing && key === 'l') {
    done();
    toggleLedger();
  } else if (playing && key === 't') {
    done();
    show(dialog === 'table' ? null : 'table');
  } else if (key === 'n') {
    done();
    useScreen.getState().set({ signs: !signs });
  } else if (playing && key === 'u') {
    done();
    takeBack();
  } else if (playing && gameKeys?.(key)) {
    done();
  } else if (key === 'Escape' && ledger) {
    done();
    toggleLedger();
  }
}

export function useShortcuts(): void {
  useEffect(() => {
    addEventListener('keydown', onTableKey);
    return () => removeEventListener('keydown', onTableKey);
  }, []);
}
