/** Why a choice is a good one: in pieces and numbers, or else by what it is for. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { whyOf } from '../../../table/reasons.ts';
import { about } from '../about.ts';

const en = messages({
  'group.points':
    '{of, select, own {Brings you victory points.} other {Keeps your opponents from victory points.}}',
  'group.cash':
    '{of, select, own {Leaves you more ducats at the end of the round.} other {Leaves your opponents fewer ducats at the end of the round.}}',
  'group.shares':
    '{of, select, own {Makes your shares worth more.} other {Makes your opponents’ shares worth less.}}',
  'group.dividends':
    '{of, select, own {Your shares will pay higher dividends.} other {Your opponents’ shares will pay lower dividends.}}',
  'group.goods':
    '{of, select, own {Your cubes will sell for more.} other {Your opponents’ cubes will sell for less.}}',
  'group.orders':
    '{of, select, own {Brings you closer to delivering a guild order.} other {Keeps your opponents from delivering guild orders.}}',
  'group.tiles':
    '{of, select, own {Leaves you better favors and rumors.} other {Leaves your opponents fewer favors and rumors.}}',
  'group.tempo':
    '{of, select, own {You will act earlier in the next round.} other {Your opponents will act later in the next round.}}',
  'group.characters':
    '{of, select, own {Gives you a better character.} other {Leaves your opponents the weaker characters.}}',
});
const t = translator({ en });

export const whyLine = whyOf({
  about,
  groups: {
    points: (of) => t('group.points', { of }),
    cash: (of) => t('group.cash', { of }),
    shares: (of) => t('group.shares', { of }),
    dividends: (of) => t('group.dividends', { of }),
    goods: (of) => t('group.goods', { of }),
    orders: (of) => t('group.orders', { of }),
    tiles: (of) => t('group.tiles', { of }),
    tempo: (of) => t('group.tempo', { of }),
    characters: (of) => t('group.characters', { of }),
  },
  gains: {},
  later: {},
});
