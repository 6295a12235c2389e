/**
 * Cards and the exchanges of the last palazzo by number, with all ways of using each: how often,
 * which option, and the goods of choice (rules, section 5.5).
 */

import { FROM_CITY_CARD, FROM_SPACE } from '../cards.ts';
import { CITY_CARDS, type CityCard, type Exchange } from '../data/city-cards.ts';
import { PALAZZO_EXCHANGES, V7A, V7B } from '../data/spaces.ts';
import { ANY_GOOD, costOf, gainOf, NO_GAIN, PAIR } from '../data/vocabulary.ts';
import { DIE_FACES } from '../data.ts';

/** Numbers of the palazzo's exchanges, behind the city cards. */
export const CARD_V7A = CITY_CARDS.length;
export const CARD_V7B = CITY_CARDS.length + 1;

const PALAZZO: readonly CityCard[] = [
  { id: 'v7a', kind: 'exchange', ...PALAZZO_EXCHANGES[0] },
  { id: 'v7b', kind: 'exchange', ...PALAZZO_EXCHANGES[1] },
];
/** City cards, then the palazzo's exchanges. */
export const USABLE: readonly CityCard[] = [...CITY_CARDS, ...PALAZZO];

/** The source number of a card's questions and gains. [card] */
export const SOURCE_OF: readonly number[] = USABLE.map((_, card) =>
  card < CITY_CARDS.length ? FROM_CITY_CARD + card : FROM_SPACE + (card === CARD_V7A ? V7A : V7B),
);

interface Counted {
  readonly cost: readonly number[];
  readonly gain: readonly number[];
  /** Goods of choice for one time: 0 = the cost is fixed. */
  readonly chosen: number;
  /** MP-094: of a pair no good more often than there are pairs. */
  readonly isPair: boolean;
}

const counted = ({ cost, gain }: Exchange): Counted => {
  const paid = costOf(cost);
  const isPair = paid[PAIR] > 0;
  return {
    cost: paid,
    gain: gainOf(gain),
    isPair,
    chosen: isPair ? 2 : paid[ANY_GOOD],
  };
};
const exchangesOf = (card: CityCard): readonly Counted[] => {
  if (card.kind === 'exchange') return [counted(card)];
  return card.kind === 'either' ? card.options.map(counted) : [];
};
/** Exchanges of a card: one, two of which one is chosen, or none. [card][option] */
export const EXCHANGES: readonly (readonly Counted[])[] = USABLE.map(exchangesOf);

/** The gains of cards without an exchange, once, by the value of the die. [card][value] */
export const FIXED_GAIN: readonly (readonly (readonly number[])[])[] = USABLE.map((card) =>
  Array.from({ length: DIE_FACES + 1 }, (_, value) => {
    if (card.kind === 'threshold') {
      return gainOf(card.rows.find(({ upTo }) => value <= upTo)?.gain ?? {});
    }
    return 'gain' in card && card.kind !== 'exchange' ? gainOf(card.gain) : NO_GAIN;
  }),
);

/** One way to use a card. */
export interface Way {
  /** 0 = the card has none. */
  readonly times: number;
  /** -1 = the card has none. */
  readonly option: number;
  /** Pepper, silk, gold; null if the cost is fixed. */
  readonly pay: readonly number[] | null;
}

const MOST_TIMES = 6;

/** Pepper, silk and gold that pay so many times. */
function payments({ chosen, isPair }: Counted, times: number): readonly (number[] | null)[] {
  if (chosen === 0) return [null];
  const total = chosen * times;
  const most = isPair ? times : total;
  const found: number[][] = [];
  for (let pepper = Math.min(most, total); pepper >= 0; pepper--) {
    for (let silk = Math.min(most, total - pepper); silk >= 0; silk--) {
      const gold = total - pepper - silk;
      if (gold <= most) found.push([pepper, silk, gold]);
    }
  }
  return found;
}

const waysOf = (exchanges: readonly Counted[]): readonly Way[] => {
  if (exchanges.length === 0) return [{ times: 0, option: -1, pay: null }];
  return exchanges.flatMap((exchange, i) =>
    Array.from({ length: MOST_TIMES }, (_, t) =>
      payments(exchange, t + 1).map((pay) => ({
        times: t + 1,
        option: exchanges.length > 1 ? i : -1,
        pay,
      })),
    ).flat(),
  );
};
/** At most 251: the number of a way takes eight bits. [card][way] */
export const WAYS: readonly (readonly Way[])[] = EXCHANGES.map(waysOf);
