/** Pointer, wheel and pinch on the canvas, told as three gestures in CSS pixels. */

export interface Hand {
  turn(dx: number, dy: number): void;
  slide(dx: number, dy: number): void;
  /** > 1 moves away. */
  zoom(factor: number): void;
}

/** A press that moves less than this stays a click. */
const SLACK = 6;

/** Listens on `element` until the returned function is called. */
export function listenToHand(element: HTMLElement, hand: Hand): () => void {
  const down = new Map<number, { x: number; y: number }>();
  let moved = 0;
  let sliding = false;

  const press = (event: PointerEvent): void => {
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    sliding = event.button === 2 || event.button === 1 || event.shiftKey;
    if (down.size === 1) moved = 0;
  };
  const move = (event: PointerEvent): void => {
    const last = down.get(event.pointerId);
    if (!last) return;
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    moved += Math.hypot(dx, dy);
    if (moved < SLACK) return;
    const before = span(down);
    last.x = event.clientX;
    last.y = event.clientY;
    if (down.size === 1) {
      if (sliding) hand.slide(dx, dy);
      else hand.turn(dx, dy);
      return;
    }
    if (down.size !== 2) return;
    const after = span(down);
    if (before > 10 && after > 10) hand.zoom(before / after);
    hand.slide(dx / 2, dy / 2);
  };
  const lift = (event: PointerEvent): void => {
    down.delete(event.pointerId);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    hand.zoom(Math.exp(Math.max(-120, Math.min(120, event.deltaY * lines)) * 0.0016));
  };
  const menu = (event: Event): void => event.preventDefault();

  const touchAction = element.style.touchAction;
  element.style.touchAction = 'none';
  element.addEventListener('pointerdown', press);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', lift);
  window.addEventListener('pointercancel', lift);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('contextmenu', menu);
  return () => {
    element.style.touchAction = touchAction;
    element.removeEventListener('pointerdown', press);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', lift);
    window.removeEventListener('pointercancel', lift);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('contextmenu', menu);
  };
}

function span(down: Map<number, { x: number; y: number }>): number {
  const [a, b] = [...down.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
