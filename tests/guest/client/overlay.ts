/** The caravan game in the overlay of a broadcast. */

import { el, keep, mark, write } from '../../../client/table/overlay/dom.ts';
import { lowerPart } from '../../../client/table/overlay/lower.ts';
import type { Now, OverlayGame, Part, PartForm } from '../../../client/table/overlay/part.ts';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { t } from './strings.ts';
import { decisionLine, goodsLine, offerLine, open, sentence } from './words.ts';

/** Lines of text; its parts are not those of any other game. */
const lines = (
  name: 'turn' | 'score' | 'goods' | 'offers',
  place: PartForm['place'],
  texts: (view: ViewBase) => readonly string[],
): PartForm => ({ title: t(`part.${name}`), place, make: () => made(name, texts) });

const made = (name: string, texts: (view: ViewBase) => readonly string[]): Part => {
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

/** A dune. */
const PLAIN = 'M1 18q6-10 11-4t11-2v8H1z';

export const overlay: OverlayGame = {
  parts: {
    turn: lines('turn', 'top', (view) => [t('round', { n: open(view).round }), decisionLine(view)]),
    score: lines('score', 'side', (view) =>
      open(view).seats.map(({ name, coins }) =>
        [name, coins === null ? t('closed') : t('coins', { n: coins })].join(' · '),
      ),
    ),
    goods: lines('goods', 'side', (view) =>
      open(view).seats.map(({ name, goods }) => `${name}: ${goodsLine(goods)}`),
    ),
    lower: lowerPart(PLAIN),
    offers: lines('offers', 'foot', (view) =>
      open(view).offers.map((offer) => offerLine(view, offer)),
    ),
  },
  lines: ({ events, after }) =>
    events.flatMap((event) => {
      const text = sentence(event, after);
      return text ? [{ text, seat: null }] : [];
    }),
  quiet: () => null,
  demo: () => ({ moments: [], lines: [] }),
};
