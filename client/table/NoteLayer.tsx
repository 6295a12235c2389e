/**
 * Shows the notes of things (`noted`): under a resting pointer, at what has the keyboard's focus, and
 * after a long press by finger, which then presses nothing. One for a whole page.
 */

import './note-layer.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long a pointer rests, and a finger stays, before a note appears. Milliseconds. */
const REST_MS = 350;
const PRESS_MS = 450;
/** How long the note of a long press stays after the finger has gone. Milliseconds. */
const STAY_MS = 5000;
/** How often a note that is shown is looked at again. Milliseconds. */
const CHECK_MS = 250;
/** A finger that moves further than this scrolls. CSS pixels. */
const SCROLLS = 12;
/** Between a thing and its note, and between a note and the edge of the window. CSS pixels. */
const GAP = 8;

interface Shown {
  readonly text: string;
  readonly of: Element;
}

/** The element at or around `target` that has a note. */
const withNote = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-note]') : null;

/** Where a note of this size goes: above the thing, below it where there is no room. Pure. */
export function placed(
  thing: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly bottom: number;
  },
  note: { readonly width: number; readonly height: number },
  page: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const middle = thing.left + thing.width / 2 - note.width / 2;
  const left = Math.max(GAP, Math.min(middle, page.width - note.width - GAP));
  const above = thing.top - note.height - GAP;
  const below = Math.min(thing.bottom + GAP, page.height - note.height - GAP);
  return { left, top: above >= GAP ? above : Math.max(GAP, below) };
}

export function NoteLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let finger: { readonly x: number; readonly y: number } | null = null;
    let told = false;
    const later = (ms: number, what: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(what, ms);
    };
    const show = (of: Element): void => {
      const text = of.getAttribute('data-note');
      setShown(text ? { text, of } : null);
    };
    const hide = (): void => {
      clearTimeout(timer);
      setShown(null);
    };
    const listeners: {
      readonly [type in keyof WindowEventMap]?: (event: WindowEventMap[type]) => void;
    } = {
      pointerover({ pointerType, target }: PointerEvent) {
        if (pointerType === 'touch') return;
        const of = withNote(target);
        if (of) later(REST_MS, () => show(of));
        else hide();
      },
      focusin({ target }: FocusEvent) {
        const of = target instanceof Element && target.matches(':focus-visible') ? target : null;
        if (of?.hasAttribute('data-note')) show(of);
      },
      focusout: hide,
      pointerdown({ pointerType, target, clientX: x, clientY: y }: PointerEvent) {
        hide();
        told = false;
        const of = withNote(target);
        if (pointerType !== 'touch' || !of) return;
        finger = { x, y };
        later(PRESS_MS, () => {
          told = true;
          show(of);
          timer = setTimeout(hide, STAY_MS);
        });
      },
      pointermove({ pointerType, clientX, clientY }: PointerEvent) {
        if (pointerType !== 'touch' || !finger || told) return;
        if (Math.hypot(clientX - finger.x, clientY - finger.y) > SCROLLS) clearTimeout(timer);
      },
      pointerup() {
        finger = null;
        if (!told) clearTimeout(timer);
      },
      pointercancel() {
        finger = null;
        if (!told) clearTimeout(timer);
      },
      // A long press asks and does nothing.
      click(event: MouseEvent) {
        if (!told) return;
        told = false;
        event.preventDefault();
        event.stopPropagation();
      },
      contextmenu(event: MouseEvent) {
        if (told || finger) event.preventDefault();
      },
      keydown({ key }: KeyboardEvent) {
        if (key === 'Escape') hide();
      },
      // Of what rests under the pointer afterwards, the note is still to come.
      scroll: () => setShown(null),
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of all) addEventListener(type, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of all) removeEventListener(type, listener, true);
    };
  }, []);

  // What is told of may go, or say something else, while its note is read.
  useEffect(() => {
    if (!shown) return;
    const timer = setInterval(() => {
      const text = shown.of.isConnected ? shown.of.getAttribute('data-note') : null;
      if (text !== shown.text) setShown(text ? { ...shown, text } : null);
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [shown]);

  useLayoutEffect(() => {
    const { current } = note;
    if (!current || !shown) return;
    // Above open dialogs, where the browser has such a layer.
    current.showPopover?.();
    const { width, height } = current.getBoundingClientRect();
    const at = placed(
      shown.of.getBoundingClientRect(),
      { width, height },
      {
        width: document.documentElement.clientWidth,
        height: innerHeight,
      },
    );
    current.style.left = `${at.left}px`;
    current.style.top = `${at.top}px`;
  }, [shown]);

  if (!shown) return null;
  return (
    <div
      ref={note}
      className="note"
      role="tooltip"
      popover="manual"
      key={shown.text}
      // The thing has the same words as its description.
      aria-hidden="true"
    >
      {shown.text}
    </div>
  );
}
