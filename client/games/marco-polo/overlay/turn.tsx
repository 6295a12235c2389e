/**
 * The bar above the picture: the round, the deciding seats, the free places at the Khan, and the
 * hourglass.
 */

import { KHAN_PLACES } from '../../../../engine/games/marco-polo/data/spaces.ts';
import { ROUNDS } from '../../../../engine/games/marco-polo/data.ts';
import type { PublicView, View } from '../../../../engine/games/marco-polo/types.ts';
import { noted } from '../../../table/noted.ts';
import { turnPart } from '../../../table/overlay/turn.tsx';
import { LayeredSign } from '../faces/LayeredSign.tsx';
import { SIGNS } from '../faces/signs.ts';
import { phaseName, seatName, seatNames } from '../strings/names.ts';
import { t } from '../strings/overlay-told.ts';

/** Free places at the Khan. */
const khanPlaces = ({ spaces }: PublicView): number => KHAN_PLACES - (spaces.khan ?? []).length;

/** The free places at the Khan, and the holder of the claim on the next round. */
function news(view: View) {
  const { phase, lastTraveller, startSeat } = view.public;
  if (phase !== 'TURNS') return null;
  const name = seatName(view, lastTraveller ?? startSeat, null);
  return (
    <>
      <LayeredSign layers={SIGNS.khan} />
      <span className="ov-khan">{t('overlay.khan', { n: khanPlaces(view.public) })}</span>
      <LayeredSign layers={SIGNS.hourglass} />
      <span className="ov-glass" {...noted(t('overlay.hourglass', { name }))}>
        {name}
      </span>
    </>
  );
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
  whatKind: 'ov-news',
});
