/** The effects of cards, tiles, people and spaces, in sentences made from the data of the rules. */

import type { CityCard } from '../../../../engine/games/marco-polo/data/city-cards.ts';
import {
  ARGHUN_CARDS,
  BELLELA_ARGHUN_CARDS,
  COINS_FOR_DIE,
  GIFTS_DRAWN,
  MOST_GIFT_POINTS,
} from '../../../../engine/games/marco-polo/data/gifts.ts';
import type { Character, Companion } from '../../../../engine/games/marco-polo/data/people.ts';
import {
  BAZAAR_CAMEL,
  BAZAAR_ROWS,
  BODYGUARD_STEP,
  CAMELS_IN_PASSING,
  CARTOGRAPHER_CAMELS,
  CARTOGRAPHER_COINS,
  COINS_FOR_GOOD,
  COINS_OF_MONEYLENDER,
  SPACES,
} from '../../../../engine/games/marco-polo/data/spaces.ts';
import { GAINS } from '../../../../engine/games/marco-polo/data/vocabulary.ts';
import {
  BELLELA_HAND,
  CARD_VALUE,
  NUN_REACH,
  RU01_COST,
  SCRIBE_VP,
  TRADER_GAIN,
} from '../../../../engine/games/marco-polo/data.ts';
import { capital } from '../../../i18n/index.ts';
import {
  bonusOf,
  cardKind,
  cityCardOf,
  contractOf,
  giftOf,
  goalOf,
  isKept,
  outpostOf,
  palazzoExchange,
} from '../card-data.ts';
import type { Amounts } from '../faces/things.ts';
import { en } from './en.ts';
import { type Key, t } from './index.ts';
import {
  amountName,
  characterName,
  companionName,
  giftName,
  nodeName,
  rusticianoName,
} from './names.ts';

/** Figures for the sentences of people, cards and spaces. */
const FIGURES: { readonly [text: string]: { readonly [name: string]: number } } = {
  'character.does.arghun': { cards: ARGHUN_CARDS, value: CARD_VALUE },
  'character.does.nicolao': { drawn: GIFTS_DRAWN },
  'bellela.does.arghun': { cards: BELLELA_ARGHUN_CARDS, value: CARD_VALUE },
  'bellela.does.nicolao': { drawn: GIFTS_DRAWN },
  'bellela.does.rusticiano': { cards: BELLELA_HAND },
  'gift.does.GF05': { coins: COINS_FOR_DIE },
  'gift.does.GF08': { most: MOST_GIFT_POINTS },
  'gift.does.GF09': { most: MOST_GIFT_POINTS },
  'companion.does.moneylender': { coins: COINS_OF_MONEYLENDER, good: COINS_FOR_GOOD },
  'companion.does.scribe': { vp: SCRIBE_VP },
  'companion.does.cartographer': { camels: CARTOGRAPHER_CAMELS, coins: CARTOGRAPHER_COINS },
  'companion.does.bodyguard': { coins: BODYGUARD_STEP },
  'companion.does.nun': { reach: NUN_REACH },
  'companion.does.trader': { more: TRADER_GAIN },
  'rusticiano.does.RU01': { coins: RU01_COST },
  'rusticiano.does.RU09': { value: CARD_VALUE },
  'rusticiano.does.RU05': { camels: CAMELS_IN_PASSING },
};
const does = (key: string): string =>
  (t as (key: Key, figures: { readonly [name: string]: number }) => string)(
    key as Key,
    FIGURES[key] ?? {},
  );

export const characterDoes = (id: string): string => does(`character.does.${id as Character}`);
/** The same for Bellela, who plays another character for a round (AV-105 to AV-111). */
export const bellelaDoes = (id: string): string =>
  `bellela.does.${id}` in en ? does(`bellela.does.${id}`) : characterDoes(id);
export const companionDoes = (id: string): string => does(`companion.does.${id as Companion}`);
export const rusticianoDoes = (card: string): string => does(`rusticiano.does.${card}`);

