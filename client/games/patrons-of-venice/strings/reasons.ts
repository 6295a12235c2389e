/** Why a choice is a good one: in pieces and numbers, or else by its purpose. */

import type { Told } from '../../../../engine/games/patrons-of-venice/search/gains.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { capital, listed, translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { whyOf } from '../../../table/reasons.ts';
import { about } from '../about.ts';
import {
  aBusiness,
  campoFullName,
  goodName,
  outputName,
  seatName,
  shipName,
  siteNumber,
} from './names.ts';

const en = messages({
  'group.points':
    '{of, select, own {Brings you points.} other {Keeps your opponents from points.}}',
  'group.tempo':
    '{of, select, own {You will have more to choose from when you lead.} other {Your opponents will have less to choose from when they lead.}}',
  'group.money':
    '{of, select, own {Brings you ducats in the next turns.} other {Your opponents earn fewer ducats in the next turns.}}',
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

  'gain.business':
    '{plan, select, yes {Lets you build} other {Builds}} {business} on site {site}: +{n} {n, plural, one {point} other {points}}.',
  'gain.businessIncome':
    '{plan, select, yes {Lets you build} other {Builds}} {business} on site {site}: +{n} {n, plural, one {point} other {points}}, and {income, plural, one {# ducat} other {# ducats}} whenever it produces.',
  'gain.statue':
    '{plan, select, yes {Lets you raise} other {Raises}} a statue on {campo}: +{n} {n, plural, one {point} other {points}} for you.',
  'gain.makes': 'Producing {plan, select, yes {will bring} other {brings}} you {what}.',
  'some.favours': '{n, plural, one {# favour (# point)} other {# favours (# points)}}',
  'some.ducats': '{n, plural, one {# ducat} other {# ducats}}',
  'some.cards': '{n, plural, one {# good} other {# goods}}',
  'gain.sells':
    '{plan, select, yes {Lets you sell goods for} other {Brings you}} {ducats, plural, one {# ducat} other {# ducats}}.',
  'gain.inputs': 'Only {lacks} {n, plural, one {is} other {are}} still missing for {output}.',
  'gain.inputsReady': 'You then hold everything for {output}.',
  'gain.proof':
    '{n, plural, one {# more good} other {# more goods}} to show, and you can build {business}.',
  'gain.proofReady': 'You then hold the goods to build {business}.',
  'gain.comes': 'Brings {good} by galley: then only {lacks} will be missing for {output}.',
  'gain.comesReady': 'Brings {good} by galley: the last thing you need for {output}.',
  'gain.comesFor':
    'Brings {good} by galley: {n, plural, =0 {with it you can build} one {# more good to show, and you can build} other {# more goods to show, and you can build}} {business}.',
  'gain.value': '{good} sells for {n, plural, one {# ducat} other {# ducats}}.',
  'gain.valueFor':
    '{good} sells for {n, plural, one {# ducat} other {# ducats}} and costs you {cost}.',
  'gain.uses': '{good} goes into {outputs}.',
  'gain.saves': 'Saves your {ducats, plural, one {# ducat} other {# ducats}} for later.',
  'gain.keeps': 'Keeps your {cards, plural, one {# good} other {# goods}} in hand.',
  'gain.reserves':
    'Secures {good} on {own, select, yes {your} other {{name}’s}} {ship} for {price, plural, =0 {nothing} one {# ducat} other {# ducats}}.',
  'later.points':
    '{of, select, own {About {n, plural, one {# point} other {# points}} more within the next four turns.} other {About {n, plural, one {# point} other {# points}} less for {name} within the next four turns.}}',
  'later.ducats':
    'About {n, plural, one {# ducat} other {# ducats}} more after the next four turns.',
  'later.cards':
    'About {n, plural, one {# good} other {# goods}} more in hand after the next four turns.',
  'later.businesses':
    'About {n, plural, one {# business} other {# businesses}} more after the next four turns.',
});
const t = translator({ en });
const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

export const whyLine = whyOf<Told, View>({
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
  gains: {
    business: ({ plan, business, site, n, income }) => {
      const told = { plan: yes(plan), business: aBusiness(business), site: siteNumber(site), n };
      return income > 0 ? t('gain.businessIncome', { ...told, income }) : t('gain.business', told);
    },
    statue: ({ plan, campo, n }) =>
      t('gain.statue', { plan: yes(plan), campo: campoFullName(campo), n }),
    makes: ({ plan, favours, ducats, cards }) => {
      const parts = [
        favours > 0 ? t('some.favours', { n: favours }) : '',
        ducats > 0 ? t('some.ducats', { n: ducats }) : '',
        cards > 0 ? t('some.cards', { n: cards }) : '',
      ];
      return t('gain.makes', { plan: yes(plan), what: listed(parts.filter(Boolean)) });
    },
    sells: ({ plan, ducats }) => t('gain.sells', { plan: yes(plan), ducats }),
    inputs: ({ output, lacks }) =>
      lacks.length > 0
        ? t('gain.inputs', {
            lacks: listed(lacks.map(goodName)),
            n: lacks.length,
            output: outputName(output),
          })
        : t('gain.inputsReady', { output: outputName(output) }),
    proof: ({ business, n }) =>
      n > 0
        ? t('gain.proof', { n, business: aBusiness(business) })
        : t('gain.proofReady', { business: aBusiness(business) }),
    comes: ({ good, output, lacks }) => {
      const told = { good: goodName(good), output: outputName(output) };
      return lacks.length > 0
        ? t('gain.comes', { ...told, lacks: listed(lacks.map(goodName)) })
        : t('gain.comesReady', told);
    },
    comesFor: ({ good, business, n }) =>
      t('gain.comesFor', { good: goodName(good), business: aBusiness(business), n }),
    value: ({ good, n, cost }) =>
      cost > 0
        ? t('gain.valueFor', { good: capital(goodName(good)), n, cost })
        : t('gain.value', { good: capital(goodName(good)), n }),
    uses: ({ good, outputs }) =>
      t('gain.uses', {
        good: capital(goodName(good)),
        outputs: listed(outputs.map(outputName)),
      }),
    saves: ({ ducats }) => t('gain.saves', { ducats }),
    keeps: ({ cards }) => t('gain.keeps', { cards }),
    reserves: ({ good, ship, owner, price }, view) => {
      const you = view.you?.seat ?? null;
      return t('gain.reserves', {
        good: goodName(good),
        own: yes(owner === you),
        name: seatName(view, owner, you),
        ship: shipName(ship),
        price,
      });
    },
  },
  later: {
    points: (told) => t('later.points', told),
    ducats: ({ n }) => t('later.ducats', { n }),
    cards: ({ n }) => t('later.cards', { n }),
    businesses: ({ n }) => t('later.businesses', { n }),
  },
});
