/** Why a choice is a good one: in pieces and numbers, or else by its purpose. */

import type { Told } from '../../../../engine/games/marco-polo/search/gains.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { whyOf } from '../../../table/reasons.ts';
import { about } from '../about.ts';
import { contractOf } from '../card-data.ts';
import { contractName } from './actions.ts';
import { amountName, nodeName } from './names.ts';

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

  'gain.completes': '{plan, select, yes {Lets you complete} other {Completes}} a contract: {gain}.',
  'gain.post': '{plan, select, yes {Lets you place} other {Places}} a trading post in {node}.',
  'gain.postFor':
    '{plan, select, yes {Lets you place} other {Places}} a trading post in {node}: {gain}.',
  'gain.postGoal':
    '{plan, select, yes {Lets you place} other {Places}} a trading post in {node}: +{goals} {goals, plural, one {point} other {points}} for your goal cards.',
  'gain.goals':
    'Up to {n} {n, plural, one {point} other {points}} for trading posts in {cities, plural, one {one city} other {# cities}}.',
  'gain.keeps': 'Saves your {purse} for your next turn.',
  'gain.die': 'Gives you {dice, plural, one {one die} other {# dice}} to place in this round.',
  'gain.contract': 'Takes {contract}: you still lack {lacks}.',
  'gain.contractReady': 'Takes {contract}: you already have what it asks for.',
  'gain.gets': 'Brings you {gain}.',
  'gain.getsFor': 'Brings you {gain} for {pays}.',
  'gain.goes': 'Takes your figure {steps, plural, one {one step} other {# steps}}, to {node}.',
  'later.points':
    '{of, select, own {About {n, plural, one {# point} other {# points}} more within the next eight turns.} other {About {n, plural, one {# point} other {# points}} less for {name} within the next eight turns.}}',
  'later.contracts':
    'About {n, plural, one {# contract} other {# contracts}} more completed within the next eight turns.',
  'later.posts':
    'About {n, plural, one {# trading post} other {# trading posts}} more within the next eight turns.',
  'later.coins': 'About {n, plural, one {# coin} other {# coins}} more after the next eight turns.',
  'later.camels':
    'About {n, plural, one {# camel} other {# camels}} more after the next eight turns.',
  'later.goods': 'About {n, plural, one {# good} other {# goods}} more after the next eight turns.',
});
const t = translator({ en });
const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

export const whyLine = whyOf<Told, View>({
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
  gains: {
    completes: ({ contract, plan }) =>
      t('gain.completes', { plan: yes(plan), gain: amountName(contractOf(contract).gain) }),
    post: ({ node, plan, goals, gain }) => {
      const told = { node: nodeName(node), plan: yes(plan) };
      if (goals > 0) return t('gain.postGoal', { ...told, goals });
      return Object.keys(gain).length > 0
        ? t('gain.postFor', { ...told, gain: amountName(gain) })
        : t('gain.post', told);
    },
    goals: ({ n, cities }) => t('gain.goals', { n, cities }),
    die: ({ dice }) => t('gain.die', { dice }),
    keeps: ({ purse }) => t('gain.keeps', { purse: amountName(purse) }),
    contract: ({ contract, lacks }) =>
      Object.keys(lacks).length > 0
        ? t('gain.contract', { contract: contractName(contract), lacks: amountName(lacks) })
        : t('gain.contractReady', { contract: contractName(contract) }),
    gets: ({ gain, pays }) =>
      Object.keys(pays).length > 0
        ? t('gain.getsFor', { gain: amountName(gain), pays: amountName(pays) })
        : t('gain.gets', { gain: amountName(gain) }),
    goes: ({ node, steps }) => t('gain.goes', { node: nodeName(node), steps }),
  },
  later: {
    points: (told) => t('later.points', told),
    contracts: ({ n }) => t('later.contracts', { n }),
    posts: ({ n }) => t('later.posts', { n }),
    coins: ({ n }) => t('later.coins', { n }),
    camels: ({ n }) => t('later.camels', { n }),
    goods: ({ n }) => t('later.goods', { n }),
  },
});
