/** Open parts of the page: ledger, dialogs, the phone's sheet; and whether there is 3D at all. */

import { create } from 'zustand';
import { isSoftware, rendererOf } from '../world/renderer.ts';

export type DialogName = 'settings' | 'what' | 'table' | 'reference';
/** The first tab of the phone's sheet: the current decision. */
export const TURN_TAB = 'turn';
/** Height of the phone's sheet: the question only, its form too, or everything. */
export type SheetStop = 'low' | 'half' | 'full';

export interface ScreenStore {
  readonly ledger: boolean;
  /** Number of other things that hide the city: see `useCover`. */
  readonly covers: number;
  /** false: no WebGL here; the ledger is the table. */
  readonly webgl: boolean;
  /** The 3D context was lost: a restart is possible. */
  readonly lost: boolean;
  readonly dialog: DialogName | null;
  /** The open tab of the phone's sheet: `TURN_TAB`, or one of the game's. */
  readonly tab: string;
  readonly sheet: SheetStop;
  /** The city is not drawn at the moment: the page shows a picture of its own. */
  readonly still: boolean;
  /** Point in the course of a match at which its day begins; null: at the beginning. */
  readonly dayFrom: number | null;
  /** The result is put aside to look at the city. */
  readonly resultAside: boolean;
  /** The result is still being counted: nothing else on the page names the winner. */
  readonly counting: boolean;
  /** The places of the board wear their names. */
  readonly signs: boolean;
  toggleLedger(): void;
  /** Something hides the city (1), or does no longer (-1). */
  cover(change: 1 | -1): void;
  /**
   * Without 3D the ledger is the table.
   * @param lost a context existed before
   */
  giveUp(lost: boolean): void;
  /** Draws again after a loss; the ledger stays unless the person asks for the board. */
  tryAgain(ledger: boolean): void;
  show(dialog: DialogName | null): void;
  set(change: Partial<Omit<ScreenStore, Acts>>): void;
}

type Acts = 'toggleLedger' | 'cover' | 'giveUp' | 'tryAgain' | 'show' | 'set';

/** Nobody sees the city. */
export const isCovered = ({ ledger, covers }: ScreenStore): boolean => ledger || covers > 0;

export const useScreen = create<ScreenStore>()((set, get) => ({
  ledger: false,
  covers: 0,
  webgl: true,
  lost: false,
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
  cover: (change) => set({ covers: get().covers + change }),
  giveUp: (lost) => set({ webgl: false, ledger: true, lost }),
  tryAgain: (ledger) => set({ webgl: true, ledger }),
  show: (dialog) => set({ dialog }),
  set: (change) => set(change),
}));

/** Whether this browser can draw with WebGL 2, and if so whether it would render in software. */
export function probeWebgl(): { readonly webgl: boolean; readonly software: boolean } {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    const software = context !== null && isSoftware(rendererOf(context));
    // Browsers have few contexts, and drop the oldest one: the city's own.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return { webgl: context !== null, software };
  } catch {
    return { webgl: false, software: false };
  }
}
