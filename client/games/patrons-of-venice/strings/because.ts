/** Why a house got something in somebody else’s turn, in a word or two. */

import type { GameEvent } from '../../../../engine/core/contract.ts';
import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  produced: 'your business',
  reserved: 'your board',
  unloaded: 'your ship',
  statue: 'a statue',
});
const t = translator({ en });

export function because(event: GameEvent, seat: number): string | null {
  const known = event as PvEvent;
  switch (known.type) {
    case 'produced':
      return known.owner === seat ? t('produced') : null;
    case 'reserved':
      return known.boardOwner === seat ? t('reserved') : null;
    case 'unloaded':
      return known.seat === seat ? t('unloaded') : null;
    case 'statueRaised':
      return t('statue');
    default:
      return null;
  }
}