/** The effect of a gift (rules, AV-184, AV-185). */
export function giftDoes(id: string): string {
  const { gain, others } = giftOf(id);
  if (!gain) return does(`gift.does.${id}`);
  if (others) {
    return t('gift.does.others', { gain: amountName(gain), others: amountName(others) });
  }
  return t(isKept(id) ? 'gift.does.kept' : 'gift.does.gain', { gain: amountName(gain) });
}

/** The goods and the reward of a contract: `1 camel and 2 silk: 5 coins and 3 points`. */
export function contractLine(id: string): string {
  const { cost, gain } = contractOf(id);
  return t('effect.contract', { cost: amountName(cost), gain: amountName(gain) });
}

function cityCardLine(card: CityCard): string {
  switch (card.kind) {
    case 'exchange':
      return exchangeLine(card);
    case 'either': {
      const [first, second] = card.options;
      return t('effect.either', {
        cost: amountName(first?.cost ?? {}),
        gain: amountName(first?.gain ?? {}),
        cost2: amountName(second?.cost ?? {}),
        gain2: amountName(second?.gain ?? {}),
      });
    }
    case 'threshold': {
      const rows = card.rows.map(({ upTo, gain }, k) => {
        const from = (card.rows[k - 1]?.upTo ?? 0) + 1;
        const range = upTo > from ? 'yes' : 'no';
        return t('effect.thresholdRow', { from, last: upTo, range, gain: amountName(gain) });
      });
      return t('effect.threshold', { rows: rows.join('; ') });
    }
    case 'perPip':
      return t('effect.perPip', { gain: amountName(card.gain) });
    case 'perCount':
      return t(`effect.perCount.${card.count}`, { gain: amountName(card.gain) });
    case 'contractSearch':
      return t('effect.contractSearch', { keep: card.keep, gain: amountName(card.gain) });
    case 'anyCard':
      return t('effect.anyCard');
  }
}
export const exchangeLine = ({
  cost,
  gain,
}: {
  readonly cost: Amounts;
  readonly gain: Amounts;
}): string => t('effect.exchange', { cost: amountName(cost), gain: amountName(gain) });

/**
 * The effect of a card, a tile, a marker, a person or a space of the last palazzo, in a sentence or
 * two.
 * @param id of any kind
 */
export function cardLine(id: string): string {
  const exchange = palazzoExchange(id);
  if (exchange) return exchangeLine(exchange);
  switch (cardKind(id)) {
    case 'contract':
      return contractLine(id);
    case 'cityCard':
      return cityCardLine(cityCardOf(id));
    case 'bonus':
      return t('effect.bonus', { what: amountName(bonusOf(id).gain) });
    case 'outpost':
      return t('effect.outpost', { what: amountName(outpostOf(id).gain) });
    case 'goal': {
      const { cities, vp } = goalOf(id);
      const [first, second] = cities.map(nodeName);
      return t('effect.goal', { first: first ?? '', second: second ?? '', n: vp });
    }
    case 'character':
      return characterDoes(id);
    case 'companion':
      return companionDoes(id);
    case 'rusticiano':
      return rusticianoDoes(id);
    case 'gift':
      return giftDoes(id);
  }
}

/** The name of a card; empty where only its face identifies it. */
export function cardName(id: string): string {
  switch (cardKind(id)) {
    case 'character':
      return characterName(id);
    case 'companion':
      return companionName(id);
    case 'rusticiano':
      return rusticianoName(id);
    case 'gift':
      return giftName(id);
    case 'goal':
      return goalOf(id).cities.map(nodeName).join(' – ');
    default:
      return '';
  }
}

const amountsOf = (counts: readonly number[]): Amounts =>
  Object.fromEntries(GAINS.flatMap((what, k) => (counts[k] ? [[what, counts[k]]] : [])));

/**
 * The gain of a row of a bazaar.
 * @param row 1 to 6
 */
export function bazaarGain(space: string, row: number): Amounts {
  return amountsOf(BAZAAR_ROWS[SPACES.indexOf(space) - BAZAAR_CAMEL]?.[row - 1] ?? []);
}

/** The same with its name before it, for hints: `Scribe. With each contract …`. */
export const cardWords = (id: string): string =>
  [cardName(id) && `${capital(cardName(id))}.`, cardLine(id)].filter(Boolean).join(' ');
