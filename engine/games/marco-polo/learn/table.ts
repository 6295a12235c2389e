/**
 * The table of Marco Polo's lesson: the cards and tiles of every scene, and helpers for the rest.
 */

import type { JsonObject } from '../../../core/contract.ts';
import type { Open, Scripted } from '../../../learn/lesson.ts';

/** Dice may be placed on a space. */
export const at = (space: string, rule: string): Open => ({
  like: { type: 'place', space },
  rule,
});
export const END = { type: 'endTurn' };
export const ENDING: Open = { like: END, rule: 'MP-032' };

/** A whole turn of another seat. */
export const turnOf = (seat: number, action: JsonObject): readonly Scripted[] => [
  { seat, action },
  { seat, action: END },
];

/** Dice of a colour, numbered from `first` on. */
export const dice = (color: string, values: readonly number[], first = 1): JsonObject[] =>
  values.map((value, k) => ({ id: `${color}-${k + first}`, value }));

/** Dice of a seat on a space. */
export const lying = (
  seat: number,
  color: string,
  values: readonly number[],
  first: number,
): JsonObject => ({ seat, dice: dice(color, values, first) });

/** The cards and tiles of the map before anybody has travelled, and the contracts. */
export const BOARD: JsonObject = {
  cityCards: {
    moscow: 'CC06',
    karakorum: 'CC18',
    samarcanda: 'CC12',
    lanzhou: 'CC23',
    alexandria: 'CC08',
    karachi: 'CC16',
    sumatra1: 'CC01',
    sumatra2: 'CC24',
    sumatra3: 'CC03',
  },
  outposts: {
    moscow: 'OB2',
    karakorum: 'OB4',
    samarcanda: 'OB3',
    lanzhou: 'OB1',
    alexandria: 'OB5',
    karachi: 'OB9',
    sumatra: 'OB6',
  },
  contractRow: ['C28', 'C07', 'C30', 'C25', 'C14', 'C32'],
};

/** The same once the first posts of three cities have taken their tiles. */
export const LATER: JsonObject = {
  ...BOARD,
  outposts: { karakorum: 'OB4', samarcanda: 'OB3', lanzhou: 'OB1', sumatra: 'OB6' },
  contractRow: ['C04', 'C12', 'C09', 'C37', 'C14', 'C38'],
};

/** The person's seat, and the two others: unnamed fields are as at the beginning. */
export const seats = (own: JsonObject, second: JsonObject, third: JsonObject): JsonObject[] => [
  { character: 'johannes', contracts: ['S6'], goals: ['G01', 'G18'], ...own },
  { character: 'wilhelm', coins: 8, camels: 2, contracts: ['S3'], ...second },
  { character: 'berke', coins: 9, camels: 2, contracts: ['S5'], ...third },
];
