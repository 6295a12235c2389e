/** The end of a round in words. */

import type { GameEvent } from '../../../../engine/core/contract.ts';
import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  over: 'Round {n} is over',
});
const t = translator({ en });

/** The text of an event that ends a round; null for any other. */
export function roundOver(event: GameEvent): string | null {
  const known = event as MvEvent;
  return known.type === 'roundStarted' && known.round > 1
    ? t('over', { n: known.round - 1 })
    : null;
}
