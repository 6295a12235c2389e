/**
 * The browser's Back at a table: it closes the open panel, then asks once, then leaves. A closing
 * button is marked by `data-back`. The history has an extra step over such a page, so that Back
 * arrives here first, even if the step before is another document.
 */

import { useEffect } from 'react';
import { create } from 'zustand';
import { go, type Step, setHold } from './router.ts';

interface Leaving {
  /** Leaves as the person wishes; null if no question is open. */
  readonly leave: (() => void) | null;
  stay(): void;
}

/** The question that Back or a road away from a running match ends in. */
export const useLeaving = create<Leaving>()((set) => ({
  leave: null,
  stay: () => set({ leave: null }),
}));

/** The button that closes the topmost panel; a dialog's has priority. */
function closing(): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-back]')];
  const seen = all.filter((one) => one.getClientRects().length > 0);
  return seen.findLast((one) => one.closest('dialog[open]')) ?? seen.at(-1);
}

/**
 * How *Leave* after Back reaches the menu: two steps down if the menu is below the page, else in
 * the page's own place.
 * @param state of the step over the page
 */
export const wayToMenu = (state: Step | null): 'down' | 'instead' =>
  state?.from === '/' ? 'down' : 'instead';

/**
 * Handles Back as long as the page is mounted.
 * @param asks whether leaving needs a confirmation just now
 */
export function useBack(asks: () => boolean): void {
  useEffect(() => {
    const path = location.pathname;
    let leaving = false;
    const step = (): Step | null => history.state as Step | null;
    const stands = (): boolean => step()?.stop === true;
    const stop = (): void =>
      history.pushState({ ...step(), stop: true } satisfies Step, '', location.href);
    const leave = (to: string | null): void => {
      useLeaving.setState({ leave: null });
      leaving = true;
      if (to !== null) go(to);
      else if (wayToMenu(step()) === 'down') history.go(-2);
      else {
        addEventListener('popstate', () => go('/', true), { once: true });
        history.back();
      }
    };
    const ask = (to: string | null): void => useLeaving.setState({ leave: () => leave(to) });
    const hold = (to: string | null): boolean => {
      if (leaving) return false;
      if (to !== null) {
        if (!asks()) return false;
        ask(to);
        return true;
      }
      // Back from a page that was opened over this one.
      if (stands()) return false;
      const open = closing();
      if (!open && !asks()) {
        leaving = true;
        if (location.pathname === path) history.back();
        return false;
      }
      // A browser may have skipped the step below: then the one that it reached is below now.
      if (location.pathname !== path) {
        history.pushState({ from: location.pathname } satisfies Step, '', path);
      }
      stop();
      if (open) open.click();
      else ask(null);
      return true;
    };
    // After a reload the step exists already.
    if (!stands()) stop();
    setHold(hold);
    return () => {
      setHold(null);
      useLeaving.setState({ leave: null });
    };
  }, [asks]);
}
