/**
 * Fixed chance, in the words of positions (rules, appendix B.2): the next results of named dice,
 * and the top cards after the next shuffle of a name.
 */

import type { Chance } from '../../core/chance.ts';
import type { Json, JsonObject } from '../../core/contract.ts';
import { isObject } from '../../core/json.ts';
import { BONUS_IDS, CITY_CARD_IDS, CONTRACT_IDS, GOAL_IDS, OUTPOST_IDS } from './cards.ts';
import { STARTING } from './data/contracts.ts';
import { GIFT_IDS } from './data/gifts.ts';
import { CHARACTERS, COMPANIONS, RUSTICIANO_CARDS } from './data/people.ts';
import { DIE_FACES, MAX_SEATS } from './data.ts';
import { DIE_IDS } from './effects/dice.ts';
import type { ShuffleName } from './shuffles.ts';

/** The cards of each shuffle, by number. */
const WORDS: { readonly [name in ShuffleName]: readonly (string | number)[] } = {
  start: Array.from({ length: MAX_SEATS }, (_, p) => p),
  startingContracts: CONTRACT_IDS.slice(0, STARTING),
  contracts: CONTRACT_IDS.slice(STARTING),
  cityCards: CITY_CARD_IDS,
  cityBonuses: BONUS_IDS,
  outposts: OUTPOST_IDS,
  companions: COMPANIONS,
  characters: CHARACTERS,
  goals: GOAL_IDS,
  bellela: CHARACTERS,
  rusticiano: RUSTICIANO_CARDS,
  gifts: GIFT_IDS,
};

/** @throws Error for an unknown word */
function numbersOf(words: readonly (string | number)[], path: string, said: Json): number[] {
  if (!Array.isArray(said)) throw new Error(`chance: ${path} must be a list`);
  return said.map((word) => {
    const number = words.indexOf(word as string);
    if (number < 0) throw new Error(`chance: ${JSON.stringify(word)} is no word of ${path}`);
    return number;
  });
}

const FACES = Array.from({ length: DIE_FACES }, (_, i) => i + 1);

/**
 * Chance that first gives the described draws, then `rest`.
 * @throws Error for unknown words
 */
export function chances(said: JsonObject, rest: Chance): Chance {
  const { rolls = {}, ...shuffles } = said;
  if (!isObject(rolls)) throw new Error('chance: rolls must be an object');
  const results = new Map<number, number[]>();
  for (const [die, faces] of Object.entries(rolls)) {
    const [number] = numbersOf(DIE_IDS, 'rolls', [die]);
    results.set(
      number,
      numbersOf(FACES, `rolls.${die}`, faces).map((i) => FACES[i]),
    );
  }
  const tops = new Map<string, number[]>();
  for (const [name, words] of Object.entries(shuffles)) {
    if (!Object.hasOwn(WORDS, name)) throw new Error(`chance: nothing is shuffled as ${name}`);
    tops.set(name, numbersOf(WORDS[name as ShuffleName], name, words));
  }
  return {
    below: (n) => rest.below(n),
    ...(rest.order && { order: rest.order }),
    roll: (die) => results.get(die)?.shift(),
    top: (name) => {
      const top = tops.get(name);
      tops.delete(name);
      return top;
    },
  };
}
