/** What of the page is open: ledger, dialogs, the phone's sheet; and whether there is 3D at all. */

import { create } from 'zustand';
import { isSoftware, rendererOf } from '../world/renderer.ts';

export type DialogName = 'settings' | 'what' | 'table';
/** The first tab of the phone's sheet: what is to be decided. */
export const TURN_TAB = 'turn';
/** How far the phone's sheet is drawn up: what is asked only, its form too, or all of it. */
export type SheetStop = 'low' | 'half' | 'full';

export interface ScreenStore {
  readonly ledger: boolean;
  /** false: no WebGL here; the ledger is the table. */
  readonly webgl: boolean;
  readonly dialog: DialogName | null;
  /** The open tab of the phone's sheet: `TURN_TAB`, or one of the game's. */
  readonly tab: string;
  readonly sheet: SheetStop;
  /** The city is not drawn just now: the page shows a picture of its own. */
  readonly still: boolean;
  /** Where in the course of a match its day begins; null: at the beginning. */
  readonly dayFrom: number | null;
  /** The result is put aside to look at the city. */
  readonly resultAside: boolean;
  /** The result is still being counted: nothing else on the page names the winner. */
  readonly counting: boolean;
  /** The places of the board wear their names. */
  readonly signs: boolean;
  toggleLedger(): void;
  show(dialog: DialogName | null): void;
  set(change: Partial<Omit<ScreenStore, 'toggleLedger' | 'show' | 'set'>>): void;
}

export const useScreen = create<ScreenStore>()((set, get) => ({
  ledger: false,
  webgl: true,
  dialog: null,
  tab: TURN_TAB,
  sheet: 'half',
  still: false,
  dayFrom: null,
  resultAside: false,
  counting: false,
  signs: false,
  toggleLedger() {
    if (get().webgl) set({ ledger: !get().ledger });
  },
  show: (dialog) => set({ dialog }),
  set: (change) => set(change),
}));

/** Whether this browser can draw with WebGL 2, and if so whether a processor would have to. */
export function probeWebgl(): { readonly webgl: boolean; readonly software: boolean } {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    return {
      webgl: context !== null,
      software: context !== null && isSoftware(rendererOf(context)),
    };
  } catch {
    return { webgl: false, software: false };
  }
}
