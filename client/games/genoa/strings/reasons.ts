/** What speaks for a choice, by what the evaluation looks at. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { reasonsOf } from '../../../table/reasons.ts';

const en = messages({
  money: '{of, select, own {It leads to more ducats.} other {It leaves the rivals fewer ducats.}}',
  orders:
    '{of, select, own {The own orders come closer to their goods and buildings.} other {The rivals’ orders are further from their goods and buildings.}}',
  messages:
    '{of, select, own {The own messages are nearer to both their buildings.} other {The rivals’ messages bring them less.}}',
  contracts:
    '{of, select, own {The own contracts are worth more at the end.} other {The rivals’ contracts are worth less at the end.}}',
  goods:
    '{of, select, own {It leaves more goods that orders ask for.} other {The rivals have fewer goods that orders ask for.}}',
  tiles:
    '{of, select, own {It leaves more tiles for later turns.} other {The rivals have fewer tiles for later turns.}}',
  buildings:
    '{of, select, own {The own houses and markers bring more from now on.} other {The rivals’ houses and markers bring less from now on.}}',
  tempo:
    '{of, select, own {More turns with the tower are still to come.} other {The rivals lead the tower less often from now on.}}',
});
const t = translator({ en });

export const reasonLine = reasonsOf({
  money: (of) => t('money', { of }),
  orders: (of) => t('orders', { of }),
  messages: (of) => t('messages', { of }),
  contracts: (of) => t('contracts', { of }),
  goods: (of) => t('goods', { of }),
  tiles: (of) => t('tiles', { of }),
  buildings: (of) => t('buildings', { of }),
  tempo: (of) => t('tempo', { of }),
});
