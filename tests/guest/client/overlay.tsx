/** The caravan game in the overlay of a broadcast. */

import './overlay.css';
import { lowerPart } from '../../../client/table/overlay/lower.tsx';
import type { OverlayGame, PartForm } from '../../../client/table/overlay/part.ts';
import { scorePart } from '../../../client/table/overlay/score.tsx';
import { turnPart } from '../../../client/table/overlay/turn.tsx';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { demo } from './demo.ts';
import { t } from './strings.ts';
import { goodsLine, namesOf, type OpenSeat, offerLine, open, sentence } from './words.ts';

const coinsOf = (view: ViewBase, seat: number): number | null =>
  open(view).seats[seat]?.coins ?? null;

/** A dune. */
const PLAIN = 'M1 18q6-10 11-4t11-2v8H1z';

/** The offers as lines at the foot; no other game has this part. */
const offers: PartForm = {
  title: t('part.offers'),
  place: 'foot',
  Part({ view }) {
    const all = view ? open(view).offers.map((offer) => ({ offer, view })) : [];
    return (
      <section className="ov-box" data-part="offers" data-empty={all.length === 0}>
        <ol className="cv-lines">
          {all.map(({ offer, view }) => (
            <li key={offer.offer}>{offerLine(view, offer)}</li>
          ))}
        </ol>
      </section>
    );
  },
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
      what: (view) => t('caravanAt', { n: open(view).caravan, pips: open(view).dice.join(', ') }),
    }),
    score: scorePart<ViewBase, OpenSeat>({
      row: 'cv-trader',
      seats: (view) => open(view).seats,
      cells: (seat) => <span className="cv-stock">{seat && goodsLine(seat.goods)}</span>,
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
