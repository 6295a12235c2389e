/** Cards, tiles and markers as the rules work on them: by number, with counted costs and gains. */

import { CITY_BONUSES, NEW_BONUSES, OUTPOSTS } from './data/bonuses.ts';
import { CITY_CARDS, type CityCard } from './data/city-cards.ts';
import { CONTRACTS, NEW_CONTRACTS } from './data/contracts.ts';
import { GIFT_IDS } from './data/gifts.ts';
import { GOALS } from './data/goals.ts';
import { ARGHUN, CHARACTERS, RUSTICIANO_CARDS } from './data/people.ts';
import { SPACES } from './data/spaces.ts';
import { costOf, gainOf } from './data/vocabulary.ts';
import { NODES } from './map.ts';

export const CONTRACT_IDS = CONTRACTS.map(({ id }) => id);
/** [contract] */
export const CONTRACT_COST = CONTRACTS.map(({ cost }) => costOf(cost));
export const CONTRACT_GAIN = CONTRACTS.map(({ gain }) => gainOf(gain));

export const CITY_CARD_IDS = CITY_CARDS.map(({ id }) => id);
export const CARDS: readonly CityCard[] = CITY_CARDS;
const thatIs = (kind: string): number => CITY_CARDS.findIndex((card) => card.kind === kind);
/** AV-050, AV-052: CC32 and CC33. */
export const SEARCH_CARD = thatIs('contractSearch');
export const ANY_CARD = thatIs('anyCard');

export const BONUS_IDS = CITY_BONUSES.map(({ id }) => id);
export const BONUS_GAIN = CITY_BONUSES.map(({ gain }) => gainOf(gain));
/** Node of each marker in the beginner set-up (MP-017). */
export const BONUS_BEGINNER = CITY_BONUSES.map(({ beginner }) =>
  beginner ? NODES.indexOf(beginner) : -1,
);

export const OUTPOST_IDS = OUTPOSTS.map(({ id }) => id);
export const OUTPOST_GAIN = OUTPOSTS.map(({ gain }) => gainOf(gain));

export const GOAL_IDS = GOALS.map(({ id }) => id);
export const GOAL_VP = GOALS.map(({ vp }) => vp);
export const GOAL_CITIES = GOALS.map(({ cities }) => cities.map((city) => NODES.indexOf(city)));

/** All sources of questions, by one number: see `source` in the rules' appendix B. */
const SOURCE_LISTS = [
  CONTRACT_IDS.slice(0, -NEW_CONTRACTS),
  CITY_CARD_IDS,
  OUTPOST_IDS,
  BONUS_IDS.slice(0, -NEW_BONUSES),
  SPACES,
  CHARACTERS.slice(0, ARGHUN),
  RUSTICIANO_CARDS,
  NODES,
  ['roll'],
  // The additions of the New Characters: earlier sources keep their numbers.
  GIFT_IDS,
  CONTRACT_IDS.slice(-NEW_CONTRACTS),
  BONUS_IDS.slice(-NEW_BONUSES),
  CHARACTERS.slice(ARGHUN),
];
export const SOURCES: readonly string[] = SOURCE_LISTS.flat();
const startOf = (list: number): number =>
  SOURCE_LISTS.slice(0, list).reduce((sum, ids) => sum + ids.length, 0);
/** The first of each kind. */
export const FROM_CITY_CARD = startOf(1);
export const FROM_OUTPOST = startOf(2);
export const FROM_SPACE = startOf(4);
export const FROM_RUSTICIANO = startOf(6);
export const FROM_ROLL = startOf(8);
export const FROM_GIFT = startOf(9);
/** The same for lists that are not contiguous. [contract], [marker], [character] */
export const FROM_CONTRACT = CONTRACT_IDS.map((id) => SOURCES.indexOf(id));
export const FROM_BONUS = BONUS_IDS.map((id) => SOURCES.indexOf(id));
export const FROM_CHARACTER = CHARACTERS.map((id) => SOURCES.indexOf(id));
/** The same for nodes, some of which are also slots of city cards. [node] */
export const FROM_NODE = NODES.map((id) => SOURCES.indexOf(id));
