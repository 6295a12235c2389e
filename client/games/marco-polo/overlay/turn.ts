/**
 * The bar above the picture: the round, the deciding seats, the free places at the Khan, and the
 * hourglass.
 */

import { KHAN_PLACES } from '../../../../engine/games/marco-polo/data/spaces.ts';
import { ROUNDS } from '../../../../engine/games/marco-polo/data.ts';
import type { PublicView, View } from '../../../../engine/games/marco-polo/types.ts';
import { el, mark, write } from '../../../table/overlay/dom.ts';
import { turnPart } from '../../../table/overlay/turn.ts';
import { phaseName, seatName, seatNames } from '../strings/names.ts';
import { t } from '../strings/overlay-told.ts';
import { drawn } from './drawing.ts';

/** Free places at the Khan. */
const khanPlaces = ({ spaces }: PublicView): number => KHAN_PLACES - (spaces.khan ?? []).length;

function news() {
  const [khan, glass] = [el('span', 'ov-khan'), el('span', 'ov-glass')] as const;
  const root = el('span', 'ov-what ov-news', [drawn('khan'), khan, drawn('hourglass'), glass]);
  return {
    root,
    update(view: View | null) {
      mark(root, 'empty', view?.public.phase !== 'TURNS');
      if (view?.public.phase !== 'TURNS') return;
      const { lastTraveller, startSeat } = view.public;
      write(khan, t('overlay.khan', { n: khanPlaces(view.public) }));
      write(glass, seatName(view, lastTraveller ?? startSeat, null));
      const title = t('overlay.hourglass', {
        name: seatName(view, lastTraveller ?? startSeat, null),
      });
      if (glass.title !== title) glass.title = title;
    },
  };
}

function whoLine(view: View): string {
  const { decider, phase, turn } = view.public;
  const [seat] = decider;
  if (seat === undefined || phase === 'GAME_OVER') return '';
  const name = seatName(view, seat, null);
  if (phase === 'TURNS') return t(turn?.mainDone ? 'overlay.ends' : 'overlay.acts', { name });
  if (decider.length === 1) return t('overlay.decidesOne', { name });
  return t('overlay.decides', { names: seatNames(view, decider, null) });
}

export const turn = turnPart<View>({
  kind: 'ov-journey',
  round({ public: { phase, round } }) {
    if (phase === 'GAME_OVER' || round === 0) return phaseName(phase);
    return t('round.of', { n: round, of: ROUNDS });
  },
  winners(view) {
    const winners = view.public.result?.winners;
    return winners ? { names: seatNames(view, winners, null), shared: winners.length > 1 } : null;
  },
  who: whoLine,
  what: news,
});
