/**
 * The running turn inside its action: the five seals, the running one lit, and the seats that have
 * acted.
 */

import { LEAD_ACTIONS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { Phase, PublicView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { noted } from '../../../table/noted.ts';
import { Emblem } from '../../../table/overlay/emblem.tsx';
import { turnPart } from '../../../table/overlay/turn.tsx';
import { askedIn } from '../facts.ts';
import { SealIcon } from '../panels/icons.tsx';
import { t } from '../strings/index.ts';
import { leadActionName, seatName, seatNames } from '../strings/names.ts';

const DOES = {
  chooseAction: 'overlay.chooses',
  reserve: 'overlay.reserves',
  sailUnload: 'overlay.unloads',
  sailPlace: 'overlay.places',
  tradeSell: 'overlay.sells',
  tradeBuy: 'overlay.buys',
  sponsor: 'overlay.sponsors',
  produce: 'overlay.produces',
} as const satisfies { readonly [phase in Exclude<Phase, 'gameOver'>]: string };

/** The state of a seat in the running part of the action. */
type Standing = 'done' | 'acts' | 'waits';

/** In turn order, the lead first. */
function order(open: PublicView): { readonly seat: number; readonly standing: Standing }[] {
  const { seats, lead, decider, phase, sail, buy } = open;
  const n = seats.length;
  const placeOf = (seat: number): number => (seat - lead + n) % n;
  const [acts] = decider;
  // Boards are unloaded in turn order, no matter which seat gets the cargo.
  const at = placeOf(sail?.board ?? acts ?? lead);
  return seats.map((_, k) => {
    const seat = (lead + k) % n;
    if (phase === 'chooseAction') return { seat, standing: k === 0 ? 'acts' : 'waits' };
    if (seat === acts) return { seat, standing: 'acts' };
    // Buying goes round and round: a seat that has just passed is done, unless another buys.
    const isDone = buy ? (at - k + n) % n <= buy.passes && k !== at : k < at;
    return { seat, standing: isDone ? 'done' : 'waits' };
  });
}

/** The seals, the running one lit; who leads it; and the seats in turn order. */
function seals(view: View) {
  const open = view.public;
  if (open.phase === 'gameOver') return null;
  const { action, lead, seats } = open;
  return (
    <>
      <span className="ov-seals">
        {LEAD_ACTIONS.map((one) => (
          <span
            key={one}
            className="ov-seal"
            data-on={one === action}
            {...noted(leadActionName(one))}
          >
            <SealIcon action={one} />
          </span>
        ))}
      </span>
      <span className="ov-led">
        {action
          ? t('overlay.led', { action: leadActionName(action), name: seatName(view, lead, null) })
          : t('overlay.unchosen')}
      </span>
      <span className="ov-steps">
        {order(open).map(({ seat, standing }) => (
          <span key={seat} className="ov-step" data-standing={standing}>
            <Emblem color={seats[seat]?.color} />
          </span>
        ))}
      </span>
    </>
  );
}

export const turn = turnPart<View>({
  kind: 'ov-banner',
  round: ({ public: { phase, turn: number } }) =>
    phase === 'gameOver' ? t('turn.over') : t('turn.name', { n: number }),
  winners(view) {
    const winners = view.public.result?.winners;
    return winners ? { names: seatNames(view, winners, null), shared: winners.length > 1 } : null;
  },
  who(view) {
    const { phase } = view.public;
    const [seat] = askedIn(view.public);
    if (seat === undefined || phase === 'gameOver') return '';
    return t(DOES[phase], { name: seatName(view, seat, null) });
  },
  what: seals,
  whatKind: 'ov-action',
});
