/**
 * A sheet that a finger draws up and down by its edge: it follows the finger, and stops at the next
 * stop.
 */

import { type PointerEvent, type RefObject, useRef } from 'react';

/**
 * Movement of a press before it counts as a pull, and movement of a pull that reaches the next
 * stop; pixels.
 */
const SLACK = 8;
const ENOUGH = 32;
/** How far the sheet follows upwards before its next stop. */
const GIVE = 56;

/** Handlers for the edge by which `sheet` is pulled; `step` gets 1 (up) or -1 (down). */
export function useDrag(sheet: RefObject<HTMLElement | null>, step: (way: 1 | -1) => void) {
  const pull = useRef<{ id: number; from: number; dy: number } | null>(null);
  const show = (dy: number): void => {
    if (sheet.current) sheet.current.style.translate = dy === 0 ? '' : `0 ${dy}px`;
  };
  const end = (): void => {
    const dy = pull.current?.dy ?? 0;
    show(0);
    if (Math.abs(dy) >= ENOUGH) step(dy < 0 ? 1 : -1);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.isPrimary) pull.current = { id: event.pointerId, from: event.clientY, dy: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = pull.current;
      if (!now || now.id !== event.pointerId) return;
      const dy = event.clientY - now.from;
      if (now.dy === 0 && Math.abs(dy) < SLACK) return;
      // From here on the gesture is a pull, wherever the finger goes; elements under it are not
      // pressed.
      if (now.dy === 0) event.currentTarget.setPointerCapture(now.id);
      now.dy = dy || 1;
      show(Math.max(-GIVE, dy));
    },
    onPointerUp() {
      end();
      // A click follows at once, if one does: it still finds that this was a pull.
      const done = pull.current;
      setTimeout(() => {
        if (pull.current === done) pull.current = null;
      });
    },
    onPointerCancel() {
      show(0);
      pull.current = null;
    },
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!pull.current || pull.current.dy === 0) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
