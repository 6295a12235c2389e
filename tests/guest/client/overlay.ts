/** The caravan game in the overlay of a broadcast. */

import './overlay.css';
import { el, keep, mark, write } from '../../../client/table/overlay/dom.ts';
import { lowerPart } from '../../../client/table/overlay/lower.ts';
import type { Now, OverlayGame, Part, PartForm } from '../../../client/table/overlay/part.ts';
import { type Cells, scorePart } from '../../../client/table/overlay/score.ts';
import { inWords, turnPart } from '../../../client/table/overlay/turn.ts';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { demo } from './demo.ts';
import { t } from './strings.ts';
import { goodsLine, namesOf, type OpenSeat, offerLine, open, sentence } from './words.ts';

/** Lines of text at the foot; no other game has this part. */
function lines(texts: (view: ViewBase) => readonly string[]): Part {
  const list = el('ol', 'cv-lines');
  const root = el('section', 'ov-box', [list], { 'data-part': 'offers' });
  const rows: { readonly root: HTMLElement }[] = [];
  return {
    root,
    update({ view }: Now) {
      const all = view ? texts(view) : [];
      keep(list, rows, all.length, () => ({ root: el('li') }));
      mark(root, 'empty', all.length === 0);
      for (const [k, text] of all.entries()) {
        const row = rows[k];
        if (row) write(row.root, text);
      }
    },
  };
}

function goods(): Cells<OpenSeat> {
  const cell = el('span', 'cv-stock');
  return {
    cells: [cell],
    update: (seat) => write(cell, seat ? goodsLine(seat.goods) : ''),
  };
}

const coinsOf = (view: ViewBase, seat: number): number | null =>
  open(view).seats[seat]?.coins ?? null;

/** A dune. */
const PLAIN = 'M1 18q6-10 11-4t11-2v8H1z';

const offers: PartForm = {
  title: t('part.offers'),
  place: 'foot',
  make: () => lines((view) => open(view).offers.map((offer) => offerLine(view, offer))),
};

export const overlay: OverlayGame = {
  parts: {
    turn: turnPart<ViewBase>({
      kind: 'cv-turn',
      round: (view) => t('round', { n: open(view).round }),
      winners(view) {
        const { result } = open(view);
        if (!result) return null;
        return { names: namesOf(view, result.winners), shared: result.winners.length > 1 };
      },
      who: (view) => t('now.wait', { names: namesOf(view, open(view).decider) }),
      what: inWords((view) =>
        t('caravanAt', { n: open(view).caravan, pips: open(view).dice.join(', ') }),
      ),
    }),
    score: scorePart<ViewBase, OpenSeat>({
      row: 'cv-trader',
      seats: (view) => open(view).seats,
      cells: goods,
      score: (view, seat) => {
        const coins = coinsOf(view, seat);
        return coins === null ? t('closed') : t('coins', { n: coins });
      },
      order: (view) =>
        open(view)
          .seats.map(({ seat }) => seat)
          .sort((a, b) => (coinsOf(view, b) ?? 0) - (coinsOf(view, a) ?? 0)),
      decides: (view, seat) => open(view).decider.includes(seat),
      won: (view, seat) => open(view).result?.winners.includes(seat) ?? false,
    }),
    lower: lowerPart(PLAIN),
    offers,
  },
  lines: ({ events, after }) =>
    events.flatMap((event) => {
      const text = sentence(event, after);
      return text ? [{ text, seat: null }] : [];
    }),
  quiet: () => null,
  demo,
};
