/** A part of the overlay that shows a position: its box exists as soon as there is a position. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { el, mark } from './dom.ts';
import type { PartForm } from './former.tsx';

type Rooted = { readonly root: HTMLElement };

/** A list of these rows. */
export const listOf = (className: string, rows: readonly Rooted[]): HTMLElement =>
  el(
    'ol',
    className,
    rows.map(({ root }) => root),
  );

/**
 * @param name for addresses and tests (`data-part`); its box has the class `ov-NAME` if no other
 * @param make makes the content, and its update by the view
 */
export const viewPart = <V extends ViewBase>(
  name: string,
  form: Omit<PartForm, 'make'> & { readonly className?: string },
  make: () => { readonly children: readonly Node[]; readonly update: (view: V) => void },
): PartForm => {
  const { className = `ov-${name}`, ...rest } = form;
  return {
    ...rest,
    make() {
      const { children, update } = make();
      const root = el('section', `ov-box ${className}`, children, { 'data-part': name });
      return {
        root,
        update({ view }) {
          mark(root, 'empty', view === null);
          if (view) update(view as V);
        },
      };
    },
  };
};
