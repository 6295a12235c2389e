/** Keys that work everywhere on the table's page. Games add their own through `gameKeys`. */

import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { useCamera } from '../world/camera.ts';
import { useAsking } from './asking/store.ts';
import { stagingControl } from './captions/control.ts';
import { beginPhoto, photoKey } from './Photo.tsx';
import { useScreen } from './screen.ts';
import { isCommand, isSwitchedOff, keyOf } from './typed.ts';
import { takeBack } from './undoing.ts';

/** Key handler of a game: true if the game used the key. */
export type GameKeys = (key: string) => boolean;

let gameKeys: GameKeys | null = null;
export function setGameKeys(keys: GameKeys | null): void {
  gameKeys = keys;
}

/** Whether the page can show the reference card of its game: its tool is on the page. */
const hasReference = (): boolean => document.querySelector('.tool-reference') !== null;

/** Whether the key belongs to the control that has the focus. */
function taken(event: KeyboardEvent): boolean {
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  // A checkbox or radio button takes no text: it uses the space bar and the arrows.
  const ticks = at instanceof HTMLInputElement && /^(checkbox|radio)$/.test(at.type);
  if (ticks) return event.key === ' ' || event.key.startsWith('Arrow');
  if (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return true;
  const presses = event.key === 'Enter' || event.key === ' ';
  return presses && at.closest('button, a, summary, [role="button"]') !== null;
}

/** Enter on a choice that is chosen already changes nothing: it sends the composed action. */
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
  // A held arrow key keeps turning the camera of the photo mode; any other key counts once.
  if ((event.repeat && !photo) || (taken(event) && !isSettled(event))) return;
  const { show, dialog, toggleLedger, ledger, signs } = useScreen.getState();
  const settings = useSettings.getState();
  const key = keyOf(event);
  if (photo) {
    // A sign for nearer or farther is one, also where it lies on a figure's key.
    if (photoKey(event.key.length === 1 ? event.key.toLowerCase() : event.key))
      event.preventDefault();
    return;
  }
  // A modal dialog over the page gets all keys: Escape closes it.
  if (document.querySelector('dialog:modal')) return;
  if ((dialog === 'what' || dialog === 'table') && event.key === 'Escape') {
    event.preventDefault();
    show(null);
    return;
  }
  const playing = useTable.getState().view !== null;
  const done = (): void => event.preventDefault();
  if (key === 'F1') {
    done();
    useAsking.getState().toggle();
  } else if (key === '?') {
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
  } else if (key === ',') {
    // Games may use every letter that the frame does not use.
    if (hasReference()) {
      done();
      show('reference');
    }
  } else if (key === 'n') {
    done();
    useScreen.getState().set({ signs: !signs });
  } else if (playing && key === 'u') {
    done();
    takeBack();
  } else if (playing && key === '.' && stagingControl.current?.next()) {
    done();
  } else if (playing && key === 'End' && stagingControl.current?.skip()) {
    done();
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
