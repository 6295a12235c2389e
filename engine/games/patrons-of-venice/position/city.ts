/** Businesses, statues, tiles and cubes of a described position. */

import type { Reader } from '../../../kit/reader.ts';
import { BUSINESS, BUSINESSES, CUBES, SHIPS, STATUES } from '../data.ts';
import { CAMPI, SITES } from '../map.ts';
import * as S from '../state.ts';

/** Sites and statues; tiles and statues left follow, if not named. */
export function readCity(s: S.State, given: Reader): void {
  const sites = given.record('sites');
  sites.allow(SITES);
  SITES.forEach((id, site) => {
    if (!sites.tells(id)) return;
    const built = sites.record(id);
    built.allow(['business', 'owner']);
    const business = built.id('business', BUSINESSES, -1);
    const owner = built.int('owner', -1);
    if (business < 0) built.fail('business', `must be one of ${BUSINESSES.join(', ')}`);
    if (owner < 0 || owner >= s[S.SEATS]) built.fail('owner', 'must be a seat of this table');
    s[S.SITE_BUSINESS + site] = business;
    s[S.SITE_OWNER + site] = owner;
    s[S.TILES + business]--;
  });
  const tiles = given.record('tilesLeft');
  tiles.allow(BUSINESSES);
  BUSINESSES.forEach((id, business) => {
    s[S.TILES + business] = tiles.int(id, s[S.TILES + business]);
    if (s[S.TILES + business] > BUSINESS[business].tiles) {
      tiles.fail(id, `are ${BUSINESS[business].tiles} at most`);
    }
  });
  readStatues(s, given);
}

function readStatues(s: S.State, given: Reader): void {
  const statues = given.ids('statues', CAMPI);
  statues.forEach((campo, i) => {
    if (s[S.STATUE + campo] > 0) given.fail('statues', 'name a campo twice');
    s[S.STATUE + campo] = i + 1;
  });
  if (statues.length > STATUES) given.fail('statues', 'are six at most');
  s[S.STATUES_LEFT] = given.int('statuesLeft', STATUES - statues.length);
}

/** Cubes that are neither on a shipment nor on a business, unless named. */
export function readCubes(s: S.State, seats: readonly Reader[]): void {
  seats.forEach((seat, p) => {
    s[S.CUBES + S.at(p)] = seat.int('cubesLeft', CUBES - cubesOut(s, p));
  });
}

/** Cubes of `p` on shipments and businesses. */
export function cubesOut(s: S.State, p: number): number {
  let out = 0;
  for (let board = 0; board < s[S.SEATS]; board++) {
    for (let ship = 0; ship < SHIPS.length; ship++) {
      if (s[S.CUBE_ON + S.at(board) + ship] === p) out++;
    }
  }
  for (let site = 0; site < SITES.length; site++) if (s[S.SITE_OWNER + site] === p) out++;
  return out;
}
