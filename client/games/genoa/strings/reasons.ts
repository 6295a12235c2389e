/** Why a choice is a good one: in pieces and numbers, or else by what it is for. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { whyOf } from '../../../table/reasons.ts';
import { about } from '../about.ts';

const en = messages({
  'group.money': '{of, select, own {Earns you ducats.} other {Your opponents earn fewer ducats.}}',
  'group.orders':
    '{of, select, own {Your orders are closer to their goods and buildings.} other {Your opponents’ orders are further from their goods and buildings.}}',
  'group.messages':
    '{of, select, own {Your messages are nearer to both their buildings.} other {Your opponents’ messages are further from their buildings.}}',
  'group.contracts':
    '{of, select, own {Your contracts will be worth more at the end.} other {Your opponents’ contracts will be worth less at the end.}}',
  'group.goods':
    '{of, select, own {Leaves you more of the goods that orders ask for.} other {Leaves your opponents fewer of the goods that orders ask for.}}',
  'group.tiles':
    '{of, select, own {Leaves you more tiles for later turns.} other {Leaves your opponents fewer tiles for later turns.}}',
  'group.buildings':
    '{of, select, own {Your buildings and markers will bring you more.} other {Your opponents’ buildings and markers will bring them less.}}',
  'group.tempo':
    '{of, select, own {More turns as the merchant are still to come for you.} other {Your opponents will be the merchant less often.}}',
});
const t = translator({ en });

export const whyLine = whyOf({
  about,
  groups: {
    money: (of) => t('group.money', { of }),
    orders: (of) => t('group.orders', { of }),
    messages: (of) => t('group.messages', { of }),
    contracts: (of) => t('group.contracts', { of }),
    goods: (of) => t('group.goods', { of }),
    tiles: (of) => t('group.tiles', { of }),
    buildings: (of) => t('group.buildings', { of }),
    tempo: (of) => t('group.tempo', { of }),
  },
  gains: {},
  later: {},
});
