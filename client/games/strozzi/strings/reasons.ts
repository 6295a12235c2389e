/** What speaks for a choice, by what the evaluation looks at. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { reasonsOf } from '../../../table/reasons.ts';

const en = messages({
  money:
    '{of, select, own {It leads to more ducats.} other {The rivals come to earn fewer ducats.}}',
  flags:
    '{of, select, own {It leaves better flags for the ships to come.} other {It leaves the rivals with the weaker flags.}}',
  speed:
    '{of, select, own {The own ships come to stand faster in the ports.} other {The rivals’ ships come to stand slower in the ports.}}',
  tracks:
    '{of, select, own {It leads further up where a city’s track pays.} other {The rivals come to stand lower on the cities’ tracks.}}',
  florence:
    '{of, select, own {It leads further up in Florence.} other {The rivals come to stand lower in Florence.}}',
  tiles:
    '{of, select, own {It leads to more promotion, which pays at the end.} other {The rivals come to less promotion.}}',
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
