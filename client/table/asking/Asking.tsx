/**
 * Walks by key over everything on the page with a note, then over the board: arrows go from one to
 * the next, Tab to the next part of the page, Escape ends it. Each note is read aloud.
 */

import { useEffect } from 'react';
import { RuleLine } from '../rules.tsx';
import { boardKeys, pointAt, useAsking } from './store.ts';
import { t } from './strings.ts';
import './asking.css';

type Thing = Element | string;

/** Parts of the page, in Tab's order. */
const PARTS = 'header, main, aside, nav, section, footer, table, .hud, .ledger, dialog';

/** All visible things with a note, in the order of the page; then those of the board. */
function thingsNow(): Thing[] {
  const open = document.querySelector('dialog:modal') ?? document;
  const noted = [...open.querySelectorAll('[data-note]')].filter(
    (one) => one.getClientRects().length > 0,
  );
  return [...noted, ...boardKeys()];
}

const partOf = (thing: Thing | undefined): Element | null =>
  thing instanceof Element ? thing.closest(PARTS) : null;

/** The place that a key leads to from `at`; null: it is another key. */
function led(key: string, back: boolean, things: readonly Thing[], at: number): number | null {
  const n = things.length;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % n;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (Math.max(0, at) + n - 1) % n;
    case 'Home':
      return 0;
    case 'End':
      return n - 1;
    case 'Tab': {
      const part = partOf(things[at]);
      const step = back ? -1 : 1;
      for (let k = 1; k < n; k++) {
        const next = (at + step * k + n * k) % n;
        if (partOf(things[next]) !== part) return next;
      }
      return at;
    }
    default:
      return null;
  }
}

/** The first thing at or after the focus; else the first of all. */
function begin(things: readonly Thing[]): number {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 0;
  const at = things.findIndex(
    (one) =>
      one instanceof Element &&
      (one.contains(activeElement) ||
        activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  return Math.max(0, at);
}

function go(thing: Thing | undefined): void {
  const { ask } = useAsking.getState();
  if (typeof thing === 'string') ask({ target: thing });
  else ask({ of: thing ?? null });
  pointAt(typeof thing === 'string' ? thing : null);
  if (thing instanceof Element) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export default function Asking() {
  const { of, target } = useAsking();
  useEffect(() => {
    const first = thingsNow();
    go(first[begin(first)]);
    const press = (event: KeyboardEvent): void => {
      const { of: element, target: key, stop } = useAsking.getState();
      if (event.key === 'Escape' || event.key === 'F1') {
        event.preventDefault();
        event.stopPropagation();
        stop();
        return;
      }
      const things = thingsNow();
      const at = things.indexOf(element ?? key ?? '');
      const next = things.length > 0 ? led(event.key, event.shiftKey, things, at) : null;
      // Any other key is meant for the page.
      if (next === null) {
        if (event.key.length === 1) stop();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      go(things[next]);
    };
    const { stop } = useAsking.getState();
    addEventListener('keydown', press, true);
    addEventListener('pointerdown', stop, true);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('pointerdown', stop, true);
      pointAt(null);
    };
  }, []);
  useEffect(() => {
    of?.setAttribute('data-asked', '');
    return () => of?.removeAttribute('data-asked');
  }, [of]);
  const rule = of?.getAttribute('data-rule');
  return (
    <div className="asking">
      {/* On the page the same note is beside the thing; a thing of the board has the board's
          own note. */}
      <p className="sr" role="status">
        {of?.getAttribute('data-note')} {rule && <RuleLine id={rule} />}
      </p>
      <p aria-hidden={target !== null || of !== null}>{t('how')}</p>
    </div>
  );
}
