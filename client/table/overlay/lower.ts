/** The lower third: two sheets that take turns, so that one leaves while the other comes. */

import { el, mark, write } from './dom.ts';
import { emblem, showEmblem } from './emblem.ts';
import type { Part, PartForm } from './former.tsx';
import { t } from './strings.ts';

function makeSheet(plain: string) {
  const mark = emblem(plain);
  const text = el('span', 'ov-text');
  return { root: el('p', 'ov-box ov-sheet', [mark, text]), mark, text };
}

function make(plain: string): Part {
  const sheets = [makeSheet(plain), makeSheet(plain)] as const;
  const root = el(
    'section',
    'ov-lower',
    sheets.map((sheet) => sheet.root),
    { 'data-part': 'lower' },
  );
  let shown: string | null = null;
  let front: 0 | 1 = 0;
  return {
    root,
    update({ line, table }) {
      const text = line?.text ?? null;
      if (text === shown) return;
      shown = text;
      mark(sheets[front].root, 'on', false);
      if (!line) return;
      front = front === 0 ? 1 : 0;
      const sheet = sheets[front];
      const color = table?.seats.find(({ seat }) => seat === line.seat)?.color;
      showEmblem(sheet.mark, color, plain);
      write(sheet.text, line.text);
      mark(sheet.root, 'on', true);
    },
  };
}

/**
 * The lower third of a game.
 * @param plain the sign of a sentence without a seat, on a field of 24
 */
export const lowerPart = (plain: string): PartForm => ({
  title: t('part.lower'),
  place: 'foot',
  make: () => make(plain),
});
