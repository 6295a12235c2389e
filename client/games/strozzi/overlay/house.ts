/** A house by its emblem with a figure beside it: on a way, in a harbour, among patrons. */

import { el, keep, mark, write } from '../../../table/overlay/dom.ts';
import { emblem, showEmblem } from '../../../table/overlay/emblem.ts';

/** The contents of one entry: the house's colour and the figure beside its emblem. */
export interface Shown {
  readonly color: string | undefined;
  readonly figure: number;
  /** Marks of the element, for its style. */
  readonly marks?: { readonly [name: string]: boolean };
}

function make(tag: 'li' | 'span', kind: string) {
  const [sign, figure] = [emblem(), el('b')] as const;
  return { root: el(tag, `ov-figure ${kind}`, [sign, figure]), sign, figure };
}

/** Keeps a list of houses in an element up to date. */
export function houses(list: HTMLElement, tag: 'li' | 'span', kind: string) {
  const rows: ReturnType<typeof make>[] = [];
  return (all: readonly Shown[]): void => {
    keep(list, rows, all.length, () => make(tag, kind));
    for (const [k, { color, figure, marks = {} }] of all.entries()) {
      const row = rows[k];
      if (!row) continue;
      showEmblem(row.sign, color);
      write(row.figure, figure);
      for (const [name, on] of Object.entries(marks)) mark(row.root, name, on);
    }
  };
}
