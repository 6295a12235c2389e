/** The thing whose note a person wants: of the page or of the board, by key or by a long press. */

import { create } from 'zustand';

export interface AskingStore {
  /** The keys walk over all things, and each shows its note. */
  readonly on: boolean;
  /** The thing of the page that is selected by key. */
  readonly of: Element | null;
  /** The same on the board: key of a target. */
  readonly target: string | null;
  /** Begins to walk, or ends it. */
  toggle(): void;
  ask(what: Partial<Pick<AskingStore, 'of' | 'target'>>): void;
  stop(): void;
}

const NOTHING = { on: false, of: null, target: null };

export const useAsking = create<AskingStore>()((set, get) => ({
  ...NOTHING,
  toggle: () => set({ ...NOTHING, on: !get().on }),
  ask: ({ of = null, target = null }) => set({ of, target }),
  stop: () => set(NOTHING),
}));

/** The askable things of the board: its targets by key, in the order in which they are set. */
export interface BoardThings {
  readonly keys: () => readonly string[];
  /** Points at it, as a pointer does; null: no longer at any. */
  readonly point: (key: string | null) => void;
}

let board: BoardThings | null = null;
let hasAnswer: ((key: string) => boolean) | null = null;

/** The board on the page; null when it goes. */
export function setBoardThings(things: BoardThings | null): void {
  board = things;
}

/** Whether a target has a note: the panels around the board know. */
export function setAnswers(answers: ((key: string) => boolean) | null): void {
  hasAnswer = answers;
}

/** Every thing of the board with a note, by key. */
export const boardKeys = (): readonly string[] => [
  ...new Set(board?.keys().filter((key) => hasAnswer?.(key)) ?? []),
];

export const pointAt = (key: string | null): void => board?.point(key);
