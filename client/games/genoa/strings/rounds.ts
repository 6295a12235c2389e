/** The end of a round in words. */

import type { GameEvent } from '../../../../engine/core/contract.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  over: '{n, plural, =0 {The last round is over} one {The round is over: 1 is left} other {The round is over: # are left}}',
});
const t = translator({ en });

/** The sentence for an event that ends a round; null for any other. */
export function roundOver(event: GameEvent): string | null {
  const known = event as GeEvent;
  return known.type === 'roundEnded' ? t('over', { n: known.roundsLeft }) : null;
}
