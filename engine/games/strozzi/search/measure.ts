/** The evaluation's features of a position, from one seat's point of view; each about 1 in size. */

import { featuresOf } from '../../../search/contract.ts';
import {
  CATEGORIES,
  CITIES,
  FLAGS,
  FLORENCE,
  PORTS,
  PROMOTION_PRIZES,
  SPEED_PRIZES,
  TILES,
  TRACK_PRIZES,
} from '../data.ts';
import { topBonus } from '../scoring.ts';
import * as S from '../state.ts';
import { at, type State } from '../state.ts';

/** Figures of which a seat wishes for less. */
const LESS: readonly string[] = ['threatened', 'stepsToLead', 'tileBehind'];

/** In the order in which `measure` writes them. */
export const features = featuresOf(
  {
    base: ['one'],
    money: ['money'],
    flags: ['wareFlag', 'plusOneFlag', 'pirateFlag', 'drawsNext'],
    speed: ['speedPrizes', 'firsts', 'topSpeeds', 'threatened', 'shipsPlaced'],
    tracks: [
      'trackPrizes',
      'trackLeads',
      'stepsToLead',
      'venice',
      'rome',
      'naples',
      'bonus',
      'nearBonus',
      'spaces',
    ],
    florence: ['florence', 'florencePrize', 'florenceRank'],
    tiles: ['tilePrizes', 'tileSum', 'tileLeads', 'tileBehind', 'tileCategories'],
  },
  LESS,
);

const sums = new Int32Array(6);

/** Writes the figures of seat `p` into `out`. */
export function measure(s: State, p: number, out: Float64Array): void {
  let i = 0;
  out[i++] = 1;
  out[i++] = s[S.MONEY + at(p)] / 50;
  for (let flag = 0; flag < FLAGS.length; flag++) out[i++] = S.hasFlag(s, p, flag) ? 1 : 0;
  out[i++] = s[S.DRAWER] === p ? 1 : 0;
  i = measureShips(s, p, out, i);
  i = measureTracks(s, p, out, i);
  out[i++] = S.space(s, FLORENCE, p) / 5;
  const rank = rankIn(s, FLORENCE, p);
  out[i++] = S.space(s, FLORENCE, p) > 0 ? (TRACK_PRIZES[rank] ?? 0) / 10 : 0;
  out[i++] = 1 - rank / (s[S.SEATS] - 1);
  measureTiles(s, p, out, i);
}

/** Ships in port: their payment now, and possible faster ones. */
function measureShips(s: State, p: number, out: Float64Array, from: number): number {
  let prizes = 0;
  let firsts = 0;
  let speeds = 0;
  let threatened = 0;
  let placed = 0;
  for (let port = 0; port < PORTS.length; port++) {
    for (let k = 0; k < s[S.PORT_SIZE + port]; k++) {
      const berth = port * 6 + k;
      if (s[S.PORT_OWNER + berth] !== p) continue;
      const speed = S.speed(s[S.PORT_SHIP + berth], s[S.PORT_FLAG + berth]);
      const prize = SPEED_PRIZES[k] ?? 0;
      placed++;
      prizes += prize;
      if (k === 0) firsts++;
      speeds += speed;
      threatened += (prize * comers(s, p, port) * (9 - speed)) / 8;
    }
  }
  let i = from;
  out[i++] = prizes / 20;
  out[i++] = firsts;
  out[i++] = speeds / 10;
  out[i++] = threatened / 40;
  out[i++] = placed / 2;
  return i;
}

/** Other seats that may still send a ship there in this round. */
function comers(s: State, p: number, port: number): number {
  let count = 0;
  for (let q = 0; q < s[S.SEATS]; q++) {
    if (q !== p && S.unused(s, q) !== 0 && !S.hasShip(s, port, q)) count++;
  }
  return count;
}

function measureTracks(s: State, p: number, out: Float64Array, from: number): number {
  let prizes = 0;
  let leads = 0;
  let lacking = 0;
  let bonus = 0;
  let near = 0;
  let spaces = 0;
  const top = s[S.OPT_TRACK_TOP];
  for (let city = 0; city < CITIES.length; city++) {
    const space = S.space(s, city, p);
    spaces += space;
    const rank = rankIn(s, city, p);
    if (space > 0) prizes += TRACK_PRIZES[rank] ?? 0;
    if (rank === 0 && space > 0) leads++;
    const ahead = s[S.RANK + city * 6 + Math.max(0, rank - 1)];
    if (rank > 0) lacking += Math.min(4, S.space(s, city, ahead) - space);
    bonus += topBonus(s, space);
    near += Math.max(0, 3 - Math.max(0, top - 2 - space));
  }
  let i = from;
  out[i++] = prizes / 20;
  out[i++] = leads / 2;
  out[i++] = lacking / 5;
  for (let port = 0; port < PORTS.length; port++) out[i++] = S.space(s, port, p) / 5;
  out[i++] = bonus / 10;
  out[i++] = near / 3;
  out[i++] = spaces / 15;
  return i;
}

function rankIn(s: State, city: number, p: number): number {
  let rank = 0;
  while (s[S.RANK + city * 6 + rank] !== p) rank++;
  return rank;
}

/** Promotion tiles: the payment of their sums now, and the distance to the next prize. */
function measureTiles(s: State, p: number, out: Float64Array, from: number): void {
  let prizes = 0;
  let total = 0;
  let leads = 0;
  let behind = 0;
  let held = 0;
  for (let category = 0; category < CATEGORIES.length; category++) {
    const own = sumUp(s, category, p);
    total += own;
    if (own > 0) held++;
    let better = 0;
    let best = 0;
    for (let q = 0; q < s[S.SEATS]; q++) {
      if (q === p) continue;
      best = Math.max(best, sums[q]);
      if (sums[q] > own || (sums[q] === own && before(s, q, p))) better++;
    }
    if (own > 0) prizes += PROMOTION_PRIZES[better] ?? 0;
    if (better === 0 && own > 0) leads += Math.min(3, own - best);
    else behind += Math.min(3, best - own);
  }
  let i = from;
  out[i++] = prizes / 30;
  out[i++] = total / 5;
  out[i++] = leads / 3;
  out[i++] = behind / 3;
  out[i] = held / 3;
}

/** Fills `sums` with the seats' tiles of a category; returns that of `p`. */
function sumUp(s: State, category: number, p: number): number {
  for (let q = 0; q < s[S.SEATS]; q++) {
    sums[q] = 0;
    for (let k = 0; k < s[S.TILES_SIZE + at(q)]; k++) {
      const tile = TILES[s[S.OWN_TILES + at(q) + k]];
      if (tile.category === category) sums[q] += tile.value;
    }
  }
  return sums[p];
}

/** ST-052: whether `q` is ahead of `p` in Florence. */
const before = (s: State, q: number, p: number): boolean =>
  rankIn(s, FLORENCE, q) < rankIn(s, FLORENCE, p);
