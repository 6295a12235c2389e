/** Fixed prices in points (rules, sections 2.9 and 12), for figures that need no more than a measure. */

import { BONUS_GAIN, CARDS, CONTRACT_GAIN, OUTPOST_GAIN } from '../cards.ts';
import type { CityCard, Exchange } from '../data/city-cards.ts';
import { costOf, GAINS, gainOf } from '../data/vocabulary.ts';

const BY_NAME: { readonly [what: string]: number } = {
  coin: 0.33,
  camel: 0.6,
  pepper: 0.95,
  silk: 1.25,
  gold: 2.15,
  vp: 1,
  good: 1.4,
  good2diff: 2.6,
  contract: 1.4,
  blackDie: 1.6,
  move: 1.7,
  otherCityBonus: 2,
  ownCityBonus: 2,
};
/** [what] */
export const PRICES: readonly number[] = GAINS.map((what) => BY_NAME[what] ?? 0);

const worthOf = (gains: readonly number[]): number =>
  gains.reduce((sum, n, what) => sum + n * PRICES[what], 0);

/** The gains of a contract. [contract] */
export const REWARDS: readonly number[] = CONTRACT_GAIN.map(worthOf);
/** [marker] */
export const MARKER_WORTH: readonly number[] = BONUS_GAIN.map(worthOf);
/** [outpost tile] */
export const OUTPOST_WORTH: readonly number[] = OUTPOST_GAIN.map(worthOf);

/** Mean number of an exchange's repetitions, and the value for a card of another kind. */
const TIMES = 3;
const VALUE = 4;

const exchanged = ({ cost, gain }: Exchange): number =>
  Math.max(0, TIMES * (worthOf(gainOf(gain)) - worthOf(costOf(cost))));

function cardWorth(card: CityCard): number {
  switch (card.kind) {
    case 'exchange':
      return exchanged(card);
    case 'either':
      return Math.max(...card.options.map(exchanged));
    case 'threshold':
      return Math.max(...card.rows.map(({ gain }) => worthOf(gainOf(gain))));
    case 'perPip':
    case 'perCount':
      return VALUE * worthOf(gainOf(card.gain));
    default:
      return VALUE;
  }
}
/** [card] */
export const CARD_WORTH: readonly number[] = CARDS.map(cardWorth);
