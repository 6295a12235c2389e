/** The rules behind an event, where several are possible: by a space, a card, a person. */

import {
  COMPANION_IDS,
  RUSTICIANO_CARDS,
} from '../../../../engine/games/marco-polo/data/people.ts';
import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import type { Cause, Now } from '../../../table/events/causes.ts';
import type { Of } from '../../../table/events/rows.ts';
import { t } from '../strings/causes.ts';
import { endSums, isJourney, isOccupancy, occupancy, purse, saracen } from './reckoning.ts';
import { CHARACTER_RULES, COMPANION_RULES, EVERY_SOURCE, ruleOf } from './rule-sources.ts';

type Why<T extends MpEvent['type']> = Cause<Of<MpEvent, T>, MpEvent, View>;

const SPACE_RULES: { readonly [space: string]: string } = {
  coins5: 'MP-050',
  bazaarCamel: 'MP-051',
  bazaarPepper: 'MP-052',
  bazaarSilk: 'MP-053',
  bazaarGold: 'MP-054',
  khan: 'MP-057',
  contracts: 'MP-060',
  travel: 'MP-070',
  moneyBag: 'MP-101',
  venice: 'AV-024',
  companions: 'AV-063',
  moneylender: 'AV-080',
  gondolier: 'AV-082',
  v7a: 'AV-032',
  v7b: 'AV-032',
};
/** A place without a printed action space has a city card. */
const spaceRule = (space: string): string => SPACE_RULES[space] ?? 'MP-090';

/** Without a die the Moneylender buys a good; with Venice other posts are the last ones. */
function sourceRule(source: string, { events, after }: Now<MpEvent, View>): string {
  const rule = ruleOf(source);
  if (rule === 'MP-084' && after.public.options.venice) return 'AV-034';
  const isDice = events.some(({ type }) => type === 'dicePlaced');
  return source === 'moneylender' && !isDice ? 'AV-081' : rule;
}

export const pickedWhy: Why<'characterPicked'> = {
  rules: ['MP-015', ...Object.values(CHARACTER_RULES)],
  which: ({ character }) => ['MP-015', ruleOf(character)],
};

export const companionWhy: Why<'companionTaken'> = {
  rules: ['AV-063', 'AV-064', ...Object.values(COMPANION_RULES)],
  which: ({ companion }) => [
    'AV-064',
    COMPANION_IDS.includes(companion) ? COMPANION_RULES[companion] : 'AV-063',
  ],
};

/** MP-041, MP-044 */
export const placedWhy: Why<'dicePlaced'> = {
  rules: [...new Set(['MP-041', 'MP-044', 'MP-047', 'MP-090', ...Object.values(SPACE_RULES)])],
  which: ({ space, occupancy: cost }) => [
    spaceRule(space),
    ...(space === 'moneyBag' ? [] : ['MP-041']),
    ...(cost > 0 ? ['MP-044'] : []),
  ],
  sums: occupancy,
  says: ({ occupancy: cost }) => (cost === 0 ? t('free') : null),
};

/** MP-102 … MP-104: a reroll, an adjustment, a black die, by their cost in camels. */
const BAG_RULES = ['MP-102', 'MP-102', 'MP-103', 'MP-104'];
const TRAVEL_RULES = ['MP-071', 'MP-072', 'MP-082', 'AV-085', 'AV-086', 'AV-147'];

export const paidWhy: Why<'paid'> = {
  rules: [...new Set(['MP-044', 'MP-045', ...BAG_RULES, ...TRAVEL_RULES, ...EVERY_SOURCE])],
  which(event, now) {
    if (isOccupancy(event, now)) return ['MP-044', 'MP-045'];
    if (isJourney(event, now)) {
      return [event.source === 'travel' ? 'MP-071' : 'MP-082', 'MP-072'];
    }
    if (event.source === 'moneyBag') {
      return [BAG_RULES[event.cost.camel ?? 0] ?? 'MP-102'];
    }
    return [sourceRule(event.source, now)];
  },
  sums: purse.paid,
};

export const gainedWhy: Why<'gained'> = {
  rules: EVERY_SOURCE,
  which: ({ source }, now) => [sourceRule(source, now)],
  sums: purse.gained,
};

/** AV-083 */
export const tradedWhy: Why<'traded'> = { rules: ['AV-083'], sums: saracen };

export const completedWhy: Why<'contractCompleted'> = {
  rules: ['MP-100', 'AV-084', 'AV-152'],
  which: ({ scribe, double }) => [
    'MP-100',
    ...(scribe === null ? [] : ['AV-084']),
    ...(double ? ['AV-152'] : []),
  ],
};

export const cardWhy: Why<'cityCardUsed'> = {
  rules: ['MP-090', 'MP-091', ...EVERY_SOURCE],
  which: ({ card }) => ['MP-090', 'MP-091', ruleOf(card)],
};

/** MP-102, MP-103: for camels; AV-185: by a gift. */
export const changedWhy: Why<'dieChanged'> = {
  rules: ['MP-102', 'MP-103', 'AV-185'],
  which(_, { events }) {
    const paid = events.find((one) => one.type === 'paid' && one.source === 'moneyBag');
    if (paid?.type !== 'paid') return ['AV-185'];
    return [paid.cost.camel === 1 ? 'MP-102' : 'MP-103'];
  },
};

/** The rules of RU01 and the other cards follow each other in the cards' order. */
const rusticianoRule = (card: string): string => `AV-${143 + RUSTICIANO_CARDS.indexOf(card)}`;

export const rusticianoWhy: Why<'rusticianoPlayed'> = {
  rules: ['AV-141', 'AV-142', ...RUSTICIANO_CARDS.map(rusticianoRule)],
  which: ({ card }) => [rusticianoRule(card), 'AV-142'],
};

const END_RULES = ['MP-136', 'MP-130', 'MP-131', 'MP-132', 'MP-133', 'MP-134', 'MP-135'];

export const endedWhy: Why<'matchEnded'> = {
  rules: ['MP-130', 'MP-131', 'MP-132', 'MP-133', 'MP-134', 'MP-135', 'MP-136', 'AV-035'],
  which: (_, { after }) => [
    ...END_RULES,
    ...(after.public.seats.some(({ posts }) => posts.some((post) => /^v\d/.test(post)))
      ? ['AV-035']
      : []),
  ],
  sums: (_, now) => endSums(now),
};
