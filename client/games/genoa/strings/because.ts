/** Short reasons for gains and losses of a seat in another seat’s turn. */

import type { GameEvent } from '../../../../engine/core/contract.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  ownerPaid: 'your building',
  deal: 'a deal',
  handed: 'a deal kept',
  message: 'a message',
});
const t = translator({ en });

export function because(event: GameEvent, seat: number): string | null {
  const known = event as GeEvent;
  switch (known.type) {
    case 'ownerPaid':
      return known.seat === seat ? t('ownerPaid') : null;
    case 'dealStruck':
      return [known.merchant, known.offer.maker, known.offer.taker].includes(seat)
        ? t('deal')
        : null;
    case 'handed':
      return known.from === seat || known.to === seat ? t('handed') : null;
    case 'messageDelivered':
      return known.seat === seat ? t('message') : null;
    default:
      return null;
  }
}
