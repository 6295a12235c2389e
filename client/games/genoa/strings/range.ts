/** The range of an offer, and the payment for its action, from the rules and the player's own view. */

import { LARGE_PAY, SMALL_PAY } from '../../../../engine/games/genoa/data.ts';
import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { EMPTY } from '../deals/tray.ts';
import { ducatsOf, faceOf, playerOf } from '../facts.ts';
import { worthOf } from '../forecast.ts';
import { t } from './index.ts';
import { cardName, seatName } from './names.ts';

/** @returns nothing for the merchant, and where ducats are hidden */
export function rangeLine(view: View, seat: number, space: SpaceId, player: number): string {
  const ducats = ducatsOf(view, seat);
  if (seat !== player || ducats === null) return '';
  const others = view.public.offers.filter(
    (offer) => offer.target === space && playerOf(view.public, offer) !== seat,
  );
  const [best] = [...others].sort((a, b) => (b.give.ducats ?? 0) - (a.give.ducats ?? 0));
  const highest = best?.give.ducats ?? 0;
  return [
    t('range.bounds', { ducats }),
    ...(best && highest > 0
      ? [t('range.best', { n: highest, name: seatName(view, best.maker, seat) })]
      : []),
    ...(worthOf(view, space, player, EMPTY)?.items ?? []).flatMap((item) => {
      if (item.kind !== 'fits') return [];
      const { kind, goods } = faceOf(item.card);
      const n = kind === 'LO' ? LARGE_PAY : SMALL_PAY;
      return [t('range.order', { card: cardName(item.card), n, goods: goods.length })];
    }),
  ].join(' ');
}
