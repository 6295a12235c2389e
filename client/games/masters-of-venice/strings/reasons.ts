/** What speaks for a choice, by what the evaluation looks at. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { reasonsOf } from '../../../table/reasons.ts';

const en = messages({
  points:
    '{of, select, own {It leads to more victory points.} other {It costs the rivals victory points.}}',
  cash: '{of, select, own {There is more money in the purse a round later.} other {The rivals have less money a round later.}}',
  shares:
    '{of, select, own {The own shares are worth more after it.} other {The rivals’ shares are worth less after it.}}',
  dividends:
    '{of, select, own {The own shares pay more dividends.} other {The rivals’ shares pay fewer dividends.}}',
  goods:
    '{of, select, own {The own goods are worth more, or sell sooner.} other {The rivals’ goods are worth less, or sell later.}}',
  orders:
    '{of, select, own {It comes closer to delivering orders.} other {It keeps the rivals from their orders.}}',
  tiles:
    '{of, select, own {It leaves better favors and rumors in hand.} other {The rivals hold fewer favors and rumors.}}',
  tempo:
    '{of, select, own {It acts earlier in the round to come.} other {The rivals act later in the round to come.}}',
  characters:
    '{of, select, own {It brings a character that is worth more.} other {It leaves the rivals characters that are worth less.}}',
});
const t = translator({ en });

export const reasonLine = reasonsOf({
  points: (of) => t('points', { of }),
  cash: (of) => t('cash', { of }),
  shares: (of) => t('shares', { of }),
  dividends: (of) => t('dividends', { of }),
  goods: (of) => t('goods', { of }),
  orders: (of) => t('orders', { of }),
  tiles: (of) => t('tiles', { of }),
  tempo: (of) => t('tempo', { of }),
  characters: (of) => t('characters', { of }),
});
