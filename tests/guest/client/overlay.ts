/** The caravan game in the overlay of a broadcast. */

import { el, keep, mark, write } from '../../../client/table/overlay/dom.ts';
import type { Now, OverlayGame, Part } from '../../../client/table/overlay/part.ts';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { t } from './strings.ts';
import { decisionLine, goodsLine, offerLine, open, sentence } from './words.ts';

const lines = (name: string, texts: (view: ViewBase) => readonly string[]) => (): Part => {
  const list = el('ol', 'ov-rows');
  const root = el('section', `ov-box ov-${name}`, [list], { 'data-part': name });
  const rows: { readonly root: HTMLElement }[] = [];
  return {
    root,
    update({ view }: Now) {
      const all = view ? texts(view) : [];
      keep(list, rows, all.length, () => ({ root: el('li', 'ov-row') }));
      mark(root, 'empty', all.length === 0);
      for (const [k, text] of all.entries()) {
        const row = rows[k];
        if (row) write(row.root, text);
      }
    },
  };
};

/** The sentence of the moment. */
function lower(): Part {
  const text = el('span', 'ov-text');
  const sheet = el('p', 'ov-box ov-sheet', [text]);
  const root = el('section', 'ov-lower', [sheet], { 'data-part': 'lower' });
  return {
    root,
    update({ line }) {
      mark(sheet, 'on', line !== null);
      if (line) write(text, line.text);
    },
  };
}

export const overlay: OverlayGame = {
  parts: {
    turn: lines('turn', (view) => [t('round', { n: open(view).round }), decisionLine(view)]),
    score: lines('score', (view) =>
      open(view).seats.map(({ name, coins }) =>
        [name, coins === null ? t('closed') : t('coins', { n: coins })].join(' · '),
      ),
    ),
    ticker: lines('ticker', (view) => open(view).offers.map((offer) => offerLine(view, offer))),
    display: lines('display', (view) =>
      open(view).seats.map(({ name, goods }) => `${name}: ${goodsLine(goods)}`),
    ),
    lower,
  },
  lines: ({ events, after }) =>
    events.flatMap((event) => {
      const text = sentence(event, after);
      return text ? [{ text, seat: null }] : [];
    }),
  quiet: () => null,
  demo: () => ({ moments: [], lines: [] }),
};
