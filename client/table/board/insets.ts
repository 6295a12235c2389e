/** Tells the camera which edges of the picture the panels cover, so that the board stays in sight. */

import { type RefObject, useEffect } from 'react';
import { useCamera } from '../../world/camera.ts';
import { useGame } from '../use-game.ts';

/**
 * How much of a side panel's width the board keeps free of. Behind the rest lie roofs and open
 * water: the seats' plates are short, and boards are narrow where they are.
 */
export const CLEAR = { left: 0.4, right: 0.9 };
/**
 * What the lowered sheet of a phone takes of the picture, in CSS pixels. Drawn up it lies over the
 * picture like a sheet over a map: the camera keeps its place, whatever the sheet does.
 */
export const SHEET_REST = 168;
/** Selectors of the panels at each edge; a strip of a game below the top bar says so by `data-edge`. */
const EDGES = {
  top: '.topbar, [data-edge="top"]',
  left: '.left',
  right: '.right',
  bottom: '.below, .phone',
};

export function useInsets(page: RefObject<HTMLElement | null>, narrow: boolean): void {
  const clearLeft = useGame()?.scenery.framing.clearLeft ?? CLEAR.left;
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    const measure = (): void => {
      const box = (selector: string): DOMRect[] =>
        [...root.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const top = Math.max(0, ...box(EDGES.top).map((rect) => rect.bottom));
      const bottom = narrow
        ? SHEET_REST
        : Math.max(0, ...box(EDGES.bottom).map((rect) => innerHeight - rect.top));
      const left = narrow
        ? 0
        : clearLeft * Math.max(0, ...box(EDGES.left).map((rect) => rect.right));
      const right = narrow
        ? 0
        : CLEAR.right * Math.max(0, ...box(EDGES.right).map((rect) => innerWidth - rect.left));
      useCamera.getState().setInset({ top, right, bottom, left });
      // For what hangs below the strip of a game, whose height is its own.
      root.style.setProperty('--strip-end', `${top}px`);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(root);
    for (const selector of Object.values(EDGES)) {
      for (const element of root.querySelectorAll(selector)) watch.observe(element);
    }
    return () => {
      watch.disconnect();
      useCamera.getState().setInset({ top: 0, right: 0, bottom: 0, left: 0 });
    };
  }, [page, narrow, clearLeft]);
}
