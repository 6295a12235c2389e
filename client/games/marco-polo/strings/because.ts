/** Short reasons for gains and losses of a seat in another seat’s turn. */

import type { GameEvent } from '../../../../engine/core/contract.ts';
import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  gained: 'income',
  paid: 'a payment',
});
const t = translator({ en });

export function because(event: GameEvent, seat: number): string | null {
  const known = event as MpEvent;
  switch (known.type) {
    case 'gained':
      return known.seat === seat ? t('gained') : null;
    case 'paid':
      return known.seat === seat ? t('paid') : null;
    default:
      return null;
  }
}
