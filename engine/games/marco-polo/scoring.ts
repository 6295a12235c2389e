/** Final scoring (rules, section 6). */

import type { Standing } from '../../core/contract.ts';
import { GOAL_CITIES, GOAL_VP } from './cards.ts';
import { BEIJING_SLOTS } from './data/map-nodes.ts';
import { PALAZZI } from './data/venice.ts';
import { CAMEL, COIN } from './data/vocabulary.ts';
import { COINS_FOR_POINT, GOODS_FOR_POINT, KEPT_GOALS, MOST_CONTRACTS_VP } from './data.ts';
import { amountAt, goodsOf } from './effects/purse.ts';
import { BEIJING, FIRST_PALAZZO } from './map.ts';
import * as S from './state.ts';
import type { ResultRow } from './types.ts';

/** MP-135: by the number of different goal cities with own posts. */
const CITIES_VP = [0, 1, 3, 6, 10];

/** MP-130: the points of a place in Beijing. */
function beijing(s: S.State, p: number): number {
  const place = Array.from(s.subarray(S.BEIJING_SEAT, S.BEIJING_SEAT + BEIJING_SLOTS.length));
  return BEIJING_SLOTS[place.indexOf(p)] ?? 0;
}

/** MP-134 */
function goalCards(s: S.State, p: number): number {
  let vp = 0;
  for (const goal of kept(s, p)) {
    if (GOAL_CITIES[goal].every((city) => S.hasPost(s, p, city))) vp += GOAL_VP[goal];
  }
  return vp;
}

function goalCities(s: S.State, p: number): number {
  const cities = new Set(kept(s, p).flatMap((goal) => GOAL_CITIES[goal]));
  return CITIES_VP[[...cities].filter((city) => S.hasPost(s, p, city)).length];
}

const kept = (s: S.State, p: number): number[] =>
  Array.from(s.subarray(S.GOAL + S.at(p), S.GOAL + S.at(p) + KEPT_GOALS)).filter((g) => g >= 0);

/** AV-035 */
const venice = (s: S.State, p: number): number =>
  PALAZZI.reduce((sum, { vp }, i) => sum + (S.hasPost(s, p, FIRST_PALAZZO + i) ? vp : 0), 0);

/** MP-133, AV-R37 */
function contracts(s: S.State, p: number): number {
  let most = 1;
  for (let q = 0; q < s[S.SEATS]; q++) most = Math.max(most, s[S.DONE_SIZE + S.at(q)]);
  return s[S.DONE_SIZE + S.at(p)] === most ? MOST_CONTRACTS_VP : 0;
}

/** The points of each seat by source, in seat order. */
export function resultTable(s: S.State): ResultRow[] {
  return Array.from({ length: s[S.SEATS] }, (_, p) => {
    const isIn = S.hasPost(s, p, BEIJING);
    const row = {
      track: s[S.SCORE + S.at(p)],
      beijing: isIn ? beijing(s, p) : 0,
      goods: isIn ? Math.floor(goodsOf(s, p) / GOODS_FOR_POINT) : 0, // MP-131
      coins: Math.floor(s[amountAt(p, COIN)] / COINS_FOR_POINT), // MP-132
      contracts: contracts(s, p),
      goalCards: goalCards(s, p),
      goalCities: goalCities(s, p),
      venice: venice(s, p),
    };
    const total = Object.values(row).reduce((sum, vp) => sum + vp, 0);
    return { seat: p, ...row, total, camels: s[amountAt(p, CAMEL)] };
  });
}

/** MP-136: most points, then most camels; still tied: shared. */
export function winners(s: S.State): number[] {
  const table = resultTable(s);
  const isAhead = (a: ResultRow, b: ResultRow): boolean =>
    a.total > b.total || (a.total === b.total && a.camels > b.camels);
  return table.filter((row) => !table.some((other) => isAhead(other, row))).map(({ seat }) => seat);
}

export function standings(s: S.State): Standing[] {
  const won = s[S.PHASE] === S.OVER ? winners(s) : [];
  return resultTable(s).map(({ seat, track, total }) => ({
    seat,
    score: s[S.PHASE] === S.OVER ? total : track,
    winner: won.includes(seat),
  }));
}
