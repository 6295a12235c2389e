/**
 * Tells the camera which edges of the picture the panels cover, so that the board stays visible.
 */

import { type RefObject, useEffect } from 'react';
import { useCamera } from '../../world/camera.ts';
import { useGame } from '../use-game.ts';

/**
 * Share of a side panel's width that the board keeps free. Roofs and open water are behind the
 * rest: the seats' plates are short, and boards are narrow there.
 */
export const CLEAR = { left: 0.4, right: 0.9 };
/** A window wider than high and no higher than this is flat: a phone's sheet is beside the picture. */
const FLAT = 500;
/** Upright phones lower than this are short. CSS pixels. */
const SHORT = 720;

/**
 * The part of the picture that a phone's sheet takes at each edge, in CSS pixels. Raised, it is
 * over the picture like a sheet over a map: the camera keeps its place in all of the sheet's
 * states. On a short phone it takes more, and the subject of its question must be visible above it.
 * On a phone on its side it takes the right half (phone.css does so too, on the condition *flat*).
 * @param share of a short phone's height, if a game has one of its own
 */
export function sheetRest(
  { width, height }: { readonly width: number; readonly height: number },
  share?: number,
): { readonly right: number; readonly bottom: number } {
  if (width >= height && height <= FLAT) return { right: width / 2, bottom: 0 };
  if (height >= SHORT) return { right: 0, bottom: 168 };
  return { right: 0, bottom: share ? Math.round(share * height) : 244 };
}
/**
 * Selectors of the panels at each edge; a strip of a game below the top bar is marked by
 * `data-edge`. The same strip on a page of the phone's sheet does not count.
 */
export const EDGES = {
  top: '.topbar, :scope > [data-edge="top"]',
  left: '.left',
  right: '.right',
  bottom: '.below, .phone',
};
const ANY_EDGE = '.topbar, [data-edge="top"], .left, .right, .below, .phone';

export function useInsets(page: RefObject<HTMLElement | null>, narrow: boolean): void {
  const { clearLeft = CLEAR.left, sheetShare } = useGame()?.scenery.framing ?? {};
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    const measure = (): void => {
      const box = (selector: string): DOMRect[] =>
        [...root.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const top = Math.max(0, ...box(EDGES.top).map((rect) => rect.bottom));
      const rest = sheetRest({ width: innerWidth, height: innerHeight }, sheetShare);
      const bottom = narrow
        ? rest.bottom
        : Math.max(0, ...box(EDGES.bottom).map((rect) => innerHeight - rect.top));
      const leftEnd = Math.max(0, ...box(EDGES.left).map((rect) => rect.right));
      const rightEnd = Math.max(0, ...box(EDGES.right).map((rect) => innerWidth - rect.left));
      const left = narrow ? 0 : clearLeft * leftEnd;
      const right = narrow ? rest.right : CLEAR.right * rightEnd;
      useCamera.getState().setInset({ top, right, bottom, left });
      // For parts that hang below the strip of a game, whose height is its own.
      root.style.setProperty('--strip-end', `${top}px`);
      // For parts that hang above the panel at the foot, whose height is the game's too.
      root.style.setProperty('--foot', `${bottom}px`);
      // For parts beside this page, over the same picture.
      const { style } = document.documentElement;
      style.setProperty('--hud-top', `${top}px`);
      style.setProperty('--hud-foot', `${bottom}px`);
      style.setProperty('--hud-left', `${leftEnd}px`);
      style.setProperty('--hud-right', `${rightEnd}px`);
      // Half drawn up the sheet of a short phone ends where the picture does.
      root.style.setProperty('--sheet-rest', `${rest.bottom}px`);
      root.toggleAttribute('data-short', narrow && rest.right === 0 && innerHeight < SHORT);
    };
    const watch = new ResizeObserver(measure);
    const watchAll = (): void => {
      watch.disconnect();
      watch.observe(root);
      for (const selector of Object.values(EDGES)) {
        for (const element of root.querySelectorAll(selector)) watch.observe(element);
      }
    };
    // A panel may come later than the page, as the player's cards do with the first position, or
    // go.
    const comings = new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [
        ...addedNodes,
        ...removedNodes,
      ]);
      if (!nodes.some((node) => node instanceof Element && node.matches(ANY_EDGE))) return;
      watchAll();
      measure();
    });
    measure();
    watchAll();
    comings.observe(root, { childList: true });
    return () => {
      comings.disconnect();
      watch.disconnect();
      for (const name of ['--hud-top', '--hud-foot', '--hud-left', '--hud-right']) {
        document.documentElement.style.removeProperty(name);
      }
      useCamera.getState().setInset({ top: 0, right: 0, bottom: 0, left: 0 });
    };
  }, [page, narrow, clearLeft, sheetShare]);
}
