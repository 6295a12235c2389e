/** Why a seat got something in somebody else’s turn, in a word or two. */

import type { GameEvent } from '../../../../engine/core/contract.ts';
import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  dividends: 'dividends',
  split: 'stock split',
  taxes: 'tax collector',
});
const t = translator({ en });

export function because(event: GameEvent, seat: number): string | null {
  const known = event as MvEvent;
  switch (known.type) {
    case 'dividendPaid':
      return known.amounts[seat] ? t('dividends') : null;
    case 'stockSplit':
      return known.vp[seat] ? t('split') : null;
    case 'paid':
      return known.seat === seat && known.reason === 'taxCollector' ? t('taxes') : null;
    default:
      return null;
  }
}
