/** The seats that may still act in this turn (rules, section 4). */

import { YIELD } from './buildings.ts';
import { COMMODITIES, EXTRA_ACTION, TILES } from './data.ts';
import { BUILDINGS_AT, FIRST_STREET, isBuilding, NO_SPACE } from './map.ts';
import * as S from './state.ts';

/** GE-403, GE-904, GE-1105; GE-1103, GE-1104: with two players the merchant has two once the other has acted. */
function limit(s: S.State, p: number): number {
  const own = 1 + s[S.EXTRA + S.at(p)];
  if (s[S.SEATS] !== 2 || p !== s[S.MERCHANT]) return own;
  return s[S.TAKEN_ACTIONS + S.at(1 - p)] > 0 ? own + 1 : own;
}

/** Actions that `p` has left in this turn. */
export const left = (s: S.State, p: number): number => limit(s, p) - s[S.TAKEN_ACTIONS + S.at(p)];

export const hasExtra = (s: S.State, p: number): boolean => s[S.TILE + S.at(p) + EXTRA_ACTION] > 0;

/** Whether `p` can take an action at all, with a tile if necessary (GE-538). */
export const canAct = (s: S.State, p: number): boolean => left(s, p) >= 1 || hasExtra(s, p);

/** Whether `p` can be given the action of the building under the tower. */
export function isEligible(s: S.State, p: number): boolean {
  if (!canAct(s, p)) return false;
  return s[S.SEATS] > 2 || p === s[S.MERCHANT] || hasGoodToGive(s, p);
}

/** GE-1102: with two players an offer needs a good, owned or promised. */
function hasGoodToGive(s: S.State, p: number): boolean {
  if (S.handCount(s, p) > 0) return true;
  const block = S.at(p);
  for (let good = 0; good < COMMODITIES.length; good++)
    if (s[S.GOODS + block + good] > 0) return true;
  const spent = left(s, p) >= 1 ? 0 : 1;
  for (let tile = 0; tile < TILES.length; tile++) {
    if (s[S.TILE + block + tile] > (tile === EXTRA_ACTION ? spent : 0)) return true;
  }
  const mayTakeMarkers = s[S.GENERAL + S.at(s[S.MERCHANT])] > 0;
  if (mayTakeMarkers && s[S.PERSONAL + block] > 0) return true;
  return yieldsGood(s, p, mayTakeMarkers);
}

/** Whether the building under the tower now yields anything that `p` could promise. */
function yieldsGood(s: S.State, p: number, mayTakeMarkers: boolean): boolean {
  const space = S.tower(s);
  if (space < 0 || !isBuilding(space)) return false;
  const { draw, markers, first, tile } = YIELD[space];
  if (draw >= 0) return S.pileCount(s, draw) > 0;
  if (markers > 0) return mayTakeMarkers && s[S.GENERAL + S.at(p)] > 0;
  if (tile >= 0) return s[S.TILE_SUPPLY + tile] > 0;
  return s[S.SUPPLY + first] + s[S.SUPPLY + first + 1] > 0;
}

/** Whether `p` can acquire anything at all (GE-602, GE-604). */
export function canAcquire(s: S.State, p: number): boolean {
  if (s[S.PERSONAL + S.at(p)] === 0) return false;
  for (let street = FIRST_STREET; street < NO_SPACE; street++) {
    if (s[S.DISC + street] === 0) continue;
    const buildings = BUILDINGS_AT[street];
    for (let i = 0; i < buildings.length; i++) if (s[S.OWNER + buildings[i]] !== p) return true;
  }
  return false;
}
