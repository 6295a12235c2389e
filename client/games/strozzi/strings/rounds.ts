/** The end of a round in words. */

import type { GameEvent } from '../../../../engine/core/contract.ts';
import { CITIES } from '../../../../engine/games/strozzi/data.ts';
import type { StEvent } from '../../../../engine/games/strozzi/types.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  over: 'Round {n} is over',
});
const t = translator({ en });

/** The text of an event that ends a round; null for any other. */
export function roundOver(event: GameEvent): string | null {
  const known = event as StEvent;
  return known.type === 'cityScored' && known.city === CITIES.at(-1)
    ? t('over', { n: known.round })
    : null;
}
