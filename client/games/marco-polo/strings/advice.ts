/** Why a choice is a good one: in pieces and numbers, or else by what it is for. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { whyOf } from '../../../table/reasons.ts';
import { about } from '../about.ts';

const en = messages({
  'group.points':
    '{of, select, own {Brings you victory points.} other {Keeps your opponents from victory points.}}',
  'group.purse':
    '{of, select, own {Leaves you more coins and camels.} other {Leaves your opponents fewer coins and camels.}}',
  'group.goods':
    '{of, select, own {Leaves you more goods that you can use.} other {Leaves your opponents fewer goods that they can use.}}',
  'group.contracts':
    '{of, select, own {Brings you closer to completing a contract.} other {Keeps your opponents from completing contracts.}}',
  'group.posts':
    '{of, select, own {Your trading posts will bring you more.} other {Your opponents’ trading posts will bring them less.}}',
  'group.venice':
    '{of, select, own {Brings you further through the palazzi of Venice.} other {Holds your opponents back in Venice.}}',
  'group.goals':
    '{of, select, own {Brings you closer to the cities of your goal cards.} other {Keeps your opponents from the cities of their goal cards.}}',
  'group.map':
    '{of, select, own {Your figure will be nearer to the cities that matter to you.} other {Your opponents’ figures will be farther from the cities that matter to them.}}',
  'group.dice':
    '{of, select, own {Keeps your better dice for later.} other {Leaves your opponents their weaker dice.}}',
  'group.tempo':
    '{of, select, own {You will act earlier in the next round.} other {Your opponents will act later in the next round.}}',
  'group.helpers':
    '{of, select, own {Makes your companions and cards more useful.} other {Makes your opponents’ companions and cards less useful.}}',
  'group.people':
    '{of, select, own {Gives you the character that suits this match better.} other {Leaves your opponents the characters that suit this match less.}}',
});
const t = translator({ en });

export const whyLine = whyOf({
  about,
  groups: {
    points: (of) => t('group.points', { of }),
    purse: (of) => t('group.purse', { of }),
    goods: (of) => t('group.goods', { of }),
    contracts: (of) => t('group.contracts', { of }),
    posts: (of) => t('group.posts', { of }),
    venice: (of) => t('group.venice', { of }),
    goals: (of) => t('group.goals', { of }),
    map: (of) => t('group.map', { of }),
    dice: (of) => t('group.dice', { of }),
    tempo: (of) => t('group.tempo', { of }),
    helpers: (of) => t('group.helpers', { of }),
    people: (of) => t('group.people', { of }),
  },
  gains: {},
  later: {},
});
