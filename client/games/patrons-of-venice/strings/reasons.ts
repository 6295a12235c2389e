/** What speaks for a choice, by what the evaluation looks at. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { reasonsOf } from '../../../table/reasons.ts';

const en = messages({
  points: '{of, select, own {It leads to more points.} other {It costs the rivals points.}}',
  tempo:
    '{of, select, own {It leaves more to choose from when the own lead comes.} other {The rivals can do less when they lead.}}',
  money:
    '{of, select, own {It brings more Ducats over the turns to come.} other {The rivals come by fewer Ducats over the turns to come.}}',
  sponsoring:
    '{of, select, own {It opens better businesses and statues to sponsor.} other {It leaves the rivals less to sponsor.}}',
  production:
    '{of, select, own {The own workshops come closer to their next goods.} other {The rivals’ workshops are further from their next goods.}}',
  businesses:
    '{of, select, own {The own businesses come to earn more.} other {The rivals’ businesses come to earn less.}}',
  goods:
    '{of, select, own {The hand comes to be worth more.} other {The rivals’ hands come to be worth less.}}',
  ships:
    '{of, select, own {Better shipments are on their way.} other {The rivals await poorer shipments.}}',
});
const t = translator({ en });

export const reasonLine = reasonsOf({
  points: (of) => t('points', { of }),
  tempo: (of) => t('tempo', { of }),
  money: (of) => t('money', { of }),
  sponsoring: (of) => t('sponsoring', { of }),
  production: (of) => t('production', { of }),
  businesses: (of) => t('businesses', { of }),
  goods: (of) => t('goods', { of }),
  ships: (of) => t('ships', { of }),
});
