/** Phase 1: whether a Starting space tile is worth more than a throw of the dice. */

import { DIE_FACES, STARTING_SPACE } from '../data.ts';
import { MARKET, NO_SPACE, SPACE_AT } from '../map.ts';
import * as S from '../state.ts';
import { prospects, startWorth } from './routes.ts';
import type { Sight } from './sight.ts';
import { useful } from './values.ts';

/** Reserve value of the tile. */
const KEPT = 18;

/** The space to start from in place of the dice, -1 for the dice. */
export function bestStart(sight: Sight): number {
  const { s, p } = sight;
  if (s[S.TILE + S.at(p) + STARTING_SPACE] === 0) return -1;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  const found = prospects(sight);
  const values = new Float64Array(NO_SPACE);
  for (let space = 0; space < NO_SPACE; space++) {
    values[space] = space === MARKET ? 0 : startWorth(found, space);
    if (values[space] > most) [best, most] = [space, values[space]];
  }
  for (let square = 0; square < DIE_FACES * DIE_FACES; square++) sum += values[SPACE_AT[square]];
  return most - sum / DIE_FACES ** 2 > KEPT * useful(sight) ? best : -1;
}
