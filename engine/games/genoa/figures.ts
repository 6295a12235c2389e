/** Figures and names for the sentences of refusals: the requested and the available amounts. */

import type { JsonObject } from '../../core/contract.ts';
import { counts } from '../../kit/names.ts';
import { COMMODITIES, TILES } from './data.ts';
import { left } from './limits.ts';
import { isBuilding, SPACES } from './map.ts';
import * as S from './state.ts';
import type { Action } from './types.ts';

/**
 * Data about `action`, which is refused, from the knowledge of `p` alone: nothing that others have
 * hidden.
 */
export function figures(s: S.State, p: number, action: Action): JsonObject {
  const own = {
    ducats: s[S.DUCATS + S.at(p)],
    personal: s[S.PERSONAL + S.at(p)],
    left: left(s, p),
    commodities: counts(s, S.GOODS + S.at(p), COMMODITIES),
    tiles: counts(s, S.TILE + S.at(p), TILES),
  };
  const space = S.tower(s);
  const here = {
    tower: space < 0 ? null : SPACES[space],
    moves: S.movesUsed(s),
    isBuilding: space >= 0 && isBuilding(space),
  };
  const { type: _type, ...asked } = action;
  return { asked, own, here };
}
