/** The end of a round in words. */

import type { GameEvent } from '../../../../engine/core/contract.ts';
import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  over: 'Round {n} is over',
});
const t = translator({ en });

/** The sentence for an event that ends a round; null for any other. */
export function roundOver(event: GameEvent): string | null {
  const known = event as MpEvent;
  return known.type === 'roundEnded' ? t('over', { n: known.round }) : null;
}
