/** Why a house got something in somebody else’s turn, in a word or two. */

import type { GameEvent } from '../../../../engine/core/contract.ts';
import type { Payment, StEvent } from '../../../../engine/games/strozzi/types.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  round: 'prizes of the round',
  arts: 'prizes of the arts',
});
const t = translator({ en });

const has = (paid: readonly Payment[], seat: number): boolean =>
  paid.some((one) => one.seat === seat);

export function because(event: GameEvent, seat: number): string | null {
  const known = event as StEvent;
  switch (known.type) {
    case 'cityScored':
      return [known.ships, known.track, known.bonus].some((paid) => has(paid, seat))
        ? t('round')
        : null;
    case 'promotionScored':
      return has(known.prizes, seat) ? t('arts') : null;
    default:
      return null;
  }
}
