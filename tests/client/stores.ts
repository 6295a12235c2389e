/** Every store of the client, and its initial state: for `vi.mock('zustand', …)` in `setup.ts`. */

import type { StateCreator, StoreApi } from 'zustand';

type Zustand = typeof import('zustand');

interface Kept {
  readonly store: StoreApi<object>;
  /** Its contents before any test. */
  readonly first: object;
}
const stores: Kept[] = [];

/** The library, with stores that can be reset. */
export function remembering(real: Zustand): Zustand {
  const make = (creator: StateCreator<object>) => {
    const store = real.create(creator);
    stores.push({ store, first: { ...store.getInitialState() } });
    return store;
  };
  const create = (creator?: StateCreator<object>) => (creator ? make(creator) : make);
  return { ...real, create: create as Zustand['create'] };
}

/**
 * Resets every store: its contents, and its initial state, which tests of pages drawn without a
 * browser change.
 */
export function resetStores(): void {
  for (const { store, first } of stores) {
    const initial = Object.assign(store.getInitialState(), first);
    for (const key of Object.keys(initial)) {
      if (!(key in first)) Reflect.deleteProperty(initial, key);
    }
    store.setState({ ...first }, true);
  }
}
