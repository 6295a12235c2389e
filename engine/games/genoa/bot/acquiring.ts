/** Phase 3: the value of the bot's markers on each building (rules, section 12.2). */

import { DECLINE_ACQUIRE } from '../codes.ts';
import { opAt, opBuildingAt, opsIn, PLACE, REMOVE } from '../fields.ts';
import { BUILDINGS_AT } from '../map.ts';
import { legal, opsOf } from '../phases/acquiring.ts';
import * as S from '../state.ts';
import type { Sight } from './sight.ts';
import { placeWorth, worth } from './values.ts';

/** Ducats of a rival's loss that weigh as much as one of the bot's own. */
const ENVY = 0.35;
/** By how much a marker must bring more than the player's own one that it replaces (section 12.2). */
const REPLACED = 6;

const listed = new Int32Array(1024);

/** The choice of the seat that may acquire. */
export function acquire(sight: Sight): number {
  const { s, p } = sight;
  const count = legal(s, p, listed);
  let best = DECLINE_ACQUIRE;
  let most = 0;
  for (let i = 0; i < count; i++) {
    if (listed[i] === DECLINE_ACQUIRE) continue;
    const gain = gainOf(sight, opsOf(listed[i]));
    if (gain > most) [best, most] = [listed[i], gain];
  }
  return best;
}

function gainOf(sight: Sight, ops: number): number {
  let gain = 0;
  for (let i = 0; i < opsIn(ops); i++)
    gain += opGain(sight, sight.p, opAt(ops, i), opBuildingAt(ops, i));
  return gain;
}

/** Gain of one operation for `q`, minus the markers that it costs. */
function opGain(sight: Sight, q: number, op: number, building: number): number {
  const { values } = sight.held[q];
  const marker = markerWorth(sight, q);
  const own = op === REMOVE ? 0 : placeWorth(sight, values, building);
  if (op === PLACE) return own - marker;
  const rivals = sight.s[S.SEATS] - 1;
  const harm = (ENVY * placeWorth(sight, values, building)) / rivals;
  const cost = op === REMOVE ? marker : 2 * marker;
  return own + harm - cost - REPLACED;
}

/** Reserve value of the last of the personal markers. */
function markerWorth(sight: Sight, q: number): number {
  const held = sight.held[q];
  if (held.markers <= 0) return 0;
  held.markers--;
  const without = worth(sight, held);
  held.markers++;
  return sight.base[q] - without;
}

/** Value of a disc on `street` for `q`, who has markers to place there. */
export function bestAt(sight: Sight, q: number, street: number): number {
  const { s } = sight;
  const buildings = BUILDINGS_AT[street];
  let markers = s[S.PERSONAL + S.at(q)];
  let sum = 0;
  for (let i = 0; i < buildings.length && markers > 0; i++) {
    if (s[S.OWNER + buildings[i]] >= 0) continue;
    sum += Math.max(0, opGain(sight, q, PLACE, buildings[i]));
    markers--;
  }
  return sum;
}
