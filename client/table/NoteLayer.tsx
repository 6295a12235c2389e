/**
 * Shows the notes of things (`noted`): under a resting pointer, at the keyboard's focus, and after
 * a long press by finger, which then presses nothing. Key F1 walks over all of them (`asking`). One
 * for a whole page.
 */

import './note-layer.css';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAsking } from './asking/store.ts';
import { RuleLine } from './rules.tsx';

const Asking = lazy(() => import('./asking/Asking.tsx'));

/** How long a pointer rests, and a finger stays, before a note appears. Milliseconds. */
const REST_MS = 350;
const PRESS_MS = 450;
/** How long the note of a long press stays after the finger has gone. Milliseconds. */
const STAY_MS = 5000;
/** Interval of checks of a shown note, in milliseconds. */
const CHECK_MS = 250;
/** A finger that moves further than this scrolls. CSS pixels. */
const SCROLLS = 12;
/** Between a thing and its note, and between a note and the edge of the window. CSS pixels. */
const GAP = 8;

interface Shown {
  readonly text: string;
  readonly rule: string | null;
  readonly of: Element;
}

/** The element at or around `target` that has a note. */
const withNote = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-note]') : null;

/** The note of an element. */
function noteOf(of: Element): Shown | null {
  const text = of.getAttribute('data-note');
  return text ? { text, rule: of.getAttribute('data-rule'), of } : null;
}

/** The position of a note of this size: above the thing, or below it without room. Pure. */
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
  const asking = useAsking(({ on }) => on);
  const asked = useAsking(({ of }) => of);

  useEffect(() => setShown(asked && noteOf(asked)), [asked]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let finger: { readonly x: number; readonly y: number; readonly since: number } | null = null;
    let told = false;
    const later = (ms: number, what: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(what, ms);
    };
    const show = (of: Element): void => setShown(noteOf(of));
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
      pointerdown({ pointerType, target, clientX: x, clientY: y, timeStamp }: PointerEvent) {
        hide();
        told = false;
        const of = withNote(target);
        if (pointerType !== 'touch' || !of) return;
        finger = { x, y, since: timeStamp };
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
      pointerup({ timeStamp }: PointerEvent) {
        // On a busy page the timer ends before the page hears of a finger that left long ago.
        if (told && finger && timeStamp - finger.since < PRESS_MS) {
          told = false;
          hide();
        }
        finger = null;
        if (!told) clearTimeout(timer);
      },
      pointercancel() {
        finger = null;
        if (!told) clearTimeout(timer);
      },
      // A long press shows the note and presses nothing.
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
      // A thing that rests under the pointer afterwards gets its note later.
      scroll: () => setShown(null),
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of all) addEventListener(type, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of all) removeEventListener(type, listener, true);
    };
  }, []);

  // The noted thing may go, or change its text, while its note is read.
  useEffect(() => {
    if (!shown) return;
    const timer = setInterval(() => {
      const now = shown.of.isConnected ? noteOf(shown.of) : null;
      if (now?.text !== shown.text) setShown(now);
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [shown]);

  useLayoutEffect(() => {
    const { current } = note;
    if (!current || !shown) return;
    // Above open dialogs, if the browser has such a layer.
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

  return (
    <>
      {shown && (
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
          {shown.rule && <RuleLine id={shown.rule} />}
        </div>
      )}
      {asking && (
        <Suspense fallback={null}>
          <Asking />
        </Suspense>
      )}
    </>
  );
}
