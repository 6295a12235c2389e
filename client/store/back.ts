/**
 * The browser's Back at a table: it closes what is open, then asks once, then leaves. What can be
 * closed says so itself: a button with `data-back`. A step of the history of its own lies over such a
 * page, so that Back comes here first, also where the step before is another document.
 */

import { useEffect } from 'react';
import { create } from 'zustand';
import { go, type Step, setHold } from './router.ts';

interface Leaving {
  /** Goes where the person wants to; null where nothing is asked. */
  readonly leave: (() => void) | null;
  stay(): void;
}

/** The question that Back or a road away from a running match ends in. */
export const useLeaving = create<Leaving>()((set) => ({
  leave: null,
  stay: () => set({ leave: null }),
}));

/** The button that closes what lies on top; in a dialog before all else. */
function closing(): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-back]')];
  const seen = all.filter((one) => one.getClientRects().length > 0);
  return seen.findLast((one) => one.closest('dialog[open]')) ?? seen.at(-1);
}

/**
 * How *Leave* after Back comes to the menu: two steps down where the menu lies below the page, else in
 * the page's own place, whatever lies below it.
 * @param state of the step that lies over the page
 */
export const wayToMenu = (state: Step | null): 'down' | 'instead' =>
  state?.from === '/' ? 'down' : 'instead';

/**
 * Minds Back as long as the page stands.
 * @param asks whether leaving is asked about just now
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
      // A browser may have gone past the step that lay below: then the one it came to lies there now.
      if (location.pathname !== path) {
        history.pushState({ from: location.pathname } satisfies Step, '', path);
      }
      stop();
      if (open) open.click();
      else ask(null);
      return true;
    };
    // After a reload it stands there already.
    if (!stands()) stop();
    setHold(hold);
    return () => {
      setHold(null);
      useLeaving.setState({ leave: null });
    };
  }, [asks]);
}
