/** Parts of the overlay in their former form, which builds its elements by hand. */

import { useLayoutEffect, useRef } from 'react';
import type { PartForm as Form, Now as Shown } from './part.ts';

/** The knowledge of a moment, with the server's clock in epoch milliseconds. */
export interface Now extends Omit<Shown, 'clock'> {
  readonly clock: number;
}

export interface Part {
  readonly root: HTMLElement;
  /** Writes the changes. */
  update(now: Now): void;
}

export interface PartForm extends Omit<Form, 'Part' | 'make'> {
  readonly make: () => Part;
  readonly Part?: never;
}

/** Milliseconds between two updates of the clocks. */
const TICK = 250;

/** The element of such a part, kept up to date. */
export function Former({ make, now }: { readonly make: () => Part; readonly now: Shown }) {
  const place = useRef<HTMLDivElement>(null);
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    part.current ??= make();
    place.current?.append(part.current.root);
    const write = (): void => part.current?.update({ ...now, clock: now.clock() });
    write();
    const timer = setInterval(write, TICK);
    return () => clearInterval(timer);
  }, [make, now]);
  return <div ref={place} style={{ display: 'contents' }} />;
}
