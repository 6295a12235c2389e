/**
 * The contracts on their line with their goods and rewards, and the seats that could complete a
 * held one.
 */

import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { el, mark } from '../../../table/overlay/dom.ts';
import { listOf, viewPart } from '../../../table/overlay/view-part.ts';
import { contractOf } from '../card-data.ts';
import { contractLine } from '../strings/effects.ts';
import { t } from '../strings/overlay-told.ts';
import { drawn, drawnAmounts } from './drawing.ts';

const PLACES = 6;

/** The fullness of a scroll, for the size of its signs. */
function fullness({ length: asked }: readonly unknown[], { length: given }: readonly unknown[]) {
  if (asked < 3) return '';
  return asked > 3 || given > 1 ? 'much' : 'some';
}

/** A place of the line, drawn anew after a change of its scroll. */
function makePlace() {
  const root = el('li', 'ov-scroll');
  let shown: string | null = null;
  return {
    root,
    update(id: string | null) {
      if (id === shown) return;
      shown = id;
      mark(root, 'empty', id === null);
      const asks = id === null ? null : contractOf(id);
      mark(root, 'full', asks ? fullness(drawnAmounts(asks.cost), drawnAmounts(asks.gain)) : '');
      root.title = id === null ? '' : contractLine(id);
      root.replaceChildren(
        ...(asks
          ? [
              el('span', 'ov-asks', drawnAmounts(asks.cost)),
              el('span', 'ov-to', [drawn('arrow')]),
              el('span', 'ov-gives', drawnAmounts(asks.gain)),
            ]
          : []),
      );
    },
  };
}

const form = { title: t('overlay.partLine'), place: 'foot', former: 'ticker' } as const;
export const line = viewPart<View>('line', { ...form, className: 'ov-scrolls' }, () => {
  const all = Array.from({ length: PLACES }, makePlace);
  return {
    children: [listOf('ov-line', all)],
    update({ public: { contractRow } }) {
      for (const [k, place] of all.entries()) place.update(contractRow[k] ?? null);
    },
  };
});
