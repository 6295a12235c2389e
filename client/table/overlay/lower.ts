/** The lower third: two sheets that take turns, so that one goes while the other comes. */

import { EMBLEM_PATHS } from '../../pieces/paths.ts';
import { SEAT_COLORS } from '../panels/SeatMark.tsx';
import { el, mark, redraw, sign, write } from './dom.ts';
import type { Part } from './part.ts';

function makeSheet(plain: string) {
  const emblem = sign(plain, 'currentColor', 'rgba(255,255,255,.55)');
  const text = el('span', 'ov-text');
  const root = el('p', 'ov-box ov-sheet', [emblem, text]);
  return { root, emblem, text };
}

/** @param plain the sign of a sentence that is about nobody, on a field of 24 */
export function lowerThird(plain: string): Part {
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
      const color = table?.seats.find(({ seat }) => seat === line.seat)?.color ?? '';
      const path = EMBLEM_PATHS[color as keyof typeof EMBLEM_PATHS] ?? plain;
      redraw(sheet.emblem, path, SEAT_COLORS[color] ?? 'currentColor');
      write(sheet.text, line.text);
      mark(sheet.root, 'on', true);
    },
  };
}
