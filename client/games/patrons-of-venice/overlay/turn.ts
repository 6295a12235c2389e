/**
 * The running turn inside its action: the five seals, the running one lit, and the seats that have
 * acted.
 */

import { LEAD_ACTIONS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { Phase, PublicView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { el, keep, mark, sign, write } from '../../../table/overlay/dom.ts';
import { emblem, showEmblem } from '../../../table/overlay/emblem.ts';
import { turnPart } from '../../../table/overlay/turn.ts';
import { askedIn } from '../facts.ts';
import { t } from '../strings/index.ts';
import { leadActionName, seatName, seatNames } from '../strings/names.ts';
import { SEAL_PATHS } from './signs.ts';

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

function makeHouse() {
  const shape = emblem();
  return { root: el('span', 'ov-step', [shape]), shape };
}

function seals() {
  const all = LEAD_ACTIONS.map((action) => ({
    action,
    root: el('span', 'ov-seal', [sign(SEAL_PATHS[action])], { title: leadActionName(action) }),
  }));
  const row = el(
    'span',
    'ov-seals',
    all.map(({ root }) => root),
  );
  const [led, steps] = [el('span', 'ov-led'), el('span', 'ov-steps')] as const;
  const houses: ReturnType<typeof makeHouse>[] = [];
  const root = el('span', 'ov-what ov-action', [row, led, steps]);

  function show(view: View): void {
    const open = view.public;
    for (const { action, root: seal } of all) mark(seal, 'on', action === open.action);
    const name = seatName(view, open.lead, null);
    write(
      led,
      open.action
        ? t('overlay.led', { action: leadActionName(open.action), name })
        : t('overlay.unchosen'),
    );
    const stand = order(open);
    keep(steps, houses, stand.length, makeHouse);
    for (const [k, { seat, standing }] of stand.entries()) {
      const house = houses[k];
      if (!house) continue;
      showEmblem(house.shape, open.seats[seat]?.color);
      mark(house.root, 'standing', standing);
    }
  }

  return {
    root,
    update(view: View | null) {
      mark(root, 'empty', !view || view.public.phase === 'gameOver');
      if (view && view.public.phase !== 'gameOver') show(view);
    },
  };
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
});
