/** Pointer, wheel and fingers on the canvas, as gestures in CSS pixels. */

export interface Hand {
  turn(dx: number, dy: number): void;
  slide(dx: number, dy: number): void;
  /** > 1 moves away. */
  zoom(factor: number): void;
  /** Turns about the upright, radians; > 0 is clockwise on the screen. */
  twist(angle: number): void;
  /** A double press, at a place of the element from -1 … 1 to the right and upwards. */
  pick?(u: number, v: number): void;
}

export interface Touch {
  readonly x: number;
  readonly y: number;
}

/** Nearer than this, two fingers have no direction. Pixels. */
const CLOSE = 24;

/** The gesture of two fingers between one pair of positions and another. Pure. */
export function pairGesture(
  before: readonly [Touch, Touch],
  after: readonly [Touch, Touch],
): { readonly zoom: number; readonly twist: number; readonly dx: number; readonly dy: number } {
  const [a, b] = before;
  const [c, d] = after;
  const [from, to] = [Math.hypot(a.x - b.x, a.y - b.y), Math.hypot(c.x - d.x, c.y - d.y)];
  const dx = (c.x + d.x - a.x - b.x) / 2;
  const dy = (c.y + d.y - a.y - b.y) / 2;
  if (from < CLOSE || to < CLOSE) return { zoom: 1, twist: 0, dx, dy };
  const turned = Math.atan2(d.y - c.y, d.x - c.x) - Math.atan2(b.y - a.y, b.x - a.x);
  // The short way round.
  const twist = Math.atan2(Math.sin(turned), Math.cos(turned));
  return { zoom: from / to, twist, dx, dy };
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
    const before = pairOf(down);
    last.x = event.clientX;
    last.y = event.clientY;
    if (down.size === 1) {
      if (sliding) hand.slide(dx, dy);
      else hand.turn(dx, dy);
      return;
    }
    const after = pairOf(down);
    if (!before || !after) return;
    const both = pairGesture(before, after);
    hand.zoom(both.zoom);
    hand.twist(both.twist);
    hand.slide(both.dx, both.dy);
  };
  const twice = (event: MouseEvent): void => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const u = ((event.clientX - left) / width) * 2 - 1;
    hand.pick?.(u, 1 - ((event.clientY - top) / height) * 2);
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
  element.addEventListener('dblclick', twice);
  return () => {
    element.style.touchAction = touchAction;
    element.removeEventListener('pointerdown', press);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', lift);
    window.removeEventListener('pointercancel', lift);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('contextmenu', menu);
    element.removeEventListener('dblclick', twice);
  };
}

/** The positions of two fingers; null if there are fewer or more. */
function pairOf(down: ReadonlyMap<number, Touch>): readonly [Touch, Touch] | null {
  const [a, b, more] = [...down.values()];
  return a && b && !more ? [{ ...a }, { ...b }] : null;
}
