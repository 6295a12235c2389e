/**
 * Round, the asked seat, the ship with the owner of its flag, and the clock; at last the winner.
 */

import { WARES } from '../../../../engine/games/strozzi/data.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { noted } from '../../../table/noted.ts';
import { Emblem } from '../../../table/overlay/emblem.tsx';
import { turnPart } from '../../../table/overlay/turn.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { shipOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cargoName, flagName, seatName } from '../strings/names.ts';
import {
  FLAG_PATHS,
  LAUREL_PATH,
  SAIL_PATH,
  SCROLL_PATH,
  WARE_COLORS,
  WARE_PATHS,
} from './signs.ts';

const ASKED = {
  claim: 'overlay.asked',
  place: 'overlay.places',
  promo: 'overlay.takes',
} as const;

/** A sign and its colour. */
type Piece = readonly [path: string, color: string];

/** The cargo on deck, piece by piece. */
function cargoOf(card: string): Piece[] {
  const { wares, scrolls, promo } = shipOf(card);
  const some = (n: number, piece: Piece): Piece[] => Array.from({ length: n }, () => piece);
  return [
    ...WARES.flatMap((ware, k) => some(wares[k] ?? 0, [WARE_PATHS[ware], WARE_COLORS[ware]])),
    ...some(scrolls, [SCROLL_PATH, '#c9a35a']),
    ...some(promo ? 1 : 0, [LAUREL_PATH, '#6f9a4a']),
  ];
}

/** The ship under decision, as signs: they are read faster than any sentence. */
function ship(view: View) {
  const { current, seats, shipDeck } = view.public;
  if (!current) return null;
  const { card, claim } = current;
  return (
    <>
      <span className="ov-sail">
        <Sign path={SAIL_PATH} color="#fbf5e6" />
        <b className="ov-speed">{shipOf(card).value}</b>
      </span>
      <span className="ov-deck" {...noted(cargoName(card))}>
        {cargoOf(card).map(([path, color], k) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place on deck
          <span key={k} className="ov-piece">
            <Sign path={path} color={color} />
          </span>
        ))}
      </span>
      <span className="ov-claim" data-flag={claim?.flag ?? 'none'}>
        <Sign path={claim ? FLAG_PATHS[claim.flag] : ''} />
        <Emblem color={claim ? seats[claim.seat]?.color : undefined} />
        <span className="ov-claim-text">
          {claim
            ? t('overlay.claim', {
                flag: flagName(claim.flag),
                name: seatName(view, claim.seat, null),
              })
            : t('overlay.free')}
        </span>
      </span>
      <span className="ov-left">{t('overlay.left', { n: shipDeck })}</span>
    </>
  );
}

export const turn = turnPart<View>({
  kind: 'ov-poll',
  round: ({ public: { phase, round } }) =>
    phase === 'gameOver' ? t('round.over') : t('round.name', { n: round }),
  winners(view) {
    const [winner] = view.public.result?.winners ?? [];
    return winner === undefined ? null : { names: seatName(view, winner, null), shared: false };
  },
  who(view) {
    const { decider, phase } = view.public;
    const [seat] = decider;
    if (seat === undefined || phase === 'gameOver') return '';
    return t(ASKED[phase], { name: seatName(view, seat, null) });
  },
  what: ship,
  whatKind: 'ov-ship',
});
