/** What speaks for a choice, by what the evaluation looks at. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { reasonsOf } from '../../../table/reasons.ts';

const en = messages({
  money: '{of, select, own {It brings more ducats.} other {The rivals earn fewer ducats.}}',
  flags:
    '{of, select, own {It leaves better flags for the ships to come.} other {It leaves the rivals with the weaker flags.}}',
  speed:
    '{of, select, own {The own ships stand faster in the ports.} other {The rivals’ ships stand slower in the ports.}}',
  tracks:
    '{of, select, own {It climbs further where a city’s track pays.} other {It holds the rivals back on the cities’ tracks.}}',
  florence:
    '{of, select, own {It rises in Florence.} other {It keeps the rivals low in Florence.}}',
  tiles:
    '{of, select, own {It adds to the promotion that pays at the end.} other {It takes promotion from the rivals.}}',
});
const t = translator({ en });

export const reasonLine = reasonsOf({
  money: (of) => t('money', { of }),
  flags: (of) => t('flags', { of }),
  speed: (of) => t('speed', { of }),
  tracks: (of) => t('tracks', { of }),
  florence: (of) => t('florence', { of }),
  tiles: (of) => t('tiles', { of }),
});
