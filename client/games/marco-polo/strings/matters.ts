/** The stakes of a decision, in the companion's sentences. */

import { ROUNDS } from '../../../../engine/games/marco-polo/data.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { listed, translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { least, mattersOf } from '../../../table/companion/matters.ts';
import { goalOf } from '../card-data.ts';
import { handOf, lacking, PURSE, seatOf } from '../facts.ts';
import { parts } from '../learn/parts.ts';
import { amountName, nodeName, spaceName } from './names.ts';

const en = messages({
  'matter.points':
    'You have {vp, plural, one {# point} other {# points}}. Contracts, goal cards and Beijing bring more.',
  'matter.purse':
    'You have {coins, plural, one {one coin} other {# coins}} and {camels, plural, one {one camel} other {# camels}}. Journeys cost both, and so do occupied spaces and extra dice.',
  'matter.lacks': 'One of your contracts still needs {lacks}.',
  'matter.ready': 'You have everything for one of your contracts. Completing it needs no die.',
  'matter.contracts': 'You hold no contract. Contracts bring points and goods for what you pay.',
  'matter.goods': 'Look at what your contracts ask for before you take goods.',
  'matter.posts':
    'You have {n, plural, =0 {no trading post} one {one trading post} other {# trading posts}} on the map. Small cities pay every round, and {rounds, plural, =0 {this is the last one} one {one more round comes} other {# more rounds come}}.',
  'matter.venice': 'Each post in Venice opens the way to the next palazzo.',
  'matter.goals':
    '{cities, select, none {You have a post in every city of your goal cards.} other {Your goal cards still want a post in {cities}.}}',
  'matter.map':
    'You’re in {node}. Look at how many steps, coins and camels the next city costs from there.',
  'matter.dice':
    '{values, select, none {You have {n, plural, one {one die} other {# dice}} left.} other {Your dice: {values}.}} Of those you place together, the lowest counts.',
  'matter.tempo':
    '{spaces, select, none {No space is occupied yet: dice cost nothing.} other {Dice lie at {spaces}. Joining them costs as much as your lowest die.}}',
  'matter.helpers':
    'Your companions, gifts and cards help this round: look at what’s still unused.',
  'matter.people': 'A character breaks one rule for the whole match: look at what each does.',
});
const t = translator({ en });

const sizeOf = (amounts: ReturnType<typeof lacking>): number =>
  PURSE.reduce((sum, what) => sum + (amounts[what] ?? 0), 0);

/** The contract for which the seat lacks least. */
function contract(view: View, seat: number, none: string) {
  const own = seatOf(view, seat);
  const next = least(own.contracts, (one) => sizeOf(lacking(own, one)));
  if (next === null) return { text: none };
  const lacks = lacking(own, next);
  return {
    text: sizeOf(lacks) === 0 ? t('matter.ready') : t('matter.lacks', { lacks: amountName(lacks) }),
    parts: [parts.contracts],
  };
}

/** The most names in a list: a longer one is not read. */
const MOST_NAMED = 4;

export const matterOf = mattersOf<View>({
  points: (view, seat) => ({
    text: t('matter.points', { vp: seatOf(view, seat).vp }),
    parts: [parts.seats],
  }),
  purse: (view, seat) => {
    const { coins, camels } = seatOf(view, seat);
    return { text: t('matter.purse', { coins, camels }), parts: [parts.own] };
  },
  goods: (view, seat) => contract(view, seat, t('matter.goods')),
  contracts: (view, seat) => contract(view, seat, t('matter.contracts')),
  posts: (view, seat) => ({
    text: t('matter.posts', {
      n: seatOf(view, seat).posts.length,
      rounds: ROUNDS - view.public.round,
    }),
    things: seatOf(view, seat).posts.map((node) => `node:${node}`),
  }),
  venice: () => ({ text: t('matter.venice') }),
  goals: (view, seat) => {
    const { posts } = seatOf(view, seat);
    const wanted = (view.you?.goals ?? []).flatMap((id) => goalOf(id).cities);
    const open = [...new Set(wanted)].filter((city) => !posts.includes(city));
    return {
      text: t('matter.goals', { cities: listed(open.map(nodeName)) || 'none' }),
      parts: [parts.goals],
      things: open.map((city) => `node:${city}`),
    };
  },
  map: (view, seat) => {
    const [figure] = seatOf(view, seat).figures;
    if (!figure) return null;
    return {
      text: t('matter.map', { node: nodeName(figure.node) }),
      things: [`node:${figure.node}`],
    };
  },
  dice: (view, seat) => {
    const hand = handOf(view, seat);
    const values = hand.flatMap(({ value }) => value ?? []);
    const isShown = values.length === hand.length && values.every((value) => value > 0);
    return {
      text: t('matter.dice', {
        n: hand.length,
        values: (isShown && listed(values.map(String))) || 'none',
      }),
      parts: [parts.dice],
    };
  },
  tempo: (view) => {
    const taken = Object.entries(view.public.spaces).flatMap(([space, placed]) =>
      placed.length > 0 ? [spaceName(space)] : [],
    );
    return { text: t('matter.tempo', { spaces: listed(taken.slice(0, MOST_NAMED)) || 'none' }) };
  },
  helpers: () => ({ text: t('matter.helpers') }),
  people: () => ({ text: t('matter.people') }),
});
