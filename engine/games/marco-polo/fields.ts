/** The fields of this game's actions (rules, appendix B.1). */

import type { Json } from '../../core/contract.ts';
import {
  assent,
  assignment,
  basket,
  type CodedField,
  list,
  number,
  type OpenField,
  open,
  record,
  word,
  wordOrNull,
} from '../../kit/fields.ts';
import { CITY_CARD_IDS, CONTRACT_IDS } from './cards.ts';
import { GF13, GF14, GIFT_IDS } from './data/gifts.ts';
import { COMPANIONS } from './data/people.ts';
import { GOODS } from './data/vocabulary.ts';
import { DIE_IDS, TOKEN_IDS } from './effects/dice.ts';
import { MAP_IDS, NODES, PALAZZO_IDS } from './map.ts';
import { LONGEST_PATH } from './movement/movement.ts';

/** Dice and tokens as actions name them; their numbers are those of a placement. */
export const ALL_DICE: readonly string[] = [...DIE_IDS, ...TOKEN_IDS];

/** More questions than any match puts. */
export const MOST_QUESTIONS_ASKED = 4095;

/** A field that may be missing; unlike the kit's `maybe` it keeps empty lists and maps. */
export const optional = <T extends Json>(field: OpenField<T>): OpenField<T> => ({
  ...field,
  optional: true,
});

/** One of `words` that may be left out: packs to 0 then. */
export const maybeWord = (words: readonly string[]): CodedField<string> => ({
  ...word(words, 1),
  optional: true,
  fits: (packed) => packed <= words.length,
});

export const good = word(GOODS);
export const die = word(ALL_DICE);
export const contract = word(CONTRACT_IDS);
export const node = word(NODES);

const GOODS_BITS = 7;
/** A payment in goods; more than anybody owns saturates. */
export const goodsField = basket(GOODS, Number.MAX_SAFE_INTEGER, GOODS_BITS);

const mapNode = open(word(MAP_IDS));
const palazzo = open(word(PALAZZO_IDS));

/** Fields of a movement. */
export const MOVEMENT_FIELDS = {
  legs: list(record({ figure: number(1, 2), path: list(mapNode, LONGEST_PATH) }) as OpenField, 2),
  cartographer: optional(open(word(['camels', 'coins']))),
  postsInPassing: optional(list(mapNode, MAP_IDS.length)),
  gift: optional(open(word([GIFT_IDS[GF14]]))),
  giftCity: optional(mapNode),
};

/** Fields of the use of a city card. */
export const USE_FIELDS = {
  times: optional(number(1, 6)),
  option: optional(number(0, 1)),
  pay: optional(open(goodsField)),
  target: optional(open(word(CITY_CARD_IDS))),
};

/** Fields for the place of a post in Venice. */
const POST_FIELDS = {
  palazzo: optional(palazzo),
  via: optional(open(wordOrNull(PALAZZO_IDS))),
};

/** The spaces as a placement names them. */
const PLACE_SPACES = [
  'coins5',
  'bazaarCamel',
  'bazaarPepper',
  'bazaarSilk',
  'bazaarGold',
  'khan',
  'contracts',
  'travel',
  'cityCard',
  'v7a',
  'v7b',
  'venice',
  'companions',
  'moneylender',
  'gondolier',
];

export const PLACE_FIELDS = {
  space: open(word(PLACE_SPACES)),
  dice: list(open(die), 3),
  adjust: optional(list(number(-2, 2), 3)),
  values: optional(list(number(1, 6), 3)),
  row: optional(number(1, 6)),
  good: optional(open(good)),
  picks: optional(list(number(1, 6), 2)),
  discards: optional(list(open(contract), 2)),
  bonuses: optional(open(assignment(['5', '6'], ['coin', 'camel']) as CodedField<Json>)),
  ...MOVEMENT_FIELDS,
  legs: optional(MOVEMENT_FIELDS.legs),
  card: optional(open(word(CITY_CARD_IDS))),
  diplomat: optional(open(assent as CodedField<Json>)),
  ...USE_FIELDS,
  ...POST_FIELDS,
  companion: optional(open(wordOrNull(COMPANIONS))),
  freeBy: optional(open(word([GIFT_IDS[GF13]]))),
};
