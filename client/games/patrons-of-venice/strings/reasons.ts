/** Why a choice is a good one: in pieces and numbers, or else by what it is for. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { whyOf } from '../../../table/reasons.ts';
import { about } from '../about.ts';

const en = messages({
  'group.points':
    '{of, select, own {Brings you points.} other {Keeps your opponents from points.}}',
  'group.tempo':
    '{of, select, own {You will have more to choose from when you lead.} other {Your opponents will have less to choose from when they lead.}}',
  'group.money':
    '{of, select, own {Brings you Ducats in the next turns.} other {Your opponents earn fewer Ducats in the next turns.}}',
  'group.sponsoring':
    '{of, select, own {You will be able to sponsor better businesses and statues.} other {Leaves your opponents less to sponsor.}}',
  'group.production':
    '{of, select, own {Your workshops will be able to produce sooner.} other {Your opponents’ workshops will produce later.}}',
  'group.businesses':
    '{of, select, own {Your businesses will earn more.} other {Your opponents’ businesses will earn less.}}',
  'group.goods':
    '{of, select, own {Makes your hand worth more.} other {Makes your opponents’ hands worth less.}}',
  'group.ships':
    '{of, select, own {Better shipments are on their way to you.} other {Your opponents’ next shipments are poorer.}}',
});
const t = translator({ en });

export const whyLine = whyOf({
  about,
  groups: {
    points: (of) => t('group.points', { of }),
    tempo: (of) => t('group.tempo', { of }),
    money: (of) => t('group.money', { of }),
    sponsoring: (of) => t('group.sponsoring', { of }),
    production: (of) => t('group.production', { of }),
    businesses: (of) => t('group.businesses', { of }),
    goods: (of) => t('group.goods', { of }),
    ships: (of) => t('group.ships', { of }),
  },
  gains: {},
  later: {},
});
