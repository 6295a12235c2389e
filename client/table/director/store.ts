/** The page's state of the directed picture: the camera's holder, and the caption. */

import { create } from 'zustand';
import { useCamera } from '../../world/camera.ts';

/** `auto`: the director has the camera; `free`: a person has taken it. */
export type DirectorMode = 'auto' | 'free';

/** One sentence under the picture. */
export interface Caption {
  /** Counts up: the same words again are a new caption. */
  readonly id: number;
  readonly text: string;
  /** The merchant that it is about, for the colour at its side; null: everybody. */
  readonly seat: number | null;
}

export interface DirectorStore {
  /** This page wants a directed picture. Pages set it; nothing is moved while it is false. */
  readonly on: boolean;
  /** The shot stays as it is until further notice. */
  readonly hold: boolean;
  readonly mode: DirectorMode;
  /** The present text of the lower third; null: none. Written by the director. */
  readonly caption: Caption | null;
  set(change: Partial<Pick<DirectorStore, 'on' | 'hold' | 'mode' | 'caption'>>): void;
  /** Gives the camera back to the director. */
  handBack(): void;
}

export const useDirector = create<DirectorStore>()((set, get) => ({
  on: false,
  hold: false,
  mode: 'auto',
  caption: null,
  set(change) {
    set(change);
    if (change.on === false) set({ hold: false, mode: 'auto', caption: null });
  },
  handBack() {
    if (!get().on) return;
    set({ mode: 'auto', hold: false });
    useCamera.getState().overview();
    // Asking for the overview is here no wish of a person's.
    set({ mode: 'auto' });
  },
}));
