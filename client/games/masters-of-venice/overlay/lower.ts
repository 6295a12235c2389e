/** The lower third: two sheets that take turns, so that one goes while the other comes. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { EMBLEM_PATHS } from '../../../pieces/paths.ts';
import { el, mark, redraw, sign, write } from '../../../table/overlay/dom.ts';
import type { Part } from '../../../table/overlay/part.ts';
import { SEAT_COLORS } from '../../../table/panels/SeatMark.tsx';

const GONDOLA = 'M1 8c1.5 5 6 9 11 9s9.500-4 11-9c-4 4-7 5-11 5S4.500 12 1 8z';

function makeSheet() {
  const emblem = sign(GONDOLA, 'currentColor', 'rgba(255,255,255,.55)');
  const text = el('span', 'ov-text');
  const root = el('p', 'ov-box ov-sheet', [emblem, text]);
  return { root, emblem, text };
}

export function lower(): Part {
  const sheets = [makeSheet(), makeSheet()] as const;
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
    update(now) {
      const { line } = now;
      const view = now.view as View | null;
      const text = line?.text ?? null;
      if (text === shown) return;
      shown = text;
      mark(sheets[front].root, 'on', false);
      if (!line) return;
      front = front === 0 ? 1 : 0;
      const sheet = sheets[front];
      const color = line.seat === null ? '' : (view?.public.seats[line.seat]?.color ?? '');
      const path = EMBLEM_PATHS[color as keyof typeof EMBLEM_PATHS] ?? GONDOLA;
      redraw(sheet.emblem, path, SEAT_COLORS[color] ?? 'currentColor');
      write(sheet.text, line.text);
      mark(sheet.root, 'on', true);
    },
  };
}
